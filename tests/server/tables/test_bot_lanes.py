"""Whose bots come first: the lane and the person of every turn."""

import asyncio
from collections.abc import Callable
from pathlib import Path
from typing import Any, TypeVar

import pytest

from tessera import find_game
from tessera.server.backoff import Backoff
from tessera.server.fair import FairExecutor, Lane
from tessera.server.people.person import Person
from tessera.server.service import Service
from tessera.server.settings import Settings
from tessera.server.store.entries import Entry
from tessera.server.tables.bot_seats import BotSeats, ThoughtTurn
from tessera.server.tables.plan import plan_table
from tessera.server.tables.table import Table
from tessera.server.wire.new_table import NewTable

T = TypeVar("T")
ADA = Person("ada", "Ada")


class Noted(FairExecutor):
    """Does everything at once, and notes who has asked for it."""

    def __init__(self) -> None:
        self.jobs: list[tuple[Lane, str]] = []

    async def run(self, lane: Lane, key: str, work: Callable[[], T], charge: Callable[[float], None] | None = None) -> T:
        self.jobs.append((lane, key))
        return work()


def table_against(level: str, **more: Any) -> Table:
    wish = NewTable.model_validate({"game": "prosperity", "seats": [{"kind": "me"}, {"kind": "bot", "level": level}], **more})
    body: Any = plan_table(wish, ADA, find_game("prosperity"), None, [None, None])
    return Table("t1", Entry(1, 0.0, "create", ADA.id, None, body)).after(Entry(2, 0.0, "start", None, None, {}))


def played_to_the_bot(table: Table) -> Table:
    """The table when its bot is to act."""
    while table.bot_to_act is None:
        assert table.match is not None
        action = table.match.legal_actions()[0]
        table = table.after(Entry(table.number + 1, 0.0, "play", ADA.id, None, {"seat": table.to_act, "actions": [action]}))
    return table


def turn_of(level: str, *, is_watched: bool) -> tuple[list[tuple[Lane, str]], list[int]]:
    """The jobs of a bot's turn, and its actions."""
    tables: Any = None
    work, table = Noted(), table_against(level)
    assert table.match
    bots = BotSeats(tables, work, Backoff(), lambda table: is_watched, lambda game, level: asyncio.sleep(0))
    turn = ThoughtTurn(table.match, level)
    asyncio.run(bots.think(table, turn))
    return work.jobs, turn.actions


@pytest.mark.parametrize(("level", "lane"), [("novice", Lane.REQUEST), ("easy", Lane.REQUEST), ("expert", Lane.THOUGHT)])
def test_a_bot_that_answers_quickly_does_not_wait_for_those_that_think(level: str, lane: Lane) -> None:
    jobs, _ = turn_of(level, is_watched=True)
    assert set(jobs) == {(lane, ADA.id)}


@pytest.mark.parametrize(("is_left", "is_watched"), [(True, True), (True, False), (False, True)])
def test_a_bot_is_left_to_a_browser_only_while_that_is_there(is_left: bool, is_watched: bool) -> None:
    begun: list[str] = []
    table = played_to_the_bot(table_against("expert", thinking="browser" if is_left else "server"))
    tables: Any = None
    bots = BotSeats(tables, Noted(), Backoff(), lambda table: is_watched, lambda game, level: asyncio.sleep(0))
    vars(bots)["begin"] = begun.append
    bots.on_change(table)
    assert begun == ([] if is_left and is_watched else [table.id])


@pytest.mark.parametrize("level", ["novice", "expert"])
def test_bots_of_tables_that_nobody_watches_come_last(level: str) -> None:
    jobs, _ = turn_of(level, is_watched=False)
    assert set(jobs) == {(Lane.BACKGROUND, ADA.id)}


def test_a_bot_that_thinks_lets_others_in_after_every_decision() -> None:
    jobs, actions = turn_of("hard", is_watched=True)
    assert len(jobs) == len(actions)


def test_a_table_is_watched_while_a_player_has_it_open_or_follows_their_turns(tmp_path: Path) -> None:
    service, table = Service(Settings(data=tmp_path)), table_against("expert")
    assert not service.is_watched(table)
    with service.notifier.watch(table.id):
        assert service.is_watched(table)
    with service.turns.follow(ADA.id):
        assert service.is_watched(table)
    assert not service.is_watched(table)


@pytest.mark.parametrize("level", ["expert", "master"])
def test_a_browser_thinks_for_bots_of_every_level(level: str) -> None:
    assert table_against(level, thinking="browser").is_left_to_browser
