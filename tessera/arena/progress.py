"""Playing several series with a progress bar."""

from collections.abc import Sequence
from pathlib import Path

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn, TimeRemainingColumn

from tessera.core.text import Text

from .run import OnProgress, play_series
from .series import Outcome, Series


def play_with_progress(
    many: Sequence[Series], text: Text, *, ray: str | None = None, cores: int | None = None
) -> list[list[Outcome]]:
    """Plays several series one after the other, with a progress bar for each on the error stream."""
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeElapsedColumn(), TimeRemainingColumn())
    played = []
    for series in many:
        series.find_bots()  # an unknown bot is refused before anything starts
    with Progress(*columns, console=Console(stderr=True)) as bars:
        for series in many:
            played.append(play_series(series, ray=ray, cores=cores, on_progress=new_bar(bars, series, text)))
    return played


def new_bar(bars: Progress, series: Series, text: Text) -> OnProgress:
    """Adds a progress bar for a series; returns the function that moves it."""
    bots = ", ".join(Path(bot).name for bot in series.bots)
    name = text("arena-playing", game=Path(series.game).stem.capitalize(), bots=bots)
    task = bars.add_task(name, total=series.deals * series.rotations)
    return lambda done: bars.update(task, completed=done)
