"""`tessera bench server`: moves per second and their latency, compared with a bare endpoint and a bare echo.

Everything runs on one machine: the server in a process of its own, and here the players of a thousand tables.
"""

import asyncio
import gc
import json
import os
import signal
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any

import httpx
import uvicorn
import uvloop
from rich.console import Console
from rich.progress import Progress
from websockets.asyncio.client import connect

from tessera.core.registry import game_names
from tessera.core.text import Text

from .players import Bench, Tally, bearer
from .rules import Measurement, show

SECONDS = 10.0  # of each measurement
SETTLE = 5.0
CONNECTIONS = 64  # to the bare endpoint and the bare echo
BODY = {"id": "0123456789", "do": "play", "seen": 10, "moves": ["income"]}
IDLE_TABLES = 2000
COLD_TABLES = 50


# A server to compare with


def bare_app() -> Any:
    """The minimum that FastAPI does with a message of this size: validate it and answer."""
    from fastapi import FastAPI, WebSocket, WebSocketDisconnect

    from tessera.server.wire.commands import Ack, Play

    app = FastAPI()

    @app.post("/bare")
    async def bare(command: Play) -> Ack:
        return Ack(id=command.id, number=command.seen)

    @app.websocket("/echo")
    async def echo(socket: WebSocket) -> None:
        await socket.accept()
        with suppress(WebSocketDisconnect):
            while True:
                await socket.send_text(await socket.receive_text())

    return app


def serve_bare(port: int) -> None:
    """Serves the bare app with Tessera's settings of uvicorn."""
    uvicorn.run(bare_app(), port=port, log_config=None, access_log=False, ws_per_message_deflate=False)


@contextmanager
def running(command: list[str], port: int, **environment: str) -> Iterator[subprocess.Popen[bytes]]:
    """Runs a server in another process."""
    process = subprocess.Popen(command, env={**os.environ, **environment}, stdout=subprocess.DEVNULL)
    try:
        for _ in range(1200):
            with socket.socket() as probe:
                if probe.connect_ex(("127.0.0.1", port)) == 0:
                    break
            time.sleep(0.1)
        yield process
    finally:
        process.send_signal(signal.SIGTERM)
        process.wait()


def free_port() -> int:
    """A free port."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


# The bare measurements


async def bare_requests(port: int) -> list[Measurement]:
    """Requests per second to the bare endpoint, over persistent connections."""
    body = json.dumps(BODY).encode()
    head = (
        f"POST /bare HTTP/1.1\r\nHost: localhost:{port}\r\nContent-Type: application/json\r\nContent-Length: {len(body)}\r\n\r\n"
    )
    request = head.encode() + body

    async def ask_on(tally: Tally) -> None:
        reader, writer = await asyncio.open_connection("127.0.0.1", port)
        while tally.is_open:
            begun = time.perf_counter()
            writer.write(request)
            answered = await reader.readuntil(b"\r\n\r\n")
            length = int(answered.lower().partition(b"content-length:")[2].partition(b"\r\n")[0])
            await reader.readexactly(length)
            tally.add(time.perf_counter() - begun)
        writer.close()

    return (await tallied(ask_on)).measurements("server/bare/http", "requests/s")


async def bare_echo(port: int) -> list[Measurement]:
    """Messages per second of the bare echo."""

    async def ask_on(tally: Tally) -> None:
        async with connect(f"ws://127.0.0.1:{port}/echo", compression=None) as socket:
            while tally.is_open:
                begun = time.perf_counter()
                await socket.send(json.dumps(BODY))
                await socket.recv()
                tally.add(time.perf_counter() - begun)

    return (await tallied(ask_on)).measurements("server/bare/echo", "messages/s")


async def tallied(ask_on: Callable[[Tally], Any]) -> Tally:
    """The results of many concurrent clients."""
    tally = Tally(SECONDS)
    tasks = [asyncio.create_task(ask_on(tally)) for _ in range(CONNECTIONS)]
    await tally.run()
    await asyncio.gather(*tasks)
    return tally


NO_LIMITS = {
    f"TESSERA_{name}": "1000000000"
    for name in (
        "REQUESTS_A_MINUTE",
        "ADDRESS_REQUESTS_A_MINUTE",
        "SIGN_INS_A_MINUTE",
        "OPEN_TABLES",
        "NEW_TABLES_AN_HOUR",
        "SOCKETS",
        "ADDRESS_SOCKETS",
        "CONNECTIONS",
    )
}


async def at_tables(kind: str, port: int, count: int, progress: Callable[[], None]) -> tuple[list[Measurement], list[str]]:
    """Moves per second at many tables and their latency, at full and at half load; and the ids of the tables."""
    bench = Bench(port)
    await bench.create(count, progress)
    listening = [asyncio.create_task(player.listen()) for table in bench.tables for player in table.players]
    gc.collect()
    gc.freeze()
    gc.disable()  # the players' own pauses are not the server's
    await bench.play(SECONDS / 2, None)  # to warm up
    full = await bench.play(SECONDS, None)
    moves = Measurement(f"server/{kind}/{count}tables/moves", bench.moves / full.seconds, "moves/s")
    await asyncio.sleep(SETTLE)  # until what is under way has been heard
    half = await bench.play(SECONDS, len(full.times) / full.seconds / 2)
    gc.enable()
    for task in listening:
        task.cancel()
    failed = [task for task in await asyncio.gather(*listening, return_exceptions=True) if isinstance(task, Exception)]
    if failed:
        raise failed[0]
    name = f"server/{kind}/{count}tables"
    measurements = [moves, *full.measurements(name, "turns/s"), *half.measurements(f"{name}/half", "turns/s")]
    return measurements, [table.id for table in bench.tables]


async def memory(kind: str, port: int) -> list[Measurement]:
    """The memory of an idle table."""
    async with httpx.AsyncClient(base_url=f"http://127.0.0.1:{port}", timeout=120) as client:
        token = (await client.post("/api/guests", json={"name": "Host"})).json()["token"]
        before, games = await resident(client), game_names()
        for number in range(IDLE_TABLES):
            wish = {"game": games[number % len(games)], "seats": [{"kind": "me"}, {"kind": "me"}]}
            await client.post("/api/tables", json=wish, headers=bearer(token))
        return [Measurement(f"server/{kind}/memory", (await resident(client) - before) / IDLE_TABLES / 1000, "kB/table")]


async def resident(client: httpx.AsyncClient) -> float:
    """The memory of a server."""
    lines = (await client.get("/metrics")).text.splitlines()
    return next(float(line.split()[1]) for line in lines if line.startswith("process_resident_memory_bytes "))


async def cold(kind: str, port: int, names: list[str]) -> list[Measurement]:
    """The time to serve a table that is not in memory."""
    tally = Tally(1.0)
    async with httpx.AsyncClient(base_url=f"http://127.0.0.1:{port}", timeout=120) as client:
        await client.get("/healthz")
        for name in names:
            begun = time.perf_counter()
            await client.get(f"/api/tables/{name}")
            tally.add(time.perf_counter() - begun)
    return tally.measurements(f"server/{kind}/cold", "tables")[1:]


def run(console: Console, text: Text, *, as_json: bool, database: str | None, count: int) -> None:
    """Measures everything, on SQLite and on the given PostgreSQL."""
    measurements: list[Measurement] = []
    databases = {"sqlite": None} | ({"postgresql": database} if database else {})
    with Progress(console=Console(stderr=True), transient=True) as progress, tempfile.TemporaryDirectory() as folder:
        port = free_port()
        job = progress.add_task("bare", total=None)
        bare = [sys.executable, "-c", f"from tessera.bench.server import serve_bare; serve_bare({port})"]
        with running(bare, port):
            measurements += uvloop.run(bare_requests(port))
            measurements += uvloop.run(bare_echo(port))
        progress.remove_task(job)
        for kind, address in databases.items():
            job = progress.add_task(kind, total=count)
            measurements += measure(kind, address, Path(folder), count, lambda job=job: progress.advance(job))  # type: ignore[misc]
            progress.remove_task(job)
    show(console, text, measurements, as_json=as_json, device="cpu")


def measure(kind: str, address: str | None, folder: Path, count: int, progress: Callable[[], None]) -> list[Measurement]:
    """The measurements of one database."""
    port = free_port()
    command = [sys.executable, "-m", "tessera.cli", "serve", "--port", str(port), "--data", str(folder)]
    command += ["--database", address] if address else []
    measurements: list[Measurement] = []
    with running(command, port, **NO_LIMITS):
        found, names = uvloop.run(at_tables(kind, port, count, progress))
        measurements += found
    with running(command, port, **NO_LIMITS):
        measurements += uvloop.run(cold(kind, port, names[:COLD_TABLES]))
        measurements += uvloop.run(memory(kind, port))
    return measurements
