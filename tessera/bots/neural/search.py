"""Thinking about a position with a neural network: the memory of the search, and its outcome."""

from typing import NamedTuple

import numpy as np

from tessera.core.compile.random import new_generator
from tessera.core.game import Game
from tessera.core.state import State

from . import guided, infer
from .network import NetworkWeights, new_memory

LONGEST_PATH = 64


class GuidedParameters(NamedTuple):
    """How a search with a network goes."""

    exploration: float  # the exploration constant of PUCT
    temperature: float  # above 1, actions that the network likes less are tried more often than it would play them
    points_weight: float  # the value of a point relative to a won match


PARAMETERS = GuidedParameters(exploration=1.0, temperature=2.0, points_weight=0.002)


class Tree(NamedTuple):
    """The memory of one search; node 0 is the root."""

    root: np.ndarray  # the state at the root, with what the seat knows
    position: np.ndarray  # the state that an iteration has reached
    out: np.ndarray  # the legal actions there
    logits: np.ndarray  # and what the network thinks of them
    counts: np.ndarray  # by node: the number of its actions, 0 for a leaf
    actions: np.ndarray
    priors: np.ndarray
    children: np.ndarray
    visits: np.ndarray
    chances: np.ndarray  # to win, by seat, summed over the visits
    all_points: np.ndarray
    path: np.ndarray  # the nodes from the root down
    chance: np.ndarray  # of one judgement
    points: np.ndarray


def new_tree(game: Game, nodes: int) -> Tree:
    """An empty tree with room for so many nodes."""
    seats, most = game.players[1], game.max_legal
    return Tree(
        root=game.blank(1),
        position=game.blank(1),
        out=game.buffer(),
        logits=np.zeros(most),
        counts=np.zeros(nodes, dtype=np.int32),
        actions=np.zeros((nodes, most), dtype=np.int16),
        priors=np.zeros((nodes, most), dtype=np.float32),
        children=np.zeros((nodes, most), dtype=np.int32),
        visits=np.zeros(nodes, dtype=np.int32),
        chances=np.zeros((nodes, seats)),
        all_points=np.zeros((nodes, seats)),
        path=np.zeros(LONGEST_PATH, dtype=np.int32),
        chance=np.zeros(seats),
        points=np.zeros(seats),
    )


def search_with(network: NetworkWeights, game: Game, state: State, seat: int, seed: int, evaluations: int) -> Tree:
    """The tree that a network grows from what a seat knows; the same seed gives the same tree."""
    tree, memory = new_tree(game, evaluations), new_memory(game, network)
    tree.root[0] = state
    game.compile(infer, guided).search(seat, evaluations, PARAMETERS, network, memory, new_generator(seed), tree)
    return tree


def most_visited(tree: Tree) -> int:
    """The action at the root that was visited most."""
    children = tree.children[0, : tree.counts[0]]
    return int(tree.actions[0, int(np.argmax(np.where(children > 0, tree.visits[children], 0)))])
