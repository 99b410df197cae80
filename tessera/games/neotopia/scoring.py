"""The rules of Neotopia: the end of a turn and of the match, and the final scoring. Every function is compiled."""

import numpy as np

from tessera.core.rule import rule

from .components import BONUS_COUNT, LOWEST_REGION_FACTOR, OFFER, REGION_COUNT, UNUSED_BONUS_POINTS
from .rules import begin_turn, may_draw_deck, neighbours, top_card
from .state import FINAL, GROUPS, NONE

LAST_ROUND = 2
TIE_BASE = 256  # more than a region can score: regions break ties like digits of a number


@rule
def end_turn(game):
    """The Offer is refilled, and the turn passes; after the last round comes the final scoring (N-21, N-50)."""
    for place in range(OFFER):
        if game.offer[place] == NONE and may_draw_deck(game):
            game.offer[place] = top_card(game)
    game.active = (game.active + 1) % game.players
    if game.active == game.first and game.ending > 0:
        game.ending += 1
    if game.ending > LAST_ROUND:
        game.scorer = game.first
        game.phase = GROUPS
    else:
        begin_turn(game)


@rule
def score_group(game, player, region):
    """A point for each token of the own colour in its largest connected group; this wins no bonus tokens (N-60)."""
    game.points[player, region] += largest_group(game.tokens[region, game.colour[player]])


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
    """How many bits of a mask are set."""
    count = 0
    while mask:
        mask &= mask - 1
        count += 1
    return count


@rule
def pass_group(game):
    """Group points are scored region by region and player by player, then come the final scores (N-60)."""
    game.scored += 1
    if game.scored == REGION_COUNT:
        game.scored = 0
        pass_scorer(game, FINAL)


@rule
def pass_scorer(game, then):
    """The scoring passes clockwise; after the last player the next part begins."""
    game.scorer = (game.scorer + 1) % game.players
    if game.scorer == game.first:
        game.phase = then


@rule
def score_player(game, player):
    """Best region, second region, three times the lowest, and three for each unused bonus token (N-61)."""
    game.score[player] = score_now(game, player)


@rule
def score_now(game, player):
    """What the final score would be with the points of this moment (N-61)."""
    total = 0
    for region in range(REGION_COUNT):
        total += game.points[player, region]
    total += (LOWEST_REGION_FACTOR - 1) * ranked_region(game, player, REGION_COUNT - 1)
    return np.int64(total + bonus_points(game, player))


@rule
def bonus_points(game, player):
    """What the unused bonus tokens of a player are worth (N-61)."""
    tokens = 0
    for kind in range(BONUS_COUNT):
        tokens += np.int64(game.bonus[player, kind])
    return UNUSED_BONUS_POINTS * tokens


@rule
def ranked_region(game, player, rank):
    """The points of a player's best region (rank 0), second or lowest."""
    for region in range(REGION_COUNT):
        better = 0
        for other in range(REGION_COUNT):
            ahead = game.points[player, other] > game.points[player, region]
            level = game.points[player, other] == game.points[player, region] and other < region
            better += ahead or level
        if better == rank:
            return np.int64(game.points[player, region])
    return np.int64(0)


@rule
def points_of(game, player):
    """The score, or before the end what it would be now (N-61)."""
    return score_now(game, player)


@rule
def standing(game, player):
    """The score decides; ties go to the better lowest region, then second, then best (N-62)."""
    number = score_now(game, player)
    for rank in range(REGION_COUNT - 1, -1, -1):
        number = number * TIE_BASE + ranked_region(game, player, rank)
    return number
