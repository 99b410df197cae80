"""Real servers for tests: a process of its own, on SQLite or on a PostgreSQL that the tests start themselves."""

import asyncio
import os
import secrets
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing, suppress
from http.client import HTTPConnection, HTTPException
from pathlib import Path
from typing import Any, Protocol, Self

import httpx
import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from tessera.server.settings import read_settings
from tessera.server.store.entries import Entry
from tessera.server.store.store import Store
from tests.support.nursery import PATIENCE
from tests.support.wire_checks import Json, check_answer, check_said

# What a browser is told with every answer, so that nothing else can make use of it.
SAFETY = {
    "content-security-policy": "frame-ancestors 'none'",
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",
    "cross-origin-opener-policy": "same-origin",
    "permissions-policy": "camera=()",
}

# Settings for servers whose clients all come from one address, in more haste than people.
NO_LIMITS: dict[str, Any] = {"sign_ins_a_minute": 100_000, "requests_a_minute": 1_000_000, "address_requests_a_minute": 1_000_000}

PLAIN: dict[str, Any] = {"timeout": 30, "verify": False}  # nothing is encrypted: no certificates are read, which is slow


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


class Process(Protocol):
    """What a server needs of its process, however that is started."""

    pid: int

    @property
    def returncode(self) -> int | None: ...
    def poll(self) -> int | None: ...
    def wait(self, timeout: float = ...) -> int | None: ...
    def send_signal(self, number: int, /) -> None: ...
    def terminate(self) -> None: ...


class Server:
    """A server process that can be stopped, killed and started again on the same port and database."""

    module = "tessera.cli"

    def __init__(self, data: Path, database: str | None = None, log: Path | None = None, **settings: Any) -> None:
        self.data, self.database, self.port = data, database, free_port()
        self.url = f"http://127.0.0.1:{self.port}"
        self.environment = {f"TESSERA_{key.upper()}": str(value) for key, value in settings.items()}
        self.process: Process | None = None
        self.log = log or data / f"server-{self.port}.log"

    @property
    def arguments(self) -> list[str]:
        database = ["--database", self.database] if self.database else []
        return ["serve", "--port", str(self.port), "--data", str(self.data), "--lang", "en", *database]

    @property
    def pid(self) -> int:
        assert self.process, "it was never started"
        return self.process.pid

    def start(self) -> Self:
        self.begin()
        self.wait()
        return self

    def begin(self) -> None:
        """Starts the process, and does not wait until it answers."""
        command = [sys.executable, "-m", self.module, *self.arguments]
        with self.log.open("ab") as log:
            self.process = subprocess.Popen(command, env={**os.environ, **self.environment}, stdout=log, stderr=log)

    def wait(self) -> None:
        until = time.monotonic() + PATIENCE
        while time.monotonic() < until:
            assert self.process, "it was never started"
            assert self.process.poll() is None, self.log.read_text()
            if self.is_ready():
                return
            time.sleep(0.02)
        raise TimeoutError(self.log.read_text())

    def is_ready(self) -> bool:
        with suppress(OSError, HTTPException), closing(HTTPConnection("127.0.0.1", self.port, timeout=5)) as connection:
            connection.request("GET", "/readyz")
            return connection.getresponse().status == 200
        return False

    def kill(self) -> None:
        assert self.process, "it was never started"
        self.process.send_signal(signal.SIGKILL)
        self.process.wait()

    def stop(self) -> int | None:
        if self.process is not None and self.process.poll() is None:
            self.process.terminate()
            try:
                return self.process.wait(timeout=30)
            except subprocess.TimeoutExpired:
                self.kill()
        return self.process.returncode if self.process else None

    def stored(self, table: str) -> list[Entry]:
        """The log of a table as the database has it."""

        async def read() -> list[Entry]:
            store = Store(read_settings(data=self.data, database=self.database))
            try:
                return await store.entries(table)
            finally:
                await store.engine.dispose()

        with ThreadPoolExecutor(1) as thread:  # where no browser's event loop is in the way
            return thread.submit(asyncio.run, read()).result()

    def guest(self, name: str = "Ada") -> "Client":
        answer = httpx.post(f"{self.url}/api/guests", json={"name": name}, **PLAIN)
        return Client(self, answer.raise_for_status().json()["token"])


class Client:
    """Somebody with a secret: asks over HTTP, and sits at tables over sockets."""

    def __init__(self, server: Server, token: str | None = None) -> None:
        self.server, self.token = server, token
        self.headers = {"Authorization": f"Bearer {token}"} if token else {}

    def request(self, method: str, path: str, **more: Any) -> httpx.Response:
        headers = {**self.headers, **more.pop("headers", {})}
        return check_answer(httpx.request(method, f"{self.server.url}{path}", headers=headers, **{**PLAIN, **more}))

    def get(self, path: str, **more: Any) -> httpx.Response:
        return self.request("GET", path, **more)

    def post(self, path: str, body: Any = None, **more: Any) -> httpx.Response:
        return self.request("POST", path, json=body, **more)

    def create(self, game: str = "prosperity", seats: Sequence[str] = ("me", "easy"), **more: Any) -> str:
        kinds = {"me": {"kind": "me"}, "open": {"kind": "open"}, "reserved": {"kind": "open", "reserved": True}}
        wish = {"game": game, "seats": [kinds.get(seat, {"kind": "bot", "level": seat}) for seat in seats], **more}
        answer = self.post("/api/tables", wish)
        assert answer.status_code == 200, answer.text
        name: str = answer.json()["table"]["id"]
        return name

    def table(self, name: str) -> Json:
        return self.get(f"/api/tables/{name}").raise_for_status().json()

    def do(self, name: str, do: str, command: str | None = None, timeout: float = 30, **body: Any) -> httpx.Response:
        body = {"id": command or secrets.token_hex(8), "do": do, **body}
        return self.post(f"/api/tables/{name}/commands", body, timeout=timeout)

    def play(self, name: str, *moves: str, seen: int | None = None, command: str | None = None) -> httpx.Response:
        seen = self.table(name)["number"] if seen is None else seen
        return self.do(name, "play", command, moves=list(moves), seen=seen)

    def live(self, name: str, since: int | str | None = None, lang: str = "en", **more: Any) -> ClientConnection:
        known = "" if since is None else f"&since={since}"
        address = f"{self.server.url.replace('http', 'ws', 1)}/api/tables/{name}/live?lang={lang}{known}"
        socket: ClientConnection = connect(address, additional_headers=self.headers, open_timeout=30, **more)
        return socket


def number_of(answer: httpx.Response) -> int:
    """The entry that a command became, which was not refused."""
    assert answer.status_code == 200, answer.text
    number: int = answer.json()["number"]
    return number


def problem_of(answer: httpx.Response, status: int) -> Json:
    """Why something was refused, with the status that it should have."""
    assert answer.status_code == status, answer.text
    return answer.json()


def two_at_a_table(server: Server, game: str = "prosperity", **more: Any) -> tuple[str, Client, Client]:
    """A match of two people that has just begun: the table, whose turn it is, and the other."""
    ada, ben = server.guest("Ada"), server.guest("Ben")
    name = ada.create(game, ("me", "open"), **more)
    number_of(ben.do(name, "sit", seat=1))
    number_of(ben.do(name, "ready"))
    return name, *in_turn(name, ada, ben)


def in_turn(name: str, ada: Client, ben: Client) -> tuple[Client, Client]:
    """Whose turn it is, and the other."""
    return (ada, ben) if ada.table(name)["position"]["legal"] else (ben, ada)


def two_on_their_turn(server: Server, **more: Any) -> tuple[str, Client, Client]:
    """The same match of Prosperity once the first player may take an income: scorings that ask are answered."""
    name, first, second = two_at_a_table(server, **more)
    while "income" not in (legal := first.table(name)["position"]["legal"]):
        number_of(first.play(name, legal[0]))
        first, second = in_turn(name, first, second)
    return name, first, second


def alone_on_ones_turn(client: Client, seats: Sequence[str] = ("me", "novice"), **more: Any) -> str:
    """A match of Prosperity among bots, or on one device, once an income may be taken."""
    name = client.create("prosperity", seats, **more)
    while True:
        table = wait_for(client, name, lambda table: table["position"]["legal"])
        if "income" in table["position"]["legal"]:
            return name
        number_of(client.play(name, table["position"]["legal"][0], seen=table["number"]))


def finish(name: str, *people: Client) -> Json:
    """Lets bots play a match to its end, and returns the table then."""
    for person in people:
        number_of(person.do(name, "leave", level="novice"))
    return wait_for(people[0], name, lambda table: table["status"] == "over")


def hear(socket: ClientConnection, kind: str | None = None, timeout: float = 30) -> Json:
    """The next message of a socket, or the next of a kind."""
    while True:
        message = check_said(socket.recv(timeout=timeout))
        if kind is None or message["type"] == kind:
            return message


def heard_until(socket: ClientConnection, number: int) -> list[Json]:
    """The entries that a socket tells of, up to a number."""
    entries: list[Json] = []
    while not entries or entries[-1]["number"] < number:
        entries += hear(socket, "news")["entries"]
    return entries


def wait_for(client: Client, name: str, is_so: Callable[[Json], Any], timeout: float = 60) -> Json:
    """A table once something is so."""
    until = time.monotonic() + timeout
    while True:
        table = client.table(name)
        if is_so(table):
            return table
        assert time.monotonic() < until, table
        time.sleep(0.05)


def play_to_the_end(client: Client, name: str, choose: Callable[[list[str]], str] = lambda legal: legal[0]) -> Json:
    """Plays the own seat over HTTP until the match is over."""
    while True:
        table = wait_for(client, name, lambda table: table["status"] == "over" or table["position"]["legal"])
        if table["status"] == "over":
            return table
        client.play(name, choose(table["position"]["legal"]), seen=table["number"])


def refused(answer: httpx.Response, status: int, code: str) -> str:
    """Checks that something was refused, and how; returns what is said about it."""
    problem = problem_of(answer, status)
    assert problem["code"] == code
    message: str = problem["message"]
    return message


def closed(socket: ClientConnection) -> tuple[int, str]:
    """How the server closes a socket, whatever it says before."""
    with pytest.raises(ConnectionClosed) as caught:
        while True:
            socket.recv(timeout=30)
    received = caught.value.rcvd
    assert received, "the socket broke"
    return received.code, received.reason
