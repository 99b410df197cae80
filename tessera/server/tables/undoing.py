"""What somebody may undo: a decision or a whole turn, at once if that is free, otherwise if everybody agrees."""

from bisect import bisect_left
from collections.abc import Sequence
from dataclasses import dataclass

from tessera.core.errors import CannotUndo
from tessera.core.match import Match

from ..errors import Conflict
from .table import Table


@dataclass(frozen=True)
class Undoable:
    """Actions that may be undone."""

    seat: int  # who has decided on the first of them
    to: int  # the number of actions that are left
    is_free: bool  # otherwise everybody is asked


def undoable(table: Table, match: Match, mine: Sequence[int], *, whole_turn: bool) -> Undoable:
    """What the holder of some seats may undo; raises if it is nothing.

    A whole turn goes back to its beginning, or to the last thing that was revealed in it. People who have left are asked
    too: a bot plays for them, but it does not agree for them. Where there is nobody else to ask, nothing that has been
    revealed is undone; in a rated match neither that nor what others, bots included, have answered.
    """
    if table.plan["undo"] == "never":
        raise Conflict("server-no-undo")
    if any(table.seats[seat].is_away for seat in mine):
        raise Conflict("server-away")
    begin, deciders = len(table.plan["actions"]), table.deciders
    last = len(deciders) - 1
    while last >= 0 and deciders[last] not in mine:
        last -= 1
    if last < 0:
        raise CannotUndo("nothing-to-undo")
    first, seat = last, deciders[last]
    while first and deciders[first - 1] == seat:
        first -= 1
    reveals = match.reveals()
    revealed_by = reveals[bisect_left(reveals, begin + first) :]
    others = table.people - set(mine)
    has_revealed = bool(revealed_by) and revealed_by[-1] >= begin + last
    if has_revealed and (table.is_rated or not others):
        raise CannotUndo("seen-since")
    is_free = not has_revealed and begin + last >= table.firm and not others.intersection(deciders[last:])
    if table.is_rated and (not is_free or set(deciders[last:]) != {seat}):
        raise CannotUndo("server-rated-undo")
    if whole_turn:
        firm = table.firm - begin if is_free else 0  # a free undo stays free
        stops = [firm, *(number + 1 - begin for number in revealed_by if number < begin + last)]
        last = max(first, *stops)
    return Undoable(seat, begin + last, not others or (is_free and table.plan["undo"] == "free"))


def may_undo(table: Table, mine: Sequence[int]) -> Undoable | None:
    """The whole turn that the holder of some seats may undo now, or None."""
    if table.match is None or table.to_act is None or not mine:
        return None
    try:
        return undoable(table, table.match, mine, whole_turn=True)
    except (Conflict, CannotUndo):
        return None
