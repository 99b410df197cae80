"""What an engine can do: generic functions over its memory and numbers, compiled for each game."""

from typing import Any

import numpy as np

from tessera.bots.search import search
from tessera.bots.values import action_values, argmax, features, set_stage_weights
from tessera.core.compile.binding import generic
from tessera.core.contract import determinize, points_of, reveals, setup, standing
from tessera.core.drive import play_on, replay, situation
from tessera.sim.random_play import play_some


@generic
def deal(memory: Any, is_keyed: int) -> None:
    """Deals a match into the first state, which holds the options already, by the keyed generator or by the quick one."""
    if is_keyed:
        setup(memory.states[0], memory.key)
    else:
        setup(memory.states[0], memory.generator)


@generic
def look(memory: Any) -> Any:
    """Writes whose turn it is to `seat` and their legal actions to `actions`; returns how many these are."""
    memory.seat, memory.count = situation(memory.states[0], memory.actions)
    return np.int64(memory.count)


@generic
def play(memory: Any, action: int, may_reveal: int) -> Any:
    """Plays an action, or AUTOMATIC for none, and what follows without a choice; returns the number of steps, see `play_on`."""
    memory.steps, memory.seat, memory.count = play_on(
        memory.states, memory.actions, memory.taken, memory.revealing, action, may_reveal != 0
    )
    return np.int64(memory.steps)


@generic
def play_again(memory: Any, count: int) -> Any:
    """Replays the first actions of `replayed`; returns how many were legal."""
    return np.int64(replay(memory.states[0], memory.replayed[:count], memory.actions))


@generic
def play_randomly(memory: Any, limit: int) -> Any:
    """Plays up to `limit` random decisions; returns how many were made."""
    return np.int64(play_some(memory.states[0], memory.generator, memory.actions, limit))


@generic
def would_reveal(memory: Any, action: int) -> Any:
    """Whether an action reveals something hidden."""
    return np.int64(reveals(memory.states[0], action))


@generic
def score(memory: Any) -> Any:
    """Writes the points of every seat to `scores`, and the numbers that rank them to `standings`; returns how many seats."""
    players = memory.states[0].players
    for seat in range(players):
        memory.scores[seat] = points_of(memory.states[0], seat)
        memory.standings[seat] = standing(memory.states[0], seat)
    return np.int64(players)


@generic
def forget(memory: Any, seat: int) -> None:
    """Deals again what a seat cannot know."""
    determinize(memory.states[0], seat, memory.generator)


@generic
def think(memory: Any, seat: int, used: int, iterations: int) -> Any:
    """Searches from the root by what a seat knows; returns how many nodes are used, which are 1 for a new tree."""
    return np.int64(search(seat, used, iterations, memory, memory.generator, memory))


@generic
def judge(memory: Any) -> Any:
    """Writes the value of each legal action to `priors` without search; returns the place of the best in `actions`."""
    seat, count = situation(memory.states[0], memory.actions)
    memory.position[0] = memory.states[0]
    action_values(memory.position[0], count, memory)
    memory.seat, memory.count = seat, count
    return np.int64(argmax(count, memory))


@generic
def describe(memory: Any, seat: int) -> None:
    """Writes the features of a seat to `features`, and their weights at this stage of the match to `stage_weights`."""
    set_stage_weights(memory.states[0], memory)
    features(memory.states[0], seat, memory.features)
