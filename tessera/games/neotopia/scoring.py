"""The end of a turn and of the match in Neotopia, and the final scoring. Every function is compiled."""

import numpy as np

from tessera.core.compile.rule import rule

from .components import BONUS_COUNT, LOWEST_REGION_FACTOR, OFFER, REGION_COUNT, UNUSED_BONUS_POINTS
from .rules import begin_turn, may_draw_deck, neighbours, top_card
from .state import FINAL, GROUPS, NONE

LAST_ROUND = 2
TIE_BASE = 256  # more than a region can score, so that regions break ties like the digits of a number


@rule
def end_turn(state):
    """The Offer is refilled and the turn passes; the final scoring follows the last round (N-21, N-50)."""
    for place in range(OFFER):
        if state.offer[place] == NONE and may_draw_deck(state):
            state.offer[place] = top_card(state)
    state.active = (state.active + 1) % state.players
    if state.active == state.first and state.ending > 0:
        state.ending += 1
    if state.ending > LAST_ROUND:
        state.scorer = state.first
        state.phase = GROUPS
    else:
        begin_turn(state)


@rule
def score_group(state, player, region):
    """A player scores each token of their colour in its largest connected group; this wins no bonus tokens (N-60)."""
    state.points[player, region] += largest_group(state.tokens[region, state.colour[player]])


@rule
def largest_group(mask):
    """The size of the largest connected group of a mask (N-60)."""
    largest = 0
    while mask:
        group = mask & -mask
        size = 0
        while size != count_bits(group):
            size = count_bits(group)
            group |= neighbours(group) & mask
        largest = max(largest, size)
        mask &= ~group
    return largest


@rule
def count_bits(mask):
    """The number of set bits in a mask."""
    count = 0
    while mask:
        mask &= mask - 1
        count += 1
    return count


@rule
def pass_group(state):
    """Groups are scored player by player and region by region; the final scores follow (N-60)."""
    state.scored += 1
    if state.scored == REGION_COUNT:
        state.scored = 0
        pass_scorer(state, FINAL)


@rule
def pass_scorer(state, then):
    """The scoring passes clockwise; after the last player the phase `then` begins."""
    state.scorer = (state.scorer + 1) % state.players
    if state.scorer == state.first:
        state.phase = then


@rule
def score_player(state, player):
    """The final score is the best region, the second, three times the lowest, and three per unused bonus token (N-61)."""
    state.score[player] = score_now(state, player)


@rule
def score_now(state, player):
    """The final score if the points stayed as they are now (N-61)."""
    total = 0
    for region in range(REGION_COUNT):
        total += state.points[player, region]
    total += (LOWEST_REGION_FACTOR - 1) * ranked_region(state, player, REGION_COUNT - 1)
    return np.int64(total + bonus_points(state, player))


@rule
def bonus_points(state, player):
    """The points for a player's unused bonus tokens (N-61)."""
    tokens = np.int64(0)
    for kind in range(BONUS_COUNT):
        tokens += np.int64(state.bonus[player, kind])
    return UNUSED_BONUS_POINTS * tokens


@rule
def ranked_region(state, player, rank):
    """The points of a player's region by rank: 0 is the best."""
    for region in range(REGION_COUNT):
        better = 0
        for other in range(REGION_COUNT):
            ahead = state.points[player, other] > state.points[player, region]
            level = state.points[player, other] == state.points[player, region] and other < region
            better += ahead or level
        if better == rank:
            return np.int64(state.points[player, region])
    return np.int64(0)


@rule
def points_of(state, player):
    """The final score, or before the end what it would be now (N-61)."""
    return score_now(state, player)


@rule
def standing(state, player):
    """The score decides; ties go to the better lowest region, then second, then best (N-62)."""
    number = score_now(state, player)
    for rank in range(REGION_COUNT - 1, -1, -1):
        number = number * TIE_BASE + ranked_region(state, player, rank)
    return number
