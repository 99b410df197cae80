"""The language of the command line, determined before a command is parsed because its help needs it."""

import os
import sys
from collections.abc import Sequence
from itertools import pairwise
from typing import Annotated

import typer

from tessera.core.text import LANGUAGES, Text


def spoken_language(arguments: Sequence[str]) -> str:
    """The language of `--lang`, else of the user's system, else English."""
    asked = [after for word, after in pairwise(arguments) if word == "--lang"]
    asked += [word.removeprefix("--lang=") for word in arguments if word.startswith("--lang=")]
    locale = os.environ.get("LC_ALL") or os.environ.get("LC_MESSAGES") or os.environ.get("LANG") or ""
    return next((language for language in (*asked, locale[:2]) if language in LANGUAGES), "en")


LANGUAGE = spoken_language(sys.argv[1:])
SAY = Text(LANGUAGE)
Language = Annotated[str, typer.Option("--lang", help=SAY("cli-lang"))]
