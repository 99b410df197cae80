"""A match: a seed, options and the actions so far. Everything else is replayed from these."""

from collections.abc import Iterator, Mapping, Sequence
from copy import copy
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np

from . import notation
from .compile.random import new_generator
from .contract import AUTOMATIC, NOBODY, OVER
from .drive import ENDLESS
from .errors import BadMatch, BadOption, CannotUndo, IllegalMove, Reason, endless
from .files import read_file, write_file
from .game import Event, Game, View, is_whole
from .options import Options
from .registry import VARIANTS, find_game
from .seeds import Seed, is_seed, new_number
from .state import State, bytes_of, copy_of
from .steps import Step, events_of, play_on


@dataclass(frozen=True)
class Result:
    """How a match ended: the points and the rank of every seat, and the winners."""

    points: tuple[int, ...]
    ranks: tuple[int, ...]
    winners: tuple[int, ...]

    @property
    def shares(self) -> tuple[float, ...]:
        """Each seat's share of the victory: 1, 0, or a fraction if it is shared."""
        return tuple(1 / len(self.winners) if rank == 1 else 0.0 for rank in self.ranks)


class Match:
    """A match in progress or finished.

    >>> from tessera.core.registry import first_game
    >>> match = Match.new(first_game(), players=2, seed=1)
    >>> events = match.play(match.legal_moves()[0])
    >>> len(match.actions)
    1
    >>> match.undo()
    >>> len(match.actions)
    0
    """

    def __init__(self, game: Game, players: int, seed: Seed, options: Options, seats: Sequence[str]) -> None:
        self.game = game
        self.players = players
        self.seed = seed
        self.options = options
        self.seats = list(seats)
        self.actions: list[int] = []
        self.known_reveals: tuple[int, ...] | None = ()  # the actions that have revealed something; None if it is to be found out
        self.known: tuple[bytes, int, list[int]] | None = None  # a state, whose turn it is there, and what is legal
        self.states = self.deal()
        if game.drive.settle(self.state, game.buffer()) == ENDLESS:
            raise endless(game)

    @classmethod
    def new(
        cls,
        game: str | Game,
        *,
        players: int,
        seed: Seed | None = None,
        options: Mapping[str, Any] | None = None,
        seats: Sequence[str] | None = None,
    ) -> "Match":
        """Deals a new match, from a random seed if none is given."""
        game = find_game(game) if isinstance(game, str) else game
        game.check_players(players)
        if seed is None:
            seed = new_number()
        if not is_seed(seed):
            raise BadOption("wrong-seed", seed=str(seed)[:40])
        names = [f"player {seat}" for seat in range(1, players + 1)] if seats is None else list(seats)
        if len(names) != players or isinstance(seats, str) or not all(is_seat_name(name) for name in names):
            raise BadOption("wrong-seats", players=players, seats=[str(name) for name in names])
        return cls(
            game,
            int(players),
            seed if isinstance(seed, str) else int(seed),
            game.read_options(int(players), options or {}),
            names,
        )

    @property
    def seed_number(self) -> int:
        """The seed as a number, for everything else that is derived from it."""
        return int(self.seed, 16) if isinstance(self.seed, str) else self.seed

    def deal(self) -> np.ndarray:
        """The state before the first step, as an array of one, which keeps its memory alive."""
        states = self.game.new_states(1, self.players, self.options)
        self.game.rule["setup"](states[0], new_generator(self.seed))
        return states

    @property
    def states(self) -> np.ndarray:
        """The current state, as an array of one, which owns its memory."""
        return self._states

    @states.setter
    def states(self, states: np.ndarray) -> None:
        self._states = states
        self.state: State = states[0]  # a NumPy record in the array's memory

    # Whose turn it is, and what is legal

    def situation(self) -> tuple[int, list[int]]:
        """The seat to act, or NOBODY or OVER, and its legal actions; remembered, as it is asked for again and again."""
        now = self._states.tobytes()
        if self.known is None or self.known[0] != now:
            buffer = self.game.buffer()
            seat, count = self.game.drive.situation_in(self._states, buffer)
            self.known = now, seat, buffer[:count].tolist()
        return self.known[1:]

    @property
    def seat(self) -> int | None:
        """The seat whose decision is due; None before an automatic step and after the end."""
        seat, legal = self.situation()
        return seat if len(legal) > 1 else None

    @property
    def is_over(self) -> bool:
        """Whether the match has ended."""
        return self.situation()[0] == OVER

    def legal_actions(self) -> list[int]:
        """The legal actions of the seat to act."""
        return [*self.situation()[1]]

    def legal_moves(self) -> list[str]:
        """The legal moves of the seat to act, as people write them."""
        return [self.game.texts[action] for action in self.situation()[1]]

    # Playing

    def play(self, move: str, *, reveal: bool = True) -> list[Event]:
        """Plays a move and the automatic steps after it; `reveal=False` stops before anything hidden is revealed."""
        return self.play_action(notation.read_move(self.game, move), reveal=reveal)

    def play_action(self, action: int, *, reveal: bool = True) -> list[Event]:
        """Plays an action; if it is not legal, raises IllegalMove with the reason and changes nothing."""
        return events_of(self.play_steps(action, reveal=reveal))

    def play_steps(self, action: int, *, reveal: bool = True) -> list[Step]:
        """The same, with every step: the action itself, and the automatic steps after it."""
        seat, legal = self.situation()
        if not is_whole(action) or action not in legal or len(legal) < 2:
            raise IllegalMove(self.why_not(action) or Reason("not-settled")).of(self.game)
        steps = self.play_on(int(action), seat, reveal=reveal)
        self.actions.append(action)
        return steps

    def play_on(self, action: int, seat: int | None = None, *, reveal: bool = True) -> list[Step]:
        """Plays a legal action of a seat, or AUTOMATIC for none, and then whatever happens without a choice."""
        played = play_on(self.game, self._states, action, seat, may_reveal=reveal)
        number = len(self.actions) - (action == AUTOMATIC)
        if self.known_reveals is not None and any(step.reveals for step in played.steps) and number not in self.known_reveals:
            self.known_reveals += (number,)
        self.states = played.states
        self.known = played.states.tobytes(), played.seat, played.legal
        return played.steps

    def why_not(self, action: int) -> Reason | None:
        """Why an action is not legal now, or None if it is."""
        legal = self.legal_actions()
        if is_whole(action) and action in legal and len(legal) > 1:
            return None
        if not is_whole(action) or not 0 <= action < len(self.game.moves):
            return Reason("no-such-action", {"action": action, "last": len(self.game.moves) - 1})
        return self.why_none() or self.game.explain(self.state, action)

    def why_none(self) -> Reason | None:
        """Why no action at all is legal now, or None if some are."""
        if self.is_over:
            return Reason("match-over")
        return Reason("not-settled") if self.seat is None else None

    def refusals(self) -> Iterator[tuple[int, Reason]]:
        """Every action that is not legal now, and why."""
        none, legal = self.why_none(), set(self.legal_actions())
        for action in range(len(self.game.moves)):
            if none is not None:
                yield action, none
            elif action not in legal:
                yield action, self.game.explain(self.state, action)

    def due(self) -> int | None:
        """What happens without a choice: AUTOMATIC, or the only legal action; None if there is a choice, or at the end."""
        seat, legal = self.situation()
        if seat < 0:
            return AUTOMATIC if seat == NOBODY else None
        if not legal:
            raise endless(self.game)
        return legal[0] if len(legal) == 1 else None

    def settle(self, *, reveal: bool = True) -> list[Event]:
        """Plays automatic steps until there is a choice, or with `reveal=False` until one would reveal something hidden."""
        return events_of(self.play_on(AUTOMATIC, reveal=reveal))

    @property
    def next_reveals(self) -> bool:
        """Whether an automatic step is next, and reveals something hidden."""
        action = self.due()
        return action is not None and bool(self.game.rule["reveals"](self.state, action))

    def would_reveal(self, action: int) -> bool:
        """Whether an action is legal, and reveals something hidden by itself."""
        return self.why_not(action) is None and bool(self.game.rule["reveals"](self.state, action))

    # Undoing and forking

    def undo(self, seat: int | None = None) -> None:
        """Takes back the last decision, or a seat's last and all since, unless something hidden has been revealed since."""
        count = self.before_last(seat)
        if self.has_revealed(count):
            raise CannotUndo("seen-since")
        self.rewind(count)

    def before_last(self, seat: int | None = None) -> int:
        """The number of actions before the last decision, of any seat or of one."""
        seats = [step.seat for step in self.steps() if step.seat is not None]
        mine = [number for number, other in enumerate(seats) if seat is None or seat == other]
        if not mine:
            raise CannotUndo("nothing-to-undo")
        return mine[-1]

    def has_revealed(self, since: int) -> bool:
        """Whether something hidden has been revealed after the first `since` actions."""
        return any(number >= since for number in self.reveals())

    def reveals(self) -> Sequence[int]:
        """The actions, by number, that have revealed something hidden, themselves or by what followed."""
        if self.known_reveals is None:
            number, found = -1, dict[int, None]()
            for step in self.steps(0):
                number += step.seat is not None
                if step.reveals:
                    found[number] = None
            self.known_reveals = tuple(found)
        return self.known_reveals

    def rewind(self, count: int) -> None:
        """Goes back to the state after the first `count` actions, whatever has been revealed since."""
        actions, reveals = self.actions[:count], self.known_reveals
        self.states = self.deal()
        self.actions = []
        self.replay(actions)
        self.known_reveals = None if reveals is None else tuple(number for number in reveals if number < count)

    def replay(self, actions: Sequence[int]) -> None:
        """Plays many actions at once, without events; raises BadMatch at the first that is not legal."""
        done = self.game.drive.replay(self.state, np.array(actions, dtype=np.int64), self.game.buffer())
        self.actions += [int(action) for action in actions[:done]]
        self.known_reveals = None if done else self.known_reveals
        if done < len(actions):
            move = notation.move_text(self.game, actions[done])
            reason = self.why_not(actions[done]) or Reason("match-over")
            raise BadMatch("move-refused", number=done + 1, move=move, reason=reason).of(self.game)

    def fork(self, count: int | None = None) -> "Match":
        """An independent copy of the match, as it is now or after its first `count` actions."""
        other = copy(self)
        if count is None:
            other.states = copy_of(self.states)
            other.actions = self.actions.copy()
        else:
            other.rewind(count)
        return other

    def steps(self, since: int | None = None) -> Iterator[Step]:
        """Every step from the deal, or after the first `since` actions, up to the current state."""
        now = self.states.tobytes()
        other = self.fork(since or 0)
        if since is None:
            other.states = other.deal()
            yield from other.play_on(AUTOMATIC)
        for action in self.actions[since:]:
            for step in other.play_steps(action):
                yield step
                if bytes_of(step.after) == now and len(other.actions) == len(self.actions):
                    return  # the match may have stopped before something is revealed

    # Views and results

    def view(self, seat: int | None) -> View:
        """What a seat may know; None is a spectator."""
        return self.game.view(self.state, seat)

    def scores(self) -> list[int]:
        """The points of every seat so far."""
        points = np.empty(self.players, np.int64)
        self.game.drive.points_in(self._states, points)
        scores: list[int] = points.tolist()
        return scores

    def result(self) -> Result | None:
        """How the match ended, or None before the end."""
        if not self.is_over:
            return None
        standings = [int(self.game.rule["standing"](self.state, seat)) for seat in range(self.players)]
        ranks = tuple(1 + sum(other > mine for other in standings) for mine in standings)
        return Result(tuple(self.scores()), ranks, tuple(seat for seat, rank in enumerate(ranks) if rank == 1))

    # What everybody may know of the actions: passes would tell that their seat could have done something

    def public_count(self, count: int) -> int:
        """How many of the first `count` actions are no passes."""
        return count - sum(map(self.actions[:count].count, self.game.passes))

    def count_of(self, public_count: int) -> int:
        """The number of actions whose public count it is, with the passes that follow; more than there are if there is none."""
        left = public_count
        for number, action in enumerate(self.actions):
            if action not in self.game.passes:
                if left == 0:
                    return number
                left -= 1
        return len(self.actions) + left

    # Text, JSON, files

    def to_record(self) -> notation.Record:
        """The match as a record of plain data."""
        return {
            "format": notation.FORMAT,
            "version": notation.FORMAT_VERSION,
            "game": self.game.name,
            "rules": self.game.version,
            "components": self.game.components,
            "players": self.players,
            "seed": self.seed,
            "options": self.options,
            "seats": self.seats,
            "moves": [notation.move_text(self.game, action) for action in self.actions],
        }

    @classmethod
    def from_record(cls, record: notation.Record) -> "Match":
        """Replays the match that a record describes."""
        game = find_game(record["game"])
        if record["rules"] != game.version:
            raise BadMatch("other-rules", theirs=record["rules"], ours=game.version)
        known = VARIANTS.get((game.name, record["components"]))
        if known is None and record["components"] != game.components:
            raise BadMatch("other-components", theirs=record["components"], ours=game.components)
        game = known or game
        keys = ("players", "seed", "options", "seats")
        match = cls.new(game, **{key: record[key] for key in keys})
        match.replay([notation.read_numbered(game, number, move) for number, move in enumerate(record["moves"], 1)])
        return match

    def to_json(self) -> str:
        """The match as JSON."""
        return notation.write_json(self.to_record())

    @classmethod
    def from_json(cls, text: str) -> "Match":
        """Replays a match from JSON."""
        return cls.from_record(notation.read_json(text))

    def to_text(self) -> str:
        """The match as text: a header, then one move per line."""
        return notation.write_text(self.to_record())

    @classmethod
    def from_text(cls, text: str) -> "Match":
        """Replays a match from text."""
        return cls.from_record(notation.read_text(text))

    def save(self, path: Path) -> None:
        """Writes the match to a file: JSON if its suffix is `.json`, text otherwise."""
        write_file(path, self.to_json() if path.suffix == ".json" else self.to_text())

    @classmethod
    def load(cls, path: Path) -> "Match":
        """Reads a match from a file of either format."""
        return cls.from_record(notation.read_match(read_file(path)))


def is_seat_name(name: object) -> bool:
    """Whether a name can be written in the header of a match."""
    return isinstance(name, str) and bool(name) and name == name.strip() and name.isprintable()
