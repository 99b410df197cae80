"""Yardsticks: how a network does against others while it learns."""

from collections.abc import Callable
from typing import Any, NamedTuple

import torch
from torch import Tensor

from tessera.core.game import Game

from .matches import new_env
from .network import Network

Player = Callable[[Tensor, Tensor], Tensor]  # from observations and legal actions to logits
CERTAIN = 1e3  # times as large, logits leave no choice but the best
LOOK_EVERY = 16  # steps between two looks at whether all matches are over


class Result(NamedTuple):
    """The share of victories of one seat against the others, with half the width of its 95 % interval, and the mean points."""

    share: float
    margin: float
    points: float
    rival_points: float


def anybody(observation: Tensor, legal: Tensor) -> Tensor:
    """A player who chooses any legal action."""
    return torch.zeros_like(legal, dtype=torch.float32)


def hinted(observation: Tensor, legal: Tensor) -> Tensor:
    """A player who follows the hints of a game."""
    return legal.float() * CERTAIN


def best_of(network: Network) -> Player:
    """A player who chooses what a network likes best."""

    @torch.no_grad()
    def logits(observation: Tensor, legal: Tensor) -> Any:
        with torch.autocast("cuda", torch.bfloat16, enabled=observation.is_cuda):
            return network(observation, legal)[0] * CERTAIN

    player: Player = logits
    return player


def compare(game: Game, player: Player, rival: Player, players: int, matches: int, seed: int, device: str) -> Result:
    """Plays matches of one player against the rival on all other seats, with any options."""
    env = new_env(game, [players] * matches, seed, device)
    own = torch.arange(matches, device=device) % players
    shares, points = torch.zeros_like(env.shares), torch.zeros_like(env.points)
    open_ = torch.ones(matches, dtype=torch.bool, device=device)
    steps = 0
    while steps % LOOK_EVERY or bool(open_.any()):
        looked = env.observation, env.legal
        env.sample(torch.where((env.seat == own)[:, None], player(*looked), rival(*looked)))
        env.step(env.actions)
        ended = open_ & (env.is_over > 0)
        shares[ended], points[ended] = env.shares[ended], env.points[ended]
        open_ &= ~ended
        steps += 1
    share, mine = shares.gather(1, own[:, None])[:, 0], points.gather(1, own[:, None])[:, 0]
    others = (points[:, :players].sum(1) - mine) / (players - 1)
    margin = 1.96 * float(share.std()) / matches**0.5
    return Result(float(share.mean()), margin, float(mine.mean()), float(others.mean()))
