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
    """Writes a consistent copy of the database, which only its owner may read, and checks it; a bad one is not left behind."""
    try:
        os.close(os.open(file, os.O_CREAT | os.O_EXCL | os.O_RDWR, 0o600))
    except FileExistsError as error:
        raise BadOption("backup-in-the-way", file=str(file)) from error
    except OSError as error:
        raise BadOption("backup-failed", why=str(error)) from error
    try:
        if settings.file is None:
            dump_postgres(settings, file)
            console.print(str(file), highlight=False)
        else:
            entries, tables = copy_sqlite(settings.file, file)
            console.print(text("backup-done", file=str(file), entries=entries, tables=tables), highlight=False, soft_wrap=True)
    except BaseException:
        file.unlink()
        raise


def copy_sqlite(source: Path, file: Path) -> tuple[int, int]:
    """Copies a SQLite file; returns the number of entries and of tables in the copy."""
    if not source.exists():
        raise BadOption("backup-failed", why=str(source))
    try:
        live, copy = sqlite3.connect(f"{source.resolve().as_uri()}?mode=ro", uri=True), sqlite3.connect(file)
        with contextlib.closing(live), contextlib.closing(copy):
            live.backup(copy)
            faults = [fault for (fault,) in copy.execute("PRAGMA integrity_check(3)")]
            if faults != ["ok"]:
                raise BadOption("backup-damaged", why="; ".join(faults)[:300])
            counts = [copy.execute(f"SELECT count(*) FROM {name}").fetchone()[0] for name in ("entries", "tables")]  # noqa: S608
    except sqlite3.OperationalError as error:
        raise BadOption("backup-failed", why=str(error)) from error
    except sqlite3.DatabaseError as error:
        raise BadOption("backup-damaged", why=str(error)) from error
    return counts[0], counts[1]


def dump_postgres(settings: "Settings", file: Path) -> None:
    """Runs `pg_dump`, then reads what it wrote; the password is in the environment, where no list of processes shows it."""
    from sqlalchemy import make_url

    program = shutil.which("pg_dump")
    if program is None:
        raise BadOption("backup-failed", why="pg_dump")
    url = make_url(settings.address)
    environment = {**os.environ, "PGPASSWORD": url.password} if url.password else None
    address = url._replace(password=None).render_as_string()
    run([program, "--format=custom", f"--file={file}", address], environment)
    if (reader := shutil.which("pg_restore")) is not None:
        run([reader, f"--file={os.devnull}", str(file)])


def run(command: list[str], environment: dict[str, str] | None = None) -> None:
    """Runs a program; raises what it says if it fails."""
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=False)
    if done.returncode:
        raise BadOption("backup-failed", why=done.stderr.strip()[:300])
