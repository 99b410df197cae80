"""Studying a match: step by step, at any position, with other moves than were played."""

import base64
from collections.abc import Iterable, Sequence
from dataclasses import replace

from tessera.bots import known_to
from tessera.core import notation
from tessera.core.game import Event
from tessera.core.match import Match
from tessera.core.notation import Record
from tessera.core.points import point_sources
from tessera.core.steps import Step
from tessera.core.text import Text

from ..errors import Conflict, Forbidden, Refused
from ..people.person import Person
from ..store.entries import OVER
from ..tables.serialize import event_views, only_seat, position
from ..tables.table import Table
from ..wire.study import KnownDecisions, KnownPosition, PointsView, StepView, WhatIf
from ..wire.table import Preview


def permitted_viewer(table: Table, who: Person | None, wanted: int | None) -> int | None:
    """The seat whose view somebody gets: any seat's once the match is over, before only their own or a spectator's."""
    mine = table.seats_of(who.id if who else None)
    if wanted is None:
        return mine[0] if len(mine) == 1 or (mine and table.status == OVER) else None
    if wanted >= len(table.seats) or (table.status != OVER and wanted not in mine):
        raise Forbidden("server-not-your-seat")
    return wanted


def started(table: Table) -> Match:
    """The match of a table; refuses one where it has not begun."""
    if table.match is None:
        raise Refused("server-not-started")
    return table.match


def public_steps(table: Table) -> list[Step]:
    """All steps of a match, as everybody may count them."""
    match = started(table)
    return list(match.steps()) if table.status == OVER else without_passes(match.steps())


def without_passes(all_steps: Iterable[Step]) -> list[Step]:
    """Steps as everybody may count them: a pass belongs to the step before it."""
    found: list[Step] = []
    for step in all_steps:
        if step.action in step.game.passes:
            found[-1] = replace(found[-1], after=step.after)
        else:
            found.append(step)
    return found


def step_view(step: Step, number: int, actions: int, viewer: int | None, table: Table, text: Text) -> StepView:
    """A step as a seat saw it: what was done, what happened, and how the match stood then."""
    game = step.game
    return {
        "number": number,
        "count": actions,
        "seat": step.seat,
        "move": notation.move_text(game, step.action) if step.seat is not None else None,
        "events": event_views(step.events, table, text, you=spoken_to(table, viewer)),
        "view": game.view(step.after, viewer),
        "scores": [int(game.rule["points_of"](step.after, seat)) for seat in range(len(table.seats))],
    }


def spoken_to(table: Table, viewer: int | None) -> int | None:
    """The seat to speak to: while a match goes on, only its player looks at it from a seat."""
    if viewer is None or table.status == OVER:
        return None
    return only_seat(table.seats_of(table.seats[viewer].person))


def points_of(match: Match, all_steps: Sequence[Step], text: Text) -> list[PointsView]:
    """Where the points of a match came from."""
    sources = point_sources(match, all_steps, text)
    return [{"label": source.label, "values": source.texts, "adds": source.adds} for source in sources]


def what_if(table: Table, who: Person | None, wish: WhatIf, text: Text) -> Preview:
    """A position of a match and moves from there; in a match under way, on a deal that the seat considers possible."""
    match, events, seat = what_if_line(table, who, wish)
    viewer = match.seat if match.seat is not None else seat
    return {
        "events": event_views(events, table, text, with_private=True),
        "played": len(wish.line),
        "position": position(match, [] if viewer is None else [viewer], table.status),
    }


def what_if_line(table: Table, who: Person | None, wish: WhatIf) -> tuple[Match, list[Event], int | None]:
    """The match after the wanted moves, what they did, and the seat of whoever asks."""
    match, seat = what_if_match(table, who, wish.at, wish.deal)
    events = [event for move in wish.line for event in match.play(move)]
    return match, events, seat


def what_if_match(table: Table, who: Person | None, at: int, deal: int) -> tuple[Match, int | None]:
    """A match to try things out in, and the seat of whoever asks."""
    match = started(table)
    is_over, last = table.status == OVER, len(match.actions)
    count = at if is_over else match.count_of(at)
    if count > last:
        raise Refused("server-no-position", at=at, last=last if is_over else match.public_count(last))
    mine = table.seats_of(who.id if who else None)
    if is_over:
        return match.fork(count), mine[0] if mine else None
    if not mine:
        raise Forbidden("server-not-seated")
    other = match.fork(count)
    viewer = other.seat if other.seat in mine else mine[0]
    other.states = known_to(other, viewer, deal)
    other.settle()
    return other, viewer


def thinker(table: Table, match: Match, seat: int | None) -> int:
    """The seat whose knowledge the bots think from: that of whoever asks, or once the match is over that of the seat to act."""
    return seat if table.status != OVER and seat is not None else match.seat or 0


def known_position(table: Table, who: Person | None, wish: WhatIf) -> KnownPosition:
    """A position as a seat knows it: the record that a bot would get, with everything else dealt again."""
    match, _, seat = what_if_line(table, who, wish)
    viewer = thinker(table, match, seat)
    known = base64.b64encode(known_to(match, viewer, wish.deal).tobytes()).decode()
    return {"state": known, "viewer": viewer, "seat": match.seat, "players": match.players}


def known_decisions(table: Table) -> KnownDecisions:
    """Every decision of a finished match, as the seat that made it knew the position."""
    match = started(table)
    if table.status != OVER:
        raise Conflict("server-not-over")
    other, seats, states = match.fork(0), list[int](), bytearray()
    for action in match.actions:
        assert other.seat is not None
        seats.append(other.seat)
        states += known_to(other, other.seat, len(seats)).tobytes()
        other.play_action(action)
    return {"states": base64.b64encode(states).decode(), "seats": seats, "actions": match.actions, "players": match.players}


def record(table: Table) -> Record:
    """A match as a file: once it is over with the seed and the salt that verify the deal, before without."""
    match = started(table)
    found = {**match.to_record(), "seats": [seat.name for seat in table.seats], "commitment": table.commitment}
    if table.status == OVER:
        return {**found, "salt": table.plan["salt"]}
    moves = [notation.move_text(match.game, action) for action in match.actions if action not in match.game.passes]
    return {**{key: value for key, value in found.items() if key != "seed"}, "moves": moves}
