"""Matches that were played on a device without a server: nothing of them is believed that the rules do not confirm."""

import re
import time
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from typing import Any

from tessera.core.registry import find_game
from tessera.core.seeds import is_seed

from ..errors import Refused, Unplayable
from ..people.person import Person
from ..store.entries import OVER, Append
from ..tables.changes import Change, NewEntry, Turn, change
from ..tables.decide import decide, follow_up, ongoing
from ..tables.pipeline import to_store
from ..tables.plan import LOCAL, Plan, plan_table
from ..tables.table import UNREADABLE, Table, created
from ..wire.commands import Come, Leave, Play, Undo
from ..wire.handover import PlayedEntry, PlayedMatch
from ..wire.new_table import NewTable

OWNER = "me"  # whoever has played, on any device
SALT = re.compile("[0-9a-f]{32}")
WISHES = ("game", "options", "undo", "hints")  # what a plan repeats of the wish for its table


def replay(played: PlayedMatch, who: Person) -> Append:
    """A match that somebody has played, decided again from its deal to its end; refuses whatever else it is."""
    try:
        name = played.table.removeprefix(LOCAL)  # the same one however often it is handed over
        table = created(name, plan_of(played.log[0].body, who), who.id, moment(played.log[0]))
        changes = [*decided(table, who, played.log[1:])]
    except UNREADABLE as error:
        if isinstance(error, Unplayable):
            raise
        raise Refused("server-not-replayed") from error
    if not changes or changes[-1].after.status != OVER:
        raise Refused("server-not-replayed")
    whole = to_store(None, changes[-1].after, table.recent[0].entry)
    return replace(whole, persons=[], further=[each.entry for each in changes])


def plan_of(body: Mapping[str, Any], who: Person) -> Plan:
    """The plan of a match, made anew from what can be wished for; the deal is the device's."""
    game = find_game(body["game"])
    if body["rules"] != game.version:
        raise Unplayable("other-rules", theirs=body["rules"], ours=game.version)
    is_whole = not body["actions"] and not body["origin"] and not body.get("lesson")
    if not is_whole or body["components"] != game.components or not is_seed(body["seed"]) or not SALT.fullmatch(body["salt"]):
        raise Refused("server-not-replayed")
    seats = [{"kind": "bot", "level": seat["bot"]} if seat.get("bot") else mine(seat) for seat in body["seats"]]
    wish = NewTable.model_validate({"seats": seats, **{name: body[name] for name in WISHES}})
    plan = plan_table(wish, who, game, None, [None] * len(seats))
    return {**plan, "seed": body["seed"], "salt": body["salt"], "offline": True}


def mine(seat: Mapping[str, Any]) -> dict[str, Any]:
    """A seat of whoever hands a match over."""
    if seat["person"] != OWNER:
        raise Refused("server-not-replayed")
    return {"kind": "me", "name": seat["name"]}


def decided(table: Table, who: Person, log: Sequence[PlayedEntry]) -> Iterator[Change]:
    """All changes of a match, each as the server would have decided it; what is besides the match is left out."""
    for entry in log:
        new = decide_again(table, who, entry)
        if new is not None:
            is_automatic = entry.kind == "start" or "auto" in new.body
            found = change(table, new, None if is_automatic else who, at=moment(entry))
            table = found.after
            yield found


def decide_again(table: Table, who: Person, entry: PlayedEntry) -> NewEntry | None:
    """What an entry becomes; refuses what it could not be."""
    match entry.kind, entry.body:
        case "start", _:
            return follow_up(table)
        case "play", {"auto": str(level), "actions": list(actions)}:
            return decide(table, None, turn_again(table, level, actions).command)
        case "play", {"actions": list(actions)}:
            moves = [ongoing(table).game.texts[action] for action in actions]
            return decide(table, who, Play(id="again", do="play", seen=table.changed, moves=moves))
        case "undo", {"to": int(to)}:
            return undone(table, who, to)
        case "leave", {"bot": str(level)}:
            return decide(table, who, Leave.model_validate({"id": "again", "do": "leave", "level": level}))
        case "come", _:
            return decide(table, who, Come(id="again", do="come"))
        case (("chat" | "mute" | "rematch"), _):
            return None
    raise Refused("server-not-replayed")


def turn_again(table: Table, level: str, actions: list[int]) -> Turn:
    """The turn of a bot, which decides again after whatever is revealed in it."""
    turn = Turn(ongoing(table), level, table.changed)
    for action in actions:
        if not turn.is_unfinished:
            raise Refused("server-not-replayed")
        turn.play(action)
    return turn


def undone(table: Table, who: Person, to: int) -> NewEntry:
    """An undo that leaves so many actions."""
    for whole_turn in (True, False):
        new = decide(table, who, Undo(id="again", do="undo", seen=table.changed, whole_turn=whole_turn))
        if new is not None and new.kind == "undo" and new.body["to"] == to:
            return new
    raise Refused("server-not-replayed")


def moment(entry: PlayedEntry) -> float:
    """When something happened, and not later than now, whatever the device's clock says."""
    return min(entry.at, time.time())
