"""Dependencies of the routes: the service, who asks, and the language of the answer."""

from typing import Annotated

from fastapi import Depends, Query
from fastapi.requests import HTTPConnection

from tessera.core.text import Text

from ..errors import Unauthorized
from ..people.person import Person
from ..service import Service
from ..wire.message import Language
from .problems import negotiate_language

COOKIE = "tessera"


def service_of(connection: HTTPConnection) -> Service:
    """The running service."""
    service: Service = connection.app.state.service
    return service


def token_of(connection: HTTPConnection) -> str | None:
    """The token of a client: programs send it in a header, browsers in a cookie."""
    kind, _, token = connection.headers.get("authorization", "").partition(" ")
    return token.strip() if kind.lower() == "bearer" else connection.cookies.get(COOKIE)


async def caller(connection: HTTPConnection) -> Person | None:
    """Who asks, if the server knows them; takes one of their requests."""
    service = service_of(connection)
    token = token_of(connection)
    who = await service.accounts.who(token)
    if who is None and token is not None and "authorization" in connection.headers:
        raise Unauthorized("server-wrong-token")
    if who is not None:
        service.limits.requests.take(who.id)
    return who


async def signed_in(who: Annotated[Person | None, Depends(caller)]) -> Person:
    """Who asks; refuses strangers."""
    if who is None:
        raise Unauthorized("server-who-are-you")
    return who


def answer_text(
    connection: HTTPConnection, lang: Annotated[Language | None, Query(description="The language of texts.")] = None
) -> Text:
    """The texts of the language to answer in."""
    return Text(negotiate_language(lang, connection.headers.get("accept-language")))


ServiceDep = Annotated[Service, Depends(service_of)]
Caller = Annotated[Person | None, Depends(caller)]
SignedIn = Annotated[Person, Depends(signed_in)]
AnswerText = Annotated[Text, Depends(answer_text)]
