"""Routes for those who run the server, and the games."""

from typing import Annotated

from fastapi import APIRouter, Path, Query, Request, Response
from fastapi.responses import FileResponse, JSONResponse
from prometheus_client import CONTENT_TYPE_LATEST, generate_latest
from pydantic import StringConstraints

from tessera.core.registry import all_games, find_game

from ...errors import NotFound
from ...offers import game_view, packed_box
from ...wire.system import Box, EngineView, GameView, Health
from ..dependencies import ServiceDep
from ..static import FOR_EVER

router = APIRouter()


@router.get("/healthz", tags=["operations"])
async def health() -> Health:
    """Whether the process lives."""
    return Health(status="ok")


@router.get("/readyz", tags=["operations"], responses={503: {"model": Health}})
async def readiness(service: ServiceDep) -> Response:
    """Whether it can serve: migrations are done, entries can be stored, and it is not about to stop."""
    is_ready = service.is_ready and not service.is_stopping and await service.is_healthy()
    return JSONResponse({"status": "ok" if is_ready else "not ready"}, 200 if is_ready else 503)


@router.get("/metrics", tags=["operations"], response_class=Response)
async def metrics() -> Response:
    """Metrics for Prometheus."""
    return Response(generate_latest(), media_type=CONTENT_TYPE_LATEST)


@router.get("/api/games", tags=["games"])
async def games(service: ServiceDep) -> list[GameView]:
    """The games that can be played here, and what each declares of itself."""
    return [game_view(game, service.warmup.of(game.name)) for game in all_games()]


FileHash = Annotated[str, StringConstraints(pattern="^[0-9a-f]{12}$")]  # as older components are identified
DataHash = Annotated[str, StringConstraints(pattern="^[0-9a-f]{32}$")]


@router.get("/api/games/{game}/box", tags=["games"], response_model=Box, responses={304: {"description": "The client has it."}})
async def box(
    game: Annotated[str, Path(pattern=r"^[a-z0-9-]{1,40}$")],
    service: ServiceDep,
    request: Request,
    components: Annotated[
        FileHash | DataHash | None, Query(description="The identity of custom components, as in a table.")
    ] = None,
) -> Response:
    """What a client needs to draw a game: what is printed on its components, where it lies, and what it is called."""
    found = find_game(game) if components is None else await service.components.find(game, components)
    packed, tag = packed_box(found)
    headers = {"ETag": tag, "Cache-Control": "no-cache"}
    if tag in request.headers.get("if-none-match", ""):
        return Response(status_code=304, headers=headers)
    return Response(packed, media_type="application/json", headers=headers)


@router.get("/api/games/{game}/engine", tags=["games"], response_model=EngineView | None)
async def engine(
    game: Annotated[str, Path(pattern=r"^[a-z0-9-]{1,40}$")],
    service: ServiceDep,
    components: Annotated[
        FileHash | DataHash | None, Query(description="The identity of custom components, as in a table.")
    ] = None,
) -> Response:
    """The description of a game's engine for browsers, or null if it has none here yet: then the server thinks."""
    found = service.engines.find(find_game(game) if components is None else await service.components.find(game, components))
    if found is None:
        return JSONResponse(None, headers={"Cache-Control": "no-cache"})
    return FileResponse(found.description, media_type="application/json", headers={"Cache-Control": "no-cache"})


@router.get("/engines/{file}", tags=["games"])
async def engine_file(file: Annotated[str, Path(pattern=r"^[a-z0-9-]{1,60}\.(wasm|bin)$")], service: ServiceDep) -> FileResponse:
    """The module of an engine, or a network; its name changes with everything it is made of."""
    found = service.engines.file(file)
    if found is None:
        raise NotFound("server-no-engine")
    kind = "application/wasm" if found.suffix == ".wasm" else "application/octet-stream"
    return FileResponse(found, media_type=kind, headers=FOR_EVER)
