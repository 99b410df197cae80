"""Routes for people: who they are, their tables, and bots of their own."""

import asyncio
from collections.abc import AsyncIterator
from functools import partial

import orjson
from fastapi import APIRouter, Request, Response
from fastapi.responses import StreamingResponse

from ...errors import Forbidden, TooManyRequests
from ...people.person import Person, Session
from ...service import Service
from ...store.entries import OPEN
from ...study.handed_over import replay
from ...tables.serialize import position, table_line, table_view
from ...tables.table import Table
from ...wire.handover import PlayedMatch
from ...wire.people import BotView, Done, Hello, Me, NewBot, Token, TokenOfBot
from ...wire.statistics import GameRecord
from ...wire.table import Line, TableView, Turn
from ..answers import as_json
from ..credentials import client_name, credential_of, set_cookie
from ..dependencies import Caller, KnownSession, OwnSession, Paying, ServiceDep, SignedIn, address_of

router = APIRouter(prefix="/api")
HEARTBEAT = 15.0  # seconds between two empty lines of a stream
MAX_LISTED = 50


def me_of(person: Person | None) -> Me:
    """Who somebody is."""
    return Me(name=person.name, login=person.login, bot=person.owner is not None) if person else Me()


@router.get("/me", tags=["people"])
async def me(session: OwnSession, service: ServiceDep, request: Request, response: Response) -> Me:
    """Who the server takes this client for; a browser may keep its cookie for as long again."""
    credential = credential_of(request)
    if session is not None and credential is not None and credential.is_cookie:
        set_cookie(response, request, credential.token, service.settings.session_days)
    return me_of(session.person if session else None)


@router.post("/me", tags=["people"])
async def call_me(hello: Hello, who: Caller, service: ServiceDep, request: Request, response: Response) -> Me:
    """Makes a browser a guest with a name, or changes the name."""
    if who is not None:
        return me_of(await service.accounts.rename(who, hello.name))
    service.limits.sign_ins.take(address_of(request))
    person, token = await service.accounts.welcome(hello.name, client=client_name(request))
    set_cookie(response, request, token, service.settings.session_days)
    return me_of(person)


@router.post("/guests", tags=["people"])
async def guest(hello: Hello, service: ServiceDep, request: Request) -> Token:
    """Makes a program a guest: the token goes into the header `Authorization: Bearer …`."""
    service.limits.sign_ins.take(address_of(request))
    _, token = await service.accounts.welcome(hello.name, client=client_name(request))
    return Token(token=token)


@router.get("/me/tables", tags=["people"])
async def my_tables(who: Caller, service: ServiceDep) -> list[Line]:
    """One's own tables, unfinished ones first."""
    if who is None:
        return []
    names = await service.store.tables_of(who.id, MAX_LISTED)
    return [table_line(table, who.id, service.presence.here(table.id)) for table in await service.tables.find_all(names)]


@router.get("/me/statistics", tags=["people"])
async def my_statistics(who: Caller, service: ServiceDep) -> list[GameRecord]:
    """One's own statistics, game by game."""
    return await service.statistics.of_person(who.id) if who else []


@router.post("/me/matches", tags=["people"], response_model=TableView)
async def hand_over(played: PlayedMatch, who: SignedIn, client: Paying, service: ServiceDep) -> object:
    """Hands over a finished match that was played on a device; the server decides every entry again before it believes it."""
    service.limits.tables.take(who.id)
    await service.warmup.wait_for(str(played.log[0].body.get("game")))
    found = await service.tables.take_over(await client.compute(lambda: replay(played, who)), who)
    return as_json(table_view(found, who.id, service.presence.here(found.id)))


@router.post("/bots", tags=["bots"])
async def new_bot(wish: NewBot, who: SignedIn, service: ServiceDep) -> TokenOfBot:
    """Creates a bot of one's own, which sits down and plays like anybody else with this token."""
    if who.owner is not None:
        raise Forbidden("server-not-your-bot")
    if len(await service.accounts.bots_of(who)) >= service.settings.bots:
        raise TooManyRequests("server-too-many-bots", most=service.settings.bots)
    service.limits.tables.take(who.id)
    bot, token = await service.accounts.welcome(wish.name, owner=who.id)
    return TokenOfBot(id=bot.id, name=bot.name, token=token)


@router.get("/bots", tags=["bots"])
async def my_bots(who: SignedIn, service: ServiceDep) -> list[BotView]:
    """One's own bots."""
    return [BotView(id=bot.id, name=bot.name) for bot in await service.accounts.bots_of(who)]


@router.delete("/bots/{bot}", tags=["bots"])
async def remove_bot(bot: str, who: SignedIn, service: ServiceDep) -> Done:
    """Revokes a bot's token; its matches stay."""
    await service.accounts.remove_bot(who, bot)
    return Done()


@router.get(
    "/turns",
    tags=["bots"],
    response_class=StreamingResponse,
    responses={200: {"model": Turn, "description": "One line of JSON for every turn, and empty lines as heartbeats."}},
)
async def turns(session: KnownSession, service: ServiceDep) -> StreamingResponse:
    """An endless stream: one line of JSON whenever it becomes one's turn at a table, or a match there ends."""
    service.limits.streams.check(session.person.id, service.settings.streams)
    return StreamingResponse(turn_lines(service, session.person, session), media_type="application/x-ndjson")


async def turn_lines(service: Service, who: Person, session: Session | None = None) -> AsyncIterator[bytes]:
    """The turns that are due already, then every new one, and the end of every match, until the session ends."""
    with (
        service.limits.streams.hold(who.id, service.settings.streams),
        service.turns.follow(who.id) as queue,
        service.sessions.hold(session, partial(queue.put_nowait, None)),
    ):
        if session is not None and not await service.sessions.is_open(session):
            return  # it has ended before this began
        for table in await service.tables.find_all(await service.store.tables_of(who.id, MAX_LISTED)):
            if table.person_to_act == who.id:
                queue.put_nowait(table.id)
        sent: dict[str, int] = {}
        while not service.is_stopping:
            try:
                name = await asyncio.wait_for(queue.get(), HEARTBEAT)
            except TimeoutError:
                yield b"\n"
                continue
            if name is None:  # the server stops, or the session has ended
                return
            for table in await service.tables.find_all([name]):
                if who.id in table.persons_to_notify and sent.get(name) != table.changed:
                    sent[name] = table.changed
                    yield orjson.dumps(turn_view(table, who)) + b"\n"


def turn_view(table: Table, who: Person) -> Turn:
    """A table as its waiting person sees it."""
    assert table.match is not None
    assert table.status != OPEN
    known = position(table.match, table.seats_of(who.id), table.status)
    return {"table": table.id, "number": table.number, "game": table.game_name, "status": table.status, "position": known}
