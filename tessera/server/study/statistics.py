"""Statistics of finished matches: how somebody has played, and what winners have built; counted on demand."""

import asyncio
import time
from collections import OrderedDict
from collections.abc import Sequence

from tessera.core.registry import find_game, game_names

from ..components.uploads import Preparing
from ..store.store import Store
from ..tables.registry import Prepare
from ..tables.table import UNREADABLE
from ..wire.statistics import GameRecord, GameTrend
from .summaries import Summary, record, summarize, trend

MAX_OWN = 200  # matches of one person
MAX_OF_EVERYBODY = 300  # matches
BATCH = 50  # logs read together
MAX_SUMMARIES = 5000  # in memory
FRESH = 60.0  # seconds until the statistics of everybody are counted again


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
