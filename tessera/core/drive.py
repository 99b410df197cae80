"""Driving a match from one decision to the next; generic functions, compiled for each game."""

from typing import Any

import numpy as np

from .compile.binding import generic
from .contract import NOBODY, OVER, advance, apply, legal_actions, to_act

STEP_LIMIT = 10_000  # steps without a choice, many times more than any game takes between two decisions
ENDLESS = -1  # returned by `settle` after so many


@generic
def settle(state: Any, out: Any) -> int:
    """Plays on until a seat has a choice or the match is over; returns the number of legal actions in `out`, 0 at the end.

    A decision with a single legal action is made here. With faulty components there may be no end to that, or no legal action.
    """
    for _ in range(STEP_LIMIT):
        seat = to_act(state)
        if seat == NOBODY:
            advance(state)
        elif seat == OVER:
            return 0
        else:
            count = legal_actions(state, out)
            if count > 1:
                return count
            if count < 1:
                return ENDLESS
            apply(state, np.int64(out[0]))
    return ENDLESS


@generic
def situation(state: Any, out: Any) -> tuple[int, Any]:
    """The result of `to_act`, and the number of legal actions in `out`."""
    seat = to_act(state)
    return seat, legal_actions(state, out) if seat >= 0 else np.int64(0)


@generic
def holds(out: Any, count: int, action: int) -> bool:
    """Whether an action is among the first `count` entries of a list."""
    for number in range(count):
        if out[number] == action:
            return True
    return False


@generic
def replay(state: Any, actions: Any, out: Any) -> int:
    """Plays actions until one is not legal; returns how many were played."""
    count = settle(state, out)
    for number in range(len(actions)):
        if not holds(out, count, actions[number]):
            return number
        apply(state, actions[number])
        count = settle(state, out)
    return len(actions)
