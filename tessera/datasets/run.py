"""Playing the matches of a plan on all cores or on a Ray cluster, chunk by chunk and in order."""

import os
from collections.abc import Iterator
from dataclasses import dataclass, replace

import numpy as np

from tessera.arena.workers import Description, Result, Task, in_order, on_cores, on_ray

from .plan import Deal, Plan, deal_of
from .players import Played, check_players, chunk_size, play_deals


@dataclass(frozen=True)
class Row:
    """One match of a data set."""

    deal: Deal
    played: Played

    @property
    def shares(self) -> list[float]:
        """Each seat's share of the victory: 1, 0, or a fraction if it is shared."""
        wins = self.played.ranks == 1
        shares: list[float] = (wins / np.count_nonzero(wins)).tolist()
        return shares


def play_rows(plan: Plan, first: int, last: int) -> list[Row]:
    """Plays the matches from `first` up to `last`, exclusive."""
    game = plan.find_game()
    deals = [deal_of(plan, game, number) for number in range(first, last)]
    return [Row(deal, played) for deal, played in zip(deals, play_deals(plan, game, deals), strict=True)]


def play_chunk(plan: Plan, chunk: int) -> list[Row]:
    """Plays a chunk of a plan, by its number."""
    first = chunk * chunk_size(plan)
    return play_rows(plan, first, min(first + chunk_size(plan), plan.matches))


def chunks_between(plan: Plan, first: int, last: int) -> range:
    """The chunks of the matches from `first` up to `last`, exclusive; both are at the border of a chunk or the end."""
    size = chunk_size(plan)
    return range(first // size, -(-last // size))


def prepare(plan: Plan) -> None:
    """Refuses a plan that cannot be played, and compiles all that it needs before many processes need it."""
    game = plan.find_game()
    check_players(plan, game)
    play_rows(replace(plan, matches=len(plan.players)), 0, len(plan.players))


def spread(
    task: Task[Description, Result], description: Description, chunks: range, *, ray: str | None, cores: int | None
) -> Iterator[Result]:
    """The results of chunks in order, from all cores or a Ray cluster."""
    if ray:
        return in_order(on_ray(task, description, chunks, ray), chunks)
    return in_order(on_cores(task, description, chunks, cores or os.cpu_count() or 1), chunks)
