"""Neotopia: a turn, N-20 to N-26."""

from tessera.games.neotopia.components import CARD_COUNT, ELEMENTS
from tessera.games.neotopia.state import ACT, NONE
from tests.games.neotopia.position import Position


def test_a_turn_is_exactly_three_actions_and_the_same_may_be_repeated() -> None:
    """N-20"""
    position = Position()
    position.play("draw deck", "draw deck")
    assert position.match.seat == 0
    position.play("draw deck")
    assert position.match.seat == 1


def test_the_turn_cannot_end_while_actions_are_left() -> None:
    """N-20"""
    assert Position().refusal("end") == "You have to take 3 more actions"


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
        position.refusal("move energy from desert-water to water d4") == "The Desert–Water factory has no renewable energy token"
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
    assert position.refusal("draw deck") == "The deck is empty"


def test_the_first_token_of_a_region_goes_on_its_centre() -> None:
    """N-22"""
    position = Position().factory("desert-water", "energy")
    assert position.moves("move energy from desert-water") == [
        "move energy from desert-water to desert d4",
        "move energy from desert-water to water d4",
    ]
    assert (
        position.refusal("move energy from desert-water to desert c3") == "Desert is empty: its first element goes on the centre"
    )


def test_every_other_token_goes_next_to_one_of_that_region() -> None:
    """N-22"""
    position = Position().tokens("desert", "d4 farming").factory("desert-water", "energy")
    spaces = [move.split()[-1] for move in position.moves("move energy from desert-water to desert")]
    assert spaces == ["c3", "c4", "d3", "d5", "e3", "e4"]
    assert position.refusal("move energy from desert-water to desert b1") == "Desert b1 is not next to an element"
    assert position.refusal("move energy from desert-water to desert d4") == "Desert d4 is already occupied"


def test_outer_spaces_are_closed_to_an_ordinary_move() -> None:
    """N-22"""
    position = Position().tokens("desert", "d6 farming").factory("desert-water", "energy")
    assert (
        position.refusal("move energy from desert-water to desert d7")
        == "d7 is an outer space; you need the bonus New building permits"
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


def test_the_positions_of_these_tests_start_with_full_factories() -> None:
    assert all(len(names) == len(ELEMENTS) for names in Position().match.view(0)["factories"].values())
    assert Position().state.emptied == NONE
