"""Stepping a match from decision to decision; generic functions, compiled for each game and called from the CPU and from the GPU.

`states`, `generator` and the other arrays belong to one match, except `blanks`: blank states with all the options that a match
may be dealt with, from which `kinds` takes those from its first entry on, as many as its second.
"""

from typing import Any

import numpy as np

from tessera.core.compile.binding import generic
from tessera.core.compile.exponential import exp
from tessera.core.compile.observation import hint, lanes, observe, observe_hidden, observe_lane, small  # noqa: F401 (kernels call some)
from tessera.core.compile.random import draw
from tessera.core.contract import apply, legal_actions, setup, to_act
from tessera.core.drive import outcome, settle

RESOLUTION = 1 << 30  # of random numbers between 0 and 1


@generic
def deal(states: Any, generator: Any, blanks: Any, kinds: Any, out: Any) -> Any:
    """Deals a match with any of its options and plays on to its first decision; returns the number of legal actions in `out`."""
    states[0] = blanks[kinds[0] + draw(generator, kinds[1])]
    setup(states[0], generator)
    return settle(states[0], out)


@generic
def open_match(states: Any, generator: Any, blanks: Any, kinds: Any, opening: int, out: Any) -> Any:
    """Deals a match and plays random decisions, so that matches side by side are at different stages; returns like `deal`."""
    count = deal(states, generator, blanks, kinds, out)
    for _ in range(opening):
        apply(states[0], np.int64(out[draw(generator, count)]))
        count = settle(states[0], out)
        if count <= 0:
            count = deal(states, generator, blanks, kinds, out)
    return count


@generic
def step_match(
    states: Any, generator: Any, blanks: Any, kinds: Any, action: Any, out: Any, shares: Any, points: Any
) -> tuple[Any, bool]:
    """Plays a legal action and goes on to the next decision, that of a new match after the end.

    Returns the number of legal actions in `out`, and whether the match has ended: then its outcome is in `shares` and `points`.
    """
    apply(states[0], action)
    count = settle(states[0], out)
    if count > 0:
        return count, False
    outcome(states[0], shares, points)
    return deal(states, generator, blanks, kinds, out), True


@generic
def mark_these(observation: Any, legal: Any, out: Any, count: Any) -> None:
    """Writes 1 and a hint for each of the legal actions in `out`."""
    for number in range(count):
        legal[out[number]] = small(1 + hint(observation, np.int64(out[number])))


@generic
def mark(state: Any, observation: Any, legal: Any, out: Any) -> Any:
    """Finds the legal actions of the seat to act and marks them; returns the seat."""
    mark_these(observation, legal, out, legal_actions(state, out))
    return to_act(state)


@generic
def sample(state: Any, logits: Any, generator: Any, out: Any) -> tuple[Any, float]:
    """A random legal action by the logits of all actions, and its probability."""
    count = legal_actions(state, out)
    most = logits[out[0]]
    for number in range(1, count):
        most = max(most, logits[out[number]])
    total = 0.0
    for number in range(count):
        total += exp(np.float64(logits[out[number]] - most))
    left = total * draw(generator, RESOLUTION) / RESOLUTION
    chosen, weight = out[0], exp(np.float64(logits[out[0]] - most))
    for number in range(count):
        weight = exp(np.float64(logits[out[number]] - most))
        chosen = out[number]
        left -= weight
        if left < 0:
            break
    return np.int64(chosen), weight / total


# The same for the matches of a batch from `first` up to `last`, exclusive


@generic
def open_batch(
    states: Any, generators: Any, blanks: Any, kinds: Any, opening: int, views: Any, buffers: Any, first: int, last: int
) -> None:
    """Opens matches, and shows them to the seats to act."""
    out, scratch = buffers
    for number in range(first, last):
        one = slice(number, number + 1)
        delay = number % opening if opening > 0 else 0
        count = open_match(states[one], generators[number], blanks, kinds[number], delay, out)
        show(states[number], number, out, count, views, scratch)


@generic
def step_batch(
    states: Any,
    generators: Any,
    blanks: Any,
    kinds: Any,
    actions: Any,
    results: Any,
    views: Any,
    buffers: Any,
    first: int,
    last: int,
) -> None:
    """Plays an action in every match, and shows them to the seats to act."""
    out, scratch = buffers
    is_over, shares, points = results
    for number in range(first, last):
        one = slice(number, number + 1)
        count, is_over[number] = step_match(
            states[one], generators[number], blanks, kinds[number], np.int64(actions[number]), out, shares[number], points[number]
        )
        show(states[number], number, out, count, views, scratch)


@generic
def show(state: Any, number: int, out: Any, count: Any, views: Any, scratch: Any) -> None:
    """Writes what the seat to act sees of one match of a batch, whose legal actions are in `out`."""
    seat, observation, hidden, legal = views
    observation[number] = 0
    hidden[number] = 0
    legal[number] = 0
    seat[number] = to_act(state)
    observe(state, to_act(state), observation[number], scratch)
    observe_hidden(state, to_act(state), hidden[number])
    mark_these(observation[number], legal[number], out, count)


@generic
def sample_batch(
    states: Any, generators: Any, logits: Any, actions: Any, probabilities: Any, buffers: Any, first: int, last: int
) -> None:
    """Samples an action in every match."""
    out, _ = buffers
    for number in range(first, last):
        actions[number], probabilities[number] = sample(states[number], logits[number], generators[number], out)
