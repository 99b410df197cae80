"""Estimates: their intervals hold the truth as often as they say, and effects are told apart."""

import numpy as np
import pytest

from tessera.balance.estimates import UNKNOWN, adjusted, around, difference, is_beyond, mean_of, share_of, within


def test_the_interval_of_a_mean_is_two_standard_errors_wide() -> None:
    found = mean_of(np.array([0.0, 10.0] * 50))
    assert found.value == 5
    assert found.high - found.value == pytest.approx(1.96 * 5.025 / 10, abs=1e-3)


def test_a_share_has_wilsons_interval() -> None:
    found = share_of(np.array([1.0] * 50 + [0.0] * 50))
    assert found.interval == pytest.approx((0.4038, 0.5962), abs=1e-4)


def test_the_error_of_a_difference_adds_up_both() -> None:
    found = difference(around(10, 3, 100), around(15, 4, 100))
    assert (found.value, found.error) == (5, 5)
    assert not is_beyond(found, 0)
    assert is_beyond(difference(around(10, 0.3, 100), around(15, 0.4, 100)), 0)


def test_nothing_is_known_of_what_never_happened() -> None:
    assert not mean_of(np.array([])).is_known
    assert not difference(UNKNOWN, around(1, 1, 1)).is_known
    assert not is_beyond(UNKNOWN, 0)


def test_seats_are_compared_within_matches_in_which_they_differ() -> None:
    values = np.array([[10, 4, 6], [7, 7, 7], [1, 2, 3]])
    has = np.array([[True, False, False], [True, True, True], [False, False, False]])
    having, others = within(values, has)
    assert (having.tolist(), others.tolist()) == ([10], [5])


def test_adjusted_effects_tell_causes_apart_that_come_together() -> None:
    """The second cause is taken by whoever has the first, and does nothing; differences between matches do not count."""
    random = np.random.default_rng(1)
    first = random.random((4000, 3)) < 0.5
    second = first & (random.random((4000, 3)) < 0.8)
    values = 5 * first + random.normal(0, 2, (4000, 3)) + random.normal(0, 50, (4000, 1))
    [one, other, never] = adjusted(values, np.stack([first, second, np.zeros_like(first)], axis=2).astype(float))
    assert one.low < 5 < one.high
    assert other.low < 0 < other.high
    assert one.error < 0.2
    assert not never.is_known


def test_nothing_is_said_of_a_cause_by_which_seats_differ_in_a_few_matches() -> None:
    random = np.random.default_rng(1)
    causes = np.zeros((200, 2, 2))
    causes[:29, 0, 0] = causes[:30, 1, 1] = 1
    few, enough = adjusted(random.normal(0, 1, (200, 2)), causes)
    assert (few.is_known, enough.is_known) == (False, True)


def test_intervals_of_adjusted_effects_hold_the_truth_nineteen_times_in_twenty() -> None:
    """The seats of a match share a victory, so that their errors depend on each other."""
    random, hits = np.random.default_rng(2), 0
    for _ in range(400):
        cause = random.random((300, 2)) < 0.5
        noise = random.normal(0, 1, (300, 1)) * np.array([1, -1])
        [found] = adjusted(0.5 * cause + noise, cause[:, :, None].astype(float))
        hits += found.low < 0.5 < found.high
    assert 0.92 < hits / 400 < 0.98
