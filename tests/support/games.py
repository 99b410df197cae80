"""The games that tests run over: the installed ones, and the example."""

from collections.abc import Iterator
from importlib.metadata import entry_points
from pathlib import Path

from tessera import Game
from tessera.core.catalogues import GAMES as GROUP
from tessera.core.options import Options
from tessera.core.registry import find_game, game_in_file

ROOT = Path(__file__).parents[2]
EXAMPLE = ROOT / "examples" / "lucky_dip.py"
INSTALLED = sorted((find_game(entry.name) for entry in entry_points(group=GROUP)), key=lambda game: game.order)
NAMES = [game.name for game in INSTALLED]
GAMES = [*INSTALLED, game_in_file(EXAMPLE)]


def varieties(game: Game, players: int) -> Iterator[Options]:
    """The usual options of a game, and others that between them choose every value it declares."""
    yield {}
    for option in game.options:
        if option.distinct:
            yield {option.name: list(reversed(option.usual(players)))}
        else:
            unusual = [value for value in option.values if value != option.default]
            yield from ({option.name: value if option.scope == "table" else [value] * players} for value in unusual)
