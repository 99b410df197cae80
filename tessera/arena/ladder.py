"""`tessera ladder`: measures the strength of every level, in all games and player counts; writes a report and the raw results."""

from collections.abc import Iterator, Sequence
from itertools import pairwise
from pathlib import Path

from tessera.arena.progress import play_with_progress
from tessera.bots.levels import LEVELS
from tessera.core.files import write_file
from tessera.core.registry import find_game, game_names
from tessera.core.text import Text

from .report import as_csv, command, new_figure, save_figure, span, versions, winner_mean
from .run import forget
from .series import Outcome, Series
from .standings import Standing, standings

STEP, GREEDY, RANDOM = 0.65, 0.90, 0.99  # the win rate to reach against the next lower level, `greedy` and `random`

INTRODUCTION = """# How strong the bots are

`{command}` produces this report. The same seed plays the same matches; another seed gives
the same results within the intervals. Every deal is played with every rotation of the seats. Win rates have Wilson 95 %
intervals; a shared win counts as a fraction. Ratings are a Bradley-Terry fit by [choix](https://github.com/lucasmaystre/choix)
on the chess scale, where a lead of 400 points wins ten times as often as it loses, with 95 % intervals from the curvature of
the likelihood. The raw results are in [strength.csv](strength.csv), one line per bot and match. [bots.md](bots.md) describes
the levels.

![Win rate of each level against the next lower one](strength.svg)

Versions: {versions}.
"""


def plan(names: Sequence[str], matches: int, many: int, seed: int) -> list[Series]:
    """All series: pairs of neighbouring levels, the expert against `greedy` and `random`, then groups of three and four."""
    levels = list(reversed(LEVELS))
    pairs = [*pairwise(levels), ("expert", "greedy"), ("expert", "random")]
    groups = [tuple(levels[first : first + players]) for players in (3, 4) for first in range(len(levels) - players + 1)]
    return [
        Series(name, bots, matches if len(bots) == 2 else many, seed)
        for name in names
        for bots in (*pairs, *groups)
        if find_game(name).features
    ]


def run(text: Text, folder: Path, *, matches: int, many: int, seed: int, cores: int | None, ray: str | None) -> None:
    """Plays the whole ladder and writes `strength.md`, `strength.csv` and `strength.svg`."""
    new_figure(1, 1)  # fails early if matplotlib is missing
    series = plan(game_names(), matches, many, seed)
    outcomes = play_with_progress(series, text, ray=ray, cores=cores)
    found = [standings(each, results) for each, results in zip(series, outcomes, strict=True)]
    made_by = f"tessera ladder --matches {matches} --many {many} --seed {seed}"
    write_file(folder / "strength.md", "\n".join(document(made_by, series, outcomes, found)))
    lines = [as_csv(each, results) for each, results in zip(series, outcomes, strict=True)]
    write_file(folder / "strength.csv", lines[0] + "".join(line.partition("\n")[2] for line in lines[1:]))
    draw(series, found, folder / "strength.svg")
    for each in series:
        forget(each)


def document(
    made_by: str, series: Sequence[Series], outcomes: Sequence[Sequence[Outcome]], found: Sequence[Sequence[Standing]]
) -> Iterator[str]:
    """The report, line by line."""
    numbers = ", ".join(f"{name} {number}" for name, number in versions().items())
    yield INTRODUCTION.format(command=made_by, versions=numbers)
    for name in dict.fromkeys(each.game for each in series):
        yield f"## {name.capitalize()}\n"
        yield "### Two players\n"
        yield "| series | matches | wins | points | computing time per move: median, longest | target |"
        yield "|---|---:|---:|---:|---:|---:|"
        for each, results, bots in zip(series, outcomes, found, strict=True):
            if each.game == name and each.players == 2:
                yield pair_row(each, results, bots)
        yield "\n### Three and four players\n"
        yield "| bots | matches | mean rank | wins | points | rating | winner's mean score |"
        yield "|---|---:|---:|---:|---:|---:|---:|"
        for each, results, bots in zip(series, outcomes, found, strict=True):
            if each.game == name and each.players > 2:
                yield from group_rows(results, bots)
        yield ""
    yield "## Commands\n"
    yield "```sh"
    yield from (command(each) for each in series)
    yield "```\n"


def goal(series: Series) -> float:
    """The win rate that the stronger of two bots must reach."""
    return {"greedy": GREEDY, "random": RANDOM}.get(series.bots[1], STEP)


def pair_row(series: Series, outcomes: Sequence[Outcome], bots: Sequence[Standing]) -> str:
    """A row for two players."""
    strong, weak = bots
    reached = "✓" if strong.win_rate >= goal(series) else "✗"
    return (
        f"| **{strong.bot}** – {weak.bot} | {len(outcomes)} | {100 * strong.win_rate:.1f} % {span(strong.interval, 100)} "
        f"| {strong.mean_score:.1f} – {weak.mean_score:.1f} "
        f"| {1000 * strong.median_seconds:.1f}, {1000 * strong.slowest_seconds:.0f} ms | {100 * goal(series):.0f} % {reached} |"
    )


def group_rows(outcomes: Sequence[Outcome], bots: Sequence[Standing]) -> Iterator[str]:
    """The rows for a group of three or four players."""
    for place, standing in enumerate(bots):
        first = f"{', '.join(each.bot for each in bots)} | {len(outcomes)}" if place == 0 else " | "
        winner = f"{winner_mean(outcomes):.1f}" if place == 0 else ""
        rank = f"{standing.bot} {standing.mean_rank:.2f} {span(standing.rank_interval)}"
        yield (
            f"| {first} | {rank} | {100 * standing.win_rate:.1f} % | {standing.mean_score:.1f} "
            f"| {standing.rating:.0f} {span(standing.rating_interval, digits=0)} | {winner} |"
        )


def draw(series: Sequence[Series], found: Sequence[Sequence[Standing]], path: Path) -> None:
    """Draws the win rates of all pairs, with their intervals and the rates to reach."""
    names = list(dict.fromkeys(each.game for each in series))
    figure, axes = new_figure(1, len(names))
    for name, axis in zip(names, axes, strict=True):
        pairs = [(each, bots[0]) for each, bots in zip(series, found, strict=True) if each.game == name and each.players == 2]
        for place, (each, strong) in enumerate(reversed(pairs)):
            low, high = (100 * bound for bound in strong.interval)
            axis.plot([low, high], [place, place], color="#4c78a8", linewidth=3, solid_capstyle="round")
            axis.plot([100 * strong.win_rate], [place], "o", color="#4c78a8")
            axis.plot([100 * goal(each)], [place], "|", color="#e45756", markersize=14)
        axis.set_yticks(range(len(pairs)), [f"{each.bots[0]} – {each.bots[1]}" for each, _ in reversed(pairs)])
        axis.set_xlim(45, 101)
        axis.set_xlabel("wins of the first, %")
        axis.set_title(name.capitalize())
        axis.grid(axis="x", alpha=0.3)
    save_figure(figure, path)
