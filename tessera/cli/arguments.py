"""Arguments that several commands have, and how they are read."""

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
    """What was given with commas, word by word."""
    return [word.strip() for word in value.split(",")]


def read_seed(seed: str) -> int:
    """A seed as it was typed."""
    if not (seed.isascii() and seed.isdigit() and len(seed) <= 20):
        raise BadOption("wrong-seed", seed=seed[:40])
    return int(seed)
