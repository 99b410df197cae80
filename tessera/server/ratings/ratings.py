"""Ratings at work: every rated match that ends changes them once, and everybody may look at them."""

import asyncio
from functools import partial

import structlog

from tessera.bots.anchors import anchors_of
from tessera.core.errors import TesseraError
from tessera.core.registry import find_game

from ..people.person import Person
from ..store.entries import OVER
from ..store.ratings import RatedTable, Rating, RatingChange, RatingStore
from ..store.store import Store, is_away
from ..tables.pipeline import Tables
from ..tables.table import Table
from ..wire.ratings import LeaderView, OwnRating, Pace, RatedMatch, SeatRating
from .scale import NEW, PROVISIONAL, anchor, counts, pace_of, points_of, rate, rating_view

LOG = structlog.get_logger()
CHECK_EVERY = 60.0  # seconds between two looks at what a process has left behind
PAGE = 100  # tables
MAX_HISTORY = 500  # matches
MAX_LEADERS = 100


class Ratings:
    """Rates matches and shows ratings."""

    def __init__(self, store: Store, tables: Tables) -> None:
        self.stored, self.tables = RatingStore(store), tables
        self.ended = asyncio.Event()  # somewhere, a rated match has

    def on_change(self, table: Table) -> None:
        """A table has changed in this process."""
        if table.is_rated and table.status == OVER:
            self.ended.set()

    async def keep_rating(self) -> None:
        """Rates matches as they end, and those that a process has left behind when it was killed."""
        while True:
            self.ended.clear()
            try:
                await self.rate_all()
            except Exception as error:
                LOG.error("rating failed", exc_info=None if is_away(error) else error, error=type(error).__name__)
            try:
                await asyncio.wait_for(self.ended.wait(), CHECK_EVERY)
            except TimeoutError:
                continue

    async def rate_all(self) -> None:
        """Rates every match that is due, in the order in which they ended."""
        while due := await self.stored.due(PAGE):
            for name in due:
                await self.rate(name)

    async def rate(self, name: str) -> None:
        """Rates a match, once; one that does not count, or that this version of the games cannot replay, changes nothing."""
        try:
            table = await self.tables.find(name)
        except TesseraError as error:
            LOG.warning("a match cannot be rated", table=name, reason=error.reason.message)
            table = None
        if table is None or not counts(table):
            await self.stored.pass_over(name)
            return
        people = {number: seat.person for number, seat in enumerate(table.seats) if seat.person is not None}
        match = RatedTable(name, table.game_name, pace_of(table), table.status_since, people)
        await self.stored.settle(match, partial(rate, table), NEW)

    async def at(self, table: Table) -> list[SeatRating]:
        """The ratings at a rated table: before its match, and what it has changed."""
        people = [seat.person for seat in table.seats if seat.person is not None]
        known, changes = await self.stored.of(people), await self.stored.changes_at(table.id)
        anchors, found = anchors_of(table.game), list[SeatRating]()
        for number, seat in enumerate(table.seats):
            if seat.person is None:
                level = anchors.get(seat.bot or "")
                found.append({"rating": rating_view(anchor(level)) if level is not None else None, "change": None})
            elif number in changes:
                found.append(seat_rating(changes[number], known.get((seat.person, table.game_name, pace_of(table)), NEW)))
            else:
                own = known.get((seat.person, table.game_name, pace_of(table)), NEW)
                found.append({"rating": rating_view(own), "change": None})
        return found

    async def of_person(self, person: Person) -> list[OwnRating]:
        """A person's ratings, and how they came about."""
        known, history = await self.stored.of([person.id]), await self.stored.history(person.id, MAX_HISTORY)
        return [
            {"game": game, "pace": as_pace(pace), "rating": rating_view(rating), "history": points(history, game, pace)}
            for (_, game, pace), rating in sorted(known.items())
        ]

    async def leaders(self, game: str, pace: Pace, person: str | None) -> list[LeaderView]:
        """The strongest at a game and a pace, with the levels of the bots among them."""
        found: list[LeaderView] = [
            {
                "name": each.name,
                "kind": "bot" if each.is_bot else "person",
                "mine": each.person == person,
                "rating": rating_view(each.rating),
            }
            for each in await self.stored.leaders(game, pace, PROVISIONAL, MAX_LEADERS)
        ]
        for level, rating in anchors_of(find_game(game)).items():
            found.append({"name": level, "kind": "level", "mine": False, "rating": rating_view(anchor(rating))})
        return sorted(found, key=lambda line: -line["rating"]["points"])


def as_pace(pace: str) -> Pace:
    """A pace that was stored."""
    return "days" if pace == "days" else "live"


def points(history: list[RatingChange], game: str, pace: str) -> list[RatedMatch]:
    """The history of one rating, in points."""
    return [
        {"table": each.table, "at": each.at, "points": points_of(each.mu), "change": gained(each)}
        for each in history
        if (each.game, each.pace) == (game, pace)
    ]


def seat_rating(change: RatingChange, now: Rating) -> SeatRating:
    """What a match has done to somebody's rating, which may have changed again since."""
    before = Rating(change.mu_before, change.sigma_before, max(0, now.matches - 1))
    return {"rating": rating_view(before), "change": gained(change)}


def gained(change: RatingChange) -> int:
    """The points that a match has won or lost, as people see them."""
    return points_of(change.mu) - points_of(change.mu_before)
