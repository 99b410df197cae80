"""Commands of the server itself, which are decided in the same way as those of people."""

from dataclasses import dataclass

from .table import Draft


@dataclass(frozen=True)
class BotTurn:
    """A turn that a bot has chosen, in its own seat or for a person who is away."""

    level: str
    seen: int  # `Table.changed` when it began to think: the turn counts only if the match is still the same
    actions: list[int]
    draft: Draft


@dataclass(frozen=True)
class ClockTurn:
    """A turn that a bot has chosen for a person whose clock has run out."""

    at: float  # when the server noticed
    seen: int
    actions: list[int]
    draft: Draft


@dataclass(frozen=True)
class ClaimSeats:
    """A guest has signed in to an account: the guest's seats become the account's."""

    guest: str


ServerCommand = BotTurn | ClockTurn | ClaimSeats
