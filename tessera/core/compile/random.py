"""Random numbers for rules: SplitMix64 (Steele, Lea & Flood 2014). A generator is an array of one unsigned 64-bit integer."""

from typing import Any

import numpy as np

from .rule import rule

GOLDEN = np.uint64(0x9E3779B97F4A7C15)
FIRST_FACTOR = np.uint64(0xBF58476D1CE4E5B9)
SECOND_FACTOR = np.uint64(0x94D049BB133111EB)
S27, S30, S31, S32 = np.uint64(27), np.uint64(30), np.uint64(31), np.uint64(32)


def new_generator(seed: int) -> np.ndarray:
    """A generator with a 64-bit seed."""
    return np.array([seed], dtype=np.uint64)


@rule
def draw(generator: Any, below: int) -> Any:
    """A random integer from 0 to `below` - 1, uniformly distributed."""
    generator[0] += GOLDEN
    bits = generator[0]
    bits = (bits ^ (bits >> S30)) * FIRST_FACTOR
    bits = (bits ^ (bits >> S27)) * SECOND_FACTOR
    bits = bits ^ (bits >> S31)
    return np.int64(((bits >> S32) * np.uint64(below)) >> S32)


@rule
def shuffle(deck: Any, first: int, last: int, generator: Any) -> None:
    """Shuffles the cards of a deck from `first` up to `last`, exclusive."""
    for place in range(last - 1, first, -1):
        other = first + draw(generator, place - first + 1)
        deck[place], deck[other] = deck[other], deck[place]


@rule
def sort(deck: Any, first: int, last: int) -> None:
    """Sorts the cards of a deck from `first` up to `last`, exclusive."""
    for place in range(first + 1, last):
        card = deck[place]
        gap = place
        while gap > first and deck[gap - 1] > card:
            deck[gap] = deck[gap - 1]
            gap -= 1
        deck[gap] = card


@rule
def redeal(deck: Any, first: int, last: int, generator: Any) -> None:
    """Shuffles hidden cards so that the result does not depend on their order before."""
    sort(deck, first, last)
    shuffle(deck, first, last, generator)
