"""The exponential function that is a rule."""

import math

import numpy as np
import pytest

from tessera.core.compile.exponential import exp

RANDOM = np.random.default_rng(1)
NUMBERS = [*RANDOM.uniform(-708, 709, 2000), *RANDOM.normal(0, 5, 2000), *RANDOM.normal(0, 1e-3, 500), 0.0, -0.0, 709.0, -708.0]


def test_it_is_exact_to_the_last_bit_but_one() -> None:
    assert max(abs(exp(float(x)) - math.exp(x)) / math.ulp(math.exp(x)) for x in NUMBERS) <= 1


def test_it_is_the_same_interpreted() -> None:
    interpreted = getattr(exp, "py_func", exp)
    assert [exp(float(x)) for x in NUMBERS] == [interpreted(float(x)) for x in NUMBERS]


@pytest.mark.parametrize(("x", "power"), [(-math.inf, 0.0), (-1000.0, 0.0), (0.0, 1.0), (1000.0, math.inf), (math.inf, math.inf)])
def test_its_results_at_the_ends(x: float, power: float) -> None:
    assert exp(x) == power


def test_what_is_not_a_number_stays_so() -> None:
    assert math.isnan(exp(math.nan))
