"""The moves of Neotopia: the index of a move in this catalogue is its action, the number that rules and bots use."""

from .components import (
    BONUS_COUNT,
    BONUSES,
    CARD_COUNT,
    CARDS,
    ELEMENT_COUNT,
    ELEMENTS,
    FACTORIES,
    FACTORY_COUNT,
    FACTORY_REGION,
    INNER_COUNT,
    REGION_COUNT,
    REGIONS,
    SPACE_COUNT,
    SPACE_LABELS,
)

Move = tuple[str, ...]

INNER_LABELS = SPACE_LABELS[:INNER_COUNT]

# The blocks of the catalogue, in this order. An action is computed from the parts of its move, the last part varying fastest.
FIRST_START = 0
FIRST_DRAW = FIRST_START + REGION_COUNT * INNER_COUNT
DRAW_DECK = FIRST_DRAW + CARD_COUNT
FIRST_MOVE = DRAW_DECK + 1
FIRST_PLACE = FIRST_MOVE + FACTORY_COUNT * 2 * ELEMENT_COUNT * SPACE_COUNT
FIRST_USE = FIRST_PLACE + ELEMENT_COUNT * REGION_COUNT * INNER_COUNT
FIRST_BUILD = FIRST_USE + BONUS_COUNT
SKIP = FIRST_BUILD + CARD_COUNT
END_TURN = SKIP + 1

MOVES: list[Move] = [
    *(("start", "at", region, space) for region in REGIONS for space in INNER_LABELS),
    *(("draw", card.id) for card in CARDS),
    ("draw", "deck"),
    *(
        ("move", element, "from", FACTORIES[factory], "to", REGIONS[FACTORY_REGION[factory, side]], space)
        for factory in range(FACTORY_COUNT)
        for side in range(2)
        for element in ELEMENTS
        for space in SPACE_LABELS
    ),
    *(("place", element, "at", region, space) for element in ELEMENTS for region in REGIONS for space in INNER_LABELS),
    *(("use", bonus) for bonus in BONUSES),
    *(("build", card.id) for card in CARDS),
    ("skip",),
    ("end",),
]

# An upper bound: every element from every factory to every inner space, every card drawn, every bonus used.
MAX_LEGAL = FACTORY_COUNT * 2 * ELEMENT_COUNT * INNER_COUNT + CARD_COUNT + 1 + BONUS_COUNT + 1
