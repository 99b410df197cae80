"""The rules of Prosperity: a turn and its actions, in the order of the rulebook. Every function is compiled.

`setup` and `scoring` hold the rest of the rulebook. Numba compiles a rule again for every combination of argument types, so
small integers from lookups and state fields are widened with `np.int64` before they are passed on.
"""

import numpy as np

from tessera.core.compile.rule import rule

from .components import (
    ACTIONS_PER_TURN,
    LEVEL_OF_SQUARE,
    SLOT_GATE,
    SLOT_KIND,
    SPECIAL,
    STACK_COUNT,
    TILE_CLEANS,
    TILE_COUNT,
    TILE_KIND,
    TILE_LEVEL,
    TILE_POINTS,
    TILE_SIDE,
)
from .moves import BUY_SLOT, BUY_TILE, CLEAN_UP, FIRST_BUY, INCOME, RESEARCH_TRACK
from .scoring import gain_points, squares_left
from .state import ACT, SCORE, TURN

INCOME_MONEY = 100
SAME_LEVEL_PRICE = 100
EXTRA_LEVEL_PRICE = 100
LOWER_LEVEL_PRICE = 50


# A turn


@rule
def reveal_tile(state):
    """The active player reveals the top tile, and everybody scores its symbol, the active player first (P-10)."""
    state.revealed += 1
    state.scorer = state.active
    state.phase = SCORE


@rule
def stock_market(state):
    """The revealed tile joins the market, where it can be bought at once, and the active player acts twice (P-10, P-18)."""
    put_on_market(state, np.int64(state.stack[state.revealed - 1]))
    state.actions = ACTIONS_PER_TURN
    state.phase = ACT


@rule
def act(state, player, action):
    """An action is income, clean-up, research on one track, or the purchase of a tile (P-18, P-20)."""
    if action == INCOME:
        state.money[player] += INCOME_MONEY
    elif action == CLEAN_UP:
        remove_discs(state, player, 1)
    elif action < FIRST_BUY:
        state.research[player, action - RESEARCH_TRACK] += 1
    else:
        buy(state, player, np.int64(BUY_TILE[action - FIRST_BUY]), np.int64(BUY_SLOT[action - FIRST_BUY]))
    end_action(state)


@rule
def end_action(state):
    """After the last action of a turn the next turn begins; after the last tile's turn, the final scoring (P-18, P-30)."""
    state.actions -= 1
    if state.actions > 0:
        state.phase = ACT
    elif state.revealed < STACK_COUNT:
        state.active = (state.active + 1) % state.players
        state.phase = TURN
    else:
        state.final = 1
        state.scorer = state.active
        state.phase = SCORE


# Actions


@rule
def may_clean_up(state, player):
    """Clean-up needs a disc to remove (P-21)."""
    return state.pollution[player] > 0


@rule
def remove_discs(state, player, discs):
    """The topmost discs leave the pollution track; having fewer than that pays nothing (P-16, P-21, P-26)."""
    state.pollution[player] = max(state.pollution[player] - discs, 0)


@rule
def may_research(state, player, track):
    """A marker on the last square of its track stays there (P-22)."""
    return squares_left(state, player, track) > 0


@rule
def put_on_market(state, tile):
    """A tile joins the market, by side and level (P-2, P-10)."""
    state.market |= 1 << tile


@rule
def is_on_market(state, tile):
    """A tile of the market can be bought (P-23)."""
    return (state.market >> tile) & 1 == 1


@rule
def price_of(state, player, tile):
    """The price compares the tile's level with the level of the player's marker on the tile's side (P-23)."""
    above = TILE_LEVEL[tile] - LEVEL_OF_SQUARE[state.research[player, TILE_SIDE[tile]]]
    return SAME_LEVEL_PRICE + EXTRA_LEVEL_PRICE * above if above >= 0 else LOWER_LEVEL_PRICE


@rule
def may_buy(state, player, tile):
    """A tile must be in the market, and the player must be able to pay its price (P-23)."""
    return is_on_market(state, tile) and price_of(state, player, tile) <= state.money[player]


@rule
def may_place(state, player, tile, slot):
    """A tile goes on an open slot of its own kind, empty or not; a special tile takes no slot (P-24, P-25, P-26)."""
    if TILE_KIND[tile] == SPECIAL:
        return slot < 0
    return SLOT_KIND[state.board[player], slot] == TILE_KIND[tile] and is_open(state, player, slot)


@rule
def is_open(state, player, slot):
    """A slot below an inaccessible mark is closed until a transport tile covers the mark (P-25)."""
    mark = SLOT_GATE[state.board[player], slot]
    return mark < 0 or state.slots[player, mark] < TILE_COUNT


@rule
def buy(state, player, tile, slot):
    """The player pays; the tile covers its slot for good, or takes effect and leaves the game (P-23, P-24, P-26)."""
    state.money[player] -= price_of(state, player, tile)
    state.market ^= 1 << tile
    if slot >= 0:
        state.slots[player, slot] = tile
    else:
        gain_points(state, player, np.int64(TILE_POINTS[tile]))
        remove_discs(state, player, np.int64(TILE_CLEANS[tile]))
