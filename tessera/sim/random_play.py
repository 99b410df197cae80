"""Random play of any game; generic functions, compiled for each game and called from the CPU and from the GPU."""

from typing import Any

import numpy as np

from tessera.core.compile.binding import generic
from tessera.core.compile.random import draw
from tessera.core.contract import apply, setup
from tessera.core.drive import settle


@generic
def play_some(state: Any, generator: Any, out: Any, limit: int) -> int:
    """Plays up to `limit` random decisions and settles the state after each; returns how many were made."""
    decisions = 0
    count = settle(state, out)
    while count > 0 and decisions < limit:
        apply(state, np.int64(out[draw(generator, count)]))
        count = settle(state, out)
        decisions += 1
    return decisions


@generic
def play_batch(states: Any, generators: Any, decisions: Any, out: Any, first: int, last: int, limit: int) -> None:
    """Plays up to `limit` decisions in each match from `first` up to `last`, exclusive."""
    for number in range(first, last):
        decisions[number] += play_some(states[number], generators[number], out, limit)


@generic
def deal_batch(states: Any, generators: Any, first: int, last: int) -> None:
    """Deals the matches from `first` up to `last`, exclusive."""
    for number in range(first, last):
        setup(states[number], generators[number])
