"""Routes about tables: laying, finding, playing, watching."""

import secrets
from typing import Annotated, Any

import orjson
from fastapi import APIRouter, Path, Query, Response, WebSocket
from starlette.websockets import WebSocketDisconnect

from tessera.core.errors import TesseraError
from tessera.core.game import Game
from tessera.core.match import NEW_SEED_BITS
from tessera.core.registry import find_game
from tessera.core.text import Text

from ...errors import NotNow, Refused, SignIn, TooMany
from ...people.person import Person
from ...service import Service
from ...tables.decide import free_name, key_hash
from ...tables.drafts import preview, refusals
from ...tables.serialize import entry_view, line, table_view
from ...tables.table import OVER, Table
from ...wire.commands import Ack, AnyCommand, Draft
from ...wire.new_table import NewTable
from ...wire.table import EntryView, Line, Preview, Refusal, TableLaid, TableView
from ..dependencies import Caller, Known, TheService, Words, service_of, token_of
from ..problems import language_of, problem
from ..socket import Live

router = APIRouter(prefix="/api")
MOST_LISTED = 50
LESSON_SEATS = [("me", None), ("bot", "novice")]
TableId = Annotated[str, Path(pattern=r"^[A-Za-z0-9]{4,40}$", description="The name of the table, as in its link.")]


def as_json(value: Any) -> Response:
    """What clients see of a table as an answer; parts of it are JSON already."""
    return Response(orjson.dumps(value), media_type="application/json")


@router.post("/tables", tags=["tables"], response_model=TableLaid)
async def lay(wish: NewTable, who: Known, service: TheService) -> object:
    """Lays a new table; if nobody has to be waited for, the match begins at once."""
    if await service.store.unfinished_of(who.id) >= service.settings.open_tables:
        raise TooMany("server-too-many-tables", most=service.settings.open_tables)
    service.limits.tables.take(who.id)
    keys = [secrets.token_urlsafe(9) if seat.kind == "open" and seat.reserved else None for seat in wish.seats]
    table = await service.tables.create(await plan_of(service, wish, who, keys), who.id)
    return as_json({"table": table_view(table, who.id, service.presence.here(table.id)), "keys": keys})


async def plan_of(service: Service, wish: NewTable, who: Person, keys: list[str | None]) -> dict[str, Any]:
    """What is stored of a table when it is laid: complete, checked, with its secret seed."""
    game = find_game(wish.game)
    if wish.components is not None:
        game = await service.components.bring(game, wish.components)
    game.check_players(len(wish.seats))
    seed, salt, actions = secrets.randbits(NEW_SEED_BITS), secrets.token_hex(16), list[int]()
    options = game.read_options(len(wish.seats), wish.options)
    if wish.origin is not None:
        origin = await finished(service, wish.origin.table)
        if (origin.game_name, len(origin.seats)) != (wish.game, len(wish.seats)) or origin.match is None:
            raise Refused("server-other-origin")
        if wish.origin.at > len(origin.match.actions):
            raise Refused("server-no-position", at=wish.origin.at, last=len(origin.match.actions))
        game, options, seed = origin.match.game, origin.match.options, origin.match.seed
        actions = origin.match.actions[: wish.origin.at]
    if wish.lesson:
        seed = lesson_seed(game, wish)
    return {
        "game": game.name,
        "rules": game.version,
        "components": game.components,
        "options": options,
        "seed": seed,
        "salt": salt,
        "actions": actions,
        "seats": planned_seats(wish, who, keys),
        "clock": wish.clock.model_dump() if wish.clock else None,
        "listed": wish.listed and not wish.lesson,
        "undo": wish.undo,
        "hints": wish.hints,
        "origin": wish.origin.model_dump() if wish.origin else None,
        "lesson": wish.lesson,
    }


def lesson_seed(game: Game, wish: NewTable) -> int:
    """The deal by which a game is taught; a lesson is one for all, and has nothing else that could be otherwise."""
    if game.lesson is None:
        raise Refused("server-no-lesson")
    if (
        wish.origin
        or wish.components
        or wish.options
        or [(seat.kind, getattr(seat, "level", None)) for seat in wish.seats] != LESSON_SEATS
    ):
        raise Refused("server-other-lesson")
    return game.lesson


def planned_seats(wish: NewTable, who: Person, keys: list[str | None]) -> list[dict[str, Any]]:
    """The seats as they are laid: the host's own are ready unless others are waited for."""
    seats, names = list[dict[str, Any]](), set[str]()
    for seat, key in zip(wish.seats, keys, strict=True):
        if seat.kind == "bot":
            seats.append({"name": seat.level, "bot": seat.level})
        elif seat.kind == "open":
            seats.append({"key": key_hash(key)} if key else {})
        else:
            name = free_name(seat.name or who.name, names)
            names.add(name)
            seats.append({"name": name, "person": who.id, "ready": True})
    if not names:
        raise Refused("server-no-own-seat")
    return seats


async def finished(service: Service, name: str) -> Table:
    """A table whose match is over."""
    table = await service.tables.find(name)
    if table.status != OVER:
        raise NotNow("server-not-over")
    return table


@router.get("/tables", tags=["tables"], response_model=list[Line])
async def open_tables(who: Caller, service: TheService) -> object:
    """The tables that wait for players."""
    names = await service.store.open_tables(MOST_LISTED)
    found = await service.tables.find_all(names)
    return [line(table, who.id if who else None, service.presence.here(table.id)) for table in found]


@router.get("/matches", tags=["tables"], response_model=list[Line])
async def finished_matches(
    who: Caller, service: TheService, limit: Annotated[int, Query(ge=1, le=MOST_LISTED, description="How many.")] = 20
) -> object:
    """The latest matches that are over, of tables that strangers could find."""
    found = await service.tables.find_all(await service.store.finished(limit, listed_only=True))
    return [line(table, who.id if who else None, service.presence.here(table.id)) for table in found]


@router.get("/tables/{table}", tags=["tables"], response_model=TableView)
async def look_at(table: TableId, who: Caller, service: TheService) -> object:
    """A table as this client may see it."""
    found = await service.tables.find(table)
    return as_json(table_view(found, who.id if who else None, service.presence.here(table)))


@router.post("/tables/{table}/commands", tags=["tables"])
async def do(table: TableId, command: AnyCommand, who: Known, service: TheService) -> Ack:
    """Does something at a table. The same id again does nothing more, and is answered the same."""
    return Ack(id=command.id, number=await service.do(table, who, command))


@router.get("/tables/{table}/entries", tags=["tables"], response_model=list[EntryView])
async def entries(
    table: TableId,
    who: Caller,
    service: TheService,
    text: Words,
    since: Annotated[int, Query(ge=0, le=2**31 - 1, description="The last entry that is known.")] = 0,
) -> object:
    """What has happened at a table after an entry."""
    return await told(service, await service.tables.find(table), who, text, since)


@router.get("/tables/{table}/recap", tags=["tables"], response_model=list[EntryView])
async def recap(table: TableId, who: Known, service: TheService, text: Words) -> object:
    """What has happened since one's last turn."""
    found = await service.tables.find(table)
    mine = found.seats_of(who.id)
    log = await service.store.entries(table)
    own = [entry.number for entry in log if entry.kind == "play" and entry.body["seat"] in mine and "auto" not in entry.body]
    return await told(service, found, who, text, own[-1] if own else 0)


async def told(service: Service, table: Table, who: Person | None, text: Text, since: int) -> Response:
    """Entries as a client may see them."""
    words = Text(text.language, table.game)
    views = [entry_view(each, table, who.id if who else None, words) for each in await service.tables.told(table, since)]
    return as_json([view for view in views if view is not None])


@router.post("/tables/{table}/preview", tags=["tables"], response_model=Preview)
async def try_out(table: TableId, draft: Draft, who: Known, service: TheService, text: Words) -> object:
    """What moves would do, up to the first thing that is hidden; nothing is played."""
    found = await service.tables.find(table)
    return preview(found, who, draft, Text(text.language, found.game))


@router.post("/tables/{table}/refusals", tags=["tables"], response_model=list[Refusal])
async def why_not(table: TableId, draft: Draft, who: Known, service: TheService, text: Words) -> object:
    """Every move that is not allowed after a draft, and why not."""
    found = await service.tables.find(table)
    return refusals(found, who, draft, Text(text.language, found.game))


@router.websocket("/tables/{table}/live")
async def live(socket: WebSocket, table: TableId) -> None:
    """How a table stands, and then all that happens there; commands the other way."""
    service = service_of(socket)
    language = language_of(socket)
    since = socket.query_params.get("since", "")
    who = await service.accounts.who(token_of(socket))
    key = who.id if who else (socket.client.host if socket.client else "")
    await socket.accept()
    counts = service.limits.sockets
    try:
        if who is None and "authorization" in socket.headers:
            raise SignIn("server-wrong-token")
        if counts.get(key, 0) >= service.settings.sockets:
            raise TooMany("server-too-many-sockets", most=service.settings.sockets)
        counts[key] = counts.get(key, 0) + 1
        try:
            session = Live(socket, service, table, who, language)
            await session.run(int(since) if since.isdecimal() and len(since) < 10 else None)
        finally:
            counts[key] -= 1
            if not counts[key]:
                del counts[key]
    except TesseraError as error:
        await socket.send_json({"type": "problem", "id": None, "problem": problem(error, Text(language))})
        await socket.close(4000 + getattr(error, "status", 422), error.reason.message)
    except WebSocketDisconnect:
        pass
