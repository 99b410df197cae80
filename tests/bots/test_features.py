"""What the bots look at: the features of both games against plain counting."""

import random

import numpy as np
import pytest

from tessera import Match, find_game
from tessera.bots import RandomBot, judge, play_out
from tessera.bots.desk import new_desk
from tessera.bots.weights import weights_of
from tessera.games.neotopia import rules as neotopia_rules
from tessera.games.neotopia.bots import features as neotopia
from tessera.games.neotopia.components import (
    CARD_POINTS,
    CARDS,
    ELEMENTS,
    INNER,
    REGION_COUNT,
    SPACE_NUMBER,
    SPACES,
    label,
)
from tessera.games.neotopia.moves import FIRST_MOVE, FIRST_PLACE
from tessera.games.neotopia.state import ACT
from tessera.games.prosperity import scoring as prosperity_scoring
from tessera.games.prosperity.bots import features as prosperity
from tessera.games.prosperity.components import STACK_COUNT, TILE_SCORES
from tests.games.neotopia.position import City
from tests.games.neotopia.test_patterns import turned


def positions(name, players, seed=1):
    match = play_out(Match.new(name, players=players, seed=seed), RandomBot())
    return [match.fork(count) for count in range(0, len(match.actions), 5)]


def features(module, state, seat):
    out = np.zeros(len(module.FEATURES))
    module.features(state, seat, out)
    return dict(zip(module.FEATURES, out.tolist(), strict=True))


def test_progress_goes_from_0_to_1_and_never_back(game, players):
    if game.features is None:
        return
    match = play_out(Match.new(game, players=players, seed=5), RandomBot())
    stages = [game.features.progress(step.before) for step in match.steps()]
    assert stages == sorted(stages)
    assert stages[0] == 0
    assert 0.9 < stages[-1] <= 1


@pytest.mark.parametrize("players", [2, 3, 4])
def test_what_a_country_shows_counts_as_often_as_it_will_be_scored(players):
    """P-10, P-31"""
    final = {0: 2, 1: 2, 2: 1, 3: 0, 4: 1}  # the final scoring: energy and ecology twice, capital and prosperity once
    for match in positions("prosperity", players):
        state = match.state
        if state.final > 0:
            continue
        left = [int(TILE_SCORES[tile]) for tile in state.stack[state.revealed :]]
        coming = {symbol: left.count(symbol) + final[symbol] for symbol in range(5)}
        for seat in range(players):
            found = features(prosperity, state, seat)
            shown = {symbol: prosperity_scoring.visible(state, seat, symbol) for symbol in range(5)}
            assert found["prosperity"] == shown[4] * coming[4]
            assert found["surplus"] - found["deficit"] == shown[0] * coming[0]
            assert found["purity"] - found["smoke"] == shown[1] * coming[1]
            assert found["capital"] == shown[2] * coming[2]
            assert found["laboratories"] == shown[3] * coming[3]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_all_turns_to_come_are_somebodys(players):
    """P-10, P-18"""
    for match in positions("prosperity", players):
        state = match.state
        turns = sum(prosperity.turns_to_come(state, seat) for seat in range(players))
        present = state.actions / 2 if state.phase != 0 else 0
        assert state.final > 0 or turns == pytest.approx(STACK_COUNT - state.revealed + present)


def fewest_missing(card, board):
    """The fewest tokens that a card lacks where some of it lies, nothing else does and no outer space is needed; else 4."""
    fewest = 4
    for times in range(6):
        cells = turned(card.pattern, times)
        for q, r in SPACES:
            moved = [((x - cells[0][0] + q, y - cells[0][1] + r), element) for x, y, element in cells]
            missing = [space for space, element in moved if board.get(space) != element]
            if any(space not in SPACES for space, _ in moved) or not 0 < len(missing) < len(moved):
                continue
            if all(space in INNER and space not in board for space in missing):
                fewest = min(fewest, len(missing))
    return fewest


@pytest.mark.parametrize("number", range(0, len(CARDS), 3), ids=lambda number: CARDS[number].id)
def test_the_tokens_that_a_card_lacks_agree_with_a_plain_count(number):
    """N-30, N-31"""
    card, chance, found = CARDS[number], random.Random(number), set()
    for _ in range(25):
        filled = chance.random() * 0.6
        board = {space: chance.choice(ELEMENTS) for space in SPACES if chance.random() < filled}
        city = City().tokens("desert", *(f"{label(space)} {element}" for space, element in board.items()))
        spoiled = neotopia_rules.occupied(city.state, 0) | ~neotopia.INNER_MASK
        short = int(neotopia.tokens_short(city.state, number, 0, spoiled))
        assert short == fewest_missing(card, board)
        found.add(short)
    assert len(found) > 1


def test_a_token_that_completes_a_card_looks_worth_at_least_its_points():
    """N-30, N-32"""
    game, seen = find_game("neotopia"), 0
    desk, eye = new_desk(game, weights_of(game, 2)), game.compile(judge)
    for seed in range(4):
        for match in positions("neotopia", 2, seed):
            state = match.state
            if state.phase != ACT:
                continue
            legal = match.legal_actions()
            desk.actions[: len(legal)] = legal
            eye.weigh(state, len(legal), desk)
            for action, looks in zip(legal, desk.looks, strict=False):
                if not FIRST_MOVE <= action < FIRST_PLACE:
                    continue
                move = game.moves[action]
                region = ("desert", "water", "forest").index(move[-2])
                space = SPACE_NUMBER[move[-1]]
                for card in range(len(CARDS)):
                    element = ELEMENTS.index(move[1])
                    if neotopia_rules.could_build_at(state, state.active, card, region, space, element):
                        assert looks >= min(CARD_POINTS[card], 2)
                        seen += 1
    assert seen > 5


def test_a_point_in_the_lowest_region_is_worth_most():
    """N-61"""
    city = City()
    city.state.points[0] = [9, 2, 12]
    worth = [neotopia.region_worth(city.state, 0, region) for region in range(REGION_COUNT)]
    assert worth[1] == max(worth)
    assert 1 <= min(worth) <= max(worth) <= 3
