"""The players of `tessera bench server`: each has its own socket and plays whole turns of random moves."""

import asyncio
import secrets
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from random import Random
from typing import Any

import httpx
import orjson
from websockets.asyncio.client import ClientConnection, connect

from tessera.core.match import Match
from tessera.core.registry import game_names
from tessera.server.wire.message import MOVES_A_TURN

from .rules import Measurement


@dataclass
class Tally:
    """Response times during a measurement."""

    seconds: float
    times: list[float] = field(default_factory=list)
    is_open: bool = True
    begun: float = field(default_factory=time.perf_counter)

    def add(self, took: float) -> None:
        """Adds a response time."""
        if self.is_open:
            self.times.append(took)

    async def run(self) -> None:
        """Waits until the time is up."""
        self.times.clear()
        self.begun = time.perf_counter()
        await asyncio.sleep(self.seconds)
        self.is_open, self.seconds = False, time.perf_counter() - self.begun

    def measurements(self, name: str, unit: str) -> list[Measurement]:
        """The rate per second, and the 50th and 99th percentiles."""
        times = sorted(self.times)
        at = [times[min(len(times) - 1, int(len(times) * share))] * 1000 for share in (0.5, 0.99)] if times else [0.0, 0.0]
        return [
            Measurement(name, len(times) / self.seconds, unit),
            Measurement(f"{name}/p50", at[0], "ms"),
            Measurement(f"{name}/p99", at[1], "ms"),
        ]


class Player:
    """A seat at a table with its own socket."""

    def __init__(self, table: "LiveTable", token: str) -> None:
        self.table, self.token = table, token
        self.socket: ClientConnection | None = None

    async def sit(self, port: int) -> None:
        """Connects."""
        address = f"ws://127.0.0.1:{port}/api/tables/{self.table.id}/live"
        self.socket = await connect(address, additional_headers={"Authorization": f"Bearer {self.token}"}, compression=None)

    async def listen(self) -> None:
        """Listens for news until the socket closes."""
        assert self.socket is not None
        async for message in self.socket:
            said = orjson.loads(message)
            if said["type"] == "news":
                self.table.heard(self, said)
            elif said["type"] == "problem":
                raise RuntimeError(said["problem"]["message"])


class LiveTable:
    """A table of two players."""

    def __init__(self, name: str, tokens: list[str], match: Match, bench: "Bench") -> None:
        self.id, self.bench, self.match = name, bench, match
        self.players = [Player(self, token) for token in tokens]
        self.random = Random(name)  # noqa: S311
        self.sent = 0.0
        self.mover: Player | None = None
        self.waiting: tuple[Player, int] | None = None

    def heard(self, player: Player, said: dict[str, Any]) -> None:
        """Handles news for a player: a move of the opponent has arrived, or a decision is due."""
        table = said["table"]
        if said["entries"] and self.mover is not None and player is not self.mover:
            self.bench.tally.add(time.perf_counter() - self.sent)
            self.bench.moves += len(said["entries"][-1]["moves"])
            self.mover = None
        if table["status"] == "playing" and table["position"]["legal"]:
            self.waiting = (player, table["number"])
            self.bench.is_due(self)

    def turn(self) -> list[str]:
        """A turn of random moves up to the first that reveals something, as a client commits it; the deal is known here."""
        seat, moves, has_revealed = self.match.seat, list[str](), False
        while self.match.seat == seat and len(moves) < MOVES_A_TURN and not has_revealed:
            action = self.random.choice(self.match.legal_actions())
            moves.append(self.match.game.texts[action])
            has_revealed = self.match.would_reveal(action)
            self.match.play_action(action, reveal=False)
            has_revealed |= self.match.next_reveals
            self.match.settle()
        return moves

    async def move(self) -> None:
        """Sends a turn of the player to act."""
        if self.waiting is None:
            return
        (player, number), self.waiting = self.waiting, None
        command = {"id": secrets.token_hex(6), "do": "play", "seen": number, "moves": self.turn()}
        self.mover, self.sent = player, time.perf_counter()
        assert player.socket is not None
        await player.socket.send(orjson.dumps({"type": "do", "command": command}).decode())


class Bench:
    """Many tables, played as fast as possible or at a given rate."""

    def __init__(self, port: int) -> None:
        self.port = port
        self.tally = Tally(0.0)
        self.moves = 0
        self.due: asyncio.Queue[LiveTable] = asyncio.Queue()
        self.tables: list[LiveTable] = []

    def is_due(self, table: LiveTable) -> None:
        """Queues a table that waits for a move."""
        self.due.put_nowait(table)

    async def create(self, count: int, progress: Callable[[], None]) -> None:
        """Creates the tables, with two players at each."""
        address = f"http://127.0.0.1:{self.port}"
        async with httpx.AsyncClient(base_url=address, timeout=120) as client:
            tokens = [
                (await client.post("/api/guests", json={"name": f"Player {number}"})).json()["token"] for number in range(20)
            ]
            origins = [await finished(client, tokens[0], game) for game in game_names()]
            for number in range(count):
                host, guest, origin = tokens[number % 10], tokens[10 + number % 10], origins[number % len(origins)]
                wish = {
                    "game": origin["game"],
                    "seats": [{"kind": "me"}, {"kind": "open"}],
                    "origin": {"table": origin["id"], "at": 0},
                }
                name = (await client.post("/api/tables", json=wish, headers=bearer(host))).json()["table"]["id"]
                for do in ({"do": "sit", "seat": 1}, {"do": "ready"}):
                    command = {"id": secrets.token_hex(6), **do}
                    await client.post(f"/api/tables/{name}/commands", json=command, headers=bearer(guest))
                match = Match.new(origin["game"], players=2, seed=origin["seed"], options=origin["options"])
                self.tables.append(LiveTable(name, [host, guest], match, self))
                progress()
        for table in self.tables:
            for player in table.players:
                await player.sit(self.port)

    async def play(self, seconds: float, rate: float | None) -> Tally:
        """Plays for some seconds, at a rate or as fast as possible."""
        self.tally, self.moves = Tally(seconds), 0
        mover = asyncio.create_task(self.move_at(rate) if rate else self.move_at_once())
        await self.tally.run()
        mover.cancel()
        return self.tally

    async def move_at_once(self) -> None:
        """Lets every table move as soon as it can."""
        while True:
            await (await self.due.get()).move()

    async def move_at(self, rate: float) -> None:
        """Plays a number of moves per second, evenly."""
        begun, moves = time.perf_counter(), 0
        while True:
            table = await self.due.get()
            moves += 1
            await asyncio.sleep(max(0.0, begun + moves / rate - time.perf_counter()))
            await table.move()


async def finished(client: httpx.AsyncClient, token: str, game: str) -> dict[str, Any]:
    """A finished match, whose deal is public: other tables can begin with the same one."""
    wish = {"game": game, "seats": [{"kind": "me"}, {"kind": "bot", "level": "novice"}]}
    name = (await client.post("/api/tables", json=wish, headers=bearer(token))).json()["table"]["id"]
    command = {"id": "leave", "do": "leave", "level": "novice"}
    await client.post(f"/api/tables/{name}/commands", json=command, headers=bearer(token))
    while True:
        table: dict[str, Any] = (await client.get(f"/api/tables/{name}")).json()
        if table["status"] == "over":
            return table
        await asyncio.sleep(0.1)


def bearer(token: str) -> dict[str, str]:
    """The header of a signed-in client."""
    return {"Authorization": f"Bearer {token}"}
