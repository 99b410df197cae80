"""Connections with bounds: headers and addresses of limited size, that arrive in time, and answers that are read in time."""

import asyncio
from collections import Counter
from collections.abc import Callable
from http import HTTPStatus
from ipaddress import ip_address, ip_network
from typing import Any, ClassVar

from uvicorn import Config
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.server import ServerState

from ..limits import address_key
from ..settings import Settings

MAX_HEAD = 32_768  # bytes of the address and all headers of a request
MAX_ADDRESS = 8_192  # bytes of the address with its query
MAX_HEADERS = 100
PATIENCE_WITH_BODIES = 4  # times as long as with headers


def bounded_protocol(settings: Settings) -> type[HttpToolsProtocol]:
    """The protocol that a server with these settings speaks."""

    class Bounded(BoundedProtocol):
        """The same for all connections of a server."""

        seconds, most, proxies = float(settings.request_seconds), settings.connections, settings.proxies
        counts: ClassVar[Counter[str]] = Counter()

    return Bounded


def is_proxy(host: str, proxies: str) -> bool:
    """Whether an address is one of the trusted proxies, through which many people come."""
    if proxies.strip() == "*":
        return True
    for word in proxies.split(","):
        try:
            if ip_address(host) in ip_network(word.strip(), strict=False):
                return True
        except ValueError:  # the name of a socket
            continue
    return False


class BoundedProtocol(HttpToolsProtocol):
    """HTTP/1.1 of uvicorn, which by itself waits for ever and takes headers of any size."""

    seconds: float  # within which headers must arrive
    most: int  # connections of one address
    proxies: str  # addresses that may have more
    counts: ClassVar[Counter[str]]  # open connections by address

    def __init__(self, config: Config, server_state: ServerState, app_state: dict[str, Any], _loop: Any = None) -> None:
        super().__init__(config, server_state, app_state, _loop)
        self.is_in_head = True
        self.head_size = 0
        self.refusal: HTTPStatus | None = None
        self.reading: asyncio.TimerHandle | None = None  # closes the connection if a request does not arrive in time
        self.writing: asyncio.TimerHandle | None = None  # the same if an answer is not read
        self.counted: str | None = None  # the address whose connections this one is counted with

    # Opening and closing

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Counts a connection; one too many from the same address is closed at once."""
        super().connection_made(transport)
        host = self.client[0] if self.client else ""
        if not is_proxy(host, self.proxies):
            self.counted = address_key(host)
            self.counts[self.counted] += 1
            if self.counts[self.counted] > self.most:
                transport.close()
                return
        self.reading = self.close_after(self.seconds)

    def connection_lost(self, exc: Exception | None) -> None:
        """Stops all clocks."""
        self.release()
        super().connection_lost(exc)

    def release(self) -> None:
        """Stops all clocks, and counts the connection no more."""
        self.stop_reading_clock()
        if self.writing is not None:
            self.writing.cancel()
        if self.counted is not None:
            self.counts[self.counted] -= 1
            if not self.counts[self.counted]:
                del self.counts[self.counted]
            self.counted = None

    def handle_websocket_upgrade(self) -> None:
        """Hands the connection over to the protocol of WebSockets, which has bounds of its own."""
        self.release()
        super().handle_websocket_upgrade()

    # Requests

    def data_received(self, data: bytes) -> None:
        """Takes a part of a request, if it is not too large by now."""
        if self.is_in_head and self.reading is None:
            self.reading = self.close_after(self.seconds)
        self.head_size += len(data)
        super().data_received(data)  # which counts from nothing again at the end of a request
        if self.is_in_head and self.head_size > MAX_HEAD and self.refusal is None:
            self.refuse(HTTPStatus.REQUEST_HEADER_FIELDS_TOO_LARGE)

    def on_headers_complete(self) -> None:
        """Lets a request begin, whose body may take longer."""
        size = len(self.url) + sum(len(name) + len(value) for name, value in self.headers)
        if len(self.url) > MAX_ADDRESS:
            self.refusal = HTTPStatus.REQUEST_URI_TOO_LONG
        elif size > MAX_HEAD or len(self.headers) > MAX_HEADERS:
            self.refusal = HTTPStatus.REQUEST_HEADER_FIELDS_TOO_LARGE
        if self.refusal is not None:
            raise ValueError(self.refusal.phrase)  # the parser stops, and asks for an answer
        self.is_in_head = False
        self.stop_reading_clock()
        self.reading = self.close_after(self.seconds * PATIENCE_WITH_BODIES)
        super().on_headers_complete()

    def on_message_complete(self) -> None:
        """Ends a request; the next one may begin."""
        self.stop_reading_clock()
        self.is_in_head, self.head_size = True, 0
        super().on_message_complete()

    def send_400_response(self, msg: str) -> None:
        """Answers to a request that is none, or too large."""
        if self.refusal is None:
            super().send_400_response(msg)
        else:
            self.refuse(self.refusal)

    def refuse(self, status: HTTPStatus) -> None:
        """Answers without the application, and closes the connection."""
        self.refusal = status
        lines = (f"HTTP/1.1 {status.value} {status.phrase}", "content-length: 0", "cache-control: no-store", "connection: close")
        self.transport.write(("\r\n".join(lines) + "\r\n\r\n").encode())
        self.transport.close()

    # Answers

    def pause_writing(self) -> None:
        """Waits for somebody who does not read, but not for ever."""
        super().pause_writing()
        self.writing = self.close_after(self.seconds * PATIENCE_WITH_BODIES, self.transport.abort)

    def resume_writing(self) -> None:
        """Goes on writing."""
        super().resume_writing()
        if self.writing is not None:
            self.writing.cancel()
            self.writing = None

    # Clocks

    def close_after(self, seconds: float, close: Callable[[], None] | None = None) -> asyncio.TimerHandle:
        """Closes the connection after a while."""
        return self.loop.call_later(seconds, close or self.transport.close)

    def stop_reading_clock(self) -> None:
        """The request has arrived so far."""
        if self.reading is not None:
            self.reading.cancel()
            self.reading = None
