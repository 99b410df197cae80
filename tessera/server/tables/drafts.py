"""Drafts: moves tried out with the same rules, up to the first thing that the player may not know yet."""

from typing import Any

from tessera.core import notation
from tessera.core.game import Event
from tessera.core.match import Match
from tessera.core.text import Text

from ..errors import Conflict, Refused
from ..people.person import Person
from ..wire.commands import Draft
from .decide import check_seen, ongoing, own_seats
from .serialize import Plain, event_views, position
from .table import Table


def drafted(table: Table, who: Person, draft: Draft) -> tuple[Match, list[Event], int, int]:
    """The match after a draft, what happened, how many moves were played, and the seat that drafts."""
    match, mine = ongoing(table), own_seats(table, who)
    check_seen(table, draft.seen)
    if table.to_act is None or table.to_act not in mine:
        raise Conflict("server-not-your-turn")
    return (*tried(match, table.to_act, draft.moves), table.to_act)


def tried(match: Match, seat: int, moves: list[str]) -> tuple[Match, list[Event], int]:
    """Plays moves in a copy of a match; stops before a move, or what follows from one, would show something hidden."""
    other, events = match.fork(), list[Event]()
    for played, move in enumerate(moves):
        action = notation.read_move(other.game, move)
        if other.next_reveals:
            return other, events, played
        if other.seat != seat:
            raise Refused("server-turn-over", move=move)
        if other.why_not(action) is None and other.game.rule["reveals"](other.state, action):
            return other, events, played
        events += other.play_action(action, reveal=False)
    return other, events, len(moves)


def preview(table: Table, who: Person, draft: Draft, text: Text) -> Plain:
    """What a draft would do, as the seat would see it."""
    match, events, played, seat = drafted(table, who, draft)
    return {"events": event_views(events, table, text), "played": played, "position": position(match, [seat])}


def refusals(table: Table, who: Person, draft: Draft, text: Text) -> list[dict[str, Any]]:
    """Every move that is not allowed after a draft, by reason."""
    match, _, _, seat = drafted(table, who, draft)
    if match.seat != seat:
        return []
    found: dict[tuple[str, str | None], list[str]] = {}
    for action, move in enumerate(match.game.texts):
        if (reason := match.why_not(action)) is not None:
            found.setdefault((text(reason), reason.rule), []).append(move)
    return [{"text": said, "rule": rule, "moves": moves} for (said, rule), moves in found.items()]
