"""The rules of Prosperity, in the order of the rulebook. Every function is compiled; see `tessera.core.rule`.

Small numbers of tables and state are widened by `np.int64` before they are handed on: Numba compiles a rule anew for
every type of its arguments.
"""

import numpy as np

from tessera.core.rule import draw, rule, shuffle

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
def setup(game, generator):
    """The market is laid out, the decades are stacked, every player founds a country, a random one starts (P-1, P-6)."""
    lay_out_market(game)
    stack_decades(game, generator)
    for player in range(game.players):
        found_country(game, player)
    game.active = draw(generator, game.players)
    game.phase = TURN


@rule
def lay_out_market(game):
    """The undated tiles lie face up beside the research board (P-2)."""
    for tile in MARKET_TILES:
        put_on_market(game, np.int64(tile))


@rule
def put_on_market(game, tile):
    """A tile joins the market, by side and level (P-2, P-10)."""
    game.market |= 1 << tile


@rule
def is_on_market(game, tile):
    """A tile of the market can be bought (P-23)."""
    return (game.market >> tile) & 1 == 1


@rule
def stack_decades(game, generator):
    """The tiles of each decade are shuffled and stacked, the first decade on top (P-3)."""
    for place in range(STACK_COUNT):
        game.stack[place] = STACK_TILES[place]
    for decade in range(DECADE_COUNT):
        shuffle(game.stack, DECADE_STARTS[decade], DECADE_STARTS[decade + 1], generator)


@rule
def found_country(game, player):
    """A country shows what is printed on the chosen side of its board and starts with some money and pollution (P-4, P-5)."""
    for slot in range(SLOT_COUNT):
        game.slots[player, slot] = SLOT_FACE[game.board[player], slot]
    game.money[player] = START_MONEY
    game.pollution[player] = START_POLLUTION


# What a country shows


@rule
def visible(game, player, symbol):
    """The sum of a symbol over all faces of a country, which for energy and ecology is the balance (P-5)."""
    total = 0
    for slot in range(SLOT_COUNT):
        total += FACE_SYMBOLS[game.slots[player, slot], symbol]
    return total


@rule
def visible_prosperity(game, player):
    """Prosperity symbols count in the country and on uncovered circles of the pollution track (P-15, P-16)."""
    return visible(game, player, PROSPERITY) + TRACK_PROSPERITY[min(game.pollution[player], CIRCLES + 1)]


@rule
def is_over_polluted(game, player):
    """A disc lies on the triangle after the last circle (P-16)."""
    return game.pollution[player] > CIRCLES


@rule
def gain_points(game, player, points):
    """Points from any source but a prosperity scoring; an over-polluted player gets none, unless the table says so (P-17)."""
    if game.narrow == 1 or not is_over_polluted(game, player):
        game.points[player] += points


@rule
def room_on(game, player, track):
    """The squares left before the end of a research track (P-14)."""
    return SQUARES - 1 - game.research[player, track]


# A turn


@rule
def turn_tile(game):
    """The active player turns the top tile, and all players score its symbol, the active player first (P-10)."""
    game.turned += 1
    game.scorer = game.active
    game.phase = SCORE


@rule
def scored_item(game):
    """What is scored now: the symbol of the turned tile, or an item of the final scoring (P-10, P-31)."""
    if game.final == 0:
        return TILE_SCORES[game.stack[game.turned - 1]]
    return FINAL_ITEMS[game.final - 1]


@rule
def score(game, player):
    """One player scores one item; how to pay a deficit or to split research, the player decides (P-10, P-31)."""
    item = scored_item(game)
    if item == ENERGY:
        score_energy(game, player)
    elif item == RESEARCH:
        score_research(game, player)
    else:
        if item == ECOLOGY:
            score_ecology(game, player)
        elif item == CAPITAL:
            score_capital(game, player)
        elif item == PROSPERITY:
            score_prosperity(game, player)
        elif item == MONEY:
            score_money(game, player)
        elif item == ADVANCE:
            advance_both_markers(game, player)
        else:
            gain_points(game, player, rank_points(game, player, item - RANK_ENERGY))
        pass_scoring(game)


@rule
def score_energy(game, player):
    """A positive balance sells each level; a negative one is paid as the player chooses (P-11)."""
    balance = visible(game, player, ENERGY)
    if balance < 0:
        game.phase = PAY
    else:
        game.money[player] += ENERGY_SALE * balance
        pass_scoring(game)


@rule
def may_pay(game, player, levels):
    """Nobody pays for more levels than the deficit has, nor goes into debt (P-11)."""
    return 0 <= levels <= -visible(game, player, ENERGY) and DEFICIT_LEVEL * levels <= game.money[player]


@rule
def pay_deficit(game, player, levels):
    """Some levels of an energy deficit cost money, every other level a pollution disc (P-11)."""
    game.money[player] -= DEFICIT_LEVEL * levels
    game.pollution[player] += -visible(game, player, ENERGY) - levels
    pass_scoring(game)


@rule
def score_ecology(game, player):
    """A positive balance removes a disc per level and sells what it could not remove; a negative one pollutes (P-12)."""
    left = game.pollution[player] - visible(game, player, ECOLOGY)
    game.pollution[player] = max(left, 0)
    game.money[player] += DISC_SALE * max(-left, 0)


@rule
def score_capital(game, player):
    """Every capital symbol brings money (P-13)."""
    game.money[player] += CAPITAL_MONEY * visible(game, player, CAPITAL)


@rule
def score_research(game, player):
    """The markers advance by the research symbols, split as the player chooses (P-14)."""
    if research_squares(game, player) > 0:
        game.phase = SPLIT
    else:
        pass_scoring(game)


@rule
def research_squares(game, player):
    """The squares that a research scoring gives; what fits on neither track is lost (P-14)."""
    return min(visible(game, player, RESEARCH), room_on(game, player, ENERGY) + room_on(game, player, ECOLOGY))


@rule
def may_split(game, player, energy, ecology):
    """A split uses all squares that fit, and passes the end of no track (P-14)."""
    fits = 0 <= energy <= room_on(game, player, ENERGY) and 0 <= ecology <= room_on(game, player, ECOLOGY)
    return fits and energy + ecology == research_squares(game, player)


@rule
def split_research(game, player, energy, ecology):
    """Each marker advances by its share of the squares (P-14)."""
    game.research[player, ENERGY] += energy
    game.research[player, ECOLOGY] += ecology
    pass_scoring(game)


@rule
def score_prosperity(game, player):
    """Every visible prosperity symbol is a point, unless the player is over-polluted (P-15, P-17)."""
    if not is_over_polluted(game, player):
        game.points[player] += visible_prosperity(game, player)


@rule
def pass_scoring(game):
    """The scoring passes clockwise until all have scored; then the tile joins the market or the next final item begins (P-10)."""
    game.scorer = (game.scorer + 1) % game.players
    game.phase = SCORE
    if game.scorer == game.active:
        if game.final == 0:
            game.phase = STOCK
        elif game.final == FINAL_COUNT:
            game.phase = END
        else:
            game.final += 1


@rule
def stock_market(game):
    """The turned tile joins the market, where it can be bought at once, and the active player acts twice (P-10, P-18)."""
    put_on_market(game, np.int64(game.stack[game.turned - 1]))
    game.actions = ACTIONS_PER_TURN
    game.phase = ACT


@rule
def act(game, player, action):
    """An action is income, clean-up, research on one track, or the purchase of a tile (P-18, P-20)."""
    if action == INCOME:
        game.money[player] += INCOME_MONEY
    elif action == CLEAN_UP:
        remove_discs(game, player, 1)
    elif action < FIRST_BUY:
        game.research[player, action - RESEARCH_TRACK] += 1
    else:
        buy(game, player, np.int64(BUY_TILE[action - FIRST_BUY]), np.int64(BUY_SLOT[action - FIRST_BUY]))
    end_action(game)


@rule
def end_action(game):
    """After a turn's last action the next turn begins; after the last tile's turn, the final scoring (P-18, P-30)."""
    game.actions -= 1
    if game.actions > 0:
        game.phase = ACT
    elif game.turned < STACK_COUNT:
        game.active = (game.active + 1) % game.players
        game.phase = TURN
    else:
        game.final = 1
        game.scorer = game.active
        game.phase = SCORE


# Actions


@rule
def may_clean_up(game, player):
    """Clean-up needs a disc to remove (P-21)."""
    return game.pollution[player] > 0


@rule
def remove_discs(game, player, discs):
    """The topmost discs leave the pollution track; there may be fewer, which pays nothing (P-16, P-21, P-26)."""
    game.pollution[player] = max(game.pollution[player] - discs, 0)


@rule
def may_research(game, player, track):
    """A marker on the last square of its track stays there (P-22)."""
    return room_on(game, player, track) > 0


@rule
def price_of(game, player, tile):
    """The tile's level against the level that the player's marker has reached on the tile's side (P-23)."""
    above = TILE_LEVEL[tile] - LEVEL_OF_SQUARE[game.research[player, TILE_SIDE[tile]]]
    return SAME_LEVEL_PRICE + EXTRA_LEVEL_PRICE * above if above >= 0 else LOWER_LEVEL_PRICE


@rule
def may_buy(game, player, tile):
    """A tile must lie in the market, and the player must have its price (P-23)."""
    return is_on_market(game, tile) and price_of(game, player, tile) <= game.money[player]


@rule
def may_place(game, player, tile, slot):
    """A tile goes on an open slot of its own kind, empty or not; a special tile goes nowhere (P-24, P-25, P-26)."""
    if TILE_KIND[tile] == SPECIAL:
        return slot < 0
    return SLOT_KIND[game.board[player], slot] == TILE_KIND[tile] and is_open(game, player, slot)


@rule
def is_open(game, player, slot):
    """A slot below an inaccessible mark is closed until a transport tile covers the mark (P-25)."""
    mark = SLOT_GATE[game.board[player], slot]
    return mark < 0 or game.slots[player, mark] < TILE_COUNT


@rule
def buy(game, player, tile, slot):
    """The price is paid; the tile covers its slot for good, or has its effect and leaves the game (P-23, P-24, P-26)."""
    game.money[player] -= price_of(game, player, tile)
    game.market ^= 1 << tile
    if slot >= 0:
        game.slots[player, slot] = tile
    else:
        gain_points(game, player, np.int64(TILE_POINTS[tile]))
        remove_discs(game, player, np.int64(TILE_CLEANS[tile]))


# End


@rule
def score_money(game, player):
    """Money becomes points, and the rest is kept for ties (P-31)."""
    gain_points(game, player, game.money[player] // MONEY_PER_POINT)
    game.money[player] %= MONEY_PER_POINT


@rule
def advance_both_markers(game, player):
    """Both markers advance by all research symbols, not past the end (P-31)."""
    squares = visible(game, player, RESEARCH)
    for track in range(2):
        game.research[player, track] += min(squares, room_on(game, player, track))


@rule
def rank_points(game, player, track):
    """The first on a track gets three points, tied first two each, and one who is alone behind one first gets one (P-32)."""
    ahead = 0
    level = 0
    for other in range(game.players):
        if game.research[other, track] > game.research[player, track]:
            ahead += 1
        elif game.research[other, track] == game.research[player, track]:
            level += 1
    if ahead == 0:
        return FIRST_RANK if level == 1 else SHARED_FIRST_RANK
    return SECOND_RANK if ahead == 1 and level == 1 else 0


@rule
def points_of(game, player):
    """The points on the score track (P-34)."""
    return int(game.points[player])


@rule
def standing(game, player):
    """Points decide, ties are broken by the money kept (P-33, P-34)."""
    return np.int64(game.points[player]) * MONEY_PER_POINT + game.money[player]
