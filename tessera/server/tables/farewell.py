"""Deleting a person: their sessions end, bots take over their seats, and their name disappears from what is stored."""

import secrets
from contextlib import suppress
from typing import Final

from tessera.core.errors import TesseraError

from ..people.accounts import Accounts
from ..people.person import Person
from ..people.records import erase
from ..store.entries import OPEN, PLAYING
from ..store.notices import table_lines
from ..wire.commands import Leave, Stand
from .pipeline import Tables

MAX_TABLES = 10_000
SUBSTITUTE: Final = "medium"  # the level of the bot that plays on


async def delete_person(tables: Tables, accounts: Accounts, person: Person) -> None:
    """Deletes a person and their bots for good; their matches stay, without their names."""
    everybody = [person, *await accounts.bots_of(person)]
    for each in everybody:
        await accounts.sessions.end_all(each.id)
    for each in everybody:
        await leave_tables(tables, each)
    changed = await erase(accounts.engine, [each.id for each in everybody])
    for table in changed:
        await tables.reload(table)
    for line in table_lines(changed):
        await tables.store.publish(line)


async def leave_tables(tables: Tables, person: Person) -> None:
    """Gives up the seats of a person at tables that wait for players, and leaves matches under way to bots."""
    for name in await tables.store.tables_of(person.id, MAX_TABLES):
        with suppress(TesseraError):  # a table of an older version, or one where a bot plays for them already
            table = await tables.find(name)
            if table.status == OPEN:
                for seat in table.seats_of(person.id):
                    await tables.do(name, person, Stand(id=secrets.token_hex(8), do="stand", seat=seat))
            elif table.status == PLAYING:
                await tables.do(name, person, Leave(id=secrets.token_hex(8), do="leave", level=SUBSTITUTE))
