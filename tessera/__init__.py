"""Tessera: play, host and study modern board games whose rulebooks are written once, in Python, and compiled."""

from tessera.core.errors import BadFile, BadMatch, BadOption, CannotUndo, IllegalMove, TesseraError, UnknownGame
from tessera.core.game import Event, Game
from tessera.core.match import Match, Result
from tessera.core.registry import find_game, game_names, register
from tessera.core.steps import Step

__all__ = [
    "BadFile",
    "BadMatch",
    "BadOption",
    "CannotUndo",
    "Event",
    "Game",
    "IllegalMove",
    "Match",
    "Result",
    "Step",
    "TesseraError",
    "UnknownGame",
    "find_game",
    "game_names",
    "register",
]
