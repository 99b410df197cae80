"""The games that tests run over: the installed ones, and the example."""

from importlib.metadata import entry_points
from pathlib import Path

from tessera.core.catalogues import GAMES as GROUP
from tessera.core.registry import find_game, game_in_file

ROOT = Path(__file__).parents[2]
EXAMPLE = ROOT / "examples" / "lucky_dip.py"
INSTALLED = sorted((find_game(entry.name) for entry in entry_points(group=GROUP)), key=lambda game: game.order)
GAMES = [*INSTALLED, game_in_file(EXAMPLE)]
