"""What finished matches tell: how somebody has played, and what those who won have built."""

from typing import Annotated

from pydantic import Field

from .message import Message


class Encounter(Message):
    """Matches against a kind of opponent."""

    opponent: Annotated[str, Field(description="The level of a bot, or `person`.")]
    matches: int
    wins: int


class ScoreLine(Message):
    """How one match ended for somebody."""

    table: str
    at: Annotated[float, Field(description="When it ended.")]
    points: int
    won: bool
    players: int


class GameRecord(Message):
    """How somebody has played a game: the latest 200 matches, without lessons, and without those on one device."""

    game: str
    matches: int
    wins: int
    mean: float
    best: int
    against: list[Encounter]
    scores: Annotated[list[ScoreLine], Field(description="By date.")]


class BuiltThing(Message):
    """How many seats have built a tile or a card, and how many of them won."""

    thing: str
    seats: int
    winners: int


class GameTrend(Message):
    """What everybody has built in the latest matches of a game: first what winners built more often than others."""

    game: str
    matches: int
    seats: int
    winners: int
    built: list[BuiltThing]
