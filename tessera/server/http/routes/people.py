"""Routes for people: guests, accounts, and bots of their own."""

import asyncio
from collections.abc import AsyncIterator

import orjson
from fastapi import APIRouter, Request, Response
from fastapi.responses import StreamingResponse

from ...errors import Forbidden
from ...people.person import Person
from ...service import Service
from ...store.entries import OPEN
from ...tables.serialize import position, table_line
from ...tables.table import Table
from ...wire.people import BotView, Credentials, Done, Hello, Me, NewBot, Token, TokenOfBot
from ...wire.statistics import GameRecord
from ...wire.table import Line, Turn
from ..dependencies import COOKIE, Caller, ServiceDep, SignedIn, token_of

router = APIRouter(prefix="/api")
YEAR = 365 * 86_400
HEARTBEAT = 15.0  # seconds between two empty lines of a stream
MAX_LISTED = 50


def me_of(person: Person | None) -> Me:
    """Who somebody is."""
    return Me(name=person.name, login=person.login, bot=person.owner is not None) if person else Me()


def set_token(response: Response, request: Request, token: str) -> None:
    """Gives a browser its token, in a cookie that no script can read and no other site can use."""
    is_https = request.url.scheme == "https"
    response.set_cookie(COOKIE, token, max_age=YEAR, httponly=True, secure=is_https, samesite="lax", path="/")


def address_of(request: Request) -> str:
    """The address that a request comes from."""
    return request.client.host if request.client else ""


@router.get("/me", tags=["people"])
async def me(who: Caller) -> Me:
    """Who the server takes this client for."""
    return me_of(who)


@router.post("/me", tags=["people"])
async def call_me(hello: Hello, who: Caller, service: ServiceDep, request: Request, response: Response) -> Me:
    """Makes a browser a guest with a name, or changes the name."""
    if who is not None:
        return me_of(await service.accounts.rename(who, hello.name))
    service.limits.sign_ins.take(address_of(request))
    person, token = await service.accounts.welcome(hello.name)
    set_token(response, request, token)
    return me_of(person)


@router.post("/guests", tags=["people"])
async def guest(hello: Hello, service: ServiceDep, request: Request) -> Token:
    """Makes a program a guest: the token goes into the header `Authorization: Bearer …`."""
    service.limits.sign_ins.take(address_of(request))
    _, token = await service.accounts.welcome(hello.name)
    return Token(token=token)


@router.post("/account", tags=["people"])
async def register(credentials: Credentials, who: SignedIn, service: ServiceDep, request: Request) -> Me:
    """Turns a guest into an account with a password; their matches stay theirs."""
    service.limits.sign_ins.take(address_of(request))
    return me_of(await service.accounts.register(who, credentials.login, credentials.password))


@router.post("/session", tags=["people"])
async def sign_in(credentials: Credentials, who: Caller, service: ServiceDep, request: Request, response: Response) -> Me:
    """Signs in to an account, which takes over the matches of this guest."""
    service.limits.sign_ins.take(address_of(request))
    person, token = await service.accounts.sign_in(credentials.login, credentials.password)
    if who is not None and who.login is None and who.owner is None:
        await service.tables.claim(who, person)
    set_token(response, request, token)
    return me_of(person)


@router.delete("/session", tags=["people"])
async def sign_out(service: ServiceDep, request: Request, response: Response) -> Me:
    """Signs out: the token becomes invalid."""
    if (token := token_of(request)) is not None:
        await service.accounts.sign_out(token)
    response.delete_cookie(COOKIE, path="/")
    return Me()


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


@router.post("/bots", tags=["bots"])
async def new_bot(wish: NewBot, who: SignedIn, service: ServiceDep) -> TokenOfBot:
    """Creates a bot of one's own, which sits down and plays like anybody else with this token."""
    if who.owner is not None:
        raise Forbidden("server-not-your-bot")
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
async def turns(who: SignedIn, service: ServiceDep) -> StreamingResponse:
    """An endless stream: one line of JSON whenever it becomes one's turn at a table, or a match there ends."""
    return StreamingResponse(turn_lines(service, who), media_type="application/x-ndjson")


async def turn_lines(service: Service, who: Person) -> AsyncIterator[bytes]:
    """The turns that are due already, then every new one, and the end of every match."""
    with service.turns.follow(who.id) as queue:
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
            if name is None:  # the server stops
                return
            for table in await service.tables.find_all([name]):
                if who.id in table.persons_to_notify and sent.get(name) != table.changed:
                    sent[name] = table.changed
                    yield orjson.dumps(turn_view(table, who)) + b"\n"


def turn_view(table: Table, who: Person) -> Turn:
    """A table as its waiting person sees it."""
    assert table.match is not None
    assert table.status != OPEN
    known = position(table.match, table.seats_of(who.id))
    return {"table": table.id, "number": table.number, "game": table.game_name, "status": table.status, "position": known}
