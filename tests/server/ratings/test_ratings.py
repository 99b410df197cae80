"""Rated tables: what is possible there, and what their matches do to ratings, on both databases."""

import secrets
import time

import pytest

from tests.support.server import (
    Client,
    Server,
    finish,
    number_of,
    play_to_the_end,
    problem_of,
    two_at_a_table,
    two_on_their_turn,
)
from tests.support.wire_checks import Json

PASSWORD = "correct horse battery"


def ratings_after(client: Client, table: str) -> list[Json]:
    """The ratings at a table once its match has been rated."""
    until = time.monotonic() + 60
    while True:
        found: list[Json] = client.get(f"/api/tables/{table}/ratings").json()
        if any(seat["change"] is not None for seat in found):
            return found
        assert time.monotonic() < until, found
        time.sleep(0.05)


def own(client: Client) -> list[Json]:
    found: list[Json] = client.get("/api/me/ratings").json()
    return found


# What a rated table is


def test_a_table_says_whether_it_is_rated(server: Server) -> None:
    ada = server.guest()
    assert ada.table(ada.create("prosperity", ("me", "easy"), rated=True))["rated"]
    assert not ada.table(ada.create("prosperity", ("me", "easy")))["rated"]


@pytest.mark.parametrize(
    "wish",
    [
        {"seats": [{"kind": "me"}, {"kind": "me", "name": "Ben"}]},
        {"hints": True},
        {"undo": "consent"},
        {"thinking": "browser"},
        {"options": {"boards": ["black", "silver"]}},
        {"lesson": True},
    ],
    ids=lambda wish: next(iter(wish)),
)
def test_a_match_that_would_not_be_fair_is_not_rated(server: Server, wish: Json) -> None:
    seats = [{"kind": "me"}, {"kind": "bot", "level": "novice"}]
    answer = server.guest().post("/api/tables", {"game": "prosperity", "seats": seats, "rated": True, **wish})
    assert problem_of(answer, 422)["code"] in ("server-not-rated", "server-no-browser-bots")


def test_nobody_gets_hints_in_a_rated_match(server: Server) -> None:
    ada = server.guest()
    assert ada.table(ada.create("prosperity", ("me", "novice")))["hints"]
    assert not ada.table(ada.create("prosperity", ("me", "novice"), rated=True))["hints"]


def test_an_own_move_may_be_taken_back_until_others_decide(server: Server) -> None:
    name, first, _ = two_on_their_turn(server, rated=True)
    number_of(first.play(name, "income"))
    assert first.table(name)["may_undo"] == "free"
    number_of(first.do(name, "undo", seen=first.table(name)["number"]))


def test_what_others_have_answered_stands(server: Server) -> None:
    name, first, second = two_on_their_turn(server, rated=True)
    while legal := first.table(name)["position"]["legal"]:
        number_of(first.play(name, legal[0]))
    number_of(second.play(name, second.table(name)["position"]["legal"][0]))
    assert first.table(name)["may_undo"] is None


def test_a_rematch_is_rated_as_well(server: Server) -> None:
    ada = server.guest()
    name = ada.create("prosperity", ("me", "novice"), rated=True)
    finish(name, ada)
    number_of(ada.do(name, "rematch"))
    assert ada.table(ada.table(name)["rematch"])["rated"]


# What a match does


def test_a_rated_match_changes_the_ratings_of_its_people(server: Server) -> None:
    name, ada, ben = two_at_a_table(server, rated=True)
    assert [seat["rating"]["points"] for seat in ada.get(f"/api/tables/{name}/ratings").json()] == [1500, 1500]
    number_of(ben.do(name, "leave", level="novice"))
    over = play_to_the_end(ada, name)
    after = ratings_after(ada, name)
    mine = next(number for number, seat in enumerate(over["seats"]) if seat["mine"])
    assert after[mine]["change"] > 0  # whoever leaves is last, whatever the bot in their seat has done
    assert after[1 - mine]["change"] < 0
    assert own(ada)[0]["rating"]["points"] == 1500 + after[mine]["change"]
    assert [(each["table"], each["change"]) for each in own(ada)[0]["history"]] == [(name, after[mine]["change"])]


def test_a_match_that_nobody_has_played_out_changes_nothing(server: Server) -> None:
    ada = server.guest()
    name = ada.create("prosperity", ("me", "novice"), rated=True)
    finish(name, ada)
    other = ada.create("prosperity", ("me", "novice"), rated=True)
    play_to_the_end(ada, other)
    ratings_after(ada, other)  # matches are rated in their order
    assert [each["table"] for each in own(ada)[0]["history"]] == [other]


def test_a_match_that_is_not_rated_changes_nothing(server: Server) -> None:
    ada = server.guest()
    name = ada.create("prosperity", ("me", "novice"))
    play_to_the_end(ada, name)
    assert ada.get(f"/api/tables/{name}/ratings").json() == []
    assert own(ada) == []


def test_games_and_paces_are_rated_apart(server: Server) -> None:
    ada = server.guest()
    for clock in (None, {"kind": "days", "days": 1}):
        name = ada.create("prosperity", ("me", "novice"), rated=True, clock=clock)
        play_to_the_end(ada, name)
        ratings_after(ada, name)
    assert [(each["game"], each["pace"], each["rating"]["matches"]) for each in own(ada)] == [
        ("prosperity", "days", 1),
        ("prosperity", "live", 1),
    ]


def test_an_account_takes_over_the_ratings_of_a_guest(server: Server) -> None:
    account, login = server.guest(), f"ada-{secrets.token_hex(4)}"
    assert account.post("/api/account", {"login": login, "password": PASSWORD}).status_code == 200
    guest = server.guest()
    name = guest.create("prosperity", ("me", "novice"), rated=True)
    play_to_the_end(guest, name)
    ratings_after(guest, name)
    before = own(guest)
    assert guest.post("/api/session", {"login": login, "password": PASSWORD}).status_code == 200
    assert own(account) == before
    assert own(guest) == []


# Who sees them


def test_a_leaderboard_has_the_levels_of_the_bots(server: Server) -> None:
    lines = server.guest().get("/api/ratings/prosperity/live").json()
    levels = [line["name"] for line in lines if line["kind"] == "level"]
    assert levels[-1] == "novice"
    assert [line["rating"]["points"] for line in lines] == sorted((line["rating"]["points"] for line in lines), reverse=True)


def test_a_provisional_rating_is_on_no_leaderboard(server: Server) -> None:
    ada = server.guest()
    login = f"ada-{secrets.token_hex(4)}"
    assert ada.post("/api/account", {"login": login, "password": PASSWORD}).status_code == 200
    name = ada.create("prosperity", ("me", "novice"), rated=True)
    play_to_the_end(ada, name)
    ratings_after(ada, name)
    assert own(ada)[0]["rating"]["provisional"]
    assert not any(line["mine"] for line in ada.get("/api/ratings/prosperity/live").json())


def test_an_unknown_game_has_no_leaderboard(server: Server) -> None:
    assert problem_of(server.guest().get("/api/ratings/chess/live"), 422)["code"] == "no-such-game"


def test_an_export_has_ones_ratings_and_a_deletion_removes_them(server: Server) -> None:
    ada = server.guest()
    name = ada.create("prosperity", ("me", "novice"), rated=True)
    play_to_the_end(ada, name)
    ratings_after(ada, name)
    known = ada.get("/api/me/export").json()
    assert [(each["game"], each["matches"]) for each in known["ratings"]] == [("prosperity", 1)]
    assert [each["table"] for each in known["rating_changes"]] == [name]
    assert ada.post("/api/account/deletion", {"password": None}).status_code == 200
    assert [seat["change"] for seat in server.guest().get(f"/api/tables/{name}/ratings").json()] == [None, None]
