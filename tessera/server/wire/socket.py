"""What goes over the WebSocket of a table, both ways."""

from typing import Annotated, Literal

from pydantic import Field

from .commands import Ack, AnyCommand, Draft
from .message import CommandId, Message
from .system import Problem
from .table import EntryView, Preview, Refusal, TableView


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
