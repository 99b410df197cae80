"""Driving a match from one decision to the next; generic functions, compiled for each game."""

from typing import Any

import numpy as np

from .compile.binding import generic
from .contract import AUTOMATIC, NOBODY, OVER, advance, apply, legal_actions, points_of, reveals, standing, to_act

STEP_LIMIT = 10_000  # steps without a choice, many times more than any game takes between two decisions
ENDLESS = -1  # returned by `settle` after so many
HIDDEN, FULL = -2, -3  # returned by `play_on` before something hidden, and when there is no room for more steps


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
def situation_in(states: Any, out: Any) -> tuple[int, Any]:
    """The same for the first of several states: compiled code takes an array from Python ten times as fast as a record."""
    seat, count = situation(states[0], out)
    return seat, count


@generic
def points_in(states: Any, out: Any) -> None:
    """Writes the points of all seats into `out`."""
    for seat in range(len(out)):
        out[seat] = points_of(states[0], seat)


@generic
def outcome(state: Any, shares: Any, points: Any) -> None:
    """The outcome of a finished match: each seat's share of the victory, and its points."""
    best, winners = standing(state, 0), 0
    for seat in range(state.players):
        best = max(best, standing(state, seat))
    for seat in range(state.players):
        winners += standing(state, seat) == best
    for seat in range(state.players):
        points[seat] = points_of(state, seat)
        shares[seat] = 1.0 / winners if standing(state, seat) == best else 0.0


@generic
def play_on(states: Any, out: Any, actions: Any, revealing: Any, action: Any, may_reveal: bool) -> tuple[int, int, Any]:
    """Plays a legal action, unless it is AUTOMATIC, and then whatever happens without a choice, step by step.

    `states` begins with the state before the first step and gets the state after each; `actions` gets the action of each step,
    `revealing` whether it reveals something hidden. Returns the number of steps, the result of `to_act`, and the number of legal
    actions in `out`: 0 at the end of the match, or ENDLESS, HIDDEN or FULL.
    """
    steps, next_action = 0, action
    while True:
        if next_action == AUTOMATIC:
            seat, count = situation(states[steps], out)
            if seat == OVER or count > 1:
                return steps, seat, count
            if seat != NOBODY:
                if count < 1:
                    return steps, seat, np.int64(ENDLESS)
                next_action = np.int64(out[0])
            if not may_reveal and reveals(states[steps], next_action):
                return steps, seat, np.int64(HIDDEN)
        if steps == len(actions):
            return steps, NOBODY, np.int64(FULL)
        actions[steps], revealing[steps] = next_action, reveals(states[steps], next_action)
        states[steps + 1] = states[steps]
        steps += 1
        if next_action == AUTOMATIC:
            advance(states[steps])
        else:
            apply(states[steps], next_action)
        next_action = np.int64(AUTOMATIC)


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
