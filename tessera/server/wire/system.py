"""What the server says of itself: how it is, its games, and why it refuses something."""

from typing import Annotated, Any, Literal

from pydantic import Field
from typing_extensions import TypedDict

from .message import Language, Message, closed


class Health(Message):
    """How the server is."""

    status: str


@closed
class OptionView(TypedDict):
    """Something that a table may choose, for all of it or for every seat; its texts are in the game's messages."""

    name: str
    scope: Literal["seat", "table"]
    values: list[str]
    default: Annotated[str | None, Field(description="Null: every seat gets the value of its number.")]
    distinct: Annotated[bool, Field(description="Whether every seat must have another value.")]
    rule: Annotated[str | None, Field(description="The id of the rule that it is about.")]


@closed
class GameView(TypedDict):
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
    secrets: Annotated[bool, Field(description="Whether seats may know what others do not.")]
    options: list[OptionView]


class Box(Message):
    """What a client needs to draw a game."""

    game: str
    components: str
    names: Annotated[dict[Language, dict[str, str]], Field(description="What the components are called, by language and id.")]
    box: Annotated[dict[str, Any], Field(description="What is printed, and where it lies; each game has its own.")]


@closed
class LevelView(TypedDict):
    """How a level of bots searches."""

    iterations: int
    playout_turns: Annotated[int | None, Field(description="Null: as many as the game's parameters say.")]
    own_moves_only: bool
    awareness: Annotated[float, Field(description="How much it sees of the features that beginners miss.")]
    overlook_rate: Annotated[float, Field(description="The share of actions that it does not consider.")]
    trees: int
    evaluations: Annotated[
        int | None,
        Field(description="By the game's network, if it plays with one; the rest is how it searches where that is missing."),
    ]


@closed
class NetworkView(TypedDict):
    """The neural network of a game for its engine, in a record of its own, the guide, that begins with the network's file."""

    file: Annotated[str, Field(description="The name of the file, beside the engine's module.")]
    bytes: Annotated[int, Field(description="Its size.")]
    size: Annotated[int, Field(description="The bytes of the guide.")]
    fields: Annotated[dict[str, tuple[int, str, int]], Field(description="What lies there, as in an engine's memory.")]
    parameters: Annotated[dict[str, float], Field(description="How it guides a search.")]


@closed
class EngineView(TypedDict):
    """The engine of a game for browsers: a WebAssembly module, and all that is to be known to use it."""

    game: str
    rules: int
    components: str
    module: Annotated[str, Field(description="The name of the module's file.")]
    size: Annotated[int, Field(description="The bytes of its memory.")]
    fields: Annotated[
        dict[str, tuple[int, str, int]],
        Field(description="What lies there: the place, the kind of number (`f8`, or `r168` for records), and how many."),
    ]
    node: Annotated[dict[str, int], Field(description="The size of a node of the search tree, and the places of its fields.")]
    moves: Annotated[list[str], Field(description="The move of every action.")]
    parameters: Annotated[dict[str, float], Field(description="How bots search.")]
    seen: Annotated[list[float], Field(description="The share of each feature that beginners see.")]
    motives: Annotated[dict[str, list[int]], Field(description="What the features are about, by their numbers.")]
    weights: Annotated[dict[str, list[list[float]]], Field(description="Of the features, by number of players and stage.")]
    spread: Annotated[dict[str, list[float]], Field(description="How uncertain the outcome is, by number of players and stage.")]
    levels: dict[str, LevelView]
    network: NetworkView | None


@closed
class Problem(TypedDict):
    """Why something was refused, in the language of the client."""

    code: str
    message: str
    rule: Annotated[str | None, Field(default=None)]
