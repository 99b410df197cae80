"""Brings the database up to date when the server starts; of several processes one does it, the others wait."""

from pathlib import Path

from alembic import command
from alembic.config import Config
from sqlalchemy import text
from sqlalchemy.engine import Connection
from sqlalchemy.ext.asyncio import AsyncEngine

LOCK = 7_366_372  # any number that nobody else uses: PostgreSQL's lock for it


def config(connection: Connection | None = None) -> Config:
    """Alembic's configuration, without a file."""
    found = Config()
    found.set_main_option("script_location", str(Path(__file__).parent))
    found.attributes["connection"] = connection
    return found


async def migrate(engine: AsyncEngine) -> None:
    """Runs what has not been run yet."""
    async with engine.connect() as connection:
        await connection.run_sync(upgrade)
        await connection.commit()


def upgrade(connection: Connection) -> None:
    """The same on a connection, alone: the lock ends with the transaction."""
    if connection.dialect.name == "postgresql":
        connection.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": LOCK})
    else:
        connection.exec_driver_sql("BEGIN IMMEDIATE")
    command.upgrade(config(connection), "head")
