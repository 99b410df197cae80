"""A table as a client may see it: its seats, its log, the position of its match, and what drafts would do."""

from collections.abc import Mapping
from typing import Annotated, Any, Literal

from pydantic import Field, WithJsonSchema
from typing_extensions import TypedDict

from .message import closed
from .new_table import DayClock, LiveClock, Origin

# What a seat may know of a match, in the form that its game declares; the description of the API lists the views of all games.
ANY_VIEW = "AnyView"
View = Annotated[Mapping[str, Any], WithJsonSchema({"title": ANY_VIEW, "type": "object", "additionalProperties": True})]

SeatKind = Literal["open", "person", "bot", "away"]


@closed
class EventView(TypedDict):
    """What a step of the match did."""

    name: str
    seat: int | None
    facts: dict[str, Any]
    text: Annotated[str, Field(description="The same as a sentence, in the language asked for.")]


@closed
class EntryView(TypedDict):
    """One line of the table's log."""

    number: int
    at: float
    kind: str
    seat: Annotated[int | None, Field(default=None)]
    name: Annotated[str | None, Field(default=None)]
    text: Annotated[str | None, Field(default=None)]
    moves: Annotated[list[str], Field(default=[])]
    auto: Annotated[str | None, Field(default=None, description="The bot that played, or `clock` if a person was too late.")]
    to: Annotated[int | None, Field(default=None, description="Undo: the number of actions that are left.")]
    events: Annotated[list[EventView], Field(default=[])]


@closed
class SeatView(TypedDict):
    """A seat as everybody sees it."""

    name: str
    kind: SeatKind
    bot: str | None
    ready: bool
    reserved: Annotated[bool, Field(description="Whether it needs a key.")]
    mine: bool
    here: Annotated[bool, Field(description="Whether its person is connected now.")]
    bank: Annotated[float | None, Field(description="Seconds left in the bank.")]


@closed
class Refusal(TypedDict):
    """Moves that are not allowed now, why not, and the rule that says so."""

    moves: list[str]
    text: str
    rule: str | None


@closed
class Position(TypedDict):
    """A position of a match as one seat knows it."""

    count: Annotated[int, Field(description="The number of actions that led to it.")]
    seat: Annotated[int | None, Field(description="Whose decision is due; null after the end, and where a draft stops.")]
    view: View
    legal: Annotated[list[str], Field(description="The moves of the seat to act, for that seat only.")]
    scores: list[int]
    hides: Annotated[bool, Field(default=False, description="Whether the next step reveals something: a draft stops here.")]


@closed
class Outcome(TypedDict):
    """How a match ended."""

    points: list[int]
    ranks: list[int]
    winners: list[int]


@closed
class UndoWish(TypedDict):
    """A request to undo moves, and the seats that have agreed."""

    seat: int
    to: int
    agreed: list[int]


@closed
class TableView(TypedDict):
    """A table as one client may see it."""

    id: str
    number: int
    changed: Annotated[int, Field(description="The last entry that changed the match: a command must have seen it.")]
    game: str
    components: str
    options: dict[str, Any]
    status: Literal["open", "playing", "over"]
    listed: bool
    rated: Annotated[bool, Field(description="Whether its match changes ratings.")]
    lesson: bool
    chapter: Annotated[int, Field(description="Of a lesson, from 1.")]
    start: Annotated[int, Field(description="How many actions its match began with: those of another one, or of a lesson.")]
    undo: str
    hints: bool
    thinking: Annotated[Literal["server", "browser"], Field(description="Who thinks for the bots.")]
    clock: LiveClock | DayClock | None
    deadline: float | None
    seats: list[SeatView]
    host: bool
    muted: list[int]
    undo_wish: UndoWish | None
    may_undo: Annotated[
        Literal["free", "consent"] | None,
        Field(description="Whether the client may undo its last turn: at once, if the others agree, or not at all."),
    ]
    commitment: Annotated[str, Field(description="SHA-256 of `salt:seed`: `tessera verify` checks it after the match.")]
    seed: Annotated[
        int | str | None, Field(description="Null until the match is over; 32 hexadecimal digits, or a number in old matches.")
    ]
    salt: str | None
    rematch: str | None
    origin: Origin | None
    result: Outcome | None
    position: Position | None


@closed
class TableLaid(TypedDict):
    """A new table, and the keys of its reserved seats, which are sent only once."""

    table: TableView
    keys: list[str | None]


@closed
class Line(TypedDict):
    """A table in a list."""

    id: str
    game: str
    status: str
    seats: list[SeatView]
    created: float
    my_turn: bool
    rated: bool
    lesson: bool
    offline: Annotated[bool, Field(description="Whether its match was played without a server, and handed over.")]
    since: Annotated[float, Field(description="When it was created, started or ended, as its status says.")]
    turn_since: Annotated[float, Field(description="When the turn that is being played began.")]
    clock: LiveClock | DayClock | None
    scores: list[int] | None


@closed
class Preview(TypedDict):
    """What a draft would do."""

    events: list[EventView]
    played: Annotated[int, Field(description="How many of its moves were tried; the next one would reveal something.")]
    position: Position


@closed
class Turn(TypedDict):
    """It is the client's turn at a table, or the match there is over."""

    table: str
    number: int
    game: str
    status: Literal["playing", "over"]
    position: Position
