"""A server that is killed at any moment loses nothing that it has acknowledged, and invents nothing."""

import asyncio
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from tests.support.crowd import NO_LIMITS, PATIENCE, Crowd
from tests.support.quick_server import QuickServer

FROM_NOTHING = 10  # one in so many starts is from nothing


@pytest.fixture
def kills(request: pytest.FixtureRequest) -> int:
    """How often a server is killed: `make kills` does it more often than the suite."""
    number: int = request.config.getoption("kills")
    return number


@pytest.fixture
def crowd(tmp_path: Path) -> Iterator[Crowd]:
    """People at a server with a SQLite file."""
    server = QuickServer(tmp_path, **NO_LIMITS).start()
    yield Crowd([server])
    server.stop()


@pytest.fixture
def crowd_at_two(tmp_path_factory: pytest.TempPathFactory, postgres: Callable[[], str]) -> Iterator[Crowd]:
    """People at two servers with one PostgreSQL database."""
    database = postgres()
    servers = [QuickServer(tmp_path_factory.mktemp("server"), database, **NO_LIMITS).start() for _ in range(2)]
    yield Crowd(servers)
    for server in servers:
        server.stop()


async def kill_again_and_again(crowd: Crowd, kills: int) -> None:
    """Kills a server while people wait for answers, at times before it has started."""
    for number in range(kills):
        await asyncio.sleep(crowd.chance.uniform(0, 0.4))
        crowd.count_unanswered()
        server = crowd.some_server()
        server.kill()
        if number % FROM_NOTHING == FROM_NOTHING // 2:
            server.begin()
        else:
            server.begin_quickly()
        if crowd.chance.random() < 0.9:
            await asyncio.to_thread(server.wait)
    for server in crowd.servers:
        await asyncio.to_thread(server.wait)
    assert crowd.in_flight


def test_killed_again_and_again_a_server_keeps_what_it_has_acknowledged_and_nothing_else(crowd: Crowd, kills: int) -> None:
    crowd.go_through(lambda crowd: kill_again_and_again(crowd, kills), PATIENCE + 10 * kills)


def test_of_two_servers_on_one_database_either_may_be_killed_at_any_moment(crowd_at_two: Crowd, kills: int) -> None:
    crowd_at_two.go_through(lambda crowd: kill_again_and_again(crowd, kills), PATIENCE + 10 * kills)
