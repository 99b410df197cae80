"""Who people are: guests and bots of the API by a token, accounts by a password."""

import asyncio
import hashlib
import secrets
import time
from collections import OrderedDict

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError
from sqlalchemy import delete, insert, select, update
from sqlalchemy.exc import IntegrityError

from ..errors import Conflict, Forbidden, Unauthorized
from ..store.schema import PEOPLE, SESSIONS
from ..store.store import Store
from .person import Person

CACHE_SIZE = 50_000  # tokens
CACHE_SECONDS = 60.0  # after which a sign-out in another process takes effect


def token_hash(token: str) -> str:
    """What is stored of a token: whoever reads the database cannot act for anybody."""
    return hashlib.sha256(token.encode()).hexdigest()


class Accounts:
    """The people whom the server knows."""

    def __init__(self, store: Store) -> None:
        self.engine = store.engine
        self.hasher = PasswordHasher()
        self.cache: OrderedDict[str, tuple[float, Person]] = OrderedDict()

    async def who(self, token: str | None) -> Person | None:
        """The person with a token."""
        if not token:
            return None
        hashed = token_hash(token)
        until, person = self.cache.get(hashed, (0.0, None))
        if person is None or until < time.monotonic():
            person = await self.find(hashed)
            if person is not None:
                self.add_to_cache(hashed, person)
        return person

    async def find(self, hashed: str) -> Person | None:
        """The person with a stored token."""
        query = select(PEOPLE).join(SESSIONS, SESSIONS.c.person == PEOPLE.c.id).where(SESSIONS.c.token == hashed)
        async with self.engine.connect() as connection:
            row = (await connection.execute(query)).one_or_none()
        return None if row is None else Person(row.id, row.name, row.login, row.owner)

    def add_to_cache(self, hashed: str, person: Person) -> None:
        """Keeps a person in memory for a while."""
        self.cache[hashed] = (time.monotonic() + CACHE_SECONDS, person)
        while len(self.cache) > CACHE_SIZE:
            self.cache.popitem(last=False)

    async def welcome(self, name: str, owner: str | None = None) -> tuple[Person, str]:
        """A new guest, or a new bot of somebody, with a token."""
        person = Person(secrets.token_hex(12), name, owner=owner)
        async with self.engine.begin() as connection:
            row = {"id": person.id, "name": name, "owner": owner, "created": time.time()}
            await connection.execute(insert(PEOPLE), row)
        return person, await self.new_token(person)

    async def new_token(self, person: Person) -> str:
        """A new token for a person."""
        token = secrets.token_urlsafe(32)
        async with self.engine.begin() as connection:
            row = {"token": token_hash(token), "person": person.id, "created": time.time()}
            await connection.execute(insert(SESSIONS), row)
        self.add_to_cache(token_hash(token), person)
        return token

    async def rename(self, person: Person, name: str) -> Person:
        """Changes the name of a person."""
        async with self.engine.begin() as connection:
            await connection.execute(update(PEOPLE).where(PEOPLE.c.id == person.id).values(name=name))
        return self.update_cache(Person(person.id, name, person.login, person.owner))

    async def register(self, person: Person, login: str, password: str) -> Person:
        """Turns a guest into an account, who stays the same person."""
        if person.login is not None or person.owner is not None:
            raise Conflict("server-has-account")
        hashed = await asyncio.to_thread(self.hasher.hash, password)
        try:
            async with self.engine.begin() as connection:
                values = {"login": login.lower(), "password": hashed}
                await connection.execute(update(PEOPLE).where(PEOPLE.c.id == person.id).values(values))
        except IntegrityError as error:
            raise Conflict("server-login-taken", name=login) from error
        return self.update_cache(Person(person.id, person.name, login.lower()))

    async def sign_in(self, login: str, password: str) -> tuple[Person, str]:
        """The account with a login and a password, and a new token; a refusal does not say which of them was wrong."""
        async with self.engine.connect() as connection:
            row = (await connection.execute(select(PEOPLE).where(PEOPLE.c.login == login.lower()))).one_or_none()
        stored = row.password if row is not None else await asyncio.to_thread(self.hasher.hash, "nobody's password")
        try:
            await asyncio.to_thread(self.hasher.verify, stored, password)
        except (VerificationError, InvalidHashError) as error:
            raise Unauthorized("server-wrong-password") from error
        if row is None:
            raise Unauthorized("server-wrong-password")
        person = Person(row.id, row.name, row.login)
        return person, await self.new_token(person)

    async def sign_out(self, token: str) -> None:
        """Deletes a token."""
        self.cache.pop(token_hash(token), None)
        async with self.engine.begin() as connection:
            await connection.execute(delete(SESSIONS).where(SESSIONS.c.token == token_hash(token)))

    async def bots_of(self, owner: Person) -> list[Person]:
        """The bots of a person."""
        async with self.engine.connect() as connection:
            rows = (await connection.execute(select(PEOPLE).where(PEOPLE.c.owner == owner.id).order_by(PEOPLE.c.created))).all()
        return [Person(row.id, row.name, owner=row.owner) for row in rows]

    async def remove_bot(self, owner: Person, bot: str) -> None:
        """Revokes the tokens of a bot."""
        if bot not in {each.id for each in await self.bots_of(owner)}:
            raise Forbidden("server-not-your-bot")
        async with self.engine.begin() as connection:
            await connection.execute(delete(SESSIONS).where(SESSIONS.c.person == bot))
            await connection.execute(update(PEOPLE).where(PEOPLE.c.id == bot).values(owner=None))
        self.cache = OrderedDict((key, held) for key, held in self.cache.items() if held[1].id != bot)

    def update_cache(self, person: Person) -> Person:
        """Replaces a person in memory."""
        for key, (until, old) in self.cache.items():
            if old.id == person.id:
                self.cache[key] = (until, person)
        return person
