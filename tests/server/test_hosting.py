"""What a host relies on: stops that cut nobody off, upgrades that play no match wrongly, analyses that come to an end."""

import asyncio
import json
import sqlite3
import sys
import threading
import time
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import create_engine

from tessera.server.process import prepare_database
from tessera.server.settings import read_settings
from tessera.server.store.schema import METADATA
from tests.support.quick_server import QuickServer
from tests.support.server import Server, play_to_the_end


@pytest.fixture
def own(tmp_path: Path) -> Iterator[Server]:
    """A server that a test may stop."""
    running = QuickServer(tmp_path, log_format="json").start()
    yield running
    running.stop()


def test_a_stream_of_turns_ends_when_the_server_stops(own: Server) -> None:
    ada, lines = own.guest(), []
    ada.create()

    def follow() -> None:
        with httpx.stream("GET", f"{own.url}/api/turns", headers=ada.headers, timeout=60) as turns:
            for line in turns.iter_lines():  # raises if the stream is cut off in the middle
                lines.append(line)
        lines.append("end")

    following = threading.Thread(target=follow)
    following.start()
    while not lines and following.is_alive():
        time.sleep(0.1)
    assert own.stop() == 0
    following.join(timeout=30)
    assert lines[-1] == "end"
    events = [json.loads(line) for line in own.log.read_text().splitlines()]
    assert events[0]["event"] == "serving"
    assert not [event for event in events if event["level"] == "error"]


def test_a_browser_is_opened_once_the_server_answers(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    browser, seen = tmp_path / "browser.py", tmp_path / "seen"
    looks = f"open({str(seen)!r}, 'wb').write(web.urlopen(sys.argv[1] + '/readyz').read())"
    browser.write_text(f"import sys\nimport urllib.request as web\n\n{looks}\n")
    monkeypatch.setenv("BROWSER", f"{sys.executable} {browser} %s")
    running = Server(tmp_path, open="true").start()
    try:
        until = time.monotonic() + 60
        while not (seen.exists() and seen.read_text()):
            assert time.monotonic() < until
            time.sleep(0.1)
    finally:
        running.stop()
    assert seen.read_text() == '{"status":"ok"}'


def test_a_table_that_other_rules_played_is_refused_and_lists_leave_it_out(own: Server) -> None:
    ada = own.guest()
    old, new = ada.create(), ada.create()
    own.stop()
    database = sqlite3.connect(own.data / "tessera.db")
    database.execute("""UPDATE entries SET body = json_set(body, '$.rules', 0) WHERE "table" = ? AND number = 1""", [old])
    database.execute("UPDATE tables SET wake = 1.0 WHERE id = ?", [old])
    database.commit()
    database.close()
    own.start()
    assert ada.get(f"/api/tables/{old}").json()["code"] == "other-rules"
    assert [line["id"] for line in ada.get("/api/me/tables").json()] == [new]
    assert play_to_the_end(ada, new)["status"] == "over"


def test_every_decision_of_a_finished_match_is_analysed(server: Server) -> None:
    ada = server.guest()
    table = ada.create()
    count = play_to_the_end(ada, table)["position"]["count"]
    name = ada.post(f"/api/tables/{table}/analyses", {"whole": True}).json()["id"]
    until = time.monotonic() + 300
    while (found := ada.get(f"/api/analyses/{name}").json())["status"] in {"waiting", "running"}:
        assert time.monotonic() < until
        time.sleep(0.5)
    assert found["status"] == "done"
    assert len(found["result"]["decisions"]) == count


def test_the_migrations_make_the_tables_that_the_server_asks_for(tmp_path: Path) -> None:
    asyncio.run(prepare_database(read_settings(data=tmp_path)))
    engine = create_engine(f"sqlite:///{tmp_path / 'tessera.db'}")
    with engine.connect() as connection:
        assert compare_metadata(MigrationContext.configure(connection), METADATA) == []
    engine.dispose()
