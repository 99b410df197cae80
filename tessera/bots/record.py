"""Matches for fitting: played in one go, the features of every seat noted; generic functions, compiled for each game."""

from typing import Any

import numpy as np

from tessera.core.compile.binding import generic
from tessera.core.compile.random import draw
from tessera.core.contract import apply, to_act
from tessera.core.drive import settle

from .judge import features, judge, pick, progress, soften, weigh
from .search import clear_node, most_visited, search


@generic
def choose(state: Any, count: int, iterations: int, manner: Any, generator: Any, desk: Any) -> Any:
    """The choice of the seat to act: by search, or without iterations by what looks good."""
    if iterations == 0:
        weigh(state, count, desk)
        soften(count, manner.heat, desk)
        return np.int64(desk.actions[pick(count, generator, desk)])
    desk.root[0] = state
    clear_node(desk.nodes[0])
    search(to_act(state), 1, iterations, manner, generator, desk)
    return np.int64(most_visited(desk))


@generic
def record(state: Any, wild: int, iterations: int, manner: Any, generator: Any, stages: Any, facts: Any, desk: Any) -> int:
    """Plays a match to its end, after `wild` random moves by choice; returns how often the features were noted.

    They are noted whenever another seat has to act. How the match ended stays on the desk.
    """
    count, seat, noted = settle(state, desk.actions), -1, 0
    while count > 0:
        if wild > 0:
            wild -= 1
            apply(state, np.int64(desk.actions[draw(generator, count)]))
        else:
            if to_act(state) != seat and noted < len(stages):
                seat = to_act(state)
                stages[noted] = progress(state)
                for other in range(state.players):
                    features(state, other, facts[noted, other])
                noted += 1
            apply(state, choose(state, count, iterations, manner, generator, desk))
        count = settle(state, desk.actions)
    judge(state, desk)
    return noted
