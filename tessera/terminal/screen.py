"""What the terminal needs to draw a game, and a plain drawing for games without one."""

from collections.abc import Sequence
from importlib import import_module
from importlib.util import find_spec
from typing import Protocol

from rich.console import Group, RenderableType
from rich.pretty import Pretty
from rich.table import Table
from rich.text import Text as Rich

from tessera.core.game import Game
from tessera.core.match import Match
from tessera.core.notation import move_text
from tessera.core.points import point_sources
from tessera.core.text import Text

SEAT_STYLES = ("bright_cyan", "bright_magenta", "bright_yellow", "bright_green")


class Screen(Protocol):
    """How a game is drawn."""

    hints: bool  # whether the drawing marks what is possible
    width: int  # of the terminal, in columns

    def board(self, match: Match, text: Text, seats: Sequence[str], me: int | None) -> RenderableType:
        """The match as `me` sees it."""
        ...

    def menu(self, match: Match, text: Text) -> RenderableType:
        """The legal moves, numbered from 1 in their order."""
        ...


class PlainScreen:
    """The plain drawing of any game."""

    hints = True
    width = 80

    def board(self, match: Match, text: Text, seats: Sequence[str], me: int | None) -> RenderableType:
        """The view as it is."""
        return Pretty(match.view(me))

    def menu(self, match: Match, text: Text) -> RenderableType:
        """One move per line."""
        lines = [f"{number:>3}  {move_text(match.game, action)}" for number, action in enumerate(match.legal_actions(), 1)]
        return Group(*lines)


def find_screen(game: Game) -> Screen:
    """The drawing of a game: the module `terminal` of its package, if it has one."""
    name = f"{game.rules.__package__}.terminal"
    if game.rules.__package__ and find_spec(name):
        screen: Screen = import_module(name).SCREEN
        return screen
    return PlainScreen()


def ranking(match: Match, text: Text, seats: Sequence[str]) -> RenderableType:
    """The seats of a finished match by rank."""
    result = match.result()
    assert result is not None, "the match is not over"
    table = Table(box=None, pad_edge=False)
    for heading in ("result-rank", "result-player", "result-points"):
        table.add_column(text(heading), justify="left" if heading == "result-player" else "right")
    for seat in sorted(range(match.players), key=lambda seat: result.ranks[seat]):
        table.add_row(str(result.ranks[seat]), seat_name(seats, seat), str(result.points[seat]))
    names = ", ".join(seats[seat] for seat in result.winners)
    won = text("result-winner" if len(result.winners) == 1 else "result-winners", names=names)
    return Group(Rich(won, style="bold"), "", table)


def breakdown(match: Match, text: Text, seats: Sequence[str]) -> RenderableType | None:
    """Where the points of a finished match came from, if its game says so."""
    if match.game.points is None:
        return None
    sources = point_sources(match, list(match.steps()), text)
    table = Table(box=None, pad_edge=False)
    table.add_column("")
    for seat in range(match.players):
        table.add_column(seat_name(seats, seat), justify="right")
    for source in (source for source in sources if source.adds):
        table.add_row(source.label, *map(str, source.values))
    table.add_row(text("result-sum"), *map(str, match.scores()), style="bold")
    for source in (source for source in sources if not source.adds):
        table.add_row(source.label, *map(str, source.values), style="dim")
    return table


def seat_name(seats: Sequence[str], seat: int) -> Rich:
    """A player's name in the player's colour."""
    return Rich(seats[seat], style=SEAT_STYLES[seat % len(SEAT_STYLES)])
