"""The ratings of the levels, which measure everybody else's: `python -m bench.ratings` finds them from the arena's matches."""

import tomllib
from pathlib import Path
from weakref import WeakKeyDictionary

from tessera.core.files import read_file
from tessera.core.game import Game

ANCHORS: WeakKeyDictionary[Game, dict[str, float]] = WeakKeyDictionary()


def anchors_of(game: Game) -> dict[str, float]:
    """The ratings of a game's levels on the scale of chess, read once; none if they have not been measured."""
    if game not in ANCHORS:
        path = anchors_file(game)
        ANCHORS[game] = tomllib.loads(read_file(path)) if path and path.exists() and game.own is None else {}
    return ANCHORS[game]


def anchors_file(game: Game) -> Path | None:
    """The file of these ratings, beside the game's features."""
    return Path(str(game.features.__file__)).with_name("ratings.toml") if game.features else None
