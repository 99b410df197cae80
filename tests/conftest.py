"""Every game that the contract tests run over: the installed ones and the example."""

from pathlib import Path

from tessera import find_game, game_names
from tessera.core.game import game_in_file

EXAMPLE = Path(__file__).parents[1] / "examples" / "lucky_dip.py"
GAMES = [*(find_game(name) for name in game_names()), game_in_file(EXAMPLE)]


def pytest_generate_tests(metafunc):
    """A test that asks for `game` runs for every game, one that asks for `players` too for every number of players."""
    if "players" in metafunc.fixturenames and "game" in metafunc.fixturenames:
        cases = [(game, players) for game in GAMES for players in range(game.players[0], game.players[1] + 1)]
        metafunc.parametrize(("game", "players"), cases, ids=[f"{game.name}-{players}p" for game, players in cases])
    elif "game" in metafunc.fixturenames:
        metafunc.parametrize("game", GAMES, ids=[game.name for game in GAMES])
