"""The standings of a series: win rates, scores, ranks and ratings, each with a 95 % interval."""

import math
from collections.abc import Sequence
from dataclasses import dataclass
from statistics import fmean, median, stdev
from typing import Any

import choix
import numpy as np

from .series import Outcome, Series

Z = 1.959964  # 95 % of a normal distribution are within this many standard deviations
CHESS = 400 / math.log(10)
Interval = tuple[float, float]


@dataclass(frozen=True)
class Standing:
    """The results of one bot in a series."""

    bot: str
    win_rate: float  # a shared victory counts as a fraction
    interval: Interval  # of the win rate
    mean_score: float
    score_interval: Interval
    mean_rank: float
    rank_interval: Interval
    rating: float  # a Bradley-Terry fit, on the scale of chess
    rating_interval: Interval
    median_seconds: float  # of a decision
    slowest_seconds: float
    faults: int


def standings(series: Series, outcomes: Sequence[Outcome]) -> list[Standing]:
    """The standing of every bot, in the order of the series."""
    ratings = rate(series, outcomes)
    found = []
    for number, bot in enumerate(series.bots):
        wins = fmean(outcome.shares()[number] for outcome in outcomes)
        points = [outcome.points[number] for outcome in outcomes]
        ranks = [mean_rank(outcome.ranks, number) for outcome in outcomes]
        found.append(
            Standing(
                bot=bot,
                win_rate=wins,
                interval=wilson(wins, len(outcomes)),
                mean_score=fmean(points),
                score_interval=around_mean(points),
                mean_rank=fmean(ranks),
                rank_interval=around_mean(ranks),
                rating=ratings[number][0],
                rating_interval=ratings[number][1],
                median_seconds=median(outcome.median_seconds[number] for outcome in outcomes),
                slowest_seconds=max(outcome.slowest_seconds[number] for outcome in outcomes),
                faults=sum(culprit == number for outcome in outcomes for culprit, _ in outcome.faults),
            )
        )
    return found


def mean_rank(ranks: Sequence[int], number: int) -> float:
    """The rank of a bot; tied bots share the mean of their places."""
    return ranks[number] + (ranks.count(ranks[number]) - 1) / 2


def wilson(share: float, count: int) -> Interval:
    """The interval of a proportion of `count` cases (Wilson 1927), which is accurate near 0 and 1 too."""
    centre = share + Z * Z / (2 * count)
    reach = Z * math.sqrt(share * (1 - share) / count + Z * Z / (4 * count * count))
    scale = 1 + Z * Z / count
    return max(0.0, (centre - reach) / scale), min(1.0, (centre + reach) / scale)


def around_mean(values: Sequence[float]) -> Interval:
    """The interval of a mean."""
    reach = Z * stdev(values) / math.sqrt(len(values)) if len(values) > 1 else 0.0
    return fmean(values) - reach, fmean(values) + reach


def rate(series: Series, outcomes: Sequence[Outcome]) -> list[tuple[float, Interval]]:
    """Ratings by a Bradley-Terry fit over all pairs of bots in all matches, with intervals from its curvature.

    On the scale of chess ratings, 1500 is the mean of the bots, and 400 points more win ten times as often. An extra draw for
    each pair keeps the rating of an undefeated bot finite.
    """
    wins = 0.5 * (1 - np.eye(series.players)) + sum(wins_over(outcome.ranks) for outcome in outcomes)
    strengths = choix.ilsr_pairwise_dense(wins)
    expected = 1 / (1 + np.exp(strengths[None, :] - strengths[:, None]))
    curvature = -(wins + wins.T) * expected * (1 - expected)
    np.fill_diagonal(curvature, 0)
    np.fill_diagonal(curvature, -curvature.sum(axis=1))
    ratings = 1500 + CHESS * (strengths - strengths.mean())
    reach = Z * CHESS * np.sqrt(np.diag(np.linalg.pinv(curvature)))
    return [(float(rating), (float(rating - by), float(rating + by))) for rating, by in zip(ratings, reach, strict=True)]


def wins_over(ranks: Sequence[int]) -> Any:
    """How often each bot beat each other bot in one match; a tie counts half."""
    row, column = np.array(ranks)[:, None], np.array(ranks)[None, :]
    wins = (row < column) + 0.5 * (row == column)
    np.fill_diagonal(wins, 0)
    return wins
