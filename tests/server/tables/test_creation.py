"""Tables: created as their host wants them, and found by those who may, on both databases."""

from dataclasses import asdict
from importlib.metadata import entry_points
from typing import Any

import pytest

from tessera import find_game
from tests.support.server import (
    Client,
    Server,
    problem_of,
    two_at_a_table,
)
from tests.support.wire_checks import Json

NO_SUCH_OPTION = {
    "en": "Unknown option: “speed”. Choose from boards, over_pollution.",
    "fr": "Option inconnue\u202f: «\u202fspeed\u202f». Options possibles\u202f: boards, over_pollution.",
    "de": "Unbekannte Option: „speed“. Zur Wahl stehen boards, over_pollution.",
    "it": "Opzione sconosciuta: «speed». Puoi scegliere tra boards, over_pollution.",
}


def kinds(table: Json) -> list[str]:
    return [seat["kind"] for seat in table["seats"]]


def wish(*seats: Json, game: str = "prosperity", **more: Any) -> Json:
    """The body of a request for a table."""
    return {"game": game, "seats": list(seats), **more}


ME, OPEN, BOT = {"kind": "me"}, {"kind": "open"}, {"kind": "bot", "level": "novice"}


# Creating


def test_the_games_that_can_be_played_are_listed_as_they_declare_themselves(server: Server) -> None:
    listed = {game["name"]: game for game in Client(server).get("/api/games").json()}
    assert set(listed) == {entry.name for entry in entry_points(group="tessera.games")}
    for game in map(find_game, listed):
        told = listed[game.name]
        assert told["players"] == list(game.players)
        assert told["authors"] == list(game.authors)
        assert told["minutes"] == (game.minutes and list(game.minutes))
        assert (told["year"], told["rule_prefix"], told["lesson"]) == (game.year, game.rule_prefix, bool(game.lesson))


def test_the_options_of_a_game_are_listed_as_it_declares_them(server: Server) -> None:
    for told in Client(server).get("/api/games").json():
        declared = [{**asdict(option), "values": list(option.values)} for option in find_game(told["name"]).options]
        assert told["options"] == declared


def test_a_table_has_the_seats_that_its_host_wants(server: Server) -> None:
    ada = server.guest()
    table = ada.table(ada.create("prosperity", ("me", "open", "reserved", "hard")))
    assert kinds(table) == ["person", "open", "open", "bot"]
    assert [seat["reserved"] for seat in table["seats"]] == [False, False, True, False]
    assert [seat["mine"] for seat in table["seats"]] == [True, False, False, False]
    assert [seat["name"] for seat in table["seats"]] == ["Ada", "", "", "hard"]


def test_a_match_without_open_seats_begins_at_once(server: Server) -> None:
    ada = server.guest()
    assert ada.table(ada.create("neotopia", ("me", "novice")))["status"] == "playing"


def test_the_beginning_of_a_match_tells_what_happens_before_the_first_decision(server: Server) -> None:
    ada = server.guest()
    name = ada.create("prosperity", ("me", "novice"))
    start = next(entry for entry in ada.get(f"/api/tables/{name}/entries").json() if entry["kind"] == "start")
    assert [event["name"] for event in start["events"]][:1] == ["turned"]
    assert ". Everyone scores" in start["events"][0]["text"]


def test_a_match_with_an_open_seat_waits(server: Server) -> None:
    ada = server.guest()
    table = ada.table(ada.create("neotopia", ("me", "open")))
    assert (table["status"], table["position"]) == ("open", None)


def test_options_are_those_of_the_game(server: Server) -> None:
    ada = server.guest()
    options = {"boards": ["black", "silver"]}
    table = ada.table(ada.create("prosperity", ("me", "novice"), options=options))
    assert table["options"]["boards"] == ["black", "silver"]
    assert [country["board"] for country in table["position"]["view"]["countries"]] == ["black", "silver"]


@pytest.mark.parametrize("language", NO_SUCH_OPTION)
def test_a_wrong_option_is_refused_in_the_language_of_the_browser(server: Server, language: str) -> None:
    answer = server.guest().post(
        "/api/tables", wish(ME, BOT, options={"speed": 1}), headers={"Accept-Language": f"{language}-CH,en;q=0.5"}
    )
    assert problem_of(answer, 422)["message"] == NO_SUCH_OPTION[language]


def test_the_language_of_the_address_comes_before_that_of_the_browser(server: Server) -> None:
    answer = server.guest().post("/api/tables?lang=it", wish(ME, BOT, options={"speed": 1}), headers={"Accept-Language": "de"})
    assert problem_of(answer, 422)["message"] == NO_SUCH_OPTION["it"]


@pytest.mark.parametrize(
    ("body", "code"),
    [
        (wish(ME, BOT, game="chess"), "no-such-game"),
        (wish(ME), "wrong-players"),
        (wish(OPEN, BOT), "server-no-own-seat"),
        (wish(ME, BOT, options={"boards": ["gold", "silver"]}), "prosperity-wrong-boards"),
        (wish(ME, {"kind": "bot", "level": "grandmaster"}), "server-wrong-form"),
        (wish(ME, BOT, colour="red"), "server-wrong-form"),
        (wish(ME, BOT, clock={"kind": "live", "turn": 1}), "server-wrong-form"),
        (wish({"kind": "me", "name": "a\nb"}, BOT), "server-wrong-form"),
    ],
)
def test_a_table_that_cannot_be_is_refused_with_the_reason(server: Server, body: Any, code: str) -> None:
    assert problem_of(server.guest().post("/api/tables", body), 422)["code"] == code


def test_a_stranger_creates_no_table(server: Server) -> None:
    assert problem_of(Client(server).post("/api/tables", wish(ME, BOT)), 401)["code"] == "server-who-are-you"


def test_a_client_creates_several_tables_one_after_another(server: Server) -> None:
    ada = server.guest()
    names = {ada.create("prosperity", ("me", "open")) for _ in range(5)}
    assert {line["id"] for line in ada.get("/api/me/tables").json()} == names


def test_a_table_that_is_not_there_is_not_found(server: Server) -> None:
    assert problem_of(Client(server).get("/api/tables/abcdefghjkm"), 404)["code"] == "server-no-table"


# Finding


def test_a_listed_table_is_found_by_strangers_until_it_starts(server: Server) -> None:
    ada, ben = server.guest(), server.guest("Ben")
    name = ada.create("prosperity", ("me", "open"), listed=True)
    assert name in {line["id"] for line in Client(server).get("/api/tables").json()}
    ben.do(name, "sit", seat=1)
    ben.do(name, "ready")
    assert name not in {line["id"] for line in Client(server).get("/api/tables").json()}


def test_a_table_that_is_not_listed_is_found_by_its_link_only(server: Server) -> None:
    name = server.guest().create("prosperity", ("me", "open"))
    assert name not in {line["id"] for line in Client(server).get("/api/tables").json()}
    assert Client(server).table(name)["status"] == "open"


def test_ones_own_tables_say_whose_turn_it_is(server: Server) -> None:
    name, ada, ben = two_at_a_table(server)
    turns = [next(line for line in who.get("/api/me/tables").json() if line["id"] == name)["my_turn"] for who in (ada, ben)]
    assert turns == [True, False]


def test_ones_own_tables_say_since_when_it_is_the_turn_of_a_seat(server: Server) -> None:
    name, ada, _ = two_at_a_table(server)
    (line,) = [each for each in ada.get("/api/me/tables").json() if each["id"] == name]
    while (position := ada.table(name)["position"])["legal"]:
        ada.play(name, position["legal"][0])
    (later,) = [each for each in ada.get("/api/me/tables").json() if each["id"] == name]
    assert later["since"] == line["since"] <= line["turn_since"] < later["turn_since"]
