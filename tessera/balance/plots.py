"""The plots of the report: scores, the order of play, and what items are worth."""

from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

import numpy as np

from tessera.arena.report import new_figure, save_figure
from tessera.core.text import Text

from .findings import Findings, Study
from .items import by_worth

COLOURS = ("#4c78a8", "#f58518", "#54a24b", "#b279a2", "#e45756")
FILLED, HOLLOW = "o", "o"
BINS = 40


def draw(studies: Sequence[Study], folder: Path, name: str, text: Text) -> list[tuple[str, str]]:
    """Draws all plots into a folder; returns their files and what they show."""
    drawn = [("course", text("balance-plot-course"), draw_course(studies, text))]
    if any(found.items for found in studies[0].found.values()):
        drawn.append(("items", text("balance-plot-items"), draw_items(studies, text)))
    for kind, _, figure in drawn:
        save_figure(figure, folder / f"{name}-{kind}.svg")
    return [(f"{name}-{kind}.svg", shown) for kind, shown, _ in drawn]


def plain_figure(rows: int, columns: int) -> tuple[Any, Any]:
    """A figure whose letters stay letters, which makes its file a tenth as large."""
    figure, axes = new_figure(rows, columns)
    import matplotlib as mpl

    mpl.rcParams["svg.fonttype"] = "none"
    return figure, axes


def shades(studies: Sequence[Study]) -> Iterator[tuple[int, int, Findings, str]]:
    """Every set and number of players: the number of the set, that of the colour, what was found, and a label."""
    for number, study in enumerate(studies):
        for shade, found in enumerate(study.found.values()):
            yield number, shade, found, study.name


def draw_course(studies: Sequence[Study], text: Text) -> Any:
    """Scores, wins by the order of play, and wins by the lead half-way."""
    figure, (left, middle, right) = plain_figure(1, 3)
    for number, shade, found, name in shades(studies):
        label = text("balance-players", players=found.players)
        label = f"{label}, {name}" if len(studies) > 1 else label
        colour, stroke = COLOURS[shade % len(COLOURS)], "dashed" if number else "solid"
        low, high = found.facts.points.min(), found.facts.points.max()
        bins = np.arange(low, high + 2, max(1, (high - low) // BINS))
        left.hist(
            found.facts.points.ravel(), bins=bins, density=True, histtype="step", color=colour, linestyle=stroke, label=label
        )
        middle.errorbar(
            [place + 1 + 0.08 * shade for place in range(found.players)],
            [100 * place.wins.value for place in found.places],
            yerr=np.transpose([[100 * (p.wins.value - p.wins.low), 100 * (p.wins.high - p.wins.value)] for p in found.places]),
            color=colour,
            linestyle=stroke,
            marker="o",
            markerfacecolor="white" if number else colour,
            linewidth=1,
        )
        middle.axhline(100 / found.players, color=colour, linewidth=0.5, linestyle="dotted")
        leads, wins = wins_by_lead(found)
        right.plot(leads, 100 * wins, color=colour, linestyle=stroke, marker=".")
    left.set_xlabel(text("balance-points"))
    left.set_yticks([])
    left.legend(frameon=False)
    middle.set_xlabel(text("balance-order"))
    middle.set_ylabel(f"{text('balance-wins')}, %")
    middle.xaxis.get_major_locator().set_params(integer=True)
    right.set_xlabel(text("balance-half-lead"))
    right.set_ylabel(f"{text('balance-wins')}, %")
    right.set_ylim(0, 100)
    return figure


def wins_by_lead(found: Findings, groups: int = 8) -> tuple[np.ndarray, np.ndarray]:
    """How often the leader half-way wins, for small and large leads: groups of equally many matches."""
    half, shares = found.facts.half, found.facts.shares
    ranked = np.sort(half, axis=1)
    lead, leader = ranked[:, -1] - ranked[:, -2], half.argmax(axis=1)
    wins = shares[np.arange(len(half)), leader]
    bounds = np.unique(np.quantile(lead[lead > 0], np.linspace(0, 1, groups + 1)).round()) if (lead > 0).any() else np.array([])
    inside = [(lead >= low) & (lead < high) for low, high in zip(bounds, [*bounds[1:-1], np.inf], strict=False)]
    inside = [each for each in inside if each.any()]
    return np.array([lead[each].mean() for each in inside]), np.array([wins[each].mean() for each in inside])


def draw_items(studies: Sequence[Study], text: Text) -> Any:
    """The adjusted effect of every item on the points, with its interval."""
    figure, axis = plain_figure(1, 1)
    last = list(studies[0].found.values())[-1]
    others = [name for study in studies[1:] for found in study.found.values() for name in found.items]
    names = list(dict.fromkeys([*by_worth(last), *others]))
    figure.set_size_inches(7, 1.2 + 0.17 * len(names))
    sets = list(shades(studies))
    for place, (number, shade, found, _) in enumerate(sets):
        known = [(row, found.items[name].points) for row, name in enumerate(names) if name in found.items]
        known = [(row, effect) for row, effect in known if effect.is_known]
        colour = COLOURS[shade % len(COLOURS)]
        axis.errorbar(
            [effect.value for _, effect in known],
            [row + 0.7 * ((place + 0.5) / len(sets) - 0.5) for row, _ in known],
            xerr=np.transpose([[effect.value - effect.low, effect.high - effect.value] for _, effect in known]),
            fmt="o",
            markersize=2.5,
            linewidth=0.8,
            color=colour,
            markerfacecolor="white" if number else colour,
            label=text("balance-players", players=found.players) + (f", {studies[number].name}" if len(studies) > 1 else ""),
        )
    axis.set_yticks(range(len(names)), names, fontsize=7)
    axis.set_ylim(len(names) - 0.5, -0.5)
    axis.axvline(0, color="grey", linewidth=0.6)
    axis.grid(axis="y", alpha=0.2)
    axis.set_xlabel(text("balance-effect-points"))
    axis.legend(frameon=False, fontsize=7)
    return figure
