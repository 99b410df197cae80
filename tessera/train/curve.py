"""The learning curve of a run: a table for programs, and a plot."""

import csv
from collections.abc import Iterator, Mapping
from pathlib import Path

from tessera.arena.report import new_figure, save_figure

from .trainer import Progress
from .yardsticks import Result


class Curve:
    """What a run has told so far, a row for each report; shares of the victory are in columns like `greedy/2`."""

    def __init__(self, yardsticks: list[str]) -> None:
        self.yardsticks = yardsticks
        self.rows: list[dict[str, str]] = []

    def add(self, progress: Progress, results: Mapping[str, Result]) -> None:
        """Adds a row."""
        facts = {name: f"{value:.6g}" if isinstance(value, float) else str(value) for name, value in progress._asdict().items()}
        self.rows.append(facts | {name: f"{result.share:.4f}" for name, result in results.items()})

    def read(self, path: Path, iterations: int) -> None:
        """Reads what another run had told when it had done so many iterations; nothing if it has left no table."""
        if path.exists():
            with path.open(newline="", encoding="utf-8") as file:
                self.rows = [row for row in csv.DictReader(file) if int(row["iterations"]) <= iterations]

    def write(self, path: Path) -> None:
        """Writes the table."""
        with path.open("w", newline="", encoding="utf-8") as file:
            writer = csv.DictWriter(file, [*Progress._fields, *self.yardsticks], extrasaction="ignore")
            writer.writeheader()
            writer.writerows(self.rows)

    def speeds(self) -> Iterator[tuple[float, float]]:
        """Decisions a second since the row before, by minutes."""
        seconds, decisions = 0.0, 0.0
        for row in self.rows:
            passed = float(row["seconds"]) - seconds
            if passed > 0:
                yield float(row["seconds"]) / 60, (float(row["decisions"]) - decisions) / passed
            seconds, decisions = float(row["seconds"]), float(row["decisions"])

    def measured(self, yardstick: str) -> list[tuple[float, float]]:
        """Shares of the victory in percent, by minutes."""
        return [(float(row["seconds"]) / 60, 100 * float(row[yardstick])) for row in self.rows if row.get(yardstick)]

    def draw(self, path: Path) -> None:
        """Draws the shares against each rival by number of players, the entropy and the speed."""
        rivals = list(dict.fromkeys(each.partition("/")[0] for each in self.yardsticks))
        figure, axes = new_figure(1, len(rivals) + 2)
        for rival, axis in zip(rivals, axes, strict=False):
            for name in self.yardsticks:
                if name.startswith(f"{rival}/"):
                    axis.plot(*columns(self.measured(name)), "o-", markersize=3, label=f"{name.partition('/')[2]} players")
            axis.set(title=f"against {rival}", ylabel="victories, %", ylim=(-2, 102))
            axis.legend()
        axes[-2].plot(*columns([(float(row["seconds"]) / 60, float(row["entropy"])) for row in self.rows]))
        axes[-2].set(title="entropy of a decision", ylabel="nats", ylim=(0, None))
        axes[-1].plot(*columns(list(self.speeds())))
        axes[-1].set(title="speed", ylabel="decisions/s", ylim=(0, None))
        for axis in axes:
            axis.set_xlabel("minutes")
            axis.grid(alpha=0.3)
        save_figure(figure, path)


def columns(points: list[tuple[float, float]]) -> tuple[list[float], list[float]]:
    """Points as a list of their first numbers and one of their second."""
    return [x for x, _ in points], [y for _, y in points]
