"""Choosing by a neural network, which sees no more than the seat to act; a generic function, compiled for each game."""

from typing import Any

import numpy as np

from tessera.bots.neural.guided import sample, softmax
from tessera.bots.neural.infer import best_action, look_at, write_logits
from tessera.core.compile.binding import generic


@generic
def choose(state: Any, actions: Any, count: int, player: Any, generator: Any) -> Any:
    """An action drawn from the network's policy at a temperature; at 0, the one that it likes best."""
    if player.temperature == 0:
        return best_action(state, actions, count, player.logits, player.network, player.memory)
    look_at(state, player.network, player.memory)
    write_logits(actions, count, player.network, player.memory, player.logits)
    softmax(count, player.temperature, player.logits)
    return np.int64(actions[sample(count, player.logits, generator)])
