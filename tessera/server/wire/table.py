"""A table as a client may see it: its seats, its log, the position of its match, and what drafts would do."""

from typing import Annotated, Any, Literal

from pydantic import Field

from .message import Message
from .new_table import DayClock, LiveClock, Origin


class EventView(Message):
    """What a step of the match did."""

    name: str
    seat: int | None
    facts: dict[str, Any]
    text: Annotated[str, Field(description="The same as a line for people, in the language asked for.")]


class EntryView(Message):
    """One line of the table's log."""

    number: int
    at: float
    kind: str
    seat: int | None = None
    name: str | None = None
    text: str | None = None
    moves: list[str] = []
    auto: Annotated[str | None, Field(description="The bot that played, or that stood in when the clock ran out.")] = None
    to: Annotated[int | None, Field(description="Undo: the number of actions that are left.")] = None
    events: list[EventView] = []


class SeatView(Message):
    """A seat as everybody sees it."""

    name: str
    kind: Literal["open", "person", "bot", "away"]
    bot: str | None
    ready: bool
    reserved: Annotated[bool, Field(description="Whether it is only for whoever has its key.")]
    mine: bool
    here: Annotated[bool, Field(description="Whether its person is connected now.")]
    bank: Annotated[float | None, Field(description="Seconds left in the bank.")]


class Refusal(Message):
    """Moves that are not allowed now, why not, and the rule that says so."""

    moves: list[str]
    text: str
    rule: str | None


class Position(Message):
    """A position of a match as one seat knows it."""

    count: Annotated[int, Field(description="The number of actions that led to it.")]
    seat: Annotated[int | None, Field(description="Whose decision is due; null after the end, and where a draft stops.")]
    view: dict[str, Any]
    legal: Annotated[list[str], Field(description="The moves of the seat to act, for that seat only.")]
    scores: list[int]
    hides: Annotated[bool, Field(description="Whether what comes next would show something hidden: a draft stops here.")] = False


class Outcome(Message):
    """How a match ended."""

    points: list[int]
    ranks: list[int]
    winners: list[int]


class UndoWish(Message):
    """Somebody asks that moves be taken back, and who has agreed."""

    seat: int
    to: int
    agreed: list[int]


class TableView(Message):
    """A table as one client may see it."""

    id: str
    number: int
    changed: Annotated[int, Field(description="The last entry that changed the match: a command must have seen it.")]
    game: str
    components: str
    options: dict[str, Any]
    status: Literal["open", "playing", "over"]
    listed: bool
    lesson: bool
    undo: str
    hints: bool
    clock: LiveClock | DayClock | None
    deadline: float | None
    seats: list[SeatView]
    host: bool
    muted: list[int]
    undo_wish: UndoWish | None
    commitment: Annotated[str, Field(description="SHA-256 of `salt:seed`: `tessera verify` checks it after the match.")]
    seed: Annotated[int | None, Field(description="Told when the match is over.")]
    salt: str | None
    rematch: str | None
    origin: Origin | None
    result: Outcome | None
    position: Position | None


class TableLaid(Message):
    """A new table, and the keys of its reserved seats, which are told only now."""

    table: TableView
    keys: list[str | None]


class Line(Message):
    """A table in a list."""

    id: str
    game: str
    status: str
    seats: list[SeatView]
    created: float
    my_turn: bool
    lesson: bool
    since: Annotated[float, Field(description="When it was laid, began or ended, as its status says.")]
    clock: LiveClock | DayClock | None
    scores: list[int] | None


class Preview(Message):
    """What a draft would do."""

    events: list[EventView]
    played: Annotated[int, Field(description="How many of its moves were played; the rest would show something hidden first.")]
    position: Position


class Turn(Message):
    """It is the client's turn at a table, or the match there is over."""

    table: str
    number: int
    game: str
    status: Literal["playing", "over"]
    position: Position
