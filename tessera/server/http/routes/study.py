"""Routes for studying matches."""

from typing import Annotated, Literal

from fastapi import APIRouter, Path, Query, Response

from tessera.core import notation
from tessera.core.text import Text

from ...study.steps import permitted_eyes, record, steps, what_if
from ...wire.message import MOST_SEATS
from ...wire.statistics import GameTrend
from ...wire.study import AnalysisView, NewAnalysis, Steps, WhatIf
from ...wire.table import Preview
from ..dependencies import Caller, Known, TheService, Words
from .tables import TableId

router = APIRouter(prefix="/api", tags=["study"])
MOST_STEPS = 100
AnalysisId = Annotated[str, Path(pattern=r"^[A-Za-z0-9_-]{1,40}$", description="As it was told when it was asked for.")]


@router.get("/tables/{table}/steps", response_model=Steps)
async def step_by_step(
    table: TableId,
    who: Caller,
    service: TheService,
    text: Words,
    begin: Annotated[int, Query(ge=0, le=100_000, description="The first step.")] = 0,
    count: Annotated[int, Query(ge=1, le=MOST_STEPS)] = MOST_STEPS,
    seat: Annotated[
        int | None, Query(ge=0, le=MOST_SEATS - 1, description="Through whose eyes; any seat's once the match is over.")
    ] = None,
) -> object:
    """A match step by step: what happened and how it stood. Finished ones are open to everybody who has the link."""
    found = await service.tables.find(table)
    return steps(found, permitted_eyes(found, who, seat), begin, count, Text(text.language, found.game))


@router.post("/tables/{table}/what-if", response_model=Preview)
async def try_another(table: TableId, wish: WhatIf, who: Caller, service: TheService, text: Words) -> object:
    """Any position of a finished match or of one's own, and moves from there. Nothing is stored: the line is in the link.

    In a match under way all that one's seat cannot know is dealt out anew, by `deal`.
    """
    found = await service.tables.find(table)
    return what_if(found, who, wish.at, wish.line, wish.deal, Text(text.language, found.game))


@router.get("/tables/{table}/match.{kind}", response_class=Response)
async def download(table: TableId, kind: Annotated[Literal["txt", "json"], Path()], service: TheService) -> Response:
    """The match as a file. Before the end it lacks the seed, and cannot be replayed."""
    plain = record(await service.tables.find(table))
    text = notation.write_json(plain) if kind == "json" else notation.write_text(plain)
    media = "application/json" if kind == "json" else "text/plain; charset=utf-8"
    return Response(text, media_type=media, headers={"Content-Disposition": f'attachment; filename="{table}.{kind}"'})


@router.get("/statistics", response_model=list[GameTrend])
async def trends(service: TheService) -> object:
    """What was built in the latest matches here, and how often by those who won; counted anew every minute."""
    return await service.statistics.of_everybody()


@router.post("/tables/{table}/analyses", response_model=AnalysisView)
async def ask(table: TableId, wish: NewAnalysis, who: Known, service: TheService) -> object:
    """Asks the bots what they think of a position, or of every decision of a finished match."""
    name = await service.analyses.ask(await service.tables.find(table), who, wish.model_dump())
    return {"id": name, "status": "waiting", "progress": 0.0, "result": None}


@router.get("/analyses/{name}", response_model=AnalysisView)
async def analysis(name: AnalysisId, who: Known, service: TheService) -> object:
    """How far an analysis is, and what came out."""
    row = await service.analyses.find(name, who)
    return {"id": row.id, "status": row.status, "progress": row.progress, "result": row.result}
