"""Matches that were played without a server: what the rules confirm is taken over, and nothing else, on both databases."""

import random
from collections.abc import Callable
from copy import deepcopy
from dataclasses import asdict
from functools import cache
from pathlib import Path

import pytest

from tessera import find_game
from tessera.offline.device import OWNER
from tessera.offline.hall import Hall
from tessera.server.people.person import Person
from tessera.server.store.entries import OVER
from tessera.server.tables.plan import new_table_id, plan_table
from tessera.server.wire.new_table import NewTable
from tests.offline.equality import play_some
from tests.support.hall import open_hall
from tests.support.server import Client, Server, problem_of
from tests.support.wire_checks import Json

ADA = Person(OWNER, "Ada")
ME, BOT = {"kind": "me"}, {"kind": "bot", "level": "expert"}


@cache
def log_of(game: str, *seats: str) -> list[Json]:
    """The log of a match that was played on a device, with moves that were undone."""
    logs = (random_log(random.Random(number), game, *seats) for number in range(20))
    return next(log for log in logs if any(entry["kind"] == "undo" for entry in log))


def random_log(luck: random.Random, game: str, *seats: str) -> list[Json]:
    """The log of a match that was played at random."""
    hall = Hall(ADA)
    wish = NewTable.model_validate({"game": game, "seats": [{"me": ME, "bot": BOT}[seat] for seat in seats]})
    plan = plan_table(wish, ADA, find_game(game), None, [None] * len(wish.seats))
    name = hall.create({**plan, "seed": "5" * 32}).id
    while hall.tables[name].status != OVER:
        turn = hall.bot_turn(name)
        while turn is not None and turn.is_unfinished:  # a bot goes on after whatever its turn reveals
            turn.play(luck.choice(turn.match.legal_actions()))
        if turn is None:
            play_some(hall, name, luck, ADA)
        else:
            hall.do(name, None, turn.command)
    return [asdict(entry) for entry in hall.logs[name]]


def played(game: str = "prosperity", *seats: str) -> Json:
    """Such a match, at a table of its own."""
    return {"table": new_table_id(is_local=True), "log": deepcopy(log_of(game, *(seats or ("me", "bot"))))}


def entry_of(match: Json, kind: str) -> Json:
    return next(entry for entry in match["log"] if entry["kind"] == kind)


def changed(kind: str, **body: object) -> Json:
    """The match with another body of its first entry of a kind."""
    match = played()
    entry_of(match, kind)["body"] |= body
    return match


def hand_over(client: Client, match: Json) -> Json:
    answer = client.post("/api/me/matches", match)
    assert answer.status_code == 200, answer.text
    return answer.json()


@pytest.mark.parametrize("name", ["prosperity", "neotopia"])
def test_a_match_is_taken_over_with_its_deal_and_every_move(server: Server, name: str) -> None:
    match, ada = played(name), server.guest()
    table = hand_over(ada, match)
    plan, entries = entry_of(match, "create")["body"], ada.get(f"/api/tables/{table['id']}/entries").json()
    assert (table["status"], table["seed"], table["salt"]) == ("over", plan["seed"], plan["salt"])
    assert [each["mine"] for each in table["seats"]] == [True, False]
    assert [each["kind"] for each in entries] == [each["kind"] for each in match["log"]]
    assert {"undo", "play"} <= {each["kind"] for each in entries}


def test_it_counts_for_whoever_hands_it_over_marked_as_played_offline(server: Server) -> None:
    ada = server.guest()
    table = hand_over(ada, played())
    (record,) = ada.get("/api/me/statistics").json()
    assert [(line["table"], line["offline"]) for line in record["scores"]] == [(table["id"], True)]
    assert [(line["id"], line["offline"]) for line in ada.get("/api/me/tables").json()] == [(table["id"], True)]


def test_it_counts_for_nobody_else(tmp_path: Path) -> None:
    with open_hall(tmp_path) as hall:
        hall.guest("Ada").post("/api/me/matches", played())
        assert hall.guest("Ben").get("/api/statistics") == b"[]"


def test_it_is_taken_over_only_once(server: Server) -> None:
    ada, match = server.guest(), played()
    first, second = (hand_over(ada, match) for _ in range(2))
    assert first == second
    assert len(ada.get("/api/me/tables").json()) == 1


def test_nobody_writes_into_a_table_of_others(server: Server) -> None:
    ada, match = server.guest(), played()
    table = hand_over(ada, match)
    answer = server.guest().post("/api/me/matches", match)
    assert problem_of(answer, 409)["code"] == "server-not-replayed"
    assert ada.get(f"/api/tables/{table['id']}").json() == table


def test_several_people_at_one_device_are_one_person(server: Server) -> None:
    table = hand_over(server.guest(), played("prosperity", "me", "me"))
    assert [each["mine"] for each in table["seats"]] == [True, True]


@pytest.mark.parametrize(
    "match",
    [
        pytest.param(lambda: changed("play", actions=[0]), id="an illegal move"),
        pytest.param(lambda: changed("play", actions=[10**6]), id="no move at all"),
        pytest.param(lambda: changed("play", actions="many"), id="no list of moves"),
        pytest.param(lambda: changed("undo", to=1), id="an undo of too much"),
        pytest.param(lambda: changed("create", seed="0" * 32), id="another deal"),
        pytest.param(lambda: changed("create", seed=None), id="no deal"),
        pytest.param(lambda: changed("create", actions=[1]), id="the end of another match"),
        pytest.param(lambda: changed("create", seats=[{"name": "Ada", "person": "somebody"}] * 2), id="seats of others"),
        pytest.param(lambda: changed("create", seats=7), id="no seats"),
        pytest.param(lambda: changed("create", options={"boards": ["golden", "golden"]}), id="unknown options"),
        pytest.param(lambda: changed("create", components="0" * 12), id="other components"),
        pytest.param(lambda: changed("create", rules=-1), id="other rules"),
        pytest.param(lambda: changed("create", game="chess"), id="an unknown game"),
        pytest.param(lambda: {**played(), "log": played()["log"][:-1]}, id="a match that is not over"),
        pytest.param(lambda: {**played(), "log": [played()["log"][0], *played()["log"]]}, id="two beginnings"),
    ],
)
def test_nothing_is_believed_that_the_rules_do_not_confirm(server: Server, match: Callable[[], Json]) -> None:
    ada = server.guest()
    assert 400 <= ada.post("/api/me/matches", match()).status_code < 500
    assert ada.get("/api/me/tables").json() == []
