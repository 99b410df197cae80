"""The client for browsers: its page, its files, and its catalogues of messages."""

import asyncio
import gzip
import hashlib
import json
import re
from collections.abc import Mapping, Sequence
from contextlib import suppress
from functools import cached_property, lru_cache
from pathlib import Path
from typing import Any, NotRequired, TypedDict

from fastapi import APIRouter, Request
from fastapi.responses import HTMLResponse, RedirectResponse, Response
from sqlalchemy.exc import SQLAlchemyError
from starlette.datastructures import Headers, MutableHeaders
from starlette.exceptions import HTTPException
from starlette.requests import HTTPConnection
from starlette.staticfiles import StaticFiles
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from tessera.core.catalogues import LANGUAGES
from tessera.core.errors import TesseraError
from tessera.core.text import Text

from ..service import Service
from ..tables.table import Table
from .catalogues import for_browsers
from .dependencies import address_of, service_of
from .problems import language_of


class Route(TypedDict):
    """A page of the client: path, source, the scripts it is in or leads to, its texts beside the first, and what it fetches."""

    path: str
    page: str
    scripts: list[str]
    texts: NotRequired[list[str]]
    fetch: NotRequired[list[str]]


PAGES = json.loads(Path(__file__).with_name("pages.json").read_text(encoding="utf-8"))  # the client reads the same file
ROUTES: dict[str, Route] = {route["path"]: route for route in PAGES}
WEB = Path(__file__).parents[1] / "web"  # what `make web` builds
PLAIN_BOARD = "plain"  # of every game that has no folder in the client
PROGRAM_PATHS = {
    "api",
    "assets",
    "engines",
    "locale",
    "metrics",
    "offline",
    "healthz",
    "readyz",
    "docs",
    "openapi.json",
}  # where no person goes
FOR_EVER = {"Cache-Control": "public, max-age=31536000, immutable", "Vary": "Accept-Encoding"}  # the name is a hash
FOR_A_WHILE = {"Cache-Control": "public, max-age=300"}
ASK_AGAIN = {"Cache-Control": "no-cache"}
LARGE = re.compile(r"/assets/.*(?<!\.zip)|/engines/.*|/locale/.*|/offline/.*\.json|/api/games/[^/]+/(box|engine)")
SMALL = 1000  # bytes that are not worth compressing
COMPRESSION = 6


class Pages:
    """The built client."""

    def __init__(self, folder: Path = WEB) -> None:
        self.folder = folder
        self.files = StaticFiles(directory=folder, check_dir=False)
        self.router = APIRouter(include_in_schema=False)
        for path in ("/index.html", *ROUTES):
            self.router.add_api_route(path, self.page, methods=["GET", "HEAD"])
        self.router.add_api_route("/assets/{file:path}", self.asset, methods=["GET", "HEAD"])
        self.router.add_api_route("/locale/{file}", self.catalogue, methods=["GET", "HEAD"])
        self.router.add_api_route("/{file}", self.file, methods=["GET", "HEAD"])

    async def page(self, request: Request) -> Response:
        """The one page of the client, which routes by itself; a notice if it has not been built."""
        path, name = request.scope["route"].path, request.path_params.get("table")
        route = ROUTES["/" if path == "/index.html" else path]
        needed, fetched = [*route["scripts"]], route.get("fetch", [])
        fetched = [*(f"/locale/{language_of(request)}-{part}.json" for part in route.get("texts", [])), *fetched]
        table = await find_table(service_of(request), name) if name else None
        if table is not None:
            needed.append(table.game_name if table.game_name in self.chunks else PLAIN_BOARD)
            fetched = [*fetched, f"/api/games/{table.game_name}/box?components={table.game.components}"]
        page = self.built(request, 200, self.scripts(*needed), fetched) or not_built(language_of(request))
        if name:
            page.headers["X-Robots-Tag"] = "noindex"
        return page

    @cached_property
    def manifest(self) -> dict[str, Any]:
        """Vite's manifest: what was built."""
        file = self.folder / "manifest.json"
        return json.loads(file.read_text(encoding="utf-8")) if file.exists() else {}

    @cached_property
    def chunks(self) -> dict[str, str]:
        """The scripts in the manifest by their names."""
        return {built["name"]: key for key, built in self.manifest.items() if "name" in built}

    def scripts(self, *names: str) -> list[str]:
        """Preload links to scripts, to what they import and to their styles, so that browsers fetch all in parallel."""
        found = list[dict[str, Any]]()

        def collect(key: str) -> None:
            built = self.manifest.get(key)
            if built is None or built in found:
                return
            found.insert(0, built)
            for imported in built.get("imports", []):
                collect(imported)

        for name in names:
            collect(self.chunks.get(name, ""))
        # A browser has six connections: what others import comes first, as it is the largest, and the small styles last.
        return [
            *(f"</{built['file']}>; rel=modulepreload" for built in found),
            *(f"</{file}>; rel=preload; as=style; crossorigin" for built in found for file in built.get("css", [])),
        ]

    def page_not_found(self, request: Request) -> Response | None:
        """The same page for a person at an unknown address; None for a program, which is refused as usual."""
        is_page = request.method == "GET" and "text/html" in request.headers.get("accept", "")
        path = request.scope["path"]
        if not is_page or path.split("/")[1] in PROGRAM_PATHS:
            return None
        if path.endswith("/") and path.strip("/"):
            return RedirectResponse(f"/{path.strip('/')}")  # without the host, which a request may invent
        return self.built(request, 404)

    def built(self, request: Request, status: int, scripts: Sequence[str] = (), fetched: Sequence[str] = ()) -> Response | None:
        """The page in the browser's language, with preload links to its catalogue and whatever else it needs."""
        language, index = language_of(request), self.folder / "index.html"
        if not index.exists():
            return None
        addresses = [f"/locale/{language}.json", *fetched]
        early = "</early.js>; rel=preload; as=script; fetchpriority=high"  # it opens the socket of a table
        links = [early, *scripts, *(f"<{address}>; rel=preload; as=fetch; crossorigin" for address in addresses)]
        page = index.read_text(encoding="utf-8").replace('<html lang="en"', f'<html lang="{language}"', 1).replace('="./', '="/')
        headers = {**ASK_AGAIN, "Vary": "Accept, Accept-Language", "Link": ", ".join(links)}
        return HTMLResponse(page, status, headers=headers)

    async def asset(self, file: str, request: Request) -> Response:
        """A file whose name contains the hash of its contents; compressed with Brotli, if the browser understands it."""
        if "br" in re.split(r"[\s,;]+", request.headers.get("accept-encoding", "")):
            with suppress(HTTPException):
                return await serve_file(self.files, f"assets/{file}.br", request, {"Content-Encoding": "br", **FOR_EVER})
        return await serve_file(self.files, f"assets/{file}", request, FOR_EVER)

    async def catalogue(self, file: str, request: Request) -> Response:
        """A part of what is said to people in a browser, in one language."""
        asked = re.fullmatch(rf"({'|'.join(LANGUAGES)})(?:-(pages|rules))?\.json", file)
        if asked is None:
            raise HTTPException(404)
        parts = await asyncio.to_thread(for_browsers, asked[1])  # the first time, it is parsed
        text = parts[asked[2] or ""]
        headers = {**ASK_AGAIN, "ETag": f'"{hashlib.sha256(text.encode()).hexdigest()[:16]}"'}
        is_known = request.headers.get("if-none-match") == headers["ETag"]
        return (
            Response(status_code=304, headers=headers)
            if is_known
            else Response(text, headers=headers, media_type="application/json")
        )

    async def file(self, file: str, request: Request) -> Response:
        """Any other file of the client: its icons, its web manifest."""
        return await serve_file(self.files, file, request, FOR_A_WHILE)


async def find_table(service: Service, name: str) -> Table | None:
    """A table, if it can be found; the page works without it."""
    try:
        return await service.tables.find(name) if service.is_ready else None
    except (TesseraError, SQLAlchemyError):
        return None


async def serve_file(files: StaticFiles, file: str, request: Request, headers: dict[str, str]) -> Response:
    """A file of a folder, with headers."""
    response = await files.get_response(file, request.scope)
    response.headers.update(headers)
    return response


def not_built(language: str) -> Response:
    """What a browser sees if the client has not been built."""
    notice = Text(language)("server-no-client")
    return HTMLResponse(
        f'<!doctype html><html lang="{language}"><meta charset="utf-8"><title>Tessera</title><h1>Tessera</h1><p>{notice}</p>',
        headers=ASK_AGAIN,
    )


def accepts_gzip(headers: Mapping[str, str]) -> bool:
    """Whether a client understands compressed answers."""
    return "gzip" in re.split(r"[\s,;]+", headers.get("accept-encoding", ""))


@lru_cache(maxsize=100)
def compressed(body: bytes) -> bytes:
    """An answer compressed, cached because everybody gets the same."""
    return gzip.compress(body, COMPRESSION)


class CompressionMiddleware:
    """ASGI middleware that compresses large answers in a thread; streams and sockets pass untouched."""

    def __init__(self, app: ASGIApp, service: Service) -> None:
        self.app, self.service = app, service

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Passes a request on."""
        if scope["type"] != "http" or not LARGE.fullmatch(scope["path"]) or not accepts_gzip(Headers(scope=scope)):
            await self.app(scope, receive, send)
            return
        start: Message = {}
        body = bytearray()

        async def collect(message: Message) -> None:
            nonlocal start
            if message["type"] == "http.response.start":
                start = message
                return
            body.extend(message.get("body", b""))
            if message.get("more_body", False):
                return
            packed, headers = bytes(body), MutableHeaders(scope=start)
            if "accept-encoding" not in headers.get("vary", "").lower():
                headers.add_vary_header("Accept-Encoding")
            if len(packed) >= SMALL and "content-encoding" not in headers:
                stranger = self.service.client(None, address_of(HTTPConnection(scope)))
                packed = await stranger.compute(lambda: compressed(bytes(body)))
                headers["Content-Encoding"], headers["Content-Length"] = "gzip", str(len(packed))
            await send(start)
            await send({"type": "http.response.body", "body": packed})

        await self.app(scope, receive, collect)
