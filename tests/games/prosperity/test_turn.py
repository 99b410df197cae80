"""Prosperity: a turn, P-10 to P-18, and the rulebook's example of a scoring."""

import pytest

from tessera import IllegalMove
from tests.games.prosperity.position import START, Table

# The blue player of the rulebook: energy −2, ecology +2, no capital, 5 research, 2 prosperity on tiles, 1 on the track.
BLUE = """
silver money {money} discs 7
tidal-power-station university particle-accelerator
- power-grid laboratory
green-belt electric-cars
x x hospital
"""


def blue(money=500):
    return Table(BLUE.format(money=money).strip(), START)


def test_the_active_player_scores_first_then_all_others_clockwise():
    """P-10"""
    events = Table(START, START, START).score("capital")
    assert [event.seat for event in events if event.name == "capital"] == [0, 1, 2]


def test_the_turned_tile_joins_the_market_after_the_scoring_and_can_be_bought_at_once():
    """P-10"""
    table = Table("silver money 300", START)
    names = [event.name for event in table.score("capital")]
    assert names == ["turned", "capital", "capital", "stocked"]
    assert "buy high-speed-trains at 3.3" in table.match.legal_moves()


def test_blue_settles_an_energy_deficit_of_two_with_money_discs_or_both():
    """P-11"""
    table = blue()
    table.score("energy")
    assert table.match.legal_moves() == ["pay 0", "pay 1", "pay 2"]


@pytest.mark.parametrize(("move", "money", "discs"), [("pay 2", 300, 7), ("pay 1", 400, 8), ("pay 0", 500, 9)])
def test_each_level_of_a_deficit_costs_100_euros_or_a_disc(move, money, discs):
    """P-11"""
    table = blue()
    table.score("energy")
    table.match.play(move, reveal=False)
    assert (table.money(), table.discs()) == (money, discs)


def test_nobody_goes_into_debt():
    """P-11"""
    table = blue(money=150)
    table.score("energy")
    assert table.match.legal_moves() == ["pay 0", "pay 1"]
    with pytest.raises(IllegalMove, match="costs €200, you have €150"):
        table.match.play("pay 2")


def test_a_deficit_without_money_becomes_discs_without_asking():
    """P-11"""
    table = blue(money=50)
    table.score("energy")
    assert table.match.seat == 0
    assert table.match.legal_moves()[0] == "income"
    assert table.discs() == 9


def test_a_positive_energy_balance_pays_50_euros_a_level():
    """P-11"""
    table = Table("silver\ncoal-plant - local-industry\noil-power-station power-grid laboratory", START)
    table.score("energy")
    assert table.money() == 100 + 50 * 5


def test_blue_removes_two_discs_with_an_ecology_of_two():
    """P-12"""
    table = blue()
    table.score("ecology")
    assert (table.discs(), table.money()) == (5, 500)


def test_each_disc_that_ecology_cannot_remove_pays_50_euros():
    """P-12"""
    table = Table("silver discs 1\n" + BLUE.strip().split("\n", 1)[1], START)
    table.score("ecology")
    assert (table.discs(), table.money()) == (0, 150)


def test_a_negative_ecology_adds_a_disc_a_level():
    """P-12"""
    table = Table("black", START)
    table.score("ecology")
    assert table.discs() == 8 + 2


def test_blue_gets_nothing_for_capital_as_no_symbol_is_visible():
    """P-13"""
    table = blue()
    table.score("capital")
    assert table.money() == 500


def test_each_capital_symbol_brings_100_euros():
    """P-13"""
    table = Table("silver\ncoal-plant car-factory local-industry", START)
    table.score("capital")
    assert table.money() == 100 + 300


def test_blue_splits_five_squares_of_research_freely():
    """P-14"""
    table = blue()
    table.score("research")
    assert table.match.legal_moves() == ["split 0 5", "split 1 4", "split 2 3", "split 3 2", "split 4 1", "split 5 0"]
    table.match.play("split 3 2", reveal=False)
    assert (table.square("energy"), table.square("ecology")) == (4, 3)


def test_squares_that_fit_on_neither_track_are_lost_without_asking():
    """P-14"""
    table = Table("silver energy 26 ecology 25\n" + BLUE.strip().split("\n", 1)[1], START)
    table.score("research")
    assert (table.square("energy"), table.square("ecology")) == (27, 27)


def test_a_split_passes_the_end_of_no_track():
    """P-14"""
    table = Table("silver energy 25 ecology 1\n" + BLUE.strip().split("\n", 1)[1], START)
    table.score("research")
    assert table.match.legal_moves() == ["split 0 5", "split 1 4", "split 2 3"]
    with pytest.raises(IllegalMove, match="2 squares left on the energy track"):
        table.match.play("split 3 2")


def test_blue_scores_three_points_two_on_tiles_and_one_on_the_track():
    """P-15"""
    table = blue()
    table.score("prosperity")
    assert table.points() == 3


@pytest.mark.parametrize(("discs", "symbols"), [(0, 3), (1, 2), (5, 2), (6, 1), (10, 1), (11, 0), (15, 0)])
def test_circles_1_6_and_11_show_prosperity_while_no_disc_covers_them(discs, symbols):
    """P-15, P-16"""
    table = Table(f"silver discs {discs}", START)
    table.score("prosperity")
    assert table.points() == symbols


def test_the_triangle_takes_any_number_of_discs():
    """P-16"""
    table = Table("black discs 60", START)
    table.score("ecology")
    assert table.discs() == 62


PROSPEROUS = "\ncoal-plant hospital entertainment-complex"


@pytest.mark.parametrize(("discs", "points"), [(15, 2), (16, 0), (30, 0)])
def test_the_sixteenth_disc_stops_all_points_of_a_prosperity_scoring(discs, points):
    """P-17"""
    table = Table(f"silver discs {discs}{PROSPEROUS}", START)
    table.score("prosperity")
    assert table.points() == points


def test_an_over_polluted_player_gets_no_points_from_special_tiles():
    """P-17"""
    table = Table("silver money 700 discs 16", START)
    table.act("buy garden-city")
    assert (table.points(), table.money()) == (0, 300)


def test_the_table_may_narrow_over_pollution_to_prosperity_scorings():
    """P-17"""
    table = Table("silver money 700 discs 16", START, over_pollution="prosperity-scorings")
    table.act("buy garden-city")
    assert table.points() == 1


def test_the_narrow_option_still_stops_prosperity_scorings():
    """P-17"""
    table = Table(f"silver discs 16{PROSPEROUS}", START, over_pollution="prosperity-scorings")
    table.score("prosperity")
    assert table.points() == 0


def test_a_player_below_the_triangle_again_scores_again():
    """P-17"""
    table = Table(f"silver discs 16{PROSPEROUS}", START)
    table.act("clean-up")
    assert not table.match.view(0)["countries"][0]["over_polluted"]


def test_the_active_player_takes_two_actions_and_may_take_the_same_twice():
    """P-18"""
    table = Table(START, START)
    table.act("income")
    assert table.match.seat == 0
    table.match.play("income", reveal=False)
    assert table.money() == 300
    assert table.match.next_reveals, "the next player's tile is due"


def test_where_only_income_is_possible_it_is_taken_without_asking():
    """P-18, P-20"""
    table = Table("silver money 0 discs 0 energy 27 ecology 27", START)
    events = table.score("prosperity")
    assert [event.name for event in events][-2:] == ["stocked", "income"]
    assert (table.money(), table.match.seat, table.match.view(0)["actions"]) == (100, 0, 1)


@pytest.mark.parametrize("track", ["energy", "ecology"])
def test_a_single_research_track_that_is_open_is_a_choice(track):
    """P-18, P-22"""
    other = {"energy": "ecology", "ecology": "energy"}[track]
    table = Table(f"silver money 0 discs 0 {other} 27", START)
    table.act()
    assert table.match.legal_moves() == ["income", f"research {track}"]


def test_the_triangle_takes_the_discs_of_a_deficit_too():
    """P-11, P-16"""
    table = Table("silver money 50 discs 99\n- university biodome\n- power-grid laboratory", START)
    table.score("energy")
    assert table.discs() == 99 + 1 + 3 + 1


def test_ten_and_more_squares_are_split_like_few():
    """P-14"""
    table = Table("silver\n- neuro-enhancement-laboratory toxicology-institute\n- power-grid university", START)
    table.score("research")
    assert len(table.match.legal_moves()) == 4 + 3 + 2 + 1


def test_every_player_sees_the_own_price_of_a_tile():
    """P-23"""
    table = Table("silver energy 9", "silver energy 1")
    prices = {entry["tile"]: entry["prices"] for entry in table.match.view(0)["market"]}
    assert prices["car-factory"] == [100, 300]


def test_the_outlook_tells_what_each_symbol_would_bring():
    """P-11, P-12, P-13, P-14, P-15"""
    table = blue()
    outlook = {symbol: rows[0] for symbol, rows in table.match.view(0)["outlook"].items()}
    assert outlook == {
        "energy": {"levels": 2},
        "ecology": {"discs": -2},
        "capital": {},
        "research": {"squares": 5},
        "prosperity": {"points": 3},
    }


def test_the_story_names_the_slots_that_a_transport_opens():
    """P-25"""
    table = Table("black money 900", START)
    opened = [event.facts["opened"] for event in table.act("buy toll-roads at 3.3", "buy rail-network at 3.1")]
    assert opened == [["4.3"], ["4.1", "4.2"]]
