"""Browsers: no other site makes them do anything, and they keep their secrets."""

import json
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.exceptions import InvalidStatus

from tests.support.quick_server import QuickServer
from tests.support.server import SAFETY, Client, Server, hear, refused

LIMIT = 256_000


@pytest.fixture
def seated(server: Server) -> tuple[Client, str]:
    client = server.guest()
    return client, client.create("prosperity", ("me", "me"))


FOREIGN = [
    "http://elsewhere.example",
    "null",
    "http://[",
    "http://127.0.0.1",
    "http://127.0.0.1:1",
    "",
    "https://{own}",
    "ws://{own}",
]


@pytest.mark.parametrize("origin", FOREIGN)
def test_another_site_cannot_make_a_browser_do_anything(server: Server, origin: str) -> None:
    client, origin = server.guest(), origin.format(own=f"127.0.0.1:{server.port}")
    refused(client.post("/api/me", {"name": "Eve"}, headers={"Origin": origin}), 403, "server-wrong-origin")
    refused(client.request("DELETE", "/api/session", headers={"Origin": origin}), 403, "server-wrong-origin")
    assert client.get("/api/me").json()["name"] == "Ada"


@pytest.mark.parametrize("origin", FOREIGN)
def test_another_site_cannot_open_a_socket(seated: tuple[Client, str], origin: str) -> None:
    client, table = seated
    origin = origin.format(own=f"127.0.0.1:{client.server.port}")
    with pytest.raises(InvalidStatus) as caught, client.live(table, origin=origin):
        pass
    assert caught.value.response.status_code == 403
    assert json.loads(caught.value.response.body)["code"] == "server-wrong-origin"


def test_pages_of_the_server_itself_may_do_things_and_open_sockets(seated: tuple[Client, str]) -> None:
    client, table = seated
    own = client.server.url
    assert client.post("/api/me", {"name": "Ben"}, headers={"Origin": own}).json()["name"] == "Ben"
    with client.live(table, origin=own) as socket:
        assert hear(socket)["type"] == "news"


def test_pages_that_came_encrypted_may_do_things(server: Server) -> None:
    headers = {"Origin": f"https://127.0.0.1:{server.port}", "X-Forwarded-Proto": "https"}
    assert server.guest().post("/api/me", {"name": "Ben"}, headers=headers).json()["name"] == "Ben"
    refused(
        server.guest().post("/api/me", {"name": "Ben"}, headers={**headers, "Origin": server.url}), 403, "server-wrong-origin"
    )


def test_a_server_behind_a_proxy_takes_the_origins_that_were_set_and_no_others(tmp_path: Path) -> None:
    server = QuickServer(tmp_path, origins="https://play.example.org").start()
    try:
        client, body = server.guest(), {"name": "Ben"}
        assert client.post("/api/me", body, headers={"Origin": "https://play.example.org"}).status_code == 200
        for origin in (server.url, "http://play.example.org", "https://example.org"):
            refused(client.post("/api/me", body, headers={"Origin": origin}), 403, "server-wrong-origin")
    finally:
        server.stop()


@pytest.mark.parametrize(
    ("method", "path", "more", "status"),
    [
        ("GET", "/", {}, 200),
        ("GET", "/healthz", {}, 200),
        ("GET", "/metrics", {}, 200),
        ("GET", "/openapi.json", {}, 200),
        ("GET", "/api/me", {}, 200),
        ("GET", "/api/bots", {}, 401),
        ("GET", "/nowhere", {}, 404),
        ("PUT", "/api/me", {}, 405),
        ("POST", "/api/me", {"headers": {"Origin": "http://elsewhere.example"}}, 403),
        ("POST", "/api/me", {"content": b"x" * (LIMIT + 1)}, 413),
        ("POST", "/api/me", {"content": b"{"}, 422),
    ],
)
def test_every_answer_has_the_headers_that_keep_pages_safe(
    server: Server, method: str, path: str, more: Any, status: int
) -> None:
    answer = httpx.request(method, f"{server.url}{path}", timeout=30, **more)
    assert answer.status_code == status
    assert not {name: value for name, value in SAFETY.items() if value not in answer.headers.get(name, "")}
    assert "server" not in answer.headers


def test_no_other_site_may_read_answers(server: Server) -> None:
    answer = httpx.get(f"{server.url}/api/me", headers={"Origin": "http://elsewhere.example"})
    assert not [name for name in answer.headers if name.startswith("access-control")]


def test_a_browser_keeps_its_secret_from_scripts_and_from_other_sites(server: Server) -> None:
    cookie = httpx.post(f"{server.url}/api/me", json={"name": "Ada"}).headers["set-cookie"].lower()
    assert {"httponly", "samesite=lax", "path=/"} <= {part.strip() for part in cookie.split(";")}
    assert "secure" not in cookie


def test_a_browser_that_came_encrypted_sends_its_secret_only_encrypted(server: Server) -> None:
    answer = httpx.post(f"{server.url}/api/me", json={"name": "Ada"}, headers={"X-Forwarded-Proto": "https"})
    assert "secure" in answer.headers["set-cookie"].lower()


def test_a_browser_is_known_by_its_cookie_until_it_signs_out(server: Server) -> None:
    with httpx.Client(base_url=server.url) as browser:
        browser.post("/api/me", json={"name": "Ada"})
        secret = browser.cookies["tessera"]
        assert browser.get("/api/me").json()["name"] == "Ada"
        browser.delete("/api/session")
        assert browser.get("/api/me").json()["name"] is None
        assert httpx.get(f"{server.url}/api/me", cookies={"tessera": secret}).json()["name"] is None
