"""Ratings in the database: what is known of everybody's strength, and how it came about."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, NamedTuple

from sqlalchemy import ColumnElement, delete, insert, select, update
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.ext.asyncio import AsyncConnection

from .entries import DUE, OVER, RATED
from .schema import PEOPLE, RATING_CHANGES, RATINGS, TABLES
from .store import Store

MARK = update(TABLES).where(TABLES.c.rating == DUE).values(rating=RATED)


class Rating(NamedTuple):
    """What is known of a strength: its mean, its standard deviation, and from how many matches."""

    mu: float
    sigma: float
    matches: int


class RatedTable(NamedTuple):
    """A match that changes ratings."""

    table: str
    game: str
    pace: str
    at: float  # when it ended
    people: Mapping[int, str]  # by seat


class RatingChange(NamedTuple):
    """What a match has done to the rating of a seat."""

    table: str
    seat: int
    at: float
    game: str
    pace: str
    mu_before: float
    sigma_before: float
    mu: float
    sigma: float


class Leader(NamedTuple):
    """Somebody on a leaderboard."""

    name: str
    is_bot: bool
    rating: Rating
    person: str


class RatingStore:
    """Reads ratings, and changes them once for every rated match."""

    def __init__(self, store: Store) -> None:
        self.engine, self.reader = store.engine, store.reader
        dialect: Any = postgresql if store.is_shared else sqlite
        self.insert_missing = dialect.insert(RATINGS).on_conflict_do_nothing()

    async def due(self, limit: int) -> list[str]:
        """The tables whose matches have ended but changed no ratings yet, in the order in which they ended."""
        query = select(TABLES.c.id).where(TABLES.c.rating == DUE, TABLES.c.status == OVER).order_by(TABLES.c.changed).limit(limit)
        async with self.reader.connect() as connection:
            return list((await connection.execute(query)).scalars())

    async def pass_over(self, table: str) -> None:
        """Notes that the match of a table changes no ratings."""
        async with self.engine.begin() as connection:
            await connection.execute(MARK.where(TABLES.c.id == table))

    async def settle(self, match: RatedTable, rate: Callable[[Mapping[str, Rating]], Mapping[int, Rating]], new: Rating) -> None:
        """Rates a match once, whichever processes try: `rate` gets the ratings of its people, and returns those of the seats.

        Whoever marks the table as done holds its row until the end of the transaction. The ratings are locked in one order,
        so that two matches of the same people wait for one another.
        """
        async with self.engine.begin() as connection:
            if not (await connection.execute(MARK.where(TABLES.c.id == match.table))).rowcount:
                return
            persons = sorted(set(match.people.values()))
            blank = [{"person": person, "game": match.game, "pace": match.pace, **new._asdict()} for person in persons]
            await connection.execute(self.insert_missing, blank)
            known = await self.locked(connection, persons, match.game, match.pace)
            for seat, after in rate(known).items():
                person = match.people[seat]
                await connection.execute(update(RATINGS).where(own(person, match.game, match.pace)).values(after._asdict()))
                where = {"table": match.table, "seat": seat, "person": person, "pace": match.pace, "at": match.at}
                before = {"mu_before": known[person].mu, "sigma_before": known[person].sigma}
                await connection.execute(insert(RATING_CHANGES), {**where, **before, "mu": after.mu, "sigma": after.sigma})

    async def locked(self, connection: AsyncConnection, persons: Sequence[str], game: str, pace: str) -> dict[str, Rating]:
        """The ratings of some people, which nobody else changes until the end of the transaction."""
        query = select(RATINGS).where(RATINGS.c.person.in_(persons), RATINGS.c.game == game, RATINGS.c.pace == pace)
        rows = await connection.execute(query.order_by(RATINGS.c.person).with_for_update())
        return {row.person: Rating(row.mu, row.sigma, row.matches) for row in rows}

    async def of(self, persons: Sequence[str]) -> dict[tuple[str, str, str], Rating]:
        """The ratings of some people, by person, game and pace."""
        async with self.reader.connect() as connection:
            rows = await connection.execute(select(RATINGS).where(RATINGS.c.person.in_(persons), RATINGS.c.matches > 0))
            return {(row.person, row.game, row.pace): Rating(row.mu, row.sigma, row.matches) for row in rows}

    async def changes_at(self, table: str) -> dict[int, RatingChange]:
        """What the match of a table has done to the ratings of its people, by seat."""
        return {each.seat: each for each in await self.changes(RATING_CHANGES.c.table == table, 10)}

    async def history(self, person: str, limit: int) -> list[RatingChange]:
        """What the latest matches of a person have done to their ratings, by date."""
        return (await self.changes(RATING_CHANGES.c.person == person, limit))[::-1]

    async def changes(self, where: Any, limit: int) -> list[RatingChange]:
        """The latest changes first."""
        columns = [RATING_CHANGES.c[name] for name in ("table", "seat", "at", "mu_before", "sigma_before", "mu", "sigma")]
        query = select(*columns, TABLES.c.game, RATING_CHANGES.c.pace).join(TABLES, TABLES.c.id == RATING_CHANGES.c.table)
        async with self.reader.connect() as connection:
            rows = await connection.execute(query.where(where).order_by(RATING_CHANGES.c.at.desc()).limit(limit))
            return [RatingChange(**row._mapping) for row in rows]

    async def leaders(self, game: str, pace: str, most_sigma: float, limit: int) -> list[Leader]:
        """The highest ratings of accounts and of bots of the API, as far as they are certain enough."""
        query = (
            select(RATINGS, PEOPLE.c.name, PEOPLE.c.owner)
            .join(PEOPLE, PEOPLE.c.id == RATINGS.c.person)
            .where(RATINGS.c.game == game, RATINGS.c.pace == pace, RATINGS.c.sigma <= most_sigma)
            .where(PEOPLE.c.login.is_not(None) | PEOPLE.c.owner.is_not(None))
            .order_by(RATINGS.c.mu.desc())
            .limit(limit)
        )
        async with self.reader.connect() as connection:
            return [
                Leader(row.name, row.owner is not None, Rating(row.mu, row.sigma, row.matches), row.person)
                for row in await connection.execute(query)
            ]

    async def claim(self, guest: str, account: str) -> None:
        """Gives the ratings of a guest to an account, where it has none of its own."""
        async with self.engine.begin() as connection:
            pairs = select(RATINGS.c.game, RATINGS.c.pace)
            taken = {tuple(row) for row in await connection.execute(pairs.where(RATINGS.c.person == account))}
            for game, pace in (await connection.execute(pairs.where(RATINGS.c.person == guest))).all():
                if (game, pace) not in taken:
                    await connection.execute(update(RATINGS).where(own(guest, game, pace)).values(person=account))
            await connection.execute(delete(RATINGS).where(RATINGS.c.person == guest))
            await connection.execute(update(RATING_CHANGES).where(RATING_CHANGES.c.person == guest).values(person=account))


def own(person: str, game: str, pace: str) -> ColumnElement[bool]:
    """The rating of a person at a game and a pace."""
    return (RATINGS.c.person == person) & (RATINGS.c.game == game) & (RATINGS.c.pace == pace)
