"""Prosperity: a turn, P-10 to P-18, and the rulebook's example of a scoring."""

import pytest

from tessera import IllegalMove
from tests.games.prosperity.position import START, Position

# The blue player of the rulebook: energy −2, ecology +2, no capital, 5 research, 2 prosperity on tiles, 1 on the track.
BLUE = """
silver money {money} discs 7
tidal-power-station university particle-accelerator
- power-grid laboratory
green-belt electric-cars
x x hospital
"""


def blue(money: int = 500) -> Position:
    return Position(BLUE.format(money=money).strip(), START)


def test_the_active_player_scores_first_then_all_others_clockwise() -> None:
    """P-10"""
    events = Position(START, START, START).score("capital")
    assert [event.seat for event in events if event.name == "capital"] == [0, 1, 2]


def test_the_revealed_tile_joins_the_market_after_the_scoring_and_can_be_bought_at_once() -> None:
    """P-10"""
    position = Position("silver money 300", START)
    names = [event.name for event in position.score("capital")]
    assert names == ["turned", "capital", "capital", "stocked"]
    assert "buy high-speed-trains at 3.3" in position.match.legal_moves()


def test_blue_settles_an_energy_deficit_of_two_with_money_discs_or_both() -> None:
    """P-11"""
    position = blue()
    position.score("energy")
    assert position.match.legal_moves() == ["pay 0", "pay 1", "pay 2"]


@pytest.mark.parametrize(("move", "money", "discs"), [("pay 2", 300, 7), ("pay 1", 400, 8), ("pay 0", 500, 9)])
def test_each_level_of_a_deficit_costs_100_euros_or_a_disc(move: str, money: int, discs: int) -> None:
    """P-11"""
    position = blue()
    position.score("energy")
    position.match.play(move, reveal=False)
    assert (position.money(), position.discs()) == (money, discs)


def test_nobody_goes_into_debt() -> None:
    """P-11"""
    position = blue(money=150)
    position.score("energy")
    assert position.match.legal_moves() == ["pay 0", "pay 1"]
    with pytest.raises(IllegalMove, match="costs €200; you have €150"):
        position.match.play("pay 2")


def test_a_deficit_without_money_becomes_discs_without_asking() -> None:
    """P-11"""
    position = blue(money=50)
    position.score("energy")
    assert position.match.seat == 0
    assert position.match.legal_moves()[0] == "income"
    assert position.discs() == 9


def test_a_positive_energy_balance_pays_50_euros_a_level() -> None:
    """P-11"""
    position = Position("silver\ncoal-plant - local-industry\noil-power-station power-grid laboratory", START)
    position.score("energy")
    assert position.money() == 100 + 50 * 5


def test_blue_removes_two_discs_with_an_ecology_of_two() -> None:
    """P-12"""
    position = blue()
    position.score("ecology")
    assert (position.discs(), position.money()) == (5, 500)


def test_each_disc_that_ecology_cannot_remove_pays_50_euros() -> None:
    """P-12"""
    position = Position("silver discs 1\n" + BLUE.strip().split("\n", 1)[1], START)
    position.score("ecology")
    assert (position.discs(), position.money()) == (0, 150)


def test_a_negative_ecology_adds_a_disc_a_level() -> None:
    """P-12"""
    position = Position("black", START)
    position.score("ecology")
    assert position.discs() == 8 + 2


def test_blue_gets_nothing_for_capital_as_no_symbol_is_visible() -> None:
    """P-13"""
    position = blue()
    position.score("capital")
    assert position.money() == 500


def test_each_capital_symbol_brings_100_euros() -> None:
    """P-13"""
    position = Position("silver\ncoal-plant car-factory local-industry", START)
    position.score("capital")
    assert position.money() == 100 + 300


def test_blue_splits_five_squares_of_research_freely() -> None:
    """P-14"""
    position = blue()
    position.score("research")
    assert position.match.legal_moves() == ["split 0 5", "split 1 4", "split 2 3", "split 3 2", "split 4 1", "split 5 0"]
    position.match.play("split 3 2", reveal=False)
    assert (position.square("energy"), position.square("ecology")) == (4, 3)


def test_squares_that_fit_on_neither_track_are_lost_without_asking() -> None:
    """P-14"""
    position = Position("silver energy 26 ecology 25\n" + BLUE.strip().split("\n", 1)[1], START)
    position.score("research")
    assert (position.square("energy"), position.square("ecology")) == (27, 27)


def test_no_marker_passes_the_end_of_its_track() -> None:
    """P-14"""
    position = Position("silver energy 25 ecology 1\n" + BLUE.strip().split("\n", 1)[1], START)
    position.score("research")
    assert position.match.legal_moves() == ["split 0 5", "split 1 4", "split 2 3"]
    with pytest.raises(IllegalMove, match="room for 2 steps only on the energy track"):
        position.match.play("split 3 2")


def test_blue_scores_three_points_two_on_tiles_and_one_on_the_track() -> None:
    """P-15"""
    position = blue()
    position.score("prosperity")
    assert position.points() == 3


@pytest.mark.parametrize(("discs", "symbols"), [(0, 3), (1, 2), (5, 2), (6, 1), (10, 1), (11, 0), (15, 0)])
def test_circles_1_6_and_11_show_prosperity_while_no_disc_covers_them(discs: int, symbols: int) -> None:
    """P-15, P-16"""
    position = Position(f"silver discs {discs}", START)
    position.score("prosperity")
    assert position.points() == symbols


def test_the_triangle_takes_any_number_of_discs() -> None:
    """P-16"""
    position = Position("black discs 60", START)
    position.score("ecology")
    assert position.discs() == 62


PROSPEROUS = "\ncoal-plant hospital entertainment-complex"


@pytest.mark.parametrize(("discs", "points"), [(15, 2), (16, 0), (30, 0)])
def test_the_sixteenth_disc_stops_all_points_of_a_prosperity_scoring(discs: int, points: int) -> None:
    """P-17"""
    position = Position(f"silver discs {discs}{PROSPEROUS}", START)
    position.score("prosperity")
    assert position.points() == points


def test_an_over_polluted_player_gets_no_points_from_special_tiles() -> None:
    """P-17"""
    position = Position("silver money 700 discs 16", START)
    position.act("buy garden-city")
    assert (position.points(), position.money()) == (0, 300)


def test_an_option_narrows_over_pollution_to_prosperity_scorings() -> None:
    """P-17"""
    position = Position("silver money 700 discs 16", START, over_pollution="prosperity-scorings")
    position.act("buy garden-city")
    assert position.points() == 1


def test_the_narrow_option_still_stops_prosperity_scorings() -> None:
    """P-17"""
    position = Position(f"silver discs 16{PROSPEROUS}", START, over_pollution="prosperity-scorings")
    position.score("prosperity")
    assert position.points() == 0


def test_a_player_below_the_triangle_again_scores_again() -> None:
    """P-17"""
    position = Position(f"silver discs 16{PROSPEROUS}", START)
    position.act("clean-up")
    assert not position.match.view(0)["countries"][0]["over_polluted"]


def test_the_active_player_takes_two_actions_and_may_take_the_same_twice() -> None:
    """P-18"""
    position = Position(START, START)
    position.act("income")
    assert position.match.seat == 0
    position.match.play("income", reveal=False)
    assert position.money() == 300
    assert position.match.next_reveals, "the next player reveals a tile"


def test_where_only_income_is_possible_it_is_taken_without_asking() -> None:
    """P-18, P-20"""
    position = Position("silver money 0 discs 0 energy 27 ecology 27", START)
    events = position.score("prosperity")
    assert [event.name for event in events][-2:] == ["stocked", "income"]
    assert (position.money(), position.match.seat, position.match.view(0)["actions"]) == (100, 0, 1)


@pytest.mark.parametrize("track", ["energy", "ecology"])
def test_a_single_research_track_that_is_open_is_a_choice(track: str) -> None:
    """P-18, P-22"""
    other = {"energy": "ecology", "ecology": "energy"}[track]
    position = Position(f"silver money 0 discs 0 {other} 27", START)
    position.act()
    assert position.match.legal_moves() == ["income", f"research {track}"]


def test_the_triangle_takes_the_discs_of_a_deficit_too() -> None:
    """P-11, P-16"""
    position = Position("silver money 50 discs 99\n- university biodome\n- power-grid laboratory", START)
    position.score("energy")
    assert position.discs() == 99 + 1 + 3 + 1


def test_ten_and_more_squares_are_split_like_few() -> None:
    """P-14"""
    position = Position("silver\n- neuro-enhancement-laboratory toxicology-institute\n- power-grid university", START)
    position.score("research")
    assert len(position.match.legal_moves()) == 4 + 3 + 2 + 1


def test_every_player_sees_their_own_price_of_a_tile() -> None:
    """P-23"""
    position = Position("silver energy 9", "silver energy 1")
    prices = {entry["tile"]: entry["prices"] for entry in position.match.view(0)["market"]}
    assert prices["car-factory"] == [100, 300]


def test_the_outlook_tells_what_each_symbol_would_bring() -> None:
    """P-11, P-12, P-13, P-14, P-15"""
    position = blue()
    outlook = {symbol: rows[0] for symbol, rows in position.match.view(0)["outlook"].items()}
    assert outlook == {
        "energy": {"levels": 2, "price": 200},
        "ecology": {"discs": -2},
        "capital": {},
        "research": {"squares": 5},
        "prosperity": {"points": 3},
    }


def test_the_event_names_the_slots_that_a_transport_tile_opens() -> None:
    """P-25"""
    position = Position("black money 900", START)
    opened = [event.facts["opened"] for event in position.act("buy toll-roads at 3.3", "buy rail-network at 3.1")]
    assert opened == [["4.3"], ["4.1", "4.2"]]
