"""Whether the winning chances that the bots name are true: positions called 70 % should be won in 70 %.

    python -m bench.calibration --matches 100

Bots of one level play matches; every few moves the seat to act evaluates the position, and what it says of every seat is
compared with how the match ends. Writes docs/calibration.md and a picture.
"""

import argparse
import os
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from itertools import pairwise
from pathlib import Path

import numpy as np
from numpy.typing import NDArray
from rich.progress import track

from tessera import Match
from tessera.arena.report import new_figure, save_figure, span, versions
from tessera.arena.standings import wilson
from tessera.bots import ask, find_bot
from tessera.bots.evaluate import evaluate
from tessera.bots.think import Budget
from tessera.core.files import write_file
from tessera.core.registry import find_game, game_names

DOCS = Path(__file__).parents[1] / "docs"
EVERY = 7  # decisions between two evaluations
Note = tuple[float, float, float, float, float]
Column = NDArray[np.float64]
Notes = dict[tuple[str, int], Column]  # by game and number of players, an array of columns

BINS = np.linspace(0, 1, 11)


def play(name: str, players: int, level: str, seed: int, iterations: int) -> list[Note]:
    """What was said of every seat, and what came true: rows of stage, chance, won, points said, points at the end."""
    match, bot, said = Match.new(name, players=players, seed=seed), find_bot(level), []
    while not match.is_over:
        if len(match.actions) % EVERY == 0:
            assert match.seat is not None
            thought = evaluate(match, match.seat, Budget(iterations=iterations))
            said += [(len(match.actions), seat, thought.chances[seat], thought.points[seat]) for seat in range(players)]
        match.replay([ask(bot, match)])
    result, length = match.result(), len(match.actions)
    assert result
    return [(number / length, chance, result.shares[seat], points, result.points[seat]) for number, seat, chance, points in said]


def rows(said: Column, won: Column) -> Iterator[tuple[float, float, int, float, float, tuple[float, float]]]:
    """The bins of what was said: how many, the mean of what was said, and how often it came true, with its interval."""
    for low, high in pairwise(BINS):
        inside = (said >= low) & ((said < high) | (high == 1))
        if inside.any():
            share = float(won[inside].mean())
            yield low, high, int(inside.sum()), float(said[inside].mean()), share, wilson(share, int(inside.sum()))


def error(said: Column, won: Column) -> float:
    """The expected calibration error: how far what was said is from what came true, on average over all bins."""
    return sum(count * abs(mean - share) for _, _, count, mean, share, _ in rows(said, won)) / len(said)


def gather(matches: int, level: str, iterations: int, seed: int) -> Notes:
    """The notes of all matches, by game and number of players."""
    games = [name for name in game_names() if find_game(name).features]
    notes: dict[tuple[str, int], list[Note]] = {(name, players): [] for name in games for players in range(2, 5)}
    jobs = [(*case, level, 1000 * seed + number, iterations) for case in notes for number in range(matches)]
    with ProcessPoolExecutor(os.cpu_count()) as pool:
        futures = [pool.submit(play, *job) for job in jobs]
        for job, future in track(zip(jobs, futures, strict=True), total=len(jobs), description="calibration"):
            notes[job[:2]] += future.result()
    return {case: np.array(found).T for case, found in notes.items()}


INTRODUCTION = """# Calibration of the winning chances

`{made_by}` produces this report. `{level}` bots play; every
{every} decisions the seat to act estimates each seat's chance of winning with {iterations} iterations. Positions of the same
match are not independent, so the intervals are narrower than they should be.

![Predicted chances and actual results](calibration.svg)

| game | players | positions | mean calibration error | points overestimated, first half of the match | second half |
|---|---:|---:|---:|---:|---:|"""


def document(introduction: str, notes: Notes) -> Iterator[str]:
    """The report, line by line."""
    yield introduction
    for (name, players), (stage, said, won, points, final) in notes.items():
        halves = [(points - final)[half] for half in (stage < 0.5, stage >= 0.5)]
        off = " | ".join(f"{half.mean():+.1f} ± {half.std():.1f}" for half in halves)
        yield f"| {name} | {players} | {len(said)} | {100 * error(said, won):.1f} % | {off} |"
    for name in dict.fromkeys(name for name, _ in notes):
        yield f"\n## {name.capitalize()}\n"
        yield "| predicted | positions | mean prediction | won |"
        yield "|---|---:|---:|---:|"
        said, won = (np.concatenate([found[column] for (other, _), found in notes.items() if other == name]) for column in (1, 2))
        for low, high, count, mean, share, interval in rows(said, won):
            bounds = f"{100 * low:.0f}–{100 * high:.0f} %"
            yield f"| {bounds} | {count} | {100 * mean:.1f} % | {100 * share:.1f} % {span(interval, 100)} |"
    yield "\n" + ", ".join(f"{name} {number}" for name, number in versions().items()) + "\n"


def draw(notes: Notes, path: Path) -> None:
    """What was said against what came true."""
    games = list(dict.fromkeys(name for name, _ in notes))
    figure, axes = new_figure(1, len(games))
    for name, axis in zip(games, axes, strict=True):
        axis.plot([0, 100], [0, 100], color="grey", linewidth=0.8, linestyle="dashed")
        for (other, players), (_, said, won, _, _) in notes.items():
            if other == name:
                found = [(100 * mean, 100 * share) for _, _, _, mean, share, _ in rows(said, won)]
                axis.plot(*zip(*found, strict=True), "o-", label=f"{players} players", markersize=4)
        axis.set_title(name.capitalize())
        axis.set_xlabel("chance as it was said, %")
        axis.set_ylabel("won, %")
        axis.legend()
    save_figure(figure, path)


def main() -> None:
    """Plays, counts, writes."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--matches", type=int, default=100, help="for each game and number of players")
    parser.add_argument("--level", default="hard")
    parser.add_argument("--iterations", type=int, default=1000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--folder", type=Path, default=DOCS)
    asked = parser.parse_args()
    words = " ".join(f"--{name} {getattr(asked, name)}" for name in ("matches", "level", "iterations", "seed"))
    introduction = INTRODUCTION.format(
        made_by=f"python -m bench.calibration {words}", level=asked.level, every=EVERY, iterations=asked.iterations
    )
    notes = gather(asked.matches, asked.level, asked.iterations, asked.seed)
    write_file(asked.folder / "calibration.md", "\n".join(document(introduction, notes)))
    draw(notes, asked.folder / "calibration.svg")


if __name__ == "__main__":
    main()
