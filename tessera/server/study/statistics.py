"""Statistics of finished matches: how somebody has played, and what winners have built; counted on demand."""

import asyncio
import time
from collections import Counter, OrderedDict
from collections.abc import Sequence
from dataclasses import dataclass

from tessera.bots.levels import LEVELS
from tessera.core.game import Move
from tessera.core.registry import find_game, game_names

from ..components.uploads import Preparing
from ..store.entries import Entry
from ..store.store import Store
from ..tables.registry import Prepare
from ..tables.table import UNREADABLE, Table
from ..wire.statistics import BuiltThing, GameRecord, GameTrend

MAX_OWN = 200  # matches of one person
MAX_OF_EVERYBODY = 300  # matches
BATCH = 50  # logs read together
MAX_SUMMARIES = 5000  # in memory
FRESH = 60.0  # seconds until the statistics of everybody are counted again
PERSON = "person"


@dataclass(frozen=True)
class Summary:
    """What the statistics need of a finished match, which never changes."""

    table: str
    game: str
    components: str
    ended: float
    bots: tuple[str | None, ...]  # the level of every seat that is not a person's
    points: tuple[int, ...]
    winners: tuple[int, ...]
    built: tuple[frozenset[str], ...]  # by seat


def summarize(name: str, log: Sequence[Entry]) -> Summary | None:
    """The summary of a match; None for a lesson and for a match that continues another one."""
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
    """What every seat has built; moves that were undone do not count."""
    played: list[tuple[int, Move]] = []
    for entry in log:
        if entry.kind == "play":
            played += [(entry.body["seat"], table.game.moves[action]) for action in entry.body["actions"]]
        elif entry.kind == "undo":
            del played[entry.body["to"] :]
    things = [(by, move[1]) for by, move in played if move[0] == table.game.builds]
    return tuple(frozenset(thing for by, thing in things if by == seat) for seat in range(len(table.seats)))


class Statistics:
    """Counts matches, and remembers their summaries."""

    def __init__(self, store: Store, prepare: Prepare) -> None:
        self.store, self.prepare = store, prepare
        self.summaries: OrderedDict[str, Summary | None] = OrderedDict()
        self.lock = asyncio.Lock()  # two requests at the same time do not both read the logs
        self.everybody: list[GameTrend] = []
        self.counted = -FRESH

    async def of_person(self, person: str) -> list[GameRecord]:
        """How a person has played each game."""
        seats = await self.store.finished_seats(person, MAX_OWN)
        own = [(each, seats[each.table]) for each in await self.read_summaries(list(seats))]
        return [found for game in game_names() if (found := record(game, [pair for pair in own if pair[0].game == game]))]

    async def of_everybody(self) -> list[GameTrend]:
        """What winners and others have built, game by game, in the latest matches with the standard components."""
        if time.monotonic() - self.counted > FRESH:
            found = await self.read_summaries(await self.store.finished(MAX_OF_EVERYBODY))
            games = [find_game(name) for name in game_names()]
            standard = [
                [each for each in found if (each.game, each.components) == (game.name, game.components)] for game in games
            ]
            self.everybody = [trend(game.name, some) for game, some in zip(games, standard, strict=True) if some]
            self.counted = time.monotonic()
        return self.everybody

    async def read_summaries(self, names: Sequence[str]) -> list[Summary]:
        """The summaries of finished matches, without those that do not count."""
        async with self.lock:
            missing = [name for name in names if name not in self.summaries]
            for begin in range(0, len(missing), BATCH):
                await self.read(missing[begin : begin + BATCH])
            found = [self.summaries[name] for name in names if name in self.summaries]
            while len(self.summaries) > MAX_SUMMARIES:
                self.summaries.popitem(last=False)
        return [each for each in found if each is not None]

    async def read(self, names: Sequence[str]) -> None:
        """Summarizes some matches; those that this version of the games cannot replay do not count."""
        logs = await self.store.logs(names)
        for name, log in logs.items():
            try:
                await self.prepare(log[0], wait=False)
                self.summaries[name] = await asyncio.to_thread(summarize, name, log)
            except Preparing:
                pass  # it is counted the next time
            except UNREADABLE:
                self.summaries[name] = None


def record(game: str, own: Sequence[tuple[Summary, int]]) -> GameRecord | None:
    """How somebody has played a game, from their matches and the seats they had; None without matches."""
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


def trend(game: str, matches: Sequence[Summary]) -> GameTrend:
    """How often things were built, sorted by how much more often winners built them."""
    seats = [(each.built[seat], seat in each.winners) for each in matches for seat in range(len(each.points))]
    built = Counter((thing, won) for things, won in seats for thing in things)
    winners = sum(won for _, won in seats)
    others = len(seats) - winners

    def advantage(thing: str) -> float:
        return built[thing, True] / max(winners, 1) - built[thing, False] / max(others, 1)

    things: list[BuiltThing] = [
        {"thing": thing, "seats": built[thing, True] + built[thing, False], "winners": built[thing, True]}
        for thing in sorted({thing for thing, _ in built}, key=lambda thing: (-advantage(thing), thing))
    ]
    return {"game": game, "matches": len(matches), "seats": len(seats), "winners": winners, "built": things}
