"""Batches of matches that are stepped together on CPU threads. Compiled code writes whatever a player sees into arrays."""

from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import numpy as np

from tessera.core.compile.observation import Layout
from tessera.core.game import Game
from tessera.core.options import Options, every_choice

from . import stepping

NOTHING = Layout([])


class IllegalAction(ValueError):
    """An action that is not legal; no match of the batch has been stepped."""


def blanks_of(game: Game, players: Sequence[int], options: Options | None) -> tuple[np.ndarray, np.ndarray]:
    """Blank states with options for every number of players, and for each match where its own begin and how many there are.

    Without options, a match is dealt with any that its players may choose.
    """
    chosen = {
        count: every_choice(game.options, count) if options is None else [game.read_options(count, options)]
        for count in sorted(set(players))
    }
    every = [(count, each) for count, many in chosen.items() for each in many]
    blanks = game.blank(len(every))  # not `np.concatenate`, which changes the alignment of records
    for number, (count, each) in enumerate(every):
        game.prepare(blanks[number], count, each)
    first = {count: [other for other, _ in every].index(count) for count in chosen}
    return blanks, np.array([(first[count], len(chosen[count])) for count in players], dtype=np.int64)


def layouts_of(game: Game) -> tuple[Layout, Layout]:
    """What a game shows to its players, and what it hides from them."""
    return getattr(game.observation, "LAYOUT", NOTHING), getattr(game.observation, "HIDDEN", NOTHING)


class BatchEnv:
    """Many matches of one game, each waiting for a decision; one that ends is dealt again at once.

    The arrays are the environment's own and change with every step; each has a row for every match.
    """

    def __init__(
        self,
        game: Game,
        players: Sequence[int],
        seed: int,
        options: Options | None = None,
        *,
        opening: int = 0,
        threads: int = 1,
    ) -> None:
        """Deals a match for every number of players; with an `opening`, matches start after up to so many random decisions."""
        for count in set(players):
            game.check_players(count)
        matches, seats = len(players), game.players[1]
        self.game, self.opening = game, opening
        self.layout, self.hidden_layout = layouts_of(game)
        self.blanks, self.kinds = blanks_of(game, players, options)
        self.states = game.blank(matches)
        self.rows = np.arange(matches)
        self.players = np.array(players, dtype=np.int32)
        self.seat = np.zeros(matches, dtype=np.int32)  # to act
        self.observation = np.zeros((matches, self.layout.size), dtype=np.int8)  # what that seat sees
        self.hidden = np.zeros((matches, self.hidden_layout.size), dtype=np.int8)  # what it does not see
        self.legal = np.zeros((matches, len(game.moves)), dtype=np.int8)  # 1 and a hint for each legal action
        self.is_over = np.zeros(matches, dtype=np.int8)  # 1 if the last step ended a match, whose outcome is in:
        self.shares = np.zeros((matches, seats), dtype=np.float32)  # each seat's share of the victory
        self.points = np.zeros((matches, seats), dtype=np.float32)
        self.actions = np.zeros(matches, dtype=np.int64)  # what `sample` has chosen
        self.probabilities = np.zeros(matches, dtype=np.float32)  # and how likely that was
        self.code = game.compile(stepping)
        self.pool = ThreadPoolExecutor(threads) if threads > 1 else None
        self.buffers = [self.new_buffers() for _ in range(threads)]
        self.bounds = np.linspace(0, matches, threads + 1).astype(int).tolist()  # where the matches of each thread begin
        self.reset(seed)

    def __len__(self) -> int:
        return len(self.states)

    @property
    def views(self) -> tuple[np.ndarray, ...]:
        """What a step writes for the seat to act."""
        return self.seat, self.observation, self.hidden, self.legal

    def reset(self, seed: int) -> None:
        """Deals all matches; the same seed deals the same matches."""
        self.generators = np.random.SeedSequence(seed).generate_state(len(self), np.uint64).reshape(-1, 1)
        self.is_over[:] = 0
        self.share(
            lambda buffers, first, last: self.code.open_batch(
                self.states, self.generators, self.blanks, self.kinds, self.opening, self.views, buffers, first, last
            )
        )

    def step(self, actions: np.ndarray) -> None:
        """Plays an action in every match and goes on to its next decision, or to that of a new match."""
        chosen = self.legal[self.rows, actions]
        if not chosen.all():
            number = int(np.argmin(chosen))
            raise IllegalAction(f"match {number}: '{self.game.texts[actions[number]]}' is not legal")
        results = self.is_over, self.shares, self.points
        self.share(
            lambda buffers, first, last: self.code.step_batch(
                self.states, self.generators, self.blanks, self.kinds, actions, results, self.views, buffers, first, last
            )
        )

    def sample(self, logits: np.ndarray) -> None:
        """Chooses a legal action in every match by its logits, into `actions` and `probabilities`."""
        self.share(
            lambda buffers, first, last: self.code.sample_batch(
                self.states, self.generators, logits, self.actions, self.probabilities, buffers, first, last
            )
        )

    def share(self, work: Any) -> None:
        """Divides the matches evenly among threads."""
        if self.pool is None:
            work(self.buffers[0], 0, len(self))
        else:
            list(self.pool.map(work, self.buffers, self.bounds[:-1], self.bounds[1:]))

    def new_buffers(self) -> tuple[np.ndarray, np.ndarray]:
        """Memory for one thread: a list of actions, and numbers that an observation needs on the way."""
        return self.game.buffer(), np.zeros(getattr(self.game.observation, "SCRATCH_SIZE", 1), dtype=np.float32)
