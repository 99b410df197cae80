"""The WebSocket of a table: first how it stands, then everything that happens; commands and drafts the other way."""

import asyncio
from contextlib import suppress
from dataclasses import dataclass, field
from typing import Any

import orjson
import structlog
from fastapi import WebSocket, WebSocketDisconnect
from pydantic import TypeAdapter, ValidationError

from tessera.core.errors import TesseraError
from tessera.core.text import Text

from ..errors import TooManyRequests, Unauthorized, problem
from ..limits import Client
from ..metrics import SOCKETS
from ..people.person import Person
from ..service import Service
from ..store.store import is_away
from ..tables.drafts import preview, refusals
from ..tables.serialize import news, preserialized
from ..wire.socket import Asked, Do, Ping, Said, Try, Why
from .problems import problem_of_input

LOG = structlog.get_logger()
ASKED: TypeAdapter[Asked] = TypeAdapter(Asked)
MAX_MALFORMED = 20  # messages, before the socket is closed
POLICY_VIOLATION = 1008
INTERNAL_ERROR = 1011
TRY_AGAIN_LATER = 1013
SESSION_ENDED = 4001  # the client may connect again, as whoever it is then


@dataclass
class TableSocket:
    """One client's socket at one table."""

    socket: WebSocket
    service: Service
    table: str
    who: Person | None
    client: Client
    text: Text
    ended: asyncio.Event = field(default_factory=asyncio.Event)  # set when the client's session ends
    malformed: int = 0
    seats: list[int] = field(default_factory=list)  # that count as connected because of this socket
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)

    async def run(self, since: int | None) -> None:
        """Sends and receives until either side goes away; raises what went wrong once everything is cleaned up."""
        with self.service.notifier.watch(self.table) as changed, SOCKETS.track_inprogress():
            work = (self.send_news(changed, since), self.receive(), self.ended.wait())
            tasks: list[asyncio.Task[Any]] = [asyncio.create_task(each) for each in work]
            try:
                await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
            finally:
                for task in tasks:
                    task.cancel()
                try:
                    await asyncio.wait(tasks)  # unlike gather, it lets a cancellation through as it is
                finally:  # also if this task is cancelled itself
                    await self.service.presence.change(self.table, self.seats, [])
        for task in tasks:
            error = None if task.cancelled() else task.exception()
            if error is not None and not isinstance(error, WebSocketDisconnect | RuntimeError):
                raise error

    async def send_news(self, changed: asyncio.Event, since: int | None) -> None:
        """Sends how the table stands, and what is new whenever it has changed; a slow client gets several entries at once."""
        tables, presence = self.service.tables, self.service.presence
        person = self.who.id if self.who else None
        table = await tables.find(self.table, seen=since or 0)
        sent, here = table.number if since is None else min(since, table.number), frozenset[int]()
        is_first = True
        while True:
            table = await tables.latest(self.table)
            gone, self.seats = self.seats, table.seats_of(person)
            if gone != self.seats:
                await presence.change(self.table, gone, self.seats)
            now_here = presence.here(self.table)
            if is_first or table.number > sent:
                logged = await tables.entries_after(table, sent, self.client)
                await self.send(news(logged, table, person, now_here, self.text))
                sent, is_first = logged[-1].entry.number if logged else table.number, False
                if sent < table.number:
                    changed.set()  # there is another page
            elif now_here != here:
                await self.send({"type": "here", "here": sorted(now_here)})
            here = now_here
            await changed.wait()
            changed.clear()

    async def receive(self) -> None:
        """Answers one message after another."""
        while True:
            frame = await self.socket.receive()
            if frame["type"] == "websocket.disconnect":
                return
            data = frame.get("text") or frame.get("bytes") or b""
            try:
                message = ASKED.validate_json(data)
            except ValidationError as error:
                self.malformed += 1
                await self.send({"type": "problem", "id": None, "problem": problem_of_input(error.errors(), self.text)})
                if self.malformed > MAX_MALFORMED:
                    await self.socket.close(POLICY_VIOLATION, "too many messages that make no sense")
                    return
                continue
            await self.send(await self.answer(message))

    async def answer(self, message: Asked) -> Said:
        """The answer to a message: what it asks for, or why it is refused."""
        name = message.command.id if isinstance(message, Do) else message.id
        try:
            self.client.take()
            return await self.dispatch(message, name)
        except TesseraError as error:
            if isinstance(error, TooManyRequests):
                await asyncio.sleep(1.0)
            return {"type": "problem", "id": name, "problem": problem(error, self.text)}

    async def dispatch(self, message: Asked, name: str) -> Said:
        """Carries out a command, or tries out a draft; a ping needs nobody's name."""
        if isinstance(message, Ping):
            return {"type": "pong", "id": name}
        if (who := self.who) is None:
            raise Unauthorized("server-who-are-you")
        match message:
            case Do(command=command):
                number = await self.service.do(self.client, self.table, who, command)
                return {"type": "ack", "ack": {"id": name, "number": number}}
            case Try(draft=draft):
                table = await self.service.tables.latest(self.table)
                tried = await self.client.compute(lambda: preserialized(preview(table, who, draft, self.text)))
                return {"type": "preview", "id": name, "preview": tried}
            case Why(draft=draft):
                table = await self.service.tables.latest(self.table)
                found = await self.client.compute(lambda: preserialized(refusals(table, who, draft, self.text)))
                return {"type": "refusals", "id": name, "refusals": found}

    async def send(self, message: Said) -> None:
        """Sends one message; both tasks may want to at the same time."""
        async with self.lock:
            await self.socket.send_text(orjson.dumps(message).decode())


async def close_after(error: Exception, socket: WebSocket) -> None:
    """Closes a socket that something unforeseen has ended; a client connects again after either code."""
    if is_away(error):
        LOG.warning("a socket failed: the database is away", error=type(error).__name__)
        code, reason = TRY_AGAIN_LATER, "server-no-database"
    else:
        LOG.error("a socket failed", exc_info=error)
        code, reason = INTERNAL_ERROR, ""
    with suppress(WebSocketDisconnect, RuntimeError):  # the client may have gone first
        await socket.close(code, reason)
