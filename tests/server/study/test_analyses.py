"""Analyses: what the bots think of a position and of whole matches, and who may ask them, on both databases."""

import time
from typing import Any

import httpx
import pytest

from tessera import Match
from tests.support.server import Client, Server, alone_on_ones_turn, problem_of, two_on_their_turn
from tests.support.wire_checks import Json


def analyse(client: Client, name: str, **wish: Any) -> httpx.Response:
    return client.post(f"/api/tables/{name}/analyses", wish)


def result_of(client: Client, answer: httpx.Response) -> tuple[Json, list[float]]:
    """The result of an analysis, and how far it was while it was waited for."""
    assert answer.status_code == 200, answer.text
    shares, until = [], time.monotonic() + 240
    while True:
        found = client.get(f"/api/analyses/{answer.json()['id']}").json()
        shares.append(found["progress"])
        if found["status"] in {"done", "failed"}:
            assert found["status"] == "done", found
            return found["result"], shares
        assert time.monotonic() < until, found
        time.sleep(0.1)


def test_the_bots_say_what_they_think_of_a_position(server: Server) -> None:
    ada = server.guest()
    name = alone_on_ones_turn(ada)
    position = ada.table(name)["position"]
    result, shares = result_of(ada, analyse(ada, name, at=position["count"]))
    assert sum(result["chances"]) == pytest.approx(1, abs=0.01)
    assert len(result["points"]) == 2
    assert {each["move"] for each in result["moves"]} <= set(position["legal"])
    assert shares == sorted(shares)
    assert shares[-1] == 1


def test_the_bots_judge_every_decision_of_a_finished_match(server: Server, quickly_judged: tuple[Client, str]) -> None:
    ada, name = quickly_judged
    result, shares = result_of(ada, analyse(ada, name, whole=True))
    moves = Match.from_text(ada.get(f"/api/tables/{name}/match.txt").text).to_record()["moves"]
    assert [each["move"] for each in result["decisions"]] == moves
    assert shares == sorted(shares)


def test_a_hint_is_a_whole_turn_that_begins_with_the_best_move(server: Server) -> None:
    ada = server.guest()
    name = alone_on_ones_turn(ada)
    position = ada.table(name)["position"]
    result, _ = result_of(ada, analyse(ada, name, at=position["count"]))
    assert result["turn"][0] == result["moves"][0]["move"]
    after = ada.post(f"/api/tables/{name}/what-if", {"at": position["count"], "line": result["turn"]}).json()
    assert after["position"]["seat"] != position["seat"] or after["position"]["view"]["turned"] > position["view"]["turned"]


def test_a_hint_says_what_its_turn_changes_the_weightiest_first(server: Server) -> None:
    ada = server.guest()
    name = alone_on_ones_turn(ada)
    result, _ = result_of(ada, analyse(ada, name, at=ada.table(name)["position"]["count"]))
    weights = [abs(each["points"]) for each in result["motives"]]
    assert weights == sorted(weights, reverse=True)
    assert weights[0] > 0


def test_a_hint_takes_prepared_moves_into_account(server: Server) -> None:
    ada = server.guest()
    name = alone_on_ones_turn(ada)
    count = ada.table(name)["position"]["count"]
    legal = ada.post(f"/api/tables/{name}/what-if", {"at": count, "line": ["income"]}).json()["position"]["legal"]
    result, _ = result_of(ada, analyse(ada, name, at=count, line=["income"]))
    assert {each["move"] for each in result["moves"]} <= set(legal)


def test_a_move_that_the_bots_like_less_costs_chances_and_points(server: Server, quickly_judged: tuple[Client, str]) -> None:
    ada, name = quickly_judged
    decisions = result_of(ada, analyse(ada, name, whole=True))[0]["decisions"]
    assert all(each["cost"] == each["points_cost"] == 0 for each in decisions if each["move"] == each["best"])
    assert max(each["points_cost"] for each in decisions) > 0


def test_the_end_of_a_match_can_be_analysed(server: Server, finished: tuple[Client, str]) -> None:
    ada, name = finished
    table = ada.table(name)
    result, _ = result_of(ada, analyse(ada, name, at=table["position"]["count"]))
    assert result["moves"] == []
    assert result["points"] == table["result"]["points"]


def test_an_analysis_of_an_illegal_line_is_refused_at_once(server: Server) -> None:
    ada = server.guest()
    name = alone_on_ones_turn(ada)
    answer = analyse(ada, name, at=ada.table(name)["position"]["count"], line=["pay 1"])
    assert problem_of(answer, 422)["rule"] == "P-11"


def test_a_whole_match_is_analysed_when_it_is_over(server: Server) -> None:
    name, ada, _ = two_on_their_turn(server)
    assert problem_of(analyse(ada, name, whole=True), 409)["code"] == "server-not-over"


def test_nobody_asks_the_bots_about_a_match_of_others_under_way(server: Server) -> None:
    name, _, _ = two_on_their_turn(server, hints=True)
    assert problem_of(analyse(server.guest("Eve"), name, at=0), 403)["code"] == "server-not-seated"


def test_a_table_without_hints_has_none_before_the_end(server: Server) -> None:
    name, ada, _ = two_on_their_turn(server, hints=False)
    assert problem_of(analyse(ada, name, at=0), 403)["code"] == "server-no-hints"


@pytest.mark.parametrize(("seats", "hints"), [(("me", "novice"), True), (("me", "open"), False), (("me", "me"), False)])
def test_hints_between_people_are_off_unless_the_host_allows_them(server: Server, seats: tuple[str, ...], hints: bool) -> None:
    ada = server.guest()
    assert ada.table(ada.create("prosperity", seats))["hints"] == hints
    assert ada.table(ada.create("prosperity", seats, hints=True))["hints"]


def test_an_analysis_is_for_whoever_asked(server: Server, finished: tuple[Client, str]) -> None:
    ada, name = finished
    asked = analyse(ada, name, at=0)
    eve = server.guest("Eve")
    assert problem_of(eve.get(f"/api/analyses/{asked.json()['id']}"), 404)["code"] == "server-no-analysis"


def test_a_question_about_a_finished_match_is_answered_once_for_everybody(
    server: Server, quickly_judged: tuple[Client, str]
) -> None:
    ada, name = quickly_judged
    result, _ = result_of(ada, analyse(ada, name, whole=True))
    answer = analyse(server.guest("Eve"), name, whole=True).json()
    assert (answer["status"], answer["result"]) == ("done", result)
    assert analyse(ada, name, whole=True).json()["result"] == result


# At the end: what this asks for keeps the bots busy


def test_nobody_has_more_analyses_at_once_than_allowed(server: Server, quickly_judged: tuple[Client, str]) -> None:
    _, name = quickly_judged
    eve = server.guest("Eve")
    answers = [analyse(eve, name, at=count) for count in range(3)]
    assert [answer.status_code for answer in answers] == [200, 200, 429]
    assert problem_of(answers[2], 429)["code"] == "server-too-many-analyses"
