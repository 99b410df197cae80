"""Logs: a server that logs everything says what was asked and how it ended, but no secret, no name and no chat."""

import asyncio
import json
import logging
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest
import structlog
from sqlalchemy import text as sql
from sqlalchemy.exc import DBAPIError

from tessera.server.app import set_up_logs
from tessera.server.settings import Settings
from tessera.server.store.store import Store
from tests.support.quick_server import QuickServer
from tests.support.server import hear, play_to_the_end


@pytest.fixture(scope="module", params=["text", "json"])
def talkative(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> tuple[str, list[str]]:
    """A server that logs all that it ever does, with a day of a hall behind it; and all that it must not have said."""
    server = QuickServer(
        tmp_path_factory.mktemp("logs"), log_level="debug", log_format=request.param, sign_ins_a_minute=1000
    ).start()
    host, other = server.guest("Name-of-the-host"), server.guest("Name-of-the-guest")
    login = {"login": "hostess", "password": "correct horse battery"}
    host.post("/api/account", login)
    host.post("/api/session", login)
    host.post("/api/session", {**login, "password": "wrong horse battery"})
    bot = host.post("/api/bots", {"name": "Name-of-the-bot"}).json()["token"]
    host.get("/api/me", headers={"Authorization": "Bearer no-such-token-at-all"})
    seats = [{"kind": "me"}, {"kind": "open", "reserved": True}, {"kind": "bot", "level": "novice"}]
    created = host.post("/api/tables", {"game": "neotopia", "seats": seats}).json()
    table, key = created["table"]["id"], created["keys"][1]
    other.do(table, "sit", seat=1, key="a-wrong-key-of-a-seat")
    other.do(table, "sit", seat=1, key=key)
    other.do(table, "ready")
    other.do(table, "say", text="a-word-in-the-chat")
    with host.live(table) as socket:
        socket.send('{"type": "do", "command": {"id": "a", "do": "say", "text": "a-word-on-the-socket"}}')
        hear(socket, "ack")
        socket.send("a-message-that-makes-no-sense")
        hear(socket, "problem")
    host.post(f"/api/tables/{table}/analyses", {"at": 0, "line": ["a-move-that-is-none"]})
    other.do(table, "leave")
    play_to_the_end(host, table)
    with closing(sqlite3.connect(server.data / "tessera.db")) as database:
        plan = json.loads(database.execute("SELECT body FROM entries WHERE kind = 'create'").fetchone()[0])
        hashes = [row[0] for row in database.execute("SELECT token FROM sessions UNION SELECT password FROM people") if row[0]]
    words = [
        "a-wrong-key-of-a-seat",
        "no-such-token-at-all",
        "horse battery",
        "Name-of",
        "a-word-in-the-chat",
        "a-word-on-the-socket",
    ]
    server.stop()
    return server.log.read_text(), [*words, host.token, other.token, bot, key, plan["salt"], str(plan["seed"]), *hashes]


def test_a_log_of_everything_says_what_was_asked_and_how_it_ended(talkative: tuple[str, list[str]]) -> None:
    log, _ = talkative
    assert "/api/tables/{table}/commands" in log


def test_a_log_of_everything_holds_no_secret_no_name_and_no_word_of_a_chat(talkative: tuple[str, list[str]]) -> None:
    log, hidden = talkative
    assert not [secret for secret in hidden if secret in log]


@pytest.mark.parametrize("log_format", ["text", "json"])
def test_a_fault_in_the_log_shows_where_it_happened_but_no_variables(
    log_format: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    set_up_logs(Settings(data=tmp_path, log_format=log_format))
    try:
        fail(int("4711") ** 3)
    except ZeroDivisionError:
        structlog.get_logger().exception("a fault")
    finally:
        structlog.reset_defaults()
    logged = "".join(capsys.readouterr())
    assert "test_logs" in logged
    assert str(4711**3) not in logged


def fail(seed: int) -> float:
    return seed / 0


def test_an_error_of_the_database_does_not_show_what_was_to_be_stored(tmp_path: Path) -> None:
    async def message() -> str:
        store = Store(Settings(data=tmp_path))
        try:
            async with store.engine.connect() as connection:
                with pytest.raises(DBAPIError) as error:
                    await connection.execute(sql("SELECT :chat FROM no_such_table"), {"chat": "a word of a chat"})
            return str(error.value)
        finally:
            await store.engine.dispose()

    assert "no_such_table" in asyncio.run(message())
    assert "a word of a chat" not in asyncio.run(message())


def test_what_others_log_at_level_debug_is_not_turned_on(tmp_path: Path) -> None:
    """Libraries of the network and the database would log requests with their tokens."""
    set_up_logs(Settings(data=tmp_path, log_level="debug"))
    structlog.reset_defaults()
    assert logging.getLogger().getEffectiveLevel() >= logging.WARNING
