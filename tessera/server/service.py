"""Everything that a running server holds, put together once and handed to the routes."""

import asyncio
import time
from collections.abc import AsyncIterator, Iterator, Sequence
from contextlib import asynccontextmanager, contextmanager, suppress
from dataclasses import dataclass, field

import asyncpg
import structlog

from .http.limits import Bucket
from .people.accounts import Accounts
from .people.person import Person
from .settings import Settings
from .store.store import CHANNEL, Store
from .study.analyses import Analyses
from .study.statistics import Figures
from .tables.bot_seats import BotSeats
from .tables.presence import HERE, WHO, Presence
from .tables.registry import Tables
from .tables.table import Table
from .tables.variants import OwnComponents
from .wire.commands import Command, Rematch

LOG = structlog.get_logger()
LISTEN_AGAIN = 1.0  # seconds after the connection that listens was lost


@dataclass
class Limits:
    """The shares of clients and addresses."""

    requests: Bucket
    addresses: Bucket
    sign_ins: Bucket
    tables: Bucket
    sockets: dict[str, int] = field(default_factory=dict)


class Service:
    """A server at work."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.store = Store(settings)
        self.components = OwnComponents(self.store, settings)
        self.tables = Tables(self.store, settings, self.components.prepare)
        self.accounts = Accounts(self.store)
        self.bots = BotSeats(self.tables, settings)
        self.presence = Presence(self.tables)
        self.analyses = Analyses(self.store, self.tables, self.bots.threads, settings)
        self.figures = Figures(self.store, self.components.prepare)
        self.limits = Limits(
            Bucket(settings.requests_a_minute),
            Bucket(settings.address_requests_a_minute),
            Bucket(settings.sign_ins_a_minute),
            Bucket(settings.new_tables_an_hour, 3600.0),
        )
        self.turns: dict[str, set[asyncio.Queue[str]]] = {}
        self.is_ready = False
        self.is_stopping = False
        self.tables.on_change = self.changed

    @asynccontextmanager
    async def running(self) -> AsyncIterator["Service"]:
        """Runs from the first request to the last."""
        await self.store.start()
        work = [self.bots.keep_watch(), self.presence.keep_saying(), self.analyses.keep_working()]
        if self.store.is_shared:
            work.append(self.listen())
        tasks = [asyncio.create_task(each) for each in work]
        self.is_ready = True
        try:
            yield self
        finally:
            self.begin_to_stop()
            self.analyses.stop()
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)
            await self.bots.stop()
            await self.store.stop()

    def begin_to_stop(self) -> None:
        """From now on it is not ready, and the streams of turns end."""
        self.is_ready, self.is_stopping = False, True
        for queues in self.turns.values():
            for queue in queues:
                queue.put_nowait("")

    async def do(self, table: str, who: Person, command: Command) -> int:
        """Does a command at a table, to its end even if whoever gave it is gone; returns the number of its entry."""
        if isinstance(command, Rematch):
            return await asyncio.shield(self.tables.rematch(table, who, command))
        return await asyncio.shield(self.tables.command(table, who, command))

    # What happened, here or in another process

    def changed(self, table: Table) -> None:
        """A table has changed: bots look whether it is their turn, and whoever waits for turns is told."""
        self.bots.look(table)
        self.turn(table.id, table.persons_to_tell)

    def turn(self, table: str, persons: Sequence[str]) -> None:
        """It is a person's turn at a table, or a match of theirs is over."""
        for person in persons:
            for queue in self.turns.get(person, ()):
                queue.put_nowait(table)

    @contextmanager
    def turns_of(self, person: str) -> Iterator["asyncio.Queue[str]"]:
        """The tables at which it becomes a person's turn, as it does."""
        queue: asyncio.Queue[str] = asyncio.Queue()
        self.turns.setdefault(person, set()).add(queue)
        try:
            yield queue
        finally:
            self.turns[person].discard(queue)
            if not self.turns[person]:
                del self.turns[person]

    async def listen(self) -> None:
        """Hears what other processes on the same database have done, whatever happens to the connection."""
        while True:
            with suppress(OSError, asyncpg.PostgresError):
                connection = await self.store.connect()
                try:
                    await self.listen_on(connection)
                finally:
                    connection.terminate()
            LOG.warning("not listening to the database; trying again")
            await asyncio.sleep(LISTEN_AGAIN)

    async def listen_on(self, connection: asyncpg.Connection) -> None:
        """The same until a connection ends."""
        notices: asyncio.Queue[str | None] = asyncio.Queue()
        connection.add_termination_listener(lambda _: notices.put_nowait(None))
        await connection.add_listener(CHANNEL, lambda *notice: notices.put_nowait(str(notice[3])))
        await self.catch_up()
        await self.presence.ask()
        while (notice := await notices.get()) is not None:
            await self.heard(notice)

    async def catch_up(self) -> None:
        """Reads what was missed at the tables that somebody watches while nobody listened."""
        for name in list(self.tables.watchers):
            await self.tables.find(name)

    async def heard(self, notice: str) -> None:
        """One notice: entries, who is here, or who wants to know that."""
        kind, *words = notice.split(" ")
        if kind == WHO:
            await self.presence.say(list(self.presence.local))
            return
        if kind == HERE:
            for each in words[1:]:
                table, _, seats = each.partition("=")
                self.presence.heard(words[0], table, frozenset(int(seat) for seat in seats.split(",") if seat))
            return
        for each in [kind, *words]:
            name, number, persons = each.split(":")
            await self.tables.heard(name, int(number))
            self.turn(name, persons.split(","))

    async def is_healthy(self) -> bool:
        """Whether the database answers."""
        begun = time.monotonic()
        try:
            async with asyncio.timeout(5):
                await self.store.to_wake(0.0, 1)
        except Exception as error:
            LOG.warning("database does not answer", error=type(error).__name__, seconds=time.monotonic() - begun)
            return False
        return True
