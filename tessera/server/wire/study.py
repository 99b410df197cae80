"""Studying a match: its steps, other moves than were played, and what the bots think."""

from typing import Annotated, Literal, NotRequired

from pydantic import Field, StrictBool, StrictInt
from typing_extensions import TypedDict

from .message import Message, MoveText, SeatNumber, closed, shown
from .table import EventView, View


@closed
class StepView(TypedDict):
    """One step of a match."""

    number: int
    count: Annotated[int, Field(description="The number of actions so far.")]
    seat: int | None
    move: str | None
    events: list[EventView]
    view: View
    scores: list[int]


@closed
class PointsView(TypedDict):
    """A source of points, by seat; or a fact that explains them."""

    label: Annotated[str, Field(description="In the language asked for.")]
    values: list[str]
    adds: Annotated[bool, Field(description="Whether its values add up to the points.")]


@closed
class Steps(TypedDict):
    """Some steps of a match, the number of all steps, the view before the first, and where all points came from."""

    steps: list[StepView]
    total: int
    opening: View
    points: list[PointsView]


class WhatIf(Message):
    """A position of a match, and moves from there."""

    model_config = shown({"at": 0, "line": ["income"], "deal": 1})

    at: Annotated[StrictInt, Field(ge=0, le=100_000, description="After how many actions.")]
    line: Annotated[list[MoveText], Field(max_length=400)] = []
    deal: Annotated[StrictInt, Field(ge=0, lt=2**53, description="How hidden things are dealt again.")] = 0


class GoOn(WhatIf):
    """A position from which the bots should go on."""

    model_config = shown({"at": 0, "line": ["income"], "until": 0})

    until: Annotated[
        SeatNumber | None,
        Field(description="The seat before whose next decision they stop; if none, or if its own is due, they play this turn."),
    ] = None


@closed
class BotMoves(TypedDict):
    """What bots would play."""

    moves: list[str]


@closed
class KnownPosition(TypedDict):
    """What a seat knows of a position, for an engine in a browser."""

    state: Annotated[str, Field(description="The record of the state in base64; what the seat cannot know is dealt again.")]
    viewer: Annotated[int, Field(description="The seat that knows it.")]
    seat: Annotated[int | None, Field(description="The seat to act.")]
    players: int


@closed
class KnownDecisions(TypedDict):
    """The decisions of a finished match, for an engine in a browser."""

    states: Annotated[str, Field(description="Their records in base64, one after the other, as the seats to act knew them.")]
    seats: list[int]
    actions: Annotated[list[int], Field(description="What was played: the numbers of moves, as an engine counts them.")]
    players: int


class NewAnalysis(WhatIf):
    """What the bots should think about."""

    model_config = shown({"at": 0}, {"whole": True})

    at: Annotated[StrictInt, Field(ge=0, le=100_000)] = 0
    whole: Annotated[StrictBool, Field(description="Every decision of a finished match, instead of one position.")] = False


@closed
class Prospects(TypedDict):
    """What every seat may expect."""

    chances: Annotated[list[float], Field(description="Of winning, from 0 to 1.")]
    points: Annotated[list[float], Field(description="At the end of the match.")]


@closed
class MoveProspects(Prospects):
    """What every seat may expect after a move."""

    move: str


@closed
class MotiveView(TypedDict):
    """Something that a turn changes for its seat."""

    name: Annotated[str, Field(description="What it is about, in the words of the game: `money`, `research`.")]
    points: Annotated[float, Field(description="What the change is worth to the bots; less than 0 is a price.")]


# What analyses have said only since later versions is not required: stored ones are sent as they are.


@closed
class PositionAnalysis(Prospects):
    """What the bots think of a position, and of the moves that look best, the best first."""

    moves: Annotated[list[MoveProspects], Field(description="Each was thought about alone, equally long.")]
    iterations: Annotated[int, Field(description="How long they searched.")]
    turn: NotRequired[
        Annotated[
            list[str],
            Field(
                description="What they propose: the best move and those after it, until the turn ends or something is revealed."
            ),
        ]
    ]
    motives: NotRequired[Annotated[list[MotiveView], Field(description="Why: what that turn changes, the weightiest first.")]]


@closed
class DecisionAnalysis(Prospects):
    """What the bots think of one decision of a match."""

    count: Annotated[int, Field(description="The number of actions before it.")]
    seat: int
    move: Annotated[str, Field(description="What was played.")]
    best: Annotated[str, Field(description="What the bots would have played.")]
    cost: Annotated[float, Field(description="How much of its chance to win the seat lost by that.")]
    points_cost: NotRequired[Annotated[float, Field(description="How many of its expected points the seat lost by that.")]]


@closed
class MatchAnalysis(TypedDict):
    """What the bots think of every decision of a match."""

    decisions: list[DecisionAnalysis]


@closed
class FailedAnalysis(TypedDict):
    """An analysis that could not be finished."""

    error: str


AnalysisResult = PositionAnalysis | MatchAnalysis | FailedAnalysis
AnalysisStatus = Literal["waiting", "running", "done", "failed"]


@closed
class AnalysisView(TypedDict):
    """How far an analysis is, and its result."""

    id: str
    status: AnalysisStatus
    progress: float
    result: AnalysisResult | None
