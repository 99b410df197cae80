"""The report of a series: a table for people, JSON and CSV for programs, a plot."""

import csv
import json
import platform
import shlex
from collections.abc import Sequence
from dataclasses import asdict
from importlib.metadata import version
from io import StringIO
from pathlib import Path
from typing import Any

from rich.table import Table

from tessera.core.errors import BadOption
from tessera.core.text import Text

from .series import Outcome, Series
from .standings import Interval, Standing

LIBRARIES = ("tessera", "numpy", "numba", "choix")


def command(series: Series) -> str:
    """The command that plays a series again."""
    parts = ["tessera", "arena", series.game, "--seats", ",".join(series.bots)]
    parts += ["--matches", str(series.matches), "--seed", str(series.seed)]
    if not series.rotate:
        parts.append("--no-rotate")
    if series.limit is not None:
        parts += ["--limit", f"{series.limit:g}"]
    if series.components:
        parts += ["--components", series.components]
    for name, value in series.options.items():
        parts += [f"--{name.replace('_', '-')}", ",".join(value) if isinstance(value, list) else str(value)]
    return shlex.join(parts)


def versions() -> dict[str, str]:
    """The versions of Python and of the libraries that affect a result."""
    return {"python": platform.python_version(), **{library: version(library) for library in LIBRARIES}}


def as_json(series: Series, outcomes: Sequence[Outcome], found: Sequence[Standing]) -> str:
    """A series as JSON, without its individual matches."""
    faults = [
        {"deal": outcome.deal, "rotation": outcome.rotation, "bot": series.bots[number], **asdict(fault)}
        for outcome in outcomes
        for number, fault in outcome.faults
    ]
    report = {
        "game": series.game,
        "players": series.players,
        "matches": len(outcomes),
        "seed": series.seed,
        "command": command(series),
        "versions": versions(),
        "seats": [asdict(standing) for standing in found],
        "winner_mean_score": winner_mean(outcomes),
        "faults": faults,
    }
    return json.dumps(report, indent=2)


def winner_mean(outcomes: Sequence[Outcome]) -> float:
    """The mean score of the winners."""
    return sum(max(outcome.points) for outcome in outcomes) / len(outcomes)


def as_csv(series: Series, outcomes: Sequence[Outcome]) -> str:
    """The raw results, a line for every bot of every match."""
    file = StringIO()
    writer = csv.writer(file, lineterminator="\n")
    writer.writerow(["game", "players", "deal", "rotation", "seat", "bot", "points", "rank", "decisions", "faults"])
    for outcome in outcomes:
        for number, bot in enumerate(series.bots):
            seat = (number + outcome.rotation) % series.players
            faults = sum(culprit == number for culprit, _ in outcome.faults)
            row = [outcome.points[number], outcome.ranks[number], outcome.decisions[number], faults]
            writer.writerow([series.game, series.players, outcome.deal, outcome.rotation, seat, bot, *row])
    return file.getvalue()


def title(series: Series, outcomes: Sequence[Outcome], text: Text) -> str:
    """The title of a report."""
    return text("arena-title", game=Path(series.game).stem.capitalize(), matches=len(outcomes), players=series.players)


def as_table(series: Series, outcomes: Sequence[Outcome], found: Sequence[Standing], text: Text) -> Table:
    """The standings for a terminal."""
    table = Table(title=title(series, outcomes, text), title_justify="left")
    table.add_column(text("arena-bot"), overflow="fold")
    for column in ("arena-wins", "arena-score", "arena-rank", "arena-rating", "arena-time"):
        table.add_column(text(column), justify="right")
    for standing in found:
        table.add_row(
            Path(standing.bot).name,
            f"{100 * standing.win_rate:.1f} % {span(standing.interval, 100)}",
            f"{standing.mean_score:.1f} {span(standing.score_interval)}",
            f"{standing.mean_rank:.2f}",
            f"{standing.rating:.0f} {span(standing.rating_interval, digits=0)}",
            f"{1000 * standing.median_seconds:.0f} / {1000 * standing.slowest_seconds:.0f} ms",
        )
    return table


def span(interval: Interval, scale: float = 1, digits: int = 1) -> str:
    """An interval as people read it."""
    return f"[{scale * interval[0]:.{digits}f}–{scale * interval[1]:.{digits}f}]"


def draw_plot(series: Series, outcomes: Sequence[Outcome], found: Sequence[Standing], text: Text, path: Path) -> None:
    """Plots the win rates with their intervals, and the distribution of each bot's scores."""
    figure, (left, right) = new_figure(1, 2)
    names, places = [Path(standing.bot).name for standing in found], range(len(found))
    rates = [100 * standing.win_rate for standing in found]
    reach = [[100 * abs(s.win_rate - s.interval[side]) for s in found] for side in (0, 1)]
    left.bar(places, rates, yerr=reach, capsize=4, color="#4c78a8")
    left.set_xticks(places, names)
    left.set_ylabel(text("arena-wins"))
    left.axhline(100 / series.players, color="grey", linewidth=0.8, linestyle="dashed")
    scores = [[outcome.points[number] for outcome in outcomes] for number in places]
    right.violinplot(scores, positions=list(places), showmeans=True)
    right.set_xticks(places, names)
    right.set_ylabel(text("arena-score"))
    figure.suptitle(title(series, outcomes, text))
    save_figure(figure, path)


def new_figure(rows: int, columns: int) -> tuple[Any, Any]:
    """A matplotlib figure; matplotlib is an optional dependency."""
    try:
        import matplotlib as mpl
    except ImportError as error:
        raise BadOption("arena-no-plots") from error
    mpl.use("agg")
    mpl.rcParams["svg.hashsalt"] = "tessera"  # makes the same figure the same file
    from matplotlib import pyplot

    return pyplot.subplots(rows, columns, figsize=(5 * columns, 4 * rows), layout="constrained")


def save_figure(figure: Any, path: Path) -> None:
    """Writes a figure in the format of the file's suffix."""
    try:
        figure.savefig(path, metadata={"Date": None} if path.suffix == ".svg" else None)
    except (OSError, ValueError) as error:
        raise BadOption("cannot-write", file=str(path), why=str(error)) from error
