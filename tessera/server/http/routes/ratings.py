"""Routes for ratings: leaderboards, one's own, and those at a table."""

from typing import Annotated

from fastapi import APIRouter, Path

from tessera.core.registry import find_game

from ...wire.ratings import LeaderView, OwnRating, Pace, SeatRating
from ..dependencies import Caller, ServiceDep
from .play import TableId

router = APIRouter(prefix="/api", tags=["ratings"])
GameName = Annotated[str, Path(pattern=r"^[a-z0-9-]{1,40}$", description="The name of a game.")]


@router.get("/ratings/{game}/{pace}")
async def leaderboard(game: GameName, pace: Pace, who: Caller, service: ServiceDep) -> list[LeaderView]:
    """The strongest at a game, with the levels of the bots among them; provisional ratings are left out."""
    return await service.ratings.leaders(find_game(game).name, pace, who.id if who else None)


@router.get("/me/ratings")
async def my_ratings(who: Caller, service: ServiceDep) -> list[OwnRating]:
    """One's own ratings, and how they came about."""
    return await service.ratings.of_person(who) if who else []


@router.get("/tables/{table}/ratings")
async def ratings_at(table: TableId, service: ServiceDep) -> list[SeatRating]:
    """The ratings at a rated table, seat by seat: before its match, and what it has changed; empty if it is not rated."""
    found = await service.tables.find(table)
    return await service.ratings.at(found) if found.is_rated else []
