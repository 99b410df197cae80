"""The tokens of clients: programs send them in a header, browsers in a cookie."""

import re
from typing import NamedTuple

from fastapi import Response
from fastapi.requests import HTTPConnection

PLAIN = "tessera"
PREFIXED = "__Host-tessera"  # browsers take it over https only, from this very host only, and for all its paths
DAY = 86_400
BROWSERS = (("Edg", "Edge"), ("OPR", "Opera"), ("Firefox", "Firefox"), ("Chrome", "Chrome"), ("Safari", "Safari"))
SYSTEMS = ("Android", "iPhone", "iPad", "Windows", "Mac OS", "Linux")
PROGRAM = re.compile(r"[\w.-]{1,40}")


class Credential(NamedTuple):
    """A token and how it came."""

    token: str
    is_cookie: bool
    is_outdated: bool = False  # a cookie without the prefix where it should have one


def is_encrypted(connection: HTTPConnection) -> bool:
    """Whether a client has come over https, as far as a trusted proxy says."""
    return connection.url.scheme in {"https", "wss"}


def credential_of(connection: HTTPConnection) -> Credential | None:
    """The token of a client, if it has any."""
    kind, _, token = connection.headers.get("authorization", "").partition(" ")
    if kind.lower() == "bearer":
        return Credential(token.strip(), is_cookie=False)
    if is_encrypted(connection) and PREFIXED in connection.cookies:
        return Credential(connection.cookies[PREFIXED], is_cookie=True)
    if PLAIN in connection.cookies:
        return Credential(connection.cookies[PLAIN], is_cookie=True, is_outdated=is_encrypted(connection))
    return None


def set_cookie(response: Response, connection: HTTPConnection, token: str, days: int) -> None:
    """Gives a browser its token, in a cookie that no script can read and no other site can use or replace."""
    secure = is_encrypted(connection)
    name = PREFIXED if secure else PLAIN
    response.set_cookie(name, token, max_age=days * DAY, httponly=True, secure=secure, samesite="lax", path="/")
    if secure and PLAIN in connection.cookies:
        response.delete_cookie(PLAIN, path="/")


def delete_cookies(response: Response, connection: HTTPConnection) -> None:
    """Takes the token from a browser."""
    response.delete_cookie(PLAIN, path="/")
    if is_encrypted(connection):
        response.delete_cookie(PREFIXED, path="/", secure=True, httponly=True, samesite="lax")


def client_name(connection: HTTPConnection) -> str:
    """The browser and the system of a client, or the name of a program, so that people recognize their sessions."""
    agent = connection.headers.get("user-agent", "")[:400]
    browser = next((name for word, name in BROWSERS if f"{word}/" in agent or f"{word}A/" in agent), None)
    if browser is None:
        program = PROGRAM.match(agent)
        return program[0] if program else ""
    system = next((name for name in SYSTEMS if name in agent), None)
    return f"{browser}, {system}" if system else browser
