"""Matches that were played once and are kept: they replay to the same end for as long as the rules' version stands.

Those of a game lie in `tests/games/GAME/golden`; `ending.py` beside them says how an end is written and with which options they
are played. `python -m tests.core.test_golden GAME` plays them anew, which only a new version of the rules may ask for.
"""

import sys
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from types import ModuleType

import pytest

from tessera import Game, Match, find_game
from tessera.bots import RandomBot, ask
from tests.support.games import INSTALLED

FOLDER = Path(__file__).parents[1] / "games"
FILES = [file for game in INSTALLED for file in sorted((FOLDER / game.name / "golden").glob("*.match"))]


def told_by(game: Game) -> ModuleType | None:
    """The module that tells how matches of a game end, or None."""
    name = f"tests.games.{game.name.replace('-', '_')}.ending"
    return import_module(name) if find_spec(name) else None


def ending(match: Match) -> list[str]:
    """How a match ended, as comment lines."""
    module = told_by(match.game)
    return [f"# {line}" for line in (module.ending(match) if module else map(str, match.scores()))]


@pytest.mark.parametrize("installed", INSTALLED, ids=lambda game: game.name)
def test_there_is_a_match_of_each_player_count(installed: Game) -> None:
    counts = range(installed.players[0], installed.players[1] + 1)
    assert {file.stem for file in (FOLDER / installed.name / "golden").iterdir()} == {f"{players}p" for players in counts}


@pytest.mark.parametrize("file", FILES, ids=lambda file: f"{file.parts[-3]}-{file.stem}")
def test_a_golden_match_replays_to_the_same_end(file: Path) -> None:
    match = Match.load(file)
    assert match.is_over
    assert ending(match) == [line for line in file.read_text(encoding="utf-8").splitlines() if line.startswith("#")]


@pytest.mark.parametrize("file", FILES, ids=lambda file: f"{file.parts[-3]}-{file.stem}")
def test_a_golden_match_writes_as_it_was_read(file: Path) -> None:
    lines = file.read_text(encoding="utf-8").splitlines()
    assert Match.load(file).to_text().splitlines() == [line for line in lines if not line.startswith("#")]


def play_golden(game: Game, players: int) -> None:
    """Plays a match; where something can be built, it is."""
    module = told_by(game)
    match = Match.new(game, players=players, seed=2013 + players, options=module.options(players) if module else {})
    while not match.is_over:
        builds = [action for action in match.legal_actions() if game.moves[action][0] == "build"]
        match.play_action(builds[0] if builds else ask(RandomBot(), match))
    path = FOLDER / game.name / "golden" / f"{players}p.match"
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(match.to_text() + "\n".join(ending(match)) + "\n", encoding="utf-8")


if __name__ == "__main__":
    for name in sys.argv[1:]:
        game = find_game(name)
        for players in range(game.players[0], game.players[1] + 1):
            play_golden(game, players)
