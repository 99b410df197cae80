"""Neotopia: a turn, N-20 to N-26, and building, N-30 to N-34."""

import pytest

from tessera import IllegalMove
from tessera.games.neotopia.components import CARD_COUNT, ELEMENTS
from tessera.games.neotopia.state import ACT, NONE
from tests.games.neotopia.position import City


def refusal(city, move):
    with pytest.raises(IllegalMove) as refused:
        city.match.play(move)
    return str(refused.value)


def test_a_turn_is_exactly_three_actions_and_the_same_may_be_repeated():
    """N-20"""
    city = City()
    city.play("draw deck", "draw deck")
    assert city.match.seat == 0
    city.play("draw deck")
    assert city.match.seat == 1


def test_the_turn_cannot_end_while_actions_are_left():
    """N-20"""
    assert refusal(City(), "end") == "3 actions are left, they must be taken"


def test_a_card_is_drawn_from_the_offer_or_from_the_deck():
    """N-20"""
    city = City().offer("energy-technology-row", "farming-energy-row")
    assert city.moves("draw") == ["draw energy-technology-row", "draw farming-energy-row", "draw deck"]


def test_an_element_is_moved_from_a_factory_to_a_region_that_it_touches():
    """N-20"""
    city = City().factory("desert-water", "energy", "farming")
    city.play("move energy from desert-water to water d4")
    view = city.match.view(0)
    assert view["regions"][1]["tokens"] == {"d4": "energy"}
    assert view["factories"]["desert-water"] == ["farming"]
    assert "move energy from desert-water to forest d4" not in {" ".join(move) for move in city.match.game.moves}


def test_an_element_that_is_not_in_the_factory_cannot_be_moved():
    """N-20"""
    city = City().factory("desert-water", "farming")
    assert (
        refusal(city, "move energy from desert-water to water d4")
        == "There is no renewable energy token in the factory Desert–Water"
    )


def test_the_offer_is_not_refilled_during_the_turn_only_at_its_end():
    """N-21"""
    city = City()
    cards = [card for card in city.match.view(0)["offer"] if card]
    city.play(f"draw {cards[0]}", f"draw {cards[1]}")
    assert [card is None for card in city.match.view(0)["offer"]] == [True, True, False, False]
    city.play("draw deck")
    city.match.settle()
    assert None not in city.match.view(0)["offer"]


def test_there_is_no_hand_limit():
    """N-21"""
    city = City(actions=20)
    for _ in range(15):
        city.match.play("draw deck")
    assert city.match.view(0)["players"][0]["cards"] == 15


def test_an_empty_deck_cannot_be_drawn_from():
    """N-21"""
    city = City()
    city.state.drawn = CARD_COUNT
    assert refusal(city, "draw deck") == "The deck is empty"


def test_the_first_token_of_a_region_goes_on_its_centre():
    """N-22"""
    city = City().factory("desert-water", "energy")
    assert city.moves("move energy from desert-water") == [
        "move energy from desert-water to desert d4",
        "move energy from desert-water to water d4",
    ]
    assert refusal(city, "move energy from desert-water to desert c3") == "Desert is empty: its first element goes on the centre"


def test_every_other_token_goes_next_to_one_of_that_region():
    """N-22"""
    city = City().tokens("desert", "d4 farming").factory("desert-water", "energy")
    spaces = [move.split()[-1] for move in city.moves("move energy from desert-water to desert")]
    assert spaces == ["c3", "c4", "d3", "d5", "e3", "e4"]
    assert refusal(city, "move energy from desert-water to desert b1") == "Desert b1 is next to no element"
    assert refusal(city, "move energy from desert-water to desert d4") == "Desert d4 bears a token already"


def test_outer_spaces_are_closed_to_an_ordinary_move():
    """N-22"""
    city = City().tokens("desert", "d6 farming").factory("desert-water", "energy")
    assert (
        refusal(city, "move energy from desert-water to desert d7")
        == "d7 is an outer space, it needs the bonus New building permits"
    )


def test_if_no_card_can_be_drawn_an_element_is_moved():
    """N-23"""
    city = City().offer().factory("desert-water", "energy")
    city.state.drawn = CARD_COUNT
    assert city.moves() == city.moves("move")


def test_if_nothing_can_be_moved_a_card_is_drawn():
    """N-23"""
    city = City().factory("desert-water").factory("water-forest").factory("forest-desert")
    assert city.moves() == city.moves("draw")


def test_an_action_that_is_impossible_is_lost():
    """N-23"""
    city = City().offer().factory("desert-water", "energy").factory("water-forest").factory("forest-desert")
    city.state.drawn, city.state.revealed, city.state.ending = CARD_COUNT, city.state.tile_count, 2
    city.state.centre[:] = 0
    city.state.reserve[:] = 0
    events = city.play("move energy from desert-water to desert d4")
    assert [event.seat for event in events if event.name == "lost-action"] == [0, 0, 1, 1, 1]


def test_a_bonus_can_still_be_used_after_actions_were_lost():
    """N-23"""
    city = (
        City().offer().factory("desert-water", "energy").factory("water-forest").factory("forest-desert").bonus(0, "initiative")
    )
    city.state.drawn, city.state.revealed, city.state.ending = CARD_COUNT, city.state.tile_count, 2
    city.state.centre[:] = 0
    city.state.reserve[:] = [5, 0, 0, 0]
    city.play("move energy from desert-water to desert d4")
    assert city.moves() == ["end", "use initiative"]


def test_a_token_that_covers_a_bonus_token_wins_it():
    """N-24"""
    city = (
        City().tokens("desert", "c2 farming", "b2 farming").lay_bonus("desert", 1, "automation").factory("desert-water", "energy")
    )
    marked = next(iter(city.match.view(0)["regions"][0]["bonuses"]))
    city.state.tokens[:] = 0
    city.tokens("desert", f"{neighbour_of(marked)} farming")
    city.play(f"move energy from desert-water to desert {marked}")
    assert city.bonuses(0) == ["automation"]
    assert city.match.view(0)["regions"][0]["bonuses"] == {}


def neighbour_of(space):
    """A space in the same row, next to it."""
    return f"{space[0]}{int(space[1]) + 1}"


def test_an_emptied_factory_is_refilled_at_once_from_the_stack_and_the_next_tile_says_what_follows():
    """N-25"""
    city = City().factory("desert-water", "energy")
    city.state.centre[:] = [1, 0, 2, 1]
    city.state.tiles[0] = 0  # two energy, one farming, one technology
    reserve = city.state.reserve.tolist()
    city.match.play("move energy from desert-water to desert d4")
    view = city.match.view(0)
    assert view["factories"]["desert-water"] == ["energy", "technology", "technology", "community"]
    assert view["centre"] == ["energy", "energy", "farming", "technology"]
    assert city.state.reserve.tolist() == [reserve[0] - 2, reserve[1] - 1, reserve[2] - 1, reserve[3]]
    assert (view["tiles_left"], view["actions"]) == (8, 2)


def test_a_colour_that_the_reserve_lacks_is_not_placed():
    """N-25"""
    city = City().factory("desert-water", "energy")
    city.state.tiles[0] = 0
    city.state.reserve[:] = [1, 0, 5, 5]
    city.match.play("move energy from desert-water to desert d4")
    assert city.match.view(0)["centre"] == ["energy", "technology"]


def test_a_refill_that_brings_nothing_leaves_the_factory_empty_and_turns_no_further_tile():
    """N-25"""
    city = City().factory("desert-water", "energy")
    city.state.centre[:] = 0
    city.match.play("move energy from desert-water to desert d4")
    view = city.match.view(0)
    assert view["factories"]["desert-water"] == []
    assert view["tiles_left"] == 8


def test_bonus_refill_build_follow_a_placement_in_this_order():
    """N-26"""
    city = City().tokens("desert", "c3 energy", "c2 energy").hand(0, "energy-building-avenue").factory("desert-water", "energy")
    city.lay_bonus("desert", 2, "subsidy")
    city.state.phase = ACT
    events = city.match.play("move energy from desert-water to desert c4")
    assert [event.name for event in events] == ["moved", *(["won"] if city.bonuses(0) else []), "refilled", "turned"]
    assert city.moves() == ["skip", "build energy-building-avenue"]


def test_a_project_may_be_built_when_the_token_completes_its_pattern():
    """N-30"""
    city = City().tokens("water", "d4 farming", "d5 energy").hand(0, "farming-energy-bridge", "farming-energy-row")
    city.factory("desert-water", "farming", "energy")
    city.play("move farming from desert-water to water d6")
    assert city.moves() == ["skip", "build farming-energy-bridge"]
    assert refusal(city, "build farming-energy-row") == "The token does not complete row OOR in Water"


def test_building_is_optional():
    """N-30"""
    city = (
        City()
        .tokens("water", "d4 farming", "d5 energy")
        .hand(0, "farming-energy-bridge")
        .factory("desert-water", "farming", "energy")
    )
    city.play("move farming from desert-water to water d6", "skip")
    assert city.match.view(0)["players"][0]["cards"] == 1
    assert city.points(0, "water") == 0


def test_only_one_project_is_built_with_a_placement():
    """N-30"""
    city = City().tokens("water", "d4 energy", "d5 energy", "e5 farming").factory("desert-water", "energy", "farming")
    city.hand(0, "energy-building-avenue", "energy-farming-triangle")
    city.play("move energy from desert-water to water d3")
    built = city.moves("build")
    city.play(built[0])
    assert city.match.view(0)["phase"] == "act"


def test_a_pattern_must_include_the_token_just_placed():
    """N-30"""
    city = City().tokens("water", "d4 farming", "d5 energy", "d6 farming").hand(0, "farming-energy-bridge")
    city.factory("desert-water", "technology", "energy")
    city.play("move technology from desert-water to water c4")
    assert city.match.view(0)["phase"] == "act"


def test_only_cards_of_the_own_hand_are_built():
    """N-30"""
    city = (
        City()
        .tokens("water", "d4 farming", "d5 energy")
        .hand(1, "farming-energy-bridge")
        .factory("desert-water", "farming", "energy")
    )
    city.play("move farming from desert-water to water d6")
    assert city.match.view(0)["phase"] == "act"


@pytest.mark.parametrize("spaces", [("d4", "d5", "d6"), ("c4", "d4", "e3"), ("c3", "d4", "e4")])
def test_a_pattern_may_be_turned_in_any_direction(spaces):
    """N-31"""
    city = City().tokens("water", f"{spaces[0]} farming", f"{spaces[1]} energy").hand(0, "farming-energy-bridge")
    city.factory("desert-water", "farming", "energy")
    city.play(f"move farming from desert-water to water {spaces[2]}")
    assert "build farming-energy-bridge" in city.moves()


def test_tokens_stay_and_serve_later_projects():
    """N-31"""
    city = City().tokens("water", "d4 farming", "d5 energy").hand(0, "farming-energy-bridge", "farming-building-avenue")
    city.factory("desert-water", "farming", "farming", "energy")
    city.play("move farming from desert-water to water d6", "build farming-energy-bridge")
    assert len(city.match.view(0)["regions"][1]["tokens"]) == 3


def test_tokens_on_outer_spaces_count():
    """N-31"""
    city = (
        City()
        .tokens("water", "d7 farming", "d6 energy")
        .hand(0, "farming-energy-bridge")
        .factory("desert-water", "farming", "energy")
    )
    city.play("move farming from desert-water to water d5")
    assert "build farming-energy-bridge" in city.moves()


def test_a_project_of_the_same_type_as_the_last_of_the_region_cannot_be_built():
    """N-32"""
    city = (
        City()
        .tokens("water", "d4 farming", "d5 energy", "e4 energy", "c5 farming")
        .factory("desert-water", "farming", "farming", "energy")
    )
    city.hand(0, "farming-energy-bridge", "farming-energy-row", "farming-building-cluster")
    city.play("move farming from desert-water to water d6", "build farming-energy-bridge")
    city.play("move farming from desert-water to water d3")
    assert city.moves("build farming-energy") == []


def test_another_region_does_not_mind_the_type():
    """N-32"""
    city = (
        City()
        .tokens("water", "d4 farming", "d5 energy")
        .hand(0, "farming-energy-bridge")
        .factory("desert-water", "farming", "energy")
    )
    city.state.last_type[0] = 3  # farming-energy, in the desert
    city.play("move farming from desert-water to water d6")
    assert "build farming-energy-bridge" in city.moves()


@pytest.mark.parametrize(("colour", "points"), [("energy", 4), ("farming", 2)])
def test_a_building_is_worth_two_to_the_player_of_its_colour_and_four_to_others(colour, points):
    """N-33: red builds a project with a green building and scores 4."""
    other = "community"
    city = City(colours=[colour, other]).tokens("desert", "d4 farming", "d5 farming").hand(0, "farming-building-avenue")
    city.factory("desert-water", "farming", "energy")
    city.play("move farming from desert-water to desert d6", "build farming-building-avenue")
    assert city.points(0, "desert") == points


def test_a_built_card_is_laid_on_the_regions_pile():
    """N-33"""
    city = (
        City()
        .tokens("water", "d4 farming", "d5 energy")
        .hand(0, "farming-energy-bridge")
        .factory("desert-water", "farming", "energy")
    )
    city.play("move farming from desert-water to water d6", "build farming-energy-bridge")
    region = city.match.view(1)["regions"][1]
    assert (region["built"], region["last_type"]) == (["farming-energy-bridge"], "farming-energy")
    assert city.match.view(0)["players"][0]["cards"] == 0


def built_at(points):
    """A player with some points in the water builds a project of three points there."""
    city = (
        City()
        .tokens("water", "d4 farming", "d5 energy")
        .hand(0, "farming-energy-bridge")
        .factory("desert-water", "farming", "energy")
    )
    city.state.points[0, 1] = points
    city.match.play("move farming from desert-water to water d6")
    city.match.play("build farming-energy-bridge")
    return city


@pytest.mark.parametrize(
    ("points", "won"), [(3, 0), (4, 1), (6, 1), (7, 0), (9, 0), (10, 1), (15, 1), (17, 1), (18, 0), (24, 0), (26, 0)]
)
def test_reaching_or_passing_7_13_or_18_wins_the_top_token_of_the_pile_in_the_first_lap_only(points, won):
    """N-34"""
    assert len(built_at(points).bonuses(0)) == won


def test_an_empty_pile_gives_nothing():
    """N-34"""
    city = (
        City()
        .tokens("water", "d4 farming", "d5 energy")
        .hand(0, "farming-energy-bridge")
        .factory("desert-water", "farming", "energy")
    )
    city.state.points[0, 1], city.state.taken[1] = 6, 4
    city.play("move farming from desert-water to water d6", "build farming-energy-bridge")
    assert city.bonuses(0) == []


def test_a_marker_that_passes_two_thresholds_wins_two_tokens():
    """N-34"""
    from tessera.games.neotopia import rules

    city = City()
    rules.advance_marker(city.state, 0, 1, 14)
    assert len(city.bonuses(0)) == 2
    assert city.state.taken[1] == 2


def test_the_cities_of_these_tests_start_with_full_factories():
    assert all(len(names) == len(ELEMENTS) for names in City().match.view(0)["factories"].values())
    assert City().state.emptied == NONE
