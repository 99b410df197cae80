"""What a network thinks of a position; generic functions, compiled for each game.

Sums are added up in one order everywhere, so that the CPU and WebAssembly agree to the last bit. Layers add up rows of weights,
which processors do for many outputs at a time, and skip the inputs that are zero, which most entries of an observation are.
"""

from typing import Any

import numpy as np

from tessera.core.compile.binding import generic
from tessera.core.compile.exponential import exp
from tessera.core.compile.observation import hint, observe
from tessera.core.contract import to_act

LANES = 8  # sums that a product of vectors is added up in, side by side


@generic
def look_at(state: Any, network: Any, memory: Any) -> None:
    """Runs the layers of a network for the seat to act; the heads read the last one."""
    observation, layer, other = memory.observation, memory.layer, memory.next_layer
    observation[:] = 0
    observe(state, to_act(state), observation, memory.scratch)
    copy_row(network.entry_bias, layer)
    for entry in range(len(observation)):
        if observation[entry] != 0:
            add_row(np.float32(observation[entry]), network.entry[entry], layer)
    for number in range(len(layer)):
        layer[number] = max(layer[number], np.float32(0))
    for depth in range(len(network.blocks)):
        copy_row(network.block_biases[depth], other)
        for number in range(len(layer)):
            if layer[number] != 0:
                add_row(layer[number], network.blocks[depth, number], other)
        for number in range(len(layer)):
            layer[number] += max(other[number], np.float32(0))


@generic
def copy_row(row: Any, out: Any) -> None:
    """Copies numbers one by one: a slice would allocate memory in case both overlap, which WebAssembly cannot."""
    for number in range(len(out)):
        out[number] = row[number]


@generic
def add_row(factor: Any, row: Any, out: Any) -> None:
    """Adds a row of weights times its input."""
    for number in range(len(out)):
        out[number] += factor * row[number]


@generic
def head(output: int, network: Any, memory: Any) -> Any:
    """One output of the network."""
    row, layer = network.heads[output], memory.layer
    a = b = c = d = e = f = g = h = np.float32(0)
    for at in range(0, len(layer), LANES):
        a += row[at] * layer[at]
        b += row[at + 1] * layer[at + 1]
        c += row[at + 2] * layer[at + 2]
        d += row[at + 3] * layer[at + 3]
        e += row[at + 4] * layer[at + 4]
        f += row[at + 5] * layer[at + 5]
        g += row[at + 6] * layer[at + 6]
        h += row[at + 7] * layer[at + 7]
    return ((a + b) + (c + d)) + ((e + f) + (g + h)) + network.head_biases[output]


@generic
def write_logits(actions: Any, count: int, network: Any, memory: Any, out: Any) -> None:
    """Writes the logits of some legal actions, after `look_at`."""
    trust = head(len(network.heads) - 1, network, memory)
    for number in range(count):
        action = np.int64(actions[number])
        hinted = hint(memory.observation, action) / network.units[0]
        out[number] = head(action, network, memory) + hinted * (trust + network.liking[action])


@generic
def write_values(state: Any, network: Any, memory: Any, chances: Any, points: Any) -> None:
    """Writes every seat's chance to win and its points at the end, after `look_at`."""
    players, seat = state.players, to_act(state)
    seats = (len(network.heads) - 1 - len(network.liking)) // 2
    most = head(len(network.liking), network, memory)
    for turn in range(players):
        chances[turn] = head(len(network.liking) + turn, network, memory)
        points[(seat + turn) % players] = head(len(network.liking) + seats + turn, network, memory) * network.units[1]
        most = max(most, np.float32(chances[turn]))
    total = 0.0
    for turn in range(players):
        chances[turn] = exp(chances[turn] - most)
        total += chances[turn]
    turn_chances(chances, players, seat)
    for turn in range(players):
        chances[turn] /= total


@generic
def turn_chances(chances: Any, players: int, seat: int) -> None:
    """Turns numbers that count from a seat into numbers that count from the first."""
    for _ in range(seat):
        last = chances[players - 1]
        for place in range(players - 1, 0, -1):
            chances[place] = chances[place - 1]
        chances[0] = last


@generic
def best_action(state: Any, actions: Any, count: int, logits: Any, network: Any, memory: Any) -> Any:
    """The legal action that a network likes best."""
    look_at(state, network, memory)
    write_logits(actions, count, network, memory, logits)
    best = 0
    for number in range(count):
        if logits[number] > logits[best]:
            best = number
    return np.int64(actions[best])
