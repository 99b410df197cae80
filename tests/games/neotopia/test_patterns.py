"""Neotopia: the lookups of patterns against a plain matcher, and the components against the rulebook's lists."""

import random
from collections import Counter
from collections.abc import Sequence

import pytest

from tessera.games.neotopia import rules
from tessera.games.neotopia.components import (
    CARDS,
    COMPONENTS,
    DIRECTIONS,
    ELEMENTS,
    PLACEMENT_START,
    SPACE_BIT,
    SPACES,
    TILES,
    TYPES,
    Card,
    Space,
)
from tests.games.neotopia.position import Position

Cell = tuple[int, int, str]  # of a pattern: where it is, and its element

BOARDS = 60  # random boards for each card


def rotated(cells: Sequence[Cell], times: int) -> Sequence[Cell]:
    """The cells of a pattern rotated by multiples of 60 degrees."""
    for _ in range(times):
        cells = [(-r, q + r, element) for q, r, element in cells]
    return cells


def matches(card: Card, board: dict[Space, str], space: Space) -> bool:
    """Whether the pattern of a card, in any direction and place, is on the board and uses the space."""
    for times in range(6):
        cells = rotated(card.pattern, times)
        for q, r, _ in cells:
            moved = [(x - q + space[0], y - r + space[1], element) for x, y, element in cells]
            if all(board.get((x, y)) == element for x, y, element in moved):
                return True
    return False


@pytest.mark.parametrize("number", range(len(CARDS)), ids=lambda number: CARDS[number].id)
def test_the_lookups_agree_with_a_plain_matcher_on_random_boards(number: int) -> None:
    """N-30, N-31"""
    card, chance = CARDS[number], random.Random(number)
    found = 0
    for _ in range(BOARDS):
        board = {space: chance.choice(card.pattern)[2] if chance.random() < 0.8 else chance.choice(ELEMENTS) for space in SPACES}
        board = {space: element for space, element in board.items() if chance.random() < 0.8}
        state = Position().state
        for space, element in board.items():
            state.tokens[1, ELEMENTS.index(element)] |= 1 << int(SPACE_BIT[SPACES.index(space)])
        for place, space in enumerate(SPACES):
            expected = matches(card, board, space)
            found += expected
            assert bool(rules.completes(state, number, 1, place)) == expected
    assert found > 0, "no board had the pattern, so the test shows nothing"


@pytest.mark.parametrize("times", range(6))
def test_every_card_fits_in_every_direction(times: int) -> None:
    """N-31"""
    for card in CARDS:
        cells = rotated(card.pattern, times)
        assert any(all((x + q, y + r) in SPACES for x, y, _ in cells) for q, r in SPACES), card.id


def test_every_pattern_is_its_own_mirror_image() -> None:
    """N-31"""
    for card in CARDS:
        mirrored = [(r, q, element) for q, r, element in card.pattern]
        shapes = [normal(rotated(card.pattern, times)) for times in range(6)]
        assert normal(mirrored) in shapes, card.id


def normal(cells: Sequence[Cell]) -> frozenset[Cell]:
    q, r, _ = min(cells)
    return frozenset((x - q, y - r, element) for x, y, element in cells)


def test_every_pattern_is_connected() -> None:
    for card in CARDS:
        cells = {(q, r) for q, r, _ in card.pattern}
        reached = {min(cells)}
        for _ in cells:
            reached |= {(q + x, r + y) for q, r in reached for x, y in DIRECTIONS} & cells
        assert reached == cells, card.id


def test_there_are_56_cards_of_16_types_worth_2_to_5_points() -> None:
    """N-3"""
    assert (len(CARDS), len(TYPES)) == (56, 16)
    assert {card.points for card in CARDS} | {card.own for card in CARDS} == {2, 3, 4, 5}
    assert all(len({element for _, _, element in card.pattern}) <= 2 for card in CARDS)


def test_the_twelve_tiles_show_twelve_tokens_of_each_colour() -> None:
    """N-14"""
    assert [sum(tile.elements[element] for tile in TILES) for element in range(4)] == [12, 12, 12, 12]
    assert [sum(players in tile.without for tile in TILES) for players in (2, 3, 4)] == [3, 2, 0]
    assert sum(tile.flag for tile in TILES) == 1


def test_a_region_has_37_spaces_six_of_them_outer() -> None:
    """N-2"""
    assert (len(SPACES), len(COMPONENTS.outer), len(COMPONENTS.bonus_spaces)) == (37, 6, 4)
    assert Counter(r for _, r in SPACES) == {-3: 4, -2: 5, -1: 6, 0: 7, 1: 6, 2: 5, 3: 4}


def test_the_lookups_of_placements_are_small() -> None:
    assert PLACEMENT_START.max() < 5000
