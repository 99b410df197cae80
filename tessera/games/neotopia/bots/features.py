"""How a seat stands at Neotopia, and which moves look good, in numbers that a bot can weigh; see `tessera.bots.judge`.

All turns on how many tokens a card of the hand lacks at its best place in a region: one means that it can be built now.
"""

import numpy as np

from tessera.core.compile.bits import lowest_bit
from tessera.core.compile.rule import rule

from ..components import (
    BIT_SPACE,
    BONUS_AT,
    BONUS_COUNT,
    CARD_FIRST,
    CARD_SECOND,
    CARD_SHAPE,
    ELEMENT_COUNT,
    FACTORY_COUNT,
    FACTORY_REGION,
    INNER_COUNT,
    INNER_MASK,
    LOWEST_REGION_FACTOR,
    PLACEMENT_FIRST,
    PLACEMENT_SECOND,
    PLACEMENT_START,
    REGION_COUNT,
    SHAPES,
    SPACE_BIT,
    SPACE_COUNT,
    UNUSED_BONUS_POINTS,
    lookup,
    masks,
)
from ..moves import DRAW_DECK, FIRST_BUILD, FIRST_DRAW, FIRST_MOVE, FIRST_PLACE, FIRST_USE, SKIP
from ..rules import neighbours, occupied, points_for, takes_type
from ..scoring import LAST_ROUND, count_bits, largest_group
from ..state import ACT, INITIATE, NONE, PERMIT

FEATURES = (
    "best",  # the points of the regions, the own group counted, in their order
    "second",
    "lowest",
    "bonuses",  # unused
    "ready",  # the worth of the cards that lack one token
    "near",  # two tokens
    "far",  # three
    "hopeless",  # more
    "cards",
    "actions",  # left in the present turn
    "always",
)
# What beginners see of it: the next card, not the region that lags behind and counts three times.
EASILY_MISSED = {"lowest": 0.35, "bonuses": 0.5, "near": 0.5, "far": 0.2}
BEST, READY, CARDS, ACTIONS, ALWAYS = 0, 4, 8, 9, 10
FULL_FACTORIES = float(FACTORY_COUNT * ELEMENT_COUNT)  # tokens that lie there at the start
FAR = 3  # more tokens than this are too many
# The room of `weigh`: what a token of each element on each space would gain, then what a point in each region is worth.
WORTH = REGION_COUNT * SPACE_COUNT * ELEMENT_COUNT
ROOM = WORTH + REGION_COUNT
CLOSE = 4.0  # points: regions that differ by fewer may still change their order
LENGTH = 100  # about how many decisions a match has
HEAT = 1.0


def every_placement() -> tuple[np.ndarray, np.ndarray, np.ndarray]:
    """The placements of every shape, each once: where they start in the list, and the list itself."""
    starts, pairs = [0], []
    for shape in range(len(SHAPES)):
        spaces = range(PLACEMENT_START[shape, 0], PLACEMENT_START[shape, SPACE_COUNT])
        pairs += sorted({(int(PLACEMENT_FIRST[number]), int(PLACEMENT_SECOND[number])) for number in spaces})
        starts.append(len(pairs))
    return lookup(starts), masks(first for first, _ in pairs), masks(second for _, second in pairs)


SHAPE_START, SHAPE_FIRST, SHAPE_SECOND = every_placement()


@rule
def progress(state):
    """How much of the match is over, from 0 to 1: tiles turned, the factories in parts, and the last round."""
    if state.ending > 0:
        return 1.0 if state.ending >= LAST_ROUND else state.tile_count / (state.tile_count + 1.0)
    tokens = 0
    for factory in range(FACTORY_COUNT):
        for element in range(ELEMENT_COUNT):
            tokens += state.factory[factory, element]
    return (state.revealed + max(1.0 - tokens / FULL_FACTORIES, 0.0)) / (state.tile_count + 1.0)


@rule
def region_worth(state, player, region):
    """What a point in a region is worth: the lowest counts more, and which will be the lowest is open while they are close."""
    total = 0.0
    for other in range(REGION_COUNT):
        total += np.exp((state.points[player, region] - state.points[player, other]) / CLOSE)
    return 1.0 + (LOWEST_REGION_FACTOR - 1) / total


@rule
def tokens_short(state, card, region, spoiled):
    """How many tokens a card lacks in a region at the best place where some of it lies and nothing spoils it; many if none."""
    first = state.tokens[region, CARD_FIRST[card]]
    second = state.tokens[region, CARD_SECOND[card]]
    shape = CARD_SHAPE[card]
    fewest = FAR + 1
    for number in range(SHAPE_START[shape], SHAPE_START[shape + 1]):
        there = (SHAPE_FIRST[number] & first) | (SHAPE_SECOND[number] & second)
        if there != 0:
            lacking = (SHAPE_FIRST[number] | SHAPE_SECOND[number]) & ~there
            if lacking != 0 and lacking & spoiled == 0:
                lacking &= lacking - 1
                if lacking == 0:
                    return 1
                lacking &= lacking - 1
                fewest = min(fewest, 2 if lacking == 0 else 3 if lacking & (lacking - 1) == 0 else FAR + 1)
    return fewest


@rule
def features(state, player, out):
    """The features of a seat, in the order of FEATURES."""
    for number in range(len(FEATURES)):
        out[number] = 0.0
    for region in range(REGION_COUNT):
        insert(out, region, np.float64(state.points[player, region] + largest_group(state.tokens[region, state.colour[player]])))
    for kind in range(BONUS_COUNT):
        out[BEST + REGION_COUNT] += state.bonus[player, kind]
    left = state.hand[player]
    while left:
        card = lowest_bit(left)
        left &= left - 1
        fewest, worth = FAR + 1, 0.0
        for region in range(REGION_COUNT):
            if takes_type(state, region, card):
                short = tokens_short(state, card, region, occupied(state, region) | ~INNER_MASK)
                value = points_for(state, player, card) * region_worth(state, player, region)
                if short < fewest or (short == fewest and value > worth):
                    fewest, worth = short, value
        out[READY + fewest - 1] += worth if fewest <= FAR else 1.0
        out[CARDS] += 1
    if state.active == player:
        out[ACTIONS] = state.actions
    out[ALWAYS] = 1.0


@rule
def insert(out, count, value):
    """Puts a value among the first `count` of a list, the highest first."""
    place = count
    while place > 0 and out[place - 1] < value:
        out[place] = out[place - 1]
        place -= 1
    out[place] = value


# Which moves look good

READY_SHARE, NEAR_SHARE, FAR_SHARE = 1.0, 0.35, 0.12  # of a card's worth, by the tokens it lacks before this one is placed
OFFER_SHARES = np.array([0.0, 0.6, 0.35, 0.15, 0.05])
DECK_WORTH = 1.2
BONUS_WORTH = 1.5
BUILD_WORTH = 2.0
GROUP_SHARE = 0.7  # of a point for a larger group of the own colour


@rule
def gain_number(region, space, element):
    """Where the gain of a token on a space stands in the list."""
    return (region * SPACE_COUNT + space) * ELEMENT_COUNT + element


@rule
def weigh(state, count, desk):
    """How good each legal action looks, in points."""
    player, room = state.active, desk.room
    for region in range(REGION_COUNT):
        room[WORTH + region] = region_worth(state, player, region)
    if state.phase == ACT or state.phase == INITIATE or state.phase == PERMIT:
        fill_gains(state, player, room)
    for number in range(count):
        desk.looks[number] = worth_of(state, player, np.int64(desk.actions[number]), room)


@rule
def fill_gains(state, player, room):
    """What a token of each element on each space would bring towards the cards of the hand."""
    for number in range(WORTH):
        room[number] = 0.0
    for region in range(REGION_COUNT):
        taken = occupied(state, region)
        left = state.hand[player]
        while left:
            card = lowest_bit(left)
            left &= left - 1
            if takes_type(state, region, card):
                add_gains(state, card, region, taken, room[WORTH + region] * points_for(state, player, card), room)


@rule
def add_gains(state, card, region, taken, worth, gains):
    """The gains of one card in one region, where something of it lies."""
    first = state.tokens[region, CARD_FIRST[card]]
    second = state.tokens[region, CARD_SECOND[card]]
    shape = CARD_SHAPE[card]
    for number in range(SHAPE_START[shape], SHAPE_START[shape + 1]):
        there = (SHAPE_FIRST[number] & first) | (SHAPE_SECOND[number] & second)
        if there != 0:
            lacking = (SHAPE_FIRST[number] | SHAPE_SECOND[number]) & ~there
            if lacking != 0 and lacking & taken == 0:
                short = count_bits(lacking)
                if short <= FAR:
                    share = READY_SHARE if short == 1 else NEAR_SHARE if short == 2 else FAR_SHARE
                    raise_gains(region, lacking & SHAPE_FIRST[number], CARD_FIRST[card], worth * share, gains)
                    raise_gains(region, lacking & SHAPE_SECOND[number], CARD_SECOND[card], worth * share, gains)


@rule
def raise_gains(region, spaces, element, gain, gains):
    """The gain of an element on some spaces is at least this."""
    while spaces:
        number = gain_number(region, BIT_SPACE[lowest_bit(spaces)], element)
        spaces &= spaces - 1
        gains[number] = max(gains[number], gain)


@rule
def worth_of(state, player, action, room):
    """How good an action looks, in points."""
    if action < FIRST_DRAW:
        return 0.0
    if action < DRAW_DECK:
        return card_worth(state, player, action - FIRST_DRAW, room)
    if action == DRAW_DECK:
        return DECK_WORTH
    if action < FIRST_PLACE:
        number = action - FIRST_MOVE
        space, number = number % SPACE_COUNT, number // SPACE_COUNT
        element, number = number % ELEMENT_COUNT, number // ELEMENT_COUNT
        return token_worth(state, player, np.int64(FACTORY_REGION[number // 2, number % 2]), space, element, room)
    if action < FIRST_USE:
        number = action - FIRST_PLACE
        space, number = number % INNER_COUNT, number // INNER_COUNT
        return token_worth(state, player, number % REGION_COUNT, space, number // REGION_COUNT, room)
    if action < FIRST_BUILD:
        return BONUS_WORTH
    if action < SKIP:
        return BUILD_WORTH + points_for(state, player, action - FIRST_BUILD) * room[WORTH + state.region]
    return 0.0


@rule
def card_worth(state, player, card, room):
    """What a card of the Offer looks worth."""
    best = 0.0
    for region in range(REGION_COUNT):
        if takes_type(state, region, card):
            short = tokens_short(state, card, region, occupied(state, region) | ~INNER_MASK)
            best = max(best, OFFER_SHARES[short] * points_for(state, player, card) * room[WORTH + region])
    return best


@rule
def token_worth(state, player, region, space, element, room):
    """What a token on a space looks worth: towards a card, a covered bonus token, a larger group."""
    worth = room[gain_number(region, space, element)]
    bonus = BONUS_AT[space]
    if bonus >= 0 and state.bonuses[region, bonus] != NONE:
        worth += UNUSED_BONUS_POINTS
    if element == state.colour[player]:
        own = state.tokens[region, element]
        if neighbours(np.int64(1) << SPACE_BIT[space]) & own or own == 0:
            worth += GROUP_SHARE * room[WORTH + region]
    return worth
