"""Abuse: whatever is sent, the answer is a clear refusal and the server goes on."""

import asyncio
import hashlib
import json
import unicodedata
from collections.abc import Iterator
from typing import Any

import httpx
import pytest
from sqlalchemy import select
from websockets.exceptions import InvalidStatus

from tessera.core.text import Text
from tessera.server.settings import read_settings
from tessera.server.store.schema import METADATA
from tessera.server.store.store import Store
from tests.support.server import Client, Server, closed, hear, refused

LIMIT = 256_000
DEEP = b"[" * 50_000 + b"]" * 50_000
TWO = b'"seats": [{"kind": "me"}, {"kind": "me"}]'
TABLE = b'{"game": "prosperity", ' + TWO
MISCHIEF = [
    "'); DROP TABLE people;--",
    "<script>alert(1)</script>",
    "{ $player } %s {0} \\n",
    "𝔸 é 字 🎲",
    "-- /* */ ; '",
]


def send(client: Client, path: str, content: bytes | Iterator[bytes], **headers: str) -> httpx.Response:
    return client.request("POST", path, content=content, headers={"content-type": "application/json", **headers})


# Bodies


@pytest.mark.parametrize(
    ("path", "body", "status", "code"),
    [
        ("/api/guests", b"{", 422, "server-wrong-form"),
        ("/api/guests", b"", 422, "server-wrong-form"),
        ("/api/guests", b"null", 422, "server-wrong-form"),
        ("/api/guests", b'["Ada"]', 422, "server-wrong-form"),
        ("/api/guests", b'{"name": 7}', 422, "server-wrong-form"),
        ("/api/guests", b'{"name": ""}', 422, "server-wrong-form"),
        ("/api/guests", b'{"name": "Ada", "admin": true}', 422, "server-wrong-form"),
        ("/api/guests", b'{"name": "Ada\\u0000"}', 422, "server-wrong-form"),
        ("/api/guests", b'{"name": "\\ud800"}', 422, "server-wrong-form"),
        ("/api/guests", b'{"\\ud800": 1}', 422, "server-wrong-form"),
        ("/api/guests", b'{"name": "Ada\\nBen"}', 422, "server-wrong-form"),
        ("/api/guests", b'{"name": "' + b"a" * 31 + b'"}', 422, "server-wrong-form"),
        ("/api/guests", b'{"name": "\xff"}', 400, "server-no-json"),
        ("/api/guests", DEEP, 400, "server-no-json"),
        ("/api/guests", b'{"name": ' + b"9" * 5000 + b"}", 400, "server-no-json"),
        ("/api/guests", b"x" * (LIMIT + 1), 413, "server-too-large"),
        ("/api/account", b'{"login": "a\\u0000bc", "password": "long enough"}', 422, "server-wrong-form"),
        ("/api/account", b'{"login": "abc", "password": "\\u0000 long enough"}', 422, "server-wrong-form"),
        ("/api/session", b'{"login": "abc", "password": "short"}', 422, "server-wrong-form"),
        ("/api/session", b'{"login": "\' OR 1=1 --", "password": "long enough"}', 422, "server-wrong-form"),
        ("/api/tables", b"{" + TWO + b', "game": "../secret"}', 422, "server-wrong-form"),
        ("/api/tables", b"{" + TWO + b', "game": "chess"}', 422, "no-such-game"),
        ("/api/tables", TABLE + b', "options": {"boards": NaN}}', 422, "prosperity-wrong-boards"),
        ("/api/tables", TABLE + b', "options": {"boards": [[], {}]}}', 422, "prosperity-wrong-boards"),
        ("/api/tables", TABLE + b', "options": {"boards": "\\ud800"}}', 422, "prosperity-wrong-boards"),
        ("/api/tables", TABLE + b', "options": {"boards": ' + b"[" * 900 + b"]" * 900 + b"}}", 422, "prosperity-wrong-boards"),
        ("/api/tables", TABLE + b', "options": {"\\ud800": 1}}', 422, "no-such-option"),
        ("/api/tables", TABLE + b', "options": {"\\u0000": 1}}', 422, "no-such-option"),
        ("/api/tables", TABLE + b', "clock": {"kind": "live", "turn": 1e99}}', 422, "server-wrong-form"),
        ("/api/tables", TABLE + b', "clock": {"kind": "days", "days": -1}}', 422, "server-wrong-form"),
        ("/api/tables", TABLE + b', "components": "\\ud800"}', 422, "server-wrong-form"),
        ("/api/tables", TABLE + b', "origin": {"table": "abcd", "at": 99999999999999}}', 422, "server-wrong-form"),
        ("/api/tables", TABLE + b', "origin": {"table": "abcd", "at": 1}}', 404, "server-no-table"),
        ("/api/tables", b'{"game": "prosperity", "seats": [{"kind": "me"}]}', 422, "wrong-players"),
        ("/api/tables", b'{"game": "prosperity", "seats": [{"kind": "open"}, {"kind": "open"}]}', 422, "server-no-own-seat"),
        ("/api/tables", b'{"game": "prosperity", "seats": [{"kind": "king"}]}', 422, "server-wrong-form"),
        ("/api/tables/abcd/commands", b'{"id": "1", "do": "rule"}', 422, "server-wrong-form"),
        ("/api/tables/abcd/commands", b'{"id": "", "do": "come"}', 422, "server-wrong-form"),
        ("/api/tables/abcd/commands", b'{"id": "1", "do": "come"}', 404, "server-no-table"),
        ("/api/bots", b'{"name": "\\u0007"}', 422, "server-wrong-form"),
    ],
)
def test_a_body_that_makes_no_sense_is_refused_with_the_reason(
    server: Server, path: str, body: Any, status: int, code: str
) -> None:
    assert refused(send(server.guest(), path, body), status, code)


@pytest.mark.parametrize(
    ("do", "code"),
    [
        ({"do": "sit", "seat": 4}, "server-wrong-form"),
        ({"do": "sit", "seat": 3}, "server-no-seat"),
        ({"do": "sit", "seat": -1}, "server-wrong-form"),
        ({"do": "sit", "seat": True, "key": 3}, "server-wrong-form"),
        ({"do": "play", "seen": 2**31, "moves": ["income"]}, "server-wrong-form"),
        ({"do": "play", "seen": 100, "moves": []}, "server-wrong-form"),
        ({"do": "play", "seen": 100, "moves": ["income"] * 41}, "server-wrong-form"),
        ({"do": "play", "seen": 100, "moves": ["income\0"]}, "server-wrong-form"),
        ({"do": "play", "seen": 100, "moves": ["' OR 1=1 --"]}, "no-such-move"),
        ({"do": "play", "seen": 100, "moves": ["x" * 101]}, "server-wrong-form"),
        ({"do": "say", "text": "a\0b"}, "server-wrong-form"),
        ({"do": "say", "text": "  "}, "server-wrong-form"),
        ({"do": "say", "text": "x" * 501}, "server-wrong-form"),
        ({"do": "agree", "agree": "perhaps"}, "server-wrong-form"),
        ({"do": "leave", "level": "grandmaster"}, "server-wrong-form"),
    ],
)
def test_a_command_that_makes_no_sense_is_refused_and_changes_nothing(server: Server, do: Any, code: str) -> None:
    client = server.guest()
    table = client.create("prosperity", ("me", "me"))
    before = client.table(table)["number"]
    assert client.do(table, **do).json()["code"] == code
    assert client.table(table)["number"] == before


def test_a_body_without_a_length_is_refused_when_it_grows_too_large(server: Server) -> None:
    refused(send(server.guest(), "/api/guests", (b"x" * 10_000 for _ in range(40))), 413, "server-too-large")


def test_a_body_of_another_type_is_refused(server: Server) -> None:
    refused(server.guest().request("POST", "/api/guests", data={"name": "Ada"}), 422, "server-wrong-form")


@pytest.mark.parametrize(
    ("method", "path", "status", "code"),
    [
        ("GET", "/nowhere", 404, "server-no-page"),
        ("GET", "/api/../../etc/passwd", 404, "server-no-page"),
        ("GET", "/api/%2e%2e/%2e%2e/etc/passwd", 404, "server-no-page"),
        ("DELETE", "/api/me", 405, "server-no-method"),
        ("PATCH", "/api/tables", 405, "server-no-method"),
        ("TRACE", "/api/me", 405, "server-no-method"),
        ("GET", "/api/tables/%00%00%00%00", 422, "server-wrong-form"),
        ("GET", "/api/tables/abcd", 404, "server-no-table"),
        ("GET", "/api/tables/abcd/steps?begin=-1", 422, "server-wrong-form"),
        ("GET", "/api/tables/abcd/steps?count=101", 422, "server-wrong-form"),
        ("GET", "/api/tables/abcd/entries?since=99999999999", 422, "server-wrong-form"),
        ("GET", "/api/tables/abcd/entries?lang=tlh", 422, "server-wrong-form"),
        ("GET", "/api/tables/abcd/match.exe", 422, "server-wrong-form"),
        ("GET", "/api/analyses/%00", 422, "server-wrong-form"),
        ("GET", "/api/analyses/' OR 1=1 --", 422, "server-wrong-form"),
        ("GET", "/api/analyses/nobody", 404, "server-no-analysis"),
        ("DELETE", "/api/bots/%00", 403, "server-not-your-bot"),
    ],
)
def test_an_address_or_a_method_that_is_not_there_is_refused_with_the_reason(
    server: Server, method: str, path: str, status: int, code: str
) -> None:
    refused(server.guest().request(method, path), status, code)


@pytest.mark.parametrize("token", ["x", "' OR 1=1 --", "x" * 5000, "\xff"])
def test_a_token_that_nobody_was_given_is_refused(server: Server, token: str) -> None:
    headers = {"Authorization": f"Bearer {token}".encode("latin-1")}
    answer = Client(server).get("/api/bots", headers=headers)
    assert refused(answer, 401, "server-wrong-token")


@pytest.mark.parametrize("language", ["en", "fr", "de", "it"])
def test_a_refusal_is_in_the_language_of_the_client(server: Server, language: str) -> None:
    text, client, accept = Text(language), server.guest(), {"Accept-Language": f"{language}-CH, en;q=0.5"}
    assert refused(client.get("/nowhere", headers=accept), 404, "server-no-page") == text("server-no-page")
    assert refused(client.get("/api/tables/abcd", headers=accept), 404, "server-no-table") == text("server-no-table")
    foreign = client.post("/api/me", {"name": "Ada"}, headers={**accept, "Origin": "http://elsewhere.example"})
    assert refused(foreign, 403, "server-wrong-origin") == text("server-wrong-origin")
    large = send(client, "/api/guests", b"x" * (LIMIT + 1), **accept)
    assert refused(large, 413, "server-too-large") == text("server-too-large", limit=LIMIT)


# Text


@pytest.mark.parametrize("text", MISCHIEF)
def test_names_and_chats_are_kept_as_they_were_written(server: Server, text: str) -> None:
    client, name = server.guest(text), unicodedata.normalize("NFKC", text)  # a name also shows no letter in disguise
    table = client.create("prosperity", ("me", "me"))
    client.do(table, "say", text=text)
    client.play(table, client.table(table)["position"]["legal"][0])
    entries = client.get(f"/api/tables/{table}/entries").json()
    assert client.get("/api/me").json()["name"] == name
    assert client.table(table)["seats"][0]["name"] == name
    assert [entry["text"] for entry in entries if entry["kind"] == "chat"] == [text]
    assert any(name in event["text"] for entry in entries for event in entry["events"])
    assert f"seat 1: {name}\n" in client.get(f"/api/tables/{table}/match.txt").text
    assert client.get(f"/api/tables/{table}/match.json").json()["seats"][0] == name


def test_what_people_write_is_never_sent_as_a_page(server: Server) -> None:
    client = server.guest(MISCHIEF[1])
    table = client.create("prosperity", ("me", "me"))
    for path in (f"/api/tables/{table}", f"/api/tables/{table}/match.txt", f"/api/tables/{table}/match.json", "/api/me"):
        assert not client.get(path).headers["content-type"].startswith("text/html")


def test_only_hashes_of_secrets_are_stored(server: Server) -> None:
    client, key = server.guest(), "correct horse battery"
    assert client.token is not None
    login = hashlib.sha256(client.token.encode()).hexdigest()[:20]
    client.post("/api/account", {"login": login, "password": key}).raise_for_status()
    bot = client.post("/api/bots", {"name": "Bot"}).json()["token"]
    seats = [{"kind": "me"}, {"kind": "open", "reserved": True}]
    reserved = client.post("/api/tables", {"game": "neotopia", "seats": seats}).json()["keys"][1]
    stored = asyncio.run(everything_stored(server))
    assert not [secret for secret in (client.token, bot, reserved, key) if secret in stored]
    assert all(hashlib.sha256(secret.encode()).hexdigest() in stored for secret in (client.token, bot, reserved))


async def everything_stored(server: Server) -> str:
    """All rows of all tables of a database, as text."""
    store = Store(read_settings(data=server.data, database=server.database))
    try:
        async with store.engine.connect() as connection:
            results = [await connection.execute(select(table)) for table in METADATA.sorted_tables]
            rows = [tuple(row) for result in results for row in result]  # a row itself shows long values only in part
    finally:
        await store.engine.dispose()
    return str(rows)


# Sockets


@pytest.fixture
def seated(server: Server) -> tuple[Client, str]:
    client = server.guest()
    return client, client.create("prosperity", ("me", "me"))


def test_a_message_that_is_too_large_closes_the_socket(seated: tuple[Client, str]) -> None:
    client, table = seated
    with client.live(table) as socket:
        socket.send("x" * (LIMIT + 1))
        assert closed(socket)[0] == 1009


@pytest.mark.parametrize(
    "message",
    [
        "",
        "{",
        "[]",
        "[" * 100_000,
        "1" * 10_000,
        b"\xff\xfe",
        '{"type": "do"}',
        '{"type": "shout"}',
        '{"\\ud800": 1}',
        '{"type": "do", "command": {"id": "\\ud800", "do": "come"}}',
        '{"type": "try", "id": "x", "draft": {"seen": -1, "moves": []}}',
        '{"type": "why", "id": "x", "draft": {"seen": 1, "moves": []}, "more": 1}',
    ],
)
def test_a_message_that_makes_no_sense_is_answered_with_the_reason(seated: tuple[Client, str], message: str | bytes) -> None:
    client, table = seated
    with client.live(table) as socket:
        socket.send(message)
        assert hear(socket, "problem")["problem"]["code"] == "server-wrong-form"
        socket.send(json.dumps({"type": "do", "command": {"id": "x", "do": "say", "text": "Still here."}}))
        assert hear(socket, "ack")["ack"]["id"] == "x"


def test_a_socket_that_makes_no_sense_for_long_is_closed_with_a_reason(seated: tuple[Client, str]) -> None:
    client, table = seated
    with client.live(table) as socket:
        for _ in range(25):
            socket.send("?")
        assert closed(socket) == (1008, "too many messages that make no sense")


def test_a_socket_at_a_table_that_is_not_there_is_closed_with_a_reason(server: Server) -> None:
    with server.guest().live("abcd") as socket:
        assert hear(socket)["problem"]["code"] == "server-no-table"
        assert closed(socket) == (4404, "server-no-table")


@pytest.mark.parametrize("name", ["%00%00%00%00", "a", "x" * 50, "%27%20OR%201=1"])
def test_a_socket_at_a_table_that_cannot_be_is_refused(server: Server, name: str) -> None:
    with pytest.raises(InvalidStatus) as caught, server.guest().live(name):
        pass
    assert caught.value.response.status_code == 403


@pytest.mark.parametrize("since", ["", "-1", "²", "99999999999999999999", "x", "%00"])
def test_a_socket_that_has_seen_what_cannot_be_is_told_how_the_table_stands(seated: tuple[Client, str], since: Any) -> None:
    client, table = seated
    with client.live(table, since=since) as socket:
        assert hear(socket)["table"]["id"] == table


def test_a_socket_without_a_token_may_watch_and_do_nothing(seated: tuple[Client, str]) -> None:
    client, table = seated
    with Client(client.server).live(table) as socket:
        assert hear(socket)["table"]["position"]["legal"] == []
        socket.send(json.dumps({"type": "do", "command": {"id": "x", "do": "come"}}))
        assert hear(socket, "problem")["problem"]["code"] == "server-who-are-you"
