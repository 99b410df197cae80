"""Estimates with 95 % intervals. Matches are independent of each other, the seats of a match are not."""

import math
from dataclasses import dataclass

import numpy as np

from tessera.arena.standings import Interval, Z, wilson

FEW = 30  # matches: intervals from fewer would be too narrow


@dataclass(frozen=True)
class Estimate:
    """A number found from some matches."""

    value: float
    error: float  # its standard error
    count: int  # of the matches that it comes from
    low: float
    high: float

    @property
    def interval(self) -> Interval:
        """Its 95 % interval."""
        return self.low, self.high

    @property
    def is_known(self) -> bool:
        """Whether there was any match to find it from."""
        return self.count > 0 and not math.isnan(self.value)


UNKNOWN = Estimate(math.nan, math.nan, 0, math.nan, math.nan)


def around(value: float, error: float, count: int) -> Estimate:
    """An estimate with the interval of a normal distribution."""
    return Estimate(value, error, count, value - Z * error, value + Z * error)


def mean_of(values: np.ndarray) -> Estimate:
    """The mean over matches, with a normal interval."""
    if len(values) == 0:
        return UNKNOWN
    error = float(values.std(ddof=1)) / math.sqrt(len(values)) if len(values) > 1 else math.inf
    return around(float(values.mean()), error, len(values))


def share_of(values: np.ndarray) -> Estimate:
    """The mean of numbers from 0 to 1, one for each match, with Wilson's interval."""
    if len(values) == 0:
        return UNKNOWN
    share, count = float(values.mean()), len(values)
    low, high = wilson(share, count)
    return Estimate(share, math.sqrt(share * (1 - share) / count), count, low, high)


def difference(one: Estimate, other: Estimate) -> Estimate:
    """How much more the other is, with a normal interval; both come from different matches."""
    if not (one.is_known and other.is_known):
        return UNKNOWN
    return around(other.value - one.value, math.hypot(one.error, other.error), min(one.count, other.count))


def is_beyond(estimate: Estimate, expected: float) -> bool:
    """Whether an expected value lies outside the interval of an estimate."""
    return estimate.is_known and not estimate.low <= expected <= estimate.high


def within(values: np.ndarray, has: np.ndarray) -> tuple[np.ndarray, np.ndarray]:
    """For the matches in which some seats have something and others do not: the mean values of the former and the latter."""
    count = has.sum(axis=1)
    mixed = (count > 0) & (count < has.shape[1])
    values, has, count = values[mixed], has[mixed], count[mixed]
    return (values * has).sum(axis=1) / count, (values * ~has).sum(axis=1) / (has.shape[1] - count)


def adjusted(values: np.ndarray, causes: np.ndarray) -> list[Estimate]:
    """The effect of each cause on a value of seats, the others being equal: least squares within matches.

    `values` is by match and seat, `causes` also by cause. Only differences between the seats of a match count, so what all
    seats of a match share cancels out. The intervals are normal, from errors that are robust to the dependence of the seats
    of a match (clustered by match). A cause by which seats differ in a few matches only is taken into account, but its own
    effect stays unknown.
    """
    matches = len(values)
    y = values - values.mean(axis=1, keepdims=True)
    x = causes - causes.mean(axis=1, keepdims=True)
    mixed = (x != 0).any(axis=1).sum(axis=0)  # in how many matches seats differ by each cause
    x = x[:, :, mixed > 0]
    inverse = np.linalg.pinv(np.einsum("msi,msj->ij", x, x, optimize=True), hermitian=True)
    effects = inverse @ np.einsum("msi,ms->i", x, y, optimize=True)
    scores = np.einsum("msi,ms->mi", x, y - x @ effects, optimize=True)
    variances = np.diag(inverse @ (scores.T @ scores) @ inverse) * matches / max(matches - 1, 1)
    errors = np.sqrt(np.maximum(variances, 0))  # rounding makes a zero negative
    found = dict(zip(np.flatnonzero(mixed).tolist(), zip(effects.tolist(), errors.tolist(), strict=True), strict=True))
    return [around(*found[cause], count) if count >= FEW else UNKNOWN for cause, count in enumerate(mixed.tolist())]
