"""Values of states and actions without search: a linear value function; generic functions, compiled for each game.

The `features` module of a game may define its own `progress`, `features` and `action_values`. They replace those here, which
know nothing but the points. `tessera.bots.fit` fits the weights of the features.
"""

from typing import Any

import numpy as np

from tessera.core.compile.binding import generic
from tessera.core.compile.exponential import exp
from tessera.core.compile.random import draw
from tessera.core.contract import OVER, apply, points_of, to_act
from tessera.core.drive import outcome

RESOLUTION = 1 << 30  # of random numbers between 0 and 1


@generic
def progress(state: Any) -> float:
    """How much of the match is over, from 0 to 1."""
    return 0.0


@generic
def features(state: Any, seat: int, out: Any) -> None:
    """Writes the feature vector of a seat; the expected final points are linear in it."""
    out[0] = points_of(state, seat)


@generic
def set_stage_weights(state: Any, workspace: Any) -> None:
    """Sets the weights for the present stage of the match, interpolated between the two nearest stages."""
    place = progress(state) * (len(workspace.weights) - 1)
    low = min(int(place), len(workspace.weights) - 2)
    share = place - low
    for number in range(len(workspace.features)):
        workspace.stage_weights[number] = (
            workspace.weights[low, number] * (1 - share) + workspace.weights[low + 1, number] * share
        )


@generic
def expected_points(state: Any, seat: int, vector: Any, weights: Any) -> float:
    """The expected final points of a seat: its feature vector times the weights.

    It takes two arrays instead of the workspace, because passing a tuple of so many parts takes longer than this sum.
    """
    features(state, seat, vector)
    total = 0.0
    for number in range(len(vector)):
        total += vector[number] * weights[number]
    return total


@generic
def estimate_outcome(state: Any, workspace: Any) -> None:
    """Estimates the final points and the winning chance of every seat."""
    if to_act(state) == OVER:
        outcome(state, workspace.chance, workspace.points)
    else:
        expected_outcome(state, workspace)


@generic
def expected_outcome(state: Any, workspace: Any) -> None:
    """The expected outcome of an unfinished match: chances are a softmax of the points, steeper towards the end."""
    place = progress(state) * (len(workspace.spread) - 1)
    low = min(int(place), len(workspace.spread) - 2)
    spread = workspace.spread[low] * (1 - place + low) + workspace.spread[low + 1] * (place - low)
    set_stage_weights(state, workspace)
    for seat in range(state.players):
        workspace.points[seat] = expected_points(state, seat, workspace.features, workspace.stage_weights)
    most = workspace.points[0]
    for seat in range(state.players):
        most = max(most, workspace.points[seat])
    total = 0.0
    for seat in range(state.players):
        workspace.chance[seat] = exp((workspace.points[seat] - most) / spread)
        total += workspace.chance[seat]
    for seat in range(state.players):
        workspace.chance[seat] /= total


@generic
def action_values(state: Any, count: int, workspace: Any) -> None:
    """Writes the value of each legal action, in points, to `priors`: by default, the expected points after it."""
    seat = to_act(state)
    set_stage_weights(state, workspace)
    vector, weights, afterstate = workspace.features, workspace.stage_weights, workspace.afterstate[0]
    for number in range(count):
        workspace.afterstate[0] = state
        apply(afterstate, np.int64(workspace.actions[number]))
        workspace.priors[number] = expected_points(afterstate, seat, vector, weights)


@generic
def softmax(count: int, temperature: float, workspace: Any) -> None:
    """Turns the values of actions into probabilities."""
    most = workspace.priors[0]
    for number in range(count):
        most = max(most, workspace.priors[number])
    total = 0.0
    for number in range(count):
        workspace.priors[number] = exp((workspace.priors[number] - most) / temperature)
        total += workspace.priors[number]
    for number in range(count):
        workspace.priors[number] /= total


@generic
def sample(count: int, generator: Any, workspace: Any) -> int:
    """The index of a random action, by the probabilities."""
    left = draw(generator, RESOLUTION) / RESOLUTION
    for number in range(count):
        left -= workspace.priors[number]
        if left < 0:
            return number
    return count - 1


@generic
def argmax(count: int, workspace: Any) -> int:
    """The index of the action with the highest value."""
    best = 0
    for number in range(count):
        if workspace.priors[number] > workspace.priors[best]:
            best = number
    return best
