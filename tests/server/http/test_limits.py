"""Limits: nobody takes more of the server than their share, and who is refused is told why."""

import json
import time
from collections.abc import Callable, Iterator
from typing import Any

import httpx
import pytest

from tests.support.quick_server import QuickServer
from tests.support.server import SAFETY, Client, Server, closed, hear, refused


@pytest.fixture(scope="module")
def strict(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server that allows little."""
    limits: Any = {"requests_a_minute": 60, "sign_ins_a_minute": 60, "open_tables": 2, "sockets": 2, "analyses": 1}
    limits |= {"address_sockets": 3, "streams": 1, "bots": 2}
    server = QuickServer(tmp_path_factory.mktemp("strict"), **limits, address_requests_a_minute=600).start()
    yield server
    server.stop()


def until(ask: Callable[[], httpx.Response], status: int) -> httpx.Response:
    """Asks until the answer has a status, and returns that answer."""
    for _ in range(3000):
        if (answer := ask()).status_code == status:
            return answer
        time.sleep(0.05 if status == 200 else 0)
    raise AssertionError(answer.text)


def test_a_client_that_asks_too_often_is_refused_for_a_while_and_others_are_not(strict: Server) -> None:
    client, other = strict.guest(), strict.guest()
    assert "Wait" in refused(until(lambda: client.get("/api/me"), 429), 429, "server-too-many")
    assert other.get("/api/me").status_code == 200
    assert until(lambda: client.get("/api/me"), 200)


def test_a_socket_that_asks_too_often_is_refused_for_a_while(strict: Server) -> None:
    client = strict.guest()
    table = client.create("prosperity", ("me", "me"))
    with client.live(table) as socket:
        for number in range(63):
            socket.send(json.dumps({"type": "do", "command": {"id": f"n{number}", "do": "come"}}))
        while (said := hear(socket, "problem")["problem"]["code"]) != "server-too-many":
            assert said == "server-not-away"


def test_a_client_has_only_so_many_tables_that_are_not_over(strict: Server) -> None:
    client, wish = strict.guest(), {"game": "prosperity", "seats": [{"kind": "me"}, {"kind": "me"}]}
    assert [client.post("/api/tables", wish).status_code for _ in range(3)] == [200, 200, 429]


def test_a_client_has_only_so_many_sockets(strict: Server) -> None:
    client = strict.guest()
    table = client.create("prosperity", ("me", "me"))
    with client.live(table), client.live(table), client.live(table) as third:
        assert hear(third)["problem"]["code"] == "server-too-many-sockets"
        assert closed(third) == (4429, "server-too-many-sockets")


def test_an_address_has_only_so_many_sockets_for_all_its_clients(strict: Server) -> None:
    ada, ben = strict.guest(), strict.guest()
    table = ada.create("prosperity", ("me", "me"))
    with ada.live(table), ada.live(table), ben.live(table) as third, ben.live(table) as fourth:
        assert hear(third)["type"] == "news"
        assert closed(fourth) == (4429, "server-too-many-sockets")


def test_a_client_follows_only_so_many_streams(strict: Server) -> None:
    client = strict.guest()
    with httpx.stream("GET", f"{strict.url}/api/turns", headers=client.headers) as first:
        assert first.status_code == 200
        refused(until(lambda: client.get("/api/turns"), 429), 429, "server-too-many-streams")
    assert until_open(strict, client) == 200


def until_open(server: Server, client: Client) -> int:
    """Follows the turns of a client once an earlier stream has ended."""
    for _ in range(100):
        with httpx.stream("GET", f"{server.url}/api/turns", headers=client.headers) as stream:
            if stream.status_code == 200:
                break
        time.sleep(0.1)
    return stream.status_code


def test_a_client_has_only_so_many_bots(strict: Server) -> None:
    client = strict.guest()
    answers = [client.post("/api/bots", {"name": f"Bot {number}"}) for number in range(3)]
    assert [answer.status_code for answer in answers] == [200, 200, 429]
    refused(answers[2], 429, "server-too-many-bots")


def test_a_client_has_only_so_many_analyses_at_once(strict: Server) -> None:
    client = strict.guest()
    table = client.create("prosperity", ("me", "me"), hints=True)
    answer = until(lambda: client.post(f"/api/tables/{table}/analyses", {"at": 0}), 429)
    refused(answer, 429, "server-too-many-analyses")
    assert until(lambda: client.post(f"/api/tables/{table}/analyses", {"at": 0}), 200)


def test_an_address_from_which_too_much_is_asked_is_refused_for_a_while_but_the_server_is_known_to_live(strict: Server) -> None:
    with httpx.Client(base_url=strict.url) as client:
        answer = until(lambda: client.get("/api/games"), 429)
        refused(answer, 429, "server-too-many")
        assert not {name: value for name, value in SAFETY.items() if value not in answer.headers.get(name, "")}
        assert client.get("/healthz").status_code == 200
        assert until(lambda: client.get("/api/games"), 200)


def test_passwords_cannot_be_tried_out_quickly(strict: Server) -> None:
    with httpx.Client(base_url=strict.url) as client:
        answer = until(lambda: client.post("/api/guests", json={"name": "Ada"}), 429)
        refused(answer, 429, "server-too-many")
        guess = {"login": "ada", "password": "correct horse battery"}
        assert refused(until(lambda: client.post("/api/session", json=guess), 401), 401, "server-wrong-password")


def test_after_all_this_the_log_tells_of_no_fault(server: Server) -> None:
    log = server.log.read_text()
    assert not [fault for fault in ("a request failed", "Exception in ASGI application") if fault in log]
