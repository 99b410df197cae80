"""Studying a match: its steps, other moves than were played, and what the bots think."""

from typing import Annotated, Any, Literal

from pydantic import Field, StrictBool, StrictInt

from .message import Message, MoveText, shown
from .table import EventView


class StepView(Message):
    """One step of a match."""

    number: int
    count: Annotated[int, Field(description="The number of actions so far.")]
    seat: int | None
    move: str | None
    events: list[EventView]
    view: dict[str, Any]
    scores: list[int]


class PointsView(Message):
    """A source of points, by seat; or a fact that explains them."""

    label: Annotated[str, Field(description="In the language asked for.")]
    values: list[str]
    adds: Annotated[bool, Field(description="Whether its values add up to the points.")]


class Steps(Message):
    """Some steps of a match, how many there are in all, and where the points of all of them came from."""

    steps: list[StepView]
    total: int
    points: list[PointsView]


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
