"""Compares engines in WebAssembly with the compiled rules, byte by byte: `python -m tests.wasm.equality --matches 10000`."""

import argparse
import time
from collections.abc import Iterator

import numpy as np
from rich.progress import track

from tessera.bots.levels import search_parameters
from tessera.bots.think import Budget, TreeSearch
from tessera.bots.weights import weights_of
from tessera.bots.workspace import new_workspace
from tessera.core.game import Game
from tessera.sim.cpu import Batch
from tests.support.games import GAMES
from tests.wasm.runtime import FOREVER, WasmEngine, engine_of


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


def has_same_tree(engine: WasmEngine, batch: Batch, players: int, iterations: int) -> bool:
    """Whether a search from a position grows the same tree as on the CPU."""
    game, root = engine.game, batch.states[0]
    parameters, seat = search_parameters(game), int(game.rule["to_act"](root))
    workspace = new_workspace(game, weights_of(game, players), iterations + 1)
    workspace.root[0] = root
    TreeSearch(game, seat, parameters, Budget(iterations=iterations), time.monotonic(), lambda share: None)(workspace, 77)
    engine.begin(root, players, parameters, 77)
    used = engine.call("think", seat, 1, iterations)
    there: bytes = engine.memory["nodes"][:used].tobytes()
    return there == workspace.nodes[:used].tobytes()


def main() -> None:
    """Compares many matches and trees of every game."""
    parser = argparse.ArgumentParser(description="Compares the engines for browsers with the compiled rules.")
    parser.add_argument("--matches", type=int, default=10_000, help="for each number of players")
    parser.add_argument("--positions", type=int, default=200, help="of each game, at which trees are compared")
    parser.add_argument("--iterations", type=int, default=1000, help="of each tree")
    given = parser.parse_args()
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


if __name__ == "__main__":
    main()
