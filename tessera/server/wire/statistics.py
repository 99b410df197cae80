"""Statistics of finished matches: how somebody has played, and what winners have built."""

from typing import Annotated

from pydantic import Field
from typing_extensions import TypedDict

from .message import closed


@closed
class Encounter(TypedDict):
    """Matches against a kind of opponent."""

    opponent: Annotated[str, Field(description="The level of a bot, or `person`.")]
    matches: int
    wins: int


@closed
class ScoreLine(TypedDict):
    """How one match ended for somebody."""

    table: str
    at: Annotated[float, Field(description="When it ended.")]
    points: int
    won: bool
    players: int
    offline: Annotated[bool, Field(description="Whether it was played without a server.")]


@closed
class GameRecord(TypedDict):
    """How somebody has played a game: their latest 200 matches, without lessons and matches on one device."""

    game: str
    matches: int
    wins: int
    mean: float
    best: int
    against: list[Encounter]
    scores: Annotated[list[ScoreLine], Field(description="By date.")]


@closed
class BuiltThing(TypedDict):
    """How many seats have built a tile or a card, and how many of them won."""

    thing: str
    seats: int
    winners: int


@closed
class GameTrend(TypedDict):
    """What everybody has built in the latest matches of a game, sorted by how much more often winners built it."""

    game: str
    matches: int
    seats: int
    winners: int
    built: list[BuiltThing]
