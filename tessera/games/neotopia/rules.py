"""The rules of Neotopia: the board, a turn, building, bonus tokens, in the order of the rulebook. Every function is compiled.

Small numbers of tables and state are widened by `np.int64` before they are handed on: Numba compiles a rule anew for
every type of its arguments.
"""

import numpy as np

from tessera.core.rule import lowest_bit, rule

from .components import (
    ACTIONS_PER_TURN,
    AUTOMATION,
    BOARD_MASK,
    BONUS_AT,
    CARD_BUILDING,
    CARD_COUNT,
    CARD_FIRST,
    CARD_OWN,
    CARD_POINTS,
    CARD_SECOND,
    CARD_SHAPE,
    CARD_TYPE,
    CENTRE_MASK,
    ELEMENT_COUNT,
    FACTORY_COUNT,
    FACTORY_REGION,
    INITIATIVE,
    INNER_MASK,
    OFFER,
    OUTER_MASK,
    PILE,
    PLACEMENT_FIRST,
    PLACEMENT_SECOND,
    PLACEMENT_START,
    REGION_COUNT,
    ROW,
    SPACE_BIT,
    SUBSIDY,
    THRESHOLDS,
    TILE_ELEMENTS,
)
from .state import ACT, BUILD, CLOSE, DRAW, INITIATE, LOSE, NONE, PERMIT, REFILL

SUBSIDY_CARDS = 2


# The board


@rule
def occupied(game, region):
    """The spaces of a region that bear a token."""
    mask = np.int64(0)
    for element in range(ELEMENT_COUNT):
        mask |= game.tokens[region, element]
    return mask


@rule
def neighbours(mask):
    """The spaces next to those of a mask."""
    return ((mask << 1) | (mask >> 1) | (mask << ROW) | (mask >> ROW) | (mask << (ROW - 1)) | (mask >> (ROW - 1))) & BOARD_MASK


@rule
def inner_spaces(game, region):
    """The centre of an empty region, or the free inner spaces next to a token (N-16, N-22)."""
    taken = occupied(game, region)
    return neighbours(taken) & ~taken & INNER_MASK if taken else np.int64(CENTRE_MASK)


@rule
def outer_spaces(game, region):
    """The free outer spaces next to a token (N-44)."""
    taken = occupied(game, region)
    return neighbours(taken) & ~taken & OUTER_MASK


@rule
def spaces_in(game, region, outer):
    """The spaces that an ordinary placement, or one by building permits, may fill (N-22, N-44)."""
    return outer_spaces(game, region) if outer else inner_spaces(game, region)


@rule
def may_place(spaces, space):
    """Whether a space is one of a mask."""
    return (spaces >> SPACE_BIT[space]) & 1 == 1


@rule
def put_token(game, element, region, space):
    """A token is placed, by whatever action or bonus; a bonus token that it covers is taken (N-24, N-45)."""
    game.tokens[region, element] |= np.int64(1) << SPACE_BIT[space]
    bonus = BONUS_AT[space]
    if bonus >= 0 and game.bonuses[region, bonus] != NONE:
        game.bonus[game.active, game.bonuses[region, bonus]] += 1
        game.bonuses[region, bonus] = NONE


# A turn


@rule
def begin_turn(game):
    """A turn is exactly three actions, and at most one bonus (N-20, N-40)."""
    game.actions = ACTIONS_PER_TURN
    game.used = 0
    await_action(game)


@rule
def await_action(game):
    """Waits for an action; if neither kind is possible it is lost, and after the last one the turn closes (N-20, N-23)."""
    if game.actions == 0:
        game.phase = CLOSE
    elif can_draw(game) or can_move(game, False):
        game.phase = ACT
    else:
        game.phase = LOSE


@rule
def lose_action(game):
    """An action that cannot be taken is lost (N-23)."""
    game.actions -= 1
    await_action(game)


@rule
def may_draw_deck(game):
    """An empty deck can't be drawn from (N-21)."""
    return game.drawn < CARD_COUNT


@rule
def can_draw(game):
    """Some card can be drawn (N-20)."""
    if may_draw_deck(game):
        return True
    for place in range(OFFER):
        if game.offer[place] != NONE:
            return True
    return False


@rule
def can_move(game, outer):
    """Some element can be moved from a factory to an inner space, or by permits to an outer one (N-20, N-22, N-44)."""
    for factory in range(FACTORY_COUNT):
        if not is_empty(game, factory):
            for side in range(2):
                if spaces_in(game, np.int64(FACTORY_REGION[factory, side]), outer):
                    return True
    return False


@rule
def top_card(game):
    """The top card leaves the deck, and nothing there tells which it was."""
    card = np.int64(game.deck[game.drawn])
    game.deck[game.drawn] = NONE
    game.drawn += 1
    return card


@rule
def draw_offered(game, card):
    """A card of the Offer joins the hand, where all know it; the gap stays until the end of the turn (N-20, N-21)."""
    for place in range(OFFER):
        if game.offer[place] == card:
            game.offer[place] = NONE
    game.hand[game.active] |= np.int64(1) << card
    game.known[game.active] |= np.int64(1) << card


@rule
def draw_hidden(game):
    """The top card of the deck joins the hand (N-20)."""
    game.hand[game.active] |= np.int64(1) << top_card(game)


@rule
def take_from_factory(game, factory, element):
    """An element leaves a factory; one that is empty now must be refilled (N-20, N-25)."""
    game.factory[factory, element] -= 1
    game.emptied = factory if is_empty(game, factory) else NONE


@rule
def is_empty(game, factory):
    """No element is left in a factory (N-25)."""
    for element in range(ELEMENT_COUNT):
        if game.factory[factory, element] > 0:
            return False
    return True


@rule
def settle_token(game, element, region, space):
    """After a placement: take the covered bonus, refill the emptied factory, then build (N-26)."""
    put_token(game, element, region, space)
    game.region = region
    game.space = space
    game.element = element
    if game.emptied != NONE:
        game.phase = REFILL
    else:
        await_build(game)


@rule
def refill_factory(game):
    """An emptied factory takes the centre's tokens; the next tile, or one of each colour, replaces them (N-25, N-51)."""
    for element in range(ELEMENT_COUNT):
        game.factory[game.emptied, element] = game.centre[element]
        wanted = np.int64(1)
        if game.turned < game.tile_count:
            wanted = np.int64(TILE_ELEMENTS[game.tiles[game.turned], element])
        placed = min(wanted, np.int64(game.reserve[element]))  # what the reserve lacks is not placed
        game.centre[element] = placed
        game.reserve[element] -= placed
    turn_tile(game)
    game.emptied = NONE
    await_build(game)


@rule
def turn_tile(game):
    """The top tile leaves the game; the last one, with the flag, triggers the end (N-25, N-50)."""
    if game.turned < game.tile_count:
        game.turned += 1
        if game.turned == game.tile_count:
            game.ending = 1


# Building a project


@rule
def await_build(game):
    """A player who can build a project with the token just placed may do so; others go on (N-26, N-30)."""
    left = game.hand[game.active]
    while left:
        if may_build(game, lowest_bit(left)):
            game.phase = BUILD
            return
        left &= left - 1
    await_action(game)


@rule
def may_build(game, card):
    """A card of the hand, of another type than the region's last project, whose pattern the token completes (N-30, N-32)."""
    in_hand = (game.hand[game.active] >> card) & 1 == 1
    return in_hand and game.last_type[game.region] != CARD_TYPE[card] and completes(game, card, game.region, game.space)


@rule
def completes(game, card, region, space):
    """A placement of the pattern, in any direction, that uses the space and is covered by the right tokens (N-30, N-31)."""
    first = game.tokens[region, CARD_FIRST[card]]
    second = game.tokens[region, CARD_SECOND[card]]
    shape = CARD_SHAPE[card]
    for number in range(PLACEMENT_START[shape, space], PLACEMENT_START[shape, space + 1]):
        if PLACEMENT_FIRST[number] & ~first == 0 and PLACEMENT_SECOND[number] & ~second == 0:
            return True
    return False


@rule
def would_complete(game, card, region, space, element):
    """Whether an element on a free space would complete the pattern of a card there (N-30)."""
    bit = np.int64(1) << SPACE_BIT[space]
    game.tokens[region, element] |= bit
    complete = completes(game, card, region, space)
    game.tokens[region, element] &= ~bit
    return complete


@rule
def build(game, card):
    """The card is laid on the region's pile and scores there; nothing more is built with this token (N-30, N-33)."""
    player = game.active
    game.hand[player] &= ~(np.int64(1) << card)
    game.known[player] &= ~(np.int64(1) << card)
    game.built[game.region] |= np.int64(1) << card
    game.last_type[game.region] = CARD_TYPE[card]
    advance_marker(game, player, game.region, points_for(game, player, card))
    await_action(game)


@rule
def points_for(game, player, card):
    """A building is worth less to the player of its colour (N-33)."""
    own = CARD_BUILDING[card] == game.colour[player]
    return np.int64(CARD_OWN[card]) if own else np.int64(CARD_POINTS[card])


@rule
def advance_marker(game, player, region, points):
    """The marker advances; each threshold that it reaches or passes wins the top token of the region's pile (N-33, N-34)."""
    before = game.points[player, region]
    game.points[player, region] += points
    for threshold in THRESHOLDS:
        if before < threshold <= game.points[player, region] and game.taken[region] < PILE:
            game.bonus[player, game.pile[region, game.taken[region]]] += 1
            game.taken[region] += 1


# Bonus tokens


@rule
def may_use(game, kind):
    """One token a turn, of a kind that the player has and that can have its effect (N-40)."""
    if game.used == 1 or game.bonus[game.active, kind] == 0:
        return False
    if kind == SUBSIDY:
        return can_draw(game)
    if kind == AUTOMATION:
        return can_draw(game) or can_move(game, False)
    return can_initiate(game) if kind == INITIATIVE else can_move(game, True)


@rule
def use_bonus(game, kind):
    """The token leaves the game: two cards, an action more, or an element to place (N-40, N-41, N-42, N-43, N-44)."""
    game.bonus[game.active, kind] -= 1
    game.used = 1
    if kind == SUBSIDY:
        game.draws = SUBSIDY_CARDS
        await_draw(game)
    elif kind == AUTOMATION:
        game.actions += 1
        await_action(game)
    else:
        game.phase = INITIATE if kind == INITIATIVE else PERMIT


@rule
def await_draw(game):
    """Waits for a card of a subsidy to be chosen, as long as there are any (N-41)."""
    if game.draws > 0 and can_draw(game):
        game.phase = DRAW
    else:
        game.draws = 0
        await_action(game)


@rule
def can_initiate(game):
    """Some element of the reserve can be placed (N-43)."""
    tokens = 0
    for element in range(ELEMENT_COUNT):
        tokens += game.reserve[element]
    for region in range(REGION_COUNT):
        if tokens > 0 and inner_spaces(game, region):
            return True
    return False
