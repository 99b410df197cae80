"""What a socket does when the database fails: it is closed with a code, and its seat is free again."""

import asyncio
import json
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from prometheus_client import REGISTRY
from sqlalchemy.exc import OperationalError
from starlette.testclient import TestClient, WebSocketTestSession
from starlette.websockets import WebSocketDisconnect

from tessera.server.app import make_app, set_up_logs
from tessera.server.process import prepare_database
from tessera.server.service import Service
from tessera.server.settings import read_settings

TRY_AGAIN_LATER, INTERNAL_ERROR = 1013, 1011
SAY = json.dumps({"type": "do", "command": {"id": "c1", "do": "say", "text": "hello"}})


@pytest.fixture
def client(tmp_path: Path) -> Iterator[TestClient]:
    """Somebody at a server in this process."""
    settings = read_settings(data=tmp_path)
    set_up_logs(settings)
    asyncio.run(prepare_database(settings))
    with TestClient(make_app(settings), base_url="http://localhost", raise_server_exceptions=False) as client:
        token = client.post("/api/guests", json={"name": "Ada"}).json()["token"]
        client.headers["Authorization"] = f"Bearer {token}"
        yield client


@pytest.fixture
def table(client: TestClient) -> str:
    wish = {"game": "neotopia", "seats": [{"kind": "me"}, {"kind": "open"}]}
    name: str = client.post("/api/tables", json=wish).json()["table"]["id"]
    return name


def service_of(client: TestClient) -> Service:
    service: Service = client.app.state.service  # type: ignore[attr-defined]
    return service


def failing(error: Exception) -> Callable[..., Any]:
    async def fail(*_: Any) -> None:
        raise error

    return fail


def closed(socket: WebSocketTestSession) -> int:
    """The code with which a socket is closed."""
    with pytest.raises(WebSocketDisconnect) as caught:
        while True:
            socket.receive_json()
    return caught.value.code


def wait_until(is_so: Callable[[], bool]) -> None:
    until = time.monotonic() + 30
    while not is_so():
        assert time.monotonic() < until
        time.sleep(0.01)


AWAY = OperationalError("INSERT", {}, Exception("database or disk is full"))
FAULTS = [(AWAY, TRY_AGAIN_LATER), (OSError("gone"), TRY_AGAIN_LATER), (KeyError("a fault"), INTERNAL_ERROR)]


@pytest.mark.parametrize(("error", "code"), FAULTS, ids=["away", "unreachable", "fault"])
@pytest.mark.parametrize("what", ["append", "entries_after"])
def test_a_socket_is_closed_with_a_code_and_frees_its_seat(
    client: TestClient, table: str, monkeypatch: pytest.MonkeyPatch, what: str, error: Exception, code: int
) -> None:
    service = service_of(client)
    before = REGISTRY.get_sample_value("tessera_sockets")
    with client.websocket_connect(f"/api/tables/{table}/live") as socket:
        assert socket.receive_json()["type"] == "news"
        assert service.presence.here(table) == {0}
        monkeypatch.setattr(service.store if what == "append" else service.tables, what, failing(error))
        socket.send_text(SAY)
        assert closed(socket) == code
    wait_until(lambda: not service.presence.here(table))
    assert table not in service.notifier.watchers
    assert not service.limits.sockets.counts
    assert REGISTRY.get_sample_value("tessera_sockets") == before


def test_a_socket_that_cannot_be_opened_for_want_of_a_database_is_closed_with_a_code(
    client: TestClient, table: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(service_of(client).tables, "find", failing(AWAY))
    with client.websocket_connect(f"/api/tables/{table}/live") as socket:
        assert closed(socket) == TRY_AGAIN_LATER


def test_a_request_is_answered_in_words_while_the_database_is_away(
    client: TestClient, table: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(service_of(client).store, "append", failing(AWAY))
    answer = client.post(f"/api/tables/{table}/commands", json=json.loads(SAY)["command"])
    assert (answer.status_code, answer.json()["code"]) == (503, "server-no-database")
    assert answer.headers["retry-after"]


def test_a_fault_of_the_server_stays_one(client: TestClient, table: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(service_of(client).store, "append", failing(KeyError("a fault")))
    assert client.post(f"/api/tables/{table}/commands", json=json.loads(SAY)["command"]).status_code == 500


def test_a_server_that_cannot_store_is_not_ready(client: TestClient, monkeypatch: pytest.MonkeyPatch) -> None:
    service = service_of(client)
    assert client.get("/readyz").status_code == 200
    monkeypatch.setattr(service.store, "check_writable", failing(AWAY))
    wait_until(lambda: client.get("/readyz").status_code == 503)
