"""Reading a TOML file that somebody else wrote, in bounded time and memory, and writing its data as one canonical text.

The standard parser takes quadratic memory for long dotted keys and recurses into nested values, so a linear scan refuses both
before it runs.
"""

import json
import re
import tomllib
from collections.abc import Mapping
from typing import Any

from .schema import Wrong

MOST_CHARACTERS = 64_000  # three times the largest file of a game
MOST_DEPTH = 8  # brackets inside brackets
MOST_PARTS = 4  # of a dotted key
LONGEST_MESSAGE = 200  # of the parser

TOKEN = re.compile(r"""\#[^\n]*|"(?:[^"\\\n]|\\[^\n])*"|'[^'\n]*'|["']|[\[\]{}.,=\n]|[^\[\]{}.,=\n"'#]+""")
LINE_OF_ERROR = re.compile(r"at line (\d+)")


def parse(text: str) -> dict[str, Any]:
    """The data of a TOML file; raises Wrong, with the line."""
    check_form(text)
    try:
        return tomllib.loads(text)
    except (ValueError, RecursionError) as error:  # a number of thousands of digits is a plain ValueError
        why = str(error)[:LONGEST_MESSAGE]
        found = LINE_OF_ERROR.search(why)
        raise Wrong("fault-toml", why=why, line=int(found[1]) if found else 1) from error


def check_form(text: str) -> None:
    """Refuses text that is too long, nests too deeply, has long dotted keys or texts of several lines; takes linear time."""
    if len(text) > MOST_CHARACTERS:
        raise Wrong("fault-long", length=len(text), most=MOST_CHARACTERS, line=1)
    line, depth, parts, is_after_text = 1, 0, 1, False
    for found in TOKEN.finditer(text):
        part = found[0]
        if part[0] in "\"'" and (is_after_text or len(part) == 1):  # """ reads as an empty text and a quotation mark
            raise Wrong("fault-unclosed", line=line)
        is_after_text = part[0] in "\"'"
        if part == "\n":
            line += 1
        if part in "\n,=":
            parts = 1
        elif part == ".":
            parts += 1
        elif part in "[{":
            depth += 1
        elif part in "]}":
            depth -= 1
        if depth > MOST_DEPTH or parts > MOST_PARTS:
            raise Wrong("fault-nested", line=line)


def canonical(data: Mapping[str, Any]) -> str:
    """Checked data as TOML with its keys in order: equal data gives equal text."""
    return "".join(f"{json.dumps(key)} = {value_text(data[key])}\n" for key in sorted(data))


def value_text(value: Any) -> str:
    """A value as TOML on one line."""
    if isinstance(value, dict):
        return "{" + ", ".join(f"{json.dumps(key)} = {value_text(value[key])}" for key in sorted(value)) + "}"
    if isinstance(value, list):
        return "[" + ", ".join(map(value_text, value)) + "]"
    return json.dumps(value, ensure_ascii=False)  # printable text, whole numbers and truth values are written alike in both
