"""Moves and matches as text, a header and one move per line, or as JSON."""

import hashlib
import json
from bisect import bisect_left
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from difflib import SequenceMatcher
from itertools import pairwise
from types import UnionType
from typing import Any
from weakref import WeakKeyDictionary

from .errors import BadMatch, IllegalMove
from .game import Game
from .seeds import is_seed

FORMAT = "tessera-match"
FORMAT_VERSION = 1
FIELDS = {"format", "version", "game", "rules", "components", "players", "seed", "options", "seats", "moves"}
PROOF = ("commitment", "salt")  # added by a server: the hash of salt and seed, published before the match, and the salt

NUMBERS = {"version", "rules", "players", "seed"}

NEAR = 3  # moves that are named when one is mistyped
LONGEST_MISTYPED = 60  # letters of it that are looked at
COMPARED = 12  # moves that are compared with it, letter by letter
SIMILAR = 0.6  # share of letters in the same order
PAIRS = 20  # of neighbouring letters by which these moves are found, the rarest

Record = dict[str, Any]  # a match as plain data, with the FIELDS above


def move_text(game: Game, action: int) -> str:
    """An action as people write it."""
    return game.texts[action]


class MistypedMove(IllegalMove):
    """A text that is no move of a game; to look for similar moves takes a moment, which is left to whoever shows the error."""

    def __init__(self, game: Game, text: str) -> None:
        super().__init__("no-such-move", move=text.strip()[:60])
        self.mistyped_in, self.text = game, text

    def with_similar(self) -> IllegalMove:
        """The same error with similar moves, if there are any."""
        near = near_moves(self.mistyped_in, " ".join(self.text.lower().split()))
        return IllegalMove("no-such-move-near", move=self.text.strip()[:60], near=near) if near else self


def find_move(game: Game, text: str) -> int:
    """The action of a move; raises MistypedMove if there is none."""
    action = game.action_of.get(tuple(text.lower().split()))
    if action is None:
        raise MistypedMove(game, text)
    return action


def read_move(game: Game, text: str) -> int:
    """The action of a move; a mistyped move is refused with similar ones."""
    try:
        return find_move(game, text)
    except MistypedMove as error:
        raise error.with_similar() from None


def read_numbered(game: Game, number: int, move: str) -> int:
    """The action of a move in a file; a mistyped move is refused with its number."""
    try:
        return read_move(game, move)
    except IllegalMove as error:
        raise BadMatch("move-refused", number=number, move=move, reason=error.reason).of(game) from error


def near_moves(game: Game, text: str) -> list[str]:
    """Up to three moves like a text: those that share its first words, then those with a similar spelling."""
    spelling, words = spelling_of(game), text[:LONGEST_MISTYPED].split()
    begin: list[int] = []
    while len(words) > 1 and not begin:
        begin = spelling.beginning_with(" ".join(words))
        words.pop()
    near = [*begin[:NEAR], *spelling.similar(text[:LONGEST_MISTYPED])]
    return [game.texts[action] for action in dict.fromkeys(near)][:NEAR]


class Spelling:
    """An index of the moves of a game by spelling: to compare a mistyped move with all of them would take too long."""

    def __init__(self, texts: Sequence[str]) -> None:
        self.texts = texts
        self.sorted = sorted((text, action) for action, text in enumerate(texts))
        self.with_pair: dict[str, list[int]] = {}  # the actions whose texts contain a pair of letters
        for action, text in enumerate(texts):
            for pair in letter_pairs(text):
                self.with_pair.setdefault(pair, []).append(action)

    def beginning_with(self, prefix: str) -> list[int]:
        """The actions whose texts begin so, in the order of the catalogue."""
        return sorted(self.all_beginning_with(prefix))

    def all_beginning_with(self, prefix: str) -> Iterator[int]:
        """The same, in alphabetical order."""
        for text, action in self.sorted[bisect_left(self.sorted, (prefix, -1)) :]:
            if not text.startswith(prefix):
                return
            yield action

    def similar(self, text: str) -> list[int]:
        """The actions with the most similar texts, the best first, among those with the most letter pairs in common."""
        shared = Counter[int]()
        rarest = sorted((self.with_pair[pair] for pair in letter_pairs(text) if pair in self.with_pair), key=len)
        for actions in rarest[:PAIRS]:
            shared.update(actions)
        matcher, found = SequenceMatcher(b=text, autojunk=False), list[tuple[float, int]]()
        for action, _ in shared.most_common(COMPARED):
            matcher.set_seq1(self.texts[action])
            if (ratio := matcher.ratio()) >= SIMILAR:
                found.append((-ratio, action))
        return [action for _, action in sorted(found)[:NEAR]]


def letter_pairs(text: str) -> set[str]:
    """The pairs of neighbouring letters of a text; its ends count as spaces."""
    return {first + second for first, second in pairwise(f" {text} ")}


SPELLINGS: WeakKeyDictionary[Game, Spelling] = WeakKeyDictionary()


def spelling_of(game: Game) -> Spelling:
    """The index of a game."""
    if game not in SPELLINGS:
        SPELLINGS[game] = Spelling(game.texts)
    return SPELLINGS[game]


def write_json(record: Record) -> str:
    """A match as JSON."""
    return json.dumps(record, ensure_ascii=False, indent=1) + "\n"


def read_json(text: str) -> Record:
    """Reads a match from JSON."""
    try:
        data = json.loads(text)
    except (ValueError, RecursionError) as error:
        where = f"{error.lineno}" if isinstance(error, json.JSONDecodeError) else "1"
        raise BadMatch("bad-json", line=where) from error
    return check(data)


def read_match(text: str) -> Record:
    """Reads a match from JSON or text."""
    return read_json(text) if text.lstrip().startswith("{") else read_text(text)


def write_text(record: Record) -> str:
    """A match as text: a header of `key: value` lines, an empty line, one move per line."""
    header = [
        f"{FORMAT}: {FORMAT_VERSION}",
        *(f"{key}: {record[key]}" for key in ("game", "rules", "components", "players", "seed", *PROOF) if key in record),
    ]
    options = [f"option {key}: {json.dumps(value, ensure_ascii=False)}" for key, value in record["options"].items()]
    seats = [f"seat {number}: {name}" for number, name in enumerate(record["seats"], 1)]
    return "\n".join([*header, *options, *seats, "", *record["moves"]]) + "\n"


def read_text(text: str) -> Record:
    """Reads a match from text; `#` starts a comment line."""
    lines = [(number, line.strip()) for number, line in enumerate(text.splitlines(), 1)]
    lines = [(number, line) for number, line in lines if not line.startswith("#")]
    if not lines or not lines[0][1].startswith(f"{FORMAT}:"):
        raise BadMatch("not-a-match")
    end = next((index for index, (_, line) in enumerate(lines) if not line), len(lines))
    record: Record = {"format": FORMAT, "options": {}, "seats": [], "moves": [line for _, line in lines[end:] if line]}
    for number, line in lines[:end]:
        read_header_line(record, number, line)
    return check(record)


def read_header_line(record: Record, number: int, line: str) -> None:
    """Adds one line of the header to a record."""
    key, colon, value = (part.strip() for part in line.partition(":"))
    kind, _, name = key.partition(" ")
    if not colon or (kind not in {"option", "seat"} and name):
        raise BadMatch("bad-line", line=number, text=line[:80])
    if kind == "option":
        if name in record["options"]:
            raise BadMatch("line-twice", line=number, key=key)
        try:
            record["options"][name] = json.loads(value)
        except (ValueError, RecursionError) as error:
            raise BadMatch("bad-line", line=number, text=line[:80]) from error
    elif kind == "seat":
        if name != str(len(record["seats"]) + 1):
            raise BadMatch("bad-line", line=number, text=line[:80])
        record["seats"].append(value)
    elif key in record:
        raise BadMatch("line-twice", line=number, key=key)
    else:
        name = "version" if key == FORMAT else key
        record[name] = read_number(value) if name in NUMBERS else value


def read_number(value: str) -> int | str:
    """The integer that a text represents (up to the 20 digits of a seed), or else the text."""
    return int(value) if value.isascii() and value.isdigit() and len(value) <= 20 else value


def commitment(seed: int | str, salt: str) -> str:
    """The SHA-256 of salt and seed: a server publishes it before a match, so that it cannot change the deal later."""
    return hashlib.sha256(f"{salt}:{seed}".encode()).hexdigest()


def check(data: Any) -> Record:
    """Checks that a record has all fields of a match and that they are of the right types."""
    if not isinstance(data, dict) or data.get("format") != FORMAT:
        raise BadMatch("not-a-match")
    if data.get("version") != FORMAT_VERSION:
        raise BadMatch("other-format", version=str(data.get("version")), ours=FORMAT_VERSION)
    kinds: Mapping[str, type | UnionType] = {
        "game": str,
        "rules": int,
        "components": str,
        "players": int,
        "seed": int | str,
        "options": dict,
        "seats": list,
        "moves": list,
    }
    for key, kind in kinds.items():
        if key not in data:
            raise BadMatch("field-missing", key=key)
        value = data[key]
        strings = not isinstance(value, list) or all(isinstance(item, str) for item in value)
        is_other_word = key == "seed" and isinstance(value, str) and not is_seed(value)
        if not isinstance(value, kind) or isinstance(value, bool) or not strings or is_other_word:
            raise BadMatch("field-wrong", key=key, value=json.dumps(value, ensure_ascii=False)[:80])
    if unknown := sorted(data.keys() - FIELDS - {*PROOF}):
        raise BadMatch("field-unknown", key=unknown[0])
    return data
