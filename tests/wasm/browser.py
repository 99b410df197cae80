"""Compares the engines in a real browser with the compiled rules, byte by byte: `python -m tests.wasm.browser`."""

import base64
import json
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import numpy as np
from playwright.sync_api import Page, Route, sync_playwright
from rich.progress import track

from tessera.bots.neural.network import network_of
from tessera.core.game import Game
from tessera.core.state import State
from tessera.sim.cpu import Batch
from tessera.wasm.memory import guide_dtype
from tests.support.chromium import launch
from tests.support.games import INSTALLED
from tests.wasm.equality import SEED, TREE, native_guided_tree, native_tree, positions, read_arguments, tree_bytes
from tests.wasm.runtime import built

PROGRAM, GUIDED_PROGRAM = ((Path(__file__).parent / name).read_text(encoding="utf-8") for name in ("engine.js", "guided.js"))
NOWHERE = "http://engines.test/"
PORTION = 1000  # matches that a browser plays at a time


class BrowserEngine:
    """The engine of a game in a page whose host serves it."""

    def __init__(self, page: Page, game: Game) -> None:
        self.page, self.game = page, game
        self.about: dict[str, Any] = json.loads(built(game).description.read_text(encoding="utf-8"))

    def run(self, state: State, seeds: Sequence[int] = (), iterations: int = 0) -> dict[str, Any]:
        """Plays random matches, and grows a tree from a state."""
        game, players = self.game, int(state.players)
        blank = game.new_states(1, players, game.read_options(players, {}))
        viewer = max(int(game.rule["to_act"](state)), 0)
        wish = {"about": self.about, "players": players, "viewer": viewer, "seed": SEED, "iterations": iterations}
        states = {"blank": packed(blank.tobytes()), "root": packed(state.tobytes())}
        found: dict[str, Any] = self.page.evaluate(PROGRAM, {**wish, **states, "seeds": list(seeds)})
        return found

    def differing_matches(self, players: int, seeds: Sequence[int]) -> list[int]:
        """The seeds of random matches that end otherwise than on the CPU."""
        batch = Batch.deal(self.game, players, np.array(seeds, dtype=np.uint64))
        batch.play()
        ends = self.run(batch.states[0], seeds)["ends"]
        return [seed for seed, end, state in zip(seeds, ends, batch.states, strict=True) if unpacked(end) != state.tobytes()]

    def has_same_tree(self, state: State, iterations: int) -> bool:
        """Whether a search from a position grows the same tree as on the CPU."""
        tree = unpacked(self.run(state, iterations=iterations)["tree"])
        return len(tree) > 0 and native_tree(self.game, state, iterations).startswith(tree)

    def has_same_guided_tree(self, state: State, evaluations: int) -> bool:
        """Whether the network guides a search from a position to the same tree as on the CPU."""
        expected, used = native_guided_tree(self.game, state, evaluations)
        guide = guide_dtype(self.game)
        assert guide is not None
        kinds = {name: guide[name].subdtype for name in TREE}
        rows = {name: (kind, (used, *shape[1:])) for name, (kind, shape) in kinds.items()}  # type: ignore[misc]
        sizes = {name: int(kind.itemsize * np.prod(shape)) for name, (kind, shape) in rows.items()}
        wish = {"about": self.about, "root": packed(state.tobytes()), "viewer": int(self.game.rule["to_act"](state))}
        found = self.page.evaluate(GUIDED_PROGRAM, {**wish, "seed": SEED, "evaluations": evaluations, "parts": sizes})
        tree = {name: np.frombuffer(unpacked(found[name]), kind).reshape(shape) for name, (kind, shape) in rows.items()}
        return tree_bytes(tree, used) == expected


def packed(content: bytes) -> str:
    """Bytes as base64."""
    return base64.b64encode(content).decode()


def unpacked(text: str) -> bytes:
    """Base64 as bytes."""
    return base64.b64decode(text)


def serve(route: Route) -> None:
    """Answers for a host that has nothing but engines."""
    files = {file.name: file for game in INSTALLED for file in built(game).all}
    file = files.get(route.request.url.rpartition("/")[2])
    if file is None:
        route.fulfill(body="<title>Engines</title>", content_type="text/html")
    else:
        route.fulfill(path=file, content_type="application/wasm" if file.suffix == ".wasm" else "application/octet-stream")


def main() -> None:
    """Compares many matches and trees of every game."""
    given = read_arguments("Compares the engines in a browser with the compiled rules.")
    with sync_playwright() as playwright:
        browser = launch(playwright)
        page = browser.new_page()
        page.route(f"{NOWHERE}**", serve)
        page.goto(NOWHERE)
        print(f"{browser.browser_type.name} {browser.version}")
        for game in INSTALLED:
            compare(BrowserEngine(page, game), given.matches, given.positions, given.iterations)
            if network_of(game) is not None:
                compare_guided(BrowserEngine(page, game), given.positions, given.evaluations)
        browser.close()


def compare(engine: BrowserEngine, matches: int, count: int, iterations: int) -> None:
    """Compares matches and trees of one game."""
    game, numbers = engine.game, range(engine.game.players[0], engine.game.players[1] + 1)
    for players in numbers:
        portions = [range(first, min(first + PORTION, matches)) for first in range(0, matches, PORTION)]
        parts = track(portions, f"{game.name}, {players} players")
        differing = [seed for portion in parts for seed in engine.differing_matches(players, portion)]
        print(f"{game.name}, {players} players: {matches} matches, {len(differing)} end differently")
    each = -(-count // len(numbers))
    trees = [
        engine.has_same_tree(batch.states[0], iterations)
        for players in numbers
        for batch in track(positions(game, players, each), f"{game.name}, trees", total=each)
    ]
    print(f"{game.name}: {len(trees)} trees of {iterations} iterations, {trees.count(False)} differ")


def compare_guided(engine: BrowserEngine, count: int, evaluations: int) -> None:
    """Compares trees that the network of a game guides."""
    game, numbers = engine.game, range(engine.game.players[0], engine.game.players[1] + 1)
    each = -(-count // len(numbers))
    trees = [
        engine.has_same_guided_tree(batch.states[0], evaluations)
        for players in numbers
        for batch in track(positions(game, players, each), f"{game.name}, guided trees", total=each)
    ]
    print(f"{game.name}: {len(trees)} trees of {evaluations} evaluations, {trees.count(False)} differ")


if __name__ == "__main__":
    main()
