"""What a page asks besides the socket of a table: the server's answers to the same paths, from its own functions."""

import re
from collections.abc import Callable, Mapping
from dataclasses import asdict, dataclass
from typing import Any

import orjson

from tessera.core import notation
from tessera.core.errors import TesseraError
from tessera.core.registry import find_game, game_names
from tessera.core.text import Text
from tessera.offline.links import pack
from tessera.server.errors import Conflict, NotFound, Refused, problem, status_of
from tessera.server.store.entries import OVER
from tessera.server.study.continuations import check_hints
from tessera.server.study.pages import SUMMARY, PageBuilder, assemble
from tessera.server.study.steps import known_decisions, known_position, permitted_viewer, record, started, what_if
from tessera.server.study.summaries import Summary, summarize
from tessera.server.study.summaries import record as record_of
from tessera.server.tables.plan import plan_table
from tessera.server.tables.serialize import table_line, table_view
from tessera.server.tables.table import Table
from tessera.server.wire.new_table import NewTable
from tessera.server.wire.study import WhatIf

from .hall import Hall
from .opened import opened, read

MAX_STEPS = 100


@dataclass(frozen=True)
class Request:
    """What a page asks."""

    hall: Hall
    table: str  # the id in the path, if there is one
    query: Mapping[str, str]
    body: Any
    language: str

    @property
    def found(self) -> Table:
        """The table that it is about."""
        return self.hall.find(self.table)

    @property
    def text(self) -> Text:
        """The language of the answer, with the words of the table's game."""
        return Text(self.language, self.found.game)


def answer(hall: Hall, method: str, path: str, query: Mapping[str, str], body: Any, language: str) -> tuple[int, bytes]:
    """The status and the JSON of an answer."""
    try:
        for known, pattern, route in ROUTES:
            if known == method and (found := re.fullmatch(pattern, path)):
                request = Request(hall, next(iter(found.groups()), ""), query, body, language)
                return 200, orjson.dumps(route(request))
        raise NotFound("server-only-online")
    except TesseraError as error:
        return status_of(error), orjson.dumps(problem(error, Text(language)))


# Tables


def create(request: Request) -> Any:
    """A new table; everybody who plays there is at this device."""
    wish, person = NewTable(**request.body), request.hall.person
    if any(seat.kind == "open" for seat in wish.seats) or wish.components is not None or wish.rated:
        raise Refused("server-only-online")
    origin = None if wish.origin is None else request.hall.find(wish.origin["table"])
    if origin is not None and origin.status != OVER:
        raise Conflict("server-not-over")
    match = None if origin is None else origin.match
    table = request.hall.create(plan_table(wish, person, find_game(wish.game), match, [None] * len(wish.seats)))
    return {"table": table_view(table, person.id, request.hall.here(table)), "keys": [None] * len(wish.seats)}


def open_match(request: Request) -> Any:
    """A table to look at a match from a file or a link."""
    return {"table": request.hall.take_in(opened(read(request.body["match"]))).id}


def look_at(request: Request) -> Any:
    """A table."""
    return table_view(request.found, request.hall.person.id, request.hall.here(request.found))


# Study


def steps(request: Request) -> Any:
    """A match step by step."""
    begin, count = int(request.query.get("begin", 0)), int(request.query.get("count", MAX_STEPS))
    seat = request.query.get("seat")
    viewer = permitted_viewer(request.found, request.hall.person, None if seat is None else int(seat))
    builder = PageBuilder(request.found, viewer, request.text)
    parts = builder.build(builder.steps(), [SUMMARY, *range(begin, begin + count)])
    return orjson.Fragment(assemble(parts, compress=False))


def try_another(request: Request) -> Any:
    """Other moves than were played."""
    return what_if(request.found, request.hall.person, WhatIf(**request.body), request.text)


def what_is_known(request: Request) -> Any:
    """What one's seat knows of a position, for the engine."""
    check_hints(request.found)
    return known_position(request.found, request.hall.person, WhatIf(**request.body))


def what_was_known(request: Request) -> Any:
    """Every decision of a finished match, as the seat that made it knew the position."""
    return known_decisions(request.found)


def match_text(request: Request) -> Any:
    """The match as a file of text."""
    return {"match": notation.write_text(record(request.found))}


def match_json(request: Request) -> Any:
    """The match as a file of JSON."""
    return {"match": notation.write_json(record(request.found))}


def match_link(request: Request) -> Any:
    """The match in a link; one under way would give the deal away."""
    if request.found.status != OVER:
        raise Conflict("server-not-over")
    return {"match": pack(started(request.found))}


# What is kept of a table, so that lists need not replay it


def about(hall: Hall, name: str) -> dict[str, Any]:
    """A table in lists; once its match is over, with what statistics and a server need."""
    table = hall.find(name)
    summary = summarize(name, hall.logs[name]) if table.status == OVER else None
    return {
        "line": table_line(table, hall.person.id, hall.here(table)),
        "summary": None if summary is None else {**asdict(summary), "built": [sorted(built) for built in summary.built]},
    }


def statistics(request: Request) -> Any:
    """How the person has played on this device; the body has what is kept of all tables."""
    own = []
    for line, found in request.body:
        seats = [number for number, seat in enumerate(line["seats"]) if seat["mine"]]
        if found is not None and len(seats) == 1:
            built = tuple(frozenset(things) for things in found["built"])
            facts = {key: tuple(found[key]) for key in ("bots", "points", "winners")}
            own.append((Summary(**{**found, **facts, "built": built}), seats[0]))
    return [each for game in game_names() if (each := record_of(game, [pair for pair in own if pair[0].game == game]))]


TABLE = "/api/tables/([A-Za-z0-9]+)"
ROUTES: list[tuple[str, str, Callable[[Request], Any]]] = [
    ("POST", "/api/tables", create),
    ("POST", "/api/opened", open_match),
    ("POST", "/api/me/statistics", statistics),
    ("GET", TABLE, look_at),
    ("GET", f"{TABLE}/steps", steps),
    ("POST", f"{TABLE}/what-if", try_another),
    ("POST", f"{TABLE}/known", what_is_known),
    ("GET", f"{TABLE}/known", what_was_known),
    ("GET", f"{TABLE}/match.txt", match_text),
    ("GET", f"{TABLE}/match.json", match_json),
    ("GET", f"{TABLE}/match.link", match_link),
]
