"""The WebSocket of a table: first how it stands, then all that happens, and commands, drafts and questions the other way."""

import asyncio
from contextlib import suppress
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

import orjson
from fastapi import WebSocket, WebSocketDisconnect
from pydantic import TypeAdapter, ValidationError

from tessera.core.errors import TesseraError
from tessera.core.text import Text

from ..errors import SignIn, TooMany
from ..metrics import SOCKETS
from ..people.person import Person
from ..tables.drafts import preview, refusals
from ..tables.serialize import entry_view, table_view
from ..wire.socket import Asked, Do, Try
from .problems import problem, problem_of_input

if TYPE_CHECKING:
    from ..service import Service

ASKED: TypeAdapter[Asked] = TypeAdapter(Asked)
MOST_BAD = 20  # messages that make no sense, before the socket is closed
TOO_BAD = 1008
HERE, WHO = "here", "who"  # notices between processes
SAY_SO_EVERY = 20.0  # seconds between two notes of presence to other processes


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
