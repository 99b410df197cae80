"""Batches of matches on CPU threads: the compiled rules release the GIL."""

from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from typing import Any

import numpy as np

from tessera.core.game import Game
from tessera.core.options import Options

from . import random_play

FOREVER = np.iinfo(np.int64).max


@dataclass
class Batch:
    """Many matches of one game, each with the generator of its random player and the number of decisions so far."""

    game: Game
    states: np.ndarray
    generators: np.ndarray
    decisions: np.ndarray

    @classmethod
    def deal(cls, game: Game, players: int, seeds: np.ndarray, options: Options | None = None, threads: int = 1) -> "Batch":
        """Deals a match for every seed; its random player continues with the generator that dealt it."""
        game.check_players(players)
        generators = np.array(seeds, dtype=np.uint64).reshape(-1, 1)
        states = game.new_states(len(generators), players, game.read_options(players, options or {}))
        batch = cls(game, states, generators, np.zeros(len(generators), dtype=np.int64))
        deal_batch = game.compile(random_play).deal_batch
        batch.share(threads, lambda first, last: deal_batch(batch.states, batch.generators, first, last))
        return batch

    def play(self, limit: int = FOREVER, threads: int = 1) -> int:
        """Plays up to `limit` random decisions in every match; returns the total number."""
        play_batch = self.game.compile(random_play).play_batch
        before = int(self.decisions.sum())
        self.share(
            threads,
            lambda first, last: play_batch(self.states, self.generators, self.decisions, self.game.buffer(), first, last, limit),
        )
        return int(self.decisions.sum()) - before

    def share(self, threads: int, work: Any) -> None:
        """Divides the matches evenly among threads."""
        bounds = np.linspace(0, len(self.states), threads + 1).astype(int).tolist()
        with ThreadPoolExecutor(threads) as pool:
            list(pool.map(work, bounds[:-1], bounds[1:]))
