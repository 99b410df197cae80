"""Everything that a running server consists of, put together once and handed to the routes."""

import asyncio
import os
import time
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager

import structlog

from tessera.core.game import Game
from tessera.core.notation import MistypedMove

from .backoff import Backoff
from .components.uploads import CustomComponents
from .fair import FairExecutor
from .limits import Client, Limits
from .metrics import measure_loop_lag
from .people.accounts import Accounts
from .people.person import Person
from .people.sessions import Sessions
from .ratings.ratings import Ratings
from .settings import Settings
from .store.listen import listen
from .store.notices import EntryNotice, Notice, PresenceNotice, PresenceQuery, SessionNotice, TableNotice
from .store.store import Store
from .study.analyses import Analyses
from .study.engines import Engines
from .study.statistics import Statistics
from .study.step_cache import StepCache
from .tables.bot_seats import BotSeats
from .tables.notify import Notifier, TurnStreams
from .tables.pipeline import Tables
from .tables.presence import Presence
from .tables.registry import Registry
from .tables.table import Table
from .tables.watch import Watch
from .warmup import Warmup
from .wire.commands import AnyCommand

LOG = structlog.get_logger()
CHECK_EVERY = 1.0  # seconds: a check writes to the disk, and anybody may ask for one


class Service:
    """A server at work."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.limits = Limits.of(settings)
        self.work = FairExecutor(settings.bot_threads or os.cpu_count() or 1)
        self.store = Store(settings)
        self.sessions = Sessions(self.store, settings.session_days)
        self.accounts = Accounts(self.store, self.sessions)
        self.warmup = Warmup()
        self.components = CustomComponents(self.store, settings, self.warmup)
        self.notifier = Notifier()
        self.registry = Registry(self.store, self.notifier, self.components.prepare, settings.cached_tables, self.work)
        self.components.release = self.registry.release
        self.tables = Tables(self.store, self.registry, self.notifier)
        self.turns = TurnStreams()
        self.presence = Presence(self.store, self.notifier)
        self.backoff = Backoff()
        self.bots = BotSeats(self.tables, self.work, self.backoff, self.is_watched, self.warmup.wait_for_bots)
        self.watch = Watch(self.tables, self.bots, self.backoff)
        self.analyses = Analyses(self.store, self.tables, self.work, settings, self.warmup.wait_for_bots)
        self.steps = StepCache()
        self.engines = Engines()
        self.ratings = Ratings(self.store, self.tables)
        self.statistics = Statistics(self.store, self.components.prepare)
        self.notifier.subscribe(self.bots.on_change)
        self.notifier.subscribe(self.turns.on_change)
        self.notifier.subscribe(self.ratings.on_change)
        self.say: Callable[[dict[str, float]], None] = lambda progress: None
        self.is_ready = False
        self.is_stopping = False
        self.checking = asyncio.Lock()
        self.was_healthy, self.check_again_at = True, 0.0

    @asynccontextmanager
    async def running(self) -> AsyncIterator["Service"]:
        """Runs from the first request to the last."""
        await self.store.start()
        work = [self.watch.keep(), self.presence.keep_announcing(), self.sessions.keep_cleaning_up(), measure_loop_lag()]
        work += [self.analyses.keep_working(whole=whole) for whole in (False, True)]
        work.append(self.ratings.keep_rating())
        if self.store.is_shared:
            work.append(listen(self.store, self.on_connect, self.on_notice))
        tasks = [asyncio.create_task(each) for each in (*work, self.get_ready())]
        try:
            yield self
        finally:
            self.begin_to_stop()
            self.analyses.stop()
            self.engines.stop()
            self.components.stop()
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)
            await self.watch.stop()
            await asyncio.gather(*self.sessions.notes, return_exceptions=True)
            await self.bots.stop()
            await self.work.stop()
            await self.store.stop()

    def warm_up(self, games: Sequence[Game], say: Callable[[dict[str, float]], None]) -> None:
        """Has games compiled once the server runs; `say` is told how far they are."""
        self.warmup.begin(games)
        self.say = say

    async def get_ready(self) -> None:
        """Compiles the games that are not compiled yet, and counts as ready once people and most bots can play them."""
        async with asyncio.TaskGroup() as group:
            if self.warmup.progress:
                group.create_task(self.warmup.run(self.settings.games, self.say))
            await self.warmup.wait_for_all()
            self.is_ready = not self.is_stopping

    def begin_to_stop(self) -> None:
        """Reports the server as not ready, and ends the streams of turns."""
        self.is_ready, self.is_stopping = False, True
        self.turns.close()

    def client(self, who: Person | None, address: str) -> Client:
        """Whoever asks, from an address."""
        return Client(self.limits, self.work, who.id if who else None, address)

    async def do(self, client: Client, table: str, who: Person, command: AnyCommand) -> int:
        """Carries out a command of a client; if it is mistyped, the refusal names similar moves."""
        try:
            return await self.tables.do(table, who, command)
        except MistypedMove as error:
            raise await client.compute(error.with_similar) from None

    def is_watched(self, table: Table) -> bool:
        """Whether somebody waits for what happens at a table: a socket is open there, or a player follows their turns."""
        if table.id in self.notifier.watchers or self.presence.here(table.id):
            return True
        return any(seat.person in self.turns.queues for seat in table.seats if seat.person is not None)

    # Other processes on the same database

    async def on_connect(self) -> None:
        """Catches up with what the other processes did while this one was not listening."""
        for table in list(self.notifier.watchers):
            await self.tables.catch_up(table)
        await self.sessions.catch_up()
        await self.presence.query()

    async def on_notice(self, notice: Notice) -> None:
        """Reacts to what another process has done."""
        match notice:
            case EntryNotice(table, number, persons):
                await self.tables.catch_up(table, number)
                self.turns.announce(table, persons)
            case PresenceNotice():
                self.presence.on_notice(notice)
            case SessionNotice(sessions):
                self.sessions.end_here(sessions)
            case TableNotice(tables):
                for table in tables:
                    await self.tables.reload(table)
            case PresenceQuery():
                await self.presence.announce_all()

    async def is_healthy(self) -> bool:
        """Whether entries can be stored; whoever asks often gets the last answer for a while."""
        async with self.checking:
            if time.monotonic() >= self.check_again_at:
                self.was_healthy = await self.check_health()
                self.check_again_at = time.monotonic() + CHECK_EVERY
        return self.was_healthy

    async def check_health(self) -> bool:
        """The same, asked of the database."""
        begun = time.monotonic()
        try:
            async with asyncio.timeout(5):
                await self.store.check_writable()
        except Exception as error:
            LOG.warning("nothing can be stored", error=type(error).__name__, seconds=time.monotonic() - begun)
            return False
        return True
