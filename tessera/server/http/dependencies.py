"""Dependencies of the routes: the service, who asks, and the language of the answer."""

from typing import Annotated

from fastapi import Depends, Query
from fastapi.requests import HTTPConnection

from tessera.core.text import Text

from ..errors import Unauthorized
from ..limits import Client, address_key
from ..people.person import Person, Session
from ..service import Service
from ..wire.message import Language
from .credentials import credential_of
from .problems import negotiate_language


def service_of(connection: HTTPConnection) -> Service:
    """The running service."""
    service: Service = connection.app.state.service
    return service


async def service(connection: HTTPConnection) -> Service:
    """The same as a dependency; FastAPI would call a plain function in a thread."""
    return service_of(connection)


def address_of(connection: HTTPConnection) -> str:
    """The address of a client, as limits count it."""
    return address_key(connection.client.host if connection.client else "")


async def find_session(connection: HTTPConnection) -> Session | None:
    """The session in which a client acts; a cookie without its prefix counts only if it is older than prefixes."""
    credential = credential_of(connection)
    session = None if credential is None else await service_of(connection).sessions.find(credential.token)
    return None if session is None or (credential is not None and credential.is_outdated and not session.is_old) else session


async def own_session(connection: HTTPConnection) -> Session | None:
    """The session in which somebody asks, if the server knows them; takes one of their requests."""
    session = await find_session(connection)
    if session is None and "authorization" in connection.headers and credential_of(connection) is not None:
        raise Unauthorized("server-wrong-token")
    if session is not None:
        service_of(connection).limits.requests.take(session.person.id)
    return session


async def known_session(session: Annotated[Session | None, Depends(own_session)]) -> Session:
    """The session in which somebody asks; refuses strangers."""
    if session is None:
        raise Unauthorized("server-who-are-you")
    return session


async def caller(session: Annotated[Session | None, Depends(own_session)]) -> Person | None:
    """Who asks, if the server knows them."""
    return None if session is None else session.person


async def signed_in(session: Annotated[Session, Depends(known_session)]) -> Person:
    """Who asks; refuses strangers."""
    return session.person


async def client_of(connection: HTTPConnection, who: Annotated[Person | None, Depends(caller)]) -> Client:
    """Whoever asks, to compute for."""
    return service_of(connection).client(who, address_of(connection))


async def answer_text(
    connection: HTTPConnection, lang: Annotated[Language | None, Query(description="The language of texts.")] = None
) -> Text:
    """The texts of the language to answer in."""
    return Text(negotiate_language(lang, connection.headers.get("accept-language")))


ServiceDep = Annotated[Service, Depends(service)]
OwnSession = Annotated[Session | None, Depends(own_session)]
KnownSession = Annotated[Session, Depends(known_session)]
Caller = Annotated[Person | None, Depends(caller)]
SignedIn = Annotated[Person, Depends(signed_in)]
Paying = Annotated[Client, Depends(client_of)]
AnswerText = Annotated[Text, Depends(answer_text)]
