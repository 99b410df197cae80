"""Choosing by chance; a generic function, compiled for each game."""

from typing import Any

import numpy as np

from tessera.core.compile.binding import generic
from tessera.core.compile.random import draw


@generic
def choose(state: Any, actions: Any, count: int, player: Any, generator: Any) -> Any:
    """Any legal action, with equal probability."""
    return np.int64(actions[draw(generator, count)])
