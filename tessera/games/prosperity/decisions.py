"""The decisions of Prosperity: whose is due, which answers are legal, what an answer or a step of the game itself does.

This module is what `tessera.core.contract` asks for; the rules themselves are in `rules`.
"""

import numpy as np

from tessera.core.contract import NOBODY, OVER
from tessera.core.rule import redeal, rule

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
from .rules import (
    act,
    may_buy,
    may_clean_up,
    may_pay,
    may_place,
    may_research,
    may_split,
    pay_deficit,
    points_of,
    research_squares,
    score,
    setup,
    split_research,
    standing,
    stock_market,
    turn_tile,
)
from .state import ACT, END, PAY, SCORE, SPLIT, TURN

__all__ = ["advance", "apply", "determinize", "legal_actions", "points_of", "reveals", "setup", "standing", "to_act"]


@rule
def to_act(game):
    """The seat whose decision is due."""
    if game.phase == ACT:
        return game.active
    if game.phase == PAY or game.phase == SPLIT:
        return game.scorer
    return OVER if game.phase == END else NOBODY


@rule
def legal_actions(game, out):
    """Writes the legal actions into `out` and returns how many there are."""
    if game.phase == PAY:
        return list_payments(game, game.scorer, out)
    if game.phase == SPLIT:
        return list_splits(game, game.scorer, out)
    if game.phase == ACT:
        return list_actions(game, game.active, out)
    return 0


@rule
def list_payments(game, player, out):
    """Every number of levels that the player can pay for (P-11)."""
    levels = 0
    while may_pay(game, player, levels):
        out[levels] = FIRST_PAY + levels
        levels += 1
    return levels


@rule
def list_splits(game, player, out):
    """Every split of the research squares that fits (P-14)."""
    squares = research_squares(game, player)
    count = 0
    for energy in range(squares + 1):
        if may_split(game, player, energy, squares - energy):
            out[count] = SPLIT_NUMBER[energy, squares - energy]
            count += 1
    return count


@rule
def list_actions(game, player, out):
    """Income always, and all else that is possible (P-18)."""
    out[0] = INCOME
    count = 1
    if may_clean_up(game, player):
        out[count] = CLEAN_UP
        count += 1
    for track in range(2):
        if may_research(game, player, track):
            out[count] = RESEARCH_TRACK + track
            count += 1
    for tile in range(TILE_COUNT):
        if may_buy(game, player, tile):
            for action in range(BUYS_OF[tile], BUYS_OF[tile + 1]):
                out[count] = action  # written ahead, counted if it holds: a branch less in the busiest loop
                count += may_place(game, player, tile, np.int64(BUY_SLOT[action - FIRST_BUY]))
    return count


@rule
def apply(game, action):
    """Does what the seat to act has decided; the caller has made sure that it is legal."""
    if game.phase == PAY:
        pay_deficit(game, game.scorer, action - FIRST_PAY)
    elif game.phase == SPLIT:
        split = action - FIRST_SPLIT
        split_research(game, game.scorer, np.int64(SPLIT_ENERGY[split]), np.int64(SPLIT_ECOLOGY[split]))
    else:
        act(game, game.active, action)


@rule
def advance(game):
    """Does one step of the game itself."""
    if game.phase == TURN:
        turn_tile(game)
    elif game.phase == SCORE:
        score(game, game.scorer)
    else:
        stock_market(game)


@rule
def reveals(game, action):
    """Only turning a tile shows what was hidden."""
    return game.phase == TURN


@rule
def determinize(game, seat, generator):
    """Nobody knows the order of the tiles inside a decade that are still in the stack; all else is open."""
    for decade in range(DECADE_COUNT):
        first = max(DECADE_STARTS[decade], game.turned)
        redeal(game.stack, first, DECADE_STARTS[decade + 1], generator)
