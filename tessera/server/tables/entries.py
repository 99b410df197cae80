"""Entries: the lines of a table's log, and what happened in the match with each."""

from dataclasses import dataclass, field
from typing import Any

from orjson import Fragment

from tessera.core.game import Event


@dataclass(frozen=True)
class Entry:
    """One line of a table's log: the only thing that is ever stored about it, and never changed."""

    number: int  # from 1, without gaps
    at: float  # seconds since 1970
    kind: str
    by: str | None  # the person who did it; None for the server itself
    command: str | None  # the id that the client gave: the same one is done once
    body: dict[str, Any]


@dataclass(frozen=True)
class Told:
    """An entry with what happened in the match."""

    entry: Entry
    events: list[Event]
    said: dict[str, Fragment] = field(default_factory=dict)  # the events in languages that were asked for
