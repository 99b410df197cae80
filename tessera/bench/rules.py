"""`tessera bench`: how fast the rules run on this machine. A step is one decision of a seat, never an automatic one."""

import json
import os
import platform
import re
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator, Sequence
from dataclasses import asdict, dataclass
from functools import partial
from pathlib import Path
from statistics import median

import numba
import numpy as np
from rich.console import Console
from rich.progress import Progress
from rich.table import Table

from tessera.bots import RandomBot, ask, find_bot, play_out
from tessera.bots.levels import LEVELS, search_parameters
from tessera.bots.think import Budget, think
from tessera.core.errors import BadOption
from tessera.core.game import Game
from tessera.core.match import Match
from tessera.core.registry import find_game, game_names
from tessera.core.text import Text
from tessera.sim.cpu import Batch

RUNS = 3  # each measurement is the median of this many
CPU_MATCHES = 20_000
GPU_MATCHES = 1 << 20
INTERPRETED_MATCHES = 5
SEARCH_ITERATIONS = 500

START = "from tessera.bench.rules import start; start({name!r})"
INTERPRET = "from tessera.bench.rules import print_interpreted; print_interpreted({name!r}, {players})"


@dataclass(frozen=True)
class Measurement:
    """A measured value with its unit."""

    name: str
    value: float
    unit: str


Job = Callable[[], list[Measurement]]


def run(console: Console, text: Text, *, as_json: bool, device: str, names: Sequence[str] | None = None) -> None:
    """Measures everything on a device and prints the results."""
    check_device(device)
    games = [find_game(name) for name in names or game_names()]
    measure(console, text, [job for game in games for job in JOBS[device](game)], as_json=as_json, device=device)


def check_device(device: str) -> None:
    """Refuses a device that nothing can be measured on."""
    if device not in JOBS:
        raise BadOption("bench-wrong-device", device=device)


def measure(console: Console, text: Text, jobs: Sequence[Job], *, as_json: bool, device: str) -> None:
    """Does one measurement after the other, with a bar that says how far it is, and prints the results."""
    measurements: list[Measurement] = []
    with Progress(console=Console(stderr=True), transient=True) as progress:
        for job in progress.track(jobs, description=device):
            measurements += job()
    show(console, text, measurements, as_json=as_json, device=device)


def show(console: Console, text: Text, measurements: Sequence[Measurement], *, as_json: bool, device: str) -> None:
    """Prints measurements as a table or as JSON."""
    if as_json:
        print(
            json.dumps({"results": [asdict(measurement) for measurement in measurements], "machine": machine(device)}, indent=1)
        )
        return
    table = Table(title=text("bench-title"), title_justify="left")
    for heading, side in (("bench-name", "left"), ("bench-value", "right"), ("bench-unit", "left")):
        table.add_column(text(heading), justify="right" if side == "right" else "left")
    for measurement in measurements:
        table.add_row(
            measurement.name,
            f"{measurement.value:,.0f}" if measurement.value >= 100 else f"{measurement.value:.2f}",
            measurement.unit,
        )
    console.print(table)
    console.print(" · ".join(machine(device).values()), style="dim", highlight=False)


def machine(device: str) -> dict[str, str]:
    """The machine and the versions that were measured."""
    info = Path("/proc/cpuinfo")
    model = re.search(r"model name\s*: (.*)", info.read_text()) if info.exists() else None
    gpu = {}
    if device == "cuda":
        from tessera.sim.cuda import gpu_name

        gpu = {"gpu": gpu_name()}
    return gpu | {
        "processor": f"{model[1] if model else platform.processor() or platform.machine()}, {os.cpu_count()} cores",
        "versions": f"Python {platform.python_version()}, NumPy {np.__version__}, Numba {numba.__version__}",
    }


def cpu_jobs(game: Game) -> Iterator[Job]:
    """The measurements on the CPU."""
    cores = os.cpu_count() or 1
    for players in range(game.players[0], game.players[1] + 1):
        yield partial(random_play, game, players, 1, "1core")
        yield partial(random_play, game, players, cores, "allcores")
        yield partial(interpreted, game, players)
        yield partial(single_match, game, players)
        yield partial(searching, game, players)
        yield partial(deciding, game, players)
    yield partial(start_up, game)
    yield lambda: [Measurement(f"state/{game.name}", game.dtype.itemsize, "bytes")]


def random_play(game: Game, players: int, threads: int, cores: str) -> list[Measurement]:
    """Random play of whole matches on CPU threads."""
    seconds, decisions = [], 0
    for turn in range(RUNS + 1):  # the first run compiles, or loads what was compiled
        batch = Batch.deal(game, players, np.arange(CPU_MATCHES) + turn * CPU_MATCHES, threads=threads)
        start = time.perf_counter()
        decisions = batch.play(threads=threads)
        seconds.append(time.perf_counter() - start)
    return rates(f"{game.name}/{players}p/compiled/{cores}", decisions, CPU_MATCHES, median(seconds[1:]))


def rates(name: str, decisions: int, matches: int, seconds: float) -> list[Measurement]:
    """Steps and matches per second."""
    return [
        Measurement(f"steps/{name}", decisions / seconds, "steps/s"),
        Measurement(f"games/{name}", matches / seconds, "games/s"),
    ]


def interpreted(game: Game, players: int) -> list[Measurement]:
    """The same source without the compiler, in a process of its own."""
    output = child(INTERPRET.format(name=game.name, players=players), NUMBA_DISABLE_JIT="1")
    decisions, seconds = json.loads(output)
    return rates(f"{game.name}/{players}p/interpreted/1core", decisions, INTERPRETED_MATCHES, seconds)


def print_interpreted(name: str, players: int) -> None:
    """Runs in that process."""
    batch = Batch.deal(find_game(name), players, np.arange(INTERPRETED_MATCHES))
    start = time.perf_counter()
    decisions = batch.play()
    print(json.dumps([decisions, time.perf_counter() - start]))


def single_match(game: Game, players: int) -> list[Measurement]:
    """A match as the server plays it: every move with its events, and a replay of the whole match from its actions."""
    source = play_out(Match.new(game, players=players, seed=1), RandomBot())
    plays, replays = [], []
    for _ in range(RUNS + 1):
        match = source.fork(0)
        start = time.perf_counter()
        for action in source.actions:
            match.play_action(action)
        plays.append((time.perf_counter() - start) / len(source.actions))
        start = time.perf_counter()
        match.rewind(len(source.actions))  # deals again, and plays every action
        replays.append(time.perf_counter() - start)
    return [
        Measurement(f"play/{game.name}/{players}p", median(plays[1:]) * 1e6, "µs"),
        Measurement(f"replay/{game.name}/{players}p", median(replays[1:]) * 1e6, "µs"),
    ]


def searching(game: Game, players: int) -> list[Measurement]:
    """Iterations of the bots' search in the positions of a match between greedy ones."""
    match = play_out(Match.new(game, players=players, seed=1), find_bot("greedy"))
    positions = [match.fork(count) for count in range(0, len(match.actions), 8)]
    budget, parameters, seconds = Budget(iterations=SEARCH_ITERATIONS), search_parameters(game), []
    for _ in range(RUNS + 1):
        start = time.perf_counter()
        for position in positions:
            think(game, position.state, position.seat or 0, 1, parameters, budget)
        seconds.append(time.perf_counter() - start)
    rate = len(positions) * SEARCH_ITERATIONS / median(seconds[1:])
    return [Measurement(f"search/{game.name}/{players}p/1core", rate, "iterations/s")]


def deciding(game: Game, players: int) -> list[Measurement]:
    """The time that each level takes for a decision against bots of its level: the median and the longest."""
    measurements = []
    for level in LEVELS:
        bot, match, seconds = find_bot(level), Match.new(game, players=players, seed=1), []
        ask(bot, match)  # compiles, or loads what was compiled
        while not match.is_over:
            start = time.perf_counter()
            action = ask(bot, match)
            seconds.append(time.perf_counter() - start)
            match.play_action(action)
        name = f"decide/{game.name}/{players}p/{level}"
        measurements += [
            Measurement(f"{name}/median", median(seconds) * 1e3, "ms"),
            Measurement(f"{name}/longest", max(seconds) * 1e3, "ms"),
        ]
    return measurements


def start_up(game: Game) -> list[Measurement]:
    """The time from starting Python to the first move of a match, with an empty cache and with a filled one."""
    with tempfile.TemporaryDirectory() as folder:
        seconds = []
        for _ in range(RUNS + 1):
            start = time.perf_counter()
            child(START.format(name=game.name), TESSERA_CACHE_DIR=folder)
            seconds.append(time.perf_counter() - start)
    return [Measurement(f"compile/{game.name}", seconds[0], "s"), Measurement(f"start/{game.name}", median(seconds[1:]), "s")]


def start(name: str) -> None:
    """Runs in that process: deals, views, plays and simulates."""
    game = find_game(name)
    match = Match.new(game, players=game.players[0], seed=1)
    match.view(match.seat)
    match.play(match.legal_moves()[0])
    Batch.deal(game, game.players[0], np.arange(1)).play()


def child(code: str, **environment: str) -> str:
    """Runs Python code in another process and returns its output."""
    done = subprocess.run(
        [sys.executable, "-c", code], env={**os.environ, **environment}, check=True, capture_output=True, text=True
    )
    return done.stdout


def cuda_jobs(game: Game) -> Iterator[Job]:
    """The measurements on a GPU."""
    try:
        from tessera.sim import cuda
    except ImportError as error:
        raise BadOption("bench-no-gpu", why=str(error)) from error
    if not cuda.has_gpu():
        raise BadOption("bench-no-gpu", why="CUDA")
    for players in range(game.players[0], game.players[1] + 1):
        yield partial(gpu_play, game, players)


def gpu_play(game: Game, players: int) -> list[Measurement]:
    """Random play of whole matches on the GPU; compiling is measured separately."""
    from tessera.sim.cuda import DeviceBatch

    seconds, decisions, compiling = [], 0, 0.0
    for turn in range(RUNS):
        seeds = np.arange(GPU_MATCHES) + turn * GPU_MATCHES
        batch = DeviceBatch(Batch.deal(game, players, seeds, threads=os.cpu_count() or 1))
        start = time.perf_counter()
        batch.play(limit=0)
        compiling = max(compiling, time.perf_counter() - start)
        start = time.perf_counter()
        batch.play()
        seconds.append(time.perf_counter() - start)
        decisions = int(batch.fetch().decisions.sum())
    name = f"{game.name}/{players}p"
    return [
        *rates(f"{name}/compiled/cuda", decisions, GPU_MATCHES, median(seconds)),
        Measurement(f"compile/{name}/cuda", compiling, "s"),
    ]


JOBS = {"cpu": cpu_jobs, "cuda": cuda_jobs}
