"""Neotopia: the features and action values of the bots against plain counting."""

import random

import pytest

from tessera import Match, find_game
from tessera.bots import RandomBot, play_out, values
from tessera.bots.weights import weights_of
from tessera.bots.workspace import new_workspace
from tessera.games.neotopia import rules
from tessera.games.neotopia.bots import features
from tessera.games.neotopia.components import (
    CARD_POINTS,
    CARDS,
    ELEMENTS,
    INNER,
    INNER_MASK,
    REGION_COUNT,
    REGIONS,
    SPACE_NUMBER,
    SPACES,
    Card,
    Space,
    label,
)
from tessera.games.neotopia.moves import FIRST_MOVE, FIRST_PLACE
from tessera.games.neotopia.state import ACT
from tests.games.neotopia.position import Position
from tests.games.neotopia.test_patterns import rotated


def positions(seed: int) -> list[Match]:
    """Some positions of a match between random players."""
    match = play_out(Match.new("neotopia", players=2, seed=seed), RandomBot())
    return [match.fork(count) for count in range(0, len(match.actions), 5)]


def fewest_missing(card: Card, board: dict[Space, str]) -> int:
    """The fewest tokens that a card lacks where it is begun, not blocked, and needs no outer space; 4 if nowhere."""
    fewest = 4
    for times in range(6):
        cells = rotated(card.pattern, times)
        for q, r in SPACES:
            moved = [((x - cells[0][0] + q, y - cells[0][1] + r), element) for x, y, element in cells]
            missing = [space for space, element in moved if board.get(space) != element]
            if any(space not in SPACES for space, _ in moved) or not 0 < len(missing) < len(moved):
                continue
            if all(space in INNER and space not in board for space in missing):
                fewest = min(fewest, len(missing))
    return fewest


@pytest.mark.parametrize("number", range(0, len(CARDS), 3), ids=lambda number: CARDS[number].id)
def test_the_tokens_that_a_card_lacks_agree_with_a_plain_count(number: int) -> None:
    """N-30, N-31"""
    card, chance, found = CARDS[number], random.Random(number), set()
    for _ in range(25):
        filled = chance.random() * 0.6
        board = {space: chance.choice(ELEMENTS) for space in SPACES if chance.random() < filled}
        position = Position().tokens("desert", *(f"{label(space)} {element}" for space, element in board.items()))
        blocked = rules.occupied(position.state, 0) | ~INNER_MASK
        short = int(features.tokens_short(position.state, number, 0, blocked))
        assert short == fewest_missing(card, board)
        found.add(short)
    assert len(found) > 1


def test_a_token_that_completes_a_card_is_valued_at_least_at_two_points() -> None:
    """N-30, N-32"""
    game, seen = find_game("neotopia"), 0
    workspace, compiled = new_workspace(game, weights_of(game, 2)), game.compile(values)
    for seed in range(4):
        for match in positions(seed):
            state = match.state
            if state.phase != ACT:
                continue
            legal = match.legal_actions()
            workspace.actions[: len(legal)] = legal
            compiled.action_values(state, len(legal), workspace)
            for action, value in zip(legal, workspace.priors, strict=False):
                if not FIRST_MOVE <= action < FIRST_PLACE:
                    continue
                move = game.moves[action]
                element, region, space = ELEMENTS.index(move[1]), REGIONS.index(move[-2]), SPACE_NUMBER[move[-1]]
                for card in range(len(CARDS)):
                    if rules.could_build_at(state, state.active, card, region, space, element):
                        assert value >= min(CARD_POINTS[card], 2)
                        seen += 1
    assert seen > 5


def test_a_point_in_the_lowest_region_is_worth_most() -> None:
    """N-61"""
    position = Position()
    position.state.points[0] = [9, 2, 12]
    found = [features.point_value(position.state, 0, region) for region in range(REGION_COUNT)]
    assert found[1] == max(found)
    assert 1 <= min(found) <= max(found) <= 3
