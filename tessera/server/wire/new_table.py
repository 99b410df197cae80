"""A new table as its host wants it: seats, clock, and how it is played."""

from typing import Annotated, Any, Literal

from pydantic import Field, StrictBool, StrictInt, StringConstraints
from typing_extensions import TypedDict

from tessera.core.registry import first_game

from .message import MOST_SEATS, Level, Message, Name, closed, shown


class Mine(Message):
    """A seat of whoever creates the table; several of them are played on one device."""

    kind: Literal["me"] = "me"
    name: Name | None = None


class Free(Message):
    """A seat for anybody with the link, or only for whoever has its key."""

    kind: Literal["open"] = "open"
    reserved: StrictBool = False


class Bots(Message):
    """A seat for a bot."""

    kind: Literal["bot"] = "bot"
    level: Level


@closed
class LiveClock(TypedDict):
    """Seconds for each turn, and a bank for longer turns."""

    kind: Annotated[Literal["live"], Field(default="live")]
    turn: Annotated[StrictInt, Field(default=60, ge=5, le=3600)]
    bank: Annotated[StrictInt, Field(default=600, ge=0, le=7200)]


@closed
class DayClock(TypedDict):
    """Days for each turn."""

    kind: Annotated[Literal["days"], Field(default="days")]
    days: Annotated[StrictInt, Field(default=3, ge=1, le=30)]


@closed
class Origin(TypedDict):
    """A position of a finished match that a table continues."""

    table: Annotated[str, StringConstraints(pattern=r"^[A-Za-z0-9]{4,40}$")]
    at: Annotated[StrictInt, Field(ge=0, le=100_000, description="After how many actions.")]


class NewTable(Message):
    """A new table as its host wants it."""

    model_config = shown(
        {"game": first_game().name, "seats": [{"kind": "me"}, {"kind": "bot", "level": "medium"}]},
        {
            "game": first_game().name,
            "seats": [{"kind": "me", "name": "Ada"}, {"kind": "open"}, {"kind": "bot", "level": "hard"}],
            "clock": {"kind": "live", "turn": 60, "bank": 600},
            "listed": True,
        },
    )

    game: Annotated[str, StringConstraints(pattern=r"^[a-z0-9-]{1,40}$")]
    seats: Annotated[
        list[Annotated[Mine | Free | Bots, Field(discriminator="kind")]],
        Field(min_length=1, max_length=MOST_SEATS, description="In turn order."),
    ]
    options: Annotated[dict[str, Any], Field(description="The game's options; those left out have their defaults.")] = {}
    clock: Annotated[LiveClock | DayClock, Field(discriminator="kind")] | None = None
    listed: Annotated[StrictBool, Field(description="Whether it is in the public list of open tables.")] = False
    undo: Annotated[
        Literal["free", "consent", "never"],
        Field(
            description="free: one's own moves until something is revealed, after that if all agree; consent: only if all agree."
        ),
    ] = "free"
    hints: Annotated[
        StrictBool,
        Field(description="Whether players may ask the bots while they play. If left out: only with no more than one person."),
    ] = True
    thinking: Annotated[
        Literal["server", "browser"],
        Field(description="Who thinks for the bots. The host's browser may if nobody else plays and the game has no secrets."),
    ] = "server"
    rated: Annotated[
        StrictBool,
        Field(description="Whether the match changes ratings: one seat each, the standard game, no hints, no undo of reveals."),
    ] = False
    components: Annotated[str | None, Field(max_length=200_000, description="Custom components, as TOML.")] = None
    origin: Origin | None = None
    lesson: Annotated[
        StrictBool,
        Field(description="The match that teaches the game, with a fixed deal; the seats are me and a novice bot."),
    ] = False
    chapter: Annotated[StrictInt, Field(ge=1, le=100, description="Of a lesson.")] = 1
