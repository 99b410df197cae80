"""Compares engines in WebAssembly with the compiled rules, byte by byte: `python -m tests.wasm.equality --matches 10000`."""

import argparse
import time
from collections.abc import Iterator
from typing import Any

import numpy as np
from rich.progress import track

from tessera.bots.levels import search_parameters
from tessera.bots.neural.network import network_of
from tessera.bots.neural.search import search_with
from tessera.bots.think import Budget, TreeSearch
from tessera.bots.weights import weights_of
from tessera.bots.workspace import new_workspace
from tessera.core.game import Game
from tessera.core.state import State
from tessera.sim.cpu import Batch
from tests.support.games import GAMES
from tests.wasm.runtime import FOREVER, WasmEngine, engine_of

SEED = 77  # of the trees


def differing_matches(engine: WasmEngine, players: int, count: int, first: int = 0) -> list[int]:
    """The seeds of random matches that end otherwise than on the CPU."""
    seeds = np.arange(first, first + count, dtype=np.uint64)
    batch = Batch.deal(engine.game, players, seeds)
    batch.play()
    return [seed for seed in range(count) if not ends_alike(engine, players, batch, seed, first + seed)]


def ends_alike(engine: WasmEngine, players: int, batch: Batch, number: int, seed: int) -> bool:
    """Whether a random match has the same state, decisions and random numbers at its end."""
    engine.prepare(players, seed)
    engine.call("deal", 0)
    decisions = engine.call("play_randomly", FOREVER)
    there = engine.state, decisions, int(engine.memory["generator"][0])
    return there == (batch.states[number].tobytes(), int(batch.decisions[number]), int(batch.generators[number, 0]))


def positions(game: Game, players: int, count: int) -> Iterator[Batch]:
    """Positions of random matches, from the first decision on."""
    number = 0
    while count:
        batch = Batch.deal(game, players, np.array([number], dtype=np.uint64))
        batch.play(3 * number % 120)
        if game.drive.settle(batch.states[0], game.buffer()) > 0:
            yield batch
            count -= 1
        number += 1


def native_tree(game: Game, root: State, iterations: int) -> bytes:
    """The nodes of the tree that a search grows from a position on the CPU."""
    parameters, players, seat = search_parameters(game), int(root.players), int(game.rule["to_act"](root))
    workspace = new_workspace(game, weights_of(game, players), iterations + 1)
    workspace.root[0] = root
    TreeSearch(game, seat, parameters, Budget(iterations=iterations), time.monotonic(), lambda share: None)(workspace, SEED)
    nodes: bytes = workspace.nodes.tobytes()
    return nodes


def has_same_tree(engine: WasmEngine, batch: Batch, players: int, iterations: int) -> bool:
    """Whether a search from a position grows the same tree as on the CPU."""
    root = batch.states[0]
    engine.begin(root, players, search_parameters(engine.game), SEED)
    used = engine.call("think", int(engine.game.rule["to_act"](root)), 1, iterations)
    there: bytes = engine.memory["nodes"][:used].tobytes()
    return native_tree(engine.game, root, iterations).startswith(there)


TREE = ("counts", "visits", "chances", "all_points", "actions", "priors", "children")


def tree_bytes(tree: Any, used: int) -> bytes:
    """The nodes of a tree that a network has guided, without what lies in memory beyond the actions of each."""
    counts = tree["counts"][:used]
    actions = np.arange(tree["actions"].shape[1]) < counts[:, None]
    parts = [tree[name][:used] for name in TREE]
    return b"".join(np.where(actions, part, 0).tobytes() if part.shape == actions.shape else part.tobytes() for part in parts)


def native_guided_tree(game: Game, root: State, evaluations: int) -> tuple[bytes, int]:
    """The tree that the game's network grows from a position on the CPU, and the number of its nodes."""
    network = network_of(game)
    assert network is not None
    tree = search_with(network, game, root, int(game.rule["to_act"](root)), SEED, evaluations)
    used = int(np.count_nonzero(tree.visits))
    return tree_bytes(tree._asdict(), used), used


def has_same_guided_tree(engine: WasmEngine, root: State, evaluations: int) -> bool:
    """Whether the network guides a search from a position to the same tree as on the CPU."""
    engine.guide["root"][0], engine.memory["generator"][0] = root, SEED
    engine.call("think_guided", engine.guide_base, int(engine.game.rule["to_act"](root)), evaluations)
    tree, used = native_guided_tree(engine.game, root, evaluations)
    return int(np.count_nonzero(engine.guide["visits"])) == used and tree_bytes(engine.guide, used) == tree


def read_arguments(description: str) -> argparse.Namespace:
    """How much is to be compared."""
    parser = argparse.ArgumentParser(description=description)
    parser.add_argument("--matches", type=int, default=10_000, help="for each number of players")
    parser.add_argument("--positions", type=int, default=200, help="of each game, at which trees are compared")
    parser.add_argument("--iterations", type=int, default=1000, help="of each tree")
    parser.add_argument("--evaluations", type=int, default=1000, help="of each tree that a network guides")
    return parser.parse_args()


def main() -> None:
    """Compares many matches and trees of every game."""
    given = read_arguments("Compares the engines for browsers with the compiled rules.")
    for game in GAMES:
        engine, numbers = engine_of(game), range(game.players[0], game.players[1] + 1)
        for players in numbers:
            begun = range(0, given.matches, 1000)
            parts = track(begun, f"{game.name}, {players} players")
            differing = [seed for first in parts for seed in differing_matches(engine, players, min(1000, given.matches), first)]
            print(f"{game.name}, {players} players: {given.matches} matches, {len(differing)} end differently")
        each = -(-given.positions // len(numbers))
        trees = [
            has_same_tree(engine, batch, players, given.iterations)
            for players in numbers
            for batch in track(positions(game, players, each), f"{game.name}, trees", total=each)
        ]
        print(f"{game.name}: {len(trees)} trees of {given.iterations} iterations, {trees.count(False)} differ")
        if network_of(game) is None:
            continue
        trees = [
            has_same_guided_tree(engine, batch.states[0], given.evaluations)
            for players in numbers
            for batch in track(positions(game, players, each), f"{game.name}, guided trees", total=each)
        ]
        print(f"{game.name}: {len(trees)} trees of {given.evaluations} evaluations, {trees.count(False)} differ")


if __name__ == "__main__":
    main()
