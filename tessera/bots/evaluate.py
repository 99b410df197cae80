"""Evaluations for people: the winning chances in a match and the value of each move, from one seat's knowledge."""

from collections.abc import Callable

import numpy as np

from tessera.core.match import Match

from . import known_to
from .levels import search_parameters
from .think import Budget, Evaluation, think

BUDGET = Budget(iterations=4000, seconds=2.0)


def evaluate(
    match: Match,
    seat: int,
    budget: Budget = BUDGET,
    on_progress: Callable[[float], None] | None = None,
    seed: int | None = None,
    only: int | None = None,
) -> Evaluation:
    """Winning chances and expected points of every seat, and the same after each move of the seat to act, the best first.

    It is based on what `seat` knows, whoever is to act. `on_progress` receives the used share of the budget, from 0 to 1.
    Random numbers come from the match's seed, or from `seed` where they must not depend on it. With `only`, the search
    considers that action alone.
    """
    result = match.result()
    if result is not None:
        return Evaluation(0, result.shares, tuple(float(points) for points in result.points), ())
    deal, choice = (
        np.random.SeedSequence([match.seed_number if seed is None else seed, len(match.actions), seat])
        .generate_state(2, np.uint64)
        .tolist()
    )
    known, parameters = known_to(match, seat, deal)[0], search_parameters(match.game)
    return think(match.game, known, seat, choice, parameters, budget, only=only, on_progress=on_progress)
