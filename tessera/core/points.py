"""Where points came from: each game accounts for its own, and what it leaves open is added here."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from .match import Match
    from .steps import Step
    from .text import Text


@dataclass(frozen=True)
class PointSource:
    """A source of points, by seat; or a fact that explains them but does not add up to them."""

    label: str  # in the reader's language
    values: Sequence[int | str]
    adds: bool = True

    @property
    def texts(self) -> list[str]:
        """The values as people read them: with a minus sign, not a hyphen."""
        return [value if isinstance(value, str) else str(value).replace("-", "−") for value in self.values]


def point_sources(match: "Match", steps: "Sequence[Step]", text: "Text") -> list[PointSource]:
    """Where the points of a match came from in its steps so far; a row "other" holds what its game does not account for."""
    found = match.game.points(match, steps, text) if match.game.points else []
    known = [row.values for row in found if row.adds]
    rest = [score - sum(int(values[seat]) for values in known) for seat, score in enumerate(match.scores())]
    return [PointSource(text("points-other"), rest), *found] if any(rest) else found
