"""The store: logs of tables in SQLite or PostgreSQL. Entries of many tables are written together, each at most once."""

import asyncio
import time
from collections.abc import Awaitable, Callable, Sequence
from contextlib import suppress
from dataclasses import dataclass
from typing import Any

import asyncpg
import orjson
import structlog
from sqlalchemy import delete, event, func, insert, select
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.exc import DBAPIError
from sqlalchemy.ext.asyncio import AsyncConnection, create_async_engine
from sqlalchemy.pool import AsyncAdaptedQueuePool

from ..metrics import BATCH_SIZE, WRITE_SECONDS
from ..settings import Settings
from ..tables.entries import Entry
from ..tables.table import OPEN, OVER
from .schema import ENTRIES, SEATS, TABLES

LOG = structlog.get_logger()
CHANNEL = "tessera"
MOST_AT_ONCE = 500  # entries in one transaction
NOTICE_BYTES = 7000  # PostgreSQL takes fewer than 8000 a notice
PATIENCE = 10.0  # seconds for a database that is busy or away for a moment


@dataclass(frozen=True)
class Row:
    """What lists and the bots' alarm want to know of a table without reading its log."""

    game: str
    listed: bool
    created: float
    status: str
    changed: float
    wake: float | None


@dataclass(frozen=True)
class Append:
    """An entry to be stored, with what it changes in the lists."""

    table: str
    entry: Entry
    persons: list[str]  # who waits for this
    row: Row | None  # if it changed
    seats: dict[int, str] | None  # the persons by seat, if they changed


class Store:
    """A database and the one task that writes entries to it."""

    def __init__(self, settings: Settings) -> None:
        self.address = settings.address
        self.is_shared = settings.is_shared
        self.engine = create_async_engine(
            "postgresql+asyncpg://" if self.is_shared else self.address,
            hide_parameters=True,  # an error that is logged says nothing of what was stored
            poolclass=AsyncAdaptedQueuePool,
            json_serializer=lambda value: orjson.dumps(value).decode(),
            json_deserializer=orjson.loads,
            **(
                {"pool_size": 8, "max_overflow": 8, "pool_pre_ping": True, "async_creator": self.connect}
                if self.is_shared
                else {"pool_size": 4, "max_overflow": 4}
            ),
        )
        if not self.is_shared:
            event.listen(self.engine.sync_engine, "connect", set_up_sqlite)
        self.queue: asyncio.Queue[tuple[Append, asyncio.Future[bool]] | None] = asyncio.Queue()
        self.writer: asyncio.Task[None] | None = None
        dialect: Any = postgresql if self.is_shared else sqlite
        self.insert_entries = dialect.insert(ENTRIES).on_conflict_do_nothing().returning(ENTRIES.c.table)
        upsert = dialect.insert(TABLES)
        changing = {name: upsert.excluded[name] for name in ("status", "listed", "changed", "wake")}
        self.upsert_tables = upsert.on_conflict_do_update(index_elements=["id"], set_=changing)

    async def connect(self) -> asyncpg.Connection:
        """A connection to PostgreSQL; its driver reads the address, with all that may be in one."""
        return await asyncpg.connect(self.address)

    async def start(self) -> None:
        """Begins to write."""
        self.writer = asyncio.create_task(self.write())

    async def stop(self) -> None:
        """Writes what is still to be written, and closes the database."""
        if self.writer is not None:
            await self.queue.put(None)
            await self.writer
        await self.engine.dispose()

    # Writing

    async def append(self, wanted: Append) -> bool:
        """Stores an entry; False if another process has stored one of the same number first."""
        done: asyncio.Future[bool] = asyncio.get_running_loop().create_future()
        await self.queue.put((wanted, done))
        return await done

    async def write(self) -> None:
        """Stores whatever is waiting in one transaction, again and again: the more is waiting, the less each entry costs."""
        going_on = True
        while going_on:
            batch = [await self.queue.get()]
            while not self.queue.empty() and len(batch) < MOST_AT_ONCE:
                batch.append(self.queue.get_nowait())
            going_on = None not in batch
            work = [each for each in batch if each is not None]
            if work:
                await self.write_batch(work)

    async def write_batch(self, work: list[tuple[Append, asyncio.Future[bool]]]) -> None:
        """One transaction; nobody is told before it is there. A database that is away for a moment is asked again."""
        BATCH_SIZE.observe(len(work))
        try:
            with WRITE_SECONDS.time():
                stored = await self.patiently(lambda: self.transaction([wanted for wanted, _ in work]))
        except Exception as error:
            LOG.error("entries not stored", count=len(work), error=type(error).__name__)
            for _, done in work:
                if not done.done():
                    done.set_exception(error)
            return
        for wanted, done in work:
            if not done.done():
                done.set_result(wanted.table in stored)

    async def patiently(self, work: Callable[[], Awaitable[set[str]]]) -> set[str]:
        """Does some work, again after a moment if the database is away; a repeated insert finds its own entries there."""
        until = time.monotonic() + PATIENCE
        while True:
            try:
                return await work()
            except (DBAPIError, OSError) as error:
                if time.monotonic() > until:
                    raise
                LOG.warning("database away", error=type(error).__name__)
                await asyncio.sleep(0.2)

    async def transaction(self, wanted: Sequence[Append]) -> set[str]:
        """Stores entries of different tables; returns the tables whose entry is stored now."""
        rows = [{"table": each.table, **vars(each.entry)} for each in wanted]
        async with self.engine.begin() as connection:
            result = await connection.execute(self.insert_entries, rows)
            stored = set(result.scalars())
            done = [each for each in wanted if each.table in stored]
            if lists := [{"id": each.table, **vars(each.row)} for each in done if each.row is not None]:
                await connection.execute(self.upsert_tables, lists)
            for each in done:
                if each.seats is not None:
                    await write_seats(connection, each.table, each.seats)
            if self.is_shared:
                for notice in notices([f"{each.table}:{each.entry.number}:{','.join(each.persons)}" for each in done]):
                    await connection.execute(select(func.pg_notify(CHANNEL, notice)))
        return stored

    # Reading

    async def entries(self, table: str, since: int = 0) -> list[Entry]:
        """The log of a table after an entry."""
        asked = select(ENTRIES).where(ENTRIES.c.table == table, ENTRIES.c.number > since).order_by(ENTRIES.c.number)
        async with self.engine.connect() as connection:
            rows = (await connection.execute(asked)).all()
        return [entry_of(row) for row in rows]

    async def logs(self, tables: Sequence[str]) -> dict[str, list[Entry]]:
        """The whole logs of some tables."""
        asked = select(ENTRIES).where(ENTRIES.c.table.in_(tables)).order_by(ENTRIES.c.table, ENTRIES.c.number)
        found: dict[str, list[Entry]] = {}
        async with self.engine.connect() as connection:
            for row in await connection.execute(asked):
                found.setdefault(row.table, []).append(entry_of(row))
        return found

    async def open_tables(self, limit: int) -> list[str]:
        """The tables that wait for players and are listed, the newest first."""
        asked = select(TABLES.c.id).where(TABLES.c.status == OPEN, TABLES.c.listed).order_by(TABLES.c.created.desc()).limit(limit)
        return await self.ids(asked)

    async def tables_of(self, person: str, limit: int) -> list[str]:
        """The tables of a person: those that are not over first, the latest first."""
        asked = (
            select(TABLES.c.id)
            .join(SEATS, SEATS.c.table == TABLES.c.id)
            .where(SEATS.c.person == person)
            .group_by(TABLES.c.id)
            .order_by((TABLES.c.status == OVER), TABLES.c.changed.desc())
            .limit(limit)
        )
        return await self.ids(asked)

    async def finished(self, limit: int, *, listed_only: bool = False) -> list[str]:
        """The tables whose matches are over, the latest first."""
        asked = select(TABLES.c.id).where(TABLES.c.status == OVER).order_by(TABLES.c.changed.desc()).limit(limit)
        return await self.ids(asked.where(TABLES.c.listed) if listed_only else asked)

    async def finished_seats(self, person: str, limit: int) -> dict[str, int]:
        """The seat of a person in every match that is over, the latest first; who had several on one device had none."""
        asked = (
            select(SEATS.c.table, func.min(SEATS.c.seat).label("seat"))
            .join(TABLES, SEATS.c.table == TABLES.c.id)
            .where(SEATS.c.person == person, TABLES.c.status == OVER)
            .group_by(SEATS.c.table, TABLES.c.changed)
            .having(func.count() == 1)
            .order_by(TABLES.c.changed.desc())
            .limit(limit)
        )
        async with self.engine.connect() as connection:
            return {row.table: row.seat for row in await connection.execute(asked)}

    async def unfinished_of(self, person: str) -> int:
        """How many tables of a person are not over."""
        asked = (
            select(func.count(TABLES.c.id.distinct()))
            .join(SEATS, SEATS.c.table == TABLES.c.id)
            .where(SEATS.c.person == person, TABLES.c.status != OVER)
        )
        async with self.engine.connect() as connection:
            return int((await connection.execute(asked)).scalar_one())

    async def to_wake(self, now: float, limit: int = 100) -> list[str]:
        """The tables where the server itself has something to do."""
        return await self.ids(select(TABLES.c.id).where(TABLES.c.wake <= now).order_by(TABLES.c.wake).limit(limit))

    async def ids(self, asked: Any) -> list[str]:
        """The tables that a question finds."""
        async with self.engine.connect() as connection:
            return list((await connection.execute(asked)).scalars())

    async def publish(self, notice: str) -> None:
        """Tells the other processes something that is not stored."""
        if self.is_shared:
            with suppress(DBAPIError, OSError):
                async with self.engine.begin() as connection:
                    await connection.execute(select(func.pg_notify(CHANNEL, notice)))


def entry_of(row: Any) -> Entry:
    """An entry as it was stored."""
    return Entry(row.number, row.at, row.kind, row.by, row.command, row.body)


async def write_seats(connection: AsyncConnection, table: str, seats: dict[int, str]) -> None:
    """Writes who sits where."""
    await connection.execute(delete(SEATS).where(SEATS.c.table == table))
    if seats:
        rows = [{"table": table, "seat": seat, "person": person} for seat, person in seats.items()]
        await connection.execute(insert(SEATS), rows)


def notices(tables: Sequence[str]) -> list[str]:
    """Tables and numbers in as few notices as they fit in."""
    found: list[str] = []
    for each in tables:
        if found and len(found[-1]) + len(each) < NOTICE_BYTES:
            found[-1] += f" {each}"
        else:
            found.append(each)
    return found


def set_up_sqlite(connection: Any, _: Any) -> None:
    """Readers do not wait for the writer; what is acknowledged outlives a power cut; a short wait for others."""
    cursor = connection.cursor()
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "busy_timeout=10000", "foreign_keys=ON"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()
