"""Yardsticks: how a network does against others while it learns."""

import os
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any, NamedTuple

import numpy as np
import torch
from torch import Tensor

from tessera.arena.standings import Interval, wilson
from tessera.bots import greedy as greedy_code
from tessera.bots import values
from tessera.bots.weights import weights_of
from tessera.bots.workspace import new_workspace
from tessera.core.compile.random import new_generator
from tessera.core.game import Game

from .matches import new_env
from .network import CERTAIN, Network

Player = Callable[[Any, Tensor], Tensor]  # from matches, and in which of them it decides, to logits of all actions
LOOK_EVERY = 16  # steps between two looks at whether all matches are over


class Result(NamedTuple):
    """The share of the victories that one seat wins against the others, and the mean points."""

    share: float
    matches: int
    points: float
    rival_points: float

    @property
    def interval(self) -> Interval:
        """The 95 % interval of the share."""
        return wilson(self.share, self.matches)


def anybody(env: Any, deciding: Tensor) -> Tensor:
    """A player who chooses any legal action."""
    return torch.zeros_like(env.legal, dtype=torch.float32)


def best_of(network: Network) -> Player:
    """A player who chooses what a network likes best."""

    @torch.no_grad()
    def logits(env: Any, deciding: Tensor) -> Any:
        with torch.autocast("cuda", torch.bfloat16, enabled=env.observation.is_cuda):
            return network(env.observation, env.legal)[0] * CERTAIN

    player: Player = logits
    return player


def greedy(game: Game, players: int, seed: int) -> Player:
    """The bot `greedy` in matches with so many players; it thinks on the CPU, wherever the matches are."""
    threads = os.cpu_count() or 1
    spaces = [new_workspace(game, weights_of(game, players)) for _ in range(threads)]
    generators = [new_generator(seed + number) for number in range(threads)]
    choose, pool = game.compile(values, greedy_code).choose_all, ThreadPoolExecutor(threads)

    def logits(env: Any, deciding: Tensor) -> Tensor:
        states, rows = env.host_states(), np.array_split(np.flatnonzero(deciding.cpu().numpy()), threads)
        actions = np.zeros(len(states), dtype=np.int64)
        list(pool.map(lambda *own: choose(states, own[0], own[1], actions, own[2]), rows, generators, spaces))
        chosen = torch.from_numpy(actions).to(env.legal.device)
        return torch.zeros_like(env.legal, dtype=torch.float32).scatter_(1, chosen[:, None], CERTAIN)

    return logits


def compare(game: Game, player: Player, rival: Player, players: int, matches: int, seed: int, device: str) -> Result:
    """Plays matches of one player against the rival on all other seats, with any options."""
    env = new_env(game, [players] * matches, seed, device)
    own = torch.arange(matches, device=device) % players
    shares, points = torch.zeros_like(env.shares), torch.zeros_like(env.points)
    is_open = torch.ones(matches, dtype=torch.bool, device=device)
    steps = 0
    while steps % LOOK_EVERY or bool(is_open.any()):
        is_own = env.seat == own
        env.sample(torch.where(is_own[:, None], player(env, is_own & is_open), rival(env, ~is_own & is_open)))
        env.step(env.actions)
        ended = is_open & (env.is_over > 0)
        shares[ended], points[ended] = env.shares[ended], env.points[ended]
        is_open &= ~ended
        steps += 1
    share, mine = shares.gather(1, own[:, None])[:, 0], points.gather(1, own[:, None])[:, 0]
    others = (points[:, :players].sum(1) - mine) / (players - 1)
    return Result(float(share.mean()), matches, float(mine.mean()), float(others.mean()))
