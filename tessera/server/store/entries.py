"""What is stored of a table: the entries of its log, which are the truth, and its row in the lists."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final, Literal

Status = Literal["open", "playing", "over"]
OPEN: Final = "open"
PLAYING: Final = "playing"
OVER: Final = "over"
DUE: Final = "due"  # a rated table whose match has not changed the ratings yet
RATED: Final = "done"

EntryKind = Literal[
    "create",
    "sit",
    "stand",
    "invite",
    "ready",
    "start",
    "play",
    "undo",
    "ask",
    "agree",
    "refuse",
    "leave",
    "come",
    "chat",
    "mute",
    "rematch",
    "claim",
]


@dataclass(frozen=True)
class Entry:
    """One line of a table's log; it never changes once it is stored."""

    number: int  # from 1, without gaps
    at: float  # seconds since 1970
    kind: EntryKind
    by: str | None  # the person who caused it; None for the server itself
    command: str | None  # the id that the client chose: a command with a known id is not carried out again
    body: dict[str, Any]


@dataclass(frozen=True)
class TableRow:
    """What lists and the search for due turns need of a table without reading its log."""

    game: str
    listed: bool
    created: float
    status: Status
    changed: float
    wake: float | None
    aside: str | None = None  # whatever changes a table shows that it can be played
    offline: bool = False
    rating: str | None = None  # of a rated table: its match is still to change the ratings


@dataclass(frozen=True)
class Append:
    """An entry to be stored, with what it changes in the lists."""

    table: str
    entry: Entry
    persons: list[str]  # whose turn it is then, or whose match is over
    row: TableRow | None  # if it changed
    seats: dict[int, str] | None  # the persons by seat, if they changed
    opens: "Append | None" = None  # the first entry of another table, stored if and only if this one is
    further: Sequence[Entry] = ()  # the rest of a whole log, stored if and only if its first entry is
