"""Whole matches between equal players; generic functions, compiled for each game with one of the ways to choose."""

from typing import Any

import numpy as np

from tessera.core.compile.binding import generic
from tessera.core.contract import OVER, apply, points_of, setup, standing, to_act
from tessera.core.drive import settle


@generic
def choose(state: Any, actions: Any, count: int, player: Any, generator: Any) -> Any:
    """The action of the seat to act; `by_chance`, `by_value` and `by_network` replace it."""
    raise NotImplementedError


@generic
def play_matches(
    states: Any, seeds: Any, player: Any, generators: Any, out: Any, actions: Any, ends: Any, points: Any, ranks: Any, first: int
) -> int:
    """Deals and plays matches from `first` on while their actions fit; returns how many have been played.

    `seeds` has the seeds of the deal and of the players for each match, `ends` gets where its actions end, or -1 if it has no
    end.
    """
    used = ends[first - 1] if first > 0 else 0
    for number in range(first, len(states)):
        state = states[number]
        generators[0, 0], generators[1, 0] = seeds[number, 0], seeds[number, 1]
        setup(state, generators[0])
        count = settle(state, out)
        while count > 0:
            if used == len(actions):
                return number
            action = choose(state, out, count, player, generators[1])
            actions[used] = action
            used += 1
            apply(state, action)
            count = settle(state, out)
        ends[number] = used if to_act(state) == OVER else -1
        if ends[number] < 0:
            return number
        write_result(state, points[number], ranks[number])
    return len(states)


@generic
def write_result(state: Any, points: Any, ranks: Any) -> None:
    """Writes the points and the rank of every seat."""
    for seat in range(state.players):
        points[seat] = points_of(state, seat)
        ranks[seat] = 1
        for other in range(state.players):
            ranks[seat] += np.int64(standing(state, other) > standing(state, seat))
