"""The rules of Prosperity, in the order of the rulebook. Every function is compiled; see `tessera.core.rule`.

Small numbers of tables and state are widened by `np.int64` before they are handed on: Numba compiles a rule anew for
every type of its arguments.
"""

import numpy as np

from tessera.core.compile.random import draw, shuffle
from tessera.core.compile.rule import rule

from .components import (
    ACTIONS_PER_TURN,
    CAPITAL,
    CIRCLES,
    DECADE_COUNT,
    DECADE_STARTS,
    ECOLOGY,
    ENERGY,
    FACE_SYMBOLS,
    LEVEL_OF_SQUARE,
    MARKET_TILES,
    PROSPERITY,
    RESEARCH,
    SLOT_COUNT,
    SLOT_FACE,
    SLOT_GATE,
    SLOT_KIND,
    SPECIAL,
    SQUARES,
    STACK_COUNT,
    STACK_TILES,
    START_MONEY,
    START_POLLUTION,
    TILE_CLEANS,
    TILE_COUNT,
    TILE_KIND,
    TILE_LEVEL,
    TILE_POINTS,
    TILE_SCORES,
    TILE_SIDE,
    TRACK_PROSPERITY,
    table,
)
from .moves import BUY_SLOT, BUY_TILE, CLEAN_UP, FIRST_BUY, INCOME, RESEARCH_TRACK
from .state import ACT, END, PAY, SCORE, SPLIT, STOCK, TURN

INCOME_MONEY = 100
ENERGY_SALE = 50
DEFICIT_LEVEL = 100
DISC_SALE = 50
CAPITAL_MONEY = 100
SAME_LEVEL_PRICE = 100
EXTRA_LEVEL_PRICE = 100
LOWER_LEVEL_PRICE = 50
MONEY_PER_POINT = 300
FIRST_RANK, SHARED_FIRST_RANK, SECOND_RANK = 3, 2, 1

# The final scoring names the five symbols and four items of its own, in this order (P-31).
MONEY, ADVANCE, RANK_ENERGY, RANK_ECOLOGY = range(5, 9)
FINAL_ITEMS = table([ENERGY, ENERGY, ECOLOGY, ECOLOGY, CAPITAL, MONEY, ADVANCE, RANK_ENERGY, RANK_ECOLOGY, PROSPERITY])
FINAL_COUNT = len(FINAL_ITEMS)


# Setup


@rule
def setup(state, generator):
    """The market is laid out, the decades are stacked, every player founds a country, a random one starts (P-1, P-6)."""
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
def put_on_market(state, tile):
    """A tile joins the market, by side and level (P-2, P-10)."""
    state.market |= 1 << tile


@rule
def is_on_market(state, tile):
    """A tile of the market can be bought (P-23)."""
    return (state.market >> tile) & 1 == 1


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
    """Points from any source but a prosperity scoring; an over-polluted player gets none, unless the table says so (P-17)."""
    if state.narrow == 1 or not is_over_polluted(state, player):
        state.points[player] += points


@rule
def room_on(state, player, track):
    """The squares left before the end of a research track (P-14)."""
    return SQUARES - 1 - state.research[player, track]


# A turn


@rule
def turn_tile(state):
    """The active player turns the top tile, and all players score its symbol, the active player first (P-10)."""
    state.turned += 1
    state.scorer = state.active
    state.phase = SCORE


@rule
def scored_item(state):
    """What is scored now: the symbol of the turned tile, or an item of the final scoring (P-10, P-31)."""
    if state.final == 0:
        return TILE_SCORES[state.stack[state.turned - 1]]
    return FINAL_ITEMS[state.final - 1]


@rule
def score(state, player):
    """One player scores one item; how to pay a deficit or to split research, the player decides (P-10, P-31)."""
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
    return min(visible(state, player, RESEARCH), room_on(state, player, ENERGY) + room_on(state, player, ECOLOGY))


@rule
def may_split(state, player, energy, ecology):
    """A split uses all squares that fit, and passes the end of no track (P-14)."""
    fits = 0 <= energy <= room_on(state, player, ENERGY) and 0 <= ecology <= room_on(state, player, ECOLOGY)
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


@rule
def stock_market(state):
    """The turned tile joins the market, where it can be bought at once, and the active player acts twice (P-10, P-18)."""
    put_on_market(state, np.int64(state.stack[state.turned - 1]))
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
    """After a turn's last action the next turn begins; after the last tile's turn, the final scoring (P-18, P-30)."""
    state.actions -= 1
    if state.actions > 0:
        state.phase = ACT
    elif state.turned < STACK_COUNT:
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
    """The topmost discs leave the pollution track; there may be fewer, which pays nothing (P-16, P-21, P-26)."""
    state.pollution[player] = max(state.pollution[player] - discs, 0)


@rule
def may_research(state, player, track):
    """A marker on the last square of its track stays there (P-22)."""
    return room_on(state, player, track) > 0


@rule
def price_of(state, player, tile):
    """The tile's level against the level that the player's marker has reached on the tile's side (P-23)."""
    above = TILE_LEVEL[tile] - LEVEL_OF_SQUARE[state.research[player, TILE_SIDE[tile]]]
    return SAME_LEVEL_PRICE + EXTRA_LEVEL_PRICE * above if above >= 0 else LOWER_LEVEL_PRICE


@rule
def may_buy(state, player, tile):
    """A tile must lie in the market, and the player must have its price (P-23)."""
    return is_on_market(state, tile) and price_of(state, player, tile) <= state.money[player]


@rule
def may_place(state, player, tile, slot):
    """A tile goes on an open slot of its own kind, empty or not; a special tile goes nowhere (P-24, P-25, P-26)."""
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
    """The price is paid; the tile covers its slot for good, or has its effect and leaves the game (P-23, P-24, P-26)."""
    state.money[player] -= price_of(state, player, tile)
    state.market ^= 1 << tile
    if slot >= 0:
        state.slots[player, slot] = tile
    else:
        gain_points(state, player, np.int64(TILE_POINTS[tile]))
        remove_discs(state, player, np.int64(TILE_CLEANS[tile]))


# End


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
        state.research[player, track] += min(squares, room_on(state, player, track))


@rule
def rank_points(state, player, track):
    """The first on a track gets three points, tied first two each, and one who is alone behind one first gets one (P-32)."""
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
    """Points decide, ties are broken by the money kept (P-33, P-34)."""
    return np.int64(state.points[player]) * MONEY_PER_POINT + state.money[player]
