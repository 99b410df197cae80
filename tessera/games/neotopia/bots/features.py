"""The value function of Neotopia's bots: the features of a seat, and the values of actions; see `tessera.bots.values`.

What matters most is how many tokens a card of the hand lacks at its best placement in a region: with one, it can be built now.
"""

import numpy as np

from tessera.core.compile.bits import lowest_bit
from tessera.core.compile.exponential import exp
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
    "best",  # the points of the best region, the player's own group included
    "second",
    "lowest",
    "bonuses",  # unused
    "ready",  # the value of the cards that lack one token
    "near",  # of those that lack two
    "far",  # of those that lack three
    "hopeless",  # the number of cards that lack more
    "cards",
    "actions",  # left in the current turn
    "always",
)
# The share of a feature that beginners see: they see the next card, not the lowest region, which counts three times.
EASILY_MISSED = {"lowest": 0.35, "bonuses": 0.5, "near": 0.5, "far": 0.2}
# What the features are about, as people are told why a turn is proposed; each has messages in the catalogues.
MOTIVES = {
    "regions": ("best", "second"),
    "lowest": ("lowest",),
    "bonuses": ("bonuses",),
    "cards": ("ready", "near", "far", "hopeless", "cards"),
}
BEST, READY, CARDS, ACTIONS, ALWAYS = 0, 4, 8, 9, 10
FULL_FACTORIES = float(FACTORY_COUNT * ELEMENT_COUNT)  # the number of tokens in all factories at the start
FAR = 3  # a card that lacks more tokens than this is hopeless
# The buffer of `action_values`: the gain of each element on each space, then the value of a point in each region.
POINT_VALUES = REGION_COUNT * SPACE_COUNT * ELEMENT_COUNT
BUFFER_SIZE = POINT_VALUES + REGION_COUNT
CLOSE = 4.0  # points: closer regions may well change their order
TYPICAL_DECISIONS = 100  # of a match
TEMPERATURE = 1.0


def every_placement() -> tuple[np.ndarray, np.ndarray, np.ndarray]:
    """The placements of every shape without duplicates: where they start in the list, and the list itself."""
    starts, pairs = [0], []
    for shape in range(len(SHAPES)):
        spaces = range(PLACEMENT_START[shape, 0], PLACEMENT_START[shape, SPACE_COUNT])
        pairs += sorted({(int(PLACEMENT_FIRST[number]), int(PLACEMENT_SECOND[number])) for number in spaces})
        starts.append(len(pairs))
    return lookup(starts), masks(first for first, _ in pairs), masks(second for _, second in pairs)


SHAPE_START, SHAPE_FIRST, SHAPE_SECOND = every_placement()


@rule
def progress(state):
    """How much of the match is over, from 0 to 1, by the revealed tiles, the emptied factories and the last round."""
    if state.ending > 0:
        return 1.0 if state.ending >= LAST_ROUND else state.tile_count / (state.tile_count + 1.0)
    tokens = 0
    for factory in range(FACTORY_COUNT):
        for element in range(ELEMENT_COUNT):
            tokens += state.factory[factory, element]
    return (state.revealed + max(1.0 - tokens / FULL_FACTORIES, 0.0)) / (state.tile_count + 1.0)


@rule
def point_value(state, player, region):
    """The value of a point in a region: the lowest region counts more, and close regions may still become the lowest."""
    total = 0.0
    for other in range(REGION_COUNT):
        total += exp((state.points[player, region] - state.points[player, other]) / CLOSE)
    return 1.0 + (LOWEST_REGION_FACTOR - 1) / total


@rule
def tokens_short(state, card, region, blocked):
    """The tokens that a card lacks at its best placement in a region that is begun and not blocked; FAR + 1 if there is none."""
    first = state.tokens[region, CARD_FIRST[card]]
    second = state.tokens[region, CARD_SECOND[card]]
    shape = CARD_SHAPE[card]
    fewest = FAR + 1
    for number in range(SHAPE_START[shape], SHAPE_START[shape + 1]):
        there = (SHAPE_FIRST[number] & first) | (SHAPE_SECOND[number] & second)
        if there != 0:
            lacking = (SHAPE_FIRST[number] | SHAPE_SECOND[number]) & ~there
            if lacking != 0 and lacking & blocked == 0:
                lacking &= lacking - 1
                if lacking == 0:
                    return 1
                lacking &= lacking - 1
                fewest = min(fewest, 2 if lacking == 0 else 3 if lacking & (lacking - 1) == 0 else FAR + 1)
    return fewest


@rule
def features(state, player, out):
    """Writes the features of a seat in the order of FEATURES."""
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
        fewest, best = FAR + 1, 0.0
        for region in range(REGION_COUNT):
            if takes_type(state, region, card):
                short = tokens_short(state, card, region, occupied(state, region) | ~INNER_MASK)
                value = points_for(state, player, card) * point_value(state, player, region)
                if short < fewest or (short == fewest and value > best):
                    fewest, best = short, value
        out[READY + fewest - 1] += best if fewest <= FAR else 1.0
        out[CARDS] += 1
    if state.active == player:
        out[ACTIONS] = state.actions
    out[ALWAYS] = 1.0


@rule
def insert(out, count, value):
    """Inserts a value into the first `count` entries of a list in descending order."""
    place = count
    while place > 0 and out[place - 1] < value:
        out[place] = out[place - 1]
        place -= 1
    out[place] = value


# The values of actions

READY_SHARE, NEAR_SHARE, FAR_SHARE = 1.0, 0.35, 0.12  # of a card's value, by the tokens that it lacks before this one
OFFER_SHARES = np.array([0.0, 0.6, 0.35, 0.15, 0.05])
DECK_VALUE = 1.2
BONUS_VALUE = 1.5
BUILD_VALUE = 2.0
GROUP_SHARE = 0.7  # of a point, for a larger group of the player's own colour


@rule
def gain_index(region, space, element):
    """The index of the gain of an element on a space in the buffer."""
    return (region * SPACE_COUNT + space) * ELEMENT_COUNT + element


@rule
def action_values(state, count, workspace):
    """Writes the value of each legal action, in points."""
    player, buffer = state.active, workspace.buffer
    for region in range(REGION_COUNT):
        buffer[POINT_VALUES + region] = point_value(state, player, region)
    if state.phase == ACT or state.phase == INITIATE or state.phase == PERMIT:
        fill_gains(state, player, buffer)
    for number in range(count):
        workspace.priors[number] = action_value(state, player, np.int64(workspace.actions[number]), buffer)


@rule
def fill_gains(state, player, buffer):
    """Fills in what each element on each space would gain for the cards of the hand."""
    for number in range(POINT_VALUES):
        buffer[number] = 0.0
    for region in range(REGION_COUNT):
        taken = occupied(state, region)
        left = state.hand[player]
        while left:
            card = lowest_bit(left)
            left &= left - 1
            if takes_type(state, region, card):
                add_gains(state, card, region, taken, buffer[POINT_VALUES + region] * points_for(state, player, card), buffer)


@rule
def add_gains(state, card, region, taken, value, gains):
    """Adds the gains for one card in one region, for placements that are begun."""
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
                    raise_gains(region, lacking & SHAPE_FIRST[number], CARD_FIRST[card], value * share, gains)
                    raise_gains(region, lacking & SHAPE_SECOND[number], CARD_SECOND[card], value * share, gains)


@rule
def raise_gains(region, spaces, element, gain, gains):
    """Raises the gain of an element on some spaces to at least this much."""
    while spaces:
        number = gain_index(region, BIT_SPACE[lowest_bit(spaces)], element)
        spaces &= spaces - 1
        gains[number] = max(gains[number], gain)


@rule
def action_value(state, player, action, buffer):
    """The value of an action, in points."""
    if action < FIRST_DRAW:
        return 0.0
    if action < DRAW_DECK:
        return card_value(state, player, action - FIRST_DRAW, buffer)
    if action == DRAW_DECK:
        return DECK_VALUE
    if action < FIRST_PLACE:
        number = action - FIRST_MOVE
        space, number = number % SPACE_COUNT, number // SPACE_COUNT
        element, number = number % ELEMENT_COUNT, number // ELEMENT_COUNT
        return token_value(state, player, np.int64(FACTORY_REGION[number // 2, number % 2]), space, element, buffer)
    if action < FIRST_USE:
        number = action - FIRST_PLACE
        space, number = number % INNER_COUNT, number // INNER_COUNT
        return token_value(state, player, number % REGION_COUNT, space, number // REGION_COUNT, buffer)
    if action < FIRST_BUILD:
        return BONUS_VALUE
    if action < SKIP:
        return BUILD_VALUE + points_for(state, player, action - FIRST_BUILD) * buffer[POINT_VALUES + state.region]
    return 0.0


@rule
def card_value(state, player, card, buffer):
    """The value of a card of the Offer."""
    best = 0.0
    for region in range(REGION_COUNT):
        if takes_type(state, region, card):
            short = tokens_short(state, card, region, occupied(state, region) | ~INNER_MASK)
            best = max(best, OFFER_SHARES[short] * points_for(state, player, card) * buffer[POINT_VALUES + region])
    return best


@rule
def token_value(state, player, region, space, element, buffer):
    """The value of a token on a space: towards a card, for a covered bonus token, for a larger group."""
    value = buffer[gain_index(region, space, element)]
    bonus = BONUS_AT[space]
    if bonus >= 0 and state.bonuses[region, bonus] != NONE:
        value += UNUSED_BONUS_POINTS
    if element == state.colour[player]:
        own = state.tokens[region, element]
        if neighbours(np.int64(1) << SPACE_BIT[space]) & own or own == 0:
            value += GROUP_SHARE * buffer[POINT_VALUES + region]
    return value
