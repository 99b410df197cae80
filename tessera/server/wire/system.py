"""What the server says of itself: how it is, its games, and why it refuses something."""

from typing import Annotated, Any

from pydantic import Field

from .message import Language, Message


class Health(Message):
    """How the server is."""

    status: str


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


class Problem(Message):
    """Why something was refused, in the language of the client."""

    code: str
    message: str
    rule: str | None = None
