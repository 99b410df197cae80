"""Seats of a table, their clocks, and requests to undo."""

import hashlib
from dataclasses import dataclass

from ..wire.names import skeleton
from ..wire.new_table import DayClock, LiveClock

DAY = 86_400.0  # seconds


@dataclass
class Seat:
    """A seat: open, a person's, a bot's, or a person's whom a bot replaces for now."""

    name: str = ""
    person: str | None = None
    bot: str | None = None
    ready: bool = False
    key: str | None = None  # of a reserved seat: the hash of its key

    @property
    def is_open(self) -> bool:
        """Whether anybody may sit down."""
        return self.person is None and self.bot is None

    @property
    def is_away(self) -> bool:
        """Whether a bot replaces its person."""
        return self.person is not None and self.bot is not None


@dataclass(frozen=True)
class Clock:
    """The time of a seat in seconds: so much for each turn, and a bank for longer ones; a clock of days has no bank."""

    turn: float
    bank: float = 0.0

    @classmethod
    def of(cls, clock: LiveClock | DayClock | None) -> "Clock | None":
        """The clock that a table was created with."""
        if clock is None:
            return None
        return cls(clock["days"] * DAY) if clock["kind"] == "days" else cls(float(clock["turn"]), float(clock["bank"]))


@dataclass(frozen=True)
class LastTurn:
    """The time that a seat took for its last turn in seconds, and how much of it was taken from its bank."""

    used: float = 0.0
    from_bank: float = 0.0


@dataclass(frozen=True)
class UndoRequest:
    """A request to undo moves that needs consent, and the seats that have agreed."""

    seat: int
    to: int  # the number of actions that would be left
    agreed: frozenset[int]


def key_hash(key: str) -> str:
    """What is stored of the key of a reserved seat."""
    return hashlib.sha256(key.encode()).hexdigest()


def free_name(name: str, taken: set[str]) -> str:
    """The name, with a number if somebody else at the table has one that looks like it."""
    looks = {skeleton(other) for other in taken}
    return next(free for free in [name, *(f"{name} {number}" for number in range(2, 9))] if skeleton(free) not in looks)
