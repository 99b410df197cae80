"""Neural networks that play: `tessera train` makes them, and one ships with each game."""

from pathlib import Path
from typing import Any, NamedTuple
from weakref import WeakKeyDictionary

import numpy as np
from safetensors import safe_open
from safetensors.numpy import load_file

from tessera.core.errors import BadOption
from tessera.core.game import Game
from tessera.core.state import State

from . import infer


class NetworkWeights(NamedTuple):
    """The weights of a network as compiled code takes them: a row for each input, but in the heads for each output."""

    entry: np.ndarray  # entries × width, scaled
    entry_bias: np.ndarray
    blocks: np.ndarray  # depth × width × width
    block_biases: np.ndarray  # depth × width
    heads: np.ndarray  # actions, chances of the seats, their points, trust; × width
    head_biases: np.ndarray
    liking: np.ndarray  # by action
    units: np.ndarray  # of hints, and of points


class NetworkMemory(NamedTuple):
    """What a network needs on the way."""

    observation: np.ndarray
    scratch: np.ndarray
    layer: np.ndarray
    next_layer: np.ndarray


class NetworkBot:
    """Plays the action that a network likes best, without search."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.weights: NetworkWeights | None = None

    def choose(self, game: Game, state: State, seat: int, seed: int) -> int:
        """The action that the network likes best."""
        if self.weights is None:
            self.weights = read_network(game, self.path)
        actions, memory = game.buffer(), new_memory(game, self.weights)
        count = game.rule["legal_actions"](state, actions)
        logits = np.zeros(len(actions))
        return int(game.compile(infer).best_action(state, actions, count, logits, self.weights, memory))


NETWORKS: WeakKeyDictionary[Game, NetworkWeights | None] = WeakKeyDictionary()


def network_of(game: Game) -> NetworkWeights | None:
    """The network that ships with a game, read once; None if there is none, or not for an owner's components."""
    if game not in NETWORKS:
        path = network_file(game)
        NETWORKS[game] = read_network(game, path) if path and path.exists() and game.own is None else None
    return NETWORKS[game]


def network_file(game: Game) -> Path | None:
    """The file of a game's network, beside what it sees."""
    return Path(str(game.observation.__file__)).with_name("network.safetensors") if game.observation else None


def read_network(game: Game, path: Path) -> NetworkWeights:
    """The network in a file; raises BadOption if it is none of this game."""
    try:
        return weights_in(game, path)
    except FileNotFoundError as error:
        raise BadOption("no-such-file", file=str(path)) from error
    except Exception as error:
        raise BadOption("broken-network", file=str(path), game=game.name) from error


def how_made(path: Path) -> dict[str, str]:
    """What a network says about how it was made: the command, the recipe, how much it has learned; raises BadOption."""
    try:
        with safe_open(path, "numpy") as file:
            return dict(file.metadata() or {})
    except FileNotFoundError as error:
        raise BadOption("no-such-file", file=str(path)) from error
    except Exception as error:
        raise BadOption("no-network", file=str(path)) from error


def weights_in(game: Game, path: Path) -> NetworkWeights:
    """The weights in a file, whose rows have a factor each."""
    stored = load_file(path)
    factors = {name: stored[f"{name}.scale"][:, None] if f"{name}.scale" in stored else 1 for name in stored}
    found = {name: (values.astype(np.float32) * factors[name]).astype(np.float32) for name, values in stored.items()}
    observation, actions = game.observation, len(game.moves)
    assert observation is not None and len(found["liking"]) == actions
    outputs = outputs_of_parts(observation, actions, 2 * game.players[1] + 1)
    depth = len([name for name in found if name.startswith("blocks.") and name.endswith(".weight")])
    return NetworkWeights(
        entry=np.ascontiguousarray((found["entry.weight"] * observation.LAYOUT.scale).T),
        entry_bias=found["entry.bias"],
        blocks=np.stack([np.ascontiguousarray(found[f"blocks.{number}.weight"].T) for number in range(depth)]),
        block_biases=np.stack([found[f"blocks.{number}.bias"] for number in range(depth)]),
        heads=outputs @ found["heads.weight"],
        head_biases=outputs @ found["heads.bias"],
        liking=found["liking"],
        units=np.array([getattr(observation, "HINT_UNIT", 1.0), getattr(observation, "POINTS_UNIT", 1.0)], dtype=np.float32),
    )


def outputs_of_parts(observation: Any, actions: int, others: int) -> np.ndarray:
    """How the outputs of a network, its actions and `others`, add up from what it computes: a row for each output.

    A game lists the parts of its actions in `ACTION_PARTS`, a row for each action, filled up with -1; without such a list every
    action is a part of its own.
    """
    parts = getattr(observation, "ACTION_PARTS", np.arange(actions)[:, None])
    count = int(parts.max()) + 1
    sums = np.zeros((actions + others, count + others), dtype=np.float32)
    for action, row in enumerate(parts):
        sums[action, row[row >= 0]] = 1
    sums[actions:, count:] = np.eye(others)
    return sums


def new_memory(game: Game, network: NetworkWeights) -> NetworkMemory:
    """Memory for a network."""
    width = len(network.entry_bias)
    return NetworkMemory(
        observation=np.zeros(len(network.entry), dtype=np.int8),
        scratch=np.zeros(getattr(game.observation, "SCRATCH_SIZE", 1), dtype=np.float32),
        layer=np.zeros(width, dtype=np.float32),
        next_layer=np.zeros(width, dtype=np.float32),
    )
