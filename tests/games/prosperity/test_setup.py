"""Prosperity: setup, P-1 to P-6."""

from itertools import pairwise

import numpy as np
import pytest

from tessera import BadOption, Match
from tessera.games.prosperity.components import TILES
from tests.games.prosperity.country import write_country
from tests.games.prosperity.position import START, Position


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_match_has_36_turns_shared_evenly(players: int) -> None:
    """P-1, P-30"""
    match = Match.new("prosperity", players=players, seed=3)
    while not match.is_over:
        match.play(match.legal_moves()[0])
    turns = [event.seat for step in match.steps() for event in step.events if event.name == "turned"]
    assert [turns.count(seat) for seat in range(players)] == [36 // players] * players


@pytest.mark.parametrize("players", [1, 5, 0, -2])
def test_one_player_or_five_are_refused(players: int) -> None:
    """P-1"""
    with pytest.raises(BadOption, match="2 to 4 players"):
        Match.new("prosperity", players=players)


def test_the_24_undated_tiles_are_the_first_market() -> None:
    """P-2"""
    position = Position(START, START)
    on_market = {tile["tile"] for tile in position.match.view(0)["market"]}
    assert on_market == {tile.id for tile in TILES if tile.decade is None}
    assert len(on_market) == 24


def test_the_market_shows_side_and_level() -> None:
    """P-2"""
    market = {tile["tile"]: tile for tile in Position(START, START).match.view(0)["market"]}
    assert (market["wind-farm"]["side"], market["wind-farm"]["level"]) == ("energy", 2)
    assert (market["hospital"]["side"], market["hospital"]["level"]) == ("ecology", 4)


def test_the_stack_goes_from_1970_down_to_2030() -> None:
    """P-3"""
    stack = Match.new("prosperity", players=2, seed=5).deal()[0].stack
    decades = [TILES[tile].decade for tile in stack]
    assert decades == sorted(decades)
    assert [decades.count(decade) for decade in range(1970, 2040, 10)] == [5, 5, 5, 5, 5, 5, 6]


def test_the_tiles_of_a_decade_are_shuffled() -> None:
    """P-3"""
    firsts = {int(Match.new("prosperity", players=2, seed=seed).deal()[0].stack[0]) for seed in range(60)}
    assert len(firsts) == 5


def test_every_player_chooses_a_side_of_the_board() -> None:
    """P-4"""
    match = Match.new("prosperity", players=3, seed=1, options={"boards": ["silver", "black", "silver"]})
    assert [country["board"] for country in match.view(0)["countries"]] == ["silver", "black", "silver"]


def test_the_black_side_starts_harder() -> None:
    """P-4"""
    position = Position("silver", "black")
    assert (position.balance("energy", 0), position.balance("ecology", 0)) == (1, -1)
    assert (position.balance("energy", 1), position.balance("ecology", 1)) == (-1, -2)


def test_a_country_starts_with_100_euros_no_points_8_discs_and_markers_on_the_lowest_square() -> None:
    """P-5"""
    assert (
        write_country(Position(START, START).state, 1).splitlines()[0] == "silver money 100 points 0 discs 8 energy 1 ecology 1"
    )


def test_the_balances_are_the_sums_of_what_is_visible() -> None:
    """P-5"""
    position = Position("silver money 100\ncoal-plant - local-industry\nwind-farm power-grid laboratory", START)
    assert position.balance("energy") == 2 + 3 - 1
    assert position.balance("ecology") == -1 - 1 + 1 - 1


def test_the_first_player_is_random() -> None:
    """P-6"""
    firsts = [int(Match.new("prosperity", players=4, seed=seed).deal()[0].active) for seed in range(80)]
    assert min(np.bincount(firsts, minlength=4)) > 5


def test_play_goes_clockwise() -> None:
    """P-6"""
    match = Match.new("prosperity", players=3, seed=2)
    while not match.is_over:
        match.play(match.legal_moves()[0])
    turns = [event.seat for step in match.steps() for event in step.events if event.name == "turned"]
    assert all(seat is not None and (seat + 1) % 3 == after for seat, after in pairwise(turns))
