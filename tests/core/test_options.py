"""Options: every game declares its own, and the core reads and checks them for all."""

from itertools import cycle, islice
from typing import Any

import pytest

from tessera import BadOption, Game, Match
from tessera.core.errors import Reason
from tessera.core.options import Option, Options, read_options

SIDES = Option("sides", "seat", ("left", "right"), default="left")
HUES = Option("hues", "seat", ("red", "green", "blue"), distinct=True)
LENGTH = Option("length", "table", ("short", "long"), default="short")


def read(players: int = 2, **given: Any) -> Options:
    return read_options("somegame", (SIDES, HUES, LENGTH), players, given)


def refusal(**given: Any) -> Reason:
    with pytest.raises(BadOption) as caught:
        read(**given)
    return caught.value.reason


def test_what_is_not_said_is_as_usual() -> None:
    assert read() == {"sides": ["left", "left"], "hues": ["red", "green"], "length": "short"}


def test_what_is_said_is_taken() -> None:
    given: Options = {"sides": ["right", "left"], "hues": ["blue", "red"], "length": "long"}
    assert read(**given) == given


def test_a_tuple_of_values_is_read_as_a_list() -> None:
    assert read(sides=("right", "right"))["sides"] == ["right", "right"]


def test_an_option_that_there_is_not_is_refused_with_those_that_there_are() -> None:
    reason = refusal(size="long")
    assert reason.message == "no-such-option"
    assert reason.facts == {"option": "size", "options": ["sides", "hues", "length"]}


@pytest.mark.parametrize("value", ["left", ["left"], ["left", "up"], ["left"] * 3, None, 7, [[], {}]])
def test_a_seat_option_takes_one_of_its_values_for_every_seat(value: Any) -> None:
    assert refusal(sides=value).message == "wrong-seat-options"


def test_values_that_must_differ_are_refused_when_they_do_not() -> None:
    assert refusal(hues=["red", "red"]).message == "wrong-seat-options-distinct"


@pytest.mark.parametrize("value", ["middle", ["short"], None, 0])
def test_a_table_option_takes_one_of_its_values(value: Any) -> None:
    assert refusal(length=value).message == "wrong-option"


def test_an_option_of_the_table_needs_a_default() -> None:
    with pytest.raises(AssertionError, match="length"):
        Option("length", "table", ("short", "long"))


def test_every_declared_value_makes_a_match(game: Game) -> None:
    players = game.players[1]
    for option in game.options:
        for first in option.values:
            others = [value for value in option.values if value != first]
            value = first if option.scope == "table" else list(islice(cycle([first, *others]), players))
            match = Match.new(game, players=players, seed=1, options={option.name: value})
            assert match.options[option.name] == value


def test_the_usual_options_are_allowed_for_every_number_of_players(game: Game, players: int) -> None:
    for option in game.options:
        assert option.allows(option.usual(players), players)


def test_a_match_of_a_game_refuses_an_option_of_another(game: Game) -> None:
    with pytest.raises(BadOption) as caught:
        Match.new(game, players=2, options={"no such option": 1})
    assert caught.value.reason.message == "no-such-option"
