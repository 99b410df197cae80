"""Everything that is stored about a person, to be exported or erased; their matches stay, without their name."""

from collections.abc import Iterable, Sequence
from copy import deepcopy
from typing import Any

from sqlalchemy import delete, select, update
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from ..store.entries import Entry
from ..store.schema import ANALYSES, ENTRIES, PEOPLE, RATING_CHANGES, RATINGS, SEATS, TABLES
from ..store.store import entry_of
from ..wire.people import (
    Export,
    ExportedAnalysis,
    ExportedBot,
    ExportedEntry,
    ExportedRating,
    ExportedRatingChange,
    ExportedTable,
)
from .person import Person
from .sessions import Sessions, session_view

NOBODY = "–"  # the name of people who have deleted themselves


async def export(engine: AsyncEngine, sessions: Sessions, person: Person) -> Export:
    """What the server knows about a person; nothing of it depends on what others do or hide."""
    listed = [session_view(row) for row in await sessions.listed(person.id)]
    async with engine.connect() as connection:
        row = (await connection.execute(select(PEOPLE).where(PEOPLE.c.id == person.id))).one()
        bots = (await connection.execute(select(PEOPLE).where(PEOPLE.c.owner == person.id))).all()
        seats = (
            await connection.execute(
                select(TABLES, SEATS.c.seat).join(SEATS, SEATS.c.table == TABLES.c.id).where(SEATS.c.person == person.id)
            )
        ).all()
        own = select(ENTRIES).where(ENTRIES.c.table.in_(select(SEATS.c.table).where(SEATS.c.person == person.id)))
        entries = (await connection.execute(own.where(ENTRIES.c.by == person.id))).all()
        analyses = (await connection.execute(select(ANALYSES).where(ANALYSES.c.person == person.id))).all()
        ratings = (await connection.execute(select(RATINGS).where(RATINGS.c.person == person.id))).all()
        changes = (await connection.execute(select(RATING_CHANGES).where(RATING_CHANGES.c.person == person.id))).all()
    return Export(
        name=row.name,
        login=row.login,
        created=row.created,
        sessions=listed,
        bots=[ExportedBot(id=bot.id, name=bot.name, created=bot.created) for bot in bots],
        tables=[
            ExportedTable(
                id=table.id,
                game=table.game,
                status=table.status,
                created=table.created,
                seat=table.seat,
                match=f"/api/tables/{table.id}/match.json",
            )
            for table in seats
        ],
        entries=[
            ExportedEntry(
                table=each.table,
                number=each.number,
                at=each.at,
                kind=each.kind,
                name=each.body.get("name"),
                text=each.body.get("text"),
            )
            for each in entries
        ],
        analyses=[ExportedAnalysis(id=each.id, table=each.table, status=each.status, created=each.created) for each in analyses],
        ratings=[
            ExportedRating(game=each.game, pace=each.pace, mu=each.mu, sigma=each.sigma, matches=each.matches) for each in ratings
        ],
        rating_changes=[
            ExportedRatingChange(table=each.table, seat=each.seat, at=each.at, pace=each.pace, mu=each.mu, sigma=each.sigma)
            for each in changes
        ],
    )


async def erase(engine: AsyncEngine, persons: Sequence[str]) -> list[str]:
    """Deletes everything that says who some people are or what they said; returns the tables whose logs have changed."""
    async with engine.begin() as connection:
        known = [*persons, *await claimed_guests(connection, persons)]
        changed = []
        for table in await tables_with(connection, known):
            rows = await connection.execute(select(ENTRIES).where(ENTRIES.c.table == table).order_by(ENTRIES.c.number))
            bodies = without_names([entry_of(row) for row in rows], known)
            for number, body in bodies.items():
                where = (ENTRIES.c.table == table) & (ENTRIES.c.number == number)
                await connection.execute(update(ENTRIES).where(where).values(body=body))
            if bodies:
                changed.append(table)
        for of_people in (ANALYSES, RATINGS, RATING_CHANGES):
            await connection.execute(delete(of_people).where(of_people.c.person.in_(known)))
        nobody = {"name": NOBODY, "login": None, "password": None, "owner": None}
        await connection.execute(update(PEOPLE).where(PEOPLE.c.id.in_(known)).values(nobody))
    return changed


async def claimed_guests(connection: AsyncConnection, persons: Iterable[str]) -> set[str]:
    """The guests whose seats have passed to some people."""
    query = select(ENTRIES.c.body).where(ENTRIES.c.kind == "claim", ENTRIES.c.by.in_(persons))
    return {body["guest"] for body in (await connection.execute(query)).scalars()}


async def tables_with(connection: AsyncConnection, persons: Sequence[str]) -> list[str]:
    """The tables where some people have a seat or have done anything."""
    done = select(ENTRIES.c.table).where(ENTRIES.c.by.in_(persons))
    seated = select(SEATS.c.table).where(SEATS.c.person.in_(persons))
    return sorted((await connection.execute(done.union(seated))).scalars())


def without_names(log: Sequence[Entry], persons: Sequence[str]) -> dict[int, dict[str, Any]]:
    """The entries of a log that name some people or quote them, by number, as they are without that."""
    changed: dict[int, dict[str, Any]] = {}
    seated: dict[int, str | None] = {}  # who sits where before an entry
    for entry in log:
        body = deepcopy(entry.body)
        match entry.kind:
            case "create":
                seated = {number: seat.get("person") for number, seat in enumerate(body["seats"])}
                for seat in body["seats"]:
                    if seat.get("person") in persons:
                        seat["name"] = NOBODY
            case "sit":
                seated[body["seat"]] = entry.by
                body["name"] = NOBODY if entry.by in persons else body["name"]
            case "stand":
                body["name"] = NOBODY if seated.pop(body["seat"], None) in persons else body.get("name")
            case "chat" if entry.by in persons:
                body["text"] = ""
        if body != entry.body:
            changed[entry.number] = body
    return changed
