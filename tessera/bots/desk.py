"""What a thinking bot writes on. Compiled code allocates nothing, so that all its memory is laid out here."""

from typing import NamedTuple

import numpy as np

from tessera.core.game import Game

from .weights import Weights

SEATS = 4
LONGEST_PATH = 256

NODE = np.dtype(
    [
        ("action", "i4"),  # that leads here
        ("child", "i4"),  # the newest, 0 if there is none
        ("sibling", "i4"),  # the next older child of the same parent
        ("visits", "i4"),
        ("chance", "f8", (SEATS,)),  # to win, summed over the visits
        ("points", "f8", (SEATS,)),  # at the end, likewise
    ],
    align=True,
)


class Manner(NamedTuple):
    """How a bot thinks."""

    turns: int  # for how many turns a playout goes on before the position is judged
    curiosity: float  # about moves that were tried little
    heat: float  # how much worse, in points, a move must look to be tried e times less
    ambition: float  # what a point is worth beside the chance to win
    alone: bool  # whether it thinks of its own moves only, and of nobody's answer


class Desk(NamedTuple):
    """The memory of one search."""

    weights: np.ndarray  # of every feature, for some stages of the match from its start to its end
    spread: np.ndarray  # for the same stages: a lead of this many points makes winning e times as likely
    blend: np.ndarray  # the weights between two stages
    facts: np.ndarray  # the features of one seat
    root: np.recarray  # the position as the seat knows it
    study: np.recarray  # the position under study
    trial: np.recarray  # the same after a move
    actions: np.ndarray
    looks: np.ndarray  # how good each of them looks
    unseen: np.ndarray  # 1 for an action that a careless bot overlooks
    room: np.ndarray  # for the game's own `weigh`
    nodes: np.recarray  # the tree; the first is its root
    child_of: np.ndarray  # the child of the present node for each action
    path: np.ndarray  # the nodes from the root down
    chance: np.ndarray  # to win, for every seat
    points: np.ndarray  # to expect at the end, for every seat


def new_desk(game: Game, weights: Weights, nodes: int = 1, care: float = 1.0) -> Desk:
    """An empty desk for a tree of so many nodes."""
    return Desk(
        weights=weights.with_care(care),
        spread=weights.spread,
        blend=np.zeros(len(weights.features)),
        facts=np.zeros(len(weights.features)),
        root=game.blank(1),
        study=game.blank(1),
        trial=game.blank(1),
        actions=game.buffer(),
        looks=np.zeros(game.max_legal),
        unseen=np.zeros(len(game.moves), dtype=np.int8),
        room=np.zeros(getattr(game.features, "ROOM", 1)),
        nodes=np.zeros(nodes, dtype=NODE).view(np.recarray),
        child_of=np.zeros(len(game.moves), dtype=np.int32),
        path=np.zeros(LONGEST_PATH, dtype=np.int32),
        chance=np.zeros(SEATS),
        points=np.zeros(SEATS),
    )
