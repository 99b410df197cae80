"""What is printed on the components of Neotopia, read from `components.toml`, and the arrays in which the rules look it up.

A region is a bitboard: every space has a bit, rows are eight bits apart and the eighth column stays empty, so that six shifts
find the neighbours of all spaces of a mask.
"""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np

from tessera.core.variants.load import components_data

ROW = 8  # bits between two rows
DIRECTIONS = ((1, 0), (1, -1), (0, -1), (-1, 0), (-1, 1), (0, 1))

Names = Mapping[str, str]
Space = tuple[int, int]  # axial coordinates (q, r)


@dataclass(frozen=True)
class Thing:
    """An element, a region or a kind of bonus token: an id and its names."""

    id: str
    names: Names
    colour: str = ""
    copies: int = 0


@dataclass(frozen=True)
class Tile:
    """A production tile: the number of each element on its back, and the player counts that leave it in the box."""

    elements: tuple[int, ...]
    without: tuple[int, ...]
    flag: bool


@dataclass(frozen=True)
class Card:
    """A project card."""

    id: str
    type: str
    points: int
    own: int  # the points for the player of the building's colour
    building: str | None
    pattern: tuple[tuple[int, int, str], ...]


@dataclass(frozen=True)
class Components:
    """What is in the box, as far as the rules need it."""

    elements: tuple[Thing, ...]
    regions: tuple[Thing, ...]
    bonuses: tuple[Thing, ...]
    factories: tuple[tuple[str, str], ...]
    tiles: tuple[Tile, ...]
    cards: tuple[Card, ...]
    radius: int
    centre: Space
    outer: tuple[Space, ...]
    bonus_spaces: tuple[Space, ...]
    numbers: Mapping[str, Any]


def read_components(data: Mapping[str, Any]) -> Components:
    """The components that a TOML file describes."""
    return Components(
        elements=tuple(read_thing(entry) for entry in data["element"]),
        regions=tuple(read_thing(entry) for entry in data["region"]),
        bonuses=tuple(read_thing(entry) for entry in data["bonus"]),
        factories=tuple((entry["between"][0], entry["between"][1]) for entry in data["factory"]),
        tiles=tuple(
            Tile(tuple(entry["elements"]), tuple(entry.get("without", ())), entry.get("flag", False)) for entry in data["tile"]
        ),
        cards=tuple(read_card(entry) for entry in data["card"]),
        radius=data["space"]["radius"],
        centre=tuple(data["space"]["centre"]),
        outer=tuple((q, r) for q, r in data["space"]["outer"]),
        bonus_spaces=tuple((q, r) for q, r in data["space"]["bonus"]),
        numbers=data["game"],
    )


def read_thing(entry: Mapping[str, Any]) -> Thing:
    """An element, region or bonus from its entry in the TOML."""
    return Thing(entry["id"], entry["name"], entry.get("colour", ""), entry.get("copies", 0))


def read_card(entry: Mapping[str, Any]) -> Card:
    """A card from its entry in the TOML."""
    return Card(
        id=entry["id"],
        type=entry["type"],
        points=entry["points"],
        own=entry.get("own", entry["points"]),
        building=entry.get("building"),
        pattern=tuple((q, r, element) for q, r, element in entry["pattern"]),
    )


BONUS_KINDS = ("subsidy", "automation", "initiative", "permits")
COMPONENTS_FILE = Path(__file__).with_name("components.toml")
DATA = components_data(__name__, COMPONENTS_FILE)
COMPONENTS = read_components(DATA)

ELEMENTS = tuple(element.id for element in COMPONENTS.elements)
REGIONS = tuple(region.id for region in COMPONENTS.regions)
BONUSES = tuple(bonus.id for bonus in COMPONENTS.bonuses)
SUBSIDY, AUTOMATION, INITIATIVE, PERMITS = (BONUSES.index(bonus) for bonus in BONUS_KINDS)
FACTORIES = tuple("-".join(between) for between in COMPONENTS.factories)
CARDS = COMPONENTS.cards
CARD_NUMBER = {card.id: number for number, card in enumerate(CARDS)}
TYPES = tuple(dict.fromkeys(card.type for card in CARDS))
TILES = COMPONENTS.tiles

PLAYERS = tuple(COMPONENTS.numbers["players"])
ELEMENT_COUNT, REGION_COUNT, BONUS_COUNT, FACTORY_COUNT = len(ELEMENTS), len(REGIONS), len(BONUSES), len(FACTORIES)
CARD_COUNT, TILE_COUNT, TYPE_COUNT = len(CARDS), len(TILES), len(TYPES)
ACTIONS_PER_TURN = COMPONENTS.numbers["actions_per_turn"]
HAND, OFFER = COMPONENTS.numbers["hand"], COMPONENTS.numbers["offer"]
TOKENS = COMPONENTS.numbers["tokens_per_element"]
UNUSED_BONUS_POINTS = COMPONENTS.numbers["unused_bonus_points"]
LOWEST_REGION_FACTOR = COMPONENTS.numbers["lowest_region_factor"]


def lookup(values: Iterable[Any]) -> np.ndarray:
    """A lookup array of small integers."""
    return np.array(list(values), dtype=np.int32)


def masks(values: Iterable[Any]) -> np.ndarray:
    """A lookup array of bitboards."""
    return np.array(list(values), dtype=np.int64)


# The spaces of a region: the inner ones row by row, then the outer ones.


def is_on_board(space: Space) -> bool:
    """Whether a region has a space at these coordinates."""
    q, r = space
    return max(abs(q), abs(r), abs(q + r)) <= COMPONENTS.radius


def bit(space: Space) -> int:
    """The bit position of a space."""
    return (space[0] + COMPONENTS.radius) + ROW * (space[1] + COMPONENTS.radius)


def mask(spaces: Iterable[Space]) -> int:
    """The bitboard of some spaces."""
    return sum(1 << bit(space) for space in spaces)


def label(space: Space) -> str:
    """A space as people write it: a letter for the row, and its number in the row."""
    q, r = space
    row = sorted(column for column in span() if is_on_board((column, r)))
    return f"{'abcdefg'[r + COMPONENTS.radius]}{row.index(q) + 1}"


def span() -> range:
    """The range of columns, and of rows."""
    return range(-COMPONENTS.radius, COMPONENTS.radius + 1)


INNER = tuple((q, r) for r in span() for q in span() if is_on_board((q, r)) and (q, r) not in COMPONENTS.outer)
SPACES = (*INNER, *COMPONENTS.outer)
SPACE_LABELS = tuple(label(space) for space in SPACES)
SPACE_NUMBER = {name: number for number, name in enumerate(SPACE_LABELS)}
SPACE_COUNT, INNER_COUNT = len(SPACES), len(INNER)
SPACE_BIT = lookup(bit(space) for space in SPACES)
BIT_SPACE = lookup(list(SPACE_BIT).index(place) if place in SPACE_BIT else -1 for place in range(64))
CENTRE_MASK, INNER_MASK, OUTER_MASK, BOARD_MASK = (mask(part) for part in ([COMPONENTS.centre], INNER, COMPONENTS.outer, SPACES))
BONUS_SPACES = lookup(SPACES.index(space) for space in COMPONENTS.bonus_spaces)
BONUS_SPACE_COUNT = len(BONUS_SPACES)
BONUS_AT = lookup(list(BONUS_SPACES).index(number) if number in BONUS_SPACES else -1 for number in range(SPACE_COUNT))

FACTORY_REGION = lookup([REGIONS.index(region) for region in between] for between in COMPONENTS.factories)
BONUS_COPIES = lookup(bonus.copies for bonus in COMPONENTS.bonuses)
BONUS_TOKENS = int(BONUS_COPIES.sum())
PILE = (BONUS_TOKENS - REGION_COUNT * BONUS_SPACE_COUNT) // REGION_COUNT
THRESHOLDS = lookup(COMPONENTS.numbers["thresholds"])
TILE_ELEMENTS = lookup(tile.elements for tile in TILES)
TILE_WITHOUT = lookup([players in tile.without for players in range(PLAYERS[1] + 1)] for tile in TILES)
FLAG_TILE = next(number for number, tile in enumerate(TILES) if tile.flag)

CARD_TYPE = lookup(TYPES.index(card.type) for card in CARDS)
CARD_POINTS = lookup(card.points for card in CARDS)
CARD_OWN = lookup(card.own for card in CARDS)
CARD_BUILDING = lookup(ELEMENTS.index(card.building) if card.building else -1 for card in CARDS)


# Patterns. A card has one or two elements; cards of the same shape share its placements.

Shape = frozenset[tuple[Space, int]]  # the cells of a pattern with 0 for the first element of the card, 1 for the second


def card_elements(card: Card) -> list[str]:
    """The elements of a card, in the order of its pattern."""
    return list(dict.fromkeys(element for _, _, element in card.pattern))


def rotations(card: Card) -> set[Shape]:
    """The pattern of a card in all six directions, each shifted so that its smallest cell is at the origin."""
    elements = card_elements(card)
    cells = [((q, r), elements.index(element)) for q, r, element in card.pattern]
    found = set()
    for _ in DIRECTIONS:
        cells = [((-r, q + r), part) for (q, r), part in cells]
        origin_q, origin_r = min(space for space, _ in cells)
        found.add(frozenset(((q - origin_q, r - origin_r), part) for (q, r), part in cells))
    return found


def placements(card: Card) -> list[tuple[int, int]]:
    """Every place where the pattern of a card fits on a region, in any direction: a bitboard for each of its elements."""
    found = set()
    for shape in rotations(card):
        for origin_q, origin_r in ((q, r) for q in span() for r in span()):
            cells = [((q + origin_q, r + origin_r), part) for (q, r), part in shape]
            if all(is_on_board(space) for space, _ in cells):
                parts = [mask(space for space, part in cells if part == number) for number in (0, 1)]
                found.add((parts[0], parts[1]))
    return sorted(found)


def shape_of(card: Card) -> frozenset[Shape]:
    """The shape of a card: two cards share it if their patterns differ in their elements only."""
    return frozenset(rotations(card))


SHAPES = list(dict.fromkeys(shape_of(card) for card in CARDS))
CARD_SHAPE = lookup(SHAPES.index(shape_of(card)) for card in CARDS)
CARD_FIRST = lookup(ELEMENTS.index(card_elements(card)[0]) for card in CARDS)
CARD_SECOND = lookup(ELEMENTS.index(card_elements(card)[-1]) for card in CARDS)


def placement_lookups() -> tuple[np.ndarray, np.ndarray, np.ndarray]:
    """The placements that use a space, by shape and space: where they start in the list, and the list itself."""
    starts: list[list[int]] = []
    first: list[int] = []
    second: list[int] = []
    for shape in range(len(SHAPES)):
        every = placements(CARDS[CARD_SHAPE.tolist().index(shape)])
        row = []
        for space in SPACES:
            row.append(len(first))
            using = [pair for pair in every if (pair[0] | pair[1]) >> bit(space) & 1]
            first += [pair[0] for pair in using]
            second += [pair[1] for pair in using]
        starts.append([*row, len(first)])
    return lookup(starts), masks(first), masks(second)


PLACEMENT_START, PLACEMENT_FIRST, PLACEMENT_SECOND = placement_lookups()
