"""The memory of a search. Compiled code allocates nothing, so all of it is allocated here."""

from typing import NamedTuple

import numpy as np

from tessera.core.game import Game

from .weights import Weights

LONGEST_PATH = 256


class SearchParameters(NamedTuple):
    """How a bot searches."""

    playout_turns: int  # turns that a playout lasts before its outcome is estimated
    exploration: float  # the exploration constant of PUCT
    temperature: float  # an action that looks worse by this many points is e times less likely to be tried
    points_weight: float  # the value of a point relative to a won match
    own_moves_only: bool  # whether it ignores the moves of the other seats


class Workspace(NamedTuple):
    """The memory of one search."""

    weights: np.ndarray  # stages × features
    spread: np.ndarray  # by stage: a lead of this many points makes winning e times as likely
    stage_weights: np.ndarray  # the weights at the present stage, interpolated
    features: np.ndarray  # the feature vector of one seat
    root: np.ndarray  # the state at the root, with what the seat knows
    position: np.ndarray  # the state that an iteration has reached
    afterstate: np.ndarray  # the same after an action
    actions: np.ndarray  # the legal actions
    priors: np.ndarray  # their values in points; `softmax` turns them into probabilities
    overlooked: np.ndarray  # 1 for an action that the bot overlooks
    buffer: np.ndarray  # for a game's own `action_values`
    nodes: np.recarray  # the tree; node 0 is its root
    child_of: np.ndarray  # the child of the current node by action
    path: np.ndarray  # the nodes from the root down
    chance: np.ndarray  # to win, by seat
    points: np.ndarray  # expected at the end, by seat


def node_dtype(seats: int) -> np.dtype:
    """A node of the tree."""
    return np.dtype(
        [
            ("action", "i4"),  # that leads here
            ("child", "i4"),  # the newest child, or 0
            ("sibling", "i4"),  # the next older child of the same parent, or 0
            ("visits", "i4"),
            ("chance", "f8", (seats,)),  # to win, summed over the visits
            ("points", "f8", (seats,)),  # expected at the end, summed over the visits
        ],
        align=True,
    )


def new_workspace(game: Game, weights: Weights, nodes: int = 1, awareness: float = 1.0) -> Workspace:
    """An empty workspace for a tree of so many nodes."""
    seats = game.players[1]
    return Workspace(
        weights=weights.with_awareness(awareness),
        spread=weights.spread,
        stage_weights=np.zeros(len(weights.features)),
        features=np.zeros(len(weights.features)),
        root=game.blank(1),
        position=game.blank(1),
        afterstate=game.blank(1),
        actions=game.buffer(),
        priors=np.zeros(game.max_legal),
        overlooked=np.zeros(len(game.moves), dtype=np.int8),
        buffer=np.zeros(getattr(game.features, "BUFFER_SIZE", 1)),
        nodes=np.zeros(nodes, dtype=node_dtype(seats)).view(np.recarray),
        child_of=np.zeros(len(game.moves), dtype=np.int32),
        path=np.zeros(LONGEST_PATH, dtype=np.int32),
        chance=np.zeros(seats),
        points=np.zeros(seats),
    )
