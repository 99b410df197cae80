"""All tables that this process knows: each command is decided, stored, and only then told."""

import asyncio
import secrets
import time
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Iterator, Sequence
from contextlib import contextmanager, suppress
from dataclasses import dataclass, field
from itertools import islice

import structlog

from tessera.core.errors import TesseraError
from tessera.core.match import NEW_SEED_BITS

from ..errors import NoSuch, NotNow
from ..metrics import CACHED, COMMANDS, ENTRIES_TOLD
from ..people.person import Person
from ..settings import Settings
from ..store.store import Append, Row, Store
from ..wire.commands import Command, Rematch
from .decide import New, decide, follows, own_seats
from .entries import Entry, Told
from .table import OVER, PLAYING, Table

LOG = structlog.get_logger()
ALPHABET = "23456789abcdefghijkmnpqrstuvwxyzABCDEFGHJKLMNPQRSTUVWXYZ"  # without what looks alike
ID_LENGTH = 11  # 63 bits: nobody finds a private table by guessing
BOT_GRACE = 10.0  # seconds after which another process takes up a bot's turn
MOST_CLAIMED = 10_000
ATTEMPTS = 20  # to be the first with an entry, before a command is given up


def new_id() -> str:
    """The name of a table, which is its link."""
    return "".join(secrets.choice(ALPHABET) for _ in range(ID_LENGTH))


@dataclass
class Kept:
    """A table in memory; whoever wants to add to its log waits for the lock."""

    table: Table
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)


class Tables:
    """The tables in memory, and the door to all others."""

    def __init__(self, store: Store, settings: Settings, prepare: Callable[[Entry], Awaitable[None]]) -> None:
        self.store, self.settings = store, settings
        self.prepare = prepare  # makes the game of a table known before its log is read
        self.kept: OrderedDict[str, Kept] = OrderedDict()
        self.watchers: dict[str, set[asyncio.Event]] = {}
        self.on_change: Callable[[Table], None] = lambda table: None  # told after every change that was made here

    # Finding

    async def find(self, name: str, *, fresh: bool = True) -> Table:
        """A table as it is now; `fresh` asks the store whether other processes have gone on."""
        kept = await self.keep(name)
        if fresh and self.store.is_shared:
            async with kept.lock:
                await self.refresh(kept)
        return kept.table

    async def find_all(self, names: Sequence[str]) -> list[Table]:
        """Tables for a list; one that this version of the games cannot play is left out."""
        found: list[Table] = []
        for name in names:
            with suppress(TesseraError):
                found.append(await self.find(name))
        return found

    async def keep(self, name: str) -> Kept:
        """A table in memory, read from the store if it is not."""
        if name in self.kept:
            self.kept.move_to_end(name)
            return self.kept[name]
        log = await self.store.entries(name)
        if not log:
            raise NoSuch("server-no-table")
        await self.prepare(log[0])
        kept = self.kept.get(name) or self.take_in(Kept(Table.of(name, log)))
        if follows(kept.table) is not None:  # left behind by a process that ended before it came to that
            async with kept.lock:
                await self.follow(kept)
        return kept

    def take_in(self, kept: Kept) -> Kept:
        """Keeps a table in memory, and lets those go that nobody has asked for longest."""
        too_many = len(self.kept) + 1 - self.settings.cached_tables
        for name in list(islice(self.kept, max(0, too_many))):
            if name not in self.watchers and not self.kept[name].lock.locked():
                del self.kept[name]
        self.kept[kept.table.id] = kept
        CACHED.set(len(self.kept))
        return kept

    async def refresh(self, kept: Kept) -> bool:
        """Catches up with what other processes have stored; whether there was anything."""
        log = await self.store.entries(kept.table.id, kept.table.number)
        for entry in log:
            kept.table = kept.table.after(entry)
        if log:
            self.ring(kept.table.id)  # its bots think where the entry was stored
        return bool(log)

    async def heard(self, name: str, number: int) -> None:
        """Another process has stored an entry: whoever watches the table here is told."""
        kept = self.kept.get(name)
        if kept is not None and kept.table.number < number:
            async with kept.lock:
                await self.refresh(kept)

    async def told(self, table: Table, since: int) -> list[Told]:
        """What happened at a table after an entry: from memory if it is recent, else from the log."""
        if since >= table.number:
            return []
        if table.recent and table.recent[0].entry.number <= since + 1:
            return [told for told in table.recent if told.entry.number > since]
        return tell_log(table.id, await self.store.entries(table.id), since, table.number)

    # Watching

    @contextmanager
    def watch(self, name: str) -> Iterator[asyncio.Event]:
        """A bell that rings whenever the table has changed."""
        bell = asyncio.Event()
        self.watchers.setdefault(name, set()).add(bell)
        try:
            yield bell
        finally:
            self.watchers[name].discard(bell)
            if not self.watchers[name]:
                del self.watchers[name]

    def ring(self, name: str) -> None:
        """Rings for everybody who watches a table."""
        for bell in self.watchers.get(name, ()):
            bell.set()

    # Changing

    async def command(self, name: str, who: Person, command: Command) -> int:
        """Does a command; returns the number of its entry, which a repeat gets again."""
        kept = await self.keep(name)
        async with kept.lock:
            number = await self.settle(kept, who, command)
            await self.follow(kept)
        return number

    async def settle(self, kept: Kept, who: Person, command: Command) -> int:
        """Decides and stores a command, anew whenever another process was faster."""
        do = str(getattr(command, "do", ""))
        for _ in range(ATTEMPTS):
            if (number := kept.table.commands.get((who.id, command.id))) is not None:
                COMMANDS.labels(do, "repeated").inc()
                return number
            try:
                new = decide(kept.table, who, command)
            except TesseraError:
                if self.store.is_shared and await self.refresh(kept):
                    continue  # the table has gone on elsewhere: what was refused may be possible now
                COMMANDS.labels(do, "refused").inc()
                raise
            if await self.append(kept, new, who.id, command.id):
                COMMANDS.labels(do, "done").inc()
                return kept.table.number
        raise TimeoutError(f"{kept.table.id} is never free")

    async def follow(self, kept: Kept) -> None:
        """Does what follows by itself."""
        while (new := follows(kept.table)) is not None:
            await self.append(kept, new)

    async def append(self, kept: Kept, new: New, by: str | None = None, command: str | None = None) -> bool:
        """Stores an entry and tells of it; False if another process was faster, whose entries are read then."""
        before = kept.table
        entry = Entry(before.number + 1, time.time(), new.kind, by, command, new.body)
        after = before.after(entry, new.draft)
        row, seats = row_of(after), persons(after)
        changes = Append(
            after.id,
            entry,
            after.persons_to_tell,
            row if before.number == 0 or row != row_of(before) else None,
            seats if before.number == 0 or seats != persons(before) else None,
        )
        if not await self.store.append(changes):
            await self.refresh(kept)
            return False
        kept.table = after
        ENTRIES_TOLD.labels(new.kind).inc()
        self.ring(after.id)
        self.on_change(after)
        return True

    async def create(self, plan: dict[str, object], host: str) -> Table:
        """Lays a new table; it starts at once if nobody has to be waited for."""
        kept = Kept(Table(new_id()))
        async with kept.lock:
            await self.append(kept, New("create", plan), host)
            self.take_in(kept)
            await self.follow(kept)
        return kept.table

    async def rematch(self, name: str, who: Person, command: Rematch) -> int:
        """Another table of the same people, each one seat further; whoever asks second is led to the first one's."""
        kept = await self.keep(name)
        async with kept.lock:
            if self.store.is_shared:
                await self.refresh(kept)
            table = kept.table
            if table.rematch is None:
                own_seats(table, who)
                if table.status != OVER:
                    raise NotNow("server-not-over")
                other = await self.create(rotated(table, who), who.id)
                while kept.table.rematch is None:
                    await self.append(kept, New("rematch", {"table": other.id}), who.id, command.id)
            return kept.table.commands.get((who.id, command.id), kept.table.number)

    async def claim(self, guest: Person, account: Person) -> None:
        """Makes the seats of a guest those of an account."""
        for name in await self.store.tables_of(guest.id, MOST_CLAIMED):
            kept = await self.keep(name)
            async with kept.lock:
                if self.store.is_shared:
                    await self.refresh(kept)
                while kept.table.seats_of(guest.id):
                    await self.append(kept, New("claim", {"guest": guest.id}), account.id)


def rotated(table: Table, who: Person) -> dict[str, object]:
    """The plan of a rematch: each one seat further, with a new deal; who asked for it is ready."""
    seats = [
        {"name": seat.name, "person": seat.person, "bot": None if seat.person else seat.bot, "ready": seat.person == who.id}
        for seat in (*table.seats[1:], table.seats[0])
    ]
    options = {key: turned(value, len(seats)) for key, value in table.plan["options"].items()}
    seed, salt = secrets.randbits(NEW_SEED_BITS), secrets.token_hex(16)
    new = {"seats": seats, "options": options, "seed": seed, "salt": salt, "actions": [], "origin": None, "lesson": False}
    return {**table.plan, **new}


def turned(value: object, count: int) -> object:
    """An option that has a value for every seat goes round with the people."""
    return [*value[1:], value[0]] if isinstance(value, list) and len(value) == count else value


def tell_log(name: str, log: Sequence[Entry], since: int, until: int) -> list[Told]:
    """The entries of a log from one to another, with what happened in the match."""
    table, found = Table(name), list[Told]()
    for entry in log[:until]:
        table.apply(entry, tell=entry.number > since)
        if entry.number > since:
            found.append(table.recent[-1])
    return found


def row_of(table: Table) -> Row:
    """What the lists know of a table."""
    status = table.status
    wake = None
    if status == PLAYING:
        wake = table.since + BOT_GRACE if table.bot_to_act else table.deadline
    return Row(table.game_name, bool(table.plan["listed"]), table.created, status, table.status_since, wake)


def persons(table: Table) -> dict[int, str]:
    """Who sits where."""
    return {number: seat.person for number, seat in enumerate(table.seats) if seat.person is not None}
