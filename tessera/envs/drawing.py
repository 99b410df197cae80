"""Positions as text, for environments that are watched in a terminal."""

from rich.console import Console

from tessera.core.match import Match
from tessera.core.text import Text
from tessera.terminal.screen import find_screen

WIDTH = 120


def drawing(match: Match) -> str:
    """A position as the terminal draws it, seen from the seat to act."""
    console, text = Console(width=WIDTH, force_terminal=True), Text("en", match.game)
    with console.capture() as captured:
        console.print(find_screen(match.game).board(match, text, match.seats, match.seat))
    return captured.get()
