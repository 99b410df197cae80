"""The tables in memory: a cache of what the store holds, with one lock per table."""

import asyncio
from collections import OrderedDict
from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import partial
from itertools import islice
from typing import Protocol

import structlog

from ..errors import NotFound, Unplayable
from ..fair import FairExecutor, Lane
from ..limits import Client
from ..metrics import CACHED
from ..store.entries import Entry
from ..store.store import Store
from .changes import remembered
from .notify import Notifier
from .table import UNREADABLE, LoggedEntry, Table, replay_log

LOG = structlog.get_logger()

PAGES = 100  # of logs that stay in memory
LONG_LOG = 100  # entries: to replay more takes longer than the event loop can spare


class Prepare(Protocol):
    """What makes the game of a table ready."""

    async def __call__(self, creation: Entry, *, wait: bool = True) -> None:
        """Loads the game of a table before its log is replayed; without `wait`, refuses one that takes long."""


@dataclass
class CachedTable:
    """A table in memory; whoever adds to its log holds the lock."""

    table: Table
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)


class Registry:
    """Keeps the tables that were used last in memory, and reads the others from the store."""

    def __init__(self, store: Store, notifier: Notifier, prepare: Prepare, capacity: int, work: FairExecutor) -> None:
        self.store, self.notifier, self.capacity, self.work = store, notifier, capacity, work
        self.prepare = prepare
        self.cache: OrderedDict[str, CachedTable] = OrderedDict()
        self.pages: OrderedDict[tuple[Table, int, int], list[LoggedEntry]] = OrderedDict()  # of logs, those that were read last

    def get(self, name: str) -> CachedTable | None:
        """A table that is in memory."""
        if name in self.cache:
            self.cache.move_to_end(name)
        return self.cache.get(name)

    async def load(self, name: str, *, wait: bool = True) -> CachedTable:
        """A table, replayed from its log."""
        log = await self.store.entries(name)
        if not log:
            raise NotFound("server-no-table")
        await self.prepare(log[0], wait=wait)
        if len(log) <= LONG_LOG:
            return self.cache.get(name) or self.add(self.replay(name, log))
        table = await self.work.run(Lane.REQUEST, log[0].by or name, partial(self.replay, name, log))
        return self.cache.get(name) or self.add(table)

    def replay(self, name: str, log: Sequence[Entry]) -> Table:
        """The table that a log describes; refuses one that makes no sense, instead of failing over it again and again."""
        try:
            return Table.of(name, log)
        except UNREADABLE as error:
            LOG.error("a log cannot be replayed", table=name, exc_info=error)
            raise Unplayable("server-broken-table") from error

    def add(self, table: Table) -> CachedTable:
        """Keeps a table in memory, and drops the least recently used ones that nobody watches or changes."""
        excess = len(self.cache) + 1 - self.capacity
        for name in list(islice(self.cache, max(0, excess))):
            if name not in self.notifier.watchers and not self.cache[name].lock.locked():
                del self.cache[name]
        cached = self.cache[table.id] = CachedTable(table)
        CACHED.set(len(self.cache))
        return cached

    def release(self, game: str, components: str) -> bool:
        """Drops the tables with some components from memory; False if somebody watches or changes one of them."""
        tables = [(name, cached) for name, cached in self.cache.items() if is_played_with(cached.table, game, components)]
        if any(name in self.notifier.watchers or cached.lock.locked() for name, cached in tables):
            return False
        for name, _ in tables:
            del self.cache[name]
        return True

    async def refresh(self, cached: CachedTable) -> bool:
        """Catches up with the entries of other processes, under the table's lock; whether there were any."""
        log = await self.store.entries(cached.table.id, cached.table.number)
        try:
            for entry in log:
                cached.table = cached.table.after(entry)
        except UNREADABLE as error:  # such as an entry of a newer version's process
            LOG.error("an entry makes no sense here", table=cached.table.id, exc_info=error)
            self.cache.pop(cached.table.id, None)
            self.notifier.wake(cached.table.id)
            raise Unplayable("server-broken-table") from error
        if log:
            self.notifier.wake(cached.table.id)  # its bots think in the process that stored the entry
        return bool(log)

    async def entries_after(self, table: Table, since: int, client: Client, most: int) -> list[LoggedEntry]:
        """What happened at a table next after an entry: from memory if it is recent, otherwise from the store."""
        if (recent := remembered(table, since)) is not None:
            return recent[:most]
        page = (table, since, most)
        if page not in self.pages:
            log = await self.store.entries(table.id)
            self.pages[page] = await client.compute(lambda: replay_log(table.id, log, since, min(table.number, since + most)))
            while len(self.pages) > PAGES:
                self.pages.popitem(last=False)
        self.pages.move_to_end(page)
        return self.pages[page]


def is_played_with(table: Table, game: str, components: str) -> bool:
    """Whether a table has some components."""
    return table.plan["components"] == components and table.game_name == game
