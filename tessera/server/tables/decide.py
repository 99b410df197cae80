"""What a command does to a table: the entries that follow from it, or the reason why it is refused. Legality is the game's."""

import hashlib
import hmac
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from tessera.core.errors import CannotUndo
from tessera.core.game import Event
from tessera.core.match import Match
from tessera.core.notation import read_move

from ..errors import NoSuch, NotNow, NotYours, Refused
from ..people.person import Person
from ..wire.commands import Agree, Come, Command, Invite, Leave, Mute, Play, Ready, Say, Sit, Stand, Undo
from .seats import Seat
from .table import OPEN, OVER, Draft, Table


@dataclass(frozen=True)
class New:
    """An entry to be: it gets its number and its time when it is stored."""

    kind: str
    body: dict[str, Any]
    draft: Draft | None = None  # the match after it, tried out already


def decide(table: Table, who: Person, command: Command) -> New:
    """The entry that a command becomes."""
    return DECISIONS[type(command)](table, who, command)


def follows(table: Table) -> New | None:
    """What a table does by itself: the match begins when everybody is ready, and all have agreed to a wish."""
    if table.status == OPEN and all(seat.bot or seat.ready for seat in table.seats):
        return New("start", {})
    wish = table.undo_wish
    if wish is not None and people(table) <= wish.agreed:
        return New("undo", {"seat": wish.seat, "to": wish.to})
    return None


# Before the match


def sit(table: Table, who: Person, command: Sit) -> New:
    """Takes an open seat; a reserved one needs its key."""
    seat = known_seat(table, command.seat)
    if table.status != OPEN or not seat.is_open:
        raise NotNow("server-seat-taken")
    if table.seats_of(who.id):
        raise NotNow("server-seated")
    if seat.key is not None and not hmac.compare_digest(seat.key, key_hash(command.key or "")):
        raise NotYours("server-seat-reserved")
    return New("sit", {"seat": command.seat, "name": free_name(who.name, {seat.name for seat in table.seats})})


def key_hash(key: str) -> str:
    """What is stored of a key."""
    return hashlib.sha256(key.encode()).hexdigest()


def free_name(name: str, taken: set[str]) -> str:
    """A name that nobody else at the table has."""
    return next(wish for wish in [name, *(f"{name} {number}" for number in range(2, 9))] if wish not in taken)


def stand(table: Table, who: Person, command: Stand) -> New:
    """Gives a seat up; the host may send others away."""
    seat = known_seat(table, command.seat)
    if table.status != OPEN:
        raise NotNow("server-started")
    if seat.is_open:
        raise NotNow("server-seat-open")
    if who.id not in (table.host, seat.person):
        raise NotYours("server-not-your-seat")
    return New("stand", {"seat": command.seat, "name": seat.name})


def invite(table: Table, who: Person, command: Invite) -> New:
    """Puts a bot on an open seat."""
    seat = known_seat(table, command.seat)
    if who.id != table.host:
        raise NotYours("server-host-only")
    if table.status != OPEN or not seat.is_open:
        raise NotNow("server-seat-taken")
    return New("invite", {"seat": command.seat, "bot": command.level})


def ready(table: Table, who: Person, command: Ready) -> New:
    """Says that one is ready, or not yet."""
    own_seats(table, who)
    if table.status != OPEN:
        raise NotNow("server-started")
    return New("ready", {"ready": command.ready})


# The match


def play(table: Table, who: Person, command: Play) -> New:
    """Plays moves, all of them or none."""
    match, mine = playing(table), own_seats(table, who)
    check_seen(table, command.seen)
    if table.to_act is None or table.to_act not in mine:
        raise NotNow("server-not-your-turn")
    if table.seats[table.to_act].is_away:
        raise NotNow("server-away")
    return played(match, table.to_act, [read_move(match.game, move) for move in command.moves])


def played(match: Match, seat: int, actions: list[int]) -> New:
    """The actions of one seat, tried out; refused whole if any is not legal."""
    draft, events = match.fork(), list[Event]()
    for number, action in enumerate(actions):
        if number and draft.seat != seat:
            raise Refused("server-turn-over", move=match.game.texts[action]).of(match.game)
        events += draft.play_action(action)
    return New("play", {"seat": seat, "actions": actions}, (draft, events))


def undo(table: Table, who: Person, command: Undo) -> New:
    """Takes back one's last decision and all since: at once if that is free, else everybody is asked."""
    match, mine = playing(table), own_seats(table, who)
    check_seen(table, command.seen)
    if table.plan["undo"] == "never":
        raise NotNow("server-no-undo")
    deciders = [step.seat for step in match.steps() if step.seat is not None]
    own = [count for count, seat in enumerate(deciders) if seat in mine and count >= len(table.plan["actions"])]
    if not own:
        raise CannotUndo("nothing-to-undo")
    count, others = own[-1], people(table) - set(mine)
    is_free = table.plan["undo"] == "free" and not others.intersection(deciders[own[-1] :]) and not match.has_shown(own[-1])
    return New("undo" if is_free or not others else "ask", {"seat": deciders[count], "to": count})


def agree(table: Table, who: Person, command: Agree) -> New:
    """Agrees that something is taken back, or does not; whoever asked may withdraw."""
    own_seats(table, who)
    if table.undo_wish is None:
        raise NotNow("server-no-wish")
    return New("agree" if command.agree else "refuse", {})


def leave(table: Table, who: Person, command: Leave) -> New:
    """Leaves a match; a bot stands in."""
    playing(table)
    if any(table.seats[seat].is_away for seat in own_seats(table, who)):
        raise NotNow("server-away")
    return New("leave", {"bot": command.level})


def come(table: Table, who: Person, command: Come) -> New:
    """Takes the seat back from the bot."""
    playing(table)
    if not any(table.seats[seat].is_away for seat in own_seats(table, who)):
        raise NotNow("server-not-away")
    return New("come", {})


# Besides


def say(table: Table, who: Person, command: Say) -> New:
    """Says something to everybody at the table."""
    return New("chat", {"seat": own_seats(table, who)[0], "text": command.text})


def mute(table: Table, who: Person, command: Mute) -> New:
    """Hears a seat no more, or again."""
    own_seats(table, who)
    known_seat(table, command.seat)
    return New("mute", {"seat": command.seat, "muted": command.muted})


DECISIONS: dict[type[Command], Callable[[Table, Person, Any], New]] = {
    Sit: sit,
    Stand: stand,
    Invite: invite,
    Ready: ready,
    Play: play,
    Undo: undo,
    Agree: agree,
    Leave: leave,
    Come: come,
    Say: say,
    Mute: mute,
}


def known_seat(table: Table, number: int) -> Seat:
    """A seat of the table."""
    if number >= len(table.seats):
        raise NoSuch("server-no-seat", seat=number + 1, seats=len(table.seats))
    return table.seats[number]


def own_seats(table: Table, who: Person) -> list[int]:
    """The seats of a person, who must have one."""
    mine = table.seats_of(who.id)
    if not mine:
        raise NotYours("server-not-seated")
    return mine


def playing(table: Table) -> Match:
    """The match, which must be under way."""
    if table.match is None:
        raise NotNow("server-not-started")
    if table.status == OVER:
        raise NotNow("match-over")
    return table.match


def people(table: Table) -> set[int]:
    """The seats whose persons are there to be asked."""
    return {number for number, seat in enumerate(table.seats) if seat.person is not None and not seat.is_away}


def check_seen(table: Table, seen: int) -> None:
    """Refuses a command that was given before the last change of the match was seen."""
    if seen < table.changed:
        raise NotNow("server-stale")
