"""Runs a server whose deals a client chooses by a header, so that a test in a browser plays the same match every time.

`DEALS=anything make test` plays others.
"""

import hashlib
import os
from contextvars import ContextVar
from pathlib import Path
from unittest.mock import patch

from fastapi import FastAPI
from starlette.datastructures import Headers
from starlette.types import ASGIApp, Receive, Scope, Send

from tessera.core.seeds import new_key
from tessera.server import process
from tessera.server.app import make_app
from tessera.server.http.static import WEB
from tessera.server.settings import Settings
from tessera.server.tables import plan

HEADER = "x-deal"

chosen: ContextVar[str | None] = ContextVar("chosen", default=None)


def deal_of_this_test() -> dict[str, str]:
    """The header that asks for the deal of the test that is running."""
    test = os.environ.get("PYTEST_CURRENT_TEST", "").rpartition(" ")[0]  # without the name of its stage
    return {HEADER: hashlib.sha256(f"{test} {os.environ.get('DEALS', '')}".encode()).hexdigest()[:32]}


class ChosenDeal:
    """Middleware that remembers the deal a request asks for."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        chosen.set(Headers(scope=scope).get(HEADER) if scope["type"] == "http" else None)
        await self.app(scope, receive, send)


def chosen_key() -> str:
    """The seed that a request asks for; a random one if it asks for none."""
    return chosen.get() or new_key()


def make_dealing_app(settings: Settings) -> FastAPI:
    app = make_app(settings, Path(os.environ.get("PAGES", WEB)))  # a test may have pages of its own
    app.add_middleware(ChosenDeal)
    return app


def main() -> None:
    """Runs the command with such a server."""
    from tessera.cli.app import main as run

    with patch.object(plan, "new_key", chosen_key), patch.object(process, "make_app", make_dealing_app):
        run()


if __name__ == "__main__":
    main()
