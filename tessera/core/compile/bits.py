"""Bitboards: a de Bruijn sequence finds the place of a single bit by one multiplication (Leiserson, Prokop & Randall 1998)."""

from typing import Any

import numpy as np

from .rule import rule

DE_BRUIJN = np.uint64(0x03F79D71B4CB0A89)
S58 = np.uint64(58)
BIT_PLACES = np.zeros(64, dtype=np.int64)
for _place in range(64):
    BIT_PLACES[((1 << _place) * int(DE_BRUIJN) & (2**64 - 1)) >> 58] = _place


@rule
def lowest_bit(mask: int) -> Any:
    """The place of the lowest bit that is set; there must be one."""
    return BIT_PLACES[(np.uint64(mask & -mask) * DE_BRUIJN) >> S58]
