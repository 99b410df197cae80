"""The decisions of Prosperity: who must decide, which actions are legal, and what an action or an automatic step does.

This module implements `tessera.core.contract`; the rules themselves are in `setup`, `rules` and `scoring`.
"""

import numpy as np

from tessera.core.compile.random import redeal
from tessera.core.compile.rule import rule
from tessera.core.contract import NOBODY, OVER

from .components import DECADE_COUNT, DECADE_STARTS, TILE_COUNT
from .moves import (
    BUY_SLOT,
    BUYS_OF,
    CLEAN_UP,
    FIRST_BUY,
    FIRST_PAY,
    FIRST_SPLIT,
    INCOME,
    RESEARCH_TRACK,
    SPLIT_ECOLOGY,
    SPLIT_ENERGY,
    SPLIT_NUMBER,
)
from .rules import act, may_buy, may_clean_up, may_place, may_research, reveal_tile, stock_market
from .scoring import (
    may_pay,
    may_split,
    pay_deficit,
    points_of,
    research_squares,
    score,
    split_research,
    standing,
)
from .setup import setup
from .state import ACT, END, PAY, SCORE, SPLIT, TURN

__all__ = ["advance", "apply", "determinize", "legal_actions", "points_of", "reveals", "setup", "standing", "to_act"]


@rule
def to_act(state):
    """The seat whose decision is due."""
    if state.phase == ACT:
        return state.active
    if state.phase == PAY or state.phase == SPLIT:
        return state.scorer
    return OVER if state.phase == END else NOBODY


@rule
def legal_actions(state, out):
    """Writes the legal actions into `out` and returns how many there are."""
    if state.phase == PAY:
        return list_payments(state, state.scorer, out)
    if state.phase == SPLIT:
        return list_splits(state, state.scorer, out)
    if state.phase == ACT:
        return list_actions(state, state.active, out)
    return 0


@rule
def list_payments(state, player, out):
    """Lists every number of levels that the player can pay for (P-11)."""
    levels = 0
    while may_pay(state, player, levels):
        out[levels] = FIRST_PAY + levels
        levels += 1
    return levels


@rule
def list_splits(state, player, out):
    """Lists every split of the research squares that fits (P-14)."""
    squares = research_squares(state, player)
    count = 0
    for energy in range(squares + 1):
        if may_split(state, player, energy, squares - energy):
            out[count] = SPLIT_NUMBER[energy, squares - energy]
            count += 1
    return count


@rule
def list_actions(state, player, out):
    """Lists income, which is always possible, and every other action that is (P-18)."""
    out[0] = INCOME
    count = 1
    if may_clean_up(state, player):
        out[count] = CLEAN_UP
        count += 1
    for track in range(2):
        if may_research(state, player, track):
            out[count] = RESEARCH_TRACK + track
            count += 1
    for tile in range(TILE_COUNT):
        if may_buy(state, player, tile):
            for action in range(BUYS_OF[tile], BUYS_OF[tile + 1]):
                out[count] = action  # written first, counted if legal: one branch less in the hottest loop
                count += may_place(state, player, tile, np.int64(BUY_SLOT[action - FIRST_BUY]))
    return count


@rule
def apply(state, action):
    """Does an action of the seat to act; the caller has made sure that it is legal."""
    if state.phase == PAY:
        pay_deficit(state, state.scorer, action - FIRST_PAY)
    elif state.phase == SPLIT:
        split = action - FIRST_SPLIT
        split_research(state, state.scorer, np.int64(SPLIT_ENERGY[split]), np.int64(SPLIT_ECOLOGY[split]))
    else:
        act(state, state.active, action)


@rule
def advance(state):
    """Does one step of the game itself."""
    if state.phase == TURN:
        reveal_tile(state)
    elif state.phase == SCORE:
        score(state, state.scorer)
    else:
        stock_market(state)


@rule
def reveals(state, action):
    """Only revealing a tile shows something hidden."""
    return state.phase == TURN


@rule
def determinize(state, seat, generator):
    """Deals the tiles still in the stack again: nobody knows their order within a decade, and all else is open."""
    for decade in range(DECADE_COUNT):
        first = max(DECADE_STARTS[decade], state.revealed)
        redeal(state.stack, first, DECADE_STARTS[decade + 1], generator)
