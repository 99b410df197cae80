"""The end of a match: played to it, seen after it, and a rematch, on both databases."""

import pytest

from tests.support.games import NAMES
from tests.support.server import (
    Server,
    finish,
    number_of,
    play_to_the_end,
    problem_of,
    two_at_a_table,
)
from tests.support.wire_checks import Json


def kinds(table: Json) -> list[str]:
    return [seat["kind"] for seat in table["seats"]]


@pytest.mark.parametrize("name", NAMES)
def test_a_match_against_bots_is_played_to_its_end(server: Server, name: str) -> None:
    client = server.guest()
    table = client.create(name, ("me", "easy", "novice"))
    assert play_to_the_end(client, table)["result"]["points"]


def test_a_rematch_turns_the_seats_by_one(server: Server) -> None:
    ada = server.guest()
    name = ada.create("prosperity", ("me", "novice", "easy"), options={"boards": ["black", "silver", "silver"]})
    finish(name, ada)
    number_of(ada.do(name, "rematch"))
    other = ada.table(ada.table(name)["rematch"])
    assert [seat["name"] for seat in other["seats"]] == ["novice", "easy", "Ada"]
    assert other["options"]["boards"] == ["silver", "silver", "black"]
    assert other["status"] == "playing"


def test_a_rematch_waits_for_the_others(server: Server) -> None:
    name, ada, ben = two_at_a_table(server)
    finish(name, ada, ben)
    ada.do(name, "rematch")
    other = ben.table(name)["rematch"]
    assert kinds(ben.table(other)) == ["person", "person"]
    assert ben.table(other)["status"] == "open"
    ben.do(other, "ready")
    assert ben.table(other)["status"] == "playing"


def test_whoever_asks_second_is_led_to_the_same_rematch(server: Server) -> None:
    name, ada, ben = two_at_a_table(server)
    finish(name, ada, ben)
    number_of(ada.do(name, "rematch"))
    other = ada.table(name)["rematch"]
    number_of(ben.do(name, "rematch"))
    assert ben.table(name)["rematch"] == other


def test_a_repeated_wish_for_a_rematch_is_answered_the_same(server: Server) -> None:
    ada = server.guest()
    name = ada.create("prosperity", ("me", "novice"))
    finish(name, ada)
    number = number_of(ada.do(name, "rematch", "again"))
    ada.do(name, "say", text="Well played")
    assert number_of(ada.do(name, "rematch", "again")) == number


def test_there_is_no_rematch_before_the_end(server: Server) -> None:
    name, ada, _ = two_at_a_table(server)
    assert problem_of(ada.do(name, "rematch"), 409)["code"] == "server-not-over"


def test_the_seed_is_told_when_the_match_is_over(server: Server) -> None:
    ada = server.guest()
    name = ada.create("prosperity", ("me", "novice"))
    assert (ada.table(name)["seed"], ada.table(name)["salt"]) == (None, None)
    over = finish(name, ada)
    assert over["seed"] is not None
    assert over["salt"] is not None
