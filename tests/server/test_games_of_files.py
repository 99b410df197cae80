"""A game that a Python file makes is served beside the installed ones."""

from collections.abc import Iterator

import pytest

from tests.support.games import EXAMPLE, NAMES
from tests.support.server import Server, play_to_the_end


@pytest.fixture(scope="module")
def serving(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    running = Server(tmp_path_factory.mktemp("games"), games=EXAMPLE).start()
    yield running
    running.stop()


def test_it_is_listed_with_what_it_declares(serving: Server) -> None:
    games = {game["name"]: game for game in serving.guest().get("/api/games").json()}
    assert set(games) == {*NAMES, "lucky-dip"}
    assert (games["lucky-dip"]["options"], games["lucky-dip"]["lesson"]) == ([], False)


def test_it_is_played_to_its_end_against_bots(serving: Server) -> None:
    client = serving.guest()
    over = play_to_the_end(client, client.create("lucky-dip", ("me", "easy")))
    assert len(over["result"]["points"]) == 2


def test_a_finished_match_says_where_its_points_came_from(serving: Server) -> None:
    client = serving.guest()
    name = client.create("lucky-dip", ("me", "easy"))
    over = play_to_the_end(client, name)
    [row] = client.get(f"/api/tables/{name}/steps").json()["points"]
    assert list(map(int, row["values"])) == over["result"]["points"]
