"""What people do at a table: each command with an id of the client's choice, by which a repeat is known; and drafts."""

from typing import Annotated, Literal

from pydantic import Field, StrictBool
from typing_extensions import TypedDict

from .message import MOVES_A_TURN, Chat, CommandId, EntryNumber, Level, Message, MoveText, SeatNumber, closed, shown


class Command(Message):
    """Something done at a table."""

    id: CommandId


class Sit(Command):
    """Takes an open seat."""

    do: Literal["sit"]
    seat: SeatNumber
    key: Annotated[str | None, Field(max_length=100, description="Of a reserved seat.")] = None


class Stand(Command):
    """Gives a seat up before the match begins; the host may send others away."""

    do: Literal["stand"]
    seat: SeatNumber


class Invite(Command):
    """Puts a bot on an open seat; for the host, before the match begins."""

    do: Literal["invite"]
    seat: SeatNumber
    level: Level


class Ready(Command):
    """Says that one is ready; the match begins when everybody is."""

    do: Literal["ready"]
    ready: StrictBool = True


class Play(Command):
    """Plays moves, all of them or none."""

    do: Literal["play"]
    seen: Annotated[EntryNumber, Field(description="The number of the last entry that the client has seen.")]
    moves: Annotated[list[MoveText], Field(min_length=1, max_length=MOVES_A_TURN)]


class Undo(Command):
    """Takes back one's last move, or all of the last turn: at once if that is free, else everybody is asked."""

    do: Literal["undo"]
    seen: EntryNumber


class Agree(Command):
    """Agrees that a move is taken back, or does not."""

    do: Literal["agree"]
    agree: StrictBool


class Leave(Command):
    """Leaves a match; a bot stands in."""

    do: Literal["leave"]
    level: Level = "medium"


class Come(Command):
    """Comes back to the own seat."""

    do: Literal["come"]


class Say(Command):
    """Says something to everybody at the table."""

    do: Literal["say"]
    text: Chat


class Mute(Command):
    """Hears a seat no more, or again."""

    do: Literal["mute"]
    seat: SeatNumber
    muted: StrictBool = True


class Rematch(Command):
    """Another match of the same people, each one seat further."""

    do: Literal["rematch"]


AnyCommand = Annotated[
    Sit | Stand | Invite | Ready | Play | Undo | Agree | Leave | Come | Say | Mute | Rematch,
    Field(
        discriminator="do",
        examples=[
            {"id": "c1", "do": "sit", "seat": 1},
            {"id": "c2", "do": "play", "seen": 12, "moves": ["buy wind-farm at 2.1"]},
            {"id": "c3", "do": "say", "text": "Good luck!"},
        ],
    ),
]


@closed
class Ack(TypedDict):
    """A command is stored."""

    id: str
    number: Annotated[int, Field(description="The entry that it became; of a repeat, the one that it was then.")]


class Draft(Message):
    """Moves to try out, and the position to try them in."""

    model_config = shown({"seen": 12, "moves": ["income", "research energy"]})

    seen: EntryNumber
    moves: Annotated[list[MoveText], Field(max_length=MOVES_A_TURN)]
