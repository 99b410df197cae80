"""Gymnasium's interface: one seat of a match, against bots."""

from typing import Any

import gymnasium
import numpy as np
from gymnasium import spaces

from tessera.bots import ask, find_bot
from tessera.core.game import Game
from tessera.core.options import Options

from .aec import MatchEnv


class SeatEnv(gymnasium.Env[Any, Any]):
    """The first seat of a match against bots; its reward at the end is its share of the victory.

    An action that is not legal changes nothing, costs 1, and is told in `info`.
    """

    metadata = {"render_modes": ["ansi", "rgb_array"], "render_fps": 1}  # noqa: RUF012 (Gymnasium's own way)

    def __init__(
        self,
        game: str | Game = "",
        players: int | None = None,
        rival: str = "novice",
        options: Options | None = None,
        render_mode: str | None = None,
    ) -> None:
        self.table, self.rival, self.render_mode = MatchEnv(game, players, options, render_mode), find_bot(rival), render_mode
        self.own = self.table.possible_agents[0]
        self.observation_space = self.table.observation_space(self.own)
        self.action_space = spaces.Discrete(len(self.table.game.moves))

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Any, dict[str, Any]]:
        """Deals a match and plays on to the first decision of the seat."""
        super().reset(seed=seed)
        self.table.reset(seed=int(self.np_random.integers(2**62)))
        self.let_rivals_play()
        return self.table.observe(self.own), {}

    def step(self, action: Any) -> tuple[Any, float, bool, bool, dict[str, Any]]:
        """Plays an action, and the bots' until it is this seat's turn again."""
        if int(action) not in self.table.match.legal_actions():
            return self.table.observe(self.own), -1.0, False, False, {"illegal": self.table.game.texts[int(action)]}
        self.table.step(int(action))
        self.let_rivals_play()
        result = self.table.match.result()
        seen = self.table.observe(self.own)
        if result is None:
            return seen, 0.0, False, False, {}
        return seen, float(result.shares[0]), True, False, {"points": np.array(result.points)}

    def let_rivals_play(self) -> None:
        """Lets the bots play until it is this seat's turn or the match is over."""
        match = self.table.match
        while match.seat is not None and match.seat != 0:
            self.table.step(ask(self.rival, match))

    def render(self) -> Any:
        """The position as the terminal draws it, as text or as an image."""
        return self.table.render()
