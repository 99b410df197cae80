"""`tessera network`: how a neural network was made."""

import json
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.table import Table

from tessera.bots import NETWORK_SUFFIX
from tessera.bots.neural.network import how_made, network_file
from tessera.core.errors import BadOption
from tessera.core.registry import find_game
from tessera.core.text import Text

from .language import LANGUAGE, SAY, Language


def network(
    which: Annotated[str, typer.Argument(metavar="FILE|GAME", help=SAY("cli-network-which"))], lang: Language = LANGUAGE
) -> None:
    """Say how a network was made."""
    text = Text(lang)
    path = Path(which) if which.endswith(NETWORK_SUFFIX) else network_file(find_game(which))
    if path is None:
        raise BadOption("train-no-observation", game=which)
    table = Table(title=text("network-title", name=which), title_justify="left", show_header=False)
    table.add_column(style="bold")
    table.add_column(overflow="fold")
    for name, value in rows(how_made(path)):
        table.add_row(name, value)
    Console().print(table)


def rows(facts: Mapping[str, str]) -> Iterator[tuple[str, str]]:
    """What a file says about its network, as it names it; what it has in JSON, line by line."""
    for name, value in sorted(facts.items()):
        if not value.startswith("{"):
            yield name, value
            continue
        for number, (part, found) in enumerate(json.loads(value).items()):
            yield "" if number else name, f"{part}: {readable(found)}"


def readable(value: object) -> str:
    """A number with a few digits, a list with spaces."""
    if isinstance(value, list):
        return ", ".join(readable(each) for each in value)
    if isinstance(value, float):
        return f"{value:.4g}"
    return f"{value:,}" if isinstance(value, int) else str(value)
