"""The decisions of Neotopia: who must decide, which actions are legal, and what an action or an automatic step does.

This module implements `tessera.core.contract`; the rules themselves are in `setup`, `rules` and `scoring`.
"""

import numpy as np

from tessera.core.compile.bits import lowest_bit
from tessera.core.compile.random import draw, redeal
from tessera.core.compile.rule import rule
from tessera.core.contract import NOBODY, OVER

from .components import (
    BIT_SPACE,
    BONUS_COUNT,
    CARD_COUNT,
    ELEMENT_COUNT,
    FACTORY_COUNT,
    FACTORY_REGION,
    INNER_COUNT,
    OFFER,
    PILE,
    REGION_COUNT,
    SPACE_COUNT,
)
from .moves import DRAW_DECK, END_TURN, FIRST_BUILD, FIRST_DRAW, FIRST_MOVE, FIRST_PLACE, FIRST_START, FIRST_USE, SKIP
from .rules import (
    await_action,
    await_draw,
    build,
    draw_hidden,
    draw_offered,
    inner_spaces,
    lose_action,
    may_build,
    may_draw_deck,
    may_use,
    points_for,
    refill_factory,
    settle_token,
    spaces_in,
    take_from_factory,
    top_card,
    uncovers_token,
    use_bonus,
)
from .scoring import count_bits, end_turn, pass_group, pass_scorer, points_of, score_group, score_player, standing
from .setup import place_start, setup
from .state import ACT, BUILD, CLOSE, DRAW, END, GROUPS, INITIATE, LOSE, NONE, OFFERS, PERMIT, REFILL, START

__all__ = ["advance", "apply", "determinize", "legal_actions", "points_of", "reveals", "setup", "standing", "to_act"]


@rule
def to_act(state):
    """The seat whose decision is due."""
    if state.phase <= CLOSE:
        return state.active
    return OVER if state.phase == END else NOBODY


@rule
def legal_actions(state, out):
    """Writes the legal actions into `out` and returns how many there are."""
    if state.phase == ACT:
        count = list_moves(state, out, list_draws(state, out), False)
        return list_bonuses(state, out, count)
    if state.phase == BUILD:
        return list_builds(state, out)
    if state.phase == CLOSE:
        out[0] = END_TURN
        return list_bonuses(state, out, 1)
    if state.phase == DRAW:
        return list_draws(state, out)
    if state.phase == INITIATE:
        return list_places(state, out)
    if state.phase == PERMIT:
        return list_moves(state, out, 0, True)
    return list_starts(state, out) if state.phase == START else 0


@rule
def list_starts(state, out):
    """Lists the spaces for a start token (N-16)."""
    count = 0
    for region in range(REGION_COUNT):
        count = list_spaces(out, count, FIRST_START + region * INNER_COUNT, inner_spaces(state, region))
    return count


@rule
def list_draws(state, out):
    """Lists the cards of the Offer, and the top of the deck (N-20)."""
    count = 0
    for place in range(OFFER):
        if state.offer[place] != NONE:
            out[count] = FIRST_DRAW + state.offer[place]
            count += 1
    if may_draw_deck(state):
        out[count] = DRAW_DECK
        count += 1
    return count


@rule
def list_moves(state, out, count, outer):
    """Lists moves from factories to the spaces of their regions, inner ones or with permits outer ones (N-20, N-22, N-44)."""
    for factory in range(FACTORY_COUNT):
        for side in range(2):
            spaces = spaces_in(state, np.int64(FACTORY_REGION[factory, side]), outer)
            for element in range(ELEMENT_COUNT):
                if state.factory[factory, element] > 0:
                    count = list_spaces(out, count, move_number(factory, side, element, 0), spaces)
    return count


@rule
def list_spaces(out, count, first, spaces):
    """Lists the actions for the spaces of a mask, where `first` is the action for space 0."""
    while spaces:
        out[count] = first + BIT_SPACE[lowest_bit(spaces)]
        spaces &= spaces - 1
        count += 1
    return count


@rule
def move_number(factory, side, element, space):
    """The action that moves an element from a factory to a space of one of its two regions."""
    return FIRST_MOVE + ((factory * 2 + side) * ELEMENT_COUNT + element) * SPACE_COUNT + space


@rule
def list_places(state, out):
    """Lists every element of the reserve with every inner space (N-43)."""
    count = 0
    for region in range(REGION_COUNT):
        spaces = inner_spaces(state, region)
        for element in range(ELEMENT_COUNT):
            if state.reserve[element] > 0:
                count = list_spaces(out, count, FIRST_PLACE + (element * REGION_COUNT + region) * INNER_COUNT, spaces)
    return count


@rule
def list_bonuses(state, out, count):
    """Lists every bonus token that can be used (N-40)."""
    for kind in range(BONUS_COUNT):
        if may_use(state, kind):
            out[count] = FIRST_USE + kind
            count += 1
    return count


@rule
def list_builds(state, out):
    """Lists every project that the token just placed completes, and the choice of building none (N-30)."""
    out[0] = SKIP
    count = 1
    left = state.hand[state.active]
    while left:
        card = lowest_bit(left)
        left &= left - 1
        if may_build(state, card):
            out[count] = FIRST_BUILD + card
            count += 1
    return count


@rule
def apply(state, action):
    """Does an action of the seat to act; the caller has made sure that it is legal."""
    if action < FIRST_DRAW:
        place_start(state, (action - FIRST_START) // INNER_COUNT, (action - FIRST_START) % INNER_COUNT)
    elif action <= DRAW_DECK:
        draw_card(state, action)
    elif action < FIRST_PLACE:
        move_element(state, action - FIRST_MOVE)
    elif action < FIRST_USE:
        place_from_reserve(state, action - FIRST_PLACE)
    elif action < FIRST_BUILD:
        use_bonus(state, action - FIRST_USE)
    elif action < SKIP:
        build(state, action - FIRST_BUILD)
    elif action == SKIP:
        await_action(state)
    else:
        state.phase = OFFERS


@rule
def draw_card(state, action):
    """A player draws a card, as an action or by a subsidy (N-20, N-41)."""
    if action == DRAW_DECK:
        draw_hidden(state)
    else:
        draw_offered(state, action - FIRST_DRAW)
    if state.phase == DRAW:
        state.draws -= 1
        await_draw(state)
    else:
        state.actions -= 1
        await_action(state)


@rule
def move_element(state, number):
    """A player moves an element from a factory, as an action or with new building permits (N-20, N-44)."""
    space, number = number % SPACE_COUNT, number // SPACE_COUNT
    element, number = number % ELEMENT_COUNT, number // ELEMENT_COUNT
    factory, side = number // 2, number % 2
    if state.phase == ACT:
        state.actions -= 1
    take_from_factory(state, factory, element)
    settle_token(state, element, np.int64(FACTORY_REGION[factory, side]), space)


@rule
def place_from_reserve(state, number):
    """A player places an element of the reserve by private initiative (N-43)."""
    space, number = number % INNER_COUNT, number // INNER_COUNT
    element, region = number // REGION_COUNT, number % REGION_COUNT
    state.reserve[element] -= 1
    state.emptied = NONE
    settle_token(state, element, region, space)


@rule
def advance(state):
    """Does one step of the game itself."""
    if state.phase == LOSE:
        lose_action(state)
    elif state.phase == REFILL:
        refill_factory(state)
    elif state.phase == OFFERS:
        end_turn(state)
    elif state.phase == GROUPS:
        score_group(state, np.int64(state.scorer), np.int64(state.scored))
        pass_group(state)
    else:
        score_player(state, np.int64(state.scorer))
        pass_scorer(state, END)


@rule
def reveals(state, action):
    """Reveals a card of the deck, a tile, a new card of the Offer, or the next token of a bonus pile (N-12, N-13, N-14)."""
    if action == DRAW_DECK:
        return True
    if FIRST_BUILD <= action < SKIP:
        points = points_for(state, state.active, action - FIRST_BUILD)
        return uncovers_token(state, state.active, state.region, points)
    if state.phase == REFILL:
        return state.revealed < state.tile_count
    return state.phase == OFFERS and may_draw_deck(state) and has_gap(state)


@rule
def has_gap(state):
    """Whether a card of the Offer was taken (N-21)."""
    for place in range(OFFER):
        if state.offer[place] == NONE:
            return True
    return False


@rule
def determinize(state, seat, generator):
    """Deals again what a seat cannot know: others' hidden cards, the deck, the tiles, and the tokens under the top of a pile."""
    deal_hidden_cards(state, seat, generator)
    redeal(state.tiles, np.int64(state.revealed), np.int64(state.tile_count) - 1, generator)
    shuffle_piles(state, generator)


@rule
def deal_hidden_cards(state, seat, generator):
    """Returns the others' hidden cards to the deck and deals everybody as many again; cards taken from the Offer stay."""
    sizes = np.int64(0)  # the number of cards that each player returns, eight bits per player
    for player in range(state.players):
        if player != seat:
            hidden = state.hand[player] & ~state.known[player]
            sizes |= count_bits(hidden) << (8 * player)
            state.hand[player] = state.known[player]
            for card in range(CARD_COUNT):
                if (hidden >> card) & 1:
                    state.drawn -= 1
                    state.deck[state.drawn] = card
    redeal(state.deck, np.int64(state.drawn), CARD_COUNT, generator)
    for player in range(state.players):
        for _ in range((sizes >> (8 * player)) & 255):
            state.hand[player] |= np.int64(1) << top_card(state)


@rule
def shuffle_piles(state, generator):
    """Shuffles the tokens under the tops of all bonus piles (N-12)."""
    hidden = 0
    for region in range(REGION_COUNT):
        hidden += under_top(state, region)
    kinds = np.int64(0)  # the number of each kind, eight bits per kind
    for number in range(hidden):
        place = hidden_place(state, number)
        kinds += np.int64(1) << (8 * np.int64(state.pile[place // PILE, place % PILE]))
    for number in range(hidden):
        place, left = hidden_place(state, number), draw(generator, hidden - number)
        kind = 0
        while left >= (kinds >> (8 * kind)) & 255:
            left -= (kinds >> (8 * kind)) & 255
            kind += 1
        kinds -= np.int64(1) << (8 * kind)
        state.pile[place // PILE, place % PILE] = kind


@rule
def hidden_place(state, number):
    """The place of a hidden token, numbered through the piles of all regions."""
    for region in range(REGION_COUNT):
        under = under_top(state, region)
        if number < under:
            return (region + 1) * PILE - under + number
        number -= under
    return np.int64(0)


@rule
def under_top(state, region):
    """The number of tokens hidden under the top of a region's pile (N-12)."""
    return max(PILE - 1 - np.int64(state.taken[region]), 0)
