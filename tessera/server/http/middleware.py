"""The middleware that every request passes first: rate limits, the Origin of browsers, sizes, and security headers."""

import time
from typing import Any

import orjson
import structlog
from starlette.datastructures import Headers, MutableHeaders
from starlette.exceptions import HTTPException
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from tessera.core.text import Text

from ..errors import Forbidden, Refused, problem
from ..limits import address_key
from ..metrics import REQUESTS
from ..service import Service
from .problems import negotiate_language

LOG = structlog.get_logger()
SCHEMES = {"ws": "http", "wss": "https"}  # of the page that opens a socket
NO_STORE = "no-store"  # what only the client may see, and only now
SAFE_METHODS = {"GET", "HEAD", "OPTIONS"}
HEADERS = {
    "Content-Security-Policy": (
        "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; img-src 'self' data:; style-src 'self' 'unsafe-inline'; "
        "object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
    ),
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=()",
}


class ContentTooLarge(Refused):
    """A request with a body above the limit."""

    status = 413


class InternalServerError(Refused):
    """A request that failed by our fault."""

    status = 500


class SecurityMiddleware:
    """ASGI middleware around the whole application."""

    def __init__(self, app: ASGIApp, service: Service) -> None:
        self.app, self.service = app, service
        self.limit = service.settings.body_limit
        self.origins = {origin.rstrip("/") for origin in service.settings.origins}

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Lets a request in, or refuses it with the reason."""
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
        await self.forward(scope, headers, receive, send)

    def check(self, scope: Scope, headers: Headers) -> None:
        """Refuses requests from pages of other sites, too many requests, and bodies above the limit."""
        if scope["type"] == "websocket" or scope["method"] not in SAFE_METHODS:
            origin = headers.get("origin")
            if origin is not None and not self.is_own(origin, scope["scheme"], headers.get("host", "")):
                raise Forbidden("server-wrong-origin")
        if not scope["path"].startswith("/healthz"):
            self.service.limits.addresses.take(address_key((scope.get("client") or ("",))[0]))
        length = headers.get("content-length", "0")
        if not length.isdecimal() or int(length) > self.limit:
            raise ContentTooLarge("server-too-large", limit=self.limit)

    def is_own(self, origin: str, scheme: str, host: str) -> bool:
        """Whether an origin is ours: one of the settings, or without any the scheme and the host of the request."""
        if self.origins:
            return origin.rstrip("/") in self.origins
        return host != "" and origin == f"{SCHEMES.get(scheme, scheme)}://{host}"

    async def forward(self, scope: Scope, headers: Headers, receive: Receive, send: Send) -> None:
        """Passes a request on, limits its body, adds headers to the answer and counts it."""
        received, status, begun = 0, 0, time.monotonic()

        async def limited_receive() -> Message:
            nonlocal received
            message = await receive()
            received += len(message.get("body", b""))
            if received > self.limit:
                raise HTTPException(ContentTooLarge.status)  # the only exception that whoever reads a body lets through
            return message

        async def send_with_headers(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                answer = MutableHeaders(scope=message)
                for name, value in HEADERS.items():
                    answer.setdefault(name, value)
                answer.setdefault("Cache-Control", NO_STORE)  # what may be kept says so itself
            await send(message)

        try:
            await self.app(scope, limited_receive, send_with_headers)
        except Exception:
            if status:
                raise  # a part of the answer has been sent already
            status = InternalServerError.status
            LOG.exception("a request failed", method=scope["method"])
            await refuse(InternalServerError("server-failed"), scope, headers, send)
        finally:
            route = getattr(scope.get("route"), "path", "other")
            REQUESTS.labels(scope["method"], route, status).inc()
            LOG.debug("request", method=scope["method"], route=route, status=status, seconds=round(time.monotonic() - begun, 4))


async def refuse(error: Refused, scope: Scope, headers: Headers, send: Send) -> None:
    """Answers instead of the application."""
    language = negotiate_language(None, headers.get("accept-language"))
    body = orjson.dumps(problem(error, Text(language)))
    all_headers = {"content-type": "application/json", "cache-control": NO_STORE, **HEADERS}
    start: dict[str, Any] = {
        "status": error.status,
        "headers": [(name.lower().encode(), value.encode()) for name, value in all_headers.items()],
    }
    kind = "http.response" if scope["type"] == "http" else "websocket.http.response"
    await send({"type": f"{kind}.start", **start})
    await send({"type": f"{kind}.body", "body": body})
