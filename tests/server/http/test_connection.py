"""Connections: large headers and addresses are refused, slow and silent ones closed, without any proxy in front."""

import asyncio
import socket
from collections.abc import Iterator
from typing import Any

import pytest
from uvicorn import Config
from uvicorn.server import ServerState

from tessera.server.http.connection import MAX_ADDRESS, MAX_HEAD, MAX_HEADERS, BoundedProtocol, bounded_protocol, is_proxy
from tessera.server.settings import Settings
from tests.support.quick_server import QuickServer
from tests.support.server import Server


@pytest.fixture(scope="module")
def impatient(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server that waits for a second, and takes eight connections from an address."""
    server = QuickServer(tmp_path_factory.mktemp("impatient"), request_seconds=1, connections=8, proxies="192.0.2.1").start()
    yield server
    server.stop()


def connect(server: Server) -> socket.socket:
    return socket.create_connection(("127.0.0.1", server.port), timeout=60)


def answer(connection: socket.socket) -> bytes:
    """Everything until the server closes the connection."""
    received = b""
    while part := connection.recv(65_536):
        received += part
    return received


def asked(server: Server, *parts: bytes) -> bytes:
    """The answer to bytes that are sent one after another."""
    with connect(server) as connection:
        for part in parts:
            try:
                connection.sendall(part)
            except (BrokenPipeError, ConnectionResetError):  # refused by now
                break
        try:
            return answer(connection)
        except ConnectionResetError:
            return b"reset"


def status(received: bytes) -> int:
    return int(received.split(b" ", 2)[1])


def request(path: str = "/healthz", *headers: str, method: str = "GET") -> bytes:
    return "\r\n".join([f"{method} {path} HTTP/1.1", "Host: x", "Connection: close", *headers, "", ""]).encode()


# Sizes


def test_headers_of_ordinary_size_are_taken(server: Server) -> None:
    assert status(asked(server, request("/healthz?" + "x" * (MAX_ADDRESS // 2), f"Cookie: {'x' * (MAX_HEAD // 2)}"))) == 200


@pytest.mark.parametrize(
    "header", [f"Cookie: {'x' * MAX_HEAD}", "\r\n".join(f"X-{number}: x" for number in range(MAX_HEADERS))], ids=["long", "many"]
)
def test_headers_that_are_too_large_are_refused(server: Server, header: str) -> None:
    assert status(asked(server, request("/healthz", header))) == 431


def test_an_address_that_is_too_long_is_refused(server: Server) -> None:
    assert status(asked(server, request("/" + "x" * MAX_ADDRESS))) == 414


@pytest.mark.parametrize(
    "start", [b"GET /", b"GET / HTTP/1.1\r\nX: ", b"GET / HTTP/1.1\r\n"], ids=["address", "value", "headers"]
)
def test_a_head_that_never_ends_is_refused_before_it_fills_the_memory(server: Server, start: bytes) -> None:
    part = b"X: y\r\n" * 1000 if start.endswith(b"\r\n") else b"x" * 6000
    assert asked(server, start, *[part] * 1000)[:12] in {b"HTTP/1.1 431", b"HTTP/1.1 400", b"reset"}


def test_a_server_goes_on_after_refusals(server: Server) -> None:
    assert status(asked(server, request())) == 200


# Patience


@pytest.mark.parametrize(
    "beginning",
    [
        b"",
        b"GET /healthz HTTP/1.1\r\n",
        b"GET /healthz HTTP/1.1\r\nHost: x\r\nX: ",
        b"\r\n",
        b"GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n\r\n",
        b"POST /api/guests HTTP/1.1\r\nHost: x\r\nContent-Length: 100\r\n\r\n{",
        b"POST /api/guests HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n1\r\n{\r\n",
    ],
    ids=["silent", "line", "header", "newline", "after an answer", "body", "chunks"],
)
def test_a_connection_that_sends_no_whole_request_is_closed(impatient: Server, beginning: bytes) -> None:
    with connect(impatient) as connection:
        connection.sendall(beginning)
        answer(connection)  # comes to an end


def test_a_connection_that_sends_a_byte_now_and_then_is_closed(impatient: Server) -> None:
    with connect(impatient) as connection:
        connection.settimeout(0.2)
        received: bytes | None = None
        for _ in range(300):
            try:
                connection.sendall(b"G")
                received = connection.recv(1)
            except TimeoutError:
                continue
            except (BrokenPipeError, ConnectionResetError):
                received = b""
            if received == b"":
                break
        assert received == b""


def test_a_stream_stays_open_however_long_it_is_silent(impatient: Server) -> None:
    ada = impatient.guest()
    with connect(impatient) as connection:
        connection.sendall(f"GET /api/turns HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer {ada.token}\r\n\r\n".encode())
        received = b""
        while b"\n\r\n" not in received.partition(b"\r\n\r\n")[2]:  # the first heartbeat
            part = connection.recv(1000)
            assert part
            received += part


class Pipe(asyncio.Transport):
    """A transport whose other end does nothing."""

    def __init__(self) -> None:
        super().__init__()
        self.is_aborted = asyncio.Event()

    def get_extra_info(self, name: str, default: Any = None) -> Any:
        return default

    def close(self) -> None:
        pass

    def abort(self) -> None:
        self.is_aborted.set()


@pytest.mark.parametrize("goes_on", [True, False])
def test_a_client_that_does_not_read_its_answer_is_cut_off(goes_on: bool) -> None:
    async def scene() -> bool:
        config = Config(lambda: None, http=bounded_protocol(Settings()), log_config=None)
        protocol, pipe = bounded_protocol(Settings())(config, ServerState(), {}), Pipe()
        assert isinstance(protocol, BoundedProtocol)
        protocol.seconds = 0.01
        protocol.connection_made(pipe)
        protocol.pause_writing()
        if goes_on:
            protocol.resume_writing()
        try:
            await asyncio.wait_for(pipe.is_aborted.wait(), 0.5 if goes_on else 30)
        except TimeoutError:
            return False
        return True

    assert asyncio.run(scene()) != goes_on


# Numbers


def test_one_address_has_only_so_many_connections(impatient: Server) -> None:
    held = [connect(impatient) for _ in range(8)]
    try:
        with connect(impatient) as another:
            another.settimeout(0.5)  # less than the server waits for headers
            assert another.recv(1) == b""
    finally:
        for connection in held:
            connection.close()


@pytest.mark.parametrize(
    ("host", "proxies", "is_one"),
    [
        ("127.0.0.1", "127.0.0.1", True),
        ("10.1.2.3", "127.0.0.1, 10.0.0.0/8", True),
        ("192.0.2.1", "10.0.0.0/8", False),
        ("192.0.2.1", "*", True),
        ("", "127.0.0.1", False),
        ("::1", "unix:/run/x,::1", True),
    ],
)
def test_proxies_are_known_by_their_addresses(host: str, proxies: str, is_one: bool) -> None:
    assert is_proxy(host, proxies) == is_one
