"""Matches that a bot plays against itself, for fitting; generic functions, compiled for each game."""

from typing import Any

import numpy as np

from tessera.core.compile.binding import generic
from tessera.core.compile.random import draw
from tessera.core.contract import apply, to_act
from tessera.core.drive import settle

from .search import clear_node, most_visited, search
from .values import action_values, estimate_outcome, features, progress, sample, softmax


@generic
def choose(state: Any, count: int, iterations: int, parameters: Any, generator: Any, workspace: Any) -> Any:
    """The action of the seat to act: by search, or without iterations sampled by value."""
    if iterations == 0:
        action_values(state, count, workspace)
        softmax(count, parameters.temperature, workspace)
        return np.int64(workspace.actions[sample(count, generator, workspace)])
    workspace.root[0] = state
    clear_node(workspace.nodes[0])
    search(to_act(state), 1, iterations, parameters, generator, workspace)
    return np.int64(most_visited(workspace))


@generic
def play_match(
    state: Any, opening: int, iterations: int, parameters: Any, generator: Any, stages: Any, vectors: Any, workspace: Any
) -> int:
    """Plays a match to its end, starting with an opening of random moves; returns the number of samples.

    It writes a sample, the stage and the feature vectors of all seats, whenever the seat to act changes. The outcome of the
    match stays in the workspace.
    """
    count, seat, samples = settle(state, workspace.actions), -1, 0
    while count > 0:
        if opening > 0:
            opening -= 1
            apply(state, np.int64(workspace.actions[draw(generator, count)]))
        else:
            if to_act(state) != seat and samples < len(stages):
                seat = to_act(state)
                stages[samples] = progress(state)
                for other in range(state.players):
                    features(state, other, vectors[samples, other])
                samples += 1
            apply(state, choose(state, count, iterations, parameters, generator, workspace))
        count = settle(state, workspace.actions)
    estimate_outcome(state, workspace)
    return samples
