"""Routes for tables: creating, finding, playing, watching."""

import asyncio
import secrets
from functools import partial
from typing import Annotated

from fastapi import APIRouter, Path, Query, Response, WebSocket
from starlette.websockets import WebSocketDisconnect

from tessera.core.errors import TesseraError
from tessera.core.match import Match
from tessera.core.registry import find_game
from tessera.core.text import Text

from ...errors import Conflict, TooManyRequests, Unauthorized, problem, status_of
from ...limits import Client
from ...people.person import Person
from ...service import Service
from ...store.entries import OVER
from ...tables.drafts import preview, refusals
from ...tables.pipeline import PAGE
from ...tables.plan import plan_table
from ...tables.serialize import entry_view, table_line, table_view
from ...tables.table import LoggedEntry, Table
from ...wire.commands import Ack, AnyCommand, Draft
from ...wire.new_table import NewTable
from ...wire.table import EntryView, Line, Preview, Refusal, TableLaid, TableView
from ..answers import as_json
from ..dependencies import AnswerText, Caller, Paying, ServiceDep, SignedIn, address_of, find_session, service_of
from ..problems import language_of
from ..socket import SESSION_ENDED, TableSocket, close_after

router = APIRouter(prefix="/api")
MAX_LISTED = 50
TableId = Annotated[str, Path(pattern=r"^[A-Za-z0-9]{4,40}$", description="The id of the table, as in its link.")]


@router.post("/tables", tags=["tables"], response_model=TableLaid)
async def create_table(wish: NewTable, who: SignedIn, service: ServiceDep) -> object:
    """Creates a table; if there is nobody to wait for, the match begins at once."""
    if await service.store.unfinished_of(who.id) >= service.settings.open_tables:
        raise TooManyRequests("server-too-many-tables", most=service.settings.open_tables)
    service.limits.tables.take(who.id)
    game = find_game(wish.game)
    await service.warmup.wait_for(game.name)
    if wish.components is not None:
        game = await service.components.upload(game, wish.components, who.id)
    origin = None if wish.origin is None else await finished_match(service, wish.origin["table"])
    keys = [secrets.token_urlsafe(9) if seat.kind == "open" and seat.reserved else None for seat in wish.seats]
    table = await service.tables.create(plan_table(wish, who, game, origin, keys), who.id)
    answer: TableLaid = {"table": table_view(table, who.id, service.presence.here(table.id)), "keys": keys}
    return as_json(answer)


async def finished_match(service: Service, name: str) -> Match:
    """The match of a table where it is over."""
    table = await service.tables.find(name)
    if table.match is None or table.status != OVER:
        raise Conflict("server-not-over")
    return table.match


@router.get("/tables", tags=["tables"])
async def open_tables(who: Caller, service: ServiceDep) -> list[Line]:
    """The listed tables that wait for players."""
    names = await service.store.open_tables(MAX_LISTED)
    found = await service.tables.find_all(names)
    return [table_line(table, who.id if who else None, service.presence.here(table.id)) for table in found]


@router.get("/matches", tags=["tables"])
async def finished_matches(
    who: Caller, service: ServiceDep, limit: Annotated[int, Query(ge=1, le=MAX_LISTED, description="How many.")] = 20
) -> list[Line]:
    """The latest finished matches of listed tables."""
    found = await service.tables.find_all(await service.store.finished(limit, listed_only=True))
    return [table_line(table, who.id if who else None, service.presence.here(table.id)) for table in found]


@router.get("/tables/{table}", tags=["tables"], response_model=TableView)
async def look_at(table: TableId, who: Caller, service: ServiceDep) -> object:
    """A table as this client may see it."""
    found = await service.tables.find(table)
    return as_json(table_view(found, who.id if who else None, service.presence.here(table)))


@router.post("/tables/{table}/commands", tags=["tables"])
async def do(table: TableId, command: AnyCommand, who: SignedIn, client: Paying, service: ServiceDep) -> Ack:
    """Carries out a command. A command with the same id is not carried out again, and gets the same answer."""
    return Ack(id=command.id, number=await service.do(client, table, who, command))


@router.get("/tables/{table}/entries", tags=["tables"], response_model=list[EntryView])
async def entries(
    table: TableId,
    who: Caller,
    client: Paying,
    service: ServiceDep,
    text: AnswerText,
    since: Annotated[int, Query(ge=0, le=2**31 - 1, description="The last entry that the client has.")] = 0,
) -> object:
    """What happened at a table after an entry: at most 500 entries; ask again after the last one for more."""
    return await entry_views(service, await service.tables.find(table), who, client, text, since)


@router.get("/tables/{table}/recap", tags=["tables"], response_model=list[EntryView])
async def recap(table: TableId, who: SignedIn, client: Paying, service: ServiceDep, text: AnswerText) -> object:
    """What happened since one's last turn, at most 500 entries."""
    found = await service.tables.find(table)
    mine = found.seats_of(who.id)
    log = await service.store.entries(table)
    own = [entry.number for entry in log if entry.kind == "play" and entry.body["seat"] in mine and "auto" not in entry.body]
    return await entry_views(service, found, who, client, text, own[-1] if own else 0)


async def entry_views(service: Service, table: Table, who: Person | None, client: Client, text: Text, since: int) -> Response:
    """A page of entries as a client may see them; it is empty only if there are no more."""
    words, views = Text(text.language, table.game), list[EntryView]()

    def add(logged: list[LoggedEntry]) -> None:
        found = [entry_view(each, table, who.id if who else None, words) for each in logged]
        views.extend(view for view in found if view is not None)

    while len(views) < PAGE and (logged := await service.tables.entries_after(table, since, client)):
        await client.compute(partial(add, logged))
        since = logged[-1].entry.number
    return as_json(views[:PAGE])


@router.post("/tables/{table}/preview", tags=["tables"], response_model=Preview)
async def try_out(table: TableId, draft: Draft, who: SignedIn, client: Paying, service: ServiceDep, text: AnswerText) -> object:
    """What moves would do, up to the first thing that they would reveal; nothing is played."""
    found = await service.tables.find(table)
    return await client.compute(lambda: as_json(preview(found, who, draft, Text(text.language, found.game))))


@router.post("/tables/{table}/refusals", tags=["tables"], response_model=list[Refusal])
async def why_not(table: TableId, draft: Draft, who: SignedIn, client: Paying, service: ServiceDep, text: AnswerText) -> object:
    """All moves that are not allowed after a draft, and why."""
    found = await service.tables.find(table)
    return await client.compute(lambda: as_json(refusals(found, who, draft, Text(text.language, found.game))))


@router.websocket("/tables/{table}/live")
async def live(socket: WebSocket, table: TableId) -> None:
    """How a table stands, then everything that happens there; commands the other way."""
    session, ended = await find_session(socket), asyncio.Event()
    with service_of(socket).sessions.hold(session, ended.set):  # before it waits again: the session may end meanwhile
        await socket.accept()
        await attend(socket, table, session.person if session else None, ended)


async def attend(socket: WebSocket, table: str, who: Person | None, ended: asyncio.Event) -> None:
    """Serves a socket until it is closed, or the session has ended in which it was opened."""
    service = service_of(socket)
    language = language_of(socket)
    since = socket.query_params.get("since", "")
    client = service.client(who, address_of(socket))
    sockets, settings = service.limits.sockets, service.settings
    try:
        if who is None and "authorization" in socket.headers:
            raise Unauthorized("server-wrong-token")
        with sockets.hold(client.key, settings.sockets), sockets.hold(f"at {client.address}", settings.address_sockets):
            text = Text(language, (await service.tables.find(table)).game)
            await TableSocket(socket, service, table, who, client, text, ended).run(
                int(since) if since.isdecimal() and len(since) < 10 else None
            )
            if ended.is_set():
                await socket.close(SESSION_ENDED, "server-session-ended")
    except TesseraError as error:
        await socket.send_json({"type": "problem", "id": None, "problem": problem(error, Text(language))})
        await socket.close(4000 + status_of(error), error.reason.message)
    except WebSocketDisconnect:
        pass
    except Exception as error:
        await close_after(error, socket)
