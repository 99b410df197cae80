"""Random numbers for rules, from one of two generators; rules do not know which.

The quick one is SplitMix64 (Steele, Lea & Flood 2014), for simulations, bots and matches with a number as seed: an array of one
unsigned 64-bit integer. Whoever knows a few of its results can compute the others, or find its seed by trying all.

The keyed one is for deals that nobody may guess: SipHash-2-4 (Aumasson & Bernstein 2012) of a counter, with a key of 128 bits. It
is a matrix of one row: the two halves of the key and the counter. The number of dimensions is part of the type, so each is
compiled without the other.
"""

from typing import Any

import numpy as np

from .rule import rule

GOLDEN = np.uint64(0x9E3779B97F4A7C15)
FIRST_FACTOR = np.uint64(0xBF58476D1CE4E5B9)
SECOND_FACTOR = np.uint64(0x94D049BB133111EB)
S13, S16, S17, S21 = np.uint64(13), np.uint64(16), np.uint64(17), np.uint64(21)
S27, S30, S31, S32, S64 = np.uint64(27), np.uint64(30), np.uint64(31), np.uint64(32), np.uint64(64)
ONE = np.uint64(1)

# SipHash: its first state ("somepseudorandomlygeneratedbytes"), the last block of a message of eight bytes, the mark of the end
SIP_0, SIP_1 = np.uint64(0x736F6D6570736575), np.uint64(0x646F72616E646F6D)
SIP_2, SIP_3 = np.uint64(0x6C7967656E657261), np.uint64(0x7465646279746573)
LAST_BLOCK, END_MARK = np.uint64(8 << 56), np.uint64(0xFF)


def new_generator(seed: int | str) -> np.ndarray:
    """A quick generator with a 64-bit number as seed, or a keyed one with a key of 32 hexadecimal digits."""
    if isinstance(seed, str):
        return np.array([[int(seed[:16], 16), int(seed[16:], 16), 0]], dtype=np.uint64)
    return np.array([seed], dtype=np.uint64)


@rule
def draw(generator: Any, below: int) -> Any:
    """A random integer from 0 to `below` - 1, uniformly distributed."""
    bits = quick_bits(generator) if generator.ndim == 1 else keyed_bits(generator[0])
    return np.int64(((bits >> S32) * np.uint64(below)) >> S32)


@rule
def quick_bits(generator: Any) -> Any:
    """The next 64 bits of SplitMix64."""
    generator[0] += GOLDEN
    bits = generator[0]
    bits = (bits ^ (bits >> S30)) * FIRST_FACTOR
    bits = (bits ^ (bits >> S27)) * SECOND_FACTOR
    return bits ^ (bits >> S31)


@rule
def keyed_bits(key: Any) -> Any:
    """The SipHash-2-4 of the counter, which goes on by one."""
    block = key[2]
    key[2] += ONE
    a, b, c, d = key[0] ^ SIP_0, key[1] ^ SIP_1, key[0] ^ SIP_2, key[1] ^ SIP_3
    a, b, c, d = sip_rounds(a, b, c, d ^ block, 2)
    a, b, c, d = sip_rounds(a ^ block, b, c, d ^ LAST_BLOCK, 2)
    a, b, c, d = sip_rounds(a ^ LAST_BLOCK, b, c ^ END_MARK, d, 4)
    return a ^ b ^ c ^ d


@rule
def sip_rounds(a: Any, b: Any, c: Any, d: Any, count: int) -> Any:
    """Mixes the state of SipHash so many times."""
    for _ in range(count):
        a, c = a + b, c + d
        b, d = rotate(b, S13) ^ a, rotate(d, S16) ^ c
        a, c = rotate(a, S32) + d, c + b
        b, d = rotate(b, S17) ^ c, rotate(d, S21) ^ a
        c = rotate(c, S32)
    return a, b, c, d


@rule
def rotate(bits: Any, by: Any) -> Any:
    """Rotates 64 bits to the left."""
    return (bits << by) | (bits >> (S64 - by))


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
