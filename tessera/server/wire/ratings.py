"""Ratings of people and bots, leaderboards, and what matches did to them."""

from typing import Annotated, Literal

from pydantic import Field
from typing_extensions import TypedDict

from .message import closed

Pace = Literal["live", "days"]


@closed
class RatingView(TypedDict):
    """A rating on the scale of chess: 400 points more win ten times as often."""

    points: int
    margin: Annotated[int, Field(description="How far off it may be: the 95 % interval is `points` ± `margin`.")]
    provisional: Annotated[bool, Field(description="Whether it is still too uncertain for a leaderboard.")]
    matches: Annotated[int, Field(description="The rated matches that it is based on; 0 for the levels of the bots.")]


@closed
class SeatRating(TypedDict):
    """The rating of a seat at a rated table: before the match, and after it."""

    rating: Annotated[RatingView | None, Field(description="Null for an open seat.")]
    change: Annotated[int | None, Field(description="Points won or lost; null for bots, and until the match is over.")]


@closed
class RatedMatch(TypedDict):
    """A point of the history of a rating."""

    table: str
    at: float
    points: Annotated[int, Field(description="After the match.")]
    change: int


@closed
class OwnRating(TypedDict):
    """One's rating at a game and a pace, and how it came about."""

    game: str
    pace: Pace
    rating: RatingView
    history: Annotated[list[RatedMatch], Field(description="By date, at most the latest 500 rated matches of all games.")]


@closed
class LeaderView(TypedDict):
    """A line of a leaderboard."""

    name: Annotated[str, Field(description="The name of a person or of a bot of the API, or a level.")]
    kind: Literal["person", "bot", "level"]
    mine: bool
    rating: RatingView
