"""The store by itself: each number of a log is written once, and a table that an entry opens comes with it or not at all."""

import asyncio
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import asynccontextmanager
from dataclasses import replace
from pathlib import Path

import pytest
from sqlalchemy import text
from sqlalchemy.exc import IntegrityError

from tessera.server.settings import Settings
from tessera.server.store.entries import Append, Entry, EntryKind, TableRow
from tessera.server.store.migrations import migrate
from tessera.server.store.store import Store

Scene = Callable[[Store], Coroutine[None, None, None]]


@asynccontextmanager
async def empty_store(folder: Path) -> AsyncIterator[Store]:
    store = Store(Settings(data=folder))
    await migrate(store.engine)
    await store.start()
    try:
        yield store
    finally:
        await store.stop()


@pytest.fixture
def on_a_store(tmp_path: Path) -> Callable[[Scene], None]:
    """Runs a scene on an empty store."""

    async def run(scene: Scene) -> None:
        async with empty_store(tmp_path) as store:
            await scene(store)

    return lambda scene: asyncio.run(run(scene))


def first_entry(table: str) -> Append:
    row = TableRow("neotopia", listed=True, created=1.0, status="open", changed=1.0, wake=None)
    return Append(table, Entry(1, 1.0, "create", None, None, {}), [], row, {})


def entry(table: str, number: int, kind: EntryKind = "chat", opens: Append | None = None) -> Append:
    return Append(table, Entry(number, float(number), kind, None, None, {"text": kind}), [], None, None, opens)


def test_entries_are_read_in_the_order_of_their_numbers(on_a_store: Callable[[Scene], None]) -> None:
    async def scene(store: Store) -> None:
        for each in (first_entry("one"), entry("one", 2), entry("one", 3)):
            assert await store.append(each)
        assert [each.number for each in await store.entries("one")] == [1, 2, 3]
        assert [each.number for each in await store.entries("one", since=2)] == [3]

    on_a_store(scene)


def test_of_two_entries_with_the_same_number_the_first_is_stored(on_a_store: Callable[[Scene], None]) -> None:
    async def scene(store: Store) -> None:
        assert await store.append(first_entry("one"))
        assert await store.append(entry("one", 2, "chat"))
        assert not await store.append(entry("one", 2, "mute"))
        assert [each.kind for each in await store.entries("one")] == ["create", "chat"]

    on_a_store(scene)


def test_a_table_that_an_entry_opens_is_stored_with_it(on_a_store: Callable[[Scene], None]) -> None:
    async def scene(store: Store) -> None:
        await store.append(first_entry("one"))
        assert await store.append(entry("one", 2, "rematch", opens=first_entry("two")))
        assert set(await store.open_tables(10)) == {"one", "two"}
        assert len(await store.entries("two")) == 1

    on_a_store(scene)


def test_a_table_is_not_opened_by_an_entry_that_came_too_late(on_a_store: Callable[[Scene], None]) -> None:
    async def scene(store: Store) -> None:
        await store.append(first_entry("one"))
        await store.append(entry("one", 2))
        assert not await store.append(entry("one", 2, "rematch", opens=first_entry("two")))
        assert await store.open_tables(10) == ["one"]
        assert await store.entries("two") == []

    on_a_store(scene)


def test_an_entry_that_cannot_be_stored_keeps_no_other_from_being_stored(on_a_store: Callable[[Scene], None]) -> None:
    async def scene(store: Store) -> None:
        stranger = replace(first_entry("two"), seats={0: "nobody"})  # a person whom the database does not know
        waiting = [store.append(each) for each in (first_entry("one"), stranger, first_entry("three"))]
        results = await asyncio.gather(*waiting, return_exceptions=True)
        assert [type(result) for result in results] == [bool, IntegrityError, bool]
        assert set(await store.open_tables(10)) == {"one", "three"}

    on_a_store(scene)


def test_a_store_that_can_write_says_so_by_doing_it(on_a_store: Callable[[Scene], None]) -> None:
    async def scene(store: Store) -> None:
        assert await store.append(first_entry("one"))
        async with store.engine.connect() as connection:
            before = (await connection.execute(text("PRAGMA data_version"))).scalar_one()
            await store.check_writable()
            assert (await connection.execute(text("PRAGMA data_version"))).scalar_one() > before

    on_a_store(scene)


async def pages(store: Store, limit: int) -> list[str]:
    """The tables that are due, fetched page by page."""
    found, last = list[str](), (0.0, "")
    while page := await store.to_wake(10.0, last, limit):
        found += [name for _, name in page]
        last = page[-1]
    return found


def test_every_table_that_is_due_is_on_one_page_in_the_order_of_its_time(on_a_store: Callable[[Scene], None]) -> None:
    async def scene(store: Store) -> None:
        for name, wake in (("late", 9.0), ("b", 5.0), ("a", 5.0), ("c", 5.0), ("early", 1.0), ("not yet", 11.0)):
            table = first_entry(name)
            assert table.row is not None
            await store.append(replace(table, row=replace(table.row, wake=wake)))
        for limit in range(1, 7):
            assert await pages(store, limit) == ["early", "a", "b", "c", "late"]

    on_a_store(scene)
