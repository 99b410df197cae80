"""Prosperity: the features of the bots against plain counting."""

import numpy as np
import pytest

from tessera import Match
from tessera.bots import RandomBot, play_out
from tessera.core.state import State
from tessera.games.prosperity import scoring
from tessera.games.prosperity.bots import features
from tessera.games.prosperity.components import STACK_COUNT, TILE_SCORES
from tessera.games.prosperity.state import TURN


def states(players: int) -> list[State]:
    """Some states of a match between random players."""
    match = play_out(Match.new("prosperity", players=players, seed=1), RandomBot())
    return [match.fork(count).state for count in range(0, len(match.actions), 5)]


def features_of(state: State, seat: int) -> dict[str, float]:
    """The features of a seat by name."""
    vector = np.zeros(len(features.FEATURES))
    features.features(state, seat, vector)
    return dict(zip(features.FEATURES, vector.tolist(), strict=True))


@pytest.mark.parametrize("players", [2, 3, 4])
def test_each_symbol_counts_as_often_as_it_will_be_scored(players: int) -> None:
    """P-10, P-31"""
    final = {0: 2, 1: 2, 2: 1, 3: 0, 4: 1}  # the final scoring: energy and ecology twice, capital and prosperity once
    for state in states(players):
        if state.final > 0:
            continue
        left = [int(TILE_SCORES[tile]) for tile in state.stack[state.revealed :]]
        coming = {symbol: left.count(symbol) + final[symbol] for symbol in range(5)}
        for seat in range(players):
            found = features_of(state, seat)
            shown = {symbol: scoring.visible(state, seat, symbol) for symbol in range(5)}
            assert found["prosperity"] == shown[4] * coming[4]
            assert found["surplus"] - found["deficit"] == shown[0] * coming[0]
            assert found["purity"] - found["smoke"] == shown[1] * coming[1]
            assert found["capital"] == shown[2] * coming[2]
            assert found["laboratories"] == shown[3] * coming[3]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_turns_of_all_players_add_up_to_the_turns_to_come(players: int) -> None:
    """P-10, P-18"""
    for state in states(players):
        turns = sum(features.turns_to_come(state, seat) for seat in range(players))
        current = state.actions / 2 if state.phase != TURN else 0
        assert state.final > 0 or turns == pytest.approx(STACK_COUNT - state.revealed + current)
