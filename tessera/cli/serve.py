"""`tessera serve`: the server, for browsers and programs."""

from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console

from tessera.core.text import Text

from .arguments import Database
from .language import LANGUAGE, SAY, Language
from .settings import Config, DataFolder, settings_of


def serve(
    host: Annotated[str | None, typer.Option(help=SAY("cli-serve-host"))] = None,
    port: Annotated[int | None, typer.Option(help=SAY("cli-serve-port"))] = None,
    database: Database = None,
    data: DataFolder = None,
    games: Annotated[list[Path] | None, typer.Option("--game", help=SAY("cli-serve-game"))] = None,
    open: Annotated[bool | None, typer.Option("--open", help=SAY("cli-serve-open"))] = None,  # noqa: A002 - as the flag is called
    config: Config = None,
    lang: Language = LANGUAGE,
) -> None:
    """Start the server."""
    from tessera.server.process import serve as run

    flags = {"host": host, "port": port, "database": database, "data": data, "games": games or None, "open": open}
    run(Console(), Text(lang), settings_of(config, **flags))
