"""Every message that crosses the network, as a model: what clients send, and what they are sent."""

from typing import Annotated, Any, Literal

from pydantic import AfterValidator, BaseModel, ConfigDict, Field, StrictBool, StrictInt, StringConstraints

from tessera.bots.levels import LEVELS
from tessera.core.match import is_seat_name
from tessera.core.text import LANGUAGES

NAME_LENGTH = 30
CHAT_LENGTH = 500
MOVES_A_TURN = 40


def is_name(name: str) -> str:
    """Refuses a name that cannot stand in a line of a log: the characters of control are none."""
    if not is_seat_name(name):
        raise ValueError("a name has letters, and no signs of control")
    return name


def is_storable(text: str) -> str:
    """Refuses text that no database holds."""
    if "\0" in text or any("\ud800" <= sign <= "\udfff" for sign in text):
        raise ValueError("this is no text")
    return text


Name = Annotated[str, StringConstraints(strip_whitespace=True, min_length=1, max_length=NAME_LENGTH), AfterValidator(is_name)]
Chat = Annotated[str, StringConstraints(strip_whitespace=True, min_length=1, max_length=CHAT_LENGTH), AfterValidator(is_storable)]
CommandId = Annotated[str, StringConstraints(pattern=r"^[A-Za-z0-9_-]{1,64}$")]
MoveText = Annotated[str, StringConstraints(max_length=100), AfterValidator(is_storable)]
Level = Literal["novice", "easy", "medium", "hard", "expert"]
Language = Literal["en", "fr", "de", "it"]
SeatNumber = Annotated[StrictInt, Field(ge=0, le=3)]
EntryNumber = Annotated[StrictInt, Field(ge=0, le=2**31 - 1)]
assert tuple(LEVELS) == Level.__args__  # type: ignore[attr-defined]
assert Language.__args__ == LANGUAGES  # type: ignore[attr-defined]


class Message(BaseModel):
    """A message; a field that it does not have is an error, not a wish that nobody hears."""

    model_config = ConfigDict(extra="forbid")


def shown(*examples: dict[str, Any]) -> ConfigDict:
    """What a message looks like, for the description of the API."""
    return ConfigDict(json_schema_extra={"examples": list(examples)})


# Laying a table


class Mine(Message):
    """A seat of whoever creates the table; several of them are played on one device."""

    kind: Literal["me"] = "me"
    name: Name | None = None


class Free(Message):
    """A seat for whoever comes by the link, or only for whoever has its key."""

    kind: Literal["open"] = "open"
    reserved: StrictBool = False


class Bots(Message):
    """A seat for a bot."""

    kind: Literal["bot"] = "bot"
    level: Level


class LiveClock(Message):
    """Seconds for each turn, and a bank for all that takes longer."""

    kind: Literal["live"] = "live"
    turn: Annotated[StrictInt, Field(ge=5, le=3600)] = 60
    bank: Annotated[StrictInt, Field(ge=0, le=7200)] = 600


class DayClock(Message):
    """Days for each turn."""

    kind: Literal["days"] = "days"
    days: Annotated[StrictInt, Field(ge=1, le=30)] = 3


class NewTable(Message):
    """A table as its host wants it."""

    model_config = shown(
        {"game": "prosperity", "seats": [{"kind": "me"}, {"kind": "bot", "level": "medium"}]},
        {
            "game": "neotopia",
            "seats": [{"kind": "me", "name": "Ada"}, {"kind": "open"}, {"kind": "bot", "level": "hard"}],
            "clock": {"kind": "live", "turn": 60, "bank": 600},
            "listed": True,
        },
    )

    game: Annotated[str, StringConstraints(pattern=r"^[a-z0-9-]{1,40}$")]
    seats: Annotated[
        list[Annotated[Mine | Free | Bots, Field(discriminator="kind")]],
        Field(min_length=1, max_length=4, description="Who sits where, in the order of play."),
    ]
    options: Annotated[dict[str, Any], Field(description="The options of the game; what is left out is as usual.")] = {}
    clock: Annotated[LiveClock | DayClock, Field(discriminator="kind")] | None = None
    listed: Annotated[StrictBool, Field(description="Whether strangers find it in the list of open tables.")] = False
    undo: Annotated[
        Literal["free", "consent", "never"],
        Field(
            description="free: one's own moves until something hidden is shown, later if all agree; consent: always if all agree."
        ),
    ] = "free"
    hints: Annotated[StrictBool, Field(description="Whether players may ask the bots while they play.")] = True
    components: Annotated[str | None, Field(max_length=200_000, description="An owner's components: a TOML.")] = None
    origin: "Origin | None" = None
    lesson: Annotated[
        StrictBool,
        Field(description="The match that teaches the game: the deal is always the same, the seats are me and a novice."),
    ] = False


class Origin(Message):
    """A position of a finished match from which a table goes on."""

    table: Annotated[str, StringConstraints(pattern=r"^[A-Za-z0-9]{4,40}$")]
    at: Annotated[StrictInt, Field(ge=0, le=100_000, description="After how many actions.")]


# What people do at a table: each with an id of the client's choice, by which a repeat is known


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


class Draft(Message):
    """Moves to try out, and the position to try them in."""

    model_config = shown({"seen": 12, "moves": ["income", "research energy"]})

    seen: EntryNumber
    moves: Annotated[list[MoveText], Field(max_length=MOVES_A_TURN)]


# Who people are


class Hello(Message):
    """What a guest wants to be called."""

    model_config = shown({"name": "Ada"})

    name: Name


class Credentials(Message):
    """An account's name and password."""

    model_config = shown({"login": "ada", "password": "correct horse battery"})

    login: Annotated[str, StringConstraints(pattern=r"^[A-Za-z0-9_.@+-]{3,60}$")]
    password: Annotated[str, StringConstraints(min_length=8, max_length=200), AfterValidator(is_storable)]


class Me(Message):
    """Who the server takes the client for."""

    name: str | None = None
    login: str | None = None
    bot: bool = False


class Token(Message):
    """A secret, told once."""

    token: str


class TokenOfBot(Token):
    """A new bot's secret."""

    id: str
    name: str


class BotView(Message):
    """A bot of one's own."""

    id: str
    name: str


class Done(Message):
    """It is done."""

    done: bool = True


class Health(Message):
    """How the server is."""

    status: str


class NewBot(Message):
    """A bot of one's own that plays through the API."""

    model_config = shown({"name": "Deep Tile"})

    name: Name


# What clients are told


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
    clock: dict[str, Any] | None
    deadline: float | None
    seats: list[SeatView]
    host: bool
    muted: list[int]
    undo_wish: UndoWish | None
    commitment: Annotated[str, Field(description="SHA-256 of `salt:seed`: `tessera verify` checks it after the match.")]
    seed: Annotated[int | None, Field(description="Told when the match is over.")]
    salt: str | None
    rematch: str | None
    origin: dict[str, Any] | None
    result: Outcome | None
    position: Position | None


class TableLaid(Message):
    """A new table, and the keys of its reserved seats, which are told only now."""

    table: TableView
    keys: list[str | None]


class GameView(Message):
    """A game that can be played."""

    name: str
    players: tuple[int, int]
    rules: int
    components: str
    moves: int


class Box(Message):
    """What a client needs to draw a game."""

    game: str
    components: str
    names: Annotated[dict[Language, dict[str, str]], Field(description="What the components are called, by language and id.")]
    box: Annotated[dict[str, Any], Field(description="What is printed, and where it lies; each game has its own.")]


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
    clock: dict[str, Any] | None
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


class StepView(Message):
    """One step of a match."""

    number: int
    count: Annotated[int, Field(description="The number of actions so far.")]
    seat: int | None
    move: str | None
    events: list[EventView]
    view: dict[str, Any]
    scores: list[int]


class Steps(Message):
    """Some steps of a match, and how many there are in all."""

    steps: list[StepView]
    total: int


class WhatIf(Message):
    """A position of a match, and moves from there."""

    model_config = shown({"at": 0, "line": ["income"], "deal": 1})

    at: Annotated[StrictInt, Field(ge=0, le=100_000, description="After how many actions.")]
    line: Annotated[list[MoveText], Field(max_length=400)] = []
    deal: Annotated[StrictInt, Field(ge=0, lt=2**53, description="How what is hidden is dealt out anew.")] = 0


class NewAnalysis(WhatIf):
    """What the bots are to think about."""

    model_config = shown({"at": 0}, {"whole": True})

    at: Annotated[StrictInt, Field(ge=0, le=100_000)] = 0
    whole: Annotated[StrictBool, Field(description="Every decision of a finished match, instead of one position.")] = False


class AnalysisView(Message):
    """How far an analysis is, and what came out: chances and points by seat, moves with theirs; or every decision of a match."""

    id: str
    status: Literal["waiting", "running", "done", "failed"]
    progress: float
    result: dict[str, Any] | None


class Encounter(Message):
    """Matches against a kind of opponent."""

    opponent: Annotated[str, Field(description="The level of a bot, or `person`.")]
    matches: int
    wins: int


class ScoreLine(Message):
    """How one match ended for somebody."""

    table: str
    at: Annotated[float, Field(description="When it ended.")]
    points: int
    won: bool
    players: int


class GameRecord(Message):
    """How somebody has played a game: the latest 200 matches, without lessons, and without those on one device."""

    game: str
    matches: int
    wins: int
    mean: float
    best: int
    against: list[Encounter]
    scores: Annotated[list[ScoreLine], Field(description="By date.")]


class BuiltThing(Message):
    """How many seats have built a tile or a card, and how many of them won."""

    thing: str
    seats: int
    winners: int


class GameTrend(Message):
    """What everybody has built in the latest matches of a game: first what winners built more often than others."""

    game: str
    matches: int
    seats: int
    winners: int
    built: list[BuiltThing]


class Ack(Message):
    """A command is stored."""

    id: str
    number: Annotated[int, Field(description="The entry that it became; of a repeat, the one that it was then.")]


class Problem(Message):
    """Why something was refused, in the language of the client."""

    code: str
    message: str
    rule: str | None = None


# The WebSocket of a table


class Do(Message):
    """A command over the socket."""

    type: Literal["do"]
    command: AnyCommand


class Try(Message):
    """A draft to be previewed; the answer carries the same id."""

    type: Literal["try"]
    id: CommandId
    draft: Draft


class Why(Message):
    """Asks for all that is not allowed after a draft, and why."""

    type: Literal["why"]
    id: CommandId
    draft: Draft


Asked = Annotated[Do | Try | Why, Field(discriminator="type")]


class SaidNews(Message):
    """What has happened since, in order, and the table as it is now."""

    type: Literal["news"] = "news"
    entries: list[EntryView]
    table: TableView


class SaidAck(Message):
    """A command is stored."""

    type: Literal["ack"] = "ack"
    ack: Ack


class SaidPreview(Message):
    """What a draft would do."""

    type: Literal["preview"] = "preview"
    id: str
    preview: Preview


class SaidRefusals(Message):
    """What is not allowed, and why."""

    type: Literal["refusals"] = "refusals"
    id: str
    refusals: list[Refusal]


class SaidProblem(Message):
    """A message was refused; nothing has changed."""

    type: Literal["problem"] = "problem"
    id: str | None
    problem: Problem


class SaidHere(Message):
    """Which seats are connected now."""

    type: Literal["here"] = "here"
    here: list[int]


Said = SaidNews | SaidAck | SaidPreview | SaidRefusals | SaidProblem | SaidHere
