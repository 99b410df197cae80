"""What a client may see of a table, as the messages of `wire`: nothing else about a table ever leaves the server.

What many clients see alike, a position and the events of an entry, stays in memory as JSON. A position has hundreds of small
objects, and a thousand tables with two positions each made the garbage collector stop the server for a tenth of every second.
"""

from collections.abc import Sequence
from typing import Any, TypeVar, cast

import orjson

from tessera.core import notation
from tessera.core.game import Event
from tessera.core.match import Match
from tessera.core.text import Text

from ..store.entries import OVER, Status
from ..wire.socket import SaidNews
from ..wire.table import EntryView, EventView, Line, Outcome, Position, SeatKind, SeatView, TableView, UndoWish
from .seats import Seat, UndoRequest
from .table import LoggedEntry, Table
from .undoing import may_undo

T = TypeVar("T")


def preserialized(value: T) -> T:
    """A value as JSON that orjson copies into the message around it; to the type checker it is still the value."""
    return cast(T, orjson.Fragment(orjson.dumps(value)))


# A table


def table_view(table: Table, person: str | None, here: frozenset[int]) -> TableView:
    """The table as one client may see it."""
    plan, is_over, request, mine = table.plan, table.status == OVER, table.undo_request, table.seats_of(person)
    return {
        "id": table.id,
        "number": table.number,
        "changed": table.changed,
        "game": plan["game"],
        "components": plan["components"],
        "options": plan["options"],
        "status": table.status,
        "listed": plan["listed"],
        "rated": table.is_rated,
        "lesson": table.is_lesson,
        "chapter": plan.get("chapter", 1),
        "start": len(plan["actions"]),
        "undo": plan["undo"],
        "hints": plan["hints"],
        "thinking": "browser" if table.is_left_to_browser else "server",
        "clock": plan["clock"],
        "deadline": table.deadline,
        "seats": seat_views(table, person, here),
        "host": person is not None and person == table.host,
        "muted": sorted(seat for by, seat in table.muted if by == person),
        "undo_wish": None if request is None else undo_wish(table, request),
        "may_undo": None if (undo := may_undo(table, mine)) is None else "free" if undo.is_free else "consent",
        "commitment": table.commitment,
        "seed": plan["seed"] if is_over else None,
        "salt": plan["salt"] if is_over else None,
        "rematch": table.rematch,
        "origin": plan["origin"],
        "result": outcome(table.match) if table.match is not None and is_over else None,
        "position": None if table.match is None else position_at(table, mine),
    }


def table_line(table: Table, person: str | None, here: frozenset[int]) -> Line:
    """A table in a list."""
    return {
        "id": table.id,
        "game": table.game_name,
        "status": table.status,
        "seats": seat_views(table, person, here),
        "created": table.created,
        "my_turn": table.to_act in table.seats_of(person),
        "rated": table.is_rated,
        "lesson": table.is_lesson,
        "offline": table.is_offline,
        "since": table.status_since,
        "turn_since": table.since,
        "clock": table.plan["clock"],
        "scores": None if table.match is None else table.match.scores(),
    }


def seat_views(table: Table, person: str | None, here: frozenset[int]) -> list[SeatView]:
    """The seats as a client sees them."""
    return [
        {
            "name": seat.name,
            "kind": seat_kind(seat),
            "bot": seat.bot,
            "ready": seat.ready,
            "reserved": seat.is_open and seat.key is not None,
            "mine": person is not None and seat.person == person,
            "here": number in here,
            "bank": table.bank[number] if table.clock is not None else None,
        }
        for number, seat in enumerate(table.seats)
    ]


def seat_kind(seat: Seat) -> SeatKind:
    """Whose seat it is."""
    if seat.is_open:
        return "open"
    if seat.is_away:
        return "away"
    return "bot" if seat.person is None else "person"


def undo_wish(table: Table, request: UndoRequest) -> UndoWish:
    """A request to undo moves."""
    return {"seat": request.seat, "to": public_to(table, request.to), "agreed": sorted(request.agreed)}


def outcome(match: Match) -> Outcome | None:
    """How a match ended, or None before the end."""
    result = match.result()
    if result is None:
        return None
    return {"points": list(result.points), "ranks": list(result.ranks), "winners": list(result.winners)}


# A position


def position_at(table: Table, mine: Sequence[int]) -> Position:
    """The position of a table's match as the holder of some seats knows it, serialized once per viewer."""
    viewer = viewer_of(table.to_act, mine)
    if viewer not in table.positions:
        assert table.match is not None
        table.positions[viewer] = preserialized(position(table.match, mine, table.status))
    return table.positions[viewer]


def viewer_of(to_act: int | None, mine: Sequence[int]) -> int | None:
    """The seat whose view the holder of some seats gets: the one to act, or else the only one.

    People who share a device while somebody else acts get a spectator's view (None): nobody knows in whose hands it is.
    """
    if to_act in mine:
        return to_act
    return mine[0] if len(mine) == 1 else None


def position(match: Match, mine: Sequence[int], status: Status) -> Position:
    """A position as the holder of some seats knows it; the status is the table's, also for a match that is only tried out."""
    seat, count = match.seat, len(match.actions)
    return {
        "count": count if status == OVER else match.public_count(count),
        "seat": seat,
        "view": match.view(viewer_of(seat, mine)),
        "legal": match.legal_moves() if seat is not None and seat in mine else [],
        "scores": match.scores(),
        "hides": seat is None and match.next_reveals,
    }


# The log


def news(logged: Sequence[LoggedEntry], table: Table, person: str | None, here: frozenset[int], text: Text) -> SaidNews:
    """New entries as a client may see them, and the table as it is now."""
    entries = [view for each in logged if (view := entry_view(each, table, person, text)) is not None]
    return {"type": "news", "entries": entries, "table": table_view(table, person, here)}


def entry_view(logged: LoggedEntry, table: Table, person: str | None, text: Text) -> EntryView | None:
    """An entry as a client may see it; None if the client does not get it at all."""
    entry, body = logged.entry, logged.entry.body
    if entry.kind == "mute" or (entry.kind == "chat" and ((person, body["seat"]) in table.muted or not body["text"])):
        return None  # only deleted people have said nothing
    seats = table.seats_of(entry.by)
    seat = body.get("seat", seats[0] if seats else None)
    return {
        "number": entry.number,
        "at": entry.at,
        "kind": entry.kind,
        "seat": seat,
        "name": body.get("name") or (table.seats[seat].name if seat is not None else None),
        "text": body.get("text"),
        "moves": moves_of(table, body["seat"], body["actions"], person) if entry.kind == "play" else [],
        "auto": body.get("auto"),
        "to": public_to(table, body["to"]) if "to" in body else None,
        "events": events_of(logged, table, table.seats_of(person), text),
    }


def moves_of(table: Table, seat: int, actions: Sequence[int], person: str | None) -> list[str]:
    """Actions as people write them; while the match goes on, passes are nobody else's business."""
    shows_passes = table.status == OVER or seat in table.seats_of(person)
    return [notation.move_text(table.game, action) for action in actions if shows_passes or action not in table.game.passes]


def public_to(table: Table, to: int) -> int:
    """How many actions an undo leaves, as everybody may count them."""
    return to if table.match is None or table.status == OVER else table.match.public_count(to)


def events_of(logged: LoggedEntry, table: Table, mine: Sequence[int], text: Text) -> list[EventView]:
    """What happened with an entry, serialized once per language for all who may know the same."""
    knowing = frozenset(event.seat for event in logged.events if event.own_facts and event.seat in mine)
    you = only_seat(mine) if any(event.seat in mine for event in logged.events) else None
    key = (text.language, table.status, knowing, you)
    if key not in logged.views:
        logged.views[key] = preserialized(event_views(logged.events, table, text, mine=mine, you=you))
    return logged.views[key]


def event_views(
    events: Sequence[Event],
    table: Table,
    text: Text,
    *,
    mine: Sequence[int] = (),
    you: int | None = None,
    with_private: bool = False,
) -> list[EventView]:
    """Events with a sentence for people; private ones for whoever tries them out, and for all once the match is over.

    Facts of a seat's own are only for whoever holds that seat. The sentences speak to the seat `you` and about the others.
    """
    names = [seat_name(seat, number, text) for number, seat in enumerate(table.seats)]
    with_private |= table.status == OVER
    return [
        {"name": event.name, "seat": event.seat, "facts": facts_for(event, mine), "text": text.event(event, names, you)}
        for event in events
        if with_private or not event.is_private
    ]


def only_seat(mine: Sequence[int]) -> int | None:
    """The seat to speak to: people who share a device are all called by their names."""
    return mine[0] if len(mine) == 1 else None


def facts_for(event: Event, mine: Sequence[int]) -> dict[str, Any]:
    """The facts of an event that the holder of some seats may know."""
    return {**event.facts, **(event.own_facts if event.seat in mine else {})}


def seat_name(seat: Seat, number: int, text: Text) -> str:
    """The name of a seat in the log: a bot's is its level."""
    return seat.name if seat.person or not seat.bot else text("seat-bot", bot=text(f"bot-{seat.bot}"), seat=number + 1)
