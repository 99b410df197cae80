"""The offline part of the client: its service worker, which knows what an installed page keeps, and its files."""

import hashlib
import json
from functools import cached_property
from pathlib import Path
from typing import Any

from fastapi import APIRouter, Request
from fastapi.responses import JSONResponse, Response
from starlette.exceptions import HTTPException
from starlette.staticfiles import StaticFiles

from tessera.core.catalogues import LANGUAGES
from tessera.core.registry import all_games
from tessera.wasm.modules import find_engine

from .catalogues import for_browsers, parts_of
from .static import ASK_AGAIN, FOR_EVER, WEB, serve_file

OFFLINE = Path(__file__).parents[1] / "offline"  # what `make web` builds
INDEX = "index.json"
PAGE = ""  # the folder itself
PLAIN = (
    "early.js",
    "icon.svg",
    "icon-192.png",
    "icon-512.png",
    "icon-maskable.png",
    "apple-touch-icon.png",
    "manifest.webmanifest",
)
NOT_KEPT = {".br", ".map"}


class OfflineFiles:
    """What an installed page keeps, and the routes to it."""

    def __init__(self, web: Path = WEB, offline: Path = OFFLINE) -> None:
        self.web, self.offline = web, offline
        self.files = StaticFiles(directory=offline, check_dir=False)
        self.router = APIRouter(include_in_schema=False)
        self.router.add_api_route("/sw.js", self.worker, methods=["GET", "HEAD"])
        self.router.add_api_route(f"/offline/{INDEX}", self.index, methods=["GET", "HEAD"])
        self.router.add_api_route("/offline/{file}", self.file, methods=["GET", "HEAD"])

    async def worker(self) -> Response:
        """The service worker."""
        if not (self.offline / INDEX).exists():
            raise HTTPException(404)
        return Response(self.script, media_type="text/javascript", headers=ASK_AGAIN)

    async def file(self, file: str, request: Request) -> Response:
        """A file of the offline part, named by its contents."""
        return await serve_file(self.files, file, request, FOR_EVER)

    async def index(self) -> Response:
        """The names of these files, and how much installing transfers."""
        if not (self.offline / INDEX).exists():
            raise HTTPException(404)
        return JSONResponse(self.about(), headers=ASK_AGAIN)

    def about(self) -> dict[str, Any]:
        """The names of the files of the offline part, and the bytes that installing transfers."""
        return {**json.loads((self.offline / INDEX).read_text(encoding="utf-8")), "size": self.size}

    @cached_property
    def size(self) -> int:
        """The bytes that installing transfers, as a browser gets them that understands Brotli; texts as they are."""
        files = [*self.web.rglob("*"), *self.offline.iterdir()]
        packed = {file.with_suffix("") for file in files if file.suffix == ".br"}
        return sum(file.stat().st_size for file in files if file.is_file() and file not in packed)

    @cached_property
    def script(self) -> str:
        """The service worker with what it keeps."""
        head = f"const VERSION = {json.dumps(self.version)};\nconst FILES = {json.dumps(self.paths)};\n"
        return head + (self.web / "sw.js").read_text(encoding="utf-8")

    @property
    def engines(self) -> list[Path]:
        """The modules of all games."""
        return [files.module for game in all_games() if (files := find_engine(game)) is not None]

    @property
    def networks(self) -> list[Path]:
        """The networks of all games, which a page fetches and keeps when a bot first needs one."""
        return [files.network for game in all_games() if (files := find_engine(game)) is not None and files.network]

    @cached_property
    def paths(self) -> list[str]:
        """The paths of everything that an installed page needs without a server, from the folder of its service worker."""
        assets = [file for file in (self.web / "assets").rglob("*") if file.is_file() and file.suffix not in NOT_KEPT]
        return [
            PAGE,
            *PLAIN,
            *(file.relative_to(self.web).as_posix() for file in sorted(assets)),
            *(catalogue_path(language, part) for language in LANGUAGES for part in parts_of(language)),
            *(f"engines/{engine.name}" for engine in self.engines),
            *(f"offline/{file.name}" for file in sorted(self.offline.iterdir())),
        ]

    @property
    def version(self) -> str:
        """A hash of it all: names that have a hash speak for their contents, the rest is read."""
        plain = [(self.web / name).read_bytes() for name in ("index.html", "sw.js", *PLAIN)]
        texts = [text.encode() for language in LANGUAGES for text in parts_of(language).values()]
        return hashlib.sha256(b"\0".join([json.dumps(self.paths).encode(), *plain, *texts])).hexdigest()[:16]


def catalogue_files() -> dict[str, str]:
    """The catalogues of browsers, by the paths of their files."""
    return {catalogue_path(language, part): text for language in LANGUAGES for part, text in for_browsers(language).items()}


def catalogue_path(language: str, part: str) -> str:
    """Where a part of a catalogue is."""
    return f"locale/{language}{part and '-'}{part}.json"
