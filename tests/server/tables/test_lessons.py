"""Lessons: the match that teaches a game is the same for everybody, on both databases."""

from typing import Any

import pytest

from tessera import Match, find_game
from tessera.bots import ask, find_bot
from tessera.core.errors import TesseraError
from tessera.core.game import Game
from tessera.core.text import LANGUAGES
from tessera.server.tables.plan import lesson_seed
from tessera.server.wire.new_table import NewTable
from tests.support.games import GAMES, INSTALLED
from tests.support.server import Client, Server, finish, number_of, play_to_the_end, problem_of
from tests.support.wire_checks import Json

SEATS: Json = [{"kind": "me"}, {"kind": "bot", "level": "novice"}]


def create(client: Client, game: str, **more: Any) -> str:
    return client.create(game, ("me", "novice"), lesson=True, **more)


def taught(game: Game) -> Match:
    """The lesson as it goes if the learner always does the first thing on the list, played without any server."""
    match = Match.new(game, players=2, seed=game.lesson)
    while not match.is_over:
        match.play(match.legal_moves()[0]) if match.seat == 0 else match.play_action(ask(find_bot("novice"), match))
    return match


@pytest.mark.parametrize("name", [game.name for game in INSTALLED if game.lesson is not None])
def test_whoever_does_the_same_in_a_lesson_sees_the_same_whole_match(server: Server, name: str) -> None:
    game, ada = find_game(name), server.guest()
    table = play_to_the_end(ada, create(ada, name))
    assert (table["lesson"], table["seed"]) == (True, game.lesson)
    record = Match.from_json(ada.get(f"/api/tables/{table['id']}/match.json").text)
    assert record.actions == taught(game).actions


def test_a_lesson_is_found_by_nobody_else(server: Server) -> None:
    ada = server.guest()
    name = create(ada, "prosperity", listed=True)
    assert not ada.table(name)["listed"]
    finish(name, ada)
    assert name not in {line["id"] for line in Client(server).get("/api/matches").json()}


@pytest.mark.parametrize(
    "more",
    [
        {"seats": [*reversed(SEATS)]},
        {"seats": [*SEATS, SEATS[1]]},
        {"seats": [SEATS[0], {"kind": "bot", "level": "easy"}]},
        {"seats": [SEATS[0], SEATS[0]]},
        {"seats": [SEATS[0], {"kind": "open"}]},
    ],
)
def test_a_lesson_has_a_seat_for_the_learner_and_one_for_a_novice(server: Server, more: Any) -> None:
    body = {"game": "prosperity", "lesson": True, **more}
    assert problem_of(server.guest().post("/api/tables", body), 422)["code"] == "server-other-lesson"


def test_a_lesson_goes_on_from_no_other_match(server: Server) -> None:
    ada = server.guest()
    name = ada.create("prosperity", ("me", "novice"))
    finish(name, ada)
    body = {"game": "prosperity", "seats": SEATS, "lesson": True, "origin": {"table": name, "at": 0}}
    assert problem_of(ada.post("/api/tables", body), 422)["code"] == "server-other-lesson"


def test_a_rematch_of_a_lesson_is_a_match_like_any_other(server: Server) -> None:
    ada = server.guest()
    name = create(ada, "prosperity")
    finish(name, ada)
    number_of(ada.do(name, "rematch"))
    other = ada.table(name)["rematch"]
    assert not ada.table(other)["lesson"]
    assert finish(other, ada)["seed"] != find_game("prosperity").lesson


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_game_that_nobody_teaches_has_no_lesson(language: str) -> None:
    untaught = next(game for game in GAMES if game.lesson is None)
    with pytest.raises(TesseraError) as refused:
        lesson_seed(untaught, NewTable(game=untaught.name, seats=SEATS, lesson=True))
    assert refused.value.reason.message == "server-no-lesson"
    assert refused.value.message_in(language)
