"""Thinking about a position: the compiled search from Python, in one tree or several side by side."""

import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from typing import Any

import numpy as np

from tessera.core.compile.random import new_generator
from tessera.core.game import Game
from tessera.core.state import State

from . import judge, search
from .desk import Desk, Manner, new_desk
from .weights import weights_of

CHUNK = 64  # iterations between two looks at the clock
MOST_NODES = 200_000  # of a tree whose end only the clock knows


@dataclass(frozen=True)
class Budget:
    """When to stop thinking: after so many iterations in all, or when the time is up, whichever comes first."""

    iterations: int | None = None
    seconds: float | None = None
    trees: int = 1  # searched side by side, each on a core of its own if there are enough; their visits are added up


@dataclass(frozen=True)
class Prospect:
    """What a move promises."""

    action: int
    visits: int
    chances: tuple[float, ...]  # to win, of every seat
    points: tuple[float, ...]  # to expect at the end, of every seat


@dataclass(frozen=True)
class Thought:
    """What a search has come to: the prospects of the position, and of each move that was tried, the best first."""

    iterations: int
    chances: tuple[float, ...]
    points: tuple[float, ...]
    moves: tuple[Prospect, ...]


def think(
    game: Game,
    state: State,
    seat: int,
    seed: int,
    manner: Manner,
    budget: Budget,
    *,
    care: float = 1.0,
    overlooked: float = 0.0,
    only: int | None = None,
    tell: Callable[[float], None] | None = None,
) -> Thought:
    """Searches from what a seat knows of a position; without a time limit the same seed gives the same thought.

    `care` and `overlooked` make it err as people do: by what they miss about a position, and by moves they do not see.
    With `only`, that action is thought about alone. `tell` hears how much of the budget is used, from 0 to 1.
    """
    assert budget.iterations or budget.seconds, "a search needs an end"
    seeds = np.random.SeedSequence(seed).generate_state(budget.trees + 1, np.uint64).tolist()
    unseen = np.random.default_rng(seeds[-1]).random(len(game.moves)) < overlooked
    if only is not None:
        unseen = np.arange(len(game.moves)) != only
    room = 1 + min(-(-(budget.iterations or MOST_NODES) // budget.trees), MOST_NODES)
    desks = []
    for _ in range(budget.trees):
        desk = new_desk(game, weights_of(game, int(state.players)), room, care)
        desk.root[0] = state
        desk.unseen[:] = unseen
        desks.append(desk)
    grow = Growth(game, seat, manner, budget, time.monotonic(), tell or (lambda share: None))
    if budget.trees == 1:
        grow(desks[0], seeds[0])
    else:
        with ThreadPoolExecutor(budget.trees) as pool:
            list(pool.map(grow, desks, seeds[:-1]))
    return conclude(desks, int(state.players))


@dataclass(frozen=True)
class Growth:
    """How a tree grows on its desk, until its share of the budget is used."""

    game: Game
    seat: int
    manner: Manner
    budget: Budget
    begun: float
    tell: Callable[[float], None]

    def __call__(self, desk: Desk, seed: int) -> None:
        """Grows one tree."""
        run = self.game.compile(judge, search).search
        generator, used, done = new_generator(seed), 1, 0
        while (left := self.left(done)) > 0:
            used = run(self.seat, used, left, self.manner, generator, desk)
            done += left
            self.tell(self.share(done))

    def left(self, done: int) -> int:
        """How many iterations to do before the next look at the clock."""
        if self.budget.seconds is not None and time.monotonic() - self.begun >= self.budget.seconds and done:
            return 0
        return CHUNK if self.budget.iterations is None else min(CHUNK, self.budget.iterations // self.budget.trees - done)

    def share(self, done: int) -> float:
        """How much of the budget is used, from 0 to 1."""
        iterations = done * self.budget.trees / self.budget.iterations if self.budget.iterations else 0
        seconds = (time.monotonic() - self.begun) / self.budget.seconds if self.budget.seconds else 0
        return min(max(iterations, seconds), 1.0)


def conclude(desks: list[Desk], players: int) -> Thought:
    """The sum of what all trees have come to."""
    sums: dict[int, Any] = {}
    for desk in desks:
        child = desk.nodes[0].child
        while child > 0:
            node = desk.nodes[child]
            before = sums.get(int(node.action), (0, 0, 0))
            sums[int(node.action)] = (before[0] + int(node.visits), before[1] + node.chance, before[2] + node.points)
            child = node.sibling
    moves = [
        Prospect(action, visits, mean(chance, visits, players), mean(points, visits, players))
        for action, (visits, chance, points) in sums.items()
    ]
    moves.sort(key=lambda move: (-move.visits, move.action))
    visits = sum(int(desk.nodes[0].visits) for desk in desks)
    chances = mean(sum(desk.nodes[0].chance for desk in desks), visits, players)
    points = mean(sum(desk.nodes[0].points for desk in desks), visits, players)
    return Thought(visits, chances, points, tuple(moves))


def mean(total: Any, visits: int, players: int) -> tuple[float, ...]:
    """What was summed over visits, for a visit and for the seats that play."""
    return tuple(float(value) / visits for value in total[:players])
