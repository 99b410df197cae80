"""The networks of games as engines take them: a file of small numbers, which an engine turns into weights."""

import hashlib
from collections.abc import Mapping
from functools import cache

import numpy as np
from safetensors.numpy import load_file

from tessera.bots.neural.network import network_file, network_of, outputs_of_parts
from tessera.core.game import Game


@cache
def stored_parts(game: Game) -> Mapping[str, np.ndarray] | None:
    """What the file of a game's network holds, by name and in its order; None if the game has no network.

    Rows are turned round to those of `NetworkWeights`: one for each input, but in the heads for each output. Numbers that need
    no change lie under their name there. The widest numbers come first, so that there are no gaps.
    """
    network, path, observation = network_of(game), network_file(game), game.observation
    if network is None or path is None or observation is None:
        return None
    stored = load_file(path)
    blocks = [f"blocks.{number}.weight" for number in range(len(network.blocks))]

    def factors(name: str) -> np.ndarray:
        """The factor of each output."""
        return stored.get(f"{name}.scale", np.ones(len(stored[name]), dtype=np.float32))

    outputs = outputs_of_parts(observation, len(game.moves), len(network.heads) - len(game.moves))
    return {
        "entry_bias": network.entry_bias,
        "block_biases": network.block_biases,
        "liking": network.liking,
        "units": network.units,
        "entry_factors": factors("entry.weight"),
        "entry_scale": observation.LAYOUT.scale,
        "block_factors": np.stack([factors(name) for name in blocks]),
        "head_factors": factors("heads.weight"),
        "stored_head_biases": stored["heads.bias"],
        "parts": parts_of(outputs),
        "stored_entry": stored["entry.weight"].T,
        "stored_blocks": np.stack([stored[name].T for name in blocks]),
        "stored_heads": stored["heads.weight"],
    }


def parts_of(outputs: np.ndarray) -> np.ndarray:
    """The parts that each output adds up, filled up with -1."""
    found = [np.flatnonzero(row) for row in outputs]
    parts = np.full((len(found), max(map(len, found))), -1, dtype=np.int16)
    for row, numbers in zip(parts, found, strict=True):
        row[: len(numbers)] = numbers
    return parts


@cache
def network_bytes(game: Game) -> bytes | None:
    """The file of a game's network."""
    parts = stored_parts(game)
    return None if parts is None else b"".join(part.tobytes() for part in parts.values())


@cache
def network_name(game: Game) -> str | None:
    """The name of that file, which changes with its contents."""
    content = network_bytes(game)
    return None if content is None else f"{game.name}-{hashlib.sha256(content).hexdigest()[:16]}.bin"
