"""The rules of Neotopia: setup, and the start tokens. Every function is compiled."""

import numpy as np

from tessera.core.rule import draw, rule, shuffle

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
def setup(game, generator):
    """Factories, bonus tokens, cards and tiles are laid out, and a random player begins (N-1, N-11, N-15)."""
    fill_factories(game)
    lay_out_bonuses(game, generator)
    deal_cards(game, generator)
    stack_tiles(game, generator)
    game.first = draw(generator, game.players)
    game.active = game.first
    game.phase = START


@rule
def fill_factories(game):
    """One token of each colour lies in every factory and on the production stack, the rest is the reserve (N-2, N-10, N-14)."""
    for element in range(ELEMENT_COUNT):
        for factory in range(FACTORY_COUNT):
            game.factory[factory, element] = 1
        game.centre[element] = 1
        game.reserve[element] = TOKENS - FACTORY_COUNT - 1


@rule
def lay_out_bonuses(game, generator):
    """The bonus tokens are shuffled: some on the marked spaces of each region, the others in a pile for each (N-3, N-12)."""
    place = 0
    for kind in range(BONUS_COUNT):
        for _ in range(BONUS_COPIES[kind]):
            put_bonus(game, place, kind)
            place += 1
    for last in range(BONUS_TOKENS - 1, 0, -1):
        other = draw(generator, last + 1)
        kind = bonus_in(game, last)
        put_bonus(game, last, bonus_in(game, other))
        put_bonus(game, other, kind)


@rule
def bonus_in(game, place):
    """The bonus token in one of all places, those on spaces first."""
    on_spaces = REGION_COUNT * BONUS_SPACE_COUNT
    if place < on_spaces:
        return np.int64(game.bonuses[place // BONUS_SPACE_COUNT, place % BONUS_SPACE_COUNT])
    return np.int64(game.pile[(place - on_spaces) // PILE, (place - on_spaces) % PILE])


@rule
def put_bonus(game, place, kind):
    """Puts a bonus token in one of all places."""
    on_spaces = REGION_COUNT * BONUS_SPACE_COUNT
    if place < on_spaces:
        game.bonuses[place // BONUS_SPACE_COUNT, place % BONUS_SPACE_COUNT] = kind
    else:
        game.pile[(place - on_spaces) // PILE, (place - on_spaces) % PILE] = kind


@rule
def deal_cards(game, generator):
    """Every player gets a hidden hand, and the next cards lie face up as the Offer (N-3, N-13)."""
    for card in range(CARD_COUNT):
        game.deck[card] = card
    shuffle(game.deck, 0, CARD_COUNT, generator)
    for player in range(game.players):
        for _ in range(HAND):
            game.hand[player] |= 1 << top_card(game)
    for place in range(OFFER):
        game.offer[place] = top_card(game)
    for region in range(REGION_COUNT):
        game.last_type[region] = NONE


@rule
def stack_tiles(game, generator):
    """The flag tile lies at the bottom of the stack, the others that play are shuffled on top of it (N-14)."""
    for tile in range(TILE_COUNT):
        if tile != FLAG_TILE and not TILE_WITHOUT[tile, game.players]:
            game.tiles[game.tile_count] = tile
            game.tile_count += 1
    shuffle(game.tiles, 0, np.int64(game.tile_count), generator)
    game.tiles[game.tile_count] = FLAG_TILE
    game.tile_count += 1


@rule
def place_start(game, region, space):
    """Every player starts with a token of the own colour from the reserve; it may win a bonus but builds nothing (N-16)."""
    element = np.int64(game.colour[game.active])
    game.reserve[element] -= 1
    put_token(game, element, region, space)
    game.active = (game.active + 1) % game.players
    if game.active == game.first:
        begin_turn(game)
