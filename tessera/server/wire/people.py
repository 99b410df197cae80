"""People: guests, accounts, and bots of their own."""

from typing import Annotated

from pydantic import AfterValidator, Field, StringConstraints

from .message import Message, Name, check_storable, shown


class Hello(Message):
    """What a guest wants to be called."""

    model_config = shown({"name": "Ada"})

    name: Name


Password = Annotated[str, StringConstraints(min_length=8, max_length=200), AfterValidator(check_storable)]


class Credentials(Message):
    """An account's name and password."""

    model_config = shown({"login": "ada", "password": "correct horse battery"})

    login: Annotated[str, StringConstraints(pattern=r"^[A-Za-z0-9_.@+-]{3,60}$")]
    password: Password


class Me(Message):
    """Who the server takes the client for."""

    name: str | None = None
    login: str | None = None
    bot: bool = False


class NewPassword(Message):
    """Another password for one's account."""

    model_config = shown({"old": "correct horse battery", "new": "staple correct horse"})

    old: Password
    new: Password


class Renewed(Me):
    """Who the client is, and the token of a program that replaces its old one; a browser gets a cookie."""

    token: str | None = None


class Farewell(Message):
    """Deletes oneself; an account's password is asked for again."""

    model_config = shown({"password": "correct horse battery"}, {})

    password: Password | None = None


class SessionView(Message):
    """A browser or a program that is signed in."""

    id: str
    client: Annotated[str, Field(description="The browser and its system, or the program; empty for sessions of old versions.")]
    created: float
    used: Annotated[float, Field(description="When it was used last, give or take an hour.")]
    current: Annotated[bool, Field(description="Whether it is the one that asks.")]


class Token(Message):
    """A secret token, sent only once."""

    token: str


class TokenOfBot(Token):
    """A new bot with its token."""

    id: str
    name: str


class BotView(Message):
    """A bot of one's own."""

    id: str
    name: str


class ExportedBot(BotView):
    """A bot of one's own in an export."""

    created: float


class ExportedTable(Message):
    """A seat of one's own in an export, and where the match is to be had."""

    id: str
    game: str
    status: str
    created: float
    seat: int
    match: str


class ExportedEntry(Message):
    """Something that one has done at a table, with the name that one had and what one said."""

    table: str
    number: int
    at: float
    kind: str
    name: str | None
    text: str | None


class ExportedAnalysis(Message):
    """An analysis that one has asked for."""

    id: str
    table: str
    status: str
    created: float


class ExportedRating(Message):
    """What the server makes of one's strength at a game, on openskill's scale."""

    game: str
    pace: str
    mu: float
    sigma: float
    matches: int


class ExportedRatingChange(Message):
    """One's rating after a match."""

    table: str
    seat: int
    at: float
    pace: str
    mu: float
    sigma: float


class Export(Message):
    """Everything that the server knows about a person."""

    name: str
    login: str | None
    created: float
    sessions: list[SessionView]
    bots: list[ExportedBot]
    tables: list[ExportedTable]
    entries: list[ExportedEntry]
    analyses: list[ExportedAnalysis]
    ratings: list[ExportedRating]
    rating_changes: list[ExportedRatingChange]


class Done(Message):
    """It is done."""

    done: bool = True


class NewBot(Message):
    """A bot of one's own that plays through the API."""

    model_config = shown({"name": "Deep Tile"})

    name: Name
