"""What a command does to a table: the entry that it becomes, or the reason why it is refused. Legality is the game's.

People, bots and clocks all pass here. Nothing in this module waits, stores or sends, so a test needs no server.
"""

import hmac
from typing import assert_never

from tessera.bots.anchors import anchors_of
from tessera.core.match import Match
from tessera.core.notation import find_move
from tessera.core.steps import Step, events_of

from ..errors import Conflict, Forbidden, NotFound, Refused, Unauthorized
from ..people.person import Person
from ..store.entries import OPEN, OVER
from ..wire.commands import Agree, AnyCommand, Come, Invite, Leave, Mute, Play, Ready, Rematch, Say, Sit, Stand, Think, Undo
from .changes import BotTurn, ClaimSeats, ClockTurn, NewEntry, ServerCommand
from .plan import LOCAL, new_table_id, plan_rematch
from .seats import Seat, free_name, key_hash
from .table import Draft, Table
from .undoing import undoable

MOST_LINES = 1000  # of chat, by one person at one table
MOST_ENTRIES = 10_000  # of a log


def decide(table: Table, who: Person | None, command: AnyCommand | ServerCommand) -> NewEntry | None:
    """The entry that a command becomes, or None if there is nothing left to do; raises if it is refused."""
    match command:
        case BotTurn():
            return bot_turn(table, command)
        case ClockTurn():
            return clock_turn(table, command)
        case ClaimSeats():
            return claim_seats(table, command)
    if who is None:
        raise Unauthorized("server-who-are-you")
    if table.number >= MOST_ENTRIES and not isinstance(command, Play | Think | Leave | Rematch):  # what brings a match to its end
        raise Conflict("server-log-full", most=MOST_ENTRIES)
    return decide_for(who, table, command)


def decide_for(who: Person, table: Table, command: AnyCommand) -> NewEntry | None:
    """The same for a command that a person has given."""
    match command:
        case Sit():
            return sit(table, who, command)
        case Stand():
            return stand(table, who, command)
        case Invite():
            return invite(table, who, command)
        case Ready():
            return ready(table, who, command)
        case Play() | Think():
            return play(table, who, command)
        case Undo():
            return undo(table, who, command)
        case Agree():
            return agree(table, who, command)
        case Leave():
            return leave(table, who, command)
        case Come():
            return come(table, who)
        case Say():
            return say(table, who, command)
        case Mute():
            return mute(table, who, command)
        case Rematch():
            return rematch(table, who)
    assert_never(command)


def follow_up(table: Table) -> NewEntry | None:
    """What a table does by itself: the match begins once everybody is ready, and moves are undone once all agree."""
    if table.status == OPEN and all(seat.bot or seat.ready for seat in table.seats):
        return NewEntry("start", {})
    request = table.undo_request
    if request is not None and table.people <= request.agreed:
        return NewEntry("undo", {"seat": request.seat, "to": request.to})
    return None


# Before the match


def sit(table: Table, who: Person, command: Sit) -> NewEntry:
    """Takes an open seat; a reserved one needs its key."""
    seat = known_seat(table, command.seat)
    if table.status != OPEN or not seat.is_open:
        raise Conflict("server-seat-taken")
    if table.seats_of(who.id):
        raise Conflict("server-seated")
    if seat.key is not None and not hmac.compare_digest(seat.key, key_hash(command.key or "")):
        raise Forbidden("server-seat-reserved")
    return NewEntry("sit", {"seat": command.seat, "name": free_name(who.name, {seat.name for seat in table.seats})})


def stand(table: Table, who: Person, command: Stand) -> NewEntry:
    """Gives up a seat; the host may send others away."""
    seat = known_seat(table, command.seat)
    if table.status != OPEN:
        raise Conflict("server-started")
    if seat.is_open:
        raise Conflict("server-seat-open")
    if who.id not in (table.host, seat.person):
        raise Forbidden("server-not-your-seat")
    return NewEntry("stand", {"seat": command.seat, "name": seat.name})


def invite(table: Table, who: Person, command: Invite) -> NewEntry:
    """Gives an open seat to a bot."""
    seat = known_seat(table, command.seat)
    if who.id != table.host:
        raise Forbidden("server-host-only")
    if table.status != OPEN or not seat.is_open:
        raise Conflict("server-seat-taken")
    if table.is_rated and command.level not in anchors_of(table.game):
        raise Conflict("server-unrated-bot")
    return NewEntry("invite", {"seat": command.seat, "bot": command.level})


def ready(table: Table, who: Person, command: Ready) -> NewEntry:
    """Declares a person ready, or not any more."""
    own_seats(table, who)
    if table.status != OPEN:
        raise Conflict("server-started")
    return NewEntry("ready", {"ready": command.ready})


# The match


def play(table: Table, who: Person, command: Play | Think) -> NewEntry:
    """Plays moves, all of them or none: one's own, or those that one's browser has thought for a bot."""
    match, mine = ongoing(table), own_seats(table, who)
    check_seen(table, command.seen)
    is_bot = isinstance(command, Think)
    may_play = table.is_left_to_browser and table.bot_to_act is not None if is_bot else table.to_act in mine
    if table.to_act is None or not may_play:
        raise Conflict("server-not-your-turn")
    if table.seats[table.to_act].is_away:
        raise Conflict("server-away")
    actions = [find_move(match.game, move) for move in command.moves]
    body = {"seat": table.to_act, "actions": actions, **({"auto": table.bot_to_act} if is_bot else {})}
    return NewEntry("play", body, try_actions(match, table.to_act, actions))


def try_actions(match: Match, seat: int, actions: list[int]) -> Draft:
    """Plays the actions of one seat in a copy of a match; raises if any of them is not legal.

    Only the last action may reveal something. What follows a reveal is refused unseen: if it were tried, then a command that is
    refused, and so costs nothing, would tell what the deck holds.
    """
    draft, steps = match.fork(), list[Step]()
    for number, action in enumerate(actions):
        if any(step.reveals for step in steps):
            raise Refused("server-after-reveal", move=match.game.texts[action]).of(match.game)
        if number and draft.seat != seat:
            raise Refused("server-turn-over", move=match.game.texts[action]).of(match.game)
        steps += draft.play_steps(action)
    return draft, events_of(steps)


def bot_turn(table: Table, command: BotTurn) -> NewEntry:
    """Plays a bot's turn, unless the match has gone on or the seat's person has come back meanwhile."""
    if (table.changed, table.bot_to_act) != (command.seen, command.level):
        raise Conflict("server-stale")
    return NewEntry("play", {"seat": table.to_act, "actions": command.actions, "auto": command.level}, command.draft)


def clock_turn(table: Table, command: ClockTurn) -> NewEntry:
    """Plays for a person whose clock has run out, unless the match has gone on or a bot plays for them meanwhile."""
    if table.changed != command.seen or table.bot_to_act or table.deadline is None or table.deadline > command.at:
        raise Conflict("server-stale")
    return NewEntry("play", {"seat": table.to_act, "actions": command.actions, "auto": "clock"}, command.draft)


def undo(table: Table, who: Person, command: Undo) -> NewEntry:
    """Undoes one's last decision or turn, and everything since: at once if that is free, otherwise everybody is asked."""
    match, mine = ongoing(table), own_seats(table, who)
    check_seen(table, command.seen)
    found = undoable(table, match, mine, whole_turn=command.whole_turn)
    return NewEntry("undo" if found.is_free else "ask", {"seat": found.seat, "to": found.to})


def agree(table: Table, who: Person, command: Agree) -> NewEntry:
    """Agrees to an undo or refuses it; whoever asked may withdraw the request."""
    own_seats(table, who)
    if table.undo_request is None:
        raise Conflict("server-no-wish")
    return NewEntry("agree" if command.agree else "refuse", {})


def leave(table: Table, who: Person, command: Leave) -> NewEntry:
    """Leaves a match to a bot."""
    ongoing(table)
    if any(table.seats[seat].is_away for seat in own_seats(table, who)):
        raise Conflict("server-away")
    return NewEntry("leave", {"bot": command.level})


def come(table: Table, who: Person) -> NewEntry:
    """Takes one's seat back from the bot."""
    ongoing(table)
    if not any(table.seats[seat].is_away for seat in own_seats(table, who)):
        raise Conflict("server-not-away")
    return NewEntry("come", {})


# Besides the match


def say(table: Table, who: Person, command: Say) -> NewEntry:
    """Says something to everybody at the table, up to a number of times."""
    seat = own_seats(table, who)[0]
    if table.lines.get(who.id, 0) >= MOST_LINES:
        raise Conflict("server-chat-full", most=MOST_LINES)
    return NewEntry("chat", {"seat": seat, "text": command.text})


def mute(table: Table, who: Person, command: Mute) -> NewEntry:
    """Mutes a seat for oneself, or hears it again."""
    own_seats(table, who)
    known_seat(table, command.seat)
    return NewEntry("mute", {"seat": command.seat, "muted": command.muted})


def rematch(table: Table, who: Person) -> NewEntry | None:
    """Opens another table for the same people; whoever asks second is led to the one that exists."""
    if table.rematch is not None:
        return None
    own_seats(table, who)
    if table.status != OVER:
        raise Conflict("server-not-over")
    other = new_table_id(is_local=table.id.startswith(LOCAL))
    return NewEntry("rematch", {"table": other}, opens=plan_rematch(table.plan, table.game, table.seats, who))


def claim_seats(table: Table, command: ClaimSeats) -> NewEntry | None:
    """Gives the seats of a guest to an account, if the guest still has any."""
    return NewEntry("claim", {"guest": command.guest}) if table.seats_of(command.guest) else None


# What commands require


def known_seat(table: Table, number: int) -> Seat:
    """A seat of the table; refuses a number that it does not have."""
    if number >= len(table.seats):
        raise NotFound("server-no-seat", seat=number + 1, seats=len(table.seats))
    return table.seats[number]


def own_seats(table: Table, who: Person) -> list[int]:
    """The seats of a person; refuses somebody who has none."""
    mine = table.seats_of(who.id)
    if not mine:
        raise Forbidden("server-not-seated")
    return mine


def ongoing(table: Table) -> Match:
    """The match; refuses a table where it has not begun, or is over."""
    if table.match is None:
        raise Conflict("server-not-started")
    if table.status == OVER:
        raise Conflict("match-over")
    return table.match


def check_seen(table: Table, seen: int) -> None:
    """Refuses a command that was given before its sender saw the last change of the match."""
    if seen < table.changed:
        raise Conflict("server-stale")
