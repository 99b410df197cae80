"""Routes for studying matches, and statistics."""

from typing import Annotated, Literal

from fastapi import APIRouter, Path, Query, Request, Response

from tessera.core import notation
from tessera.core.text import Text

from ...fair import Lane
from ...study.continuations import Continuation, check_hints
from ...study.steps import known_decisions, known_position, permitted_viewer, record, what_if
from ...wire.message import MOST_SEATS
from ...wire.statistics import GameTrend
from ...wire.study import AnalysisView, BotMoves, GoOn, KnownDecisions, KnownPosition, NewAnalysis, Steps, WhatIf
from ...wire.table import Preview
from ..answers import as_json
from ..dependencies import AnswerText, Caller, Paying, ServiceDep, SignedIn
from ..static import accepts_gzip
from .play import TableId

router = APIRouter(prefix="/api", tags=["study"])
MAX_STEPS = 100
AnalysisId = Annotated[str, Path(pattern=r"^[A-Za-z0-9_-]{1,40}$", description="The id of the analysis.")]


@router.get("/tables/{table}/steps", response_model=Steps)
async def step_by_step(
    table: TableId,
    who: Caller,
    client: Paying,
    service: ServiceDep,
    text: AnswerText,
    request: Request,
    begin: Annotated[int, Query(ge=0, le=100_000, description="The first step.")] = 0,
    count: Annotated[int, Query(ge=1, le=MAX_STEPS)] = MAX_STEPS,
    seat: Annotated[
        int | None, Query(ge=0, le=MOST_SEATS - 1, description="Whose view; any seat's once the match is over.")
    ] = None,
) -> object:
    """A match step by step, with events and positions; everybody with the link may study a finished match."""
    found = await service.tables.find(table)
    viewer, words, compress = permitted_viewer(found, who, seat), Text(text.language, found.game), accepts_gzip(request.headers)
    body = await service.steps.page(client, found, viewer, begin, count, words, compress=compress)
    headers = {"Vary": "Accept-Encoding"} | ({"Content-Encoding": "gzip"} if compress else {})
    return Response(body, media_type="application/json", headers=headers)


@router.post("/tables/{table}/what-if", response_model=Preview)
async def try_another(table: TableId, wish: WhatIf, who: Caller, client: Paying, service: ServiceDep, text: AnswerText) -> object:
    """Any position of a finished match or of one's own, and moves from there; nothing is stored.

    In a match under way, everything that one's seat cannot know is dealt again, by `deal`.
    """
    found = await service.tables.find(table)
    return await client.compute(lambda: as_json(what_if(found, who, wish, Text(text.language, found.game))))


@router.post("/tables/{table}/what-if/bots")
async def let_bots_go_on(table: TableId, wish: GoOn, who: SignedIn, client: Paying, service: ServiceDep) -> BotMoves:
    """What the bots would play from a position, every seat at its level; they know what their seats know."""
    found = await service.tables.find(table)
    await service.warmup.wait_for_bots(found.game_name)
    continuation = await client.compute(lambda: Continuation(found, who, wish))
    while continuation.is_unfinished:  # decision by decision in threads, so that others come in between
        await client.work.run(Lane.THOUGHT, client.key, continuation.decide)
    return {"moves": continuation.moves}


@router.post("/tables/{table}/known")
async def what_is_known(table: TableId, wish: WhatIf, who: Caller, client: Paying, service: ServiceDep) -> KnownPosition:
    """What one's seat knows of a position, for an engine in the browser; in a match under way, only where hints are allowed."""
    found = await service.tables.find(table)
    check_hints(found)
    return await client.compute(lambda: known_position(found, who, wish))


@router.get("/tables/{table}/known")
async def what_was_known(table: TableId, client: Paying, service: ServiceDep) -> KnownDecisions:
    """Every decision of a finished match, as the seat that made it knew the position, for an engine in the browser."""
    found = await service.tables.find(table)
    return await client.compute(lambda: known_decisions(found))


@router.get("/tables/{table}/match.{kind}", response_class=Response)
async def download(table: TableId, kind: Annotated[Literal["txt", "json"], Path()], service: ServiceDep) -> Response:
    """The match as a file; before the end it lacks the seed and cannot be replayed."""
    match = record(await service.tables.find(table))
    text = notation.write_json(match) if kind == "json" else notation.write_text(match)
    media = "application/json" if kind == "json" else "text/plain; charset=utf-8"
    return Response(text, media_type=media, headers={"Content-Disposition": f'attachment; filename="{table}.{kind}"'})


@router.get("/statistics")
async def trends(service: ServiceDep) -> list[GameTrend]:
    """What was built in the latest matches here, and how often by winners; counted again every minute."""
    return await service.statistics.of_everybody()


@router.post("/tables/{table}/analyses")
async def ask(table: TableId, wish: NewAnalysis, who: SignedIn, client: Paying, service: ServiceDep) -> AnalysisView:
    """Asks the bots what they think of a position, or of every decision of a finished match."""
    return await service.analyses.ask(await service.tables.find(table), who, client, wish)


@router.get("/analyses/{name}")
async def analysis(name: AnalysisId, who: SignedIn, service: ServiceDep) -> AnalysisView:
    """How far an analysis is, and its result."""
    return await service.analyses.find(name, who)
