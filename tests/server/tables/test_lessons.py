"""Lessons: the match that teaches a game is the same for everybody, on both databases."""

from typing import Any

import pytest

from tessera import Match, find_game
from tessera.bots import ask, find_bot
from tessera.core.errors import TesseraError
from tessera.core.game import Game
from tessera.core.text import LANGUAGES
from tessera.server.tables.plan import lesson_match
from tessera.server.wire.new_table import NewTable
from tests.support.games import GAMES, INSTALLED
from tests.support.server import Client, Server, finish, number_of, play_to_the_end, problem_of
from tests.support.wire_checks import Json

CHAPTERS = [(game.name, chapter + 1) for game in INSTALLED for chapter in range(len(game.lesson))]
SEATS: Json = [{"kind": "me"}, {"kind": "bot", "level": "novice"}]


def create(client: Client, game: str, **more: Any) -> str:
    return client.create(game, ("me", "novice"), lesson=True, **more)


def taught(game: Game, chapter: int) -> Match:
    """A chapter as it goes if the learner always does the first thing on the list, played without any server."""
    match = Match.load(game.lesson[chapter - 1])
    while not match.is_over:
        match.play(match.legal_moves()[0]) if match.seat == 0 else match.play_action(ask(find_bot("novice"), match))
    return match


@pytest.mark.parametrize(("name", "chapter"), CHAPTERS)
def test_whoever_does_the_same_in_a_lesson_sees_the_same_whole_match(server: Server, name: str, chapter: int) -> None:
    game, ada = find_game(name), server.guest()
    table = play_to_the_end(ada, create(ada, name, chapter=chapter))
    assert (table["lesson"], table["chapter"], table["seed"]) == (True, chapter, taught(game, chapter).seed)
    record = Match.from_json(ada.get(f"/api/tables/{table['id']}/match.json").text)
    assert record.actions == taught(game, chapter).actions


@pytest.mark.parametrize(("name", "chapter"), CHAPTERS)
def test_a_chapter_begins_where_its_prepared_match_ends(server: Server, name: str, chapter: int) -> None:
    ada = server.guest()
    table = ada.table(create(ada, name, chapter=chapter))
    prepared = Match.load(find_game(name).lesson[chapter - 1])
    assert (table["start"], table["position"]["legal"]) == (len(prepared.actions), prepared.legal_moves())


@pytest.mark.parametrize(("name", "chapter"), CHAPTERS)
def test_the_learner_decides_first_in_every_chapter(name: str, chapter: int) -> None:
    prepared = Match.load(find_game(name).lesson[chapter - 1])
    assert (prepared.game.name, prepared.players, prepared.seat) == (name, 2, 0)


def test_a_lesson_has_no_more_chapters_than_were_prepared(server: Server) -> None:
    body = {"game": "prosperity", "seats": SEATS, "lesson": True, "chapter": len(find_game("prosperity").lesson) + 1}
    assert problem_of(server.guest().post("/api/tables", body), 422)["code"] == "server-no-chapter"


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
    assert finish(other, ada)["seed"] != taught(find_game("prosperity"), 1).seed


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_game_that_nobody_teaches_has_no_lesson(language: str) -> None:
    untaught = next(game for game in GAMES if not game.lesson)
    with pytest.raises(TesseraError) as refused:
        lesson_match(untaught, NewTable(game=untaught.name, seats=SEATS, lesson=True))
    assert refused.value.reason.message == "server-no-lesson"
    assert refused.value.message_in(language)
