"""What every route wants to know of a request: the service, who asks, and in which language to answer."""

from typing import Annotated

from fastapi import Depends, Query
from fastapi.requests import HTTPConnection

from tessera.core.text import Text

from ..errors import Unauthorized
from ..people.person import Person
from ..service import Service
from ..wire.message import Language
from .problems import spoken

COOKIE = "tessera"


def service_of(connection: HTTPConnection) -> Service:
    """The server."""
    service: Service = connection.app.state.service
    return service


def token_of(connection: HTTPConnection) -> str | None:
    """The secret of a client: a header of programs, a cookie of browsers."""
    kind, _, token = connection.headers.get("authorization", "").partition(" ")
    return token.strip() if kind.lower() == "bearer" else connection.cookies.get(COOKIE)


async def caller(connection: HTTPConnection) -> Person | None:
    """Who asks, if the server knows them; their share of requests becomes one less."""
    service = service_of(connection)
    token = token_of(connection)
    who = await service.accounts.who(token)
    if who is None and token is not None and "authorization" in connection.headers:
        raise Unauthorized("server-wrong-token")
    if who is not None:
        service.limits.requests.take(who.id)
    return who


async def known_caller(who: Annotated[Person | None, Depends(caller)]) -> Person:
    """Who asks, who must be known."""
    if who is None:
        raise Unauthorized("server-who-are-you")
    return who


def words(
    connection: HTTPConnection, lang: Annotated[Language | None, Query(description="The language of texts.")] = None
) -> Text:
    """The language to answer in."""
    return Text(spoken(lang, connection.headers.get("accept-language")))


TheService = Annotated[Service, Depends(service_of)]
Caller = Annotated[Person | None, Depends(caller)]
Known = Annotated[Person, Depends(known_caller)]
Words = Annotated[Text, Depends(words)]
