"""The memory of an engine: records of all that its functions read and write, with the same layout on every platform.

Whoever plays with a network adds a second record, the guide; an engine without one needs no memory for it.
"""

from typing import Any

import numpy as np

from tessera.bots.levels import LEVELS, MasterBot
from tessera.bots.neural.network import network_of, new_memory
from tessera.bots.neural.search import GuidedParameters, new_tree
from tessera.bots.weights import STAGES, blank_weights
from tessera.bots.workspace import LONGEST_PATH, node_dtype
from tessera.core.game import Game
from tessera.core.steps import ROOM

from .packed import stored_parts

NODES = 400_000  # of a search tree: what a browser thinks through in about ten seconds
REPLAYED = 4096  # actions that are replayed at once

GUIDED_NODES = max(level.evaluations for level in LEVELS.values() if isinstance(level, MasterBot))

Field = tuple[str, Any] | tuple[str, Any, tuple[int, ...]]


def memory_dtype(game: Game, nodes: int = NODES) -> np.dtype:
    """The record of a game: its position, the search's workspace and parameters, and room for what goes in and comes out."""
    features, seats = len(blank_weights(game).features), game.players[1]
    fields: list[Field] = [
        # Random numbers: a quick generator and a keyed one
        ("generator", "u8", (1,)),
        ("key", "u8", (1, 3)),
        # The position, and the steps that an action leads to
        ("states", game.dtype, (ROOM + 1,)),
        ("taken", "i8", (ROOM,)),
        ("revealing", "u1", (ROOM,)),
        ("steps", "i4"),
        ("seat", "i4"),
        ("count", "i4"),
        ("replayed", "i8", (REPLAYED,)),
        ("scores", "i8", (seats,)),
        ("standings", "i8", (seats,)),
        # How to search; see `tessera.bots.workspace.SearchParameters`
        ("playout_turns", "i8"),
        ("exploration", "f8"),
        ("temperature", "f8"),
        ("points_weight", "f8"),
        ("own_moves_only", "i8"),
        # The memory of a search; see `tessera.bots.workspace.Workspace`
        ("weights", "f8", (STAGES, features)),
        ("spread", "f8", (STAGES,)),
        ("stage_weights", "f8", (features,)),
        ("features", "f8", (features,)),
        ("root", game.dtype, (1,)),
        ("position", game.dtype, (1,)),
        ("afterstate", game.dtype, (1,)),
        ("actions", "i2", (game.max_legal,)),
        ("priors", "f8", (game.max_legal,)),
        ("overlooked", "i1", (len(game.moves),)),
        ("buffer", "f8", (getattr(game.features, "BUFFER_SIZE", 1),)),
        ("child_of", "i4", (len(game.moves),)),
        ("path", "i4", (LONGEST_PATH,)),
        ("chance", "f8", (seats,)),
        ("points", "f8", (seats,)),
        ("nodes", node_dtype(seats), (nodes,)),
    ]
    return np.dtype(fields, align=True)


def guide_dtype(game: Game) -> np.dtype | None:
    """The record of a network and of the search that it guides; it begins with the network's file. None without a network.

    See `NetworkWeights`, `NetworkMemory` and `Tree` in `tessera.bots.neural`.
    """
    stored, network = stored_parts(game), network_of(game)
    if stored is None or network is None:
        return None
    tree = new_tree(game, GUIDED_NODES)
    arrays = {**stored, **network._asdict(), **new_memory(game, network)._asdict(), **tree._asdict()}  # the first stay first
    fields: list[Field] = [
        (name, game.dtype if array.dtype.names else array.dtype, array.shape) for name, array in arrays.items()
    ]
    return np.dtype([*fields, *((name, "f8") for name in GuidedParameters._fields)], align=True)
