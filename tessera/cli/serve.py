"""`tessera serve` and `tessera site`: the games in browsers, with a server and without one."""

from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console

from tessera.core.registry import game_in_file
from tessera.core.text import Text

from .arguments import Database
from .language import LANGUAGE, SAY, Language
from .settings import Config, DataFolder, settings_of

MEGABYTE = 1_000_000


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


def site(folder: Annotated[Path, typer.Argument(help=SAY("cli-site-folder"))], lang: Language = LANGUAGE) -> None:
    """Write a site that needs no server."""
    from tessera.offline.site import write_site  # imports the server

    size = write_site(folder)
    facts = {"folder": str(folder), "size": round(size / MEGABYTE)}
    Console().print(Text(lang)("site-written", **facts), highlight=False, markup=False, soft_wrap=True)
