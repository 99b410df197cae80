"""Drafts: moves that are tried out by the same rules, up to the first thing that the player may not know yet."""

from dataclasses import dataclass
from typing import Any

from tessera.core import notation
from tessera.core.errors import Reason
from tessera.core.game import Event
from tessera.core.match import Match
from tessera.core.text import Text

from ..errors import Conflict, Refused
from ..people.person import Person
from ..wire.commands import Draft
from ..wire.table import Preview, Refusal
from .decide import check_seen, ongoing, own_seats
from .serialize import event_views, only_seat, position
from .table import Table


@dataclass(frozen=True)
class Trial:
    """A draft that has been tried out in a copy of the match."""

    seat: int  # whose draft it is
    match: Match
    events: list[Event]
    played: int  # moves of the draft; the next one would reveal something


def try_draft(table: Table, who: Person, draft: Draft) -> Trial:
    """Tries out a draft of the person whose turn it is."""
    match, mine = ongoing(table), own_seats(table, who)
    check_seen(table, draft.seen)
    if table.to_act is None or table.to_act not in mine:
        raise Conflict("server-not-your-turn")
    return try_moves(match, table.to_act, draft.moves)


def try_moves(match: Match, seat: int, moves: list[str]) -> Trial:
    """Plays moves in a copy of a match; stops before a move, or what follows from one, would reveal something."""
    other, events = match.fork(), list[Event]()
    for played, move in enumerate(moves):
        action = notation.read_move(other.game, move)
        if other.next_reveals:
            return Trial(seat, other, events, played)
        if other.seat != seat:
            raise Refused("server-turn-over", move=move)
        if other.would_reveal(action):
            return Trial(seat, other, events, played)
        events += other.play_action(action, reveal=False)
    return Trial(seat, other, events, len(moves))


def preview(table: Table, who: Person, draft: Draft, text: Text) -> Preview:
    """What a draft would do, as its seat would see it."""
    trial = try_draft(table, who, draft)
    return {
        "events": event_views(trial.events, table, text, you=only_seat(table.seats_of(who.id)), with_private=True),
        "played": trial.played,
        "position": position(trial.match, [trial.seat], table.status),
    }


def refusals(table: Table, who: Person, draft: Draft, text: Text) -> list[Refusal]:
    """All moves that are not allowed after a draft, by reason."""
    trial = try_draft(table, who, draft)
    if trial.match.seat != trial.seat:
        return []
    moves = trial.match.game.texts
    by_reason: dict[Any, tuple[Reason, list[str]]] = {}  # hundreds of moves share a reason: it is put into words once
    for action, reason in trial.match.refusals():
        by_reason.setdefault((reason.message, *reason.facts.items()), (reason, []))[1].append(moves[action])
    found: dict[tuple[str, str | None], list[str]] = {}
    for reason, refused in by_reason.values():
        found.setdefault((text(reason), reason.rule), []).extend(refused)
    return [{"text": sentence, "rule": rule, "moves": moves} for (sentence, rule), moves in found.items()]
