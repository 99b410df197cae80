"""`tessera serve`: the server, for browsers and programs."""

from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console

from tessera.core.registry import game_in_file
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
    flags = {"host": host, "port": port, "database": database, "data": data, "games": games or None, "open": open}
    settings = settings_of(config, **flags)
    for file in settings.games:
        game_in_file(file)
    from tessera.server.process import serve as run  # only now: its messages have room for the seats of all games

    run(Console(), Text(lang), settings)
