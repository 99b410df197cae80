"""The scorings of Prosperity, during a turn and at the end of the match. Every function is compiled."""

import numpy as np

from tessera.core.compile.rule import rule

from .components import (
    CAPITAL,
    CIRCLES,
    ECOLOGY,
    ENERGY,
    FACE_SYMBOLS,
    PROSPERITY,
    RESEARCH,
    SLOT_COUNT,
    SQUARES,
    TILE_SCORES,
    TRACK_PROSPERITY,
    lookup,
)
from .state import END, PAY, SCORE, SPLIT, STOCK

ENERGY_SALE = 50
DEFICIT_LEVEL = 100
DISC_SALE = 50
CAPITAL_MONEY = 100
MONEY_PER_POINT = 300
FIRST_RANK, SHARED_FIRST_RANK, SECOND_RANK = 3, 2, 1

# The final scoring names the five symbols and four items of its own, in this order (P-31).
MONEY, ADVANCE, RANK_ENERGY, RANK_ECOLOGY = range(5, 9)
FINAL_ITEMS = lookup([ENERGY, ENERGY, ECOLOGY, ECOLOGY, CAPITAL, MONEY, ADVANCE, RANK_ENERGY, RANK_ECOLOGY, PROSPERITY])
FINAL_COUNT = len(FINAL_ITEMS)


# What a country shows


@rule
def visible(state, player, symbol):
    """The sum of a symbol over all faces of a country, which for energy and ecology is the balance (P-5)."""
    total = 0
    for slot in range(SLOT_COUNT):
        total += FACE_SYMBOLS[state.slots[player, slot], symbol]
    return total


@rule
def visible_prosperity(state, player):
    """Prosperity symbols count in the country and on uncovered circles of the pollution track (P-15, P-16)."""
    return visible(state, player, PROSPERITY) + TRACK_PROSPERITY[min(state.pollution[player], CIRCLES + 1)]


@rule
def is_over_polluted(state, player):
    """A disc lies on the triangle after the last circle (P-16)."""
    return state.pollution[player] > CIRCLES


@rule
def gain_points(state, player, points):
    """Points from anything but a prosperity scoring; an over-polluted player gets none, unless the option allows it (P-17)."""
    if state.narrow == 1 or not is_over_polluted(state, player):
        state.points[player] += points


@rule
def squares_left(state, player, track):
    """The squares left before the end of a research track (P-14)."""
    return SQUARES - 1 - state.research[player, track]


# A scoring


@rule
def scored_item(state):
    """What is scored now: the symbol of the revealed tile, or an item of the final scoring (P-10, P-31)."""
    if state.final == 0:
        return TILE_SCORES[state.stack[state.revealed - 1]]
    return FINAL_ITEMS[state.final - 1]


@rule
def score(state, player):
    """One player scores one item, and chooses how to pay a deficit or how to split research (P-10, P-31)."""
    item = scored_item(state)
    if item == ENERGY:
        score_energy(state, player)
    elif item == RESEARCH:
        score_research(state, player)
    else:
        if item == ECOLOGY:
            score_ecology(state, player)
        elif item == CAPITAL:
            score_capital(state, player)
        elif item == PROSPERITY:
            score_prosperity(state, player)
        elif item == MONEY:
            score_money(state, player)
        elif item == ADVANCE:
            advance_both_markers(state, player)
        else:
            gain_points(state, player, rank_points(state, player, item - RANK_ENERGY))
        pass_scoring(state)


@rule
def score_energy(state, player):
    """A positive balance sells each level; a negative one is paid as the player chooses (P-11)."""
    balance = visible(state, player, ENERGY)
    if balance < 0:
        state.phase = PAY
    else:
        state.money[player] += ENERGY_SALE * balance
        pass_scoring(state)


@rule
def may_pay(state, player, levels):
    """Nobody pays for more levels than the deficit has, nor goes into debt (P-11)."""
    return 0 <= levels <= -visible(state, player, ENERGY) and DEFICIT_LEVEL * levels <= state.money[player]


@rule
def pay_deficit(state, player, levels):
    """Some levels of an energy deficit cost money, every other level a pollution disc (P-11)."""
    state.money[player] -= DEFICIT_LEVEL * levels
    state.pollution[player] += -visible(state, player, ENERGY) - levels
    pass_scoring(state)


@rule
def score_ecology(state, player):
    """A positive balance removes a disc per level and sells what it could not remove; a negative one pollutes (P-12)."""
    left = state.pollution[player] - visible(state, player, ECOLOGY)
    state.pollution[player] = max(left, 0)
    state.money[player] += DISC_SALE * max(-left, 0)


@rule
def score_capital(state, player):
    """Every capital symbol brings money (P-13)."""
    state.money[player] += CAPITAL_MONEY * visible(state, player, CAPITAL)


@rule
def score_research(state, player):
    """The markers advance by the research symbols, split as the player chooses (P-14)."""
    if research_squares(state, player) > 0:
        state.phase = SPLIT
    else:
        pass_scoring(state)


@rule
def research_squares(state, player):
    """The squares that a research scoring gives; what fits on neither track is lost (P-14)."""
    return min(visible(state, player, RESEARCH), squares_left(state, player, ENERGY) + squares_left(state, player, ECOLOGY))


@rule
def may_split(state, player, energy, ecology):
    """A split uses all squares that fit, and no marker passes the end of its track (P-14)."""
    fits = 0 <= energy <= squares_left(state, player, ENERGY) and 0 <= ecology <= squares_left(state, player, ECOLOGY)
    return fits and energy + ecology == research_squares(state, player)


@rule
def split_research(state, player, energy, ecology):
    """Each marker advances by its share of the squares (P-14)."""
    state.research[player, ENERGY] += energy
    state.research[player, ECOLOGY] += ecology
    pass_scoring(state)


@rule
def score_prosperity(state, player):
    """Every visible prosperity symbol is a point, unless the player is over-polluted (P-15, P-17)."""
    if not is_over_polluted(state, player):
        state.points[player] += visible_prosperity(state, player)


@rule
def pass_scoring(state):
    """The scoring passes clockwise until all have scored; then the tile joins the market or the next final item begins (P-10)."""
    state.scorer = (state.scorer + 1) % state.players
    state.phase = SCORE
    if state.scorer == state.active:
        if state.final == 0:
            state.phase = STOCK
        elif state.final == FINAL_COUNT:
            state.phase = END
        else:
            state.final += 1


# The final scoring


@rule
def score_money(state, player):
    """Money becomes points, and the rest is kept for ties (P-31)."""
    gain_points(state, player, state.money[player] // MONEY_PER_POINT)
    state.money[player] %= MONEY_PER_POINT


@rule
def advance_both_markers(state, player):
    """Both markers advance by all research symbols, not past the end (P-31)."""
    squares = visible(state, player, RESEARCH)
    for track in range(2):
        state.research[player, track] += min(squares, squares_left(state, player, track))


@rule
def rank_points(state, player, track):
    """The leader on a track gets three points, tied leaders two each; a sole second behind one leader gets one (P-32)."""
    ahead = 0
    level = 0
    for other in range(state.players):
        if state.research[other, track] > state.research[player, track]:
            ahead += 1
        elif state.research[other, track] == state.research[player, track]:
            level += 1
    if ahead == 0:
        return FIRST_RANK if level == 1 else SHARED_FIRST_RANK
    return SECOND_RANK if ahead == 1 and level == 1 else 0


@rule
def points_of(state, player):
    """The points on the score track (P-34)."""
    return int(state.points[player])


@rule
def standing(state, player):
    """Points decide; the money kept breaks ties (P-33, P-34)."""
    return np.int64(state.points[player]) * MONEY_PER_POINT + state.money[player]
