"""Studying a match: step by step, at any position, with other moves than were played."""

from collections.abc import Sequence

from tessera.bots import known_to
from tessera.core import notation
from tessera.core.game import Event
from tessera.core.match import Match, Step
from tessera.core.notation import Record
from tessera.core.points import point_sources
from tessera.core.text import Text

from ..errors import Forbidden, Refused
from ..people.person import Person
from ..store.entries import OVER
from ..tables.serialize import event_views, position
from ..tables.table import Table
from ..wire.study import PointsView, Steps, StepView, WhatIf
from ..wire.table import Preview


def permitted_viewer(table: Table, who: Person | None, wanted: int | None) -> int | None:
    """The seat whose view somebody gets: any seat's once the match is over, before only their own or a spectator's."""
    mine = table.seats_of(who.id if who else None)
    if wanted is None:
        return mine[0] if mine else None
    if wanted >= len(table.seats) or (table.status != OVER and wanted not in mine):
        raise Forbidden("server-not-your-seat")
    return wanted


def started(table: Table) -> Match:
    """The match of a table; refuses one where it has not begun."""
    if table.match is None:
        raise Refused("server-not-started")
    return table.match


def steps(table: Table, viewer: int | None, begin: int, count: int, text: Text) -> Steps:
    """Some steps of a match as a seat saw them, the number of all steps, and where all points came from."""
    match = started(table)
    all_steps = list(match.steps())
    found, actions = list[StepView](), 0
    for number, step in enumerate(all_steps):
        actions += step.seat is not None
        if begin <= number < begin + count:
            found.append(step_view(step, number, actions, viewer, table, text))
    return {"steps": found, "total": len(all_steps), "points": points_of(match, all_steps, text)}


def step_view(step: Step, number: int, actions: int, viewer: int | None, table: Table, text: Text) -> StepView:
    """A step as a seat saw it: what was done, what happened, and how the match stood then."""
    game = step.game
    return {
        "number": number,
        "count": actions,
        "seat": step.seat,
        "move": notation.move_text(game, step.action) if step.seat is not None else None,
        "events": event_views(step.events, table, text),
        "view": game.view(step.after, viewer),
        "scores": [int(game.rule["points_of"](step.after, seat)) for seat in range(len(table.seats))],
    }


def points_of(match: Match, all_steps: Sequence[Step], text: Text) -> list[PointsView]:
    """Where the points of a match came from."""
    sources = point_sources(match, all_steps, text)
    return [{"label": source.label, "values": list(map(str, source.values)), "adds": source.adds} for source in sources]


def what_if(table: Table, who: Person | None, wish: WhatIf, text: Text) -> Preview:
    """A position of a match and moves from there; in a match under way, on a deal that the seat considers possible."""
    match, events, seat = what_if_line(table, who, wish)
    viewer = match.seat if match.seat is not None else seat
    return {
        "events": event_views(events, table, text),
        "played": len(wish.line),
        "position": position(match, [] if viewer is None else [viewer]),
    }


def what_if_line(table: Table, who: Person | None, wish: WhatIf) -> tuple[Match, list[Event], int | None]:
    """The match after the wanted moves, what they did, and the seat of whoever asks."""
    match, seat = what_if_match(table, who, wish.at, wish.deal)
    events = [event for move in wish.line for event in match.play(move)]
    return match, events, seat


def what_if_match(table: Table, who: Person | None, at: int, deal: int) -> tuple[Match, int | None]:
    """A match to try things out in, and the seat of whoever asks."""
    match = started(table)
    if at > len(match.actions):
        raise Refused("server-no-position", at=at, last=len(match.actions))
    mine = table.seats_of(who.id if who else None)
    if table.status == OVER:
        return match.fork(at), mine[0] if mine else None
    if not mine:
        raise Forbidden("server-not-seated")
    other = match.fork(at)
    viewer = other.seat if other.seat in mine else mine[0]
    other.states = known_to(other, viewer, deal)
    other.settle()
    return other, viewer


def record(table: Table) -> Record:
    """A match as a file: once it is over with the seed and the salt that verify the deal, before without."""
    found = {**started(table).to_record(), "seats": [seat.name for seat in table.seats], "commitment": table.commitment}
    if table.status == OVER:
        return {**found, "salt": table.plan["salt"]}
    return {key: value for key, value in found.items() if key != "seed"}
