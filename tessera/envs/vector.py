"""Gymnasium's vector interface: many matches side by side, each with whichever seat is to act."""

from typing import Any

import numpy as np
from gymnasium import spaces
from gymnasium.vector import AutoresetMode, VectorEnv

from tessera.core.game import Game
from tessera.core.options import Options
from tessera.core.registry import find_game

from .cpu import BatchEnv


class MatchVectorEnv(VectorEnv[Any, Any, Any]):
    """Matches for self-play: an action is that of the seat to act, whose observation is what `reset` or `step` returned.

    A step's reward is for the seat that acted: its share of the victory if that ended the match, else 0. `infos` tells the seat
    to act and, of the matches that have ended, the shares and points of all seats. Such a match is dealt again in the same step.
    """

    metadata = {"render_modes": [], "autoreset_mode": AutoresetMode.SAME_STEP}  # noqa: RUF012 (Gymnasium's own way)

    def __init__(
        self,
        num_envs: int = 1,
        game: str | Game = "",
        players: int | None = None,
        options: Options | None = None,
        threads: int = 1,
    ) -> None:
        """Without options, matches are dealt with any that their players may choose."""
        self.game = find_game(game) if isinstance(game, str) else game
        self.num_envs = num_envs
        players = players or self.game.players[0]
        self.batch = BatchEnv(self.game, [players] * num_envs, 0, options, threads=threads)
        self.single_action_space = spaces.Discrete(len(self.game.moves))
        self.single_observation_space = spaces.Dict(
            {
                "observation": spaces.Box(-127, 127, (self.batch.layout.size,), np.int8),
                "action_mask": spaces.Box(0, 1, (len(self.game.moves),), np.int8),
            }
        )
        self.action_space = spaces.MultiDiscrete(np.full(num_envs, len(self.game.moves)))
        self.observation_space = spaces.Dict(
            {
                "observation": spaces.Box(-127, 127, self.batch.observation.shape, np.int8),
                "action_mask": spaces.Box(0, 1, self.batch.legal.shape, np.int8),
            }
        )
        self.never = np.zeros(num_envs, dtype=np.bool_)
        self.seeds = np.random.default_rng()

    def reset(self, *, seed: Any = None, options: dict[str, Any] | None = None) -> tuple[dict[str, np.ndarray], dict[str, Any]]:
        """Deals all matches; the same seed deals the same matches."""
        if seed is not None:
            self.seeds = np.random.default_rng(seed)
        self.batch.reset(int(self.seeds.integers(2**62)))
        return self.seen(), {"seat": self.batch.seat.copy()}

    def step(self, actions: Any) -> tuple[dict[str, np.ndarray], np.ndarray, np.ndarray, np.ndarray, dict[str, Any]]:
        """Plays an action in every match."""
        batch = self.batch
        acted = batch.seat.copy()
        batch.step(np.asarray(actions, dtype=np.int64))
        over = batch.is_over.astype(np.bool_)
        rewards = np.where(over, batch.shares[batch.rows, acted], 0.0)
        infos = {"seat": batch.seat.copy(), "shares": batch.shares.copy(), "points": batch.points.copy(), "_shares": over}
        return self.seen(), rewards, over, self.never.copy(), infos

    def seen(self) -> dict[str, np.ndarray]:
        """What the seats to act see."""
        return {"observation": self.batch.observation.copy(), "action_mask": (self.batch.legal > 0).view(np.int8)}

    def close_extras(self, **kwargs: Any) -> None:
        """Nothing is open."""
