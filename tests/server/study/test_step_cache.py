"""Steps of a match: built once for everybody who studies it."""

import asyncio
import gzip
from collections.abc import Callable
from typing import Any, TypeVar

import orjson
import pytest

from tessera import Match, find_game
from tessera.core.text import Text
from tessera.server.limits import Client
from tessera.server.people.person import Person
from tessera.server.store.entries import Entry
from tessera.server.study import pages, steps
from tessera.server.study.step_cache import StepCache
from tessera.server.tables.plan import plan_table
from tessera.server.tables.table import Table
from tessera.server.wire.new_table import NewTable

T = TypeVar("T")
ADA = Person("ada", "Ada")
ENGLISH = Text("en", find_game("prosperity"))


class Counting(Client):
    """Computes at once, and counts."""

    def __init__(self) -> None:
        self.__dict__["jobs"] = 0

    async def compute(self, work: Callable[[], T]) -> T:
        self.__dict__["jobs"] += 1
        return work()


@pytest.fixture
def table() -> Table:
    wish = NewTable.model_validate({"game": "prosperity", "seats": [{"kind": "me"}, {"kind": "me"}]})
    body: Any = plan_table(wish, ADA, find_game("prosperity"), None, [None, None])
    table = Table("t1", Entry(1, 0.0, "create", ADA.id, None, body)).after(Entry(2, 0.0, "start", None, None, {}))
    assert table.match
    for _ in range(40):
        table.match.play(table.match.legal_moves()[0])
    return table


@pytest.fixture
def built(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """The numbers of the steps that were built."""
    numbers = list[int]()
    build = steps.step_view

    def noted(step: Any, number: int, *more: Any) -> Any:
        numbers.append(number)
        return build(step, number, *more)

    monkeypatch.setattr(pages, "step_view", noted)
    return numbers


def page(cache: StepCache, table: Table, viewer: int | None = None, begin: int = 0, count: int = 10, **more: Any) -> Any:
    body = asyncio.run(cache.page(Counting(), table, viewer, begin, count, ENGLISH, **{"compress": False, **more}))
    return orjson.loads(gzip.decompress(body) if more.get("compress") else body)


def test_a_step_is_built_once_for_all_who_see_the_same(table: Table, built: list[int]) -> None:
    cache = StepCache()
    first, again = page(cache, table), page(cache, table)
    assert first == again
    assert built == list(range(10))
    page(cache, table, begin=5)
    assert built == list(range(15))


def test_every_viewer_has_steps_of_their_own(table: Table, built: list[int]) -> None:
    cache = StepCache()
    page(cache, table, viewer=0)
    page(cache, table, viewer=1)
    assert built == [*range(10), *range(10)]


def test_a_match_that_has_gone_on_has_other_steps(table: Table, built: list[int]) -> None:
    cache = StepCache()
    page(cache, table)
    assert table.match
    table.match = table.match.fork()
    page(cache, table)
    assert built == [*range(10), *range(10)]


def test_a_page_has_the_steps_that_were_asked_for_and_no_others(table: Table) -> None:
    assert table.match
    total = len(list(table.match.steps()))
    cache = StepCache()
    for begin, count in ((0, 3), (7, 5), (total - 2, 10), (total, 5), (100_000, 1)):
        found = page(cache, table, begin=begin, count=count)
        assert [step["number"] for step in found["steps"]] == list(range(total))[begin : begin + count]
        assert found["total"] == total
    assert page(cache, table, compress=True) == page(StepCache(), table)


def test_the_steps_count_the_actions_so_far(table: Table) -> None:
    counts = [step["count"] for step in page(StepCache(), table, count=1000)["steps"]]
    assert counts == sorted(counts)
    assert counts[-1] == 40


def test_only_so_much_stays_in_memory(table: Table, built: list[int]) -> None:
    cache = StepCache(most_bytes=1000)
    page(cache, table)
    page(cache, table)
    assert cache.bytes == sum(map(len, cache.parts.values())) <= 1000
    assert len(built) > 10


def test_many_steps_are_built_in_several_jobs(table: Table) -> None:
    client = Counting()
    asyncio.run(StepCache().page(client, table, None, 0, 60, ENGLISH, compress=False))
    assert client.__dict__["jobs"] == 1 + 4 + 1  # all steps; the summary and sixty views, twenty at a time; the page


def test_a_match_with_no_steps_left_to_build_asks_for_none(table: Table, monkeypatch: pytest.MonkeyPatch) -> None:
    cache = StepCache()
    page(cache, table)
    monkeypatch.setattr(Match, "steps", lambda match: pytest.fail("replayed"))
    page(cache, table)
