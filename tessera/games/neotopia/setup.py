"""Setting up a match of Neotopia, and the start tokens. Every function is compiled."""

import numpy as np

from tessera.core.compile.random import draw, shuffle
from tessera.core.compile.rule import rule

from .components import (
    BONUS_COPIES,
    BONUS_COUNT,
    BONUS_SPACE_COUNT,
    BONUS_TOKENS,
    CARD_COUNT,
    ELEMENT_COUNT,
    FACTORY_COUNT,
    FLAG_TILE,
    HAND,
    OFFER,
    PILE,
    REGION_COUNT,
    TILE_COUNT,
    TILE_WITHOUT,
    TOKENS,
)
from .rules import begin_turn, put_token, top_card
from .state import NONE, START


@rule
def setup(state, generator):
    """Factories, bonus tokens, cards and tiles are set up, and a random player starts (N-1, N-11, N-15)."""
    fill_factories(state)
    shuffle_bonuses(state, generator)
    deal_cards(state, generator)
    stack_tiles(state, generator)
    state.first = draw(generator, state.players)
    state.active = state.first
    state.phase = START


@rule
def fill_factories(state):
    """Every factory and the production stack get a token of each colour; the rest is the reserve (N-2, N-10, N-14)."""
    for element in range(ELEMENT_COUNT):
        for factory in range(FACTORY_COUNT):
            state.factory[factory, element] = 1
        state.centre[element] = 1
        state.reserve[element] = TOKENS - FACTORY_COUNT - 1


@rule
def shuffle_bonuses(state, generator):
    """Shuffled bonus tokens go on the marked spaces of each region, the others on a pile for each region (N-3, N-12)."""
    place = 0
    for kind in range(BONUS_COUNT):
        for _ in range(BONUS_COPIES[kind]):
            put_bonus(state, place, kind)
            place += 1
    for last in range(BONUS_TOKENS - 1, 0, -1):
        other = draw(generator, last + 1)
        kind = bonus_in(state, last)
        put_bonus(state, last, bonus_in(state, other))
        put_bonus(state, other, kind)


@rule
def bonus_in(state, place):
    """The bonus token at a place, counting the marked spaces first and then the piles."""
    on_spaces = REGION_COUNT * BONUS_SPACE_COUNT
    if place < on_spaces:
        return np.int64(state.bonuses[place // BONUS_SPACE_COUNT, place % BONUS_SPACE_COUNT])
    return np.int64(state.pile[(place - on_spaces) // PILE, (place - on_spaces) % PILE])


@rule
def put_bonus(state, place, kind):
    """Puts a bonus token at a place."""
    on_spaces = REGION_COUNT * BONUS_SPACE_COUNT
    if place < on_spaces:
        state.bonuses[place // BONUS_SPACE_COUNT, place % BONUS_SPACE_COUNT] = kind
    else:
        state.pile[(place - on_spaces) // PILE, (place - on_spaces) % PILE] = kind


@rule
def deal_cards(state, generator):
    """Every player gets a hidden hand, and the next cards form the Offer, face up (N-3, N-13)."""
    for card in range(CARD_COUNT):
        state.deck[card] = card
    shuffle(state.deck, 0, CARD_COUNT, generator)
    for player in range(state.players):
        for _ in range(HAND):
            state.hand[player] |= 1 << top_card(state)
    for place in range(OFFER):
        state.offer[place] = top_card(state)
    for region in range(REGION_COUNT):
        state.last_type[region] = NONE


@rule
def stack_tiles(state, generator):
    """The flag tile goes to the bottom of the stack, and the other tiles in play are shuffled on top of it (N-14)."""
    for tile in range(TILE_COUNT):
        if tile != FLAG_TILE and not TILE_WITHOUT[tile, state.players]:
            state.tiles[state.tile_count] = tile
            state.tile_count += 1
    shuffle(state.tiles, 0, np.int64(state.tile_count), generator)
    state.tiles[state.tile_count] = FLAG_TILE
    state.tile_count += 1


@rule
def place_start(state, region, space):
    """Every player starts with a token of their own colour from the reserve; it may win a bonus but builds nothing (N-16)."""
    element = np.int64(state.colour[state.active])
    state.reserve[element] -= 1
    put_token(state, element, region, space)
    state.active = (state.active + 1) % state.players
    if state.active == state.first:
        begin_turn(state)
