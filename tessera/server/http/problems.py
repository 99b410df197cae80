"""Refusals as clients get them: a code for programs, and a sentence in the client's language for people."""

from collections.abc import Sequence
from typing import Any

from starlette.requests import HTTPConnection

from tessera.core.text import LANGUAGES, Text

from ..errors import sendable
from ..wire.system import Problem


def negotiate_language(wanted: str | None, header: str | None) -> str:
    """The language to answer in: the one asked for, else the first of the browser's that we have, else English."""
    languages = [wanted or "", *(part.split(";")[0].strip()[:2].lower() for part in (header or "")[:200].split(","))]
    return next((language for language in languages if language in LANGUAGES), "en")


def language_of(connection: HTTPConnection) -> str:
    """The language that a client asks for, in the query or in a header."""
    return negotiate_language(connection.query_params.get("lang"), connection.headers.get("accept-language"))


def problem_of_input(errors: Sequence[Any], text: Text) -> Problem:
    """A malformed message: where the fault is, and what is expected there."""
    first = errors[0]
    where = ".".join(str(part) for part in first["loc"] if part != "body")
    if first["type"].startswith("server-"):  # one of our own, which has a text for people
        sentence = text(first["type"], **first.get("ctx", {}))
    else:
        sentence = text("server-wrong-form", where=where[:80] or "–", why=str(first["msg"])[:200])
    return {"code": "server-wrong-form", "message": sendable(sentence), "rule": None}
