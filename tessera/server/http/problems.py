"""Refusals as clients get them: a code for programs, a sentence in the client's language for people."""

from collections.abc import Sequence
from typing import Any

from starlette.requests import HTTPConnection

from tessera.core.errors import TesseraError
from tessera.core.text import LANGUAGES, Text

from ..wire.system import Problem


def spoken(wish: str | None, header: str | None) -> str:
    """The language to answer in: the one asked for, else the first of the browser's that there is, else English."""
    asked = [wish or "", *(part.split(";")[0].strip()[:2].lower() for part in (header or "")[:200].split(","))]
    return next((language for language in asked if language in LANGUAGES), "en")


def language_of(connection: HTTPConnection) -> str:
    """The language that a client asks for by its address or its headers."""
    return spoken(connection.query_params.get("lang"), connection.headers.get("accept-language"))


def problem(error: TesseraError, text: Text) -> Problem:
    """A refusal."""
    said = Text(text.language, error.game)(error.reason) if error.game else text(error.reason)
    return {"code": error.reason.message, "message": sendable(said), "rule": error.reason.rule}


def sendable(text: str) -> str:
    """A text that may quote what a client sent, without the halves of signs that nobody can write."""
    return text.encode(errors="replace").decode()


def problem_of_input(errors: Sequence[Any], text: Text) -> Problem:
    """A message that is not of the right form: where, and what the form is."""
    first = errors[0]
    where = ".".join(str(part) for part in first["loc"] if part != "body")
    said = text("server-wrong-form", where=where[:80] or "–", why=str(first["msg"])[:200])
    return {"code": "server-wrong-form", "message": sendable(said), "rule": None}
