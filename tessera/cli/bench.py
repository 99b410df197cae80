"""`tessera bench`: the speed of the rules, of the environments or of the server on this machine."""

from typing import Annotated

import typer
from rich.console import Console

from tessera.core.errors import BadOption
from tessera.core.text import Text

from .arguments import Database, Json
from .language import LANGUAGE, SAY, Language


def bench(
    what: Annotated[str, typer.Argument(help=SAY("cli-bench-what"))] = "rules",
    json: Json = False,
    device: Annotated[str, typer.Option(help=SAY("cli-device"))] = "cpu",
    game: Annotated[str | None, typer.Option(help=SAY("cli-one-game"))] = None,
    database: Database = None,
    tables: Annotated[int, typer.Option(help=SAY("cli-bench-tables"), min=500)] = 1000,
    hostile: Annotated[bool, typer.Option("--hostile", help=SAY("cli-bench-hostile"))] = False,
    lang: Language = LANGUAGE,
) -> None:
    """Measure the speed of the rules, of the environments or of the server on this machine."""
    if what == "server":
        try:
            from tessera.bench.hostile import run as run_hostile
            from tessera.bench.server import run as run_server
        except ModuleNotFoundError as error:
            if error.name != "httpx":
                raise
            raise BadOption("bench-no-client") from error
        if hostile:
            return run_hostile(Console(), Text(lang), as_json=json, database=database)
        return run_server(Console(), Text(lang), as_json=json, database=database, count=tables)
    if what == "envs":
        try:
            from tessera.bench.envs import run
        except ModuleNotFoundError as error:
            if error.name not in ("gymnasium", "pettingzoo"):
                raise
            raise BadOption("bench-no-envs") from error
    elif what == "rules":
        from tessera.bench.rules import run
    else:
        raise BadOption("bench-wrong-what", what=what)
    return run(Console(), Text(lang), as_json=json, device=device, names=[game] if game else None)
