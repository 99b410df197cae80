"""Statistics: how somebody has played, what winners have built, and the latest matches, on both databases."""

import asyncio
from collections.abc import Sequence
from functools import partial
from types import SimpleNamespace
from typing import Any, cast

import pytest

from tessera import Match, find_game
from tessera.server.components.uploads import CustomComponents
from tessera.server.settings import read_settings
from tessera.server.store.entries import Entry
from tessera.server.store.store import Store
from tessera.server.study.statistics import Statistics
from tessera.server.study.summaries import Summary, built, record, summarize, trend
from tessera.server.tables.table import Table
from tessera.server.warmup import Warmup
from tessera.server.wire.statistics import GameTrend
from tests.support.games import NAMES
from tests.support.server import Client, Server, finish, play_to_the_end, problem_of, two_at_a_table
from tests.support.wire_checks import Json


def statistics(client: Client) -> dict[str, Json]:
    return {each["game"]: each for each in client.get("/api/me/statistics").json()}


def ended(client: Client, game: str = "prosperity", seats: Sequence[str] = ("me", "novice"), **more: Any) -> Json:
    """A match that bots have played to its end, as a table."""
    return finish(client.create(game, seats, **more), client)


# Of a person


def test_matches_wins_and_points_are_counted_game_by_game(server: Server) -> None:
    ada = server.guest()
    tables = [ended(ada), ended(ada, seats=("easy", "me", "novice")), ended(ada, "neotopia")]
    points = [table["result"]["points"][seat] for table, seat in zip(tables, (0, 1, 0), strict=True)]
    won = [seat in table["result"]["winners"] for table, seat in zip(tables, (0, 1, 0), strict=True)]
    found = statistics(ada)
    assert set(found) == {"prosperity", "neotopia"}
    assert (found["prosperity"]["matches"], found["prosperity"]["wins"]) == (2, sum(won[:2]))
    assert (found["prosperity"]["mean"], found["prosperity"]["best"]) == (sum(points[:2]) / 2, max(points[:2]))
    assert [(line["table"], line["points"], line["players"]) for line in found["prosperity"]["scores"]] == [
        (tables[0]["id"], points[0], 2),
        (tables[1]["id"], points[1], 3),
    ]
    assert {each["opponent"]: each["matches"] for each in found["prosperity"]["against"]} == {"novice": 2, "easy": 1}
    assert found["neotopia"]["scores"][0]["won"] == won[2]


def test_a_match_against_a_person_is_told_from_one_against_a_bot(server: Server) -> None:
    name, ada, ben = two_at_a_table(server)
    finish(name, ada, ben)
    for each in (ada, ben):
        assert [other["opponent"] for other in statistics(each)["prosperity"]["against"]] == ["person"]


def test_lessons_matches_on_one_device_and_matches_from_a_position_do_not_count(server: Server) -> None:
    ada = server.guest()
    ended(ada, lesson=True)
    first = ended(ada, seats=("me", "me"))["id"]
    ended(ada, origin={"table": first, "at": 5})
    assert statistics(ada) == {}


def test_a_match_under_way_does_not_count(server: Server) -> None:
    ada = server.guest()
    ada.create()
    assert statistics(ada) == {}


def test_whoever_is_not_known_has_no_statistics(server: Server) -> None:
    assert statistics(Client(server)) == {}


def test_the_matches_of_a_guest_count_for_the_account_that_the_guest_signs_in_to(server: Server) -> None:
    login = {"login": f"figures{server.port}", "password": "correct horse battery"}
    account = server.guest()
    account.post("/api/account", login)
    guest = server.guest()
    name = ended(guest)["id"]
    guest.post("/api/session", login)
    assert [line["table"] for line in statistics(account)["prosperity"]["scores"]] == [name]


def summary(
    points: tuple[int, ...] = (10, 20),
    winners: tuple[int, ...] = (1,),
    bots: tuple[str | None, ...] = (None, "novice"),
    built: Sequence[Sequence[str]] = ((), ()),
    ended: float = 1.0,
    table: str = "t",
) -> Summary:
    return Summary(table, "prosperity", "c", ended, bots, points, winners, tuple(map(frozenset, built)))


def test_a_match_against_two_bots_of_a_level_counts_once_for_that_level() -> None:
    found = record("prosperity", [(summary((9, 5, 5), (0,), (None, "easy", "easy")), 0)])
    assert found is not None
    assert found["against"] == [{"opponent": "easy", "matches": 1, "wins": 1}]


def test_scores_come_by_date() -> None:
    found = record("prosperity", [(summary(ended=2.0, table="b"), 0), (summary(ended=1.0, table="a"), 0)])
    assert found is not None
    assert [line["table"] for line in found["scores"]] == ["a", "b"]


# Of everybody


def figures_of(server: Server) -> dict[str, Json]:
    """What everybody has built, counted anew from the server's database."""
    settings = read_settings(data=server.data, database=server.database)

    async def count() -> list[GameTrend]:
        store = Store(settings)
        try:
            return await Statistics(store, CustomComponents(store, settings, Warmup()).prepare).of_everybody()
        finally:
            await store.engine.dispose()

    return {each["game"]: each for each in asyncio.run(count())}


def built_in(server: Server, name: str) -> tuple[frozenset[str], ...]:
    """What every seat has built in a match."""
    summary = summarize(name, server.stored(name))
    assert summary is not None
    return summary.built


@pytest.mark.parametrize(("name", "word"), [("prosperity", "buy"), ("neotopia", "build")])
def test_what_every_seat_has_built_is_what_its_moves_say(server: Server, name: str, word: str) -> None:
    ada = server.guest()
    choose = partial(min, key=lambda move: not move.startswith(word))  # whoever can build does
    table = play_to_the_end(ada, ada.create(name, ("me", "hard")), choose)
    match = Match.from_json(ada.get(f"/api/tables/{table['id']}/match.json").text)
    steps = [(step.seat, match.game.moves[step.action]) for step in match.steps() if step.seat is not None]
    expected = tuple(frozenset(move[1] for seat, move in steps if (seat, move[0]) == (mine, word)) for mine in (0, 1))
    assert any(expected)
    assert built_in(server, table["id"]) == expected


def test_what_winners_built_is_counted_over_all_matches(server: Server) -> None:
    ada = server.guest()
    before = figures_of(server).get("prosperity", {"matches": 0, "seats": 0, "built": []})
    name = ended(ada, seats=("me", "hard", "hard"))["id"]
    after = figures_of(server)["prosperity"]
    assert (after["matches"], after["seats"]) == (before["matches"] + 1, before["seats"] + 3)
    seats = [sum(each["seats"] for each in found["built"]) for found in (before, after)]
    assert seats[1] - seats[0] == sum(map(len, built_in(server, name)))


def test_the_figures_of_everybody_are_told_to_everybody(server: Server) -> None:
    ended(server.guest())
    assert {each["game"] for each in Client(server).get("/api/statistics").json()} <= set(NAMES)


def test_what_winners_build_more_often_than_others_comes_first() -> None:
    matches = [summary(built=(["a", "b"], ["b", "c"])), summary(built=(["b"], ["c"])), summary(built=(["a"], ["b", "a"]))]
    assert trend("prosperity", matches) == {
        "game": "prosperity",
        "matches": 3,
        "seats": 6,
        "winners": 3,
        "built": [
            {"thing": "c", "seats": 2, "winners": 2},
            {"thing": "b", "seats": 4, "winners": 2},
            {"thing": "a", "seats": 3, "winners": 1},
        ],
    }


def test_what_was_taken_back_was_not_built() -> None:
    game = find_game("prosperity")
    actions = [number for number, move in enumerate(game.moves) if move[0] == "buy"][:40:10]
    log = [
        Entry(1, 0.0, "play", None, None, {"seat": 0, "actions": actions[:2]}),
        Entry(2, 0.0, "undo", None, None, {"seat": 0, "to": 1}),
        Entry(3, 0.0, "play", None, None, {"seat": 0, "actions": [actions[2]]}),
        Entry(4, 0.0, "play", None, None, {"seat": 1, "actions": [actions[3]]}),
    ]
    things = [game.moves[action][1] for action in actions]
    found = built(cast(Table, SimpleNamespace(game=game, seats=[None, None])), log)
    assert found == (frozenset({things[0], things[2]}), frozenset({things[3]}))


# The latest matches


def latest(server: Server, limit: int = 50) -> list[str]:
    return [line["id"] for line in Client(server).get(f"/api/matches?limit={limit}").json()]


def test_the_latest_matches_that_strangers_may_find_are_shown_first(server: Server) -> None:
    ada = server.guest()
    names = [ended(ada, listed=True)["id"] for _ in range(2)]
    assert latest(server)[:2] == names[::-1]
    assert latest(server, 1) == names[1:]


def test_a_match_of_a_table_that_is_not_listed_is_not_shown(server: Server) -> None:
    assert ended(server.guest())["id"] not in latest(server)


def test_a_match_under_way_is_not_shown(server: Server) -> None:
    assert server.guest().create("prosperity", ("me", "novice"), listed=True) not in latest(server)


@pytest.mark.parametrize("limit", [0, 51, "all"])
def test_a_list_without_end_is_refused(server: Server, limit: Any) -> None:
    assert problem_of(Client(server).get(f"/api/matches?limit={limit}"), 422)["code"] == "server-wrong-form"
