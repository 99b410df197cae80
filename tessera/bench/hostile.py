"""`tessera bench server --hostile`: how long well-behaved players wait while others do their worst.

Five guests send what is expensive to refuse, one person has fifty tables of expert bots, and strangers read whole matches, each
from an address of their own and with the default limits. Meanwhile people play each other, and one of them plays a novice bot.
"""

import asyncio
import itertools
import json
import secrets
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Coroutine
from pathlib import Path
from random import Random
from typing import Any

import httpx
import orjson
import uvloop
from rich.console import Console
from rich.progress import Progress
from websockets.asyncio.client import connect

from tessera.core.registry import game_names
from tessera.core.text import Text

from .players import Bench, Tally, bearer, finished
from .rules import Measurement, show
from .server import free_port, running

QUIET_SECONDS = 10.0
HOSTILE_SECONDS = 30.0
RAMP = 5.0  # seconds before a measurement begins
TABLES = 20  # of people who play each other
TURNS_A_SECOND = 10.0  # at all these tables together
GUESTS = 5
EXPERT_TABLES = 50
READERS = 4
PAUSE = 0.1  # seconds that an attacker waits after a refusal for asking too often


class Visitor:
    """Somebody with an address and, if a guest, a token."""

    def __init__(self, port: int, address: str) -> None:
        self.port, self.headers = port, {"X-Forwarded-For": address}
        limits = httpx.Limits(max_connections=100)
        self.client = httpx.AsyncClient(base_url=f"http://127.0.0.1:{port}", timeout=120, headers=self.headers, limits=limits)

    async def enter(self, name: str) -> "Visitor":
        """Becomes a guest."""
        token = (await self.client.post("/api/guests", json={"name": name})).json()["token"]
        self.headers |= bearer(token)
        self.client.headers.update(self.headers)
        return self

    async def create(self, game: str, *seats: dict[str, Any]) -> dict[str, Any]:
        """Creates a table."""
        answer = await self.client.post("/api/tables", json={"game": game, "seats": list(seats)})
        table: dict[str, Any] = answer.raise_for_status().json()["table"]
        return table

    async def do(self, table: str, do: str, **body: Any) -> httpx.Response:
        """Gives a command."""
        return await self.client.post(f"/api/tables/{table}/commands", json={"id": secrets.token_hex(6), "do": do, **body})


# The attack, in a process of its own


async def attack(port: int) -> None:
    """Attacks a server until the process ends."""
    reader = await Visitor(port, "203.0.113.99").enter("Reader")
    over = [(await finished(reader.client, reader.headers["Authorization"].split()[1], game))["id"] for game in game_names()]
    experts = await Visitor(port, "203.0.113.98").enter("Experts")
    work: list[Coroutine[Any, Any, None]] = [fill_with_experts(experts)]
    for number in range(GUESTS):
        guest = await Visitor(port, f"203.0.113.{number + 1}").enter(f"Guest {number + 1}")
        for game in game_names():
            work += await floods(guest, game)
    for number in range(READERS):
        stranger = Visitor(port, f"203.0.113.{number + 50}")
        work += [flood(lambda name=name, stranger=stranger: read(stranger, name)) for name in over]  # type: ignore[misc]
    await asyncio.gather(*work)


async def fill_with_experts(host: Visitor) -> None:
    """Lets expert bots play at many tables of one person."""
    games = itertools.cycle(game_names())
    for _ in range(EXPERT_TABLES):
        table = await host.create(next(games), {"kind": "me"}, {"kind": "bot", "level": "expert"})
        await host.do(table["id"], "leave", level="expert")


async def floods(guest: Visitor, game: str) -> list[Coroutine[Any, Any, None]]:
    """What a hostile guest does at a table: mistyped moves, reasons for all refusals, previews, and steps."""
    table = await guest.create(game, {"kind": "me"}, {"kind": "me"})
    address, number, random = f"/api/tables/{table['id']}", table["number"], Random(game)  # noqa: S311
    legal: list[str] = table["position"]["legal"]
    at = table["position"]["count"]

    def mistyped() -> str:
        return "".join(random.sample(random.choice(legal) + " wind-farm", 8)) + random.choice(legal)

    def post(path: str, body: Callable[[], Any]) -> Callable[[], Coroutine[Any, Any, httpx.Response]]:
        return lambda: guest.client.post(f"{address}{path}", json=body())

    return [
        flood(lambda: guest.do(table["id"], "play", seen=number, moves=[mistyped()])),
        flood(post("/refusals", lambda: {"seen": number, "moves": []})),
        flood(post("/preview", lambda: {"seen": number, "moves": [random.choice(legal)]})),
        flood(post("/what-if", lambda: {"at": at, "line": [mistyped()], "deal": random.randrange(1000)})),
        flood(lambda: read(guest, table["id"])),
    ]


async def read(visitor: Visitor, table: str) -> httpx.Response:
    """Reads a match: its steps, or its whole log."""
    if secrets.randbelow(2):
        return await visitor.client.get(f"/api/tables/{table}/entries")
    return await visitor.client.get(f"/api/tables/{table}/steps?begin={secrets.randbelow(100)}")


async def flood(ask: Callable[[], Coroutine[Any, Any, httpx.Response]]) -> None:
    """Asks again as soon as there is an answer."""
    while True:
        try:
            if (await ask()).status_code == 429:
                await asyncio.sleep(PAUSE)
        except httpx.HTTPError:
            await asyncio.sleep(PAUSE)


# Those who suffer


async def play_novice(port: int, tally: Callable[[], Tally]) -> None:
    """Plays a novice bot, match after match, and notes how long it takes to answer."""
    visitor = await Visitor(port, "198.51.100.1").enter("Ada")
    for game in itertools.cycle(game_names()):
        table = await visitor.create(game, {"kind": "me"}, {"kind": "bot", "level": "novice"})
        address = f"ws://127.0.0.1:{port}/api/tables/{table['id']}/live"
        async with connect(address, additional_headers=visitor.headers, compression=None) as socket:
            await answer_news(socket, tally)


async def answer_news(socket: Any, tally: Callable[[], Tally]) -> None:
    """Plays random moves whenever it is one's turn, until the match is over."""
    random, sent, waits_for_bot = Random(1), 0.0, False  # noqa: S311
    async for message in socket:
        said = orjson.loads(message)
        if said["type"] == "problem":
            raise RuntimeError(said["problem"]["message"])
        if said["type"] != "news":
            continue
        table = said["table"]
        if table["status"] == "over":
            return
        if not (legal := table["position"]["legal"]):
            waits_for_bot = True
            continue
        if waits_for_bot and sent:
            tally().add(time.perf_counter() - sent)
        waits_for_bot = False
        await asyncio.sleep(0.1)
        command = {"id": secrets.token_hex(6), "do": "play", "seen": table["number"], "moves": [random.choice(legal)]}
        sent = time.perf_counter()
        await socket.send(json.dumps({"type": "do", "command": command}))


async def suffer(port: int, progress: Callable[[], None]) -> list[Measurement]:
    """How long people wait for each other and for a novice bot, first alone and then under attack."""
    bench, novice = Bench(port), Tally(0.0)
    await bench.create(TABLES, lambda: None)
    listening = [asyncio.create_task(player.listen()) for table in bench.tables for player in table.players]
    listening.append(asyncio.create_task(play_novice(port, lambda: novice)))
    found = list[Measurement]()
    for name, seconds in (("quiet", QUIET_SECONDS), ("hostile", HOSTILE_SECONDS)):
        progress()
        attackers = start_attack(port) if name == "hostile" else None
        try:
            novice = Tally(0.0)
            await bench.play(RAMP, TURNS_A_SECOND)
            novice = Tally(0.0)
            turns = await bench.play(seconds, TURNS_A_SECOND)
            novice.is_open, novice.seconds = False, turns.seconds
        finally:
            if attackers is not None:
                attackers.terminate()
                attackers.wait()
        found += turns.measurements(f"server/{name}/turn", "turns/s") + novice.measurements(f"server/{name}/novice", "answers/s")
    for task in listening:
        task.cancel()
    failed = [task for task in await asyncio.gather(*listening, return_exceptions=True) if isinstance(task, Exception)]
    if failed:
        raise failed[0]
    return found


def start_attack(port: int) -> subprocess.Popen[bytes]:
    """Starts the attackers, in a process of their own so that they do not slow down those who measure."""
    code = f"import uvloop; from tessera.bench.hostile import attack; uvloop.run(attack({port}))"
    return subprocess.Popen([sys.executable, "-c", code])


def run(console: Console, text: Text, *, as_json: bool, database: str | None) -> None:
    """Measures on SQLite, or on the given PostgreSQL."""
    port = free_port()
    with Progress(console=Console(stderr=True), transient=True) as progress, tempfile.TemporaryDirectory() as folder:
        job = progress.add_task("hostile", total=2)
        command = [sys.executable, "-m", "tessera.cli", "serve", "--port", str(port), "--data", str(Path(folder))]
        command += ["--database", database] if database else []
        with running(command, port):
            measurements = uvloop.run(suffer(port, lambda: progress.advance(job)))
    show(console, text, measurements, as_json=as_json, device="cpu")
