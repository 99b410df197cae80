"""What people may ask of the bots: how a match stands and what the moves are worth, from one seat's knowledge."""

from collections.abc import Callable

import numpy as np

from tessera.core.match import Match

from . import known_to
from .levels import manner_of
from .think import Budget, Thought, think

BUDGET = Budget(iterations=4000, seconds=2.0)


def evaluate(
    match: Match,
    seat: int,
    budget: Budget = BUDGET,
    tell: Callable[[float], None] | None = None,
    seed: int | None = None,
    only: int | None = None,
) -> Thought:
    """Each seat's chance to win and points to expect, and the moves of the seat to act with theirs, the best first.

    `seat` is whose knowledge it is based on, whoever's turn it is. `tell` hears how much of the budget is used. Chance comes from
    the match's seed, or from `seed` where even that must not be felt. With `only`, it is about the position after that action.
    """
    result = match.result()
    if result is not None:
        return Thought(0, result.shares, tuple(float(points) for points in result.points), ())
    deal, choice = (
        np.random.SeedSequence([match.seed if seed is None else seed, len(match.actions), seat])
        .generate_state(2, np.uint64)
        .tolist()
    )
    return think(match.game, known_to(match, seat, deal)[0], seat, choice, manner_of(match.game), budget, only=only, tell=tell)
