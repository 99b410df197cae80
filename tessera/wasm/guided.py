"""What an engine can do with a neural network: generic functions over its memory, a guide and numbers, compiled for each game."""

from typing import Any

import numpy as np

from tessera.bots.neural.guided import search
from tessera.bots.neural.infer import look_at, write_logits, write_values
from tessera.core.compile.binding import generic
from tessera.core.drive import situation


@generic
def unpack(guide: Any) -> None:
    """Turns what a network's file holds into its weights: the same numbers as `weights_in` of `tessera.bots.neural.network`."""
    for entry in range(len(guide.entry)):
        for number in range(len(guide.entry_bias)):
            small = np.float32(guide.stored_entry[entry, number])
            guide.entry[entry, number] = small * guide.entry_factors[number] * guide.entry_scale[entry]
    for depth in range(len(guide.blocks)):
        for row in range(len(guide.entry_bias)):
            for number in range(len(guide.entry_bias)):
                small = np.float32(guide.stored_blocks[depth, row, number])
                guide.blocks[depth, row, number] = small * guide.block_factors[depth, number]
    for output in range(len(guide.heads)):
        guide.heads[output, :] = np.float32(0)
        guide.head_biases[output] = np.float32(0)
        for place in range(guide.parts.shape[1]):
            if guide.parts[output, place] >= 0:
                add_part(output, np.int64(guide.parts[output, place]), guide)


@generic
def add_part(output: int, part: int, guide: Any) -> None:
    """Adds a part to an output."""
    for number in range(len(guide.entry_bias)):
        guide.heads[output, number] += np.float32(guide.stored_heads[part, number]) * guide.head_factors[part]
    guide.head_biases[output] += guide.stored_head_biases[part]


@generic
def consult(memory: Any, guide: Any) -> Any:
    """Writes what the network thinks of the position: `logits` of the legal actions, each seat's `chance` and `points`.

    Returns how many actions are legal; they are in `actions`. If none is, the network is not asked.
    """
    state = memory.states[0]
    memory.seat, memory.count = situation(state, memory.actions)
    if memory.count > 0:
        look_at(state, guide, guide)
        write_logits(memory.actions, np.int64(memory.count), guide, guide, guide.logits)
        write_values(state, guide, guide, guide.chance, guide.points)
    return np.int64(memory.count)


@generic
def think_guided(memory: Any, guide: Any, seat: int, evaluations: int) -> None:
    """Grows a new tree from the guide's root by what a seat knows, until the network has been asked so many times."""
    guide.counts[:] = 0
    guide.visits[:] = 0
    guide.chances[:, :] = 0
    guide.all_points[:, :] = 0
    search(seat, evaluations, guide, guide, guide, memory.generator, guide)
