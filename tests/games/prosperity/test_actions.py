"""Prosperity: the actions, P-20 to P-26, and the rulebook's examples of purchases."""

import pytest

from tessera.games.prosperity.components import EMPTY, TILE_COUNT, TILE_NUMBER, TILES
from tests.games.prosperity.position import START, Position


def test_income_is_100_euros() -> None:
    """P-20"""
    position = Position(START, START)
    position.act("income")
    assert position.money() == 200


def test_clean_up_removes_the_topmost_disc() -> None:
    """P-21"""
    position = Position(START, START)
    position.act("clean-up")
    assert position.discs() == 7


def test_clean_up_needs_a_disc() -> None:
    """P-21"""
    position = Position("silver discs 0", START)
    position.act()
    assert position.refusal("clean-up") == "You have no disc to remove"


def test_research_advances_one_marker_by_one_square() -> None:
    """P-22"""
    position = Position(START, START)
    position.act("research ecology")
    assert (position.square("energy"), position.square("ecology")) == (1, 2)


def test_research_stops_at_the_end_of_a_track() -> None:
    """P-22"""
    position = Position("silver energy 27", START)
    position.act()
    assert "research energy" not in position.match.legal_moves()
    assert position.refusal("research energy") == "Your marker is at the end of the energy track"


@pytest.mark.parametrize(
    ("square", "price"),
    [(1, 300), (2, 300), (3, 200), (5, 200), (6, 100), (9, 100), (10, 50), (27, 50)],
)
def test_the_price_compares_the_tiles_level_with_the_markers_level(square: int, price: int) -> None:
    """P-23"""
    assert Position(f"silver energy {square}", START).price("car-factory") == price


def test_the_price_looks_at_the_track_of_the_tiles_side() -> None:
    """P-23"""
    position = Position("silver energy 27 ecology 1", START)
    assert (position.price("car-factory"), position.price("university")) == (50, 300)


def test_yellow_researches_to_level_3_and_buys_the_hydrogen_vehicles_of_level_4_for_200() -> None:
    """P-23"""
    position = Position("silver money 200 ecology 5", START)
    position.state.market |= 1 << TILE_NUMBER["hydrogen-vehicles"]
    position.act("research ecology", "buy hydrogen-vehicles at 3.3")
    assert position.money() == 0
    assert position.shows("3.3") == TILE_NUMBER["hydrogen-vehicles"]


def test_a_tile_that_is_too_expensive_is_refused_with_its_price() -> None:
    """P-23"""
    position = Position("silver money 200", START)
    position.act()
    assert position.refusal("buy car-factory at 1.2") == "Car Factory costs €300; you have €200"


def test_a_tile_not_revealed_yet_is_refused_with_its_decade() -> None:
    """P-10, P-23"""
    position = Position("silver money 900", START)
    position.act()
    assert position.refusal("buy space-elevator at 1.2") == "Space Elevator has not been revealed yet; it comes in 2030"


def test_a_tile_leaves_the_market_when_it_is_bought() -> None:
    """P-23"""
    position = Position("silver money 900", START)
    position.act("buy wind-farm at 2.1")
    assert position.refusal("buy wind-farm at 1.1") == "Wind Farm has already been bought, by seat 1"


def test_an_oil_power_station_over_the_coal_plant_gives_two_energy_and_costs_one_ecology() -> None:
    """P-24"""
    position = Position(START, START)
    before = position.balance("energy"), position.balance("ecology")
    position.act("buy oil-power-station at 1.1")
    assert (position.balance("energy"), position.balance("ecology")) == (before[0] + 2, before[1] - 1)


def test_toll_roads_over_the_green_belt_cost_two_ecology_and_open_the_lower_slots() -> None:
    """P-24, P-25"""
    position = Position("silver money 500", START)
    before = position.balance("ecology")
    position.act("buy toll-roads at 3.1")
    assert position.balance("ecology") == before - 2
    assert position.match.view(0)["countries"][0]["closed"] == []


def test_a_tile_goes_on_a_slot_of_its_own_kind_only() -> None:
    """P-24"""
    position = Position("silver money 900", START)
    position.act()
    slots = {move.split()[-1] for move in position.match.legal_moves() if move.startswith("buy wind-farm")}
    assert slots == {"1.1", "2.1"}


def test_a_covered_tile_never_returns() -> None:
    """P-24"""
    position = Position("silver money 900\n- - -\nwind-farm power-grid laboratory", START)
    position.act("buy oil-power-station at 2.1")
    assert position.balance("energy") == 4 - 1
    assert position.refusal("buy wind-farm at 1.1") == "Wind Farm has already been bought and built over"


@pytest.mark.parametrize(("board", "closed"), [("silver", ["4.1", "4.2"]), ("black", ["4.1", "4.2", "4.3"])])
def test_slots_below_an_inaccessible_mark_are_closed(board: str, closed: list[str]) -> None:
    """P-25"""
    assert Position(board, START).match.view(0)["countries"][0]["closed"] == closed


def test_a_closed_slot_is_refused_with_what_opens_it() -> None:
    """P-25"""
    position = Position("silver money 900", START)
    position.act()
    assert position.refusal("buy hospital at 4.1") == "Slot 4.1 is closed until a transport tile covers the green belt"


def test_any_transport_tile_opens_the_slots_and_a_second_one_keeps_them_open() -> None:
    """P-25"""
    position = Position("silver money 900\ncoal-plant - local-industry\n- power-grid laboratory\ntram-system road-network", START)
    position.act("buy rail-network at 3.1", "buy hospital at 4.2")
    assert position.shows("4.2") == TILE_NUMBER["hospital"]


@pytest.mark.parametrize(
    ("tile", "points", "discs"),
    [
        ("garden-city", 1, 8),
        ("city-of-culture", 1, 8),
        ("inner-city-regeneration", 2, 8),
        ("suburban-regeneration", 2, 8),
        ("tree-planting-project", 0, 5),
        ("brownfield-clean-up", 0, 5),
    ],
)
def test_special_tiles_have_their_effect_and_leave_the_game(tile: str, points: int, discs: int) -> None:
    """P-26"""
    position = Position("silver money 900", START)
    position.act(f"buy {tile}")
    assert (position.points(), position.discs()) == (points, discs)
    assert all(position.state.slots[seat, slot] >= TILE_COUNT for seat in range(2) for slot in range(11))
    assert position.refusal(f"buy {tile}").endswith(" has already been bought and has left the game")


def test_removing_more_discs_than_there_are_pays_nothing() -> None:
    """P-26"""
    position = Position("silver money 900 discs 2", START)
    position.act("buy tree-planting-project")
    assert (position.discs(), position.money()) == (0, 900 - 500)


def test_a_special_tile_takes_no_slot() -> None:
    """P-26"""
    position = Position("silver money 900", START)
    position.act()
    assert position.refusal("buy garden-city at 1.2").startswith("Unknown move: “buy garden-city at 1.2”. Did you mean ")


def test_every_tile_that_is_placed_finds_a_slot_of_its_kind_on_both_boards() -> None:
    """P-24"""
    for board in ("silver", "black"):
        position = Position(f"{board} money 9000", START)
        position.state.market = (1 << TILE_COUNT) - 1
        position.act()
        offered = {move.split()[1] for move in position.match.legal_moves() if move.startswith("buy")}
        assert offered == {tile.id for tile in TILES}


def test_an_empty_slot_shows_nothing() -> None:
    """P-24"""
    assert Position(START, START).shows("1.2") == EMPTY
