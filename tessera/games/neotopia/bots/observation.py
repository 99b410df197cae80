"""What a neural network sees of Neotopia: what one seat knows. Every function is compiled.

A seat knows its own hand, the cards that others took from the Offer, and the board; not the others' hidden cards, the deck, the
order of the tiles, or the tokens under the top of a pile. Only the critic, which judges positions while a network learns and
never plays, sees all hands.
"""

import numpy as np

from tessera.core.compile.bits import lowest_bit
from tessera.core.compile.observation import Layout, Part, small
from tessera.core.compile.rule import rule

from ..components import (
    ACTIONS_PER_TURN,
    BIT_SPACE,
    BONUS_COUNT,
    BONUS_SPACE_COUNT,
    CARD_COUNT,
    CARD_FIRST,
    CARD_SECOND,
    ELEMENT_COUNT,
    FACTORY_COUNT,
    FACTORY_REGION,
    INNER_COUNT,
    OFFER,
    PILE,
    REGION_COUNT,
    SPACE_COUNT,
    TILE_COUNT,
    TYPE_COUNT,
    lookup,
)
from ..moves import FIRST_BUILD, FIRST_DRAW, FIRST_MOVE, FIRST_PLACE, FIRST_USE, MOVES
from ..rules import points_for, takes_type
from ..scoring import LAST_ROUND, count_bits, largest_group, score_now
from ..state import CLOSE, NONE, SEATS
from .features import FAR, FAR_SHARE, NEAR_SHARE, OFFER_SHARES, READY_SHARE, gain_index, point_value, progress
from .patterns import SHORT, lacking_spaces

MOST_ACTIONS = ACTIONS_PER_TURN + 1  # with automation
FRACTION = 4  # gains and values are counted in quarters of a point
PERCENT = 100

CITIZEN = Layout(
    [
        Part("present"),
        Part("points", REGION_COUNT, unit=10),
        Part("group", REGION_COUNT, unit=5),  # the largest of the seat's colour
        Part("bonuses", BONUS_COUNT, unit=2),
        Part("score", unit=30),  # if the match ended now, halved
        Part("colour", ELEMENT_COUNT),
        Part("hidden", unit=4),  # cards of the hand that the others do not know
        Part("open", unit=4),  # and those that they do
    ]
)
TABLE = Layout(
    [
        Part("tokens", REGION_COUNT * SPACE_COUNT * ELEMENT_COUNT),
        Part("gains", REGION_COUNT * SPACE_COUNT * ELEMENT_COUNT, unit=16),  # by a token there, for the cards of the hand
        Part("worth", REGION_COUNT * CARD_COUNT, unit=16),  # of the cards of the hand and of the Offer
        Part("hand", CARD_COUNT),
        Part("offer", CARD_COUNT),
        Part("unseen", CARD_COUNT),
        Part("known", (SEATS - 1) * CARD_COUNT),  # cards of the others
        Part("hand short", REGION_COUNT * CARD_COUNT, unit=2),  # 3 if it lacks one token, 2 if two, 1 if three
        Part("offer short", REGION_COUNT * CARD_COUNT, unit=2),
        Part("board bonuses", REGION_COUNT * BONUS_SPACE_COUNT * BONUS_COUNT),
        Part("pile tops", REGION_COUNT * BONUS_COUNT),
        Part("piles", REGION_COUNT, unit=3),
        Part("factories", FACTORY_COUNT * ELEMENT_COUNT, unit=2),
        Part("centre", ELEMENT_COUNT, unit=2),
        Part("reserve", ELEMENT_COUNT, unit=10),
        Part("tiles", TILE_COUNT),  # still in the stack
        Part("tiles left", unit=6),
        Part("types", REGION_COUNT * TYPE_COUNT),  # of the last projects
        Part("phase", CLOSE + 1),
        Part("actions", MOST_ACTIONS + 1),
        Part("used"),
        Part("draws"),
        Part("ending", LAST_ROUND + 1),
        Part("first", SEATS),
        Part("players", SEATS - 1),
        Part("progress", unit=50),
        Part("last region", REGION_COUNT),
        Part("last space", SPACE_COUNT),
        Part("last element", ELEMENT_COUNT),
    ]
)
LAYOUT = Layout([*CITIZEN.parts * SEATS, *TABLE.parts])
HIDDEN = Layout([Part("hands", (SEATS - 1) * CARD_COUNT)])

PRESENT, POINTS, GROUP, BONUSES, SCORE, COLOUR, UNKNOWN, KNOWN_COUNT = CITIZEN.starts
(
    TOKENS, GAINS, WORTH, HAND, OFFERED, UNSEEN, KNOWN, HAND_SHORT, OFFER_SHORT, BOARD_BONUSES, TOPS, PILES, FACTORIES, CENTRE,
    RESERVE, TILES, TILES_LEFT, TYPES, PHASE, ACTIONS, USED, DRAWS, ENDING, FIRST, PLAYERS, PROGRESS, REGION, SPACE, ELEMENT,
) = (start + SEATS * CITIZEN.used for start in TABLE.starts)  # fmt: skip
CITIZEN_SIZE = CITIZEN.used

TYPICAL_DECISIONS = 100  # of a match
POINTS_UNIT = 50.0  # a large difference at the end
SCRATCH_SIZE = 1
RECIPE = {"size": (448, 2), "pieces": 16, "rate": (4e-4, 2e-5)}  # see `tessera.train.recipe.Recipe`


HINT_UNIT = 16.0  # a hint of so much is a large one


def gain_entry(action: int) -> int:
    """The entry that says what a token gains on its space, or -1."""
    if FIRST_MOVE <= action < FIRST_PLACE:
        rest, space = divmod(action - FIRST_MOVE, SPACE_COUNT)
        side, element = divmod(rest, ELEMENT_COUNT)
        return GAINS + (int(FACTORY_REGION[side // 2, side % 2]) * SPACE_COUNT + space) * ELEMENT_COUNT + element
    if FIRST_PLACE <= action < FIRST_USE:
        rest, space = divmod(action - FIRST_PLACE, INNER_COUNT)
        element, region = divmod(rest, REGION_COUNT)
        return GAINS + (region * SPACE_COUNT + space) * ELEMENT_COUNT + element
    return -1


def worth_entry(action: int) -> int:
    """The entry that says what a card is worth in the first region, or -1."""
    firsts = [first for first in (FIRST_DRAW, FIRST_BUILD) if first <= action < first + CARD_COUNT]
    return WORTH + (action - firsts[0]) * REGION_COUNT if firsts else -1


SOURCES = REGION_COUNT * SPACE_COUNT * ELEMENT_COUNT  # the parts of actions: tokens on their spaces, where they come from,
OTHERS = SOURCES + (FACTORY_COUNT * 2 + 1) * ELEMENT_COUNT  # and all actions that place no token


def action_parts(action: int) -> tuple[int, int]:
    """The parts of an action: a token on its space, and where it comes from; or the action itself."""
    entry = gain_entry(action)
    if entry < 0:
        return OTHERS + action if action < FIRST_MOVE else OTHERS + action - (FIRST_USE - FIRST_MOVE), -1
    if action < FIRST_PLACE:
        return entry - GAINS, SOURCES + (action - FIRST_MOVE) // SPACE_COUNT
    reserve = FACTORY_COUNT * 2 * ELEMENT_COUNT
    return entry - GAINS, SOURCES + reserve + (action - FIRST_PLACE) // (REGION_COUNT * INNER_COUNT)


ACTION_PARTS = lookup(action_parts(action) for action in range(len(MOVES)))
GAIN_ENTRY = lookup(gain_entry(action) for action in range(len(MOVES)))
WORTH_ENTRY = lookup(worth_entry(action) for action in range(len(MOVES)))


@rule
def hint(observation, action):
    """What a token gains on its space, or what a card is worth in its best region."""
    best = np.int8(0)
    if GAIN_ENTRY[action] >= 0:
        return observation[GAIN_ENTRY[action]]
    if WORTH_ENTRY[action] >= 0:
        for region in range(REGION_COUNT):
            best = max(best, observation[WORTH_ENTRY[action] + region])
    return best


@rule
def lanes():
    """One for every region, and one for all else."""
    return REGION_COUNT + 1


@rule
def observe_lane(state, seat, lane, out, scratch):
    """Writes one region, or all else."""
    if lane < REGION_COUNT:
        observe_region(state, seat, lane, out)
        return
    for turn in range(state.players):
        observe_citizen(state, (seat + turn) % state.players, out, turn * CITIZEN_SIZE)
    observe_cards(state, seat, out)
    observe_supply(state, out)
    observe_turn(state, seat, out)


@rule
def observe_region(state, seat, region, out):
    """Writes the tokens of a region, the points and groups there, its bonus tokens, and what cards could be built there."""
    for element in range(ELEMENT_COUNT):
        left = state.tokens[region, element]
        while left:
            out[TOKENS + gain_index(region, BIT_SPACE[lowest_bit(left)], element)] = 1
            left &= left - 1
    for turn in range(state.players):
        player = (seat + turn) % state.players
        out[turn * CITIZEN_SIZE + POINTS + region] = small(state.points[player, region])
        out[turn * CITIZEN_SIZE + GROUP + region] = small(largest_group(state.tokens[region, state.colour[player]]))
    for place in range(BONUS_SPACE_COUNT):
        if state.bonuses[region, place] != NONE:
            out[BOARD_BONUSES + (region * BONUS_SPACE_COUNT + place) * BONUS_COUNT + np.int64(state.bonuses[region, place])] = 1
    if state.taken[region] < PILE:
        out[TOPS + region * BONUS_COUNT + np.int64(state.pile[region, state.taken[region]])] = 1
    out[PILES + region] = small(PILE - np.int64(state.taken[region]))
    if state.last_type[region] != NONE:
        out[TYPES + region * TYPE_COUNT + np.int64(state.last_type[region])] = 1
    value = point_value(state, seat, region) * FRACTION
    left = state.hand[seat]
    while left:
        observe_held(state, seat, lowest_bit(left), region, value, out)
        left &= left - 1
    for place in range(OFFER):
        if state.offer[place] != NONE:
            observe_offered(state, seat, np.int64(state.offer[place]), region, value, out)


@rule
def observe_held(state, seat, card, region, point, out):
    """Writes how near a card of the hand is to being built in a region, and what tokens gain for it."""
    if takes_type(state, region, card):
        value = points_for(state, seat, card) * point
        ready, ready_2, near, near_2, far, far_2, short = lacking_spaces(state, card, region)
        first, second = np.int64(CARD_FIRST[card]), np.int64(CARD_SECOND[card])
        raise_gains(region, ready, first, value * READY_SHARE, out)
        raise_gains(region, ready_2, second, value * READY_SHARE, out)
        raise_gains(region, near, first, value * NEAR_SHARE, out)
        raise_gains(region, near_2, second, value * NEAR_SHARE, out)
        raise_gains(region, far, first, value * FAR_SHARE, out)
        raise_gains(region, far_2, second, value * FAR_SHARE, out)
        out[HAND_SHORT + card * REGION_COUNT + region] = small(FAR + 1 - short)
        out[WORTH + card * REGION_COUNT + region] = small(value)


@rule
def raise_gains(region, spaces, element, gain, out):
    """Raises what an element gains on some spaces to at least this much."""
    entry = small(gain)
    while spaces:
        place = GAINS + gain_index(region, BIT_SPACE[lowest_bit(spaces)], element)
        spaces &= spaces - 1
        out[place] = max(out[place], entry)


@rule
def observe_offered(state, seat, card, region, point, out):
    """Writes how near a card of the Offer is to being built in a region, and what it is worth."""
    if takes_type(state, region, card):
        short = lacking_spaces(state, card, region)[SHORT]
        out[OFFER_SHORT + card * REGION_COUNT + region] = small(FAR + 1 - short)
        out[WORTH + card * REGION_COUNT + region] = small(points_for(state, seat, card) * point * OFFER_SHARES[short])


@rule
def observe_citizen(state, player, out, at):
    """Writes what everybody knows of a player, apart from the regions."""
    out[at + PRESENT] = 1
    for kind in range(BONUS_COUNT):
        out[at + BONUSES + kind] = small(state.bonus[player, kind])
    out[at + SCORE] = small(score_now(state, player) // 2)
    out[at + COLOUR + np.int64(state.colour[player])] = 1
    out[at + UNKNOWN] = small(count_bits(state.hand[player] & ~state.known[player]))
    out[at + KNOWN_COUNT] = small(count_bits(state.known[player]))


@rule
def observe_cards(state, seat, out):
    """Writes where the cards are as far as the seat knows: its hand, the Offer, cards of the others, and those not seen yet."""
    offered = np.int64(0)
    for place in range(OFFER):
        if state.offer[place] != NONE:
            offered |= np.int64(1) << np.int64(state.offer[place])
    write_cards(state.hand[seat], HAND, out)
    write_cards(offered, OFFERED, out)
    seen = state.hand[seat] | offered
    for region in range(REGION_COUNT):
        seen |= state.built[region]
    for turn in range(1, state.players):
        known = state.known[(seat + turn) % state.players]
        write_cards(known, KNOWN + (turn - 1) * CARD_COUNT, out)
        seen |= known
    write_cards(((np.int64(1) << CARD_COUNT) - 1) & ~seen, UNSEEN, out)


@rule
def write_cards(cards, at, out):
    """Writes a set of cards."""
    while cards:
        out[at + lowest_bit(cards)] = 1
        cards &= cards - 1


@rule
def observe_supply(state, out):
    """Writes the factories, the reserve and the tiles to come."""
    for element in range(ELEMENT_COUNT):
        for factory in range(FACTORY_COUNT):
            out[FACTORIES + factory * ELEMENT_COUNT + element] = small(state.factory[factory, element])
        out[CENTRE + element] = small(state.centre[element])
        out[RESERVE + element] = small(state.reserve[element])
    for place in range(np.int64(state.revealed), np.int64(state.tile_count)):
        out[TILES + np.int64(state.tiles[place])] = 1
    out[TILES_LEFT] = small(np.int64(state.tile_count) - np.int64(state.revealed))


@rule
def observe_turn(state, seat, out):
    """Writes whose turn it is, what is to be decided, and the token that was placed last."""
    out[PHASE + min(np.int64(state.phase), np.int64(CLOSE))] = 1
    out[ACTIONS + min(np.int64(state.actions), np.int64(MOST_ACTIONS))] = 1
    out[USED] = small(state.used)
    out[DRAWS] = small(state.draws)
    out[ENDING + min(np.int64(state.ending), np.int64(LAST_ROUND))] = 1
    out[FIRST + (np.int64(state.first) - seat) % state.players] = 1
    out[PLAYERS + state.players - 2] = 1
    out[PROGRESS] = small(progress(state) * PERCENT)
    out[REGION + state.region] = 1
    out[SPACE + state.space] = 1
    out[ELEMENT + state.element] = 1


@rule
def observe_hidden(state, seat, out):
    """Writes what the seat does not know, for the critic: the hands of the others."""
    for turn in range(1, state.players):
        write_cards(state.hand[(seat + turn) % state.players], (turn - 1) * CARD_COUNT, out)
