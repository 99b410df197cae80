"""Components of an owner at a table, and what a client needs to draw a game, on both databases."""

import re
import tomllib
from pathlib import Path

import pytest

from tessera import find_game
from tests.support.server import Client, Server, number_of, problem_of

COMPONENTS = Path(__file__).parents[3] / "tessera" / "games" / "prosperity" / "components.toml"


# Components of one's own


def own(old: str, new: str) -> str:
    """The components of Prosperity with one thing printed otherwise."""
    text = COMPONENTS.read_text(encoding="utf-8")
    assert old in text
    return text.replace(old, new, 1)


def test_a_table_is_played_with_an_owners_components(server: Server) -> None:
    ada = server.guest()
    body = {
        "game": "prosperity",
        "seats": [{"kind": "me"}, {"kind": "me"}],
        "components": own("start_money = 100", "start_money = 170"),
    }
    created = ada.post("/api/tables", body, timeout=240)
    assert created.status_code == 200, created.text
    table = created.json()["table"]
    assert table["components"] != find_game("prosperity").components
    assert max(country["money"] for country in table["position"]["view"]["countries"]) >= 170
    number_of(ada.play(table["id"], table["position"]["legal"][0], seen=table["number"]))


def test_the_games_own_components_are_the_game_itself(server: Server) -> None:
    ada = server.guest()
    name = ada.create("prosperity", ("me", "novice"), components=COMPONENTS.read_text(encoding="utf-8"))
    assert ada.table(name)["components"] == find_game("prosperity").components


@pytest.mark.parametrize(("old", "new"), [("start_money = 100", "start_money = much"), ("start_money = 100", "start_gold = 1")])
def test_a_fault_in_components_names_the_line_and_no_path_of_the_server(server: Server, old: str, new: str) -> None:
    body = {"game": "prosperity", "seats": [{"kind": "me"}, {"kind": "me"}], "components": own(old, new)}
    said = problem_of(server.guest().post("/api/tables?lang=en", body), 422)["message"]
    assert re.match(r"components\.toml, line \d+: ", said)
    assert str(server.data) not in said
    assert "/" not in said


# What a client needs to draw a game


@pytest.mark.parametrize("name", ["prosperity", "neotopia"])
def test_the_box_of_a_game_holds_its_components_as_they_are_written(server: Server, name: str) -> None:
    game, found = find_game(name), Client(server).get(f"/api/games/{name}/box").json()
    written = tomllib.loads((COMPONENTS.parents[1] / name / "components.toml").read_text(encoding="utf-8"))
    assert found["box"]["data"] == written
    assert (found["components"], found["names"]["fr"]) == (game.components, game.names("fr"))


def test_a_box_is_sent_compressed_and_only_once(server: Server) -> None:
    answer = Client(server).get("/api/games/neotopia/box")
    assert answer.headers["content-encoding"] == "gzip"
    again = Client(server).get("/api/games/neotopia/box", headers={"If-None-Match": answer.headers["etag"]})
    assert (again.status_code, again.content) == (304, b"")


@pytest.mark.parametrize(
    ("path", "status", "code"),
    [
        ("chess/box", 422, "no-such-game"),
        ("Chess/box", 422, "server-wrong-form"),
        ("neotopia/box?components=000000000000", 404, "other-components"),
        ("neotopia/box?components=mine", 422, "server-wrong-form"),
    ],
)
def test_a_box_that_is_not_there_is_refused(server: Server, path: str, status: int, code: str) -> None:
    assert problem_of(Client(server).get(f"/api/games/{path}"), status)["code"] == code


def test_the_box_of_an_owners_components_is_found_by_their_hash(server: Server) -> None:
    ada = server.guest()
    body = {"game": "prosperity", "seats": [{"kind": "me"}, {"kind": "me"}], "components": own("circles = 15", "circles = 16")}
    digest = ada.post("/api/tables", body, timeout=240).json()["table"]["components"]
    box = Client(server).get(f"/api/games/prosperity/box?components={digest}").json()
    assert (box["components"], box["box"]["data"]["pollution_track"]["circles"]) == (digest, 16)
    assert Client(server).get("/api/games/prosperity/box").json()["box"]["data"]["pollution_track"]["circles"] == 15
