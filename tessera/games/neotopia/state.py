"""The state of a match of Neotopia: one small record, the same for the CPU, the GPU and the server."""

from typing import Literal, get_args

import numpy as np

from .components import (
    BONUS_COUNT,
    BONUS_SPACE_COUNT,
    CARD_COUNT,
    ELEMENT_COUNT,
    FACTORY_COUNT,
    OFFER,
    PILE,
    REGION_COUNT,
    TILE_COUNT,
)

SEATS = 4  # arrays have room for four players
NONE = 255  # no card, no bonus token, no type

# What the match is waiting for. The first seven are decisions, the others are steps of the game itself.
Phase = Literal[
    "start", "act", "draw", "initiate", "permit", "build", "close", "lose", "refill", "offers", "groups", "final", "end"
]
PHASES: tuple[Phase, ...] = get_args(Phase)
START, ACT, DRAW, INITIATE, PERMIT, BUILD, CLOSE, LOSE, REFILL, OFFERS, GROUPS, FINAL, END = range(len(PHASES))


def padded(fields: list[tuple]) -> np.dtype:  # type: ignore[type-arg]
    """A dtype without gaps, whose size is a multiple of eight bytes."""
    size = np.dtype(fields).itemsize
    return np.dtype([*fields, ("spare", "u1", (-size % 8 or 8,))], align=True)


STATE = padded(
    [
        ("tokens", "i8", (REGION_COUNT, ELEMENT_COUNT)),  # a bitboard for each element of each region
        ("hand", "i8", (SEATS,)),  # a bit for every card
        ("known", "i8", (SEATS,)),  # those of them that everybody knows, as they were taken from the Offer
        ("built", "i8", (REGION_COUNT,)),  # the cards built in each region
        ("players", "i8"),
        ("active", "i8"),  # whose turn it is
        ("region", "i8"),  # the last token placed: region, space, element
        ("space", "i8"),
        ("element", "i8"),
        ("points", "i2", (SEATS, REGION_COUNT)),
        ("score", "i2", (SEATS,)),  # the final score
        ("phase", "i2"),
        ("factory", "u1", (FACTORY_COUNT, ELEMENT_COUNT)),  # number of tokens of each element
        ("centre", "u1", (ELEMENT_COUNT,)),  # the tokens on top of the production stack
        ("reserve", "u1", (ELEMENT_COUNT,)),
        ("deck", "u1", (CARD_COUNT,)),  # in the order of drawing
        ("offer", "u1", (OFFER,)),
        ("tiles", "u1", (TILE_COUNT,)),  # the production stack, top first
        ("bonuses", "u1", (REGION_COUNT, BONUS_SPACE_COUNT)),  # on the spaces of each region
        ("pile", "u1", (REGION_COUNT, PILE)),  # top first
        ("bonus", "u1", (SEATS, BONUS_COUNT)),  # number of tokens of each kind that a player has
        ("colour", "u1", (SEATS,)),
        ("last_type", "u1", (REGION_COUNT,)),  # the type of the last project in each region
        ("taken", "u1", (REGION_COUNT,)),  # tokens taken from the pile of each region
        ("drawn", "u1"),  # cards drawn from the deck
        ("tile_count", "u1"),
        ("revealed", "u1"),  # tiles revealed
        ("first", "u1"),  # the first player
        ("actions", "u1"),  # actions left in this turn
        ("draws", "u1"),  # cards left to draw by a subsidy
        ("used", "u1"),  # 1: a bonus was used this turn
        ("emptied", "u1"),  # the factory to refill
        ("ending", "u1"),  # 1: the last tile is revealed, and the current round is completed; 2: the last round
        ("scorer", "u1"),  # who scores in the final scoring
        ("scored", "u1"),  # and which region
    ]
)
