"""`tessera arena`: plays a series with a progress bar and reports it."""

import json
from pathlib import Path

from rich.console import Console

from tessera.arena.progress import play_with_progress
from tessera.arena.report import as_csv, as_json, as_table, command, draw_plot, new_figure, versions
from tessera.arena.run import forget
from tessera.arena.series import Series, match_of
from tessera.arena.standings import standings
from tessera.core.files import write_file
from tessera.core.text import Text


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
