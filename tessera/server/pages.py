"""The client for browsers: its pages, its files, and the catalogues by which it speaks."""

import hashlib
import json
import re
from collections.abc import Sequence
from functools import cache, cached_property
from pathlib import Path
from typing import Any

from fastapi import APIRouter, Request
from fastapi.responses import HTMLResponse, PlainTextResponse, Response
from sqlalchemy.exc import SQLAlchemyError
from starlette.exceptions import HTTPException
from starlette.middleware.gzip import GZipMiddleware
from starlette.staticfiles import StaticFiles
from starlette.types import ASGIApp, Receive, Scope, Send

from tessera.core.errors import TesseraError
from tessera.core.text import LANGUAGES, LOCALE, Text

from .asked import service_of
from .problems import language_of
from .service import Service
from .table import Table

WEB = Path(__file__).with_name("web")  # what `make web` builds
ADDRESSES = (
    "/",
    "/index.html",
    "/table/{id}",
    "/study/{id}",
    "/new/{game}",
    "/rules/{game}",
    "/learn/{game}",
    "/account",
    "/matches",
    "/about",
)
SOURCES = {
    "": "src/pages/Front.svelte",
    "table": "src/pages/TablePage.svelte",
    "study": "src/pages/Study.svelte",
    "learn": "src/pages/TablePage.svelte",  # where a lesson leads to
}
OF_TABLES = {"table", "study"}
OF_PROGRAMS = {"api", "assets", "locale", "metrics", "healthz", "readyz", "docs", "openapi.json"}  # no person goes there
FOR_EVER = "public, max-age=31536000, immutable"  # the name of such a file has a hash of what is in it
FOR_A_WHILE = "public, max-age=300"
ASK_AGAIN = "no-cache"
OF_THE_COMMAND_LINE = re.compile("(cli|bench|arena|fit|serve|backup|verify)-|#")
LARGE = re.compile("/assets/.*|/locale/.*|/api/games/[^/]+/box|/api/tables/[^/]+/steps")


class Pages:
    """The client in the folder that it was built into."""

    def __init__(self, folder: Path = WEB) -> None:
        self.folder = folder
        self.files = StaticFiles(directory=folder, check_dir=False)
        self.router = APIRouter(include_in_schema=False)
        for path in ADDRESSES:
            self.router.add_api_route(path, self.page, methods=["GET", "HEAD"])
        self.router.add_api_route("/assets/{file:path}", self.asset, methods=["GET", "HEAD"])
        self.router.add_api_route("/locale/{file}", self.catalogue, methods=["GET", "HEAD"])
        self.router.add_api_route("/{file}", self.file, methods=["GET", "HEAD"])

    async def page(self, request: Request) -> Response:
        """The one page of the client, which looks at its address by itself; a word if it has not been built."""
        kind, _, name = request.url.path.strip("/").partition("/")
        table = await known(service_of(request), name) if kind in OF_TABLES else None
        needed = [SOURCES[kind]] if kind in SOURCES else []
        if table is not None:
            needed.append(f"src/games/{table.game_name}/ui.ts")
        return self.built(request, 200, self.scripts(*needed), table) or not_built(language_of(request))

    @cached_property
    def manifest(self) -> dict[str, Any]:
        """What each source was built into."""
        file = self.folder / "manifest.json"
        return json.loads(file.read_text(encoding="utf-8")) if file.exists() else {}

    def scripts(self, *sources: str) -> list[str]:
        """Links to what sources were built into, and first to all that they import: the browser fetches them side by side."""
        files, todo = list[str](), [*sources]
        while todo:
            built = self.manifest.get(todo.pop(), {})
            if built and built["file"] not in files:
                files.append(built["file"])
                todo += built.get("imports", [])
        return [f'<link rel="modulepreload" href="/{file}">' for file in reversed(files)]

    def nothing(self, request: Request) -> Response | None:
        """The same page where there is nothing, for a person who comes there; a program is refused as ever."""
        is_person = request.method == "GET" and "text/html" in request.headers.get("accept", "")
        return self.built(request, 404) if is_person and request.url.path.split("/")[1] not in OF_PROGRAMS else None

    def built(self, request: Request, status: int, scripts: Sequence[str] = (), table: Table | None = None) -> Response | None:
        """The page in the language of the browser, which fetches along with it the catalogue and what else it will need."""
        language, index = language_of(request), self.folder / "index.html"
        if not index.exists():
            return None
        fetched = [f"/locale/{language}.ftl"]
        if table is not None:
            fetched.append(f"/api/games/{table.game_name}/box?components={table.game.components}")
        links = [*scripts, *(f'<link rel="preload" as="fetch" crossorigin href="{address}">' for address in fetched)]
        page = index.read_text(encoding="utf-8").replace('<html lang="en"', f'<html lang="{language}"', 1)
        headers = {"Cache-Control": ASK_AGAIN, "Vary": "Accept, Accept-Language"}
        return HTMLResponse(page.replace("<!--preload-->", "".join(links), 1), status, headers=headers)

    async def asset(self, file: str, request: Request) -> Response:
        """A file whose name changes with what is in it."""
        return await found(self.files, f"assets/{file}", request, FOR_EVER)

    async def catalogue(self, file: str, request: Request) -> Response:
        """What is said to people in a browser, in one language."""
        language = file.removesuffix(".ftl")
        if language not in LANGUAGES or file == language:
            raise HTTPException(404)
        text = for_browsers(language)
        headers = {"Cache-Control": ASK_AGAIN, "ETag": f'"{hashlib.sha256(text.encode()).hexdigest()[:16]}"'}
        is_known = request.headers.get("if-none-match") == headers["ETag"]
        return Response(status_code=304, headers=headers) if is_known else PlainTextResponse(text, headers=headers)

    async def file(self, file: str, request: Request) -> Response:
        """Any other file of the client: its icons, its manifest."""
        return await found(self.files, file, request, FOR_A_WHILE)


@cache
def for_browsers(language: str) -> str:
    """A catalogue without what only the command line says, which would be a fifth of what travels."""
    text = (LOCALE / f"{language}.ftl").read_text(encoding="utf-8")
    return "".join(message for message in re.split(r"(?m)^(?=\S)", text) if not OF_THE_COMMAND_LINE.match(message))


async def known(service: Service, name: str) -> Table | None:
    """A table, if it can be found; the page itself comes without."""
    try:
        return await service.tables.find(name) if service.is_ready else None
    except (TesseraError, SQLAlchemyError):
        return None


async def found(files: StaticFiles, file: str, request: Request, caching: str) -> Response:
    """A file of a folder, if it is there, and how long it may be kept."""
    response = await files.get_response(file, request.scope)
    response.headers["Cache-Control"] = caching
    return response


def not_built(language: str) -> Response:
    """What a browser sees as long as there is no client."""
    said = Text(language)("server-no-client")
    return HTMLResponse(
        f'<!doctype html><html lang="{language}"><meta charset="utf-8"><title>Tessera</title><h1>Tessera</h1><p>{said}</p>',
        headers={"Cache-Control": ASK_AGAIN},
    )


class Compressed:
    """ASGI middleware that compresses what is large; streams and sockets pass it untouched."""

    def __init__(self, app: ASGIApp) -> None:
        self.app, self.compressing = app, GZipMiddleware(app, minimum_size=1000, compresslevel=6)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Passes a request on."""
        is_large = scope["type"] == "http" and LARGE.fullmatch(scope["path"])
        await (self.compressing if is_large else self.app)(scope, receive, send)
