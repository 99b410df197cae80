"""What a turn costs the server in processor time, beside another version of it and beside boardgame.io: `python -m bench.turn`.

    git worktree add ../older v0.9                      # any other version, with the same environment
    npm install --prefix ../framework boardgame.io koa@2.13.4 koa-compose@4.1.0
    python -m bench.turn --against ../older --boardgame-io ../framework

All servers run side by side and take turns at being measured, so that a busy machine is busy for all of them. A turn is a command
that arrives over a socket, is decided, stored and told to both players, each of whom has a socket; boardgame.io stores nothing.
"""

import argparse
import asyncio
import os
import statistics
import sys
import tempfile
from collections.abc import Callable
from contextlib import ExitStack
from pathlib import Path
from typing import Protocol

import httpx
import orjson
import uvloop
from rich.console import Console
from rich.progress import Progress
from rich.table import Table

from tessera.bench.players import Bench
from tessera.bench.server import NO_LIMITS, free_port, running

HERE = Path(__file__).parents[1]
BOARDGAME_IO = Path(__file__).with_name("boardgame_io.cjs")
TABLES = 150
SECONDS = 2.0  # of one measurement: then matches begin to end
ROUNDS = 3


class Contender(Protocol):
    """A running server that is measured."""

    name: str
    costs: list[float]  # milliseconds a turn, one for each round

    async def begin(self) -> None:
        """Fills its tables."""

    async def measure(self) -> None:
        """Plays as fast as it can, and notes the processor time of a turn."""


class Tessera:
    """A server of one version of Tessera, and the players at its tables."""

    def __init__(self, name: str, port: int) -> None:
        self.name, self.port, self.bench = name, port, Bench(port)
        self.costs: list[float] = []
        self.listening: list[asyncio.Task[None]] = []

    async def begin(self) -> None:
        """Fills its tables."""
        await self.bench.create(TABLES, lambda: None)
        self.listening = [asyncio.create_task(player.listen()) for table in self.bench.tables for player in table.players]
        await self.bench.play(SECONDS / 2, None)

    async def measure(self) -> None:
        """Plays for a while."""
        before = await self.processor_time()
        tally = await self.bench.play(SECONDS, None)
        await asyncio.sleep(0.3)  # until what is under way has been heard
        self.costs.append((await self.processor_time() - before) / len(tally.times) * 1000)

    async def processor_time(self) -> float:
        """The processor time that the server has used, in seconds, as it says itself."""
        async with httpx.AsyncClient(timeout=60) as client:
            lines = (await client.get(f"http://127.0.0.1:{self.port}/metrics")).text.splitlines()
        return next(float(line.split()[1]) for line in lines if line.startswith("process_cpu_seconds_total "))


class BoardgameIo:
    """A server of boardgame.io; its players are another process."""

    def __init__(self, name: str, port: int, environment: dict[str, str]) -> None:
        self.name, self.port, self.environment = name, port, environment
        self.costs: list[float] = []

    async def begin(self) -> None:
        """Warms it up."""
        await self.measure()
        self.costs.clear()

    async def measure(self) -> None:
        """Plays for a while at new tables."""
        task = [str(BOARDGAME_IO), "play", str(self.port), str(TABLES), str(SECONDS)]
        players = await asyncio.create_subprocess_exec(
            "node", *task, env={**os.environ, **self.environment}, stdout=asyncio.subprocess.PIPE
        )
        said = orjson.loads((await players.communicate())[0])
        self.costs.append(said["seconds"] / said["turns"] * 1000)


async def compare(contenders: list[Contender], advance: Callable[[], None]) -> None:
    """Measures all in turn, several times."""
    for contender in contenders:
        await contender.begin()
        advance()
    for _ in range(ROUNDS):
        for contender in contenders:
            await contender.measure()
            advance()


def start_tessera(stack: ExitStack, name: str, source: Path) -> Tessera:
    """Starts a server of the version in a folder."""
    port, data = free_port(), stack.enter_context(tempfile.TemporaryDirectory())
    command = [sys.executable, "-m", "tessera.cli", "serve", "--port", str(port), "--data", data]
    stack.enter_context(running(command, port, PYTHONPATH=str(source.resolve()), PYTHONSAFEPATH="1", **NO_LIMITS))
    return Tessera(name, port)


def start_boardgame_io(stack: ExitStack, folder: Path) -> BoardgameIo:
    """Starts boardgame.io, which npm has installed in a folder."""
    port, environment = free_port(), {"NODE_PATH": str(folder.resolve() / "node_modules")}
    stack.enter_context(running(["node", str(BOARDGAME_IO), "serve", str(port)], port, **environment))
    return BoardgameIo("boardgame.io", port, environment)


def main() -> None:
    """Prints what a turn costs each server."""
    parser = argparse.ArgumentParser(description="What a turn costs the server in processor time.")
    parser.add_argument("--against", type=Path, help="a folder with another version of Tessera")
    parser.add_argument("--boardgame-io", type=Path, help="a folder where npm has installed boardgame.io")
    given = parser.parse_args()
    with ExitStack() as stack:
        contenders: list[Contender] = [start_tessera(stack, "this version", HERE)]
        contenders += [start_tessera(stack, str(given.against), given.against)] if given.against else []
        contenders += [start_boardgame_io(stack, given.boardgame_io)] if given.boardgame_io else []
        with Progress(console=Console(stderr=True), transient=True) as progress:
            job = progress.add_task("turns", total=len(contenders) * (ROUNDS + 1))
            uvloop.run(compare(contenders, lambda: progress.advance(job)))
    table = Table("server", "ms a turn", "least", "most", "of this version")
    this = statistics.median(contenders[0].costs)
    for contender in contenders:
        cost = statistics.median(contender.costs)
        table.add_row(
            contender.name, f"{cost:.3f}", f"{min(contender.costs):.3f}", f"{max(contender.costs):.3f}", f"{cost / this:.2f}"
        )
    Console().print(table)


if __name__ == "__main__":
    main()
