"""Playing several series with a progress bar."""

from collections.abc import Sequence
from pathlib import Path

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn, TimeRemainingColumn

from tessera.core.text import Text

from .run import play_series
from .series import Outcome, Series


def play_with_progress(
    many: Sequence[Series], text: Text, *, ray: str | None = None, cores: int | None = None
) -> list[list[Outcome]]:
    """Plays several series one after the other, with a bar for each on the error stream, where it is in nobody's way."""
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeElapsedColumn(), TimeRemainingColumn())
    played = []
    for series in many:
        series.find_bots()  # what is wrong is refused before anything starts
    with Progress(*columns, console=Console(stderr=True)) as bars:
        for series in many:
            name = text(
                "arena-playing", game=Path(series.game).stem.capitalize(), bots=", ".join(Path(bot).name for bot in series.bots)
            )
            bar = bars.add_task(name, total=series.deals * series.rotations)
            played.append(play_series(series, ray=ray, cores=cores, watch=lambda done, bar=bar: bars.update(bar, completed=done)))  # type: ignore[misc]
    return played
