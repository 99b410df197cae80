"""What a browser without a server says: the same as the server, from the same Python without NumPy."""

from collections.abc import Iterator

import pytest

from tessera.core.registry import find_game
from tests.offline.equality import Browser, differences, scenes
from tests.support.games import NAMES


@pytest.fixture(scope="module")
def offline(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Browser]:
    started = Browser(tmp_path_factory.mktemp("offline"))
    yield started
    started.close()


@pytest.mark.parametrize("number", range(4))
@pytest.mark.parametrize("name", NAMES)
def test_a_browser_says_what_the_server_says(offline: Browser, name: str, number: int) -> None:
    assert differences(offline, [*scenes(find_game(name), number, every=10)]) == []
