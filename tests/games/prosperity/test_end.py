"""Prosperity: the end, P-30 to P-34."""

import pytest

from tessera import Match, Result
from tessera.games.prosperity.components import CAPITAL, ECOLOGY, PROSPERITY, TILE_NUMBER
from tessera.games.prosperity.scoring import ADVANCE, MONEY, RANK_ECOLOGY, RANK_ENERGY
from tests.games.prosperity.position import START, Position


def test_the_final_scoring_follows_the_turn_of_the_36th_tile() -> None:
    """P-30"""
    position = Position(START, START)
    position.state.revealed = 36
    names = [event.name for event in position.act("income", actions=1)]
    assert names[:2] == ["income", "final-scoring"]


def test_the_turn_of_the_35th_tile_is_not_the_last() -> None:
    """P-30"""
    position = Position(START, START)
    position.state.revealed = 35
    assert [event.name for event in position.act("income", actions=1)] == ["income"]


def test_the_final_scoring_takes_its_items_in_order_each_for_all_from_the_player_of_the_last_turn() -> None:
    """P-31"""
    position = Position(START, START, START)
    position.state.revealed, position.state.active = 36, 1
    events = position.act("income", actions=1)
    position.match.settle()
    order = [(event.name, event.seat) for event in events if event.seat is not None][1:]
    items = ["energy", "energy", "ecology", "ecology", "capital", "money", "advance", "rank", "rank", "prosperity"]
    assert order == [(item, seat) for item in items for seat in (1, 2, 0)]
    assert position.match.is_over


def test_energy_is_scored_twice_each_time_with_its_own_choice() -> None:
    """P-31"""
    position = Position("black money 300", START)
    position.state.revealed = 36
    position.act("income", actions=1)
    assert position.match.legal_moves() == ["pay 0", "pay 1"]
    position.match.play("pay 1")
    assert position.match.legal_moves() == ["pay 0", "pay 1"]
    position.match.play("pay 0")
    assert position.match.is_over


@pytest.mark.parametrize("place", [0, 1])
def test_ecology_is_scored_twice(place: int) -> None:
    """P-31"""
    position = Position("black", START)
    position.final(ECOLOGY, place)
    assert position.discs() == 8 + 2


def test_capital_is_scored_once() -> None:
    """P-31"""
    position = Position(START, START)
    position.final(CAPITAL)
    assert position.money() == 200


@pytest.mark.parametrize(("money", "points", "kept"), [(299, 0, 299), (300, 1, 0), (950, 3, 50)])
def test_every_300_euros_are_a_point_and_the_rest_is_kept(money: int, points: int, kept: int) -> None:
    """P-31"""
    position = Position(f"silver money {money}", START)
    position.final(MONEY)
    assert (position.points(), position.money()) == (points, kept)


def test_both_markers_advance_by_all_research_symbols() -> None:
    """P-31"""
    position = Position("silver energy 26 ecology 3\ncoal-plant university local-industry", START)
    position.final(ADVANCE)
    assert (position.square("energy"), position.square("ecology")) == (27, 6)


def test_prosperity_is_scored_once_at_the_very_end() -> None:
    """P-31"""
    position = Position("silver discs 0", START)
    position.final(PROSPERITY)
    assert position.points() == 3
    assert position.match.is_over


def test_no_research_is_split_in_the_final_scoring() -> None:
    """P-31"""
    events = Position(START, START).final(ADVANCE)
    assert [event.name for event in events] == ["advance", "advance"]


@pytest.mark.parametrize(
    ("squares", "points"),
    [
        ([9, 5], [3, 1]),
        ([5, 5], [2, 2]),
        ([9, 5, 3], [3, 1, 0]),
        ([9, 9, 3], [2, 2, 0]),
        ([9, 5, 5], [3, 0, 0]),
        ([4, 4, 4], [2, 2, 2]),
        ([9, 9, 5, 4], [2, 2, 0, 0]),
        ([3, 5, 9, 5], [0, 0, 3, 0]),
        ([3, 4, 5, 9], [0, 0, 1, 3]),
    ],
)
def test_each_track_is_ranked_three_for_first_one_for_second_two_for_tied_first(squares: list[int], points: list[int]) -> None:
    """P-32"""
    position = Position(*(f"silver ecology {square}" for square in squares))
    position.final(RANK_ECOLOGY)
    assert [position.points(seat) for seat in range(len(squares))] == points


def test_the_energy_track_is_ranked_by_itself() -> None:
    """P-32"""
    position = Position("silver energy 9 ecology 1", "silver energy 1 ecology 9")
    position.final(RANK_ENERGY)
    assert [position.points(0), position.points(1)] == [3, 1]


def test_an_over_polluted_player_keeps_the_rank_but_scores_nothing() -> None:
    """P-17, P-32"""
    position = Position("silver energy 9 discs 16", "silver energy 5", "silver energy 1")
    events = position.final(RANK_ENERGY)
    assert [position.points(seat) for seat in range(3)] == [0, 1, 0]
    assert (events[0].name, events[0].facts["lost"]) == ("rank-lost", 3)


def test_an_over_polluted_players_money_is_worth_no_points() -> None:
    """P-17, P-31"""
    position = Position("silver money 650 discs 16", START)
    events = position.final(MONEY)
    assert (position.points(), position.money(), events[0].name) == (0, 50, "money-lost")
    assert events[0].facts["lost"] == 2


def finish(*countries: str) -> Result:
    position = Position(*countries)
    position.final(PROSPERITY)
    result = position.match.result()
    assert result
    return result


def test_most_points_win() -> None:
    """P-33"""
    assert finish("silver points 9 money 0", "silver points 8 money 250").winners == (0,)


def test_a_tie_goes_to_the_money_kept() -> None:
    """P-33"""
    result = finish("silver points 8 money 0", "silver points 8 money 250", "silver points 8 money 250 discs 16")
    assert result.winners == (1,)
    assert result.ranks == (2, 1, 3)


def test_whoever_is_still_tied_shares_the_victory() -> None:
    """P-33"""
    assert finish("silver points 8 money 50", "silver points 8 money 50", START).winners == (0, 1)


def test_scores_may_pass_fifty() -> None:
    """P-34"""
    assert finish("silver points 80 discs 0", START).points[0] == 83


@pytest.mark.parametrize(("seat", "points"), [(0, 0), (1, 2)])
def test_an_over_polluted_player_who_is_tied_first_still_ties(seat: int, points: int) -> None:
    """P-32"""
    position = Position("silver energy 9 discs 16", "silver energy 9", "silver energy 1")
    position.final(RANK_ENERGY)
    assert position.points(seat) == points


def test_the_narrow_option_leaves_money_and_ranking_to_an_over_polluted_player() -> None:
    """P-17"""
    position = Position("silver money 650 energy 9 discs 16", START, over_pollution="prosperity-scorings")
    position.final(MONEY)
    position.final(RANK_ENERGY)
    assert position.points() == 2 + 3


@pytest.mark.parametrize("option", ["all-points", "prosperity-scorings"])
def test_no_option_lets_an_over_polluted_player_score_the_final_prosperity(option: str) -> None:
    """P-17"""
    position = Position("silver discs 16\ncoal-plant hospital local-industry", START, over_pollution=option)
    position.final(PROSPERITY)
    assert position.points() == 0


def test_the_36th_tile_joins_the_market_too() -> None:
    """P-10, P-30"""
    match = Match.new("prosperity", players=2, seed=1)
    while match.state.revealed < 36:
        match.play(match.legal_moves()[0])
    last = int(match.state.stack[35])
    while match.view(0)["phase"] != "act":
        match.play(match.legal_moves()[0])
    assert last in [TILE_NUMBER[tile["tile"]] for tile in match.view(0)["market"]]


def test_a_high_score_ranks_before_a_low_one() -> None:
    """P-33, P-34"""
    assert finish("silver points 120 money 0", "silver points 119 money 250").winners == (0,)


def ended(position: Position) -> list[int]:
    """The points in the end if the match ended now; nobody may have a deficit of energy."""
    position.state.revealed = 36
    position.act("income", actions=1)
    position.match.settle()
    assert position.match.is_over
    return position.match.scores()


def test_the_view_tells_the_points_of_the_final_scoring_if_it_came_now() -> None:
    """P-31, P-32"""
    position = Position("silver money 700 points 3 discs 2 energy 4", "silver money 900 points 5 ecology 7", START)
    told = [country["points"] for country in position.match.view(None)["ending"]]
    position.state.money[0] -= 100  # which the last action brings back
    assert told == ended(position)


def test_the_ending_pays_a_deficit_as_it_brings_most_points() -> None:
    """P-11, P-17"""
    told = Position("black money 200 discs 10", START).match.view(None)["ending"][0]
    assert (told["discs"], told["lost"]) == (15, 0)  # of two levels one is paid, so that no disc lies on the triangle


def test_the_ending_tells_what_over_pollution_costs() -> None:
    """P-17"""
    told = Position("silver money 900 discs 20 energy 4 ecology 4", START).match.view(None)["ending"][0]
    assert (told["points"], told["money"], told["lost"]) == (0, 0, 9)


@pytest.mark.parametrize("seed", range(5))
def test_in_the_midst_of_the_final_scoring_the_ending_tells_what_is_left(seed: int) -> None:
    """P-31"""
    match = Match.new("prosperity", players=3, seed=seed)
    match.settle()
    while not match.is_over:
        match.play_action(match.legal_actions()[seed % len(match.legal_actions())])
    told = [country["points"] for country in match.view(None)["ending"]]
    assert told == match.scores()
