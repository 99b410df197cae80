"""Options of games on the command line: every command that plays takes those that the games declare."""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner, Result

from tessera import Game, IllegalMove, Match, TesseraError, find_game
from tessera.cli import play as commands
from tessera.cli.app import app
from tessera.core.options import Option
from tessera.core.registry import REGISTERED, first_game
from tests.support.games import EXAMPLE, INSTALLED

OPTIONS = [(game, option) for game in INSTALLED for option in game.options]
WITH_OPTION = f"""
from dataclasses import replace
from pathlib import Path
from tessera.core.files import module_in_file
from tessera.core.options import Option

DIP = module_in_file(Path({str(EXAMPLE)!r})).GAME
GAME = replace(DIP, name="longer-dip", options=(Option("length", "table", ("short", "long"), "short"),))
"""


@pytest.fixture
def matches(monkeypatch: pytest.MonkeyPatch) -> list[Match]:
    """The matches that `play` would have begun."""
    begun = []

    def begin(*arguments: Any) -> None:
        begun.append(new_match(*arguments))
        raise IllegalMove("match-over")

    new_match = commands.new_match
    monkeypatch.setattr(commands, "new_match", begin)
    return begun


@pytest.fixture
def other_game(tmp_path: Path) -> Iterator[str]:
    """A file that makes a game with an option of its own."""
    file = tmp_path / "longer_dip.py"
    file.write_text(WITH_OPTION)
    yield str(file)
    REGISTERED.pop("longer-dip", None)


def play(*words: str) -> Result:
    return CliRunner().invoke(app, ["play", *words], env={"COLUMNS": "200"})


def flag_of(option: Option) -> str:
    return f"--{option.name.replace('_', '-')}"


@pytest.mark.parametrize("command", ["play", "arena"])
def test_the_help_lists_the_options_of_every_game(command: str) -> None:
    shown = CliRunner().invoke(app, [command, "--help"], env={"COLUMNS": "200"}).stdout
    assert all(flag_of(option) in shown for _, option in OPTIONS)


def test_the_help_names_the_game_that_is_played_if_none_is_named() -> None:
    assert first_game().name in play("--help").stdout


def test_the_first_of_the_declared_order_is_played_if_no_game_is_named(matches: list[Match]) -> None:
    play("--seats", "you,random")
    assert matches[0].game is first_game() is min(INSTALLED, key=lambda game: game.order)


@pytest.mark.parametrize(("its_game", "option"), OPTIONS, ids=lambda value: value.name)
def test_an_option_reaches_the_match(matches: list[Match], its_game: Game, option: Option) -> None:
    values = [option.values[-1]] if option.scope == "table" else list(reversed(option.values))[:2]
    play(its_game.name, "--seats", "you,random", flag_of(option), ", ".join(values))
    assert matches[0].options[option.name] == (values[0] if option.scope == "table" else values)


@pytest.mark.parametrize(("its_game", "option"), OPTIONS, ids=lambda value: value.name)
def test_an_option_of_another_game_is_refused(matches: list[Match], its_game: Game, option: Option) -> None:
    other = next(each for each in INSTALLED if each is not its_game and option.name not in {its.name for its in each.options})
    done = play(other.name, "--seats", "you,random", flag_of(option), option.values[0])
    assert isinstance(done.exception, TesseraError)
    assert done.exception.reason.message == "no-such-option"
    assert matches == []


def test_a_game_of_a_file_brings_its_options(matches: list[Match], other_game: str) -> None:
    play(other_game, "--seats", "you,random", "--length", "long")
    assert matches[0].options == {"length": "long"}


def test_options_are_written_with_the_match(matches: list[Match]) -> None:
    game, option = OPTIONS[0]
    play(game.name, "--seats", "you,random", flag_of(option), ",".join(option.usual(2)))
    assert json.loads(matches[0].to_json())["options"] == Match.new(find_game(game.name), players=2).options
