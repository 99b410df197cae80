"""Arguments that several commands share."""

from pathlib import Path
from typing import Annotated

import typer

from tessera.core.errors import BadOption

from .language import SAY

GameName = Annotated[str, typer.Argument(help=SAY("cli-which-game"))]
Components = Annotated[Path | None, typer.Option(help=SAY("cli-components"))]
Database = Annotated[str | None, typer.Option(help=SAY("cli-serve-database"))]
Json = Annotated[bool, typer.Option("--json", help=SAY("cli-json"))]


def words(value: str) -> list[str]:
    """The words of a comma-separated list."""
    return [word.strip() for word in value.split(",")]


def read_seed(seed: str) -> int:
    """Reads a seed."""
    if not (seed.isascii() and seed.isdigit() and len(seed) <= 20):
        raise BadOption("wrong-seed", seed=seed[:40])
    return int(seed)
