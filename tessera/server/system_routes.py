"""Routes for those who run the server, and the front page."""

from fastapi import APIRouter, Response
from fastapi.responses import HTMLResponse, JSONResponse
from prometheus_client import CONTENT_TYPE_LATEST, generate_latest

from tessera.core.game import find_game, game_names

from .asked import TheService, Words
from .wire import GameView, Health

router = APIRouter()


@router.get("/healthz", tags=["operations"])
async def health() -> Health:
    """Whether the process lives."""
    return Health(status="ok")


@router.get("/readyz", tags=["operations"], responses={503: {"model": Health}})
async def readiness(service: TheService) -> Response:
    """Whether it can serve: migrations are done, the database answers, and it is not about to stop."""
    is_ready = service.is_ready and not service.is_stopping and await service.is_healthy()
    return JSONResponse({"status": "ok" if is_ready else "not ready"}, 200 if is_ready else 503)


@router.get("/metrics", tags=["operations"], response_class=Response)
async def metrics() -> Response:
    """Figures for Prometheus."""
    return Response(generate_latest(), media_type=CONTENT_TYPE_LATEST)


@router.get("/api/games", tags=["games"])
async def games() -> list[GameView]:
    """The games that can be played here."""
    found = [find_game(name) for name in game_names()]
    return [
        GameView(name=game.name, players=game.players, rules=game.version, components=game.components, moves=len(game.moves))
        for game in found
    ]


@router.get("/", include_in_schema=False)
async def front_page(text: Words) -> HTMLResponse:
    """What a browser sees as long as there is no client."""
    return HTMLResponse(
        f'<!doctype html><html lang="{text.language}"><meta charset="utf-8"><title>Tessera</title>'
        f"<h1>Tessera</h1><p>{text('server-no-client')}</p>"
    )
