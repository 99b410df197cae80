"""Custom components in the database: a cap for each person and in all, within which the oldest unused ones give way."""

import time
from typing import Any

from sqlalchemy import ColumnElement, delete, func, insert, select, true, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from tessera.core.compile.cache import OwnComponents

from ..errors import TooManyRequests
from .entries import OVER
from .schema import COMPONENTS, ENTRIES, TABLES

MOST_OF_PERSON = 10
MOST_IN_ALL = 200
ROUGHLY = 3600.0  # seconds between two notes of the last use
OLD_DIGITS = 12  # of an identity that only the same file brings back, not the same data: it never gives way


class StoredComponents:
    """The components that people have uploaded."""

    def __init__(self, engine: AsyncEngine) -> None:
        self.engine = engine

    async def text(self, game: str, identity: str) -> str | None:
        """The file of some components; notes that they are used."""
        now = time.time()
        query = select(COMPONENTS.c.text, COMPONENTS.c.used).where(COMPONENTS.c.hash == identity, COMPONENTS.c.game == game)
        async with self.engine.connect() as connection:
            row = (await connection.execute(query)).one_or_none()
        if row is not None and (row.used or 0.0) < now - ROUGHLY:
            async with self.engine.begin() as connection:
                await connection.execute(update(COMPONENTS).where(COMPONENTS.c.hash == identity).values(used=now))
        return None if row is None else str(row.text)

    async def add(self, game: str, components: OwnComponents, person: str) -> None:
        """Stores components, unless somebody has uploaded the same before."""
        row = {"hash": components.identity, "game": game, "text": components.text, "owner": person, "used": time.time()}
        try:
            async with self.engine.begin() as connection:
                await connection.execute(insert(COMPONENTS), row)
        except IntegrityError:
            async with self.engine.begin() as connection:
                await connection.execute(
                    update(COMPONENTS).where(COMPONENTS.c.hash == components.identity).values(used=time.time())
                )

    async def make_space(self, person: str, identity: str) -> list[OwnComponents]:
        """Removes components that no unfinished table uses, if there would be too many; returns them.

        Matches that were played with them can be replayed again once somebody uploads the same components.
        """
        removed = []
        mine = COMPONENTS.c.owner == person
        async with self.engine.begin() as connection:
            if (await connection.execute(select(COMPONENTS.c.hash).where(COMPONENTS.c.hash == identity))).first():
                return []
            refusals = (
                (mine, MOST_OF_PERSON, TooManyRequests("server-your-components", most=MOST_OF_PERSON)),
                (true(), MOST_IN_ALL, TooManyRequests("server-many-components")),
            )
            for whose, most, refusal in refusals:
                if await count(connection, whose) >= most:
                    found = await oldest_unused(connection, whose)
                    if found is None:
                        raise refusal
                    await connection.execute(delete(COMPONENTS).where(COMPONENTS.c.hash == found.identity))
                    removed.append(found)
        return removed


async def count(connection: AsyncConnection, whose: ColumnElement[bool]) -> int:
    """The number of components, of a person or in all."""
    return int((await connection.execute(select(func.count()).select_from(COMPONENTS).where(whose))).scalar_one())


async def oldest_unused(connection: AsyncConnection, whose: ColumnElement[bool]) -> OwnComponents | None:
    """The components that were last used longest ago, among those that no unfinished table needs."""
    needed: Any = (
        select(ENTRIES.c.body["components"].as_string())
        .join(TABLES, TABLES.c.id == ENTRIES.c.table)
        .where(ENTRIES.c.number == 1, TABLES.c.status != OVER)
    )
    query = (
        select(COMPONENTS.c.hash, COMPONENTS.c.text)
        .where(whose, func.length(COMPONENTS.c.hash) > OLD_DIGITS, COMPONENTS.c.hash.not_in(needed))
        .order_by(COMPONENTS.c.used)
        .limit(1)
    )
    row = (await connection.execute(query)).one_or_none()
    return None if row is None else OwnComponents(row.hash, row.text)
