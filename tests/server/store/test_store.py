"""The store by itself: each number of a log is written once, and a table that an entry opens comes with it or not at all."""

import asyncio
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

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
