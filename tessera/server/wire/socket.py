"""The messages of a table's WebSocket, in both directions."""

from typing import Annotated, Literal

from pydantic import Field
from typing_extensions import TypedDict

from .commands import Ack, AnyCommand, Draft
from .message import CommandId, Message, closed
from .system import Problem
from .table import EntryView, Preview, Refusal, TableView


class Do(Message):
    """A command over the socket."""

    type: Literal["do"]
    command: AnyCommand


class Try(Message):
    """A draft to preview; the answer has the same id."""

    type: Literal["try"]
    id: CommandId
    draft: Draft


class Why(Message):
    """Asks for all moves that are not allowed after a draft, and why."""

    type: Literal["why"]
    id: CommandId
    draft: Draft


class Ping(Message):
    """Asks for a sign of life; the answer, a pong, has the same id."""

    type: Literal["ping"]
    id: CommandId


Asked = Annotated[Do | Try | Why | Ping, Field(discriminator="type")]


@closed
class SaidNews(TypedDict):
    """The new entries, in order, and the table as it is now."""

    type: Annotated[Literal["news"], Field(default="news")]
    entries: list[EntryView]
    table: TableView


@closed
class SaidAck(TypedDict):
    """A command is stored."""

    type: Annotated[Literal["ack"], Field(default="ack")]
    ack: Ack


@closed
class SaidPreview(TypedDict):
    """What a draft would do."""

    type: Annotated[Literal["preview"], Field(default="preview")]
    id: str
    preview: Preview


@closed
class SaidRefusals(TypedDict):
    """The moves that are not allowed, and why."""

    type: Annotated[Literal["refusals"], Field(default="refusals")]
    id: str
    refusals: list[Refusal]


@closed
class SaidProblem(TypedDict):
    """A message was refused; nothing has changed."""

    type: Annotated[Literal["problem"], Field(default="problem")]
    id: str | None
    problem: Problem


@closed
class SaidHere(TypedDict):
    """Which seats are connected now."""

    type: Annotated[Literal["here"], Field(default="here")]
    here: list[int]


@closed
class SaidPong(TypedDict):
    """The line and the server are alive."""

    type: Annotated[Literal["pong"], Field(default="pong")]
    id: str


Said = SaidNews | SaidAck | SaidPreview | SaidRefusals | SaidProblem | SaidHere | SaidPong
