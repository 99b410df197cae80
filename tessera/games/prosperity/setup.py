"""Setting up a match of Prosperity. Every function is compiled."""

import numpy as np

from tessera.core.compile.random import draw, shuffle
from tessera.core.compile.rule import rule

from .components import (
    DECADE_COUNT,
    DECADE_STARTS,
    MARKET_TILES,
    SLOT_COUNT,
    SLOT_FACE,
    STACK_COUNT,
    STACK_TILES,
    START_MONEY,
    START_POLLUTION,
)
from .rules import put_on_market
from .state import TURN


@rule
def setup(state, generator):
    """The market is laid out, the decades are stacked, every player founds a country, and a random player starts (P-1, P-6)."""
    lay_out_market(state)
    stack_decades(state, generator)
    for player in range(state.players):
        found_country(state, player)
    state.active = draw(generator, state.players)
    state.phase = TURN


@rule
def lay_out_market(state):
    """The undated tiles lie face up beside the research board (P-2)."""
    for tile in MARKET_TILES:
        put_on_market(state, np.int64(tile))


@rule
def stack_decades(state, generator):
    """The tiles of each decade are shuffled and stacked, the first decade on top (P-3)."""
    for place in range(STACK_COUNT):
        state.stack[place] = STACK_TILES[place]
    for decade in range(DECADE_COUNT):
        shuffle(state.stack, DECADE_STARTS[decade], DECADE_STARTS[decade + 1], generator)


@rule
def found_country(state, player):
    """A country shows what is printed on the chosen side of its board and starts with some money and pollution (P-4, P-5)."""
    for slot in range(SLOT_COUNT):
        state.slots[player, slot] = SLOT_FACE[state.board[player], slot]
    state.money[player] = START_MONEY
    state.pollution[player] = START_POLLUTION
