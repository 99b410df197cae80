"""Clocks: seconds with a bank, days, and the bot that moves for whoever lets them run out."""

from typing import Any

import pytest

from tessera import find_game
from tessera.server.store.entries import Entry, EntryKind
from tessera.server.tables.table import Table
from tessera.server.wire.new_table import DayClock, LiveClock
from tests.support.server import Client, Server, alone_on_ones_turn, two_on_their_turn, wait_for
from tests.support.wire_checks import Json

DAY = 86_400


def last_change(client: Client, name: str) -> Json:
    """When the match last changed."""
    changed = client.table(name)["changed"]
    return next(entry["at"] for entry in client.get(f"/api/tables/{name}/entries").json() if entry["number"] == changed)


def test_a_bot_moves_for_whoever_lets_the_clock_run_out(server: Server) -> None:
    ada = server.guest()
    name = alone_on_ones_turn(ada, clock={"kind": "live", "turn": 5, "bank": 0})
    before = ada.table(name)
    after = wait_for(ada, name, lambda table: table["changed"] > before["changed"])
    first = ada.get(f"/api/tables/{name}/entries?since={before['changed']}").json()[0]
    assert (first["auto"], first["seat"]) == ("clock", before["position"]["seat"])
    assert len(first["moves"]) == 2, "the whole turn"
    assert after["seats"][first["seat"]]["kind"] == "person", "the seat stays its person's"


def test_the_deadline_is_the_time_of_the_turn_and_the_bank(server: Server) -> None:
    name, ada, _ = two_on_their_turn(server, clock={"kind": "live", "turn": 60, "bank": 600})
    seat = ada.table(name)["position"]["seat"]
    bank = ada.table(name)["seats"][seat]["bank"]
    assert bank == 600
    assert ada.table(name)["deadline"] == pytest.approx(last_change(ada, name) + 60 + bank)


def test_the_deadline_of_a_slow_match_is_days_away(server: Server) -> None:
    name, ada, _ = two_on_their_turn(server, clock={"kind": "days", "days": 3})
    assert ada.table(name)["deadline"] == pytest.approx(last_change(ada, name) + 3 * DAY)


def test_a_part_of_a_turn_does_not_wind_the_clock(server: Server) -> None:
    name, ada, _ = two_on_their_turn(server, clock={"kind": "days", "days": 1})
    deadline = ada.table(name)["deadline"]
    ada.play(name, "income")
    assert ada.table(name)["deadline"] == deadline


def test_the_next_player_has_a_clock_of_their_own(server: Server) -> None:
    name, ada, ben = two_on_their_turn(server, clock={"kind": "days", "days": 1})
    ada.play(name, "income", "income")
    assert ben.table(name)["deadline"] == pytest.approx(last_change(ben, name) + DAY)


def test_a_table_without_a_clock_waits(server: Server) -> None:
    name, ada, _ = two_on_their_turn(server)
    table = ada.table(name)
    assert (table["clock"], table["deadline"], table["seats"][0]["bank"]) == (None, None, None)


# The clock by itself: a log tells all that there is to know


def table_of(clock: LiveClock | DayClock | None, *moves: float) -> Table:
    """A table of two whose match began at 1000, and moves of its log by time."""
    game = find_game("neotopia")
    seats = [{"name": name, "person": name, "ready": True} for name in ("ada", "ben")]
    plan = {
        "game": game.name,
        "components": game.components,
        "options": game.read_options(2, {}),
        "seed": 1,
        "salt": "",
        "actions": [],
        "seats": seats,
        "clock": clock,
    }
    log = [Entry(1, 990.0, "create", "ada", None, plan), Entry(2, 1000.0, "start", None, None, {})]
    table = Table.of("table", log)
    for at in moves:
        assert table.match is not None
        action = table.match.legal_actions()[0]
        entry = Entry(table.number + 1, at, "play", "", None, {"seat": table.match.seat, "actions": [action]})
        table = table.after(entry)
    return table


LIVE: LiveClock = {"kind": "live", "turn": 60, "bank": 600}


def test_a_turn_in_time_leaves_the_bank_as_it_is() -> None:
    assert table_of(LIVE, 1060.0).bank == [600, 600]


def test_what_is_longer_than_a_turn_is_taken_from_the_bank() -> None:
    first, table = table_of(LIVE).to_act, table_of(LIVE, 1100.0)
    assert first is not None
    assert (table.bank[first], table.bank[1 - first]) == (560, 600)
    assert table.deadline == 1100 + 60 + 600


def test_a_bank_is_never_less_than_empty() -> None:
    first = table_of(LIVE).to_act
    assert first is not None
    assert table_of(LIVE, 5000.0).bank[first] == 0


def after(table: Table, at: float, kind: EntryKind, by: str | None = None, **body: Any) -> Table:
    """A table after one more entry of its log."""
    return table.after(Entry(table.number + 1, at, kind, by, None, body))


def test_leaving_and_coming_back_does_not_stop_the_clock() -> None:
    table = table_of(LIVE)
    person = table.person_to_act
    table = after(after(table, 1010.0, "leave", person, bot="easy"), 1050.0, "come", person)
    assert table.deadline == 1000 + 60 + 600


def test_undoing_the_end_of_a_turn_does_not_wind_the_clock() -> None:
    first, table = table_of(LIVE).to_act, table_of(LIVE, 1050.0)
    undone = after(table, 1055.0, "undo", seat=first, to=0)
    assert (undone.to_act, undone.deadline) == (first, 1055 - 50 + 60 + 600)


def test_undoing_the_end_of_a_long_turn_takes_its_time_from_the_bank_once() -> None:
    first, table = table_of(LIVE).to_act, table_of(LIVE, 1100.0)
    assert first is not None
    undone = after(table, 1105.0, "undo", seat=first, to=0)
    assert undone.deadline == 1105 - 100 + 60 + 600
    again = after(undone, 1115.0, "play", seat=first, actions=table.match.actions if table.match else [])
    assert again.bank[first] == 600 - (100 + 10 - 60)


def test_a_turn_that_another_seat_s_undo_interrupts_costs_nothing() -> None:
    first, table = table_of(LIVE).to_act, table_of(LIVE, 1050.0)
    assert first is not None
    undone = after(table, 1200.0, "undo", seat=first, to=0)
    assert undone.bank == [600, 600]


def test_an_undo_that_all_have_agreed_to_begins_a_new_turn() -> None:
    first, table = table_of(LIVE).to_act, table_of(LIVE, 1050.0)
    asked = after(table, 1055.0, "ask", seat=first, to=0)
    assert after(asked, 1060.0, "undo", seat=first, to=0).deadline == 1060 + 60 + 600
