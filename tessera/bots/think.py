"""Thinking about a position: runs the compiled search, in one tree or in several in parallel."""

import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from typing import Any

import numpy as np

from tessera.core.compile.random import new_generator
from tessera.core.game import Game
from tessera.core.state import State

from . import search, values
from .weights import weights_of
from .workspace import SearchParameters, Workspace, new_workspace

CHUNK = 64  # iterations between two looks at the clock
MOST_NODES = 200_000  # of a tree without a limit of iterations


@dataclass(frozen=True)
class Budget:
    """When to stop: after so many iterations in total or when the time is up, whichever comes first."""

    iterations: int | None = None
    seconds: float | None = None
    trees: int = 1  # searched in parallel, each on a core of its own if there are enough; their visits are summed


@dataclass(frozen=True)
class MoveEvaluation:
    """What a search found out about a move."""

    action: int
    visits: int
    chances: tuple[float, ...]  # to win, by seat
    points: tuple[float, ...]  # expected at the end, by seat


@dataclass(frozen=True)
class Evaluation:
    """What a search found out about a position, and about each move that it tried, the best first."""

    iterations: int
    chances: tuple[float, ...]
    points: tuple[float, ...]
    moves: tuple[MoveEvaluation, ...]


def think(
    game: Game,
    state: State,
    seat: int,
    seed: int,
    parameters: SearchParameters,
    budget: Budget,
    *,
    awareness: float = 1.0,
    overlook_rate: float = 0.0,
    only: int | None = None,
    on_progress: Callable[[float], None] | None = None,
) -> Evaluation:
    """Searches from what a seat knows of a position; without a time limit, the same seed gives the same evaluation.

    A lower `awareness` and a higher `overlook_rate` cause human errors: misjudged features, and actions not considered.
    With `only`, the search considers that action alone. `on_progress` receives the used share of the budget, from 0 to 1.
    """
    assert budget.iterations or budget.seconds, "a search needs a limit"
    seeds = np.random.SeedSequence(seed).generate_state(budget.trees + 1, np.uint64).tolist()
    overlooked = np.random.default_rng(seeds[-1]).random(len(game.moves)) < overlook_rate
    if only is not None:
        overlooked = np.arange(len(game.moves)) != only
    nodes = 1 + min(-(-(budget.iterations or MOST_NODES) // budget.trees), MOST_NODES)
    workspaces = []
    for _ in range(budget.trees):
        workspace = new_workspace(game, weights_of(game, int(state.players)), nodes, awareness)
        workspace.root[0] = state
        workspace.overlooked[:] = overlooked
        workspaces.append(workspace)
    grow = TreeSearch(game, seat, parameters, budget, time.monotonic(), on_progress or (lambda share: None))
    if budget.trees == 1:
        grow(workspaces[0], seeds[0])
    else:
        with ThreadPoolExecutor(budget.trees) as pool:
            list(pool.map(grow, workspaces, seeds[:-1]))
    return combine(workspaces, int(state.players))


@dataclass(frozen=True)
class TreeSearch:
    """Grows a tree in its workspace until its share of the budget is used."""

    game: Game
    seat: int
    parameters: SearchParameters
    budget: Budget
    started: float
    on_progress: Callable[[float], None]

    def __call__(self, workspace: Workspace, seed: int) -> None:
        """Grows one tree."""
        run = self.game.compile(values, search).search
        generator, used, done = new_generator(seed), 1, 0
        while (count := self.next_chunk(done)) > 0:
            used = run(self.seat, used, count, self.parameters, generator, workspace)
            done += count
            self.on_progress(self.used_share(done))

    def next_chunk(self, done: int) -> int:
        """The number of iterations before the next look at the clock; 0 if the budget is used."""
        if self.budget.seconds is not None and time.monotonic() - self.started >= self.budget.seconds and done:
            return 0
        return CHUNK if self.budget.iterations is None else min(CHUNK, self.budget.iterations // self.budget.trees - done)

    def used_share(self, done: int) -> float:
        """The used share of the budget, from 0 to 1."""
        iterations = done * self.budget.trees / self.budget.iterations if self.budget.iterations else 0
        seconds = (time.monotonic() - self.started) / self.budget.seconds if self.budget.seconds else 0
        return min(max(iterations, seconds), 1.0)


def combine(workspaces: list[Workspace], players: int) -> Evaluation:
    """The sum of what all trees have found out."""
    sums: dict[int, Any] = {}
    for workspace in workspaces:
        child = workspace.nodes[0].child
        while child > 0:
            node = workspace.nodes[child]
            before = sums.get(int(node.action), (0, 0, 0))
            sums[int(node.action)] = (before[0] + int(node.visits), before[1] + node.chance, before[2] + node.points)
            child = node.sibling
    moves = [
        MoveEvaluation(action, visits, mean(chance, visits, players), mean(points, visits, players))
        for action, (visits, chance, points) in sums.items()
    ]
    moves.sort(key=lambda move: (-move.visits, move.action))
    roots = [workspace.nodes[0] for workspace in workspaces]
    visits = sum(int(root.visits) for root in roots)
    chances = mean(sum(root.chance for root in roots), visits, players)
    points = mean(sum(root.points for root in roots), visits, players)
    return Evaluation(visits, chances, points, tuple(moves))


def mean(total: Any, visits: int, players: int) -> tuple[float, ...]:
    """The mean over the visits, for the seats in play."""
    return tuple(float(value) / visits for value in total[:players])
