"""What the server says of itself: how it is, its games, and why it refuses something."""

from typing import Annotated, Any, Literal

from pydantic import Field
from typing_extensions import TypedDict

from .message import Language, Message, closed


class Health(Message):
    """How the server is."""

    status: str


class OptionView(Message):
    """Something that a table may choose, for all of it or for every seat; its texts are in the game's messages."""

    name: str
    scope: Literal["seat", "table"]
    values: list[str]
    default: Annotated[str | None, Field(description="Null: every seat gets the value of its number.")]
    distinct: Annotated[bool, Field(description="Whether every seat must have another value.")]
    rule: Annotated[str | None, Field(description="The id of the rule that it is about.")]


class GameView(Message):
    """A game that can be played, as it declares itself."""

    name: str
    compiled: Annotated[float, Field(description="How far it is compiled, from 0 to 1: until then, tables have to wait.")]
    players: Annotated[tuple[int, int], Field(description="The smallest and the largest number.")]
    rules: Annotated[int, Field(description="The version of its rules.")]
    components: Annotated[str, Field(description="The hash of its components.")]
    moves: Annotated[int, Field(description="The number of its moves.")]
    authors: list[str]
    year: int | None
    minutes: Annotated[tuple[int, int] | None, Field(description="The shortest and the longest match.")]
    rule_prefix: Annotated[str | None, Field(description="The prefix of the ids of its rules.")]
    lesson: Annotated[bool, Field(description="Whether there is a match that teaches it.")]
    options: list[OptionView]


class Box(Message):
    """What a client needs to draw a game."""

    game: str
    components: str
    names: Annotated[dict[Language, dict[str, str]], Field(description="What the components are called, by language and id.")]
    box: Annotated[dict[str, Any], Field(description="What is printed, and where it lies; each game has its own.")]


@closed
class Problem(TypedDict):
    """Why something was refused, in the language of the client."""

    code: str
    message: str
    rule: Annotated[str | None, Field(default=None)]
