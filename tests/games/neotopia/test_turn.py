"""Neotopia: a turn, N-20 to N-26, and building, N-30 to N-34."""

import pytest

from tessera import IllegalMove
from tessera.games.neotopia.components import CARD_COUNT, ELEMENTS
from tessera.games.neotopia.state import ACT, NONE
from tests.games.neotopia.position import Position


def refusal(position: Position, move: str) -> str:
    with pytest.raises(IllegalMove) as refused:
        position.match.play(move)
    return str(refused.value)


def test_a_turn_is_exactly_three_actions_and_the_same_may_be_repeated() -> None:
    """N-20"""
    position = Position()
    position.play("draw deck", "draw deck")
    assert position.match.seat == 0
    position.play("draw deck")
    assert position.match.seat == 1


def test_the_turn_cannot_end_while_actions_are_left() -> None:
    """N-20"""
    assert refusal(Position(), "end") == "3 actions are left, they must be taken"


def test_a_card_is_drawn_from_the_offer_or_from_the_deck() -> None:
    """N-20"""
    position = Position().offer("energy-technology-row", "farming-energy-row")
    assert position.moves("draw") == ["draw energy-technology-row", "draw farming-energy-row", "draw deck"]


def test_an_element_is_moved_from_a_factory_to_a_region_that_it_touches() -> None:
    """N-20"""
    position = Position().factory("desert-water", "energy", "farming")
    position.play("move energy from desert-water to water d4")
    view = position.match.view(0)
    assert view["regions"][1]["tokens"] == {"d4": "energy"}
    assert view["factories"]["desert-water"] == ["farming"]
    assert "move energy from desert-water to forest d4" not in {" ".join(move) for move in position.match.game.moves}


def test_an_element_that_is_not_in_the_factory_cannot_be_moved() -> None:
    """N-20"""
    position = Position().factory("desert-water", "farming")
    assert (
        refusal(position, "move energy from desert-water to water d4")
        == "There is no renewable energy token in the factory Desert–Water"
    )


def test_the_offer_is_not_refilled_during_the_turn_only_at_its_end() -> None:
    """N-21"""
    position = Position()
    cards = [card for card in position.match.view(0)["offer"] if card]
    position.play(f"draw {cards[0]}", f"draw {cards[1]}")
    assert [card is None for card in position.match.view(0)["offer"]] == [True, True, False, False]
    position.play("draw deck")
    position.match.settle()
    assert None not in position.match.view(0)["offer"]


def test_there_is_no_hand_limit() -> None:
    """N-21"""
    position = Position(actions=20)
    for _ in range(15):
        position.match.play("draw deck")
    assert position.match.view(0)["players"][0]["cards"] == 15


def test_an_empty_deck_cannot_be_drawn_from() -> None:
    """N-21"""
    position = Position()
    position.state.drawn = CARD_COUNT
    assert refusal(position, "draw deck") == "The deck is empty"


def test_the_first_token_of_a_region_goes_on_its_centre() -> None:
    """N-22"""
    position = Position().factory("desert-water", "energy")
    assert position.moves("move energy from desert-water") == [
        "move energy from desert-water to desert d4",
        "move energy from desert-water to water d4",
    ]
    assert (
        refusal(position, "move energy from desert-water to desert c3") == "Desert is empty: its first element goes on the centre"
    )


def test_every_other_token_goes_next_to_one_of_that_region() -> None:
    """N-22"""
    position = Position().tokens("desert", "d4 farming").factory("desert-water", "energy")
    spaces = [move.split()[-1] for move in position.moves("move energy from desert-water to desert")]
    assert spaces == ["c3", "c4", "d3", "d5", "e3", "e4"]
    assert refusal(position, "move energy from desert-water to desert b1") == "Desert b1 is next to no element"
    assert refusal(position, "move energy from desert-water to desert d4") == "Desert d4 bears a token already"


def test_outer_spaces_are_closed_to_an_ordinary_move() -> None:
    """N-22"""
    position = Position().tokens("desert", "d6 farming").factory("desert-water", "energy")
    assert (
        refusal(position, "move energy from desert-water to desert d7")
        == "d7 is an outer space, it needs the bonus New building permits"
    )


def test_if_no_card_can_be_drawn_an_element_is_moved() -> None:
    """N-23"""
    position = Position().offer().factory("desert-water", "energy")
    position.state.drawn = CARD_COUNT
    assert position.moves() == position.moves("move")


def test_if_nothing_can_be_moved_a_card_is_drawn() -> None:
    """N-23"""
    position = Position().factory("desert-water").factory("water-forest").factory("forest-desert")
    assert position.moves() == position.moves("draw")


def test_an_action_that_is_impossible_is_lost() -> None:
    """N-23"""
    position = Position().offer().factory("desert-water", "energy").factory("water-forest").factory("forest-desert")
    position.state.drawn, position.state.revealed, position.state.ending = CARD_COUNT, position.state.tile_count, 2
    position.state.centre[:] = 0
    position.state.reserve[:] = 0
    events = position.play("move energy from desert-water to desert d4")
    assert [event.seat for event in events if event.name == "lost-action"] == [0, 0, 1, 1, 1]


def test_a_bonus_can_still_be_used_after_actions_were_lost() -> None:
    """N-23"""
    position = (
        Position()
        .offer()
        .factory("desert-water", "energy")
        .factory("water-forest")
        .factory("forest-desert")
        .bonus(0, "initiative")
    )
    position.state.drawn, position.state.revealed, position.state.ending = CARD_COUNT, position.state.tile_count, 2
    position.state.centre[:] = 0
    position.state.reserve[:] = [5, 0, 0, 0]
    position.play("move energy from desert-water to desert d4")
    assert position.moves() == ["end", "use initiative"]


def test_a_token_that_covers_a_bonus_token_wins_it() -> None:
    """N-24"""
    position = (
        Position()
        .tokens("desert", "c2 farming", "b2 farming")
        .place_bonus("desert", 1, "automation")
        .factory("desert-water", "energy")
    )
    marked = next(iter(position.match.view(0)["regions"][0]["bonuses"]))
    position.state.tokens[:] = 0
    position.tokens("desert", f"{neighbour_of(marked)} farming")
    position.play(f"move energy from desert-water to desert {marked}")
    assert position.bonuses(0) == ["automation"]
    assert position.match.view(0)["regions"][0]["bonuses"] == {}


def neighbour_of(space: str) -> str:
    """A space in the same row, next to it."""
    return f"{space[0]}{int(space[1]) + 1}"


def test_an_emptied_factory_is_refilled_at_once_from_the_stack_and_the_next_tile_says_what_follows() -> None:
    """N-25"""
    position = Position().factory("desert-water", "energy")
    position.state.centre[:] = [1, 0, 2, 1]
    position.state.tiles[0] = 0  # two energy, one farming, one technology
    reserve = position.state.reserve.tolist()
    position.match.play("move energy from desert-water to desert d4")
    view = position.match.view(0)
    assert view["factories"]["desert-water"] == ["energy", "technology", "technology", "community"]
    assert view["centre"] == ["energy", "energy", "farming", "technology"]
    assert position.state.reserve.tolist() == [reserve[0] - 2, reserve[1] - 1, reserve[2] - 1, reserve[3]]
    assert (view["tiles_left"], view["actions"]) == (8, 2)


def test_a_colour_that_the_reserve_lacks_is_not_placed() -> None:
    """N-25"""
    position = Position().factory("desert-water", "energy")
    position.state.tiles[0] = 0
    position.state.reserve[:] = [1, 0, 5, 5]
    position.match.play("move energy from desert-water to desert d4")
    assert position.match.view(0)["centre"] == ["energy", "technology"]


def test_a_refill_without_tokens_leaves_the_factory_empty_and_reveals_only_one_tile() -> None:
    """N-25"""
    position = Position().factory("desert-water", "energy")
    position.state.centre[:] = 0
    position.match.play("move energy from desert-water to desert d4")
    view = position.match.view(0)
    assert view["factories"]["desert-water"] == []
    assert view["tiles_left"] == 8


def test_after_a_placement_come_bonus_refill_and_building_in_this_order() -> None:
    """N-26"""
    position = (
        Position().tokens("desert", "c3 energy", "c2 energy").hand(0, "energy-building-avenue").factory("desert-water", "energy")
    )
    position.place_bonus("desert", 2, "subsidy")
    position.state.phase = ACT
    events = position.match.play("move energy from desert-water to desert c4")
    assert [event.name for event in events] == ["moved", *(["won"] if position.bonuses(0) else []), "refilled", "turned"]
    assert position.moves() == ["skip", "build energy-building-avenue"]


def test_a_project_may_be_built_when_the_token_completes_its_pattern() -> None:
    """N-30"""
    position = Position().tokens("water", "d4 farming", "d5 energy").hand(0, "farming-energy-bridge", "farming-energy-row")
    position.factory("desert-water", "farming", "energy")
    position.play("move farming from desert-water to water d6")
    assert position.moves() == ["skip", "build farming-energy-bridge"]
    assert refusal(position, "build farming-energy-row") == "The token does not complete row OOR in Water"


def test_building_is_optional() -> None:
    """N-30"""
    position = (
        Position()
        .tokens("water", "d4 farming", "d5 energy")
        .hand(0, "farming-energy-bridge")
        .factory("desert-water", "farming", "energy")
    )
    position.play("move farming from desert-water to water d6", "skip")
    assert position.match.view(0)["players"][0]["cards"] == 1
    assert position.points(0, "water") == 0


def test_only_one_project_is_built_with_a_placement() -> None:
    """N-30"""
    position = Position().tokens("water", "d4 energy", "d5 energy", "e5 farming").factory("desert-water", "energy", "farming")
    position.hand(0, "energy-building-avenue", "energy-farming-triangle")
    position.play("move energy from desert-water to water d3")
    built = position.moves("build")
    position.play(built[0])
    assert position.match.view(0)["phase"] == "act"


def test_a_pattern_must_include_the_token_just_placed() -> None:
    """N-30"""
    position = Position().tokens("water", "d4 farming", "d5 energy", "d6 farming").hand(0, "farming-energy-bridge")
    position.factory("desert-water", "technology", "energy")
    position.play("move technology from desert-water to water c4")
    assert position.match.view(0)["phase"] == "act"


def test_only_cards_of_ones_own_hand_are_built() -> None:
    """N-30"""
    position = (
        Position()
        .tokens("water", "d4 farming", "d5 energy")
        .hand(1, "farming-energy-bridge")
        .factory("desert-water", "farming", "energy")
    )
    position.play("move farming from desert-water to water d6")
    assert position.match.view(0)["phase"] == "act"


@pytest.mark.parametrize("spaces", [("d4", "d5", "d6"), ("c4", "d4", "e3"), ("c3", "d4", "e4")])
def test_a_pattern_may_be_rotated_in_any_direction(spaces: tuple[str, ...]) -> None:
    """N-31"""
    position = Position().tokens("water", f"{spaces[0]} farming", f"{spaces[1]} energy").hand(0, "farming-energy-bridge")
    position.factory("desert-water", "farming", "energy")
    position.play(f"move farming from desert-water to water {spaces[2]}")
    assert "build farming-energy-bridge" in position.moves()


def test_tokens_stay_and_serve_later_projects() -> None:
    """N-31"""
    position = Position().tokens("water", "d4 farming", "d5 energy").hand(0, "farming-energy-bridge", "farming-building-avenue")
    position.factory("desert-water", "farming", "farming", "energy")
    position.play("move farming from desert-water to water d6", "build farming-energy-bridge")
    assert len(position.match.view(0)["regions"][1]["tokens"]) == 3


def test_tokens_on_outer_spaces_count() -> None:
    """N-31"""
    position = (
        Position()
        .tokens("water", "d7 farming", "d6 energy")
        .hand(0, "farming-energy-bridge")
        .factory("desert-water", "farming", "energy")
    )
    position.play("move farming from desert-water to water d5")
    assert "build farming-energy-bridge" in position.moves()


def test_a_project_of_the_same_type_as_the_last_of_the_region_cannot_be_built() -> None:
    """N-32"""
    position = (
        Position()
        .tokens("water", "d4 farming", "d5 energy", "e4 energy", "c5 farming")
        .factory("desert-water", "farming", "farming", "energy")
    )
    position.hand(0, "farming-energy-bridge", "farming-energy-row", "farming-building-cluster")
    position.play("move farming from desert-water to water d6", "build farming-energy-bridge")
    position.play("move farming from desert-water to water d3")
    assert position.moves("build farming-energy") == []


def test_the_same_type_may_be_built_in_another_region() -> None:
    """N-32"""
    position = (
        Position()
        .tokens("water", "d4 farming", "d5 energy")
        .hand(0, "farming-energy-bridge")
        .factory("desert-water", "farming", "energy")
    )
    position.state.last_type[0] = 3  # farming-energy, in the desert
    position.play("move farming from desert-water to water d6")
    assert "build farming-energy-bridge" in position.moves()


@pytest.mark.parametrize(("colour", "points"), [("energy", 4), ("farming", 2)])
def test_a_building_is_worth_two_to_the_player_of_its_colour_and_four_to_others(colour: str, points: int) -> None:
    """N-33: red builds a project with a green building and scores 4."""
    other = "community"
    position = Position(colours=[colour, other]).tokens("desert", "d4 farming", "d5 farming").hand(0, "farming-building-avenue")
    position.factory("desert-water", "farming", "energy")
    position.play("move farming from desert-water to desert d6", "build farming-building-avenue")
    assert position.points(0, "desert") == points


def test_a_built_card_joins_the_projects_of_the_region() -> None:
    """N-33"""
    position = (
        Position()
        .tokens("water", "d4 farming", "d5 energy")
        .hand(0, "farming-energy-bridge")
        .factory("desert-water", "farming", "energy")
    )
    position.play("move farming from desert-water to water d6", "build farming-energy-bridge")
    region = position.match.view(1)["regions"][1]
    assert (region["built"], region["last_type"]) == (["farming-energy-bridge"], "farming-energy")
    assert position.match.view(0)["players"][0]["cards"] == 0


def built_at(points: int) -> Position:
    """A player with some points in the water builds a project of three points there."""
    position = (
        Position()
        .tokens("water", "d4 farming", "d5 energy")
        .hand(0, "farming-energy-bridge")
        .factory("desert-water", "farming", "energy")
    )
    position.state.points[0, 1] = points
    position.match.play("move farming from desert-water to water d6")
    position.match.play("build farming-energy-bridge")
    return position


@pytest.mark.parametrize(
    ("points", "won"), [(3, 0), (4, 1), (6, 1), (7, 0), (9, 0), (10, 1), (15, 1), (17, 1), (18, 0), (24, 0), (26, 0)]
)
def test_reaching_or_passing_7_13_or_18_wins_the_top_token_of_the_pile_in_the_first_lap_only(points: int, won: int) -> None:
    """N-34"""
    assert len(built_at(points).bonuses(0)) == won


def test_an_empty_pile_gives_nothing() -> None:
    """N-34"""
    position = (
        Position()
        .tokens("water", "d4 farming", "d5 energy")
        .hand(0, "farming-energy-bridge")
        .factory("desert-water", "farming", "energy")
    )
    position.state.points[0, 1], position.state.taken[1] = 6, 4
    position.play("move farming from desert-water to water d6", "build farming-energy-bridge")
    assert position.bonuses(0) == []


def test_a_marker_that_passes_two_thresholds_wins_two_tokens() -> None:
    """N-34"""
    from tessera.games.neotopia import rules

    position = Position()
    rules.advance_marker(position.state, 0, 1, 14)
    assert len(position.bonuses(0)) == 2
    assert position.state.taken[1] == 2


def test_the_positions_of_these_tests_start_with_full_factories() -> None:
    assert all(len(names) == len(ELEMENTS) for names in Position().match.view(0)["factories"].values())
    assert Position().state.emptied == NONE
