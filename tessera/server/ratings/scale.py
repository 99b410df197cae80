"""The scale of ratings, and what a finished match does to them. Nothing here waits, stores or sends.

Strengths are estimated by openskill's Bradley-Terry model, which takes two to four players and says how sure it is. People read
them on the scale of chess: 400 points more win ten times as often. The levels of the bots are anchors: what the arena has
measured of them stays as it is, so that a first match against one already says something.
"""

import math
from collections.abc import Mapping

from openskill.models import BradleyTerryFull, BradleyTerryFullRating

from tessera.bots.anchors import anchors_of

from ..store.entries import OVER
from ..store.ratings import Rating
from ..tables.table import Table
from ..wire.ratings import Pace, RatingView

MODEL = BradleyTerryFull()
UNIT = 400 / (math.log(10) * math.sqrt(2) * MODEL.beta)  # points of chess in one of the model's
CENTRE = 1500.0  # the points of somebody of whom nothing is known
ANCHOR_SIGMA = 20 / UNIT  # how sure the arena is of a level
PROVISIONAL = 5.0  # with a standard deviation above this, a rating says little yet
SURE = 1.96  # standard deviations around a rating that hold it in 95 of 100 cases


NEW = Rating(MODEL.mu, MODEL.sigma, 0)


def anchor(points: float) -> Rating:
    """The rating of a level that has so many points."""
    return Rating(MODEL.mu + (points - CENTRE) / UNIT, ANCHOR_SIGMA, 0)


def points_of(mu: float) -> int:
    """A strength as people read it."""
    return round(CENTRE + UNIT * (mu - MODEL.mu))


def rating_view(rating: Rating) -> RatingView:
    """A rating as people read it: in points, with how far off it may be."""
    return {
        "points": points_of(rating.mu),
        "margin": round(SURE * UNIT * rating.sigma),
        "provisional": rating.sigma > PROVISIONAL,
        "matches": rating.matches,
    }


def pace_of(table: Table) -> Pace:
    """The pace of a table: in one sitting, or over days."""
    clock = table.plan["clock"]
    return "days" if clock is not None and clock["kind"] == "days" else "live"


def counts(table: Table) -> bool:
    """Whether a match changes ratings: it is rated and over, and somebody has played it to its end."""
    is_played_out = any(seat.person and not seat.is_away for seat in table.seats)
    return table.is_rated and table.status == OVER and is_played_out


def final_ranks(table: Table) -> list[int]:
    """The ranks by which a match is rated: whoever has left is last."""
    result = table.match.result() if table.match is not None else None
    assert result is not None
    last = max(result.ranks) + 1
    return [last if seat.is_away else rank for seat, rank in zip(table.seats, result.ranks, strict=True)]


def rate(table: Table, known: Mapping[str, Rating]) -> dict[int, Rating]:
    """The ratings after a match, by the seats of people; `known` has those of people before it."""
    anchors = anchors_of(table.game)
    before = [known.get(seat.person, NEW) if seat.person is not None else anchor(anchors[str(seat.bot)]) for seat in table.seats]
    after = MODEL.rate([[model_rating(each)] for each in before], ranks=[float(rank) for rank in final_ranks(table)])
    return {
        number: Rating(new.mu, new.sigma, old.matches + 1)
        for number, (seat, old, [new]) in enumerate(zip(table.seats, before, after, strict=True))
        if seat.person is not None
    }


def model_rating(rating: Rating) -> BradleyTerryFullRating:
    """A rating as the model takes it."""
    return MODEL.rating(rating.mu, rating.sigma)
