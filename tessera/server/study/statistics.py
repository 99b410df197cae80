"""What finished matches tell: how somebody has played, and what those who won have built; counted when it is asked for."""

import asyncio
import time
from collections import Counter, OrderedDict
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass
from typing import Any

from tessera.bots.levels import LEVELS
from tessera.core.errors import TesseraError
from tessera.core.game import Move
from tessera.core.registry import find_game, game_names

from ..store.entries import Entry
from ..store.store import Store
from ..tables.serialize import Plain
from ..tables.table import Table

MOST_OWN = 200  # matches of one person
MOST_OF_ALL = 300  # matches of everybody
AT_ONCE = 50  # logs read together
MOST_KEPT = 5000
FRESH = 60.0  # seconds for which the figures of everybody are not counted anew
PERSON = "person"


@dataclass(frozen=True)
class Summary:
    """What counts of a finished match; it never changes."""

    table: str
    game: str
    components: str
    ended: float
    bots: tuple[str | None, ...]  # the level of every seat that is no person's
    points: tuple[int, ...]
    winners: tuple[int, ...]
    built: tuple[frozenset[str], ...]  # by every seat


def sum_up(name: str, log: Sequence[Entry]) -> Summary | None:
    """A match in short; None of a lesson, and of one that went on from another."""
    table = Table.of(name, log)
    result = table.match.result() if table.match is not None else None
    if result is None or table.is_lesson or table.plan["origin"]:
        return None
    return Summary(
        table=name,
        game=table.game_name,
        components=table.plan["components"],
        ended=table.status_since,
        bots=tuple(None if seat.person else seat.bot for seat in table.seats),
        points=result.points,
        winners=result.winners,
        built=built(table, log),
    )


def built(table: Table, log: Sequence[Entry]) -> tuple[frozenset[str], ...]:
    """What every seat has built; what was taken back was not."""
    played: list[tuple[int, Move]] = []
    for entry in log:
        if entry.kind == "play":
            played += [(entry.body["seat"], table.game.moves[action]) for action in entry.body["actions"]]
        elif entry.kind == "undo":
            del played[entry.body["to"] :]
    things = [(by, move[1]) for by, move in played if move[0] == table.game.builds]
    return tuple(frozenset(thing for by, thing in things if by == seat) for seat in range(len(table.seats)))


class Statistics:
    """Counts, and remembers what it has summed up."""

    def __init__(self, store: Store, prepare: Callable[[Entry], Awaitable[None]]) -> None:
        self.store, self.prepare = store, prepare
        self.kept: OrderedDict[str, Summary | None] = OrderedDict()
        self.lock = asyncio.Lock()  # two who ask at once do not both count
        self.everybody: list[Plain] = []
        self.counted = -FRESH

    async def of_person(self, person: str) -> list[Plain]:
        """How a person has played each game; a match on one device is nobody's."""
        seats = await self.store.finished_seats(person, MOST_OWN)
        own = [(each, seats[each.table]) for each in await self.summaries(list(seats))]
        return [found for game in game_names() if (found := record(game, [pair for pair in own if pair[0].game == game]))]

    async def of_everybody(self) -> list[Plain]:
        """What was built by those who won and by the others, game by game, in the latest matches with the usual components."""
        if time.monotonic() - self.counted > FRESH:
            found = await self.summaries(await self.store.finished(MOST_OF_ALL))
            games = [find_game(name) for name in game_names()]
            usual = [[each for each in found if (each.game, each.components) == (game.name, game.components)] for game in games]
            self.everybody = [trend(game.name, some) for game, some in zip(games, usual, strict=True) if some]
            self.counted = time.monotonic()
        return self.everybody

    async def summaries(self, names: Sequence[str]) -> list[Summary]:
        """Finished matches in short, those that count."""
        async with self.lock:
            missing = [name for name in names if name not in self.kept]
            for begin in range(0, len(missing), AT_ONCE):
                await self.read(missing[begin : begin + AT_ONCE])
            found = [self.kept[name] for name in names if name in self.kept]
            while len(self.kept) > MOST_KEPT:
                self.kept.popitem(last=False)
        return [each for each in found if each is not None]

    async def read(self, names: Sequence[str]) -> None:
        """Sums up some matches; one that this version of the games cannot play does not count."""
        logs = await self.store.logs(names)
        for name, log in logs.items():
            try:
                await self.prepare(log[0])
                self.kept[name] = await asyncio.to_thread(sum_up, name, log)
            except TesseraError:
                self.kept[name] = None


def record(game: str, own: Sequence[tuple[Summary, int]]) -> Plain | None:
    """How somebody has played a game, the latest match last."""
    if not own:
        return None
    points = [each.points[seat] for each, seat in own]
    against: Counter[tuple[str, bool]] = Counter()
    for each, seat in own:
        others = {bot or PERSON for number, bot in enumerate(each.bots) if number != seat}
        against.update((other, seat in each.winners) for other in others)
    return {
        "game": game,
        "matches": len(own),
        "wins": sum(seat in each.winners for each, seat in own),
        "mean": round(sum(points) / len(points), 2),
        "best": max(points),
        "against": [
            {"opponent": other, "matches": against[other, True] + against[other, False], "wins": against[other, True]}
            for other in (*LEVELS, PERSON)
            if (other, True) in against or (other, False) in against
        ],
        "scores": [
            {
                "table": each.table,
                "at": each.ended,
                "points": each.points[seat],
                "won": seat in each.winners,
                "players": len(each.points),
            }
            for each, seat in sorted(own, key=lambda pair: pair[0].ended)
        ],
    }


def trend(game: str, matches: Sequence[Summary]) -> Plain:
    """What was built how often, first what winners built more often than others."""
    seats = [(each.built[seat], seat in each.winners) for each in matches for seat in range(len(each.points))]
    built = Counter((thing, won) for things, won in seats for thing in things)
    winners = sum(won for _, won in seats)
    others = len(seats) - winners

    def advantage(thing: str) -> float:
        return built[thing, True] / max(winners, 1) - built[thing, False] / max(others, 1)

    things: list[dict[str, Any]] = [
        {"thing": thing, "seats": built[thing, True] + built[thing, False], "winners": built[thing, True]}
        for thing in sorted({thing for thing, _ in built}, key=lambda thing: (-advantage(thing), thing))
    ]
    return {"game": game, "matches": len(matches), "seats": len(seats), "winners": winners, "built": things}
