"""The watch over bots and clocks: whatever is wrong with one table, all others are played."""

import asyncio
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, cast

import pytest
from prometheus_client import REGISTRY
from sqlalchemy import insert, update
from sqlalchemy.exc import OperationalError

from tessera import find_game
from tessera.server.app import set_up_logs
from tessera.server.errors import Unplayable
from tessera.server.people.person import Person
from tessera.server.process import prepare_database
from tessera.server.service import Service
from tessera.server.settings import read_settings
from tessera.server.store.entries import Append, Entry, EntryKind
from tessera.server.store.notices import EntryNotice
from tessera.server.store.schema import PEOPLE, TABLES
from tessera.server.tables import watch
from tessera.server.tables.bot_seats import ThoughtTurn
from tessera.server.tables.pipeline import Tables, to_store
from tessera.server.tables.plan import plan_table
from tessera.server.tables.table import Table
from tessera.server.wire.new_table import NewTable

Scene = Callable[[Service], Awaitable[None]]
ADA = Person("ada", "Ada")
LONG_AGO = 1000.0  # seconds since 1970
CLOCK = {"kind": "live", "turn": 5, "bank": 0}


@asynccontextmanager
async def at_work(folder: Path) -> AsyncIterator[Service]:
    """A service in this process, without the network."""
    settings = read_settings(data=folder)
    set_up_logs(settings)
    await prepare_database(settings)
    async with asyncio.timeout(60), Service(settings).running() as service:
        async with service.store.engine.begin() as connection:
            await connection.execute(insert(PEOPLE), {"id": ADA.id, "name": ADA.name, "created": LONG_AGO})
        yield service


@pytest.fixture
def run(tmp_path: Path) -> Callable[[Scene], None]:
    """Runs a scene with a service whose database is empty."""

    async def play(scene: Scene) -> None:
        async with at_work(tmp_path) as service:
            await scene(service)

    return lambda scene: asyncio.run(play(scene))


async def leave_behind(service: Service, name: str, at: float = LONG_AGO, clock: Any = CLOCK, **plan: Any) -> None:
    """Stores a table whose clock ran out long ago, as a process that has ended would leave it."""
    wish = NewTable.model_validate({"game": "neotopia", "seats": [{"kind": "me"}, {"kind": "me"}], "clock": clock})
    body = plan_table(wish, ADA, find_game("neotopia"), None, [None, None])
    table = Table(name, Entry(1, at, "create", ADA.id, None, {**body}))
    first = Entry(1, at, "create", ADA.id, None, {**body, **plan})  # a log that this version perhaps cannot read
    await service.store.append(to_store(None, table, first))
    after = table.after(Entry(2, at, "start", None, None, {}))
    await service.store.append(to_store(table, after, Entry(2, at, "start", None, None, {})))


async def until(is_so: Callable[[], Awaitable[bool]]) -> None:
    """Waits for something that the watch brings about."""
    while not await is_so():
        await asyncio.sleep(0.02)


def is_played(service: Service, name: str) -> Callable[[], Awaitable[bool]]:
    """Whether a clock's turn has been played at a table."""

    async def played() -> bool:
        return any(entry.kind == "play" for entry in await service.store.entries(name))

    return played


def counted(name: str, **labels: str) -> float:
    """The value of a metric."""
    return REGISTRY.get_sample_value(name, labels) or 0.0


async def due(service: Service) -> set[str]:
    """The tables that the watch would take up now."""
    return {name for _, name in await service.store.to_wake(time.time(), limit=1000, version=service.tables.version)}


def test_a_hundred_tables_of_older_rules_keep_no_clock_from_being_watched(run: Callable[[Scene], None]) -> None:
    async def scene(service: Service) -> None:
        await asyncio.gather(*(leave_behind(service, f"old{number}", LONG_AGO + number, rules=0) for number in range(120)))
        await leave_behind(service, "waiting", LONG_AGO + 1000)
        await until(is_played(service, "waiting"))

    run(scene)


def test_tables_that_cannot_be_played_are_set_aside_and_counted(run: Callable[[Scene], None]) -> None:
    async def scene(service: Service) -> None:
        before = counted("tessera_tables_set_aside_total")
        await leave_behind(service, "rules", rules=0)
        await leave_behind(service, "components", components="000000000000")
        await leave_behind(service, "game", game="no-such-game")
        await leave_behind(service, "damaged", seats=[])

        async def all_are_set_aside() -> bool:
            return not await due(service)

        await until(all_are_set_aside)
        assert counted("tessera_tables_set_aside_total") == before + 4

    run(scene)


def test_a_table_that_was_set_aside_is_tried_again_by_another_version(run: Callable[[Scene], None]) -> None:
    async def scene(service: Service) -> None:
        await leave_behind(service, "waiting")
        await service.store.set_aside("waiting", "another version")
        await until(is_played(service, "waiting"))

    run(scene)


def test_a_table_whose_turn_fails_stops_no_other(run: Callable[[Scene], None], monkeypatch: pytest.MonkeyPatch) -> None:
    latest = Tables.latest

    async def fail_at_one(tables: Tables, name: str) -> Table:
        if name == "broken":
            raise RuntimeError("a turn that raises")
        return await latest(tables, name)

    async def scene(service: Service) -> None:
        monkeypatch.setattr(Tables, "latest", fail_at_one)
        before = counted("tessera_turn_failures_total", error="RuntimeError")
        await leave_behind(service, "broken", LONG_AGO)
        await leave_behind(service, "waiting", LONG_AGO + 1)
        await until(is_played(service, "waiting"))
        assert counted("tessera_turn_failures_total", error="RuntimeError") > before
        assert not service.backoff.is_due("broken")

    run(scene)


def test_a_hundred_tables_whose_turns_fail_leave_room_for_the_others(
    run: Callable[[Scene], None], monkeypatch: pytest.MonkeyPatch
) -> None:
    find = Tables.find

    async def fail_at_most(tables: Tables, name: str) -> Table:
        if name.startswith("broken"):
            raise RuntimeError("a table that raises")
        return await find(tables, name)

    async def scene(service: Service) -> None:
        monkeypatch.setattr(Tables, "find", fail_at_most)
        await asyncio.gather(*(leave_behind(service, f"broken{number}", LONG_AGO + number) for number in range(120)))
        await leave_behind(service, "waiting", LONG_AGO + 1000)
        await until(is_played(service, "waiting"))

    run(scene)


def test_tables_that_take_for_ever_to_read_stop_no_other(run: Callable[[Scene], None], monkeypatch: pytest.MonkeyPatch) -> None:
    find, never = Tables.find, asyncio.Event()

    async def wait_at_most(tables: Tables, name: str) -> Table:
        if name.startswith("slow"):
            await never.wait()
        return await find(tables, name)

    async def scene(service: Service) -> None:
        monkeypatch.setattr(Tables, "find", wait_at_most)
        monkeypatch.setattr(watch, "AT_ONCE", 5)
        monkeypatch.setattr(watch, "CHECK_EVERY", 0.05)
        await asyncio.gather(*(leave_behind(service, f"slow{number}", LONG_AGO + number) for number in range(12)))
        await leave_behind(service, "waiting", LONG_AGO + 1000)
        await until(is_played(service, "waiting"))

    run(scene)


def test_a_turn_that_failed_is_played_once_it_can_be(run: Callable[[Scene], None], monkeypatch: pytest.MonkeyPatch) -> None:
    choose, failures = ThoughtTurn.decide, [RuntimeError("first"), RuntimeError("second")]

    def fail_twice(*args: Any) -> Any:
        if failures:
            raise failures.pop()
        return choose(*args)

    async def scene(service: Service) -> None:
        monkeypatch.setattr(ThoughtTurn, "decide", fail_twice)
        service.backoff.first = 0.01
        await leave_behind(service, "waiting")
        await until(is_played(service, "waiting"))
        assert service.backoff.is_due("waiting")

    run(scene)


def test_a_table_that_is_set_aside_can_be_played_again_once_somebody_plays_there(run: Callable[[Scene], None]) -> None:
    async def scene(service: Service) -> None:
        await leave_behind(service, "waiting", at=time.time(), clock={"kind": "days", "days": 1})
        await service.store.set_aside("waiting", service.tables.version)
        async with service.store.engine.begin() as connection:
            await connection.execute(update(TABLES).values(wake=1.0))
        assert not await due(service)
        await service.bots.take_turn("waiting", due=time.time() + 10 * 86_400)
        async with service.store.engine.begin() as connection:
            await connection.execute(update(TABLES).values(wake=1.0))
        assert await due(service) == {"waiting"}

    run(scene)


def test_tables_are_tried_again_at_once_when_the_database_is_back(run: Callable[[Scene], None]) -> None:
    async def scene(service: Service) -> None:
        service.bots.on_failure("waiting", OperationalError("INSERT", {}, Exception("the disk is full")))
        assert service.backoff.is_due("waiting")

    run(scene)


def test_an_entry_that_another_version_wrote_stops_no_notices_of_other_tables(run: Callable[[Scene], None]) -> None:
    async def scene(service: Service) -> None:
        await leave_behind(service, "strange", at=time.time(), clock=None)
        table = await service.tables.find("strange")
        entry = Entry(table.number + 1, time.time(), cast(EntryKind, "of tomorrow"), None, None, {})
        await service.store.append(Append("strange", entry, [], None, None))
        await service.on_notice(EntryNotice("strange", entry.number, ()))
        with pytest.raises(Unplayable):
            await service.tables.find("strange")

    run(scene)
