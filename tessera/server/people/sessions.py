"""Sessions: who acts with a token, until the token is revoked or has not been used for long; what is open ends with it."""

import asyncio
import hashlib
import secrets
import time
from collections import OrderedDict
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from dataclasses import replace
from typing import Any

import structlog
from sqlalchemy import ColumnElement, delete, func, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from ..store.notices import CHANNEL, session_lines
from ..store.schema import PEOPLE, SESSIONS
from ..store.store import Store, is_away
from ..wire.people import SessionView
from .person import Person, Session

LOG = structlog.get_logger()
CACHE_SIZE = 50_000  # tokens
CACHE_SECONDS = 60.0  # after which a session is looked up again
DAY = 86_400.0  # seconds
NOTE_USE_AFTER = 3600.0  # seconds between two notes of when a session was used last
CLEAN_UP_EVERY = 3600.0  # seconds
MAX_LISTED = 100
ID_LENGTH = 16  # of what a person sees of a session: a part of the hash, which is no secret

End = Callable[[], None]


def token_hash(token: str) -> str:
    """What is stored of a token: whoever reads the database cannot act for anybody."""
    return hashlib.sha256(token.encode()).hexdigest()


def session_view(row: Any, own: Session | None = None) -> SessionView:
    """A session as its person sees it."""
    is_own = own is not None and row.token == own.hash
    return SessionView(id=row.token[:ID_LENGTH], client=row.client, created=row.created, used=row.used, current=is_own)


class Sessions:
    """The sessions of a server: in the database, the latest also in memory, and what is open because of them."""

    def __init__(self, store: Store, days: int) -> None:
        self.store, self.engine, self.lifetime = store, store.engine, days * DAY
        self.notes: set[asyncio.Task[None]] = set()  # uses of sessions that are being stored
        self.cache: OrderedDict[str, tuple[float, Session]] = OrderedDict()
        self.open: dict[str, set[End]] = {}  # what ends sockets and streams, by session
        self.hashes: dict[str, set[str]] = {}  # of the sessions in memory, by person
        self.ended: OrderedDict[str, None] = OrderedDict()  # the latest that have ended: one may have been read just before

    # Who somebody is

    async def find(self, token: str | None) -> Session | None:
        """The session of a token."""
        if not token:
            return None
        hashed = token_hash(token)
        until, session = self.cache.get(hashed, (0.0, None))
        if session is not None and until >= time.monotonic():
            return session
        session = await self.read(hashed)
        if session is None or hashed in self.ended:
            return None
        self.keep(session)
        return session

    async def read(self, hashed: str) -> Session | None:
        """A session as the database has it; notes that it is used, without making anybody wait for that."""
        now = time.time()
        query = select(PEOPLE, SESSIONS.c.used, SESSIONS.c.old).join(SESSIONS, SESSIONS.c.person == PEOPLE.c.id)
        async with self.store.reader.connect() as connection:
            row = (await connection.execute(query.where(SESSIONS.c.token == hashed, self.is_alive(now)))).one_or_none()
        if row is None:
            return None
        if row.used < now - NOTE_USE_AFTER:
            task = asyncio.create_task(self.note_use(hashed, now))
            self.notes.add(task)
            task.add_done_callback(self.notes.discard)
        return Session(hashed, Person(row.id, row.name, row.login, row.owner), row.old)

    async def note_use(self, hashed: str, now: float) -> None:
        """Stores when a session was used; a later use is noted if this one cannot be."""
        try:
            async with self.engine.begin() as connection:
                await connection.execute(update(SESSIONS).where(SESSIONS.c.token == hashed).values(used=now))
        except Exception as error:
            if not is_away(error):
                raise
            LOG.warning("the use of a session was not noted", error=type(error).__name__)

    def is_alive(self, now: float) -> ColumnElement[bool]:
        """Whether a session was used recently enough."""
        return SESSIONS.c.used > now - self.lifetime

    def keep(self, session: Session) -> None:
        """Keeps a session in memory for a while."""
        self.cache[session.hash] = (time.monotonic() + CACHE_SECONDS, session)
        self.hashes.setdefault(session.person.id, set()).add(session.hash)
        while len(self.cache) > CACHE_SIZE:
            self.forget(next(iter(self.cache)))

    def forget(self, hashed: str) -> None:
        """Drops a session from memory."""
        _, session = self.cache.pop(hashed, (0.0, None))
        if session is not None:
            self.hashes[session.person.id].discard(hashed)
            if not self.hashes[session.person.id]:
                del self.hashes[session.person.id]

    def update(self, person: Person) -> None:
        """Replaces a person in memory."""
        for hashed in self.hashes.get(person.id, ()):
            until, session = self.cache[hashed]
            self.cache[hashed] = (until, replace(session, person=person))

    # Beginning and ending

    async def begin(self, person: Person, client: str = "", instead_of: Session | None = None) -> str:
        """Begins a session, in place of another one if there is one; returns its token."""
        token, now = secrets.token_urlsafe(32), time.time()
        session = Session(token_hash(token), person)
        row = {"token": session.hash, "person": person.id, "created": now, "used": now, "client": client, "old": False}
        async with self.engine.begin() as connection:
            await connection.execute(insert(SESSIONS), row)
            ended = [] if instead_of is None else await self.delete(connection, SESSIONS.c.token == instead_of.hash)
        self.end_here(ended)
        self.keep(session)
        return token

    async def end(self, *which: ColumnElement[bool]) -> int:
        """Ends sessions for good, with their sockets and streams in all processes; returns how many."""
        async with self.engine.begin() as connection:
            ended = await self.delete(connection, *which)
        self.end_here(ended)
        return len(ended)

    async def sign_out(self, token: str) -> None:
        """Ends the session of a token."""
        await self.end(SESSIONS.c.token == token_hash(token))

    async def end_all(self, person: str, but: Session | None = None) -> int:
        """Ends all sessions of a person, or all other ones: after a new password, with a deleted account, to ban somebody."""
        others = [SESSIONS.c.token != but.hash] if but is not None else []
        return await self.end(SESSIONS.c.person == person, *others)

    async def end_one(self, person: str, name: str) -> bool:
        """Ends the session of a person that they know by an id; whether there is one."""
        return await self.end(SESSIONS.c.person == person, SESSIONS.c.token.startswith(name, autoescape=True)) > 0

    async def delete(self, connection: AsyncConnection, *which: ColumnElement[bool]) -> list[str]:
        """Deletes sessions, and tells the other processes in the same transaction."""
        ended = list((await connection.execute(delete(SESSIONS).where(*which).returning(SESSIONS.c.token))).scalars())
        if self.store.is_shared:
            for line in session_lines(ended):
                await connection.execute(select(func.pg_notify(CHANNEL, line)))
        return ended

    def end_here(self, hashes: Iterable[str]) -> None:
        """Forgets sessions that have ended, and ends what is open because of them in this process."""
        for hashed in hashes:
            self.ended[hashed] = None
            if len(self.ended) > CACHE_SIZE:
                self.ended.popitem(last=False)
            self.forget(hashed)
            for end in list(self.open.get(hashed, ())):
                end()

    @contextmanager
    def hold(self, session: Session | None, end: End) -> Iterator[None]:
        """Calls `end` if the session ends while something is open because of it."""
        if session is None:
            yield
            return
        self.open.setdefault(session.hash, set()).add(end)
        try:
            yield
        finally:
            self.open[session.hash].discard(end)
            if not self.open[session.hash]:
                del self.open[session.hash]

    async def is_open(self, session: Session) -> bool:
        """Whether a session that was found before has not ended since."""
        return session.hash in self.cache or (await self.read(session.hash) is not None and session.hash not in self.ended)

    # Looking after

    async def listed(self, person: str) -> list[Any]:
        """The rows of a person's sessions, the one that was used last first."""
        query = select(SESSIONS).where(SESSIONS.c.person == person, self.is_alive(time.time()))
        async with self.engine.connect() as connection:
            return list((await connection.execute(query.order_by(SESSIONS.c.used.desc()).limit(MAX_LISTED))).all())

    async def catch_up(self) -> None:
        """Ends what is open because of sessions that other processes have ended while this one was not listening."""
        self.cache.clear()
        self.hashes.clear()
        known = list(self.open)
        alive: set[str] = set()
        for start in range(0, len(known), 500):  # databases take so many parameters, and a few more
            query = select(SESSIONS.c.token).where(SESSIONS.c.token.in_(known[start : start + 500]))
            async with self.engine.connect() as connection:
                alive.update((await connection.execute(query)).scalars())
        self.end_here(hashed for hashed in known if hashed not in alive)

    async def keep_cleaning_up(self) -> None:
        """Deletes sessions that were not used for long, every hour."""
        while True:
            try:
                await self.clean_up()
            except Exception as error:
                LOG.warning("expired sessions not deleted", error=type(error).__name__)
            await asyncio.sleep(CLEAN_UP_EVERY)

    async def clean_up(self) -> None:
        """Deletes sessions that were not used for long; an open socket is a use."""
        now, in_use = time.time(), list(self.open)
        async with self.engine.begin() as connection:
            for hashed in in_use:
                await connection.execute(update(SESSIONS).where(SESSIONS.c.token == hashed).values(used=now))
        await self.end(SESSIONS.c.used <= now - self.lifetime)
