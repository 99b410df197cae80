"""Bitboards: a de Bruijn sequence finds the index of a single bit by one multiplication (Leiserson, Prokop & Randall 1998)."""

from typing import Any

import numpy as np

from .rule import rule

DE_BRUIJN = np.uint64(0x03F79D71B4CB0A89)
S58 = np.uint64(58)
BIT_INDEX = np.zeros(64, dtype=np.int64)
for _index in range(64):
    BIT_INDEX[((1 << _index) * int(DE_BRUIJN) & (2**64 - 1)) >> 58] = _index


@rule
def lowest_bit(mask: int) -> Any:
    """The index of the lowest set bit; there must be one."""
    return BIT_INDEX[(np.uint64(mask & -mask) * DE_BRUIJN) >> S58]
