"""The store: the logs of all tables, in SQLite or PostgreSQL, written in batches."""

import asyncio
import errno
import os
import shutil
import time
from collections.abc import Awaitable, Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import asyncpg
import orjson
import structlog
from sqlalchemy import Connection, create_engine, delete, event, func, insert, or_, select, text, tuple_, update
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.exc import DataError, IntegrityError, ProgrammingError, SQLAlchemyError
from sqlalchemy.ext.asyncio import create_async_engine
from sqlalchemy.pool import AsyncAdaptedQueuePool, QueuePool

from ..metrics import BATCH_SIZE, WRITE_SECONDS
from ..settings import Settings
from .entries import OPEN, OVER, Append, Entry
from .notices import CHANNEL, EntryNotice, entry_lines
from .schema import ENTRIES, SEATS, TABLES

LOG = structlog.get_logger()
BATCH_LIMIT = 500  # entries in one transaction
RETRY_SECONDS = 10.0  # for a database that is busy or restarting
MIN_FREE = 4_000_000  # bytes that SQLite may need beside its file; with less, the disk counts as full


class Store:
    """A database, and the one task that writes entries to it."""

    def __init__(self, settings: Settings) -> None:
        self.address = settings.address
        self.is_shared, self.file = settings.is_shared, settings.file
        options: dict[str, Any] = {
            "hide_parameters": True,  # a logged error shows nothing of what was stored
            "poolclass": AsyncAdaptedQueuePool,
            "json_serializer": lambda value: orjson.dumps(value).decode(),
            "json_deserializer": orjson.loads,
            **(
                {"pool_size": 8, "max_overflow": 8, "pool_pre_ping": True, "async_creator": self.connect}
                if self.is_shared
                else {"pool_size": 4, "max_overflow": 4}
            ),
        }
        self.engine = create_async_engine("postgresql+asyncpg://" if self.is_shared else self.address, **options)
        self.reader = self.engine  # for reads that must not wait behind writes
        if not self.is_shared:
            self.reader = create_async_engine(self.address, **options)
            self.entry_engine = create_engine(self.address.replace("+aiosqlite", "", 1), **options | {"poolclass": QueuePool})
            for engine in (self.engine.sync_engine, self.reader.sync_engine, self.entry_engine):
                event.listen(engine, "connect", set_up_sqlite)
        self.thread = ThreadPoolExecutor(1, thread_name_prefix="store")  # where entries are written to SQLite
        self.queue: asyncio.Queue[tuple[Append, asyncio.Future[bool]] | None] = asyncio.Queue()
        self.writer: asyncio.Task[None] | None = None
        dialect: Any = postgresql if self.is_shared else sqlite
        self.insert_entries = dialect.insert(ENTRIES).on_conflict_do_nothing().returning(ENTRIES.c.table)
        upsert = dialect.insert(TABLES)
        changing = {name: upsert.excluded[name] for name in ("status", "listed", "changed", "wake", "aside")}
        self.upsert_tables = upsert.on_conflict_do_update(index_elements=["id"], set_=changing)

    async def connect(self) -> asyncpg.Connection:
        """A connection to PostgreSQL; its own driver reads the address, with every option that one may contain."""
        return await asyncpg.connect(self.address)

    async def start(self) -> None:
        """Starts the task that writes."""
        self.writer = asyncio.create_task(self.write())

    async def stop(self) -> None:
        """Writes what is still queued, and closes the database."""
        if self.writer is not None:
            await self.queue.put(None)
            await self.writer
        await self.close()

    async def close(self) -> None:
        """Closes the database."""
        await self.engine.dispose()
        await self.reader.dispose()
        if not self.is_shared:
            await asyncio.to_thread(self.entry_engine.dispose)
        self.thread.shutdown(wait=False)

    # Writing

    async def append(self, wanted: Append) -> bool:
        """Stores an entry; False if another process has already stored one of the same number."""
        done: asyncio.Future[bool] = asyncio.get_running_loop().create_future()
        await self.queue.put((wanted, done))
        return await done

    async def write(self) -> None:
        """Group commit: stores everything that has queued up meanwhile in one transaction, over and over."""
        is_running = True
        while is_running:
            batch = [await self.queue.get()]
            while not self.queue.empty() and len(batch) < BATCH_LIMIT:
                batch.append(self.queue.get_nowait())
            is_running = None not in batch
            work = [item for item in batch if item is not None]
            if work:
                await self.write_batch(work)

    async def write_batch(self, work: list[tuple[Append, asyncio.Future[bool]]]) -> None:
        """Stores a batch in one transaction, and only then lets those who wait for it go on."""
        BATCH_SIZE.observe(len(work))
        try:
            with WRITE_SECONDS.time():
                stored = await self.with_retries(lambda: self.transaction([wanted for wanted, _ in work]))
        except Exception as error:
            if len(work) > 1 and not is_away(error):  # one entry is at fault: the others are stored without it
                for each in work:
                    await self.write_batch([each])
                return
            LOG.error("entries not stored", count=len(work), error=type(error).__name__)
            for _, done in work:
                if not done.done():
                    done.set_exception(error)
            return
        for wanted, done in work:
            if not done.done():
                done.set_result(wanted.table in stored)

    async def with_retries(self, work: Callable[[], Awaitable[set[str]]]) -> set[str]:
        """Does some work, again if the database is away for a moment; a repeated insert finds its own entries there."""
        until = time.monotonic() + RETRY_SECONDS
        while True:
            try:
                return await work()
            except Exception as error:
                if not is_away(error) or time.monotonic() > until:
                    raise
                LOG.warning("database away", error=type(error).__name__)
                await asyncio.sleep(0.2)

    async def transaction(self, wanted: Sequence[Append]) -> set[str]:
        """Stores entries of different tables; returns the tables whose entry was stored now."""
        if self.is_shared:
            async with self.engine.begin() as connection:
                return await connection.run_sync(self.store_entries, wanted)
        return await asyncio.get_running_loop().run_in_executor(self.thread, self.write_file, wanted)

    def write_file(self, wanted: Sequence[Append]) -> set[str]:
        """The same in a thread at one go: an asynchronous driver would wait for the event loop after every statement."""
        with self.entry_engine.begin() as connection:
            return self.store_entries(connection, wanted)

    def store_entries(self, connection: Connection, wanted: Sequence[Append]) -> set[str]:
        """Stores entries on a connection, with what they change in the lists."""
        stored = self.insert(connection, wanted)
        done = [each for each in wanted if each.table in stored]
        if opened := [each.opens for each in done if each.opens is not None]:
            self.insert(connection, opened)
            done += opened
        if further := [{"table": each.table, **vars(entry)} for each in done for entry in each.further]:
            connection.execute(insert(ENTRIES), further)
        if rows := [{"id": each.table, **vars(each.row)} for each in done if each.row is not None]:
            connection.execute(self.upsert_tables, rows)
        for each in done:
            if each.seats is not None:
                write_seats(connection, each.table, each.seats)
        if self.is_shared:
            notices = [EntryNotice(each.table, each.entry.number, tuple(each.persons)) for each in done]
            for line in entry_lines(notices):
                connection.execute(select(func.pg_notify(CHANNEL, line)))
        return stored

    def insert(self, connection: Connection, wanted: Sequence[Append]) -> set[str]:
        """Inserts entries; returns the tables where no other process was faster."""
        rows = [{"table": each.table, **vars(each.entry)} for each in wanted]
        return set(connection.execute(self.insert_entries, rows).scalars())

    # Reading

    async def entries(self, table: str, since: int = 0) -> list[Entry]:
        """The log of a table, or what comes after an entry."""
        query = select(ENTRIES).where(ENTRIES.c.table == table, ENTRIES.c.number > since).order_by(ENTRIES.c.number)
        async with self.reader.connect() as connection:
            rows = (await connection.execute(query)).all()
        return [entry_of(row) for row in rows]

    async def logs(self, tables: Sequence[str]) -> dict[str, list[Entry]]:
        """The whole logs of several tables."""
        query = select(ENTRIES).where(ENTRIES.c.table.in_(tables)).order_by(ENTRIES.c.table, ENTRIES.c.number)
        found: dict[str, list[Entry]] = {}
        async with self.reader.connect() as connection:
            for row in await connection.execute(query):
                found.setdefault(row.table, []).append(entry_of(row))
        return found

    async def open_tables(self, limit: int) -> list[str]:
        """The listed tables that wait for players, newest first."""
        query = select(TABLES.c.id).where(TABLES.c.status == OPEN, TABLES.c.listed).order_by(TABLES.c.created.desc()).limit(limit)
        return await self.ids(query)

    async def tables_of(self, person: str, limit: int) -> list[str]:
        """The tables of a person: unfinished ones first, then by date."""
        query = (
            select(TABLES.c.id)
            .join(SEATS, SEATS.c.table == TABLES.c.id)
            .where(SEATS.c.person == person)
            .group_by(TABLES.c.id)
            .order_by((TABLES.c.status == OVER), TABLES.c.changed.desc())
            .limit(limit)
        )
        return await self.ids(query)

    async def finished(self, limit: int, *, listed_only: bool = False) -> list[str]:
        """The tables whose matches are over, latest first; only those that were played on a server."""
        over = select(TABLES.c.id).where(TABLES.c.status == OVER, TABLES.c.offline.is_(False))
        query = over.order_by(TABLES.c.changed.desc()).limit(limit)
        return await self.ids(query.where(TABLES.c.listed) if listed_only else query)

    async def finished_seats(self, person: str, limit: int) -> dict[str, int]:
        """The seat of a person in each finished match, latest first, without matches where one person had several seats."""
        query = (
            select(SEATS.c.table, func.min(SEATS.c.seat).label("seat"))
            .join(TABLES, SEATS.c.table == TABLES.c.id)
            .where(SEATS.c.person == person, TABLES.c.status == OVER)
            .group_by(SEATS.c.table, TABLES.c.changed)
            .having(func.count() == 1)
            .order_by(TABLES.c.changed.desc())
            .limit(limit)
        )
        async with self.reader.connect() as connection:
            return {row.table: row.seat for row in await connection.execute(query)}

    async def unfinished_of(self, person: str) -> int:
        """The number of unfinished tables of a person."""
        query = (
            select(func.count(TABLES.c.id.distinct()))
            .join(SEATS, SEATS.c.table == TABLES.c.id)
            .where(SEATS.c.person == person, TABLES.c.status != OVER)
        )
        async with self.reader.connect() as connection:
            return int((await connection.execute(query)).scalar_one())

    async def to_wake(
        self, now: float, last: tuple[float, str] = (0.0, ""), limit: int = 100, version: str = ""
    ) -> list[tuple[float, str]]:
        """A page of the tables where a bot's turn or a clock is due, after the last of the page before; when each was due."""
        query = (
            select(TABLES.c.wake, TABLES.c.id)
            .where(TABLES.c.wake <= now, tuple_(TABLES.c.wake, TABLES.c.id) > last)
            .where(or_(TABLES.c.aside.is_(None), TABLES.c.aside != version))
            .order_by(TABLES.c.wake, TABLES.c.id)
            .limit(limit)
        )
        async with self.reader.connect() as connection:
            return [(row.wake, row.id) for row in await connection.execute(query)]

    async def set_aside(self, table: str, version: str) -> None:
        """Keeps a table out of `to_wake` for a version of the games that cannot play it."""
        async with self.engine.begin() as connection:
            await connection.execute(update(TABLES).where(TABLES.c.id == table).values(aside=version))

    async def ids(self, query: Any) -> list[str]:
        """The tables that a query finds."""
        async with self.reader.connect() as connection:
            return list((await connection.execute(query)).scalars())

    async def publish(self, line: str) -> None:
        """Sends a notice to the other processes."""
        if self.is_shared:
            try:
                async with self.engine.begin() as connection:
                    await connection.execute(select(func.pg_notify(CHANNEL, line)))
            except Exception as error:
                if not is_away(error):
                    raise

    async def check_writable(self) -> None:
        """Writes something that changes nothing; raises if the disk is full, or the database is away or read-only."""
        if self.file is not None and (await asyncio.to_thread(shutil.disk_usage, self.file.parent)).free < MIN_FREE:
            raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC), str(self.file.parent))
        async with self.engine.begin() as connection:
            await connection.execute(text("UPDATE alembic_version SET version_num = version_num"))


def is_away(error: BaseException) -> bool:
    """Whether a database cannot be used for now (away, full, locked, read-only), rather than asked something wrong."""
    if isinstance(error, IntegrityError | DataError | ProgrammingError):
        return False
    return isinstance(error, SQLAlchemyError | asyncpg.PostgresError | asyncpg.InterfaceError | OSError)


def entry_of(row: Any) -> Entry:
    """The entry in a row."""
    return Entry(row.number, row.at, row.kind, row.by, row.command, row.body)


def write_seats(connection: Connection, table: str, seats: dict[int, str]) -> None:
    """Replaces who sits where."""
    connection.execute(delete(SEATS).where(SEATS.c.table == table))
    if seats:
        rows = [{"table": table, "seat": seat, "person": person} for seat, person in seats.items()]
        connection.execute(insert(SEATS), rows)


def set_up_sqlite(connection: Any, _: Any) -> None:
    """Lets readers go on while somebody writes, keeps what is committed through a power cut, and waits briefly for locks."""
    cursor = connection.cursor()
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "busy_timeout=10000", "foreign_keys=ON"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()
