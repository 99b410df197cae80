"""The decisions of Neotopia: whose is due, which answers are legal, what an answer or a step of the game itself does.

This module is what `tessera.core.contract` asks for; the rules themselves are in `rules`.
"""

import numpy as np

from tessera.core.contract import NOBODY, OVER
from tessera.core.rule import draw, lowest_bit, redeal, rule

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
    THRESHOLDS,
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
    use_bonus,
)
from .scoring import count_bits, end_turn, pass_group, pass_scorer, points_of, score_group, score_player, standing
from .setup import place_start, setup
from .state import ACT, BUILD, CLOSE, DRAW, END, GROUPS, INITIATE, LOSE, NONE, OFFERS, PERMIT, REFILL, START

__all__ = ["advance", "apply", "determinize", "legal_actions", "points_of", "reveals", "setup", "standing", "to_act"]


@rule
def to_act(game):
    """The seat whose decision is due."""
    if game.phase <= CLOSE:
        return game.active
    return OVER if game.phase == END else NOBODY


@rule
def legal_actions(game, out):
    """Writes the legal actions into `out` and returns how many there are."""
    if game.phase == ACT:
        count = list_moves(game, out, list_draws(game, out), False)
        return list_bonuses(game, out, count)
    if game.phase == BUILD:
        return list_builds(game, out)
    if game.phase == CLOSE:
        out[0] = END_TURN
        return list_bonuses(game, out, 1)
    if game.phase == DRAW:
        return list_draws(game, out)
    if game.phase == INITIATE:
        return list_places(game, out)
    if game.phase == PERMIT:
        return list_moves(game, out, 0, True)
    return list_starts(game, out) if game.phase == START else 0


@rule
def list_starts(game, out):
    """The spaces for a start token (N-16)."""
    count = 0
    for region in range(REGION_COUNT):
        count = list_spaces(out, count, FIRST_START + region * INNER_COUNT, inner_spaces(game, region))
    return count


@rule
def list_draws(game, out):
    """The cards of the Offer, and the top of the deck (N-20)."""
    count = 0
    for place in range(OFFER):
        if game.offer[place] != NONE:
            out[count] = FIRST_DRAW + game.offer[place]
            count += 1
    if may_draw_deck(game):
        out[count] = DRAW_DECK
        count += 1
    return count


@rule
def list_moves(game, out, count, outer):
    """Every element of a factory to every space of its two regions, inner ones or by permits outer ones (N-20, N-22, N-44)."""
    for factory in range(FACTORY_COUNT):
        for side in range(2):
            spaces = spaces_in(game, np.int64(FACTORY_REGION[factory, side]), outer)
            for element in range(ELEMENT_COUNT):
                if game.factory[factory, element] > 0:
                    count = list_spaces(out, count, move_number(factory, side, element, 0), spaces)
    return count


@rule
def list_spaces(out, count, first, spaces):
    """The actions from `first` on that stand for the spaces of a mask."""
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
def list_places(game, out):
    """Every element of the reserve to every inner space (N-43)."""
    count = 0
    for region in range(REGION_COUNT):
        spaces = inner_spaces(game, region)
        for element in range(ELEMENT_COUNT):
            if game.reserve[element] > 0:
                count = list_spaces(out, count, FIRST_PLACE + (element * REGION_COUNT + region) * INNER_COUNT, spaces)
    return count


@rule
def list_bonuses(game, out, count):
    """Every bonus token that can be used (N-40)."""
    for kind in range(BONUS_COUNT):
        if may_use(game, kind):
            out[count] = FIRST_USE + kind
            count += 1
    return count


@rule
def list_builds(game, out):
    """Every project that the token just placed completes, or none (N-30)."""
    out[0] = SKIP
    count = 1
    left = game.hand[game.active]
    while left:
        card = lowest_bit(left)
        left &= left - 1
        if may_build(game, card):
            out[count] = FIRST_BUILD + card
            count += 1
    return count


@rule
def apply(game, action):
    """Does what the seat to act has decided; the caller has made sure that it is legal."""
    if action < FIRST_DRAW:
        place_start(game, (action - FIRST_START) // INNER_COUNT, (action - FIRST_START) % INNER_COUNT)
    elif action <= DRAW_DECK:
        draw_card(game, action)
    elif action < FIRST_PLACE:
        move_element(game, action - FIRST_MOVE)
    elif action < FIRST_USE:
        place_from_reserve(game, action - FIRST_PLACE)
    elif action < FIRST_BUILD:
        use_bonus(game, action - FIRST_USE)
    elif action < SKIP:
        build(game, action - FIRST_BUILD)
    elif action == SKIP:
        await_action(game)
    else:
        game.phase = OFFERS


@rule
def draw_card(game, action):
    """A card is drawn, as an action or by a subsidy (N-20, N-41)."""
    if action == DRAW_DECK:
        draw_hidden(game)
    else:
        draw_offered(game, action - FIRST_DRAW)
    if game.phase == DRAW:
        game.draws -= 1
        await_draw(game)
    else:
        game.actions -= 1
        await_action(game)


@rule
def move_element(game, number):
    """An element is moved from a factory, as an action or by new building permits (N-20, N-44)."""
    space, number = number % SPACE_COUNT, number // SPACE_COUNT
    element, number = number % ELEMENT_COUNT, number // ELEMENT_COUNT
    factory, side = number // 2, number % 2
    if game.phase == ACT:
        game.actions -= 1
    take_from_factory(game, factory, element)
    settle_token(game, element, np.int64(FACTORY_REGION[factory, side]), space)


@rule
def place_from_reserve(game, number):
    """An element of the reserve is placed by private initiative (N-43)."""
    space, number = number % INNER_COUNT, number // INNER_COUNT
    element, region = number // REGION_COUNT, number % REGION_COUNT
    game.reserve[element] -= 1
    game.emptied = NONE
    settle_token(game, element, region, space)


@rule
def advance(game):
    """Does one step of the game itself."""
    if game.phase == LOSE:
        lose_action(game)
    elif game.phase == REFILL:
        refill_factory(game)
    elif game.phase == OFFERS:
        end_turn(game)
    elif game.phase == GROUPS:
        score_group(game, np.int64(game.scorer), np.int64(game.scored))
        pass_group(game)
    else:
        score_player(game, np.int64(game.scorer))
        pass_scorer(game, END)


@rule
def reveals(game, action):
    """A card from the deck, a turned tile, a new card of the Offer, the next token of a bonus pile (N-12, N-13, N-14)."""
    if action == DRAW_DECK:
        return True
    if FIRST_BUILD <= action < SKIP:
        return wins_pile_token(game, action - FIRST_BUILD)
    if game.phase == REFILL:
        return game.turned < game.tile_count
    return game.phase == OFFERS and may_draw_deck(game) and has_gap(game)


@rule
def wins_pile_token(game, card):
    """A project whose points reach a threshold uncovers the next token of the region's pile (N-34)."""
    before = game.points[game.active, game.region]
    after = before + points_for(game, game.active, card)
    for threshold in THRESHOLDS:
        if before < threshold <= after and game.taken[game.region] + 1 < PILE:
            return True
    return False


@rule
def has_gap(game):
    """A card of the Offer was taken (N-21)."""
    for place in range(OFFER):
        if game.offer[place] == NONE:
            return True
    return False


@rule
def determinize(game, seat, generator):
    """Deals again what a seat cannot know: the others' hidden cards and the deck, the tiles, the tokens under a pile's top."""
    deal_hidden_cards(game, seat, generator)
    redeal(game.tiles, np.int64(game.turned), np.int64(game.tile_count) - 1, generator)
    shuffle_piles(game, generator)


@rule
def deal_hidden_cards(game, seat, generator):
    """The cards that others hold unseen go back to the deck, and each gets as many again; those from the Offer stay."""
    sizes = np.int64(0)  # how many cards each player gives back, eight bits a player
    for player in range(game.players):
        if player != seat:
            hidden = game.hand[player] & ~game.known[player]
            sizes |= count_bits(hidden) << (8 * player)
            game.hand[player] = game.known[player]
            for card in range(CARD_COUNT):
                if (hidden >> card) & 1:
                    game.drawn -= 1
                    game.deck[game.drawn] = card
    redeal(game.deck, np.int64(game.drawn), CARD_COUNT, generator)
    for player in range(game.players):
        for _ in range((sizes >> (8 * player)) & 255):
            game.hand[player] |= np.int64(1) << top_card(game)


@rule
def shuffle_piles(game, generator):
    """The tokens under the tops of the bonus piles are mixed (N-12)."""
    hidden = 0
    for region in range(REGION_COUNT):
        hidden += under_top(game, region)
    kinds = np.int64(0)  # how many there are of each kind, eight bits a kind
    for number in range(hidden):
        place = hidden_place(game, number)
        kinds += np.int64(1) << (8 * np.int64(game.pile[place // PILE, place % PILE]))
    for number in range(hidden):
        place, left = hidden_place(game, number), draw(generator, hidden - number)
        kind = 0
        while left >= (kinds >> (8 * kind)) & 255:
            left -= (kinds >> (8 * kind)) & 255
            kind += 1
        kinds -= np.int64(1) << (8 * kind)
        game.pile[place // PILE, place % PILE] = kind


@rule
def hidden_place(game, number):
    """Where the tokens under the tops of the piles lie, counted through all regions."""
    for region in range(REGION_COUNT):
        under = under_top(game, region)
        if number < under:
            return (region + 1) * PILE - under + number
        number -= under
    return np.int64(0)


@rule
def under_top(game, region):
    """How many tokens of a region's pile are hidden by its top (N-12)."""
    return max(PILE - 1 - np.int64(game.taken[region]), 0)
