"""Tables of estimates in Markdown: for each number of players, or of two sets of components side by side."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass

import numpy as np

from tessera.core.text import Text

from .estimates import Estimate, difference, is_beyond
from .findings import Findings, Study

MARK = "●"
Form = Callable[[Estimate], str]  # writes an estimate


@dataclass(frozen=True)
class Row:
    """A row of a table: what it is about, how to find it, and what is fair."""

    label: str
    find: Callable[[Findings], Estimate | None]
    form: Form
    fair: Callable[[int], float] | None = None  # the value that nobody has an advantage at, by number of players


def number(value: float, digits: int = 1, sign: bool = False) -> str:
    """A number as people read it: with a minus sign, not a hyphen."""
    return f"{value:{'+' if sign else ''}.{digits}f}".replace("-", "−")


def form(scale: float = 1, digits: int = 1, sign: bool = False, unit: str = "") -> Form:
    """Writes estimates with their intervals."""

    def written(estimate: Estimate) -> str:
        if not estimate.is_known:
            return "–"
        value, low, high = (number(scale * each, digits, sign) for each in (estimate.value, *estimate.interval))
        return f"{value}{unit} [{low}, {high}]"

    return written


PERCENT, NUMBER = form(100, unit=" %"), form()
SIGNED, SIGNED_PERCENT = form(sign=True), form(100, sign=True, unit=" %")


def tables(rows: Sequence[Row], studies: Sequence[Study], text: Text, *, with_scores: bool = False) -> Iterator[str]:
    """A table with a column for each number of players; of two sets, a table for each number of players."""
    first = studies[0]
    if len(studies) == 1:
        columns = [text("balance-players", players=players) for players in first.found]
        yield from head(columns)
        for row in rows:
            yield line(row.label, [cell(row, found) for found in first.found.values()])
        if with_scores:
            yield line(text("balance-quartiles"), [quartiles(found) for found in first.found.values()])
        yield ""
        return
    for players, one in first.found.items():
        other = studies[1].found[players]
        yield f"### {text('balance-players', players=players)}\n"
        yield from head([studies[0].name, studies[1].name, text("balance-difference")])
        for row in rows:
            found = row.find(one), row.find(other)
            if found != (None, None):
                yield line(row.label, [cell(row, one), cell(row, other), change(*found, row.form)])
        if with_scores:
            yield line(text("balance-quartiles"), [quartiles(one), quartiles(other), ""])
        yield ""


def head(columns: Sequence[str]) -> Iterator[str]:
    """The head of a table."""
    yield line("", columns)
    yield "|---|" + "---:|" * len(columns)


def line(label: str, cells: Sequence[str]) -> str:
    """A line of a table."""
    return f"| {label} | " + " | ".join(cells) + " |"


def cell(row: Row, found: Findings) -> str:
    """An estimate with its interval, in bold where a fair value lies outside."""
    estimate = row.find(found)
    if estimate is None:
        return ""
    written = row.form(estimate)
    return f"**{written}**" if row.fair and is_beyond(estimate, row.fair(found.players)) else written


def change(one: Estimate | None, other: Estimate | None, how: Form) -> str:
    """A difference with its interval, marked if there is one beyond chance."""
    if one is None or other is None:
        return ""
    found = difference(one, other)
    written = (SIGNED_PERCENT if how is PERCENT else SIGNED)(found)
    return f"{written} {MARK}" if is_beyond(found, 0) else written


def quartiles(found: Findings) -> str:
    """The quartiles of all scores, and the range of nine in ten."""
    low, first, median, third, high = (f"{each:.0f}" for each in np.percentile(found.facts.points, [5, 25, 50, 75, 95]))
    return f"{low} · {first} · {median} · {third} · {high}".replace("-", "−")
