"""`tessera arena`: plays a series with a progress bar and reports it."""

import json
from collections.abc import Sequence
from pathlib import Path

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn, TimeRemainingColumn

from tessera.core.files import write_file
from tessera.core.text import Text

from .report import as_csv, as_json, as_table, command, draw_plot, new_figure, versions
from .run import forget, play_series
from .series import Outcome, Series, match_of
from .standings import standings


def run(
    console: Console,
    text: Text,
    series: Series,
    *,
    as_data: bool = False,
    csv: Path | None = None,
    record: Path | None = None,
    plot: Path | None = None,
    ray: str | None = None,
    cores: int | None = None,
) -> None:
    """Plays a series and prints its standings, as a table or as JSON; raw results and a picture go into files."""
    if plot:
        new_figure(1, 1)  # says at once if it cannot be drawn
    [outcomes] = play_with_progress([series], text, ray=ray, cores=cores)
    found = standings(series, outcomes)
    if csv:
        write_file(csv, as_csv(series, outcomes))
    if record:
        write_file(record, "".join(f"{json.dumps(match_of(series, outcome).to_record())}\n" for outcome in outcomes))
    if plot:
        draw_plot(series, outcomes, found, text, plot)
    forget(series)
    if as_data:
        print(as_json(series, outcomes, found))
        return
    console.print(as_table(series, outcomes, found, text))
    for number, bot in enumerate(series.bots):
        if faults := [fault for outcome in outcomes for culprit, fault in outcome.faults if culprit == number]:
            first = text(faults[0].message, detail=faults[0].detail)
            console.print(text("arena-faults", bot=bot, count=len(faults), first=first), style="yellow", markup=False)
    console.print(command(series), style="dim", markup=False, soft_wrap=True)
    console.print(", ".join(f"{name} {number}" for name, number in versions().items()), style="dim", markup=False)


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
