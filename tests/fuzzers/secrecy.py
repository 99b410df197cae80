"""Looks for answers that depend on what their reader may not know.

Two servers hold the same table, except that on the second one everything that a client cannot see is dealt again. The same random
requests, legal and not, go to both from every role, and every answer must be the same to the byte:

    python -m tests.fuzzers.secrecy --requests 100000
"""

import argparse
import json
import random
import secrets
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from itertools import zip_longest
from pathlib import Path
from typing import Any

import pytest
from rich.progress import track

from tessera.bots.think import Budget
from tessera.core.match import Match
from tessera.core.notation import read_move
from tessera.core.registry import all_games, find_game
from tessera.server.people import sessions
from tessera.server.study import analyses
from tessera.server.tables.bot_seats import BotSeats
from tessera.server.tables.table import Table
from tests.support.hall import SPECTATOR, Hall, Redealt, Sitting, Visitor, open_hall
from tests.support.wire_checks import Json

ROUND = 40  # requests between two deals
POSITIONS = 12  # of a match
LONGEST_OPENING = 60  # moves
LONGEST_DRAFT = 6
LOOKED_AHEAD = 40  # moves
LATE = 10**6  # a `seen` that is never stale


@dataclass(frozen=True)
class Request:
    """A request, or with a `message` something said on the table's socket."""

    method: str
    path: str
    body: Json = None
    message: Json = None

    def send(self, visitor: Visitor, table: str) -> tuple[int, bytes]:
        if self.message is not None:
            return 0, "\n".join(visitor.hear(table, self.message)).encode()
        answer = visitor.hall.ask_quickly(self.method, self.path, self.body, visitor.headers)
        if answer.is_success and self.path.endswith("/analyses"):
            return answer.status_code, wait_for(visitor, answer.json()["id"])
        return answer.status_code, answer.content


@dataclass
class Report:
    """How many answers were compared, by status, and the requests whose answers differed."""

    answers: Counter[int] = field(default_factory=Counter)
    different: list[tuple[Request, int, bytes, bytes]] = field(default_factory=list)


class Twins:
    """The same table on two servers; only the first one's deal is true."""

    def __init__(self, halls: tuple[Hall, Hall], game: str, players: int, seed: int) -> None:
        self.halls, self.chance, self.seed = halls, random.Random(seed), seed
        with pytest.MonkeyPatch.context() as patch:
            self.true, self.other = (self.sit(hall, game, players, patch) for hall in halls)

    def sit(self, hall: Hall, game: str, players: int, patch: pytest.MonkeyPatch) -> Sitting:
        """A table whose ids and tokens are the same on both servers."""
        with same_secrets(f"{game} {self.seed}"):
            return Sitting(hall, game, players, self.seed, patch)

    @property
    def match(self) -> Match:
        return self.true.match

    def advance(self, moves: int) -> None:
        """Plays the same random moves on both."""
        for _ in range(moves):
            move, seat = self.chance.choice(self.match.legal_moves()), self.true.to_act
            if self.match.fork().play(move)[-1].name == "over":
                return
            self.deal_again(None, 0)
            commands = [self.command("come")] if self.halls[0].table(self.true.table).seats[seat].is_away else []
            commands.append(self.command("play", moves=[move], seen=LATE))
            for sitting in (self.true, self.other):
                with same_secrets(f"{sitting.table} {len(sitting.match.actions)}"):
                    for command in commands:
                        status, answer = command.send(sitting.seated[seat], sitting.table)
                        assert status == 200, answer

    def deal_again(self, viewer: int | None, number: int) -> bool:
        """Gives the second server the first one's position, dealt again for a viewer; False if the viewer could tell."""
        cached = self.halls[1].service.registry.cache[self.other.table]
        log = self.halls[1].run(self.halls[1].service.store.entries, self.other.table)
        cached.table = Table.of(self.other.table, log)
        if viewer is None or cached.table.match is None:
            return True
        cached.table.match = other = Redealt(self.match, viewer, number)
        return other.seat == self.match.seat  # it is public that a decision is due

    def compare(self, client: int, number: int, count: int, report: Report) -> None:
        """Sends random requests of one client to both servers, until something new is revealed."""
        visitors = [sitting.clients()[client][0] for sitting in (self.true, self.other)]
        viewer = self.true.clients()[client][1]
        known = -1
        for each in range(count):
            if self.match.is_over:
                return
            if known != (known := self.halls[0].table(self.true.table).number) and not self.deal_again(viewer, number):
                return
            request, before = self.request(), len(self.match.actions)
            answers = []
            for visitor in visitors:
                with same_secrets(f"{self.true.table} {number} {each}"):
                    answers.append(request.send(visitor, self.true.table))
            report.answers[answers[0][0]] += 1
            if answers[0] != answers[1]:
                report.different.append((request, viewer, answers[0][1], answers[1][1]))
                return
            if len(self.match.actions) != before and self.match.has_revealed(min(before, len(self.match.actions))):
                return

    # Random requests

    def request(self) -> Request:
        """Something that a client might ask, or an attacker."""
        path, chance = f"/api/tables/{self.true.table}", self.chance
        at = chance.randint(0, len(self.match.actions) + 1)
        draft: Json = {"moves": self.moves(), "seen": chance.choice([LATE] * 9 + [0])}
        kind = chance.choices(
            ("read", "preview", "refusals", "play", "what-if", "table", "analysis", "socket"), (20, 20, 4, 30, 12, 8, 1, 2)
        )[0]
        if kind == "read":
            return Request("GET", self.read(path, at))
        if kind in ("preview", "refusals"):
            return Request("POST", f"{path}/{kind}", draft)
        if kind == "play":
            return self.command("play", **draft)
        if kind == "what-if":
            line = self.moves() if chance.random() < 0.5 else []
            kind = chance.choice(("what-if", "known"))
            return Request("POST", f"{path}/{kind}", {"at": at, "line": line, "deal": chance.randint(0, 3)})
        if kind == "analysis":
            return Request("POST", f"{path}/analyses", {"at": at, "line": [], "whole": chance.random() < 0.1})
        if kind == "socket":
            asked = chance.choice(("try", "why"))
            return Request("", "", message={"type": asked, "id": "x", "draft": draft})
        return self.table_command()

    def read(self, path: str, at: int) -> str:
        """The address of something to read."""
        seat = self.chance.choice(["", *(f"&seat={seat}" for seat in range(5))])
        return self.chance.choice(
            [
                path,
                f"{path}?lang=de",
                f"{path}/entries?since={at}",
                f"{path}/recap",
                f"{path}/match.txt",
                f"{path}/match.json",
                f"{path}/steps?begin={at}&count=3{seat}",
                "/api/tables",
                "/api/matches",
                "/api/me/tables",
                "/api/me",
                "/api/me/statistics",
            ]
        )

    def table_command(self) -> Request:
        """A command that is not a move."""
        chance = self.chance
        do = chance.choice(
            ["undo", "undo", "agree", "say", "mute", "sit", "stand", "invite", "ready", "rematch", "leave", "come"]
        )
        bodies: dict[str, dict[str, Any]] = {
            "undo": {"seen": LATE},
            "agree": {"agree": chance.random() < 0.5},
            "say": {"text": "Hm."},
            "mute": {"seat": chance.randint(0, 5)},
            "sit": {"seat": chance.randint(0, 5)},
            "stand": {"seat": chance.randint(0, 5)},
            "invite": {"seat": chance.randint(0, 5), "level": "easy"},
        }
        return self.command(do, **bodies.get(do, {}))

    def command(self, do: str, **body: Any) -> Request:
        name = f"{self.seed}-{self.chance.getrandbits(48):x}"
        return Request("POST", f"/api/tables/{self.true.table}/commands", {"id": name, "do": do, **body})

    def moves(self) -> list[str]:
        """Moves to try: legal ones and others, beyond what they reveal, and where the deals differ if possible."""
        other = self.halls[1].table(self.other.table).match
        worlds = [world.fork() for world in (self.match, other) if world is not None]
        found: list[str] = []
        for _ in range(self.chance.randint(1, LONGEST_DRAFT)):
            if self.chance.random() < 0.1:
                found.append(self.chance.choice([*self.match.game.texts, "buy nothing", "xyzzy"]))
                continue
            wanted = telling_moves(worlds) or revealing_moves(worlds[0]) if self.chance.random() < 0.5 else set()
            legal = wanted or set(worlds[0].legal_moves())
            if not legal:
                break
            found.append(self.chance.choice(sorted(legal)))
            worlds = [world for world in worlds if found[-1] in world.legal_moves()]
            for world in worlds:
                world.play(found[-1])
            worlds = [world for world in worlds if world.seat is not None]
            if not worlds:
                break
        if len(worlds) > 1 and self.chance.random() < 0.5:
            after = [(move, [played(world, move) for world in worlds]) for move in sample(self.chance, worlds)]
            told = [[move, *telling_moves(both)] for move, both in after if telling_moves(both)]
            if told:
                first, *rest = self.chance.choice(told)
                found += [first, self.chance.choice(sorted(rest))]
        return found


def telling_moves(worlds: list[Match]) -> set[str]:
    """The moves that are legal in some deals but not in all."""
    in_each = [set(world.legal_moves()) for world in worlds]
    return set[str]().union(*in_each) - in_each[0].intersection(*in_each)


def revealing_moves(world: Match) -> set[str]:
    """The legal moves that reveal something by themselves."""
    return {move for move in world.legal_moves() if world.would_reveal(read_move(world.game, move))}


def sample(chance: random.Random, worlds: list[Match]) -> list[str]:
    """Some moves that are legal in all deals."""
    legal = sorted(set(worlds[0].legal_moves()) - telling_moves(worlds))
    return chance.sample(legal, min(len(legal), LOOKED_AHEAD))


def played(world: Match, move: str) -> Match:
    """A match after one more move."""
    other = world.fork()
    other.play(move)
    return other


def wait_for(visitor: Visitor, analysis: str) -> bytes:
    """What an analysis has found, once it is done."""
    while (answer := visitor.get(f"/api/analyses/{analysis}")) and json.loads(answer)["status"] in ("waiting", "running"):
        time.sleep(0.01)
    return answer


@contextmanager
def same_secrets(seed: str) -> Iterator[None]:
    """Ids and tokens from a seed, and a clock that stands still: two servers that do the same answer the same."""
    chances: dict[int, random.Random] = {}

    def chance(size: int) -> random.Random:
        return chances.setdefault(size, random.Random(f"{seed} {size}"))

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(secrets, "token_hex", lambda size: chance(size).randbytes(size).hex())
        patch.setattr(secrets, "token_urlsafe", lambda size: f"u{chance(size).randbytes(size).hex()}"[:40])
        patch.setattr(secrets, "choice", lambda things: chance(0).choice(things))
        patch.setattr(time, "time", lambda: 1_700_000_000.0)
        yield


@contextmanager
def open_twins(folder: Path) -> Iterator[tuple[Hall, Hall]]:
    """Two servers, whose bots do not play: what a bot does depends on its hand."""

    async def stay(self: BotSeats, name: str) -> None:
        self.busy.discard(name)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(BotSeats, "play", stay)
        patch.setattr(sessions, "CLEAN_UP_EVERY", 10**9)  # to a clock that stands still, all sessions are old
        patch.setattr(analyses, "POSITION_BUDGET", Budget(iterations=20))
        patch.setattr(analyses, "ALONE_BUDGET", Budget(iterations=10))
        with open_hall(folder / "true") as true, open_hall(folder / "other") as other:
            yield true, other


def fuzz(halls: tuple[Hall, Hall], game: str, requests: int, seed: int) -> Report:
    """Compares the answers to about so many requests, over many matches and positions."""
    report, chance = Report(), random.Random(seed)
    fewest, most = find_game(game).players
    while report.answers.total() < requests:
        twins = Twins(halls, game, chance.randint(fewest, most), chance.getrandbits(40))
        twins.advance(chance.randint(0, LONGEST_OPENING))
        found = len(report.different)
        for number in range(POSITIONS):
            if twins.match.is_over or len(report.different) > found:
                break  # what is hidden is known now, or the two tables are no longer the same
            twins.advance(chance.randint(1, 6))
            client = twins.true.to_act if chance.random() < 0.6 else chance.randrange(len(twins.true.clients()))
            twins.compare(client, number, min(ROUND, requests - report.answers.total()), report)
    return report


def main() -> int:
    """Compares many requests for every game, and prints those whose answers differ."""
    names = sorted(game.name for game in all_games())
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--requests", type=int, default=100_000, help="for each game")
    parser.add_argument("--game", choices=names, action="append", help="by default all")
    parser.add_argument("--seed", type=int, default=secrets.randbits(30))
    options = parser.parse_args()
    is_same = True
    with tempfile.TemporaryDirectory() as folder, open_twins(Path(folder)) as halls:
        for game in options.game or names:
            total = Report()
            parts = range(0, options.requests, 1000)
            for part in track(parts, f"{game}, seed {options.seed}"):
                found = fuzz(halls, game, min(1000, options.requests - part), options.seed + part)
                total.answers += found.answers
                total.different += found.different
            print(f"{game}: {total.answers.total()} answers {dict(total.answers)}, {len(total.different)} differ")
            for request, viewer, true, other in total.different[:10]:
                first = next(at for at, pair in enumerate(zip_longest(true, other)) if pair[0] != pair[1])
                print(f"  {'spectator' if viewer == SPECTATOR else f'seat {viewer}'}: {request}")
                print(*(f"    …{answer[max(0, first - 60) :][:160]!r}" for answer in (true, other)), sep="\n")
            is_same &= not total.different
    return 0 if is_same else 1


if __name__ == "__main__":
    sys.exit(main())
