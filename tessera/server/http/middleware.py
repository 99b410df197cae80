"""The door: every request passes here first. Limits, the Origin of browsers, and headers that keep pages safe."""

import time
from typing import Any
from urllib.parse import urlsplit

import orjson
import structlog
from starlette.datastructures import Headers, MutableHeaders
from starlette.exceptions import HTTPException
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from tessera.core.text import Text

from ..errors import Forbidden, Refused
from ..metrics import REQUESTS
from ..service import Service
from .problems import problem, spoken

LOG = structlog.get_logger()
SAFE_METHODS = {"GET", "HEAD", "OPTIONS"}
HEADERS = {
    "Content-Security-Policy": (
        "default-src 'self'; img-src 'self' data:; style-src 'self' 'unsafe-inline'; "
        "object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
    ),
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=()",
}


class TooLarge(Refused):
    """A request with too much in it."""

    status = 413


class Failed(Refused):
    """A fault of ours."""

    status = 500


class Door:
    """ASGI middleware around the whole application."""

    def __init__(self, app: ASGIApp, service: Service) -> None:
        self.app, self.service = app, service
        self.limit = service.settings.body_limit
        self.origins = {origin.rstrip("/") for origin in service.settings.origins}

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Lets a request in, or says why not."""
        if scope["type"] not in {"http", "websocket"}:
            await self.app(scope, receive, send)
            return
        headers = Headers(scope=scope)
        try:
            self.check(scope, headers)
        except Refused as error:
            await refuse(error, scope, headers, send)
            return
        if scope["type"] == "websocket":
            await self.app(scope, receive, send)
            return
        await self.pass_on(scope, headers, receive, send)

    def check(self, scope: Scope, headers: Headers) -> None:
        """Refuses what comes from another page, too much at once, or too much altogether."""
        if scope["type"] == "websocket" or scope["method"] not in SAFE_METHODS:
            origin = headers.get("origin")
            if origin is not None and not self.is_ours(origin, headers.get("host", "")):
                raise Forbidden("server-wrong-origin")
        if not scope["path"].startswith("/healthz"):
            self.service.limits.addresses.take((scope.get("client") or ("",))[0])
        length = headers.get("content-length", "0")
        if not length.isdecimal() or int(length) > self.limit:
            raise TooLarge("server-too-large", limit=self.limit)

    def is_ours(self, origin: str, host: str) -> bool:
        """Whether a page of ours asks: of an address that was set, or else of the host that was asked."""
        if self.origins:
            return origin.rstrip("/") in self.origins
        try:
            return urlsplit(origin).netloc == host != ""
        except ValueError:  # no address at all
            return False

    async def pass_on(self, scope: Scope, headers: Headers, receive: Receive, send: Send) -> None:
        """Passes a request on, counts the bytes that come and the answers that go."""
        got, status, begun = 0, 0, time.monotonic()

        async def counted() -> Message:
            nonlocal got
            message = await receive()
            got += len(message.get("body", b""))
            if got > self.limit:
                raise HTTPException(TooLarge.status)  # the only kind that whoever reads a body lets through
            return message

        async def with_headers(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                answered = MutableHeaders(scope=message)
                for name, value in HEADERS.items():
                    answered.setdefault(name, value)
            await send(message)

        try:
            await self.app(scope, counted, with_headers)
        except Exception:
            if status:
                raise  # half of an answer has gone already
            status = Failed.status
            LOG.exception("a request failed", method=scope["method"])
            await refuse(Failed("server-failed"), scope, headers, send)
        finally:
            route = getattr(scope.get("route"), "path", "other")
            REQUESTS.labels(scope["method"], route, status).inc()
            LOG.debug("request", method=scope["method"], route=route, status=status, seconds=round(time.monotonic() - begun, 4))


async def refuse(error: Refused, scope: Scope, headers: Headers, send: Send) -> None:
    """Answers in place of the application."""
    language = spoken(None, headers.get("accept-language"))
    body = orjson.dumps(problem(error, Text(language)))
    answered = {"content-type": "application/json", **HEADERS}
    start: dict[str, Any] = {
        "status": error.status,
        "headers": [(name.lower().encode(), value.encode()) for name, value in answered.items()],
    }
    kind = "http.response" if scope["type"] == "http" else "websocket.http.response"
    await send({"type": f"{kind}.start", **start})
    await send({"type": f"{kind}.body", "body": body})
