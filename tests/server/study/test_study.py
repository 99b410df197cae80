"""Study: step by step, what if, files that prove the deal, an owner's components, on both databases."""

import re
import subprocess
import tomllib
from pathlib import Path
from typing import Any

import httpx
import pytest

from tessera import Match, find_game
from tests.support.games import NAMES
from tests.support.nursery import run_command
from tests.support.server import (
    Client,
    Server,
    alone_on_ones_turn,
    number_of,
    problem_of,
    two_at_a_table,
    two_on_their_turn,
)

FOLDER = Path(__file__).parents[3] / "tessera" / "games"
COMPONENTS = FOLDER / "prosperity" / "components.toml"


# Step by step


def test_a_finished_match_is_open_to_everybody_step_by_step(server: Server, finished: tuple[Client, str]) -> None:
    _, name = finished
    found = Client(server).get(f"/api/tables/{name}/steps").json()
    assert found["total"] > len(found["steps"]) == 100
    assert [step["number"] for step in found["steps"]] == list(range(100))


def test_the_last_step_is_the_end_of_the_match(server: Server, finished: tuple[Client, str]) -> None:
    ada, name = finished
    total = ada.get(f"/api/tables/{name}/steps?count=1").json()["total"]
    (last,) = ada.get(f"/api/tables/{name}/steps?begin={total - 1}").json()["steps"]
    assert last["scores"] == ada.table(name)["result"]["points"]
    assert last["count"] == ada.table(name)["position"]["count"]


def test_the_position_before_the_first_step_comes_with_the_steps(server: Server, finished: tuple[Client, str]) -> None:
    ada, name = finished
    found = ada.get(f"/api/tables/{name}/steps?count=1").json()
    assert not any(region["tokens"] for region in found["opening"]["regions"])
    assert any(region["tokens"] for region in found["steps"][0]["view"]["regions"])


def test_the_sources_of_the_points_come_with_every_page_of_steps(server: Server, finished: tuple[Client, str]) -> None:
    ada, name = finished
    pages = [ada.get(f"/api/tables/{name}/steps?begin={begin}&count=1").json()["points"] for begin in (0, 50)]
    assert pages[0] == pages[1]
    sums = [sum(map(int, column)) for column in zip(*(row["values"] for row in pages[0] if row["adds"]), strict=True)]
    assert sums == ada.table(name)["result"]["points"]


def test_the_sources_of_the_points_are_told_in_the_readers_language(server: Server, finished: tuple[Client, str]) -> None:
    ada, name = finished
    labels = [ada.get(f"/api/tables/{name}/steps?count=1&lang={lang}").json()["points"][0]["label"] for lang in ("en", "fr")]
    assert labels[0] != labels[1]


def test_a_finished_match_is_seen_through_any_eyes(server: Server, finished: tuple[Client, str]) -> None:
    _, name = finished
    steps = [Client(server).get(f"/api/tables/{name}/steps?begin=99&count=1&seat={seat}").json()["steps"][0] for seat in (0, 1)]
    for seat, step in enumerate(steps):
        player = step["view"]["players"][seat]
        assert len(player["hand"]) == player["cards"]


def test_a_match_under_way_is_seen_through_ones_own_eyes_only(server: Server) -> None:
    name, ada, ben = two_at_a_table(server)
    seat = next(number for number, seat in enumerate(ada.table(name)["seats"]) if seat["mine"])
    assert ada.get(f"/api/tables/{name}/steps?seat={seat}").status_code == 200
    for other in (ben, Client(server)):
        assert problem_of(other.get(f"/api/tables/{name}/steps?seat={seat}"), 403)["code"] == "server-not-your-seat"


def test_a_match_that_has_not_begun_has_no_steps(server: Server) -> None:
    ada = server.guest()
    name = ada.create("prosperity", ("me", "open"))
    assert problem_of(ada.get(f"/api/tables/{name}/steps"), 422)["code"] == "server-not-started"


# What if


def what_if(client: Client, name: str, **wish: Any) -> httpx.Response:
    return client.post(f"/api/tables/{name}/what-if", wish)


def test_other_moves_are_tried_in_a_match_of_ones_own_and_nothing_is_stored(server: Server) -> None:
    ada = server.guest()
    name = alone_on_ones_turn(ada)
    before = ada.table(name)
    found = what_if(ada, name, at=before["position"]["count"], line=["income", "income"]).json()
    assert found["played"] == 2
    assert found["position"]["count"] == before["position"]["count"] + 2
    assert ada.table(name) == before


def test_in_a_match_under_way_what_is_hidden_is_dealt_anew(server: Server) -> None:
    ada = server.guest()
    name = alone_on_ones_turn(ada)
    count = ada.table(name)["position"]["count"]
    wishes = [{"at": count, "line": ["income", "income"], "deal": deal} for deal in (*range(20), 0)]
    turned = [
        next(event for event in what_if(ada, name, **wish).json()["events"] if event["name"] == "turned")["facts"]
        for wish in wishes
    ]
    assert turned[0] == turned[-1], "the same deal again"
    assert any(facts != turned[0] for facts in turned)


def test_any_position_of_a_finished_match_is_open_to_everybody(server: Server, finished: tuple[Client, str]) -> None:
    _, name = finished
    found = what_if(Client(server), name, at=4).json()
    assert found["position"]["count"] == 4
    legal = found["position"]["legal"]
    assert what_if(Client(server), name, at=4, line=[legal[-1]]).json()["played"] == 1


def test_an_illegal_line_is_refused_with_the_rule(server: Server) -> None:
    ada = server.guest()
    name = alone_on_ones_turn(ada)
    answer = what_if(ada, name, at=ada.table(name)["position"]["count"], line=["pay 1"])
    assert problem_of(answer, 422)["rule"] == "P-11"


def test_a_position_that_never_was_is_refused(server: Server, finished: tuple[Client, str]) -> None:
    ada, name = finished
    assert problem_of(what_if(ada, name, at=10_000), 422)["code"] == "server-no-position"


def test_nobody_tries_things_out_in_a_match_of_others_under_way(server: Server) -> None:
    name, _, _ = two_on_their_turn(server)
    for stranger in (server.guest("Eve"), Client(server)):
        assert problem_of(what_if(stranger, name, at=0), 403)["code"] == "server-not-seated"


def test_a_table_goes_on_from_a_position_of_a_finished_match(server: Server, finished: tuple[Client, str]) -> None:
    ada, name = finished
    table = ada.table(ada.create("neotopia", ("me", "me"), origin={"table": name, "at": 5}))
    assert table["status"] == "playing"
    assert table["origin"] == {"table": name, "at": 5}
    assert table["position"]["view"]["regions"] == what_if(ada, name, at=5).json()["position"]["view"]["regions"]


def test_nothing_is_taken_back_beyond_the_position_that_a_table_began_with(server: Server, finished: tuple[Client, str]) -> None:
    ada, name = finished
    table = ada.create("neotopia", ("me", "me"), origin={"table": name, "at": 5})
    problem_of(ada.do(table, "undo", seen=ada.table(table)["number"]), 422)


def test_no_table_goes_on_from_a_match_under_way(server: Server) -> None:
    name, ada, _ = two_at_a_table(server)
    body = {"game": "prosperity", "seats": [{"kind": "me"}, {"kind": "me"}], "origin": {"table": name, "at": 0}}
    assert problem_of(ada.post("/api/tables", body), 409)["code"] == "server-not-over"


# Files, and the proof of the deal


def download(client: Client, name: str, kind: str) -> str:
    answer = client.get(f"/api/tables/{name}/match.{kind}")
    assert answer.status_code == 200, answer.text
    return answer.text


@pytest.mark.parametrize(("kind", "read"), [("txt", Match.from_text), ("json", Match.from_json)])
def test_a_finished_match_is_downloaded_and_replayed(server: Server, finished: tuple[Client, str], kind: str, read: Any) -> None:
    ada, name = finished
    match, table = read(download(Client(server), name, kind)), ada.table(name)
    assert (match.seed, match.seats, match.scores()) == (table["seed"], ["Ada", "novice"], table["result"]["points"])


@pytest.mark.parametrize("kind", ["txt", "json"])
def test_a_match_under_way_is_downloaded_without_what_is_secret(server: Server, kind: str) -> None:
    name, ada, _ = two_on_their_turn(server)
    number_of(ada.play(name, "income"))
    text = download(Client(server), name, kind)
    assert "income" in text
    assert ada.table(name)["commitment"] in text
    assert not re.search(r"seed|salt", text)


def verify(folder: Path, text: str, *words: str) -> subprocess.CompletedProcess[str]:
    """What `tessera verify` says of a file."""
    path = folder / "downloaded.match"
    path.write_text(text, encoding="utf-8")
    done = run_command("verify", str(path), *words, LC_ALL="C", COLUMNS="200", NO_COLOR="1")
    assert "Traceback" not in done.stderr + done.stdout, done.stderr
    return done


def test_a_finished_match_proves_that_it_was_dealt_as_promised(
    server: Server, finished: tuple[Client, str], tmp_path: Path
) -> None:
    ada, name = finished
    done = verify(tmp_path, download(ada, name, "txt"), "--commitment", ada.table(name)["commitment"])
    assert done.returncode == 0, done.stderr
    assert ada.table(name)["commitment"] in done.stdout


def test_a_match_with_another_seed_than_promised_is_found_out(
    server: Server, finished: tuple[Client, str], tmp_path: Path
) -> None:
    ada, name = finished
    seed = ada.table(name)["seed"]
    done = verify(tmp_path, download(ada, name, "txt").replace(f"seed: {seed}", f"seed: {seed[::-1]}"))
    assert done.returncode != 0
    assert ada.table(name)["commitment"] in done.stderr


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


@pytest.mark.parametrize("name", [name for name in NAMES if (FOLDER / name / "components.toml").exists()])
def test_the_box_of_a_game_holds_its_components_as_they_are_written(server: Server, name: str) -> None:
    game, found = find_game(name), Client(server).get(f"/api/games/{name}/box").json()
    written = tomllib.loads((FOLDER / name / "components.toml").read_text(encoding="utf-8"))
    assert found["box"]["data"] == written
    assert (found["components"], found["names"]["fr"]) == (game.components, game.names("fr"))


def test_a_box_is_sent_compressed_and_only_once(server: Server) -> None:
    answer = Client(server).get("/api/games/neotopia/box")
    assert answer.headers["content-encoding"] == "gzip"
    again = Client(server).get("/api/games/neotopia/box", headers={"If-None-Match": answer.headers["etag"]})
    assert (again.status_code, again.content) == (304, b"")


def test_a_long_match_step_by_step_is_sent_compressed(server: Server, finished: tuple[Client, str]) -> None:
    assert Client(server).get(f"/api/tables/{finished[1]}/steps").headers["content-encoding"] == "gzip"


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
