"""Choosing by value, as the bot `greedy` does; a generic function, compiled for each game."""

from typing import Any

import numpy as np

from tessera.bots.values import action_values, argmax
from tessera.core.compile.binding import generic
from tessera.core.contract import determinize, to_act


@generic
def choose(state: Any, actions: Any, count: int, player: Any, generator: Any) -> Any:
    """The action with the highest value, in a state in which all that the seat cannot know is dealt again."""
    player.position[0] = state
    position = player.position[0]
    determinize(position, to_act(state), generator)
    for number in range(count):
        player.actions[number] = actions[number]
    action_values(position, count, player)
    return np.int64(actions[argmax(count, player)])
