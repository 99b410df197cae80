"""The WebSocket of a table: first how it stands, then all that happens, and commands, drafts and questions the other way."""

import asyncio
import secrets
import time
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

import orjson
from fastapi import WebSocket, WebSocketDisconnect
from pydantic import TypeAdapter, ValidationError

from tessera.core.errors import TesseraError
from tessera.core.text import Text

from .commands import Person
from .draft import preview, refusals
from .errors import SignIn, TooMany
from .look import entry_view, table_view
from .metrics import SOCKETS
from .problems import problem, problem_of_input
from .store import notices
from .tables import Tables
from .wire.socket import Asked, Do, Try

if TYPE_CHECKING:
    from .service import Service

ASKED: TypeAdapter[Asked] = TypeAdapter(Asked)
MOST_BAD = 20  # messages that make no sense, before the socket is closed
TOO_BAD = 1008
HERE, WHO = "here", "who"  # notices between processes
SAY_SO_EVERY = 20.0  # seconds between two notes of presence to other processes


class Presence:
    """Which seats of which tables have somebody connected, in this process and in others."""

    def __init__(self, tables: Tables) -> None:
        self.tables = tables
        self.process = secrets.token_hex(4)
        self.local: dict[str, dict[int, int]] = {}
        self.remote: dict[str, dict[str, tuple[float, frozenset[int]]]] = {}  # by table and process, each until a time

    def here(self, table: str) -> frozenset[int]:
        """The seats that are connected now."""
        now = time.monotonic()
        elsewhere = (seats for until, seats in self.remote.get(table, {}).values() if until > now)
        return frozenset(self.local.get(table, ())).union(*elsewhere)

    async def change(self, table: str, gone: list[int], come: list[int]) -> None:
        """Somebody has come or gone, or sits elsewhere now."""
        counts = self.local.setdefault(table, {})
        for seat, by in [*((seat, -1) for seat in gone), *((seat, 1) for seat in come)]:
            counts[seat] = counts.get(seat, 0) + by
            if counts[seat] <= 0:
                del counts[seat]
        if not counts:
            del self.local[table]
        self.tables.ring(table)
        if gone or come:
            await self.say([table])

    async def say(self, tables: Sequence[str]) -> None:
        """Tells the other processes who is here."""
        seats = [f"{table}={','.join(map(str, self.local.get(table, ())))}" for table in tables]
        for notice in notices(seats):
            await self.tables.store.publish(f"{HERE} {self.process} {notice}")

    async def ask(self) -> None:
        """Asks the other processes who is there."""
        await self.tables.store.publish(WHO)

    def heard(self, process: str, table: str, seats: frozenset[int]) -> None:
        """Another process has told who is there."""
        if process != self.process:
            self.remote.setdefault(table, {})[process] = (time.monotonic() + 3 * SAY_SO_EVERY, seats)
            self.tables.ring(table)

    async def keep_saying(self) -> None:
        """Says again and again who is here, and forgets those of whom nothing is heard any more."""
        while True:
            await asyncio.sleep(SAY_SO_EVERY)
            await self.say(list(self.local))
            self.forget()

    def forget(self) -> None:
        """Forgets processes of which nothing has been heard for long."""
        now = time.monotonic()
        for table, heard in list(self.remote.items()):
            self.remote[table] = {process: said for process, said in heard.items() if said[0] > now}
            if not self.remote[table]:
                del self.remote[table]


@dataclass
class Live:
    """One client's socket at one table."""

    socket: WebSocket
    service: "Service"
    table: str
    who: Person | None
    language: str
    bad: int = 0
    seats: list[int] = field(default_factory=list)  # that are known to be here because of this socket
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)

    def __post_init__(self) -> None:
        self.tables, self.presence = self.service.tables, self.service.presence

    async def run(self, since: int | None) -> None:
        """Tells and listens until either side goes away."""
        table = await self.tables.find(self.table)
        self.text = Text(self.language, table.game)
        SOCKETS.inc()
        with self.tables.watch(self.table) as bell:
            telling = asyncio.create_task(self.tell(bell, since))
            listening = asyncio.create_task(self.listen())
            try:
                await asyncio.wait([telling, listening], return_when=asyncio.FIRST_COMPLETED)
            finally:
                for task in (telling, listening):
                    task.cancel()
                    with suppress(asyncio.CancelledError, WebSocketDisconnect, RuntimeError):
                        await task
                SOCKETS.dec()
                await self.presence.change(self.table, self.seats, [])

    async def tell(self, bell: asyncio.Event, since: int | None) -> None:
        """Sends how the table stands, and whatever is new whenever the bell rings; a slow client gets several at once."""
        person = self.who.id if self.who else None
        table = await self.tables.find(self.table)
        sent, here = table.number if since is None else min(since, table.number), frozenset[int]()
        is_first = True
        while True:
            table = (await self.tables.keep(self.table)).table
            gone, self.seats = self.seats, table.seats_of(person)
            if gone != self.seats:
                await self.presence.change(self.table, gone, self.seats)
            now_here = self.presence.here(self.table)
            if is_first or table.number > sent:
                told = await self.tables.told(table, sent)
                entries = [view for each in told if (view := entry_view(each, table, person, self.text)) is not None]
                await self.send({"type": "news", "entries": entries, "table": table_view(table, person, now_here)})
                sent, is_first = table.number, False
            elif now_here != here:
                await self.send({"type": "here", "here": sorted(now_here)})
            here = now_here
            await bell.wait()
            bell.clear()

    async def listen(self) -> None:
        """Does what the client asks for, one after another."""
        while True:
            message = await self.socket.receive()
            if message["type"] == "websocket.disconnect":
                return
            data = message.get("text") or message.get("bytes") or b""
            try:
                asked = ASKED.validate_json(data)
            except ValidationError as error:
                self.bad += 1
                await self.send({"type": "problem", "id": None, "problem": problem_of_input(error.errors(), self.text)})
                if self.bad > MOST_BAD:
                    await self.socket.close(TOO_BAD, "too many messages that make no sense")
                    return
                continue
            await self.send(await self.answer(asked))

    async def answer(self, asked: Asked) -> dict[str, Any]:
        """The answer to one message."""
        name = asked.command.id if isinstance(asked, Do) else asked.id
        try:
            self.service.limits.requests.take(self.who.id if self.who else f"socket {id(self)}")
            return await self.done(asked, name)
        except TesseraError as error:
            if isinstance(error, TooMany):
                await asyncio.sleep(1.0)
            return {"type": "problem", "id": name, "problem": problem(error, self.text)}

    async def done(self, asked: Asked, name: str) -> dict[str, Any]:
        """What a message leads to."""
        if self.who is None:
            raise SignIn("server-who-are-you")
        if isinstance(asked, Do):
            number = await self.service.do(self.table, self.who, asked.command)
            return {"type": "ack", "ack": {"id": name, "number": number}}
        table = (await self.tables.keep(self.table)).table
        if isinstance(asked, Try):
            return {"type": "preview", "id": name, "preview": preview(table, self.who, asked.draft, self.text)}
        return {"type": "refusals", "id": name, "refusals": refusals(table, self.who, asked.draft, self.text)}

    async def send(self, message: dict[str, Any]) -> None:
        """Sends one message; two tasks may want to at once."""
        async with self.lock:
            await self.socket.send_text(orjson.dumps(message).decode())
