"""The part of orjson that messages are written with, by the standard library."""

import json
from typing import Any

OPT_NON_STR_KEYS = 0  # which the standard library allows anyway


def dumps(value: Any, option: int = 0) -> bytes:
    """A value as JSON, as orjson writes it: without spaces, and with all characters as they are."""
    return json.dumps(value, ensure_ascii=False, separators=(",", ":")).encode()


def Fragment(data: bytes) -> Any:
    """A part of a message that is JSON already."""
    return json.loads(data)


def loads(data: str | bytes) -> Any:
    """A value from JSON."""
    return json.loads(data)
