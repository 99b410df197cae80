"""Finished matches to study."""

import pytest

from tests.support.server import Client, Server, finish


def finished_match(server: Server, game: str) -> tuple[Client, str]:
    """A finished match, and whose it was."""
    ada = server.guest()
    name = ada.create(game, ("me", "novice"))
    finish(name, ada)
    return ada, name


@pytest.fixture(scope="module")
def finished(server: Server) -> tuple[Client, str]:
    return finished_match(server, "neotopia")


@pytest.fixture(scope="module")
def quickly_judged(server: Server) -> tuple[Client, str]:
    """Of Prosperity, about which the bots need not think long."""
    return finished_match(server, "prosperity")
