"""The command `tessera`; each subcommand is a function in a module of this package."""

import importlib.metadata
import sys
from io import TextIOWrapper

import typer
from rich.console import Console

from tessera.core.errors import TesseraError

from .arena import arena, ladder
from .backup import backup
from .bench import bench
from .fit import fit
from .game_options import GameCommand
from .lab import balance, export
from .language import LANGUAGE, SAY
from .network import network
from .play import play, replay, rules, verify
from .serve import serve, site
from .train import train

app = typer.Typer(help=SAY("cli-help"), no_args_is_help=True, add_completion=False, pretty_exceptions_enable=False)

app.command(help=SAY("cli-play"), cls=GameCommand)(play)
app.command(help=SAY("cli-serve"))(serve)
app.command(help=SAY("cli-site"))(site)
app.command(help=SAY("cli-backup"))(backup)
app.command(help=SAY("cli-replay"))(replay)
app.command(help=SAY("cli-verify"))(verify)
app.command(help=SAY("cli-rules"))(rules)
app.command(help=SAY("cli-bench"))(bench)
app.command(help=SAY("cli-arena"), cls=GameCommand)(arena)
app.command(help=SAY("cli-ladder"))(ladder)
app.command(help=SAY("cli-balance"), cls=GameCommand)(balance)
app.command(help=SAY("cli-export"), cls=GameCommand)(export)
app.command(help=SAY("cli-fit"))(fit)
app.command(help=SAY("cli-train"))(train)
app.command(help=SAY("cli-network"))(network)


@app.command(help=SAY("cli-version"))
def version() -> None:
    """The version of Tessera."""
    print(importlib.metadata.version("tessera"))


def main() -> None:
    """Runs a command; an error that the user can understand is one line on stderr, with exit code 2."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="replace")  # a terminal that lacks a character shows a question mark, not a traceback
    try:
        app()
    except TesseraError as error:
        Console(stderr=True).print(error.message_in(LANGUAGE), style="red", highlight=False, markup=False, soft_wrap=True)
        sys.exit(2)
