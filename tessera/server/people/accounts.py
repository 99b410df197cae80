"""Who people are: guests, accounts with a password, and bots of the API."""

import secrets
import time

from sqlalchemy import insert, select, update
from sqlalchemy.exc import IntegrityError

from ..errors import Conflict, Forbidden, Unauthorized
from ..store.schema import PEOPLE, SESSIONS
from ..store.store import Store
from .passwords import Passwords, check_password
from .person import Person, Session
from .sessions import Sessions


class Accounts:
    """The people whom the server knows."""

    def __init__(self, store: Store, sessions: Sessions) -> None:
        self.engine, self.sessions, self.passwords = store.engine, sessions, Passwords()

    async def welcome(self, name: str, owner: str | None = None, client: str = "") -> tuple[Person, str]:
        """A new guest, or a new bot of somebody, with a token."""
        person = Person(secrets.token_hex(12), name, owner=owner)
        async with self.engine.begin() as connection:
            row = {"id": person.id, "name": name, "owner": owner, "created": time.time()}
            await connection.execute(insert(PEOPLE), row)
        return person, await self.sessions.begin(person, client)

    async def rename(self, person: Person, name: str) -> Person:
        """Changes the name of a person."""
        async with self.engine.begin() as connection:
            await connection.execute(update(PEOPLE).where(PEOPLE.c.id == person.id).values(name=name))
        renamed = Person(person.id, name, person.login, person.owner)
        self.sessions.update(renamed)
        return renamed

    async def register(self, person: Person, login: str, password: str) -> Person:
        """Turns a guest into an account, who stays the same person; of several attempts at once, one succeeds."""
        if not person.is_guest:
            raise Conflict("server-has-account")
        login = login.lower()
        check_password(password, login, person.name)
        hashed = await self.passwords.hash(password)
        is_still_guest = (PEOPLE.c.id == person.id) & PEOPLE.c.login.is_(None) & PEOPLE.c.owner.is_(None)
        try:
            async with self.engine.begin() as connection:
                values = {"login": login, "password": hashed}
                done = await connection.execute(update(PEOPLE).where(is_still_guest).values(values))
        except IntegrityError as error:
            raise Conflict("server-login-taken", name=login) from error
        if not done.rowcount:
            raise Conflict("server-has-account")
        account = Person(person.id, person.name, login)
        self.sessions.update(account)
        return account

    async def sign_in(self, login: str, password: str) -> Person:
        """The account with a login and a password; neither the refusal nor its time says which of them was wrong."""
        async with self.engine.connect() as connection:
            row = (await connection.execute(select(PEOPLE).where(PEOPLE.c.login == login.lower()))).one_or_none()
        is_right = await self.passwords.is_right(None if row is None else row.password, password)
        if row is None or not is_right:
            raise Unauthorized("server-wrong-password")
        return Person(row.id, row.name, row.login)

    async def check_own_password(self, person: Person, password: str | None) -> None:
        """Refuses somebody who is signed in to an account but does not know its password."""
        async with self.engine.connect() as connection:
            query = select(PEOPLE.c.password).where(PEOPLE.c.id == person.id)
            stored = (await connection.execute(query)).scalar_one_or_none()
        if stored is not None and not await self.passwords.is_right(stored, password or ""):
            raise Forbidden("server-wrong-password")

    async def change_password(self, session: Session, old: str, new: str) -> None:
        """Changes the password of an account, and ends all its other sessions: one of them may be a thief's."""
        person = session.person
        if person.login is None:
            raise Conflict("server-no-account")
        await self.check_own_password(person, old)
        check_password(new, person.login, person.name)
        hashed = await self.passwords.hash(new)
        async with self.engine.begin() as connection:
            await connection.execute(update(PEOPLE).where(PEOPLE.c.id == person.id).values(password=hashed))
        await self.sessions.end_all(person.id, but=session)

    # Bots

    async def bots_of(self, owner: Person) -> list[Person]:
        """The bots of a person."""
        async with self.engine.connect() as connection:
            rows = (await connection.execute(select(PEOPLE).where(PEOPLE.c.owner == owner.id).order_by(PEOPLE.c.created))).all()
        return [Person(row.id, row.name, owner=row.owner) for row in rows]

    async def remove_bot(self, owner: Person, bot: str) -> None:
        """Ends the sessions of a bot for good."""
        if bot not in {each.id for each in await self.bots_of(owner)}:
            raise Forbidden("server-not-your-bot")
        async with self.engine.begin() as connection:
            await connection.execute(update(PEOPLE).where(PEOPLE.c.id == bot).values(owner=None))
            ended = await self.sessions.delete(connection, SESSIONS.c.person == bot)
        self.sessions.end_here(ended)
