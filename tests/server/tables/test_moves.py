"""Moves: played whole or not at all, tried out, explained, taken back, on both databases."""

from typing import Any

import httpx
import pytest

from tests.support.server import (
    Client,
    Server,
    alone_on_ones_turn,
    number_of,
    problem_of,
    two_at_a_table,
    two_on_their_turn,
    wait_for,
)
from tests.support.wire_checks import Json

NO_DEFICIT = {
    "en": "You have no energy deficit to settle now",
    "fr": "Vous n’avez pas de déficit énergétique à régler maintenant",
    "de": "Du hast jetzt kein Energiedefizit zu begleichen",
    "it": "Ora non hai un deficit di energia da saldare",
}


def position(client: Client, name: str) -> Json:
    return client.table(name)["position"]


def money(client: Client, name: str) -> Json:
    view = position(client, name)["view"]
    return view["countries"][view["active"]]["money"]


def own_seat(client: Client, name: str) -> int:
    return next(number for number, seat in enumerate(client.table(name)["seats"]) if seat["mine"])


# Playing


def test_a_legal_move_is_played(server: Server) -> None:
    name, ada, ben = two_on_their_turn(server)
    before = money(ada, name)
    number = number_of(ada.play(name, "income"))
    assert ben.table(name)["changed"] == number
    assert money(ben, name) > before


def test_several_moves_of_a_turn_are_one_command_and_one_entry(server: Server) -> None:
    name, ada, ben = two_on_their_turn(server)
    before = ada.table(name)["number"]
    number_of(ada.play(name, "income", "income"))
    entry = ben.get(f"/api/tables/{name}/entries?since={before}").json()
    assert [each["moves"] for each in entry] == [["income", "income"]]


def test_the_log_speaks_to_whoever_has_played_and_about_them_to_others(server: Server) -> None:
    name, active, other = two_on_their_turn(server)
    player = active.table(name)["seats"][own_seat(active, name)]["name"]
    before = active.table(name)["number"]
    number_of(active.play(name, "income"))
    logs = [client.get(f"/api/tables/{name}/entries?since={before}").json() for client in (active, other)]
    texts = [log[0]["events"][0]["text"] for log in logs]
    assert texts == ["You take €100 in income.", f"{player} takes €100 in income."]


@pytest.mark.parametrize("language", NO_DEFICIT)
def test_an_illegal_move_is_refused_with_the_rule_and_the_reason_in_the_players_language(server: Server, language: str) -> None:
    name, ada, _ = two_on_their_turn(server)
    body = {"id": "one", "do": "play", "moves": ["pay 1"], "seen": ada.table(name)["number"]}
    said = problem_of(ada.post(f"/api/tables/{name}/commands?lang={language}", body), 422)
    assert (said["message"], said["rule"]) == (NO_DEFICIT[language], "P-11")


def test_a_turn_whose_second_move_is_illegal_changes_nothing(server: Server) -> None:
    name, ada, _ = two_on_their_turn(server)
    before = ada.table(name)
    assert problem_of(ada.play(name, "income", "pay 1"), 422)["rule"] == "P-11"
    assert ada.table(name) == before


def test_a_move_after_the_end_of_the_turn_is_refused_with_all_before_it(server: Server) -> None:
    name, ada, _ = two_on_their_turn(server)
    before = ada.table(name)
    problem_of(ada.play(name, "income", "income", "income"), 422)
    assert ada.table(name) == before


def test_a_mistyped_move_is_refused_with_what_is_near(server: Server) -> None:
    name, ada, _ = two_on_their_turn(server)
    said = problem_of(ada.play(name, "incme"), 422)
    assert said["code"] == "no-such-move-near"
    assert "income" in said["message"]


def test_a_move_out_of_turn_is_refused(server: Server) -> None:
    name, _, ben = two_on_their_turn(server)
    assert problem_of(ben.play(name, "income"), 409)["code"] == "server-not-your-turn"


def test_a_command_that_has_not_seen_the_last_change_is_refused(server: Server) -> None:
    name, ada, _ = two_on_their_turn(server)
    seen = ada.table(name)["changed"]
    number_of(ada.play(name, "income", seen=seen))
    assert problem_of(ada.play(name, "income", seen=seen), 409)["code"] == "server-stale"


def test_what_does_not_change_the_match_makes_no_command_stale(server: Server) -> None:
    name, ada, ben = two_on_their_turn(server)
    seen = ada.table(name)["number"]
    ben.do(name, "say", text="Your turn")
    number_of(ada.play(name, "income", seen=seen))


def test_a_repeated_command_is_answered_with_the_same_number_and_done_once(server: Server) -> None:
    name, ada, _ = two_on_their_turn(server)
    seen, count = ada.table(name)["number"], position(ada, name)["count"]
    numbers = {number_of(ada.play(name, "income", seen=seen, command="once")) for _ in range(3)}
    assert len(numbers) == 1
    assert position(ada, name)["count"] == count + 1


def test_an_id_of_one_player_is_free_for_another(server: Server) -> None:
    name, ada, ben = two_at_a_table(server)
    first, second = (number_of(who.do(name, "say", "same", text="Hello")) for who in (ada, ben))
    assert second == first + 1


def test_a_refused_command_can_be_sent_again_corrected_with_the_same_id(server: Server) -> None:
    name, ada, _ = two_on_their_turn(server)
    problem_of(ada.play(name, "pay 1", command="mine"), 422)
    number_of(ada.play(name, "income", command="mine"))


def test_a_match_on_one_device_is_played_by_one_person_for_all_seats(server: Server) -> None:
    ada = server.guest()
    name = alone_on_ones_turn(ada, ("me", "me"))
    assert [seat["name"] for seat in ada.table(name)["seats"]] == ["Ada", "Ada 2"]
    first = position(ada, name)["seat"]
    number_of(ada.play(name, "income", "income"))
    after = position(ada, name)
    assert (after["seat"], after["view"]["seat"], bool(after["legal"])) == (1 - first, 1 - first, True)


def test_only_whoever_has_to_decide_gets_the_legal_moves(server: Server) -> None:
    name, ada, ben = two_on_their_turn(server)
    assert "income" in position(ada, name)["legal"]
    assert position(ben, name)["legal"] == position(Client(server), name)["legal"] == []


# Nobody acts for a seat without its secret


COMMANDS: list[Json] = [
    {"do": "play", "moves": ["income"], "seen": 10**6},
    {"do": "undo", "seen": 10**6},
    {"do": "agree", "agree": True},
    {"do": "leave"},
    {"do": "come"},
    {"do": "say", "text": "I am Ada"},
    {"do": "ready"},
    {"do": "rematch"},
]


def strangers(server: Server) -> list[tuple[Client, int]]:
    """Clients without the secret of a seat, with what each is told."""
    return [(server.guest("Eve"), 403), (Client(server), 401), (Client(server, "A" * 43), 401), (Client(server, ""), 401)]


@pytest.mark.parametrize("command", COMMANDS, ids=[command["do"] for command in COMMANDS])
def test_nobody_acts_for_a_seat_without_its_secret(server: Server, command: Any) -> None:
    name, ada, _ = two_on_their_turn(server)
    before = ada.table(name)
    for stranger, status in strangers(server):
        problem_of(stranger.do(name, **command), status)
    assert ada.table(name) == before


@pytest.mark.parametrize("path", ["preview", "refusals"])
def test_nobody_drafts_for_a_seat_without_its_secret(server: Server, path: str) -> None:
    name, ada, _ = two_on_their_turn(server)
    draft = {"moves": ["income"], "seen": ada.table(name)["number"]}
    for stranger, status in strangers(server):
        problem_of(stranger.post(f"/api/tables/{name}/{path}", draft), status)


def test_spectators_see_no_hand_in_neotopia(server: Server) -> None:
    name, ada, ben = two_at_a_table(server, "neotopia")
    while "draw deck" not in (legal := position(ada, name)["legal"]):
        number_of(ada.play(name, legal[0]))
        ada, ben = (ada, ben) if position(ada, name)["legal"] else (ben, ada)
    number_of(ada.play(name, "draw deck"))
    seat = own_seat(ada, name)
    own, others, spectators = (position(who, name)["view"]["players"][seat] for who in (ada, ben, Client(server)))
    assert len(own["hand"]) == own["cards"] == others["cards"] == spectators["cards"] > 0
    assert others["hand"] == spectators["hand"] == []


# Trying out


def preview(client: Client, name: str, *moves: str) -> Json:
    draft = {"moves": list(moves), "seen": client.table(name)["number"]}
    answer = client.post(f"/api/tables/{name}/preview", draft)
    assert answer.status_code == 200, answer.text
    return answer.json()


def test_a_preview_tells_what_moves_would_do_and_changes_nothing(server: Server) -> None:
    name, ada, _ = two_on_their_turn(server)
    before = ada.table(name)
    found = preview(ada, name, "income")
    assert found["played"] == 1
    assert [event["name"] for event in found["events"]] == ["income"]
    assert found["position"]["count"] == before["position"]["count"] + 1
    assert found["position"]["view"] != before["position"]["view"]
    assert ada.table(name) == before


def test_a_preview_stops_before_what_is_hidden(server: Server) -> None:
    name, ada, _ = two_on_their_turn(server)
    found = preview(ada, name, "income", "income", "income")
    assert (found["played"], found["position"]["hides"], found["position"]["seat"]) == (2, True, None)
    assert "turned" not in [event["name"] for event in found["events"]]


def test_a_preview_of_a_draw_from_the_deck_does_not_show_the_card(server: Server) -> None:
    ada = server.guest()
    name = ada.create("neotopia", ("me", "me"))
    while "draw deck" not in (legal := position(ada, name)["legal"]):
        number_of(ada.play(name, legal[0]))
    before = position(ada, name)
    found = preview(ada, name, "draw deck")
    assert (found["played"], found["position"]["view"]) == (0, before["view"])


def test_an_illegal_draft_is_refused_with_the_rule(server: Server) -> None:
    name, ada, _ = two_on_their_turn(server)
    draft = {"moves": ["income", "pay 1"], "seen": ada.table(name)["number"]}
    assert problem_of(ada.post(f"/api/tables/{name}/preview", draft), 422)["rule"] == "P-11"


def test_a_draft_of_an_old_position_is_refused(server: Server) -> None:
    name, ada, _ = two_on_their_turn(server)
    draft = {"moves": ["income"], "seen": ada.table(name)["changed"]}
    number_of(ada.play(name, "income"))
    assert problem_of(ada.post(f"/api/tables/{name}/preview", draft), 409)["code"] == "server-stale"


def test_whoever_is_not_on_turn_drafts_nothing(server: Server) -> None:
    name, ada, ben = two_on_their_turn(server)
    draft = {"moves": ["income"], "seen": ada.table(name)["number"]}
    assert problem_of(ben.post(f"/api/tables/{name}/preview", draft), 409)["code"] == "server-not-your-turn"


def test_every_move_that_is_not_legal_is_explained(server: Server) -> None:
    name, ada, _ = two_on_their_turn(server)
    draft = {"moves": [], "seen": ada.table(name)["number"]}
    found = ada.post(f"/api/tables/{name}/refusals?lang=fr", draft).json()
    why = {move: each for each in found for move in each["moves"]}
    games = {game["name"]: game["moves"] for game in Client(server).get("/api/games").json()}
    assert len(why) + len(position(ada, name)["legal"]) == games["prosperity"]
    assert (why["pay 1"]["text"], why["pay 1"]["rule"]) == (NO_DEFICIT["fr"], "P-11")


def test_refusals_are_those_after_the_draft(server: Server) -> None:
    name, ada, _ = two_on_their_turn(server)
    draft = {"moves": ["income"], "seen": ada.table(name)["number"]}
    found = ada.post(f"/api/tables/{name}/refusals", draft).json()
    legal = preview(ada, name, "income")["position"]["legal"]
    assert not {move for each in found for move in each["moves"]} & set(legal)


# Taking back


def undo(client: Client, name: str) -> httpx.Response:
    return client.do(name, "undo", seen=client.table(name)["number"])


def test_a_move_that_showed_nothing_is_taken_back_at_once(server: Server) -> None:
    name, ada, ben = two_on_their_turn(server)
    before = position(ada, name)
    number_of(ada.play(name, "income"))
    number_of(undo(ada, name))
    assert position(ada, name) == before
    assert ben.get(f"/api/tables/{name}/entries").json()[-1]["to"] == before["count"]


def test_what_showed_something_hidden_is_taken_back_if_all_agree(server: Server) -> None:
    name, ada, ben = two_on_their_turn(server)
    number_of(ada.play(name, "income", "income"))
    count = position(ada, name)["count"]
    number_of(undo(ada, name))
    assert position(ada, name)["count"] == count
    assert ben.table(name)["undo_wish"]["to"] == count - 1
    number_of(ben.do(name, "agree", agree=True))
    assert (position(ada, name)["count"], ada.table(name)["undo_wish"]) == (count - 1, None)


def test_by_consent_even_a_harmless_move_is_asked_for(server: Server) -> None:
    name, ada, ben = two_on_their_turn(server, undo="consent")
    number_of(ada.play(name, "income"))
    number_of(undo(ada, name))
    assert ben.table(name)["undo_wish"] is not None


def test_a_wish_that_is_refused_is_gone(server: Server) -> None:
    name, ada, ben = two_on_their_turn(server, undo="consent")
    number_of(ada.play(name, "income"))
    count = position(ada, name)["count"]
    undo(ada, name)
    number_of(ben.do(name, "agree", agree=False))
    assert (position(ada, name)["count"], ada.table(name)["undo_wish"]) == (count, None)


def test_whoever_asked_does_not_agree_for_the_others(server: Server) -> None:
    name, ada, _ = two_on_their_turn(server, undo="consent")
    number_of(ada.play(name, "income"))
    undo(ada, name)
    ada.do(name, "agree", agree=True)
    assert ada.table(name)["undo_wish"] is not None


def test_a_wish_ends_when_the_match_goes_on(server: Server) -> None:
    name, ada, ben = two_on_their_turn(server, undo="consent")
    number_of(ada.play(name, "income"))
    undo(ada, name)
    number_of(ada.play(name, "income"))
    assert problem_of(ben.do(name, "agree", agree=True), 409)["code"] == "server-no-wish"


def test_at_some_tables_nothing_is_taken_back(server: Server) -> None:
    name, ada, _ = two_on_their_turn(server, undo="never")
    number_of(ada.play(name, "income"))
    assert problem_of(undo(ada, name), 409)["code"] == "server-no-undo"


def test_against_bots_a_move_that_showed_nothing_is_taken_back_at_once(server: Server) -> None:
    ada = server.guest()
    name = alone_on_ones_turn(ada)
    before = position(ada, name)
    number_of(ada.play(name, "income"))
    number_of(undo(ada, name))
    assert position(ada, name) == before


def test_against_bots_what_showed_something_hidden_is_not_taken_back(server: Server) -> None:
    ada = server.guest()
    name = alone_on_ones_turn(ada)
    number_of(ada.play(name, "income", "income"))
    wait_for(ada, name, lambda table: table["position"]["legal"])
    assert problem_of(undo(ada, name), 422)["code"] == "seen-since"


def test_who_has_not_played_has_nothing_to_take_back(server: Server) -> None:
    ada = server.guest()
    name = ada.create("neotopia", ("me", "me"))
    assert problem_of(undo(ada, name), 422)["code"] == "nothing-to-undo"


def test_an_undo_of_an_old_position_is_refused(server: Server) -> None:
    name, ada, _ = two_on_their_turn(server)
    number_of(ada.play(name, "income"))
    assert problem_of(ada.do(name, "undo", seen=0), 409)["code"] == "server-stale"
