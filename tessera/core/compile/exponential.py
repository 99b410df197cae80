"""The exponential function as a rule: every platform has its own `exp`, and they differ in the last bit.

The method is fdlibm's: x = k·ln 2 + r, exp(r) by a rational function of r², times 2 to the power of k by its bits. Sums, products
and quotients are rounded alike everywhere, so the results are the same interpreted, on the CPU, on the GPU and in WebAssembly.
"""

from typing import Any

import numpy as np

from .rule import rule

LOG2_E = 1.4426950408889634
LN2_HIGH, LN2_LOW = 6.93147180369123816490e-01, 1.90821492927058770002e-10  # ln 2 in two parts: k times the first is exact
# The coefficients of r·(e^r + 1)/(e^r - 1) = 2 + C1·r² + C2·r⁴ + …, fitted to |r| <= ln 2 / 2
C1, C2, C3 = 1.66666666666666019037e-01, -2.77777777770155933842e-03, 6.61375632143793436117e-05
C4, C5 = -1.65339022054652515390e-06, 4.13813679705723846039e-08
HIGHEST, LOWEST = 709.0, -708.0  # beyond them, a result is no normal number: infinity or 0
EXPONENT_BIAS, EXPONENT_SHIFT = 1023, 52


@rule
def exp(x: float) -> Any:
    """E to the power of x, exact to about the last bit; 0 below -708, where libraries go on to smaller and less exact numbers."""
    if x > HIGHEST:
        return np.inf
    if not x >= LOWEST:
        return 0.0 if x < LOWEST else x  # not a number stays so
    k = np.int64(x * LOG2_E + (0.5 if x >= 0 else -0.5))
    high, low = x - k * LN2_HIGH, k * LN2_LOW
    r = high - low
    square = r * r
    c = r - square * (C1 + square * (C2 + square * (C3 + square * (C4 + square * C5))))
    power = np.int64((k + EXPONENT_BIAS) << EXPONENT_SHIFT).view(np.float64)
    return (1.0 - ((low - r * c / (2.0 - c)) - high)) * power
