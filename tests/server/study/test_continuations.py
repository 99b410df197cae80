"""Bots that go on in a variation: how far they play, whose moves they are, and where they may be asked, on both databases."""

from tests.support.server import Client, Server, alone_on_ones_turn, problem_of, two_on_their_turn
from tests.support.wire_checks import Json


def position(client: Client, name: str, at: int, line: list[str]) -> Json:
    found: Json = client.post(f"/api/tables/{name}/what-if", {"at": at, "line": line}).json()["position"]
    return found


def go_on(client: Client, name: str, at: int, line: list[str], until: int | None = None) -> list[str]:
    answer = client.post(f"/api/tables/{name}/what-if/bots", {"at": at, "line": line, "until": until})
    assert answer.status_code == 200, answer.text
    moves: list[str] = answer.json()["moves"]
    return moves


def test_bots_finish_the_turn_of_whoever_is_to_decide(server: Server, quickly_judged: tuple[Client, str]) -> None:
    ada, name = quickly_judged
    seat = position(ada, name, 9, [])["seat"]
    moves = go_on(ada, name, 9, [])
    assert [position(ada, name, 9, moves[:count])["seat"] for count in range(len(moves))] == [seat] * len(moves)
    assert position(ada, name, 9, moves)["seat"] != seat


def test_bots_go_on_until_a_seat_has_to_decide(server: Server, quickly_judged: tuple[Client, str]) -> None:
    ada, name = quickly_judged
    seat = position(ada, name, 9, [])["seat"]
    moves = go_on(ada, name, 9, [], until=1 - seat)
    assert position(ada, name, 9, moves)["seat"] == 1 - seat


def test_bots_go_on_after_moves_that_were_tried_out(server: Server, quickly_judged: tuple[Client, str]) -> None:
    ada, name = quickly_judged
    line = [position(ada, name, 9, [])["legal"][0]]
    moves = go_on(ada, name, 9, line)
    assert moves[0] in position(ada, name, 9, line)["legal"]


def test_bots_answer_the_same_every_time(server: Server, quickly_judged: tuple[Client, str]) -> None:
    ada, name = quickly_judged
    assert go_on(ada, name, 12, []) == go_on(ada, name, 12, [])


def test_nothing_follows_the_end_of_a_match(server: Server, quickly_judged: tuple[Client, str]) -> None:
    ada, name = quickly_judged
    assert go_on(ada, name, ada.table(name)["position"]["count"], []) == []


def test_bots_go_on_in_ones_own_match_under_way(server: Server) -> None:
    ada = server.guest()
    name = alone_on_ones_turn(ada)
    found = ada.table(name)["position"]
    moves = go_on(ada, name, found["count"], [])
    assert moves[0] in found["legal"]


def test_bots_do_not_go_on_where_hints_are_off(server: Server) -> None:
    name, ada, _ = two_on_their_turn(server)
    answer = ada.post(f"/api/tables/{name}/what-if/bots", {"at": 0})
    assert problem_of(answer, 403)["code"] == "server-no-hints"
