"""Views and boxes have the forms that clients in other languages are told of."""

import json
import re
import sys
from typing import Any

import pytest
from pydantic import TypeAdapter
from typing_extensions import is_typeddict

from tessera import Game, Match, find_game
from tessera.bots import RandomBot, play_out
from tessera.server.openapi import description
from tests.support.games import GAMES

DRAWN = [game for game in GAMES if game.view_schema is not None]  # those that tell clients the form of their views and boxes


def exact(kind: type | None) -> TypeAdapter[Any]:
    """Reads a form as it is: a field too many, or a number that is none of Python's, is an error."""
    assert kind, "the game tells no form"
    for each in vars(sys.modules[kind.__module__]).values():
        if is_typeddict(each):
            each.__pydantic_config__ = {"extra": "forbid", "strict": True}
    return TypeAdapter(kind)


def each_number_of_players(games: list[Game]) -> pytest.MarkDecorator:
    cases = [(game, players) for game in games for players in range(game.players[0], game.players[1] + 1)]
    return pytest.mark.parametrize(("drawn", "players"), cases, ids=[f"{game.name}-{players}p" for game, players in cases])


@each_number_of_players(DRAWN)
def test_every_view_of_whole_matches_is_of_the_form_that_the_game_tells(drawn: Game, players: int) -> None:
    game, form = drawn, exact(drawn.view_schema)
    for seed in range(4):
        match = play_out(Match.new(game, players=players, seed=seed), RandomBot())
        for step in match.steps():
            for seat in (None, *range(players)):
                form.validate_python(game.view(step.after, seat))


@pytest.mark.parametrize("drawn", DRAWN, ids=lambda game: game.name)
def test_every_box_is_of_the_form_that_the_game_tells(drawn: Game) -> None:
    exact(drawn.box_schema).validate_json(json.dumps(drawn.box()))


@pytest.fixture(scope="module")
def described() -> dict[str, Any]:
    return description()


def test_the_description_for_clients_knows_messages_and_what_is_in_them(described: dict[str, Any]) -> None:
    assert {"TableView", "Position", "Asked", "Said", "SaidNews"} <= set(described["components"]["schemas"])


@pytest.mark.parametrize("drawn", DRAWN, ids=lambda game: game.name)
def test_the_description_for_clients_knows_the_views_and_boxes_of_every_game(described: dict[str, Any], drawn: Game) -> None:
    title = drawn.name.title()
    assert {f"{title}View", f"{title}Box", f"{title}Components"} <= set(described["components"]["schemas"])


def test_all_that_the_description_refers_to_is_in_it(described: dict[str, Any]) -> None:
    text = json.dumps(described)
    assert "$defs" not in text
    assert set(re.findall(r'"#/components/schemas/([^"]+)"', text)) <= set(described["components"]["schemas"])


def test_a_box_is_plain_data(game: Game) -> None:
    box = json.dumps(game.box())
    assert json.dumps(json.loads(box)) == box


def test_every_slot_that_a_move_names_is_in_the_box_of_prosperity() -> None:
    game = find_game("prosperity")
    assert {move[3] for move in game.moves if move[0] == "buy" and len(move) == 4} == {
        slot for slots in game.box()["slots"].values() for slot in slots
    }


def test_every_space_of_a_view_is_in_the_box_of_neotopia_and_lies_somewhere_else() -> None:
    game = find_game("neotopia")
    spaces = {space["space"]: space for space in game.box()["spaces"]}
    assert len({(space["q"], space["r"]) for space in spaces.values()}) == len(spaces) == 37
    assert sum(space["outer"] for space in spaces.values()) == 6
    view = Match.new(game, players=2, seed=1).view(0)
    assert all(spaces[space]["bonus"] for region in view["regions"] for space in region["bonuses"])


@pytest.mark.parametrize("language", ["en", "fr", "de", "it"])
def test_every_element_has_a_letter_of_its_own(language: str) -> None:
    letters = find_game("neotopia").box()["letters"][language]
    assert len(set(letters.values())) == len(letters) == 4
