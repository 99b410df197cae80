"""What engines in browsers get: positions as a seat knows them, and modules that fit the rules."""

import base64
import gzip

import pytest

from tessera import Match, find_game
from tessera.bots import known_to
from tessera.core.state import states_of
from tests.support.server import Client, Server, alone_on_ones_turn, problem_of, two_on_their_turn
from tests.wasm.runtime import built


def test_a_position_is_the_record_that_a_bot_gets(quickly_judged: tuple[Client, str]) -> None:
    ada, name = quickly_judged
    match = Match.from_text(ada.get(f"/api/tables/{name}/match.txt").text)
    match.rewind(10)
    known = ada.post(f"/api/tables/{name}/known", {"at": 10, "deal": 3}).json()
    assert match.seat is not None
    assert known["state"] == base64.b64encode(known_to(match, match.seat, 3).tobytes()).decode()
    assert (known["viewer"], known["seat"], known["players"]) == (match.seat, match.seat, 2)


def test_every_decision_of_a_finished_match_is_told(quickly_judged: tuple[Client, str]) -> None:
    ada, name = quickly_judged
    match = Match.from_text(ada.get(f"/api/tables/{name}/match.txt").text)
    known = ada.get(f"/api/tables/{name}/known").json()
    assert known["actions"] == match.actions
    states = states_of(base64.b64decode(known["states"]), match.game.dtype)
    assert len(states) == len(known["seats"]) == len(match.actions)
    legal = [match.game.legal_actions(state) for state in states]
    assert all(action in actions for action, actions in zip(match.actions, legal, strict=True))


def test_the_decisions_of_a_match_under_way_are_not(server: Server) -> None:
    ada = server.guest()
    name = alone_on_ones_turn(ada)
    assert problem_of(ada.get(f"/api/tables/{name}/known"), 409)["code"] == "server-not-over"


def test_where_no_hints_are_allowed_nothing_is_told(server: Server) -> None:
    name, first, _ = two_on_their_turn(server, hints=False)
    assert problem_of(first.post(f"/api/tables/{name}/known", {"at": 0}), 403)["code"] == "server-no-hints"


def test_whoever_does_not_play_is_told_nothing_before_the_end(server: Server) -> None:
    name, _, _ = two_on_their_turn(server, hints=True)
    assert problem_of(server.guest("Eve").post(f"/api/tables/{name}/known", {"at": 0}), 403)["code"] == "server-not-seated"


@pytest.mark.parametrize("name", ["neotopia", "prosperity"])
def test_the_server_offers_the_engine_of_a_game(server: Server, name: str) -> None:
    built(find_game(name))
    ada = server.guest()
    described = ada.get(f"/api/games/{name}/engine").json()
    answer = ada.get(f"/engines/{described['module']}")
    assert answer.headers["content-type"] == "application/wasm"
    assert "immutable" in answer.headers["cache-control"]
    assert answer.content == built(find_game(name)).module.read_bytes()
    assert len(gzip.compress(answer.content)) < 60_000


@pytest.mark.parametrize("name", ["neotopia", "prosperity"])
def test_the_server_offers_the_network_of_a_game_packed(server: Server, name: str) -> None:
    files = built(find_game(name))
    ada = server.guest()
    network = ada.get(f"/api/games/{name}/engine").json()["network"]
    answer = ada.get(f"/engines/{network['file']}")
    assert answer.headers["content-encoding"] == "gzip"
    assert "immutable" in answer.headers["cache-control"]
    assert files.network is not None and answer.content == files.network.read_bytes()


def test_there_is_no_other_module(server: Server) -> None:
    assert problem_of(server.guest().get("/engines/prosperity-0123456789abcdef.wasm"), 404)["code"] == "server-no-engine"
