"""`tessera bench envs`: how fast environments step on this machine, beside those of other libraries where they are installed.

A step is one decision, with the observation, the mask and the reward that it leads to, and a new match after the end. On the CPU
only the time inside the environment counts; on a GPU, choosing the action counts as well.
"""

import os
import time
from collections.abc import Callable, Iterator, Sequence
from functools import partial
from importlib.util import find_spec
from statistics import median
from typing import Any

import numpy as np
from rich.console import Console

from tessera.core.errors import BadOption
from tessera.core.game import Game
from tessera.core.registry import find_game
from tessera.core.text import Text
from tessera.envs import playable
from tessera.envs.aec import MatchEnv
from tessera.envs.vector import MatchVectorEnv

from .rules import RUNS, Job, Measurement, check_device, measure

MATCHES, STEPS = 1024, 200  # side by side, and of each in a run
SINGLE_STEPS = 2_000  # of one match after the other
GPU_MATCHES, GPU_STEPS = 1 << 17, 50
WIDTH = 512  # of both layers of the policy
OTHERS = {"pettingzoo": ("connect_four_v3", "tictactoe_v3"), "pgx": ("connect_four", "tic_tac_toe")}


def run(console: Console, text: Text, *, as_json: bool, device: str, names: Sequence[str] | None = None) -> None:
    """Measures everything on a device and prints the results."""
    check_device(device)
    games = [find_game(name) for name in names or playable()]
    jobs = [job for game in games for job in JOBS[device](game)]
    if device == "cpu":
        jobs += other_jobs()
    measure(console, text, jobs, as_json=as_json, device=device)


def cpu_jobs(game: Game) -> Iterator[Job]:
    """The measurements of a game on the CPU."""
    for players in range(game.players[0], game.players[1] + 1):
        yield partial(vector_steps, game, players, 1, "1core")
        yield partial(vector_steps, game, players, os.cpu_count() or 1, "allcores")
        yield partial(single_steps, f"{game.name}/{players}p/pettingzoo", partial(MatchEnv, game, players))


def steps_per_second(name: str, one_run: Callable[[], float]) -> list[Measurement]:
    """The median of several runs, after one that compiles or loads what was compiled."""
    rates = [one_run() for _ in range(RUNS + 1)]
    return [Measurement(f"envs/{name}", median(rates[1:]), "steps/s")]


def vector_steps(game: Game, players: int, threads: int, cores: str) -> list[Measurement]:
    """Gymnasium's vector environment."""
    env = MatchVectorEnv(MATCHES, game, players, threads=threads)
    env.reset(seed=1)
    anything = np.zeros(env.batch.legal.shape, dtype=np.float32)

    def one_run() -> float:
        seconds = 0.0
        for _ in range(STEPS):
            env.batch.sample(anything)
            actions = env.batch.actions.copy()
            start = time.perf_counter()
            env.step(actions)
            seconds += time.perf_counter() - start
        return MATCHES * STEPS / seconds

    return steps_per_second(f"{game.name}/{players}p/vector/{cores}", one_run)


def single_steps(name: str, new_env: Callable[[], Any]) -> list[Measurement]:
    """An environment of PettingZoo: a match at a time, its seats in turn."""
    env, rng = new_env(), np.random.default_rng(1)
    env.reset(seed=1)

    def one_run() -> float:
        seconds, steps = 0.0, 0
        while steps < SINGLE_STEPS:
            start = time.perf_counter()
            seen, _, is_over, is_cut_off, _ = env.last()
            seconds += time.perf_counter() - start
            action = None if is_over or is_cut_off else int(rng.choice(np.flatnonzero(seen["action_mask"])))
            start = time.perf_counter()
            if action is None:
                env.reset()
            else:
                env.step(action)
            seconds += time.perf_counter() - start
            steps += action is not None
        return steps / seconds

    return steps_per_second(f"{name}/1core", one_run)


def other_jobs() -> Iterator[Job]:
    """The same of other libraries' games, which are much simpler, where they are installed."""
    if find_spec("pygame"):  # PettingZoo's own games need it
        from importlib import import_module

        for name in OTHERS["pettingzoo"]:
            new_env = import_module(f"pettingzoo.classic.{name}").raw_env
            yield partial(single_steps, f"other/{name}/pettingzoo", new_env)
    if find_spec("pgx"):
        for name in OTHERS["pgx"]:
            yield partial(pgx_steps, name)


def pgx_steps(name: str) -> list[Measurement]:
    """A game of pgx, whose compiler uses all cores by itself."""
    import jax
    import pgx
    from pgx.experimental.wrappers import auto_reset

    game = pgx.make(name)
    step = jax.jit(jax.vmap(auto_reset(game.step, game.init)))
    choose = jax.jit(lambda key, mask: jax.random.categorical(key, jax.numpy.where(mask, 0.0, -jax.numpy.inf)))
    keys = iter(jax.random.split(jax.random.PRNGKey(1), 2 * STEPS * (RUNS + 1) + 1))
    state = jax.jit(jax.vmap(game.init))(jax.random.split(next(keys), MATCHES))

    def one_run() -> float:
        nonlocal state
        seconds = 0.0
        for _ in range(STEPS):
            actions, many = choose(next(keys), state.legal_action_mask), jax.random.split(next(keys), MATCHES)
            jax.block_until_ready((actions, many))
            start = time.perf_counter()
            state = jax.block_until_ready(step(state, actions, many))
            seconds += time.perf_counter() - start
        return MATCHES * STEPS / seconds

    return steps_per_second(f"other/{name}/pgx/allcores", one_run)


def cuda_jobs(game: Game) -> Iterator[Job]:
    """The measurements of a game on a GPU."""
    try:
        import torch

        from tessera.envs import cuda  # noqa: F401 (it needs more than PyTorch)
    except ImportError as error:
        raise BadOption("bench-no-gpu", why=str(error)) from error
    if not torch.cuda.is_available():
        raise BadOption("bench-no-gpu", why="CUDA")
    for players in range(game.players[0], game.players[1] + 1):
        yield partial(gpu_steps, game, players, "random", with_policy=False)
        yield partial(gpu_steps, game, players, "policy", with_policy=True)


def gpu_steps(game: Game, players: int, chosen: str, *, with_policy: bool) -> list[Measurement]:
    """Matches on a GPU: random actions, or those that a network of two layers samples from what it sees."""
    import torch
    from torch import nn

    from tessera.envs.cuda import DeviceEnv

    env = DeviceEnv(game, [players] * GPU_MATCHES, 1)
    actions = env.legal.shape[1]
    layers = nn.Linear(env.observation.shape[1], WIDTH), nn.ReLU(), nn.Linear(WIDTH, WIDTH), nn.ReLU(), nn.Linear(WIDTH, actions)
    policy = nn.Sequential(*layers).to("cuda", torch.bfloat16)
    logits = torch.zeros(env.legal.shape, device="cuda")

    @torch.no_grad()
    def one_run() -> float:
        torch.cuda.synchronize()
        start = time.perf_counter()
        for _ in range(GPU_STEPS):
            if with_policy:
                logits.copy_(policy(env.observation.to(torch.bfloat16)))
            env.sample(logits)
            env.step(env.actions)
        torch.cuda.synchronize()
        return GPU_MATCHES * GPU_STEPS / (time.perf_counter() - start)

    return steps_per_second(f"{game.name}/{players}p/{chosen}/cuda", one_run)


JOBS = {"cpu": cpu_jobs, "cuda": cuda_jobs}
