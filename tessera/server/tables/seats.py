"""Seats of a table, their clocks, and requests to undo."""

from dataclasses import dataclass
from typing import Any


@dataclass
class Seat:
    """A seat: open, a person's, a bot's, or a person's for whom a bot stands in."""

    name: str = ""
    person: str | None = None
    bot: str | None = None
    ready: bool = False
    key: str | None = None  # the hash of what opens a reserved seat

    @property
    def is_open(self) -> bool:
        """Whether anybody may sit down."""
        return self.person is None and self.bot is None

    @property
    def is_away(self) -> bool:
        """Whether a bot stands in for its person."""
        return self.person is not None and self.bot is not None


@dataclass(frozen=True)
class Clock:
    """How long a seat may think: a time for each turn, and a bank for all that is longer. Days have no bank."""

    turn: float
    bank: float = 0.0

    @classmethod
    def of(cls, wish: dict[str, Any] | None) -> "Clock | None":
        """The clock that a table was created with."""
        if wish is None:
            return None
        return cls(wish["days"] * 86_400.0) if wish["kind"] == "days" else cls(float(wish["turn"]), float(wish["bank"]))


@dataclass(frozen=True)
class UndoWish:
    """A wish to take back more than is free, and who has agreed."""

    seat: int
    to: int
    agreed: set[int]
