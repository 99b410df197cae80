"""Commands of people at a table, each with an id of the client's choice that identifies repeats; and drafts."""

from typing import Annotated, Literal

from pydantic import Field, StrictBool
from typing_extensions import TypedDict

from .message import MOVES_A_TURN, Chat, CommandId, EntryNumber, Level, Message, MoveText, SeatNumber, closed, shown


class Command(Message):
    """A command at a table."""

    id: CommandId


class Sit(Command):
    """Takes an open seat."""

    do: Literal["sit"]
    seat: SeatNumber
    key: Annotated[str | None, Field(max_length=100, description="The key of a reserved seat.")] = None


class Stand(Command):
    """Gives up a seat before the match begins; the host may send others away."""

    do: Literal["stand"]
    seat: SeatNumber


class Invite(Command):
    """Gives an open seat to a bot; for the host, before the match begins."""

    do: Literal["invite"]
    seat: SeatNumber
    level: Level


class Ready(Command):
    """Declares oneself ready; the match begins once everybody is."""

    do: Literal["ready"]
    ready: StrictBool = True


class Play(Command):
    """Plays moves, all of them or none; only the last one may reveal something."""

    do: Literal["play"]
    seen: Annotated[EntryNumber, Field(description="The number of the last entry that the client has seen.")]
    moves: Annotated[list[MoveText], Field(min_length=1, max_length=MOVES_A_TURN)]


class Think(Command):
    """Plays for a bot what one's own browser has thought, at a table that leaves it to the browser."""

    do: Literal["think"]
    seen: EntryNumber
    moves: Annotated[list[MoveText], Field(min_length=1, max_length=MOVES_A_TURN)]


class Undo(Command):
    """Undoes one's last decision or turn, and everything since: at once if that is free, otherwise everybody is asked."""

    do: Literal["undo"]
    seen: EntryNumber
    whole_turn: Annotated[
        StrictBool, Field(description="Back to the beginning of the turn, or to the last thing that was revealed in it.")
    ] = False


class Agree(Command):
    """Agrees to an undo, or refuses it."""

    do: Literal["agree"]
    agree: StrictBool


class Leave(Command):
    """Leaves a match to a bot."""

    do: Literal["leave"]
    level: Level = "medium"


class Come(Command):
    """Takes one's seat back from the bot."""

    do: Literal["come"]


class Say(Command):
    """Says something to everybody at the table."""

    do: Literal["say"]
    text: Chat


class Mute(Command):
    """Mutes a seat for oneself, or hears it again."""

    do: Literal["mute"]
    seat: SeatNumber
    muted: StrictBool = True


class Rematch(Command):
    """Opens another table for the same people, everybody one seat further."""

    do: Literal["rematch"]


AnyCommand = Annotated[
    Sit | Stand | Invite | Ready | Play | Think | Undo | Agree | Leave | Come | Say | Mute | Rematch,
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
    number: Annotated[int, Field(description="The entry that it became; the same one for a repeat.")]


class Draft(Message):
    """Moves to try out from the position that the client has seen."""

    model_config = shown({"seen": 12, "moves": ["income", "research energy"]})

    seen: EntryNumber
    moves: Annotated[list[MoveText], Field(max_length=MOVES_A_TURN)]
