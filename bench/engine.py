"""How quick the engine is in a browser, beside the compiled search on the same core, written up as docs/engine-speed.md.

    python -m bench.engine

The engines must be built (`make web`). Both search from the same positions in turn, several times; what counts is the ratio. With
`--workers 4`, so many engines search at once, beside one.
"""

import argparse
import base64
import gzip
import os
import time
from dataclasses import dataclass
from pathlib import Path
from statistics import median

import numpy as np
from playwright.sync_api import Page, sync_playwright
from rich.progress import track

from tessera.bots.levels import LEVELS, MASTER, search_parameters
from tessera.bots.neural.network import NetworkWeights, network_of
from tessera.bots.neural.search import search_with
from tessera.bots.think import Budget, TreeSearch
from tessera.bots.weights import weights_of
from tessera.bots.workspace import new_workspace
from tessera.core.files import write_file
from tessera.core.game import Game
from tessera.core.registry import all_games
from tessera.core.state import State
from tessera.sim.cpu import Batch
from tessera.wasm.modules import describe, find_engine
from tests.support.chromium import launch

ROOT = Path(__file__).parents[1]
ITERATIONS = 2000
EVALUATIONS: int = vars(LEVELS[MASTER])["evaluations"]
PLAYERS = 3
# An engine in a worker, which answers with the iterations a second, or the evaluations by its network.
WORKER = """
onmessage = ({ data: { module, about, root, players, viewer, iterations, network, evaluations } }) => {
  const { memory, __heap_base, think, unpack, think_guided } = new WebAssembly.Instance(module).exports;
  const base = Math.ceil(__heap_base.value / 16) * 16, guide = Math.ceil((base + about.size) / 16) * 16;
  const end = network ? guide + about.network.size : base + about.size;
  memory.grow(Math.ceil(end / 65536) - memory.buffer.byteLength / 65536);
  const bytes = new Uint8Array(memory.buffer, base), view = new DataView(memory.buffer, base);
  const place = (name) => about.fields[name][0];
  const write = (name, values) => values.forEach((value, at) => view.setFloat64(place(name) + 8 * at, value, true));
  bytes.set(root, place("root"));
  write("weights", about.weights[players].flat());
  write("spread", about.spread[players]);
  for (const [name, value] of Object.entries(about.parameters)) {
    if (about.fields[name][1] === "f8") write(name, [value]);
    else view.setBigInt64(place(name), BigInt(value), true);
  }
  const run = (count) => {
    view.setBigUint64(place("generator"), 77n, true);
    bytes.fill(0, place("nodes"), place("nodes") + about.node.size);
    const begun = performance.now();
    think(base, viewer, 1, count);
    return (count / (performance.now() - begun)) * 1000;
  };
  const guided = (count) => {
    view.setBigUint64(place("generator"), 77n, true);
    const begun = performance.now();
    think_guided(base, guide, viewer, count);
    return (count / (performance.now() - begun)) * 1000;
  };
  if (network) {
    const at = (name) => guide - base + about.network.fields[name][0];
    bytes.set(network, guide - base);
    unpack(guide);
    for (const [name, value] of Object.entries(about.network.parameters)) view.setFloat64(at(name), value, true);
    bytes.set(root, at("root"));
  }
  const [measured, count] = network ? [guided, evaluations] : [run, iterations];
  measured(count);  // the browser compiles what runs often a second time
  postMessage(measured(count));
};
"""
ASK = """async ({ code, worker, about, root, network, workers, ...more }) => {
  const bytes = (text) => Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));
  const module = await WebAssembly.compile(bytes(code));
  const address = URL.createObjectURL(new Blob([worker], { type: "text/javascript" }));
  const speeds = await Promise.all(Array.from({ length: workers }, () => new Promise((resolve) => {
    const engine = new Worker(address);
    engine.onmessage = ({ data }) => (engine.terminate(), resolve(data));
    engine.postMessage({ module, about, root: bytes(root), network: network && bytes(network), ...more });
  })));
  return speeds.reduce((sum, speed) => sum + speed, 0);
}"""


@dataclass(frozen=True)
class Speeds:
    """Iterations a second of one game."""

    game: str
    size: int  # of the module, gzipped
    native: float
    browser: float
    workers: float
    network: int  # bytes of its file, gzipped; 0 if there is none
    native_evaluations: float
    evaluations: float  # in the browser


def measure(game: Game, page: Page, workers: int, times: int) -> Speeds:
    """Searches from positions throughout a match, natively and in the browser in turn."""
    found = find_engine(game)
    assert found, "the engines are not built: run make web"
    module, parameters = found.module.read_bytes(), search_parameters(game)
    about, network = describe(game), network_of(game)
    wish = {"code": packed(module), "worker": WORKER, "about": about, "players": PLAYERS, "iterations": ITERATIONS}
    file = b"" if found.network is None else found.network.read_bytes()
    speeds: dict[str, list[float]] = {name: [] for name in ("native", "browser", "workers", "native_evaluations", "evaluations")}
    for number in track(range(times), game.name):
        batch = Batch.deal(game, PLAYERS, np.array([number], dtype=np.uint64))
        batch.play(10 + 7 * number % 60)
        game.drive.settle(batch.states[0], game.buffer())
        viewer = int(game.rule["to_act"](batch.states[0]))
        grow = TreeSearch(game, viewer, parameters, Budget(iterations=ITERATIONS), time.monotonic(), lambda share: None)
        for _ in range(2):  # the first time, what is compiled is loaded
            workspace = new_workspace(game, weights_of(game, PLAYERS), ITERATIONS + 1)
            workspace.root[0] = batch.states[0]
            begun = time.perf_counter()
            grow(workspace, 77)
            native = ITERATIONS / (time.perf_counter() - begun)
        speeds["native"].append(native)
        question = {**wish, "root": packed(batch.states[:1].tobytes()), "viewer": viewer}
        speeds["browser"].append(page.evaluate(ASK, {**question, "workers": 1}))
        speeds["workers"].append(page.evaluate(ASK, {**question, "workers": workers}))
        if network is not None:
            guided = {"network": packed(file), "evaluations": EVALUATIONS, "workers": 1}
            speeds["native_evaluations"].append(native_evaluations(game, network, batch.states[0], viewer))
            speeds["evaluations"].append(page.evaluate(ASK, {**question, **guided}))
    medians = {name: median(each) if each else 0.0 for name, each in speeds.items()}
    return Speeds(game.name, len(gzip.compress(module, 9)), network=len(gzip.compress(file, 9)), **medians)


def native_evaluations(game: Game, network: NetworkWeights, state: State, viewer: int) -> float:
    """Evaluations a second of a compiled search that a network guides."""
    search_with(network, game, state, viewer, 77, 1)  # loads what is compiled
    begun = time.perf_counter()
    search_with(network, game, state, viewer, 77, EVALUATIONS)
    return EVALUATIONS / (time.perf_counter() - begun)


def packed(data: bytes) -> str:
    """Bytes as text."""
    return base64.b64encode(data).decode()


def report(found: list[Speeds], workers: int) -> str:
    """What was measured, as a document."""
    lines = [
        "# The engine in a browser",
        "",
        f"Iterations of the search a second, in Chromium on a machine with {os.cpu_count()} cores; medians. Both searched from",
        "the same positions in turn: what counts is the ratio.",
        "",
        f"| Game | Module, gzipped | Compiled, one core | Browser, one worker | Ratio | {workers} workers | Beside one |",
        "|---|---|---|---|---|---|---|",
    ]
    lines += [
        f"| {each.game} | {each.size / 1000:.1f} kB | {each.native:,.0f} | {each.browser:,.0f} "
        f"| {each.browser / each.native:.0%} | {each.workers:,.0f} | ×{each.workers / each.browser:.1f} |"
        for each in found
    ]
    lines += [
        "",
        f"`master` decides after {EVALUATIONS:,} evaluations by the game's network. Evaluations a second, in the same run:",
        "",
        "| Game | Network, gzipped | Compiled, one core | Browser, one worker | Ratio | A decision in the browser |",
        "|---|---|---|---|---|---|",
    ]
    lines += [
        f"| {each.game} | {each.network / 1e6:.2f} MB | {each.native_evaluations:,.0f} | {each.evaluations:,.0f} "
        f"| {each.evaluations / each.native_evaluations:.0%} | {EVALUATIONS / each.evaluations:.2f} s |"
        for each in found
        if each.network
    ]
    return "\n".join([*lines, "", "Printed by `python -m bench.engine`.", ""])


def main() -> None:
    """Measures all games, and writes the report."""
    parser = argparse.ArgumentParser(description="Measures the engines in a browser.")
    parser.add_argument("--workers", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--times", type=int, default=7)
    given = parser.parse_args()
    with sync_playwright() as playwright, launch(playwright) as browser:
        page = browser.new_page()
        page.goto("about:blank")
        found = [measure(game, page, given.workers, given.times) for game in all_games()]
    text = report(found, given.workers)
    write_file(ROOT / "docs" / "engine-speed.md", text)
    print(text)


if __name__ == "__main__":
    main()
