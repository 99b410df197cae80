"""`tessera site`: a folder for any static host, where both games are played without a server."""

from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console

from tessera.core.text import Text

from .language import LANGUAGE, SAY, Language

MEGABYTE = 1_000_000


def site(folder: Annotated[Path, typer.Argument(help=SAY("cli-site-folder"))], lang: Language = LANGUAGE) -> None:
    """Write a site that needs no server."""
    from tessera.offline.site import write_site  # imports the server

    size = write_site(folder)
    facts = {"folder": str(folder), "size": round(size / MEGABYTE)}
    Console().print(Text(lang)("site-written", **facts), highlight=False, markup=False, soft_wrap=True)
