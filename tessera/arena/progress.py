"""Progress bars of whatever plays many matches."""

from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn, TimeRemainingColumn

from tessera.core.text import Text

from .run import OnProgress, play_series
from .series import Outcome, Series

NewBar = Callable[[str, int], OnProgress]  # adds a bar with a title and a number of matches; returns what moves it


@contextmanager
def progress_bars() -> Iterator[NewBar]:
    """Progress bars on the error stream."""
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeElapsedColumn(), TimeRemainingColumn())
    with Progress(*columns, console=Console(stderr=True)) as bars:

        def new_bar(title: str, matches: int) -> OnProgress:
            task = bars.add_task(title, total=matches)
            return lambda done: bars.update(task, completed=done)

        yield new_bar


def play_with_progress(
    many: Sequence[Series], text: Text, *, ray: str | None = None, cores: int | None = None
) -> list[list[Outcome]]:
    """Plays several series one after the other, with a progress bar for each."""
    for series in many:
        series.find_bots()  # an unknown bot is refused before anything starts
    with progress_bars() as new_bar:
        return [
            play_series(
                series, ray=ray, cores=cores, on_progress=new_bar(title_of(series, text), series.deals * series.rotations)
            )
            for series in many
        ]


def title_of(series: Series, text: Text) -> str:
    """What the bar of a series says."""
    bots = ", ".join(Path(bot).name for bot in series.bots)
    return text("arena-playing", game=Path(series.game).stem.capitalize(), bots=bots)
