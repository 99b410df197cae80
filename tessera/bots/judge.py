"""How good a position and a move look before any search; generic functions, compiled for each game.

A game's `judgement` may have its own `progress`, `features` and `weigh`; they take the place of those here, which know
nothing but the points. What the features count for was fitted from matches; see `tessera.bots.fit`.
"""

from typing import Any

import numpy as np

from tessera.core.compile.binding import generic
from tessera.core.compile.random import draw
from tessera.core.contract import OVER, apply, points_of, standing, to_act

UNIT = 1 << 30


@generic
def progress(state: Any) -> float:
    """How much of the match is over, from 0 to 1."""
    return 0.0


@generic
def features(state: Any, seat: int, out: Any) -> None:
    """The features of a seat: numbers in which the points to expect are linear."""
    out[0] = points_of(state, seat)


@generic
def blend(state: Any, desk: Any) -> None:
    """Sets the weights for this stage of the match, between those of the two stages next to it."""
    place = progress(state) * (len(desk.weights) - 1)
    low = min(int(place), len(desk.weights) - 2)
    share = place - low
    for number in range(len(desk.facts)):
        desk.blend[number] = desk.weights[low, number] * (1 - share) + desk.weights[low + 1, number] * share


@generic
def assess(state: Any, seat: int, facts: Any, blend: Any) -> float:
    """The points to expect at the end for a seat: the sum of its features, each by its weight.

    It takes what it needs of the desk and not all: a desk has many parts, and handing it on takes longer than this sum.
    """
    features(state, seat, facts)
    total = 0.0
    for number in range(len(facts)):
        total += facts[number] * blend[number]
    return total


@generic
def judge(state: Any, desk: Any) -> None:
    """The points at the end and the chance to win of every seat."""
    if to_act(state) == OVER:
        judge_end(state, desk)
    else:
        judge_middle(state, desk)


@generic
def judge_end(state: Any, desk: Any) -> None:
    """At the end all is known; those who share a victory share the chance."""
    best, winners = standing(state, 0), 0
    for seat in range(state.players):
        best = max(best, standing(state, seat))
    for seat in range(state.players):
        winners += standing(state, seat) == best
    for seat in range(state.players):
        desk.points[seat] = points_of(state, seat)
        desk.chance[seat] = 1.0 / winners if standing(state, seat) == best else 0.0


@generic
def judge_middle(state: Any, desk: Any) -> None:
    """Before the end the points to expect tell the chances: a softmax over the seats, the steeper the later."""
    place = progress(state) * (len(desk.spread) - 1)
    low = min(int(place), len(desk.spread) - 2)
    spread = desk.spread[low] * (1 - place + low) + desk.spread[low + 1] * (place - low)
    blend(state, desk)
    for seat in range(state.players):
        desk.points[seat] = assess(state, seat, desk.facts, desk.blend)
    most = desk.points[0]
    for seat in range(state.players):
        most = max(most, desk.points[seat])
    total = 0.0
    for seat in range(state.players):
        desk.chance[seat] = np.exp((desk.points[seat] - most) / spread)
        total += desk.chance[seat]
    for seat in range(state.players):
        desk.chance[seat] /= total


@generic
def weigh(state: Any, count: int, desk: Any) -> None:
    """How good each legal action looks, in points: by default, how the seat would stand after it."""
    seat = to_act(state)
    blend(state, desk)
    facts, blended, trial = desk.facts, desk.blend, desk.trial[0]
    for number in range(count):
        desk.trial[0] = state
        apply(trial, np.int64(desk.actions[number]))
        desk.looks[number] = assess(trial, seat, facts, blended)


@generic
def soften(count: int, heat: float, desk: Any) -> None:
    """Turns looks into shares: the better an action looks the larger, and the more alike the higher the heat."""
    most = desk.looks[0]
    for number in range(count):
        most = max(most, desk.looks[number])
    total = 0.0
    for number in range(count):
        desk.looks[number] = np.exp((desk.looks[number] - most) / heat)
        total += desk.looks[number]
    for number in range(count):
        desk.looks[number] /= total


@generic
def pick(count: int, generator: Any, desk: Any) -> int:
    """The number of an action, each as likely as its share."""
    left = draw(generator, UNIT) / UNIT
    for number in range(count):
        left -= desk.looks[number]
        if left < 0:
            return number
    return count - 1


@generic
def best_look(count: int, desk: Any) -> int:
    """The number of the action that looks best."""
    best = 0
    for number in range(count):
        if desk.looks[number] > desk.looks[best]:
            best = number
    return best
