"""The application: routes, middleware, error handlers, logs."""

import importlib.metadata
import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from typing import Any

import asyncpg
import structlog
from fastapi import FastAPI, Request
from fastapi.exceptions import RequestValidationError
from fastapi.responses import JSONResponse, Response
from sqlalchemy.exc import SQLAlchemyError
from starlette.exceptions import HTTPException

from tessera.core.errors import TesseraError
from tessera.core.text import Text

from .errors import Unavailable, problem, status_of
from .http.middleware import SecurityMiddleware
from .http.offline import OFFLINE, OfflineFiles
from .http.problems import language_of, problem_of_input
from .http.routes import accounts as account_routes
from .http.routes import people as people_routes
from .http.routes import play as play_routes
from .http.routes import ratings as rating_routes
from .http.routes import study as study_routes
from .http.routes import system as system_routes
from .http.static import WEB, CompressionMiddleware, Pages
from .service import Service
from .settings import Settings
from .store.store import is_away
from .wire.description import complete
from .wire.system import Problem

LOG = structlog.get_logger()


class PatientLogger(structlog.PrintLogger):
    """Prints lines, and loses those that cannot be written: a full disk must not make whoever logs fail."""

    def msg(self, message: str) -> None:
        """Prints a line."""
        with suppress(OSError):
            super().msg(message)

    log = debug = info = warn = warning = fatal = failure = err = error = critical = exception = msg


def set_up_logs(settings: Settings) -> None:
    """Structured logs: lines for people, or JSON. They contain no secrets, since none are ever passed to them."""
    level = logging.getLevelNamesMapping()[settings.log_level.upper()]
    console = structlog.dev.ConsoleRenderer(
        exception_formatter=structlog.dev.plain_traceback
    )  # the rich formatter prints variables
    renderer: Any = structlog.processors.JSONRenderer() if settings.log_format == "json" else console
    structlog.configure(
        processors=[
            structlog.processors.add_log_level,
            structlog.processors.TimeStamper(fmt="iso"),
            structlog.processors.format_exc_info if settings.log_format == "json" else structlog.processors.StackInfoRenderer(),
            renderer,
        ],
        wrapper_class=structlog.make_filtering_bound_logger(level),
        logger_factory=lambda *_: PatientLogger(),
    )


class Application(FastAPI):
    """FastAPI with a complete description: the messages of sockets, and the views and boxes of the games, belong to the API."""

    def openapi(self) -> dict[str, Any]:
        """The description that `/openapi.json` serves and the types of clients are generated from."""
        if self.openapi_schema is None:
            complete(super().openapi())
        assert self.openapi_schema is not None
        return self.openapi_schema


def make_app(settings: Settings, web: Path = WEB, offline: Path = OFFLINE) -> FastAPI:
    """The application of a server, with the folders of the built client."""
    service, pages = Service(settings), Pages(web)

    @asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        async with service.running():
            yield

    problems: dict[int | str, dict[str, Any]] = {
        status: {"model": Problem} for status in (400, 401, 403, 404, 409, 413, 422, 429, 503)
    }
    app = Application(
        title="Tessera",
        version=importlib.metadata.version("tessera"),
        description="Tables of modern board games: play, watch, study. Moves are words, as in `buy wind-farm at 2.1`.",
        lifespan=lifespan,
        docs_url=None,
        redoc_url=None,
        redirect_slashes=False,  # a redirection would repeat whatever the request calls its host
        responses=problems,
    )
    app.state.service, app.state.pages = service, pages
    for module in (system_routes, people_routes, account_routes, play_routes, study_routes, rating_routes):
        app.include_router(module.router)
    app.include_router(OfflineFiles(web, offline).router)
    app.include_router(pages.router)
    app.add_exception_handler(TesseraError, handle_error)
    app.add_exception_handler(RequestValidationError, handle_malformed)
    app.add_exception_handler(HTTPException, handle_http_error)
    for kind in (SQLAlchemyError, asyncpg.PostgresError, asyncpg.InterfaceError, OSError):
        app.add_exception_handler(kind, handle_unavailable)
    app.add_middleware(CompressionMiddleware, service=service)
    app.add_middleware(SecurityMiddleware, service=service)
    return app


def text_of(request: Request) -> Text:
    """The texts of the language of a request."""
    return Text(language_of(request))


async def handle_error(request: Request, error: Exception) -> JSONResponse:
    """Answers with a refusal, in the language of the client."""
    assert isinstance(error, TesseraError)
    return JSONResponse(problem(error, text_of(request)), status_of(error))


async def handle_malformed(request: Request, error: Exception) -> JSONResponse:
    """Answers to a malformed request."""
    assert isinstance(error, RequestValidationError)
    return JSONResponse(problem_of_input(error.errors(), text_of(request)), 422)


async def handle_unavailable(request: Request, error: Exception) -> JSONResponse:
    """Answers while the database is away; whatever else is wrong with it is a fault of the server."""
    if not is_away(error):
        raise error
    LOG.warning("a request failed: the database is away", error=type(error).__name__)
    return JSONResponse(problem(Unavailable("server-no-database"), text_of(request)), 503, headers={"Retry-After": "5"})


async def handle_http_error(request: Request, error: Exception) -> Response:
    """Answers to an unknown path or method, or an unreadable body."""
    assert isinstance(error, HTTPException)
    pages: Pages = request.app.state.pages
    if error.status_code == 404 and (page := pages.page_not_found(request)) is not None:
        return page
    text = text_of(request)
    codes = {400: "server-no-json", 404: "server-no-page", 413: "server-too-large"}
    code, limit = codes.get(error.status_code, "server-no-method"), request.app.state.service.settings.body_limit
    return JSONResponse(
        {"code": code, "message": text(code, limit=limit), "rule": None}, error.status_code, headers=error.headers
    )
