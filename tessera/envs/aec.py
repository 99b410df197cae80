"""PettingZoo's interface: the seats of one match take turns (`AECEnv`)."""

from typing import Any

import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv

from tessera.core.game import Game
from tessera.core.match import Match
from tessera.core.options import Options
from tessera.core.registry import find_game

from . import stepping
from .cpu import layouts_of
from .drawing import drawing, picture


class MatchEnv(AECEnv):  # type: ignore[misc]
    """One match. The reward of a seat is its share of the victory, at the end of the match.

    An observation is what a seat knows, and the mask of its legal actions, which is all zeros for a seat that is not to act.
    """

    metadata = {"name": "tessera", "render_modes": ["ansi", "rgb_array"], "is_parallelizable": False, "render_fps": 1}  # noqa: RUF012 (PettingZoo's own way)

    def __init__(
        self, game: str | Game, players: int | None = None, options: Options | None = None, render_mode: str | None = None
    ) -> None:
        super().__init__()
        self.game = find_game(game) if isinstance(game, str) else game
        self.players = players or self.game.players[0]
        self.options, self.render_mode = options or {}, render_mode
        self.game.check_players(self.players)
        self.layout, _ = layouts_of(self.game)
        self.metadata = {**self.metadata, "name": f"tessera/{self.game.name}-v0"}
        self.possible_agents = [f"seat_{seat}" for seat in range(self.players)]
        view = spaces.Dict(
            {
                "observation": spaces.Box(-127, 127, (self.layout.size,), np.int8),
                "action_mask": spaces.Box(0, 1, (len(self.game.moves),), np.int8),
            }
        )
        self.observation_spaces = dict.fromkeys(self.possible_agents, view)
        self.action_spaces = {agent: spaces.Discrete(len(self.game.moves)) for agent in self.possible_agents}
        self.scratch = np.zeros(getattr(self.game.observation, "SCRATCH_SIZE", 1), dtype=np.float32)
        self.seeds = np.random.default_rng()

    def observation_space(self, agent: str) -> Any:
        """What a seat may see."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        """All moves of the game."""
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Deals a match; the same seed deals the same match. Its options are chosen when the environment is made."""
        if seed is not None:
            self.seeds = np.random.default_rng(seed)
        self.match = Match.new(self.game, players=self.players, seed=int(self.seeds.integers(2**62)), options=self.options)
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.possible_agents[self.match.seat or 0]

    def observe(self, agent: str) -> dict[str, np.ndarray]:
        """What a seat knows now."""
        seat, mask = self.possible_agents.index(agent), np.zeros(len(self.game.moves), dtype=np.int8)
        entries = np.zeros(self.layout.size, dtype=np.int8)
        self.game.compile(stepping).observe(self.match.state, seat, entries, self.scratch)
        if self.match.seat == seat:
            mask[self.match.legal_actions()] = 1
        return {"observation": entries, "action_mask": mask}

    def step(self, action: int | None) -> None:
        """Plays an action of the seat to act."""
        if self.terminations[self.agent_selection]:
            self._was_dead_step(action)
            return
        self._cumulative_rewards[self.agent_selection] = 0.0
        self._clear_rewards()
        self.match.play_action(int(action if action is not None else -1))
        result = self.match.result()
        if result is None:
            self.agent_selection = self.possible_agents[self.match.seat or 0]
        else:
            self.rewards = dict(zip(self.agents, result.shares, strict=True))
            self.terminations = dict.fromkeys(self.agents, True)
            self.infos = {agent: {"points": points} for agent, points in zip(self.agents, result.points, strict=True)}
            self.agent_selection = self.agents[0]
        self._accumulate_rewards()

    def render(self) -> Any:
        """The position as the terminal draws it, from the seat to act: as text or as an image."""
        if self.render_mode == "ansi":
            return drawing(self.match)
        return picture(self.match) if self.render_mode == "rgb_array" else None

    def close(self) -> None:
        """Nothing is open."""
