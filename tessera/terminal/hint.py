"""Hints: the bots' evaluation of a position."""

from collections.abc import Sequence

from rich.console import Console, Group, RenderableType
from rich.progress import Progress
from rich.table import Table

from tessera.bots.evaluate import evaluate
from tessera.bots.think import Evaluation
from tessera.core.match import Match
from tessera.core.notation import move_text
from tessera.core.text import Text

from .screen import seat_name

SHOWN = 4  # moves


def think_aloud(console: Console, text: Text, match: Match, seat: int) -> Evaluation:
    """Evaluates a match from what a seat knows, with a progress bar."""
    with Progress(console=console, transient=True) as bars:
        bar = bars.add_task(text("hint-thinking"), total=1.0)
        return evaluate(match, seat, on_progress=lambda share: bars.update(bar, completed=share))


def hint(match: Match, text: Text, seats: Sequence[str], evaluation: Evaluation) -> RenderableType:
    """The winning chances and expected points of all seats, and the best moves with their numbers in the menu."""
    table = Table(box=None, pad_edge=False)
    table.add_column(text("result-player"))
    for heading in ("hint-chance", "hint-points"):
        table.add_column(text(heading), justify="right")
    for seat in range(match.players):
        table.add_row(seat_name(seats, seat), percent(evaluation.chances[seat]), f"{evaluation.points[seat]:.0f}")
    moves = Table(box=None, pad_edge=False)
    moves.add_column("", justify="right")
    moves.add_column(text("hint-moves"))
    for heading in ("hint-chance", "hint-points"):
        moves.add_column(text(heading), justify="right")
    legal, mover = match.legal_actions(), match.seat
    for move in evaluation.moves[:SHOWN]:
        number = str(legal.index(move.action) + 1) if move.action in legal else ""
        prospects = (percent(move.chances[mover]), f"{move.points[mover]:.0f}") if mover is not None else ("", "")
        moves.add_row(number, move_text(match.game, move.action), *prospects)
    return Group("", table, "", moves, "", text("hint-basis", iterations=evaluation.iterations))


def percent(share: float) -> str:
    """A chance as a percentage; nothing is certain before the end."""
    return f"{min(max(round(100 * share), 1), 99)} %"
