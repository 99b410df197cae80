"""Migrates the database when the server starts; one of several processes does it while the others wait."""

from pathlib import Path

from alembic import command
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import text
from sqlalchemy.engine import Connection
from sqlalchemy.ext.asyncio import AsyncEngine

from tessera.core.errors import BadOption

LOCK = 7_366_372  # an arbitrary key for PostgreSQL's advisory lock


def config(connection: Connection | None = None) -> Config:
    """Alembic's configuration, without a file."""
    found = Config()
    found.set_main_option("script_location", str(Path(__file__).parent))
    found.attributes["connection"] = connection
    return found


async def migrate(engine: AsyncEngine) -> None:
    """Runs the migrations that have not been run yet."""
    async with engine.connect() as connection:
        await connection.run_sync(upgrade)
        await connection.commit()


def upgrade(connection: Connection) -> None:
    """The same on a connection, under a lock that ends with the transaction."""
    if connection.dialect.name == "postgresql":
        connection.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": LOCK})
    else:
        connection.exec_driver_sql("BEGIN IMMEDIATE")
    refuse_newer(connection)
    command.upgrade(config(connection), "head")


def refuse_newer(connection: Connection) -> None:
    """Refuses a database with migrations that this version does not know."""
    known = {script.revision for script in ScriptDirectory.from_config(config()).walk_revisions()}
    if not known.issuperset(MigrationContext.configure(connection).get_current_heads()):
        raise BadOption("serve-newer-database")
