"""What a client may see of a table, as plain data of the models in `wire`: nothing else ever leaves the server.

What many clients look at, a position and the events of an entry, is kept as JSON. A position is hundreds of small things, and a
thousand tables with two of them each made the garbage collector stop the server for a tenth of a second every second.
"""

from collections.abc import Sequence
from typing import Any

import orjson

from tessera.core import notation
from tessera.core.game import Event
from tessera.core.match import Match
from tessera.core.text import Text

from ..store.entries import OVER
from .seats import Seat
from .table import LoggedEntry, Table

Plain = dict[str, Any]


def written(value: Any) -> orjson.Fragment:
    """Plain data as a part of other data, written down once."""
    return orjson.Fragment(orjson.dumps(value))


def table_view(table: Table, person: str | None, here: frozenset[int]) -> Plain:
    """The table as one client may see it."""
    plan, is_over = table.plan, table.status == OVER
    mine = table.seats_of(person)
    result = table.match.result() if table.match is not None and is_over else None
    wish = table.undo_request
    return {
        "id": table.id,
        "number": table.number,
        "changed": table.changed,
        "game": plan["game"],
        "components": plan["components"],
        "options": plan["options"],
        "status": table.status,
        "listed": plan["listed"],
        "lesson": table.is_lesson,
        "undo": plan["undo"],
        "hints": plan["hints"],
        "clock": plan["clock"],
        "deadline": table.deadline,
        "seats": [seat_view(table, number, seat, person, here) for number, seat in enumerate(table.seats)],
        "host": person is not None and person == table.host,
        "muted": sorted(seat for by, seat in table.muted if by == person),
        "undo_wish": None if wish is None else {"seat": wish.seat, "to": wish.to, "agreed": sorted(wish.agreed)},
        "commitment": table.commitment,
        "seed": plan["seed"] if is_over else None,
        "salt": plan["salt"] if is_over else None,
        "rematch": table.rematch,
        "origin": plan["origin"],
        "result": None if result is None else {key: list(value) for key, value in vars(result).items()},
        "position": None if table.match is None else position_at(table, mine),
    }


def seat_view(table: Table, number: int, seat: Seat, person: str | None, here: frozenset[int]) -> Plain:
    """A seat as everybody sees it."""
    kind = "open" if seat.is_open else "away" if seat.is_away else "bot" if seat.person is None else "person"
    return {
        "name": seat.name,
        "kind": kind,
        "bot": seat.bot,
        "ready": seat.ready,
        "reserved": seat.is_open and seat.key is not None,
        "mine": person is not None and seat.person == person,
        "here": number in here,
        "bank": table.bank[number] if table.clock is not None else None,
    }


def seat_name(seat: Seat, number: int, text: Text) -> str:
    """What a seat is called in the log: bots by their level."""
    return seat.name if seat.person or not seat.bot else text("seat-bot", bot=text(f"bot-{seat.bot}"), seat=number + 1)


def position_at(table: Table, mine: Sequence[int]) -> orjson.Fragment:
    """How the match stands to the holder of some seats, looked at once for all who have the same eyes."""
    eyes = eyes_of(table.to_act, mine)
    if eyes not in table.positions:
        assert table.match is not None
        table.positions[eyes] = written(position(table.match, mine))
    return table.positions[eyes]


def eyes_of(to_act: int | None, mine: Sequence[int]) -> int | None:
    """Of several seats the one to act, or the first; None for a spectator."""
    return None if not mine else to_act if to_act in mine else mine[0]


def position(match: Match, mine: Sequence[int]) -> Plain:
    """A position as the holder of some seats knows it."""
    seat = match.seat
    return {
        "count": len(match.actions),
        "seat": seat,
        "view": match.view(eyes_of(seat, mine)),
        "legal": match.legal_moves() if seat is not None and seat in mine else [],
        "scores": match.scores(),
        "hides": seat is None and match.next_reveals,
    }


def entry_view(logged: LoggedEntry, table: Table, person: str | None, text: Text) -> Plain | None:
    """A line of the log; None if this client does not hear it."""
    entry, body = logged.entry, logged.entry.body
    if entry.kind == "mute" or (entry.kind == "chat" and (person, body["seat"]) in table.muted):
        return None
    seats = table.seats_of(entry.by)
    seat = body.get("seat", seats[0] if seats else None)
    return {
        "number": entry.number,
        "at": entry.at,
        "kind": entry.kind,
        "seat": seat,
        "name": body.get("name") or (table.seats[seat].name if seat is not None else None),
        "text": body.get("text"),
        "moves": moves_of(table, body.get("actions", [])) if entry.kind == "play" else [],
        "auto": body.get("auto"),
        "to": body.get("to"),
        "events": said(logged, table, text),
    }


def said(logged: LoggedEntry, table: Table, text: Text) -> orjson.Fragment:
    """What happened, put into words once for each language."""
    if text.language not in logged.sentences:
        logged.sentences[text.language] = written(event_views(logged.events, table, text))
    return logged.sentences[text.language]


def moves_of(table: Table, actions: Sequence[int]) -> list[str]:
    """Actions as people write them."""
    assert table.match is not None
    return [notation.move_text(table.match.game, action) for action in actions]


def event_views(events: Sequence[Event], table: Table, text: Text) -> list[Plain]:
    """Events with a line for people."""
    names = [seat_name(seat, number, text) for number, seat in enumerate(table.seats)]
    return [
        {"name": event.name, "seat": event.seat, "facts": dict(event.facts), "text": text.event(event, names)} for event in events
    ]


def line(table: Table, person: str | None, here: frozenset[int]) -> Plain:
    """A table in a list."""
    match = table.match
    return {
        "id": table.id,
        "game": table.game_name,
        "status": table.status,
        "seats": [seat_view(table, number, seat, person, here) for number, seat in enumerate(table.seats)],
        "created": table.created,
        "my_turn": table.to_act in table.seats_of(person),
        "lesson": table.is_lesson,
        "since": table.status_since,
        "clock": table.plan["clock"],
        "scores": None if match is None else match.scores(),
    }
