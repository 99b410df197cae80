"""What a game tells a neural network: small whole numbers, in named parts of fixed sizes.

A game lists its parts in `bots/observation.py` beside the rule that writes them, `observe_lane`. The rule writes only what the
seat may know, and only what is not zero: `out` holds zeros before. Seats are numbered from the one that looks. On a GPU several
threads observe a match, each a lane of its own; no two lanes write the same entry.
"""

from dataclasses import dataclass
from functools import cached_property
from typing import Any

import numpy as np

from .binding import generic
from .rule import rule

MOST = 127  # that an entry can hold, as a number of eight bits
ALIGNMENT = 16  # numbers: matrix units multiply whole groups of them


@dataclass(frozen=True)
class Part:
    """A few numbers that belong together; a network sees each of them divided by `unit`."""

    name: str
    size: int = 1
    unit: float = 1.0


@dataclass(frozen=True)
class Layout:
    """Where the parts of an observation stand, one after the other."""

    parts: list[Part]

    @cached_property
    def starts(self) -> list[int]:
        """Where each part begins; a rule unpacks them into names."""
        sizes = [part.size for part in self.parts]
        return [sum(sizes[:number]) for number in range(len(sizes))]

    @cached_property
    def used(self) -> int:
        """The number of entries of all parts."""
        return sum(part.size for part in self.parts)

    @cached_property
    def size(self) -> int:
        """The same, filled up to whole groups."""
        return -(-self.used // ALIGNMENT) * ALIGNMENT

    @cached_property
    def scale(self) -> np.ndarray:
        """The factor of each entry on its way into a network; 0 for those that fill up."""
        factors = np.zeros(self.size, dtype=np.float32)
        factors[: self.used] = np.concatenate([np.full(part.size, 1 / part.unit) for part in self.parts])
        return factors

    def part(self, observation: np.ndarray, name: str, copy: int = 0) -> np.ndarray:
        """The numbers of a part in an observation; `copy` chooses the seat if every seat has such a part.

        >>> Layout([Part("money"), Part("hand", 3)]).part(np.array([7, 0, 1, 0]), "hand")
        array([0, 1, 0])
        """
        number = [place for place, part in enumerate(self.parts) if part.name == name][copy]
        return observation[..., self.starts[number] : self.starts[number] + self.parts[number].size]


# What a game may define; these stand for a game that does not


@generic
def lanes() -> int:
    """The number of threads of a GPU that observe one match side by side."""
    return 1


@generic
def observe_lane(state: Any, seat: int, lane: int, out: Any, scratch: Any) -> None:
    """Writes one lane's share of what a seat knows into zeros; `scratch` is memory that a game needs on the way."""


@generic
def observe(state: Any, seat: int, out: Any, scratch: Any) -> None:
    """Writes what a seat knows into zeros."""
    for lane in range(lanes()):
        observe_lane(state, seat, lane, out, scratch)


@generic
def observe_hidden(state: Any, seat: int, out: Any) -> None:
    """Writes what a seat does not know into zeros, for a critic."""


@generic
def hint(observation: Any, action: int) -> int:
    """What an observation says of an action, from 0 up: how promising it looks."""
    return 0


@rule
def small(value: Any) -> Any:
    """A number as an entry: without its fraction, and no larger than an entry can be."""
    whole: Any = np.int64(value)
    return np.int8(min(max(whole, -MOST), MOST))
