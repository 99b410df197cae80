"""Patterns of Neotopia on bitboards: one shift compares a cell of a pattern with the board for all its places at once.

A place of a pattern is named by the bit of its smallest cell. Three bitboards hold the binary digits of the number of tokens that
the pattern lacks at every place, so a card takes some hundred operations instead of a loop over all its placements.
"""

import numpy as np

from tessera.core.compile.rule import rule

from ..components import (
    BOARD_MASK,
    CARD_FIRST,
    CARD_SECOND,
    CARD_SHAPE,
    INNER_MASK,
    ROW,
    SHAPES,
    bit,
    is_on_board,
    lookup,
    masks,
    span,
)
from ..rules import occupied
from .features import FAR

SHORT = 6  # where `lacking_spaces` returns the fewest tokens that a card lacks

TURNED = [sorted(turned) for shape in SHAPES for turned in sorted(shape, key=sorted)]  # every shape in its directions
MOST_CELLS = max(len(cells) for cells in TURNED)
TURNED_START = lookup(sum(len(shape) for shape in SHAPES[:number]) for number in range(len(SHAPES) + 1))
TURNED_SIZE = lookup(len(cells) for cells in TURNED)
TURNED_SHIFT = lookup([*(q + ROW * r for (q, r), _ in cells), *[0] * (MOST_CELLS - len(cells))] for cells in TURNED)
TURNED_PART = lookup([*(part for _, part in cells), *[0] * (MOST_CELLS - len(cells))] for cells in TURNED)
TURNED_PLACES = masks(
    sum(
        1 << bit((q, r))
        for q in span()
        for r in span()
        if all(is_on_board((q + cell_q, r + cell_r)) for (cell_q, cell_r), _ in cells)
    )
    for cells in TURNED
)


@rule
def shifted(board, by):
    """A bitboard moved by so many bits, down or, if negative, up."""
    return board >> by if by >= 0 else board << -by


@rule
def lacking_spaces(state, card, region):
    """Where tokens would help a card in a region: the spaces of placements that are begun and lack one, two or three.

    Returns six bitboards, for the first and the second element of the card with one token lacking, then two, then three; and the
    fewest tokens that it lacks at a placement on inner spaces, or FAR + 1.
    """
    first, second = state.tokens[region, CARD_FIRST[card]], state.tokens[region, CARD_SECOND[card]]
    free = BOARD_MASK & ~occupied(state, region)
    one_first = one_second = two_first = two_second = three_first = three_second = np.int64(0)
    fewest = np.int64(FAR + 1)
    shape = CARD_SHAPE[card]
    for turned in range(TURNED_START[shape], TURNED_START[shape + 1]):
        size = TURNED_SIZE[turned]
        possible = np.int64(TURNED_PLACES[turned])  # each cell holds its token or is free
        inner = begun = ones = twos = fours = np.int64(0)
        inner = possible
        for cell in range(size):
            by = np.int64(TURNED_SHIFT[turned, cell])
            there = shifted(first if TURNED_PART[turned, cell] == 0 else second, by)
            possible &= there | shifted(free, by)
            inner &= there | shifted(free & INNER_MASK, by)
            begun |= there
            carry = ones & ~there
            ones ^= ~there
            fours |= twos & carry
            twos ^= carry
        possible &= begun & ~fours
        one, two, three = possible & ones & ~twos, possible & ~ones & twos, possible & ones & twos
        if possible & inner:
            nearest = 1 if one & inner else 2 if two & inner else 3 if three & inner else FAR + 1
            fewest = min(fewest, np.int64(nearest))
        if one | two | three:
            for cell in range(size):
                by = np.int64(TURNED_SHIFT[turned, cell])
                if TURNED_PART[turned, cell] == 0:
                    lacking = ~shifted(first, by)
                    one_first |= shifted(one & lacking, -by)
                    two_first |= shifted(two & lacking, -by)
                    three_first |= shifted(three & lacking, -by)
                else:
                    lacking = ~shifted(second, by)
                    one_second |= shifted(one & lacking, -by)
                    two_second |= shifted(two & lacking, -by)
                    three_second |= shifted(three & lacking, -by)
    return one_first, one_second, two_first, two_second, three_first, three_second, fewest
