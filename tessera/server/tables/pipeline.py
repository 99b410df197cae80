"""The journey of every change: decide, store, notify. Nobody hears of anything that is not in the database yet."""

import asyncio
import hashlib
import time
from collections.abc import Sequence
from contextlib import suppress
from functools import partial
from importlib import metadata

import structlog

from tessera.core.errors import TesseraError
from tessera.core.registry import all_games

from ..errors import Conflict, Unplayable
from ..fair import Lane
from ..limits import Client
from ..metrics import COMMANDS, ENTRIES_STORED
from ..people.person import Person
from ..store.entries import DUE, PLAYING, Append, Entry, TableRow
from ..store.store import Store, is_away
from ..wire.commands import AnyCommand, Command, Play, Undo
from .changes import Change, ClaimSeats, NewEntry, ServerCommand, change, earlier
from .decide import decide, follow_up
from .notify import Notifier
from .plan import Plan, new_table_id
from .registry import CachedTable, Registry
from .table import LoggedEntry, Table, created

LOG = structlog.get_logger()
BOT_GRACE = 10.0  # seconds after which another process takes over a bot's turn
REFRESH_SECONDS = 2.0  # for the database to say what other processes have done; then memory has to do
MAX_CLAIMED = 10_000  # tables whose seats pass from a guest to an account
PAGE = 500  # entries in one answer or message
MANY_MOVES = 10  # of one command
ATTEMPTS = 20  # to store an entry before another process does


class Tables:
    """All tables of a server: finds them, and changes them."""

    def __init__(self, store: Store, registry: Registry, notifier: Notifier) -> None:
        self.store, self.registry, self.notifier = store, registry, notifier
        self.version = version_of_games()

    # Finding

    async def find(self, name: str, *, wait: bool = True, seen: int = 0) -> Table:
        """A table as it is now, with what other processes have stored; without `wait`, not if its game takes long to load.

        While the database is away, memory has to do, unless it does not reach as far as what somebody has seen already.
        """
        cached = await self.cached(name, wait=wait)
        if self.store.is_shared:
            try:
                async with asyncio.timeout(REFRESH_SECONDS), cached.lock:
                    await self.registry.refresh(cached)
            except Exception as error:
                if not is_away(error) or cached.table.number < seen:
                    raise
                LOG.warning("a table is shown as this process knows it", error=type(error).__name__)
        return cached.table

    async def find_all(self, names: Sequence[str]) -> list[Table]:
        """Several tables, without those that this version of the games cannot play, or not yet."""
        found: list[Table] = []
        for name in names:
            with suppress(TesseraError):
                found.append(await self.find(name, wait=False))
        return found

    async def latest(self, name: str) -> Table:
        """A table as this process knows it: whoever watches it is woken when it has changed elsewhere."""
        return (await self.cached(name)).table

    async def cached(self, name: str, *, wait: bool = True) -> CachedTable:
        """A table in memory, read from the store if it is not there yet."""
        if (cached := self.registry.get(name)) is not None:
            return cached
        cached = await self.registry.load(name, wait=wait)
        if follow_up(cached.table) is not None:  # a process ended between an entry and what follows from it
            async with cached.lock:
                await self.add_follow_ups(cached)
        return cached

    async def entries_after(self, table: Table, since: int, client: Client, most: int = PAGE) -> list[LoggedEntry]:
        """What happened at a table next after an entry, a page of it."""
        return await self.registry.entries_after(table, since, client, most)

    async def catch_up(self, name: str, number: int | None = None) -> None:
        """Reads what other processes have stored, if the table is in memory and does not have that entry yet."""
        cached = self.registry.get(name)
        if cached is not None and (number is None or cached.table.number < number):
            async with cached.lock:
                with suppress(Unplayable):  # whoever watches it hears of that; notices of other tables go on
                    await self.registry.refresh(cached)

    async def reload(self, name: str) -> None:
        """Reads a table again whose log was changed without a new entry: the names of people who are deleted disappear."""
        cached = self.registry.get(name)
        if cached is not None:
            async with cached.lock:
                cached.table = Table.of(name, await self.store.entries(name))
            self.notifier.wake(name)

    # Changing

    async def do(self, name: str, who: Person | None, command: AnyCommand | ServerCommand) -> int:
        """Carries out a command, to its end even if its sender goes away; returns the number of its entry."""
        return await asyncio.shield(self.carry_out(name, who, command))

    async def carry_out(self, name: str, who: Person | None, command: AnyCommand | ServerCommand) -> int:
        """The same, under the table's lock."""
        cached = await self.cached(name)
        async with cached.lock:
            number = await self.settle(cached, who, command)
            await self.add_follow_ups(cached)
        return number

    async def settle(self, cached: CachedTable, who: Person | None, command: AnyCommand | ServerCommand) -> int:
        """Decides, stores and notifies, again whenever another process was faster; a repeated command gets the same number."""
        for _ in range(ATTEMPTS):
            if (number := earlier(cached.table, who, command)) is not None:
                count(command, "repeated")
                return number
            try:
                new = await self.decide(cached.table, who, command)
            except TesseraError:
                if await self.has_gone_on(cached):
                    continue
                count(command, "refused")
                raise
            if new is None and await self.has_gone_on(cached):
                continue
            if new is None or await self.append(cached, change(cached.table, new, who, command)):
                count(command, "done")
                return cached.table.number
        raise TimeoutError(f"{cached.table.id} is never free")

    async def decide(self, table: Table, who: Person | None, command: AnyCommand | ServerCommand) -> NewEntry | None:
        """The entry that a command becomes; one that has to look through the whole match is decided in a thread."""
        if who is None or not is_slow(command):
            return decide(table, who, command)
        return await self.registry.work.run(Lane.REQUEST, who.id, partial(decide, table, who, command))

    async def has_gone_on(self, cached: CachedTable) -> bool:
        """Whether other processes have stored entries, which are read then: what was decided may be different now."""
        return self.store.is_shared and await self.registry.refresh(cached)

    async def add_follow_ups(self, cached: CachedTable) -> None:
        """Stores what follows by itself."""
        while (new := follow_up(cached.table)) is not None:
            await self.append(cached, change(cached.table, new))

    async def append(self, cached: CachedTable, new: Change) -> bool:
        """Stores an entry, then notifies; False if another process was faster, whose entries are read instead."""
        if not await self.store.append(to_store(cached.table, new.after, new.entry, new.opened)):
            await self.registry.refresh(cached)
            return False
        cached.table = new.after
        ENTRIES_STORED.labels(new.entry.kind).inc()
        self.notifier.publish(new.after)
        if new.opened is not None:
            await self.take_in(new.opened)
        return True

    async def create(self, plan: Plan, host: str) -> Table:
        """Creates a table; its match begins at once if there is nobody to wait for."""
        table = created(new_table_id(), plan, host, time.time())
        await self.store.append(to_store(None, table, table.recent[0].entry))
        return await self.take_in(table)

    async def take_in(self, table: Table) -> Table:
        """Keeps a table that has just been created in memory, and starts its match if nobody has to be waited for."""
        ENTRIES_STORED.labels("create").inc()
        cached = self.registry.add(table)
        self.notifier.publish(table)
        async with cached.lock:
            await self.add_follow_ups(cached)
        return cached.table

    async def take_over(self, log: Append, who: Person) -> Table:
        """Stores a whole match that was played elsewhere; one that is there already stays as it is."""
        await self.store.append(log)
        table = await self.find(log.table)
        if table.host != who.id:
            raise Conflict("server-not-replayed")
        return table

    async def claim(self, guest: Person, account: Person) -> None:
        """Gives the seats of a guest to an account."""
        for name in await self.store.tables_of(guest.id, MAX_CLAIMED):
            await self.do(name, account, ClaimSeats(guest.id))


def version_of_games() -> str:
    """What decides which tables can be played: this version of Tessera, and of the rules and components of all games."""
    games = [(game.name, game.version, game.components) for game in all_games()]
    return hashlib.sha256(repr((metadata.version("tessera"), games)).encode()).hexdigest()[:16]


def is_slow(command: AnyCommand | ServerCommand) -> bool:
    """Whether it takes longer to decide about a command than the event loop can spare."""
    return isinstance(command, Undo) or (isinstance(command, Play) and len(command.moves) > MANY_MOVES)


def count(command: AnyCommand | ServerCommand, outcome: str) -> None:
    """Counts a command that a person has given."""
    if isinstance(command, Command):
        COMMANDS.labels(command.do, outcome).inc()


def to_store(before: Table | None, after: Table, entry: Entry, opened: Table | None = None) -> Append:
    """An entry with what it changes in the lists, and the table that it opens."""
    row, seats = row_of(after), persons(after)
    return Append(
        after.id,
        entry,
        after.persons_to_notify,
        row if before is None or row != row_of(before) else None,
        seats if before is None or seats != persons(before) else None,
        None if opened is None else to_store(None, opened, opened.recent[0].entry),
    )


def row_of(table: Table) -> TableRow:
    """What the lists know of a table."""
    wake = None
    if table.status == PLAYING:
        wake = table.since + BOT_GRACE if table.bot_to_act else table.deadline
    return TableRow(
        table.game_name,
        table.plan["listed"],
        table.created,
        table.status,
        table.status_since,
        wake,
        offline=table.is_offline,
        rating=DUE if table.is_rated else None,
    )


def persons(table: Table) -> dict[int, str]:
    """Who sits where."""
    return {number: seat.person for number, seat in enumerate(table.seats) if seat.person is not None}
