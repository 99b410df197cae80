"""Accounts behind the routes: what a sign-in costs, and when sessions expire."""

import asyncio
import time
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any, Literal

import pytest
from argon2 import PasswordHasher
from sqlalchemy import delete, func, select, update

from tessera.server.errors import Refused, Unauthorized
from tessera.server.people.passwords import check_password
from tessera.server.service import Service
from tessera.server.store.schema import SESSIONS
from tests.support.hall import at_work

PASSWORD = "correct horse battery"
DAY = 86_400.0
Scene = Callable[[Service], Awaitable[None]]


def play(folder: Path, scene: Scene) -> None:
    """Plays a scene at a service."""

    async def run() -> None:
        async with at_work(folder) as service:
            await scene(service)

    asyncio.run(run())


class CountingHasher(PasswordHasher):
    """Notes what it does."""

    def __init__(self) -> None:
        super().__init__()
        self.done: list[str] = []

    def hash(self, *arguments: Any, **more: Any) -> str:
        self.done.append("hash")
        return super().hash(*arguments, **more)

    def verify(self, hash: str | bytes, password: str | bytes) -> Literal[True]:  # noqa: A002
        self.done.append(f"verify {str(hash).rpartition('$')[0].rpartition('$')[0]}")  # its parameters
        return super().verify(hash, password)


def test_a_sign_in_is_the_same_work_for_names_that_exist_and_for_others(tmp_path: Path) -> None:
    async def scene(service: Service) -> None:
        hasher = service.accounts.passwords.hasher = CountingHasher()
        ada, _ = await service.accounts.welcome("Ada")
        await service.accounts.register(ada, "ada", PASSWORD)
        work = []
        for login in ("nobody", "ada", "somebody"):
            hasher.done.clear()
            with pytest.raises(Unauthorized):
                await service.accounts.sign_in(login, "wrong horse battery")
            work.append([*hasher.done])
        assert work[0] == work[1] == work[2] != []

    play(tmp_path, scene)


async def age(service: Service, days: float) -> None:
    """Lets all sessions be as old as that, and forgets what is in memory."""
    async with service.store.engine.begin() as connection:
        await connection.execute(update(SESSIONS).values(used=time.time() - days * DAY))
    service.sessions.cache.clear()
    service.sessions.hashes.clear()


async def stored(service: Service) -> int:
    """How many sessions the database has."""
    async with service.store.engine.connect() as connection:
        return int((await connection.execute(select(func.count(SESSIONS.c.token)))).scalar_one())


@pytest.mark.parametrize(("days", "is_known"), [(89, True), (91, False)])
def test_a_session_expires_when_it_is_not_used_for_ninety_days(tmp_path: Path, days: float, is_known: bool) -> None:
    async def scene(service: Service) -> None:
        _, token = await service.accounts.welcome("Ada")
        await age(service, days)
        assert (await service.sessions.find(token) is not None) == is_known

    play(tmp_path, scene)


def test_a_session_that_is_used_lives_on(tmp_path: Path) -> None:
    async def scene(service: Service) -> None:
        _, token = await service.accounts.welcome("Ada")
        await age(service, 80)
        await service.sessions.find(token)
        await asyncio.gather(*service.sessions.notes)
        async with service.store.engine.connect() as connection:
            used = (await connection.execute(select(SESSIONS.c.used))).scalar_one()
        assert used > time.time() - DAY

    play(tmp_path, scene)


def test_expired_sessions_are_deleted_and_those_of_open_sockets_are_not(tmp_path: Path) -> None:
    async def scene(service: Service) -> None:
        _, token = await service.accounts.welcome("Ada")
        await service.accounts.welcome("Ben")
        session = await service.sessions.find(token)
        with service.sessions.hold(session, lambda: None):  # before it is old: the service cleans up by itself as well
            await age(service, 91)
            await service.sessions.clean_up()
        assert await stored(service) == 1
        assert await service.sessions.find(token) is not None

    play(tmp_path, scene)


def test_a_session_that_ends_while_it_is_looked_up_is_not_found(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def scene(service: Service) -> None:
        sessions = service.sessions
        _, token = await service.accounts.welcome("Ada")
        sessions.forget(next(iter(sessions.cache)))
        read = sessions.read

        async def read_while_it_ends(hashed: str) -> Any:
            found = await read(hashed)
            await sessions.sign_out(token)
            return found

        monkeypatch.setattr(sessions, "read", read_while_it_ends)
        assert await sessions.find(token) is None

    play(tmp_path, scene)


def test_what_ended_while_nobody_listened_ends_when_the_process_catches_up(tmp_path: Path) -> None:
    async def scene(service: Service) -> None:
        ended = []
        tokens = [(await service.accounts.welcome(name))[1] for name in ("Ada", "Ben")]
        ada, ben = [await service.sessions.find(token) for token in tokens]
        assert ada is not None
        async with service.store.engine.begin() as connection:  # as another process does it
            await connection.execute(delete(SESSIONS).where(SESSIONS.c.token == ada.hash))
        with service.sessions.hold(ada, lambda: ended.append("Ada")), service.sessions.hold(ben, lambda: ended.append("Ben")):
            await service.sessions.catch_up()
        assert ended == ["Ada"]
        assert await service.sessions.find(tokens[0]) is None

    play(tmp_path, scene)


def test_memory_holds_no_more_sessions_than_there_is_room_for(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def scene(service: Service) -> None:
        monkeypatch.setattr("tessera.server.people.sessions.CACHE_SIZE", 2)
        people = [(await service.accounts.welcome(name))[0] for name in ("Ada", "Ben", "Cleo")]
        await service.sessions.end_all(people[2].id)
        assert list(service.sessions.hashes) == [people[1].id]
        assert [session.person.name for _, session in service.sessions.cache.values()] == ["Ben"]

    play(tmp_path, scene)


@pytest.mark.parametrize("password", ["48 6173 20 2!", "hdk3-fkq9", "Sonnenaufgang am Meer", "ada lovelace was here"])
def test_an_uncommon_password_is_taken(password: str) -> None:
    check_password(password, "ada", "–1–")


@pytest.mark.parametrize("password", ["Lovelace1815", "ada.lovelace"])
def test_a_password_that_is_a_name_of_its_owner_is_refused(password: str) -> None:
    with pytest.raises(Refused):
        check_password(password, "ada.lovelace", "Lovelace")
