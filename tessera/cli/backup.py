"""`tessera backup`: a copy of the database, even while the server is running."""

import contextlib
import os
import shutil
import sqlite3
import subprocess
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer
from rich.console import Console

from tessera.core.errors import BadOption
from tessera.core.text import Text

from .arguments import Database
from .language import LANGUAGE, SAY, Language
from .settings import Config, DataFolder, settings_of

if TYPE_CHECKING:
    from tessera.server.settings import Settings


def backup(
    file: Annotated[Path, typer.Argument(help=SAY("cli-backup-file"))],
    database: Database = None,
    data: DataFolder = None,
    config: Config = None,
    lang: Language = LANGUAGE,
) -> None:
    """Copy the database."""
    copy_database(Console(), Text(lang), settings_of(config, database=database, data=data), file)


def copy_database(console: Console, text: Text, settings: "Settings", file: Path) -> None:
    """Writes a consistent copy of the database."""
    if file.exists():
        raise BadOption("backup-in-the-way", file=str(file))
    if settings.is_shared:
        dump_postgres(settings, file)
        console.print(str(file), highlight=False)
        return
    source = Path(settings.address.partition(":///")[2])
    if not source.exists():
        raise BadOption("backup-failed", why=str(source))
    live, copy = sqlite3.connect(f"file:{source}?mode=ro", uri=True), sqlite3.connect(file)
    with contextlib.closing(live), contextlib.closing(copy):
        live.backup(copy)
        entries = copy.execute("SELECT count(*) FROM entries").fetchone()[0]
        tables = copy.execute("SELECT count(*) FROM tables").fetchone()[0]
    console.print(text("backup-done", file=str(file), entries=entries, tables=tables), highlight=False, soft_wrap=True)


def dump_postgres(settings: "Settings", file: Path) -> None:
    """Runs `pg_dump`; the password is passed in the environment, so that no list of processes shows it."""
    from sqlalchemy import make_url

    program = shutil.which("pg_dump")
    if program is None:
        raise BadOption("backup-failed", why="pg_dump")
    url = make_url(settings.address)
    environment = {**os.environ, "PGPASSWORD": url.password} if url.password else None
    address = url._replace(password=None).render_as_string()
    command = [program, "--format=custom", f"--file={file}", address]
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=False)
    if done.returncode:
        raise BadOption("backup-failed", why=done.stderr.strip()[:300])
