"""The file of a SQLite database: private, used by one server, and refused in words if this version cannot use it."""

import asyncio
import os
import sqlite3
import stat
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest

from tessera.core.errors import BadOption
from tessera.server.process import prepare_database
from tessera.server.settings import read_settings
from tests.support.quick_server import QuickServer

pytestmark = pytest.mark.skipif(os.name != "posix", reason="Windows has other permissions")


def mode(path: Path) -> int:
    return stat.S_IMODE(path.stat().st_mode)


@pytest.fixture
def running(tmp_path: Path) -> Iterator[QuickServer]:
    """A server in a folder of its own."""
    server = QuickServer(tmp_path / "data", log=tmp_path / "log").start()
    yield server
    server.stop()


def test_everything_that_a_server_keeps_is_readable_by_its_owner_only(running: QuickServer) -> None:
    running.guest().create("neotopia", ("me", "me"))
    assert mode(running.data) == 0o700
    files = {path.name: mode(path) for path in running.data.iterdir() if path.is_file()}
    assert {"tessera.db", "tessera.db-wal", "tessera.db-shm", "tessera.db.lock"} <= files.keys()
    assert set(files.values()) == {0o600}


def test_a_file_that_others_could_read_is_closed_to_them(tmp_path: Path) -> None:
    (tmp_path / "tessera.db").touch(0o644)
    asyncio.run(prepare_database(read_settings(data=tmp_path)))
    assert mode(tmp_path / "tessera.db") == 0o600


def test_a_second_server_on_the_same_file_is_refused_with_the_reason(running: QuickServer, tmp_path: Path) -> None:
    second = QuickServer(running.data, log=tmp_path / "second")
    second.begin_quickly()
    assert second.process is not None
    assert second.process.wait(timeout=60) == 2
    assert running.process is not None
    assert f"Another server (process {running.pid}) is using" in second.log.read_text()
    assert running.is_ready()


def test_a_second_server_is_refused_by_another_name_of_the_same_file_too(running: QuickServer, tmp_path: Path) -> None:
    (tmp_path / "link").symlink_to(running.data)
    second = QuickServer(tmp_path / "link", log=tmp_path / "second")
    second.begin_quickly()
    assert second.process is not None
    assert second.process.wait(timeout=60) == 2


def test_a_killed_server_keeps_nobody_from_the_file(running: QuickServer) -> None:
    running.kill()
    running.start()
    assert running.is_ready()


def test_a_database_of_a_newer_version_is_refused_in_words(tmp_path: Path) -> None:
    settings = read_settings(data=tmp_path)
    asyncio.run(prepare_database(settings))
    with closing(sqlite3.connect(tmp_path / "tessera.db")) as database:
        database.execute("UPDATE alembic_version SET version_num = '9999'")
        database.commit()
    with pytest.raises(BadOption) as refused:
        asyncio.run(prepare_database(settings))
    assert refused.value.reason.message == "serve-newer-database"


def test_a_folder_that_cannot_be_written_is_refused_in_words(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    with pytest.raises(BadOption) as refused:
        asyncio.run(prepare_database(read_settings(data=tmp_path / "file" / "data")))
    assert refused.value.reason.message == "serve-no-database"
