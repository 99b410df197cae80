"""The rules of Neotopia: the board, a turn, building, bonus tokens, in the order of the rulebook. Every function is compiled.

`setup` and `scoring` hold the rest of the rulebook. Numba compiles a rule again for every combination of argument types, so
small integers from lookups and state fields are widened with `np.int64` before they are passed on.
"""

import numpy as np

from tessera.core.compile.bits import lowest_bit
from tessera.core.compile.rule import rule

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
def occupied(state, region):
    """The spaces of a region that hold a token."""
    mask = np.int64(0)
    for element in range(ELEMENT_COUNT):
        mask |= state.tokens[region, element]
    return mask


@rule
def neighbours(mask):
    """The spaces adjacent to those of a mask."""
    return ((mask << 1) | (mask >> 1) | (mask << ROW) | (mask >> ROW) | (mask << (ROW - 1)) | (mask >> (ROW - 1))) & BOARD_MASK


@rule
def inner_spaces(state, region):
    """The centre of an empty region, or the free inner spaces next to a token (N-16, N-22)."""
    taken = occupied(state, region)
    return neighbours(taken) & ~taken & INNER_MASK if taken else np.int64(CENTRE_MASK)


@rule
def outer_spaces(state, region):
    """The free outer spaces next to a token (N-44)."""
    taken = occupied(state, region)
    return neighbours(taken) & ~taken & OUTER_MASK


@rule
def spaces_in(state, region, outer):
    """The spaces that an ordinary placement, or one by building permits, may fill (N-22, N-44)."""
    return outer_spaces(state, region) if outer else inner_spaces(state, region)


@rule
def may_place(spaces, space):
    """Whether a mask contains a space."""
    return (spaces >> SPACE_BIT[space]) & 1 == 1


@rule
def put_token(state, element, region, space):
    """A token placed by any action or bonus wins the bonus token that it covers (N-24, N-45)."""
    state.tokens[region, element] |= np.int64(1) << SPACE_BIT[space]
    bonus = BONUS_AT[space]
    if bonus >= 0 and state.bonuses[region, bonus] != NONE:
        state.bonus[state.active, state.bonuses[region, bonus]] += 1
        state.bonuses[region, bonus] = NONE


# A turn


@rule
def begin_turn(state):
    """A turn is exactly three actions and at most one bonus (N-20, N-40)."""
    state.actions = ACTIONS_PER_TURN
    state.used = 0
    await_action(state)


@rule
def await_action(state):
    """The player takes the next action, or loses it if none is possible; after the last one the turn closes (N-20, N-23)."""
    if state.actions == 0:
        state.phase = CLOSE
    elif can_draw(state) or can_move(state, False):
        state.phase = ACT
    else:
        state.phase = LOSE


@rule
def lose_action(state):
    """An action that is impossible is lost (N-23)."""
    state.actions -= 1
    await_action(state)


@rule
def may_draw_deck(state):
    """Nobody draws from an empty deck (N-21)."""
    return state.drawn < CARD_COUNT


@rule
def can_draw(state):
    """Whether there is a card to draw (N-20)."""
    if may_draw_deck(state):
        return True
    for place in range(OFFER):
        if state.offer[place] != NONE:
            return True
    return False


@rule
def can_move(state, outer):
    """Whether an element can move from a factory to an inner space, or with permits to an outer one (N-20, N-22, N-44)."""
    for factory in range(FACTORY_COUNT):
        if not is_empty(state, factory):
            for side in range(2):
                if spaces_in(state, np.int64(FACTORY_REGION[factory, side]), outer):
                    return True
    return False


@rule
def top_card(state):
    """The top card leaves the deck, and no trace of it stays there."""
    card = np.int64(state.deck[state.drawn])
    state.deck[state.drawn] = NONE
    state.drawn += 1
    return card


@rule
def draw_offered(state, card):
    """A card of the Offer joins the hand, known to everybody; the gap stays until the end of the turn (N-20, N-21)."""
    for place in range(OFFER):
        if state.offer[place] == card:
            state.offer[place] = NONE
    state.hand[state.active] |= np.int64(1) << card
    state.known[state.active] |= np.int64(1) << card


@rule
def draw_hidden(state):
    """The top card of the deck joins the hand (N-20)."""
    state.hand[state.active] |= np.int64(1) << top_card(state)


@rule
def take_from_factory(state, factory, element):
    """An element leaves a factory; an emptied factory must be refilled (N-20, N-25)."""
    state.factory[factory, element] -= 1
    state.emptied = factory if is_empty(state, factory) else NONE


@rule
def is_empty(state, factory):
    """Whether a factory has no element left (N-25)."""
    for element in range(ELEMENT_COUNT):
        if state.factory[factory, element] > 0:
            return False
    return True


@rule
def settle_token(state, element, region, space):
    """After a placement: take the covered bonus, refill the emptied factory, then build (N-26)."""
    put_token(state, element, region, space)
    state.region = region
    state.space = space
    state.element = element
    if state.emptied != NONE:
        state.phase = REFILL
    else:
        await_build(state)


@rule
def refill_factory(state):
    """An emptied factory takes the centre's tokens; the next tile, or one of each colour, replaces them (N-25, N-51)."""
    for element in range(ELEMENT_COUNT):
        state.factory[state.emptied, element] = state.centre[element]
        wanted = np.int64(1)
        if state.revealed < state.tile_count:
            wanted = np.int64(TILE_ELEMENTS[state.tiles[state.revealed], element])
        placed = min(wanted, np.int64(state.reserve[element]))  # the reserve may have fewer
        state.centre[element] = placed
        state.reserve[element] -= placed
    reveal_tile(state)
    state.emptied = NONE
    await_build(state)


@rule
def reveal_tile(state):
    """The top tile is revealed and leaves the game; the last one, with the flag, triggers the end (N-25, N-50)."""
    if state.revealed < state.tile_count:
        state.revealed += 1
        if state.revealed == state.tile_count:
            state.ending = 1


# Building a project


@rule
def await_build(state):
    """A player who can build a project with the token just placed may do so; otherwise the turn goes on (N-26, N-30)."""
    left = state.hand[state.active]
    while left:
        if may_build(state, lowest_bit(left)):
            state.phase = BUILD
            return
        left &= left - 1
    await_action(state)


@rule
def may_build(state, card):
    """The active player may build a card with the token just placed (N-30)."""
    return may_build_at(state, state.active, card, state.region, state.space)


@rule
def may_build_at(state, player, card, region, space):
    """A card of the hand, of a type that the region takes, whose pattern the token on the space completes (N-30, N-32)."""
    return has_card(state, player, card) and takes_type(state, region, card) and completes(state, card, region, space)


@rule
def could_build_at(state, player, card, region, space, element):
    """Whether an element on a free space would allow a player to build a card there (N-30)."""
    bit = np.int64(1) << SPACE_BIT[space]
    state.tokens[region, element] |= bit
    allowed = may_build_at(state, player, card, region, space)
    state.tokens[region, element] &= ~bit
    return allowed


@rule
def has_card(state, player, card):
    """Only cards of the player's own hand can be built (N-30)."""
    return (state.hand[player] >> card) & 1 == 1


@rule
def takes_type(state, region, card):
    """A region takes no project of the same type as the last one built there (N-32)."""
    return state.last_type[region] != CARD_TYPE[card]


@rule
def completes(state, card, region, space):
    """Some placement of the pattern, in any direction, uses the space and is covered by the right tokens (N-30, N-31)."""
    first = state.tokens[region, CARD_FIRST[card]]
    second = state.tokens[region, CARD_SECOND[card]]
    shape = CARD_SHAPE[card]
    for number in range(PLACEMENT_START[shape, space], PLACEMENT_START[shape, space + 1]):
        if PLACEMENT_FIRST[number] & ~first == 0 and PLACEMENT_SECOND[number] & ~second == 0:
            return True
    return False


@rule
def build(state, card):
    """The card joins the projects of the region and scores there; this token builds nothing more (N-30, N-33)."""
    player = state.active
    state.hand[player] &= ~(np.int64(1) << card)
    state.known[player] &= ~(np.int64(1) << card)
    state.built[state.region] |= np.int64(1) << card
    state.last_type[state.region] = CARD_TYPE[card]
    advance_marker(state, player, state.region, points_for(state, player, card))
    await_action(state)


@rule
def points_for(state, player, card):
    """A building is worth less to the player of its colour (N-33)."""
    own = CARD_BUILDING[card] == state.colour[player]
    return np.int64(CARD_OWN[card]) if own else np.int64(CARD_POINTS[card])


@rule
def advance_marker(state, player, region, points):
    """The marker advances, and the player takes the tokens that it wins from the top of the region's pile (N-33, N-34)."""
    for _ in range(tokens_won(state, player, region, points)):
        state.bonus[player, state.pile[region, state.taken[region]]] += 1
        state.taken[region] += 1
    state.points[player, region] += points


@rule
def tokens_won(state, player, region, points):
    """Each threshold that a marker reaches or passes wins a token, as long as the region's pile has any (N-34)."""
    before = np.int64(state.points[player, region])
    reached = 0
    for threshold in THRESHOLDS:
        reached += before < threshold <= before + points
    return min(reached, PILE - np.int64(state.taken[region]))


@rule
def uncovers_token(state, player, region, points):
    """Whether points win a token with another one under it, which everybody then sees (N-12, N-34)."""
    return tokens_won(state, player, region, points) > 0 and state.taken[region] + 1 < PILE


# Bonus tokens


@rule
def may_use(state, kind):
    """A player uses one token per turn, and only if it has an effect (N-40)."""
    if state.used == 1 or state.bonus[state.active, kind] == 0:
        return False
    if kind == SUBSIDY:
        return can_draw(state)
    if kind == AUTOMATION:
        return can_draw(state) or can_move(state, False)
    return can_initiate(state) if kind == INITIATIVE else can_move(state, True)


@rule
def use_bonus(state, kind):
    """The token leaves the game for two cards, another action, or an element to place (N-40, N-41, N-42, N-43, N-44)."""
    state.bonus[state.active, kind] -= 1
    state.used = 1
    if kind == SUBSIDY:
        state.draws = SUBSIDY_CARDS
        await_draw(state)
    elif kind == AUTOMATION:
        state.actions += 1
        await_action(state)
    else:
        state.phase = INITIATE if kind == INITIATIVE else PERMIT


@rule
def await_draw(state):
    """The player draws the next card of a subsidy, as long as there are any (N-41)."""
    if state.draws > 0 and can_draw(state):
        state.phase = DRAW
    else:
        state.draws = 0
        await_action(state)


@rule
def can_initiate(state):
    """Whether an element of the reserve can be placed (N-43)."""
    tokens = 0
    for element in range(ELEMENT_COUNT):
        tokens += state.reserve[element]
    for region in range(REGION_COUNT):
        if tokens > 0 and inner_spaces(state, region):
            return True
    return False
