"""Studying a match: step by step, at any position, with other moves than were played."""

from typing import Any

from tessera.bots import known_to
from tessera.core import notation
from tessera.core.match import Match, Step
from tessera.core.points import point_sources
from tessera.core.text import Text

from ..errors import Forbidden, Refused
from ..people.person import Person
from ..store.entries import OVER
from ..tables.serialize import Plain, event_views, position
from ..tables.table import Table


def permitted_eyes(table: Table, who: Person | None, wish: int | None) -> int | None:
    """Through whose eyes somebody looks at a match: any seat's once it is over, before only their own or a spectator's."""
    mine = table.seats_of(who.id if who else None)
    if wish is None:
        return mine[0] if mine else None
    if wish >= len(table.seats) or (table.status != OVER and wish not in mine):
        raise Forbidden("server-not-your-seat")
    return wish


def started(table: Table) -> Match:
    """The match of a table, which must have begun."""
    if table.match is None:
        raise Refused("server-not-started")
    return table.match


def steps(table: Table, eyes: int | None, begin: int, count: int, text: Text) -> Plain:
    """Some steps of a match as a seat saw them, how many there are in all, and where the points of all of them came from."""
    match = started(table)
    all_steps = list(match.steps())
    found, actions = list[Plain](), 0
    for number, step in enumerate(all_steps):
        actions += step.seat is not None
        if begin <= number < begin + count:
            found.append({"number": number, "count": actions, **step_view(step, eyes, table, text)})
    sources = point_sources(match, all_steps, text)
    points = [{"label": source.label, "values": list(map(str, source.values)), "adds": source.adds} for source in sources]
    return {"steps": found, "total": len(all_steps), "points": points}


def step_view(step: Step, eyes: int | None, table: Table, text: Text) -> Plain:
    """A step as a seat saw it: what was done, what it led to, and how the match stood then."""
    game = step.game
    return {
        "seat": step.seat,
        "move": notation.move_text(game, step.action) if step.seat is not None else None,
        "events": event_views(step.events, table, text),
        "view": game.view(step.after, eyes),
        "scores": [int(game.rule["points_of"](step.after, seat)) for seat in range(len(table.seats))],
    }


def what_if(table: Table, who: Person | None, at: int, line: list[str], deal: int, text: Text) -> Plain:
    """A position of a match and a line of moves from there; in a match under way, on a deal that the seat thinks possible."""
    match, seat = what_if_match(table, who, at, deal)
    events = []
    for move in line:
        events += match.play(move)
    eyes = match.seat if match.seat is not None else seat
    return {
        "events": event_views(events, table, text),
        "played": len(line),
        "position": position(match, [] if eyes is None else [eyes]),
    }


def what_if_match(table: Table, who: Person | None, at: int, deal: int) -> tuple[Match, int | None]:
    """A match to try things out in, and the seat that asks."""
    match = started(table)
    if at > len(match.actions):
        raise Refused("server-no-position", at=at, last=len(match.actions))
    mine = table.seats_of(who.id if who else None)
    if table.status == OVER:
        return match.fork(at), mine[0] if mine else None
    if not mine:
        raise Forbidden("server-not-seated")
    other = match.fork(at)
    eyes = other.seat if other.seat in mine else mine[0]
    other.states = known_to(other, eyes, deal)
    other.settle()
    return other, eyes


def record(table: Table) -> dict[str, Any]:
    """A match to be kept: with the seed and what proves it once it is over, before without."""
    found = {**started(table).to_record(), "seats": [seat.name for seat in table.seats]}
    found["commitment"] = table.commitment
    if table.status == OVER:
        return {**found, "salt": table.plan["salt"]}
    return {key: value for key, value in found.items() if key != "seed"}
