"""Neotopia: bonus tokens, N-40 to N-46, and the rulebook's sample turn."""

import pytest

from tessera.games.neotopia.components import CARD_COUNT
from tests.games.neotopia.position import Position


@pytest.mark.parametrize("actions", [3, 2, 1])
def test_a_bonus_is_a_free_action_before_between_or_after_the_three(actions: int) -> None:
    """N-40"""
    position = Position(actions=actions).bonus(0, "automation", "subsidy")
    position.play("use subsidy")
    assert position.state.actions == actions
    assert position.bonuses(0) == ["automation"]


def test_only_one_bonus_is_used_in_a_turn() -> None:
    """N-40"""
    position = Position().bonus(0, "automation", "initiative")
    position.play("use automation")
    assert position.moves("use") == []
    assert position.refusal("use initiative") == "You have already used a bonus token this turn"


def test_the_next_turn_allows_a_bonus_again() -> None:
    """N-40"""
    position = Position(actions=1).bonus(0, "automation", "automation").bonus(1, "automation")
    position.match.play("use automation")
    position.match.play("draw deck")
    position.match.play("draw deck")
    assert position.match.seat == 1
    assert position.moves("use") == ["use automation"]


def test_a_bonus_won_this_turn_can_be_used_at_once() -> None:
    """N-40"""
    position = Position().place_bonus("desert", 0, "automation").factory("desert-water", "energy", "farming")
    marked = next(iter(position.match.view(0)["regions"][0]["bonuses"]))
    position.tokens("desert", f"{marked[0]}{int(marked[1]) - 1} farming")
    position.play(f"move energy from desert-water to desert {marked}")
    assert "use automation" in position.moves()


def test_a_player_without_the_token_cannot_use_it() -> None:
    """N-40"""
    assert Position().refusal("use permits") == "You don’t have the bonus New building permits"


def test_a_subsidy_draws_two_cards_each_from_the_offer_or_the_deck() -> None:
    """N-41"""
    position = Position().bonus(0, "subsidy").offer("energy-technology-row", "farming-energy-row")
    position.match.play("use subsidy")
    assert position.moves() == ["draw energy-technology-row", "draw farming-energy-row", "draw deck"]
    position.match.play("draw farming-energy-row")
    assert position.moves() == ["draw energy-technology-row", "draw deck"]
    position.match.play("draw deck")
    assert (position.match.view(0)["players"][0]["cards"], position.match.view(0)["actions"]) == (2, 3)


def test_a_subsidy_draws_fewer_cards_if_there_are_fewer() -> None:
    """N-41"""
    position = Position().bonus(0, "subsidy").offer("energy-technology-row")
    position.state.drawn = CARD_COUNT
    position.match.play("use subsidy")
    assert position.match.view(0)["players"][0]["cards"] == 1
    assert position.match.view(0)["phase"] == "act"


def test_automation_is_one_more_ordinary_action() -> None:
    """N-42"""
    position = Position(actions=1).bonus(0, "automation")
    position.match.play("use automation")
    position.match.play("draw deck")
    assert (position.match.seat, position.match.view(0)["actions"]) == (0, 1)


def test_private_initiative_places_any_element_of_the_reserve_in_any_region() -> None:
    """N-43"""
    position = Position().bonus(0, "initiative").tokens("desert", "d4 farming")
    before = position.match.view(0)["reserve"]["community"]
    position.match.play("use initiative")
    assert {tuple(move.split()[1:4:2]) for move in position.moves("place")} == {
        (element, region)
        for element in ("energy", "farming", "technology", "community")
        for region in ("desert", "water", "forest")
    }
    position.match.play("place community at desert c3")
    view = position.match.view(0)
    assert view["regions"][0]["tokens"]["c3"] == "community"
    assert (view["reserve"]["community"], view["actions"]) == (before - 1, 3)


def test_private_initiative_follows_the_rules_of_placement() -> None:
    """N-43"""
    position = Position().bonus(0, "initiative").tokens("desert", "d6 farming")
    position.match.play("use initiative")
    assert "place energy at desert d5" in position.moves()
    assert position.refusal("place energy at desert a2") == "Desert a2 is not next to an element"


def test_an_element_that_the_reserve_lacks_cannot_be_placed() -> None:
    """N-43"""
    position = Position().bonus(0, "initiative")
    position.state.reserve[0] = 0
    position.match.play("use initiative")
    assert position.refusal("place energy at desert d4") == "The reserve has no renewable energy tokens left"


def test_building_permits_move_an_element_to_a_free_outer_space_next_to_a_token() -> None:
    """N-44"""
    position = (
        Position()
        .bonus(0, "permits")
        .tokens("desert", "d6 farming", "d2 farming")
        .factory("desert-water", "energy", "technology")
    )
    position.factory("forest-desert").factory("water-forest")
    position.match.play("use permits")
    assert position.moves() == [
        "move energy from desert-water to desert d1",
        "move energy from desert-water to desert d7",
        "move technology from desert-water to desert d1",
        "move technology from desert-water to desert d7",
    ]
    position.match.play("move energy from desert-water to desert d7")
    assert position.match.view(0)["regions"][0]["tokens"]["d7"] == "energy"
    assert position.match.view(0)["actions"] == 3


def test_building_permits_may_empty_a_factory_which_is_then_refilled() -> None:
    """N-44"""
    position = Position().bonus(0, "permits").tokens("desert", "d6 farming", "d2 farming").factory("desert-water", "energy")
    position.match.play("use permits")
    events = position.match.play("move energy from desert-water to desert d7")
    assert [event.name for event in events] == ["moved", "refilled", "turned"]


def test_building_permits_need_an_outer_space_within_reach() -> None:
    """N-44"""
    position = Position().bonus(0, "permits").tokens("desert", "d4 farming")
    assert position.refusal("use permits") == "New building permits would have no effect right now"


def test_a_placement_by_bonus_covers_bonus_tokens_and_allows_building() -> None:
    """N-45"""
    position = Position().bonus(0, "initiative").tokens("desert", "d4 farming", "d5 energy").hand(0, "farming-energy-bridge")
    position.place_bonus("desert", 0, "subsidy")
    position.match.play("use initiative")
    position.match.play("place farming at desert d6")
    assert position.moves() == ["skip", "build farming-energy-bridge"]
    other = Position().bonus(0, "initiative").place_bonus("desert", 0, "subsidy")
    marked = next(iter(other.match.view(0)["regions"][0]["bonuses"]))
    other.tokens("desert", f"{marked[0]}{int(marked[1]) - 1} farming")
    other.match.play("use initiative")
    other.match.play(f"place energy at desert {marked}")
    assert other.bonuses(0) == ["subsidy"]


def test_after_the_third_action_a_player_with_a_bonus_decides_to_use_it_or_to_end() -> None:
    """N-46"""
    position = Position(actions=1).bonus(0, "automation")
    position.match.play("draw deck")
    assert position.match.seat == 0
    assert position.moves() == ["end", "use automation"]
    assert position.refusal("draw deck") == "You have no actions left: use a bonus token or end your turn"
    position.match.play("end")
    assert position.match.seat == 1
    assert position.bonuses(0) == ["automation"]


def test_a_player_without_a_bonus_is_not_asked() -> None:
    """N-46"""
    position = Position(actions=1)
    position.match.play("draw deck")
    assert position.match.seat == 1


def test_the_sample_turn_of_the_rulebook() -> None:
    """N-26, N-30, N-33, N-40, N-44.

    A move empties a factory, covers the permits and completes a project of four points; two draws follow, from the Offer and
    the deck; then the permits complete a second project on an outer space.
    """
    position = Position(colours=["community", "energy"]).factory("desert-water", "technology")
    position.tokens("desert", "c5 energy", "d6 energy", "c4 technology", "c6 farming", "d5 farming")
    position.place_bonus("desert", 2, "permits").offer("farming-energy-row")
    marked = next(iter(position.match.view(0)["regions"][0]["bonuses"]))
    position.state.tokens[0] = 0
    row, place = marked[0], int(marked[1])
    position.tokens("desert", f"{row}{place + 1} technology", f"{row}{place - 1} technology").hand(
        0, "technology-building-avenue", "farming-energy-bridge"
    )
    position.tokens("desert", "d6 energy", "d5 farming")
    events = position.match.play(f"move technology from desert-water to desert {marked}")
    assert [event.name for event in events] == ["moved", "won", "refilled", "turned"]
    assert position.bonuses(0) == ["permits"]
    position.match.play("build technology-building-avenue")
    assert position.points(0, "desert") == 4
    position.match.play("draw farming-energy-row")
    position.match.play("draw deck")
    assert position.moves() == ["end", "use permits"]
    position.match.play("use permits")
    position.match.play("move farming from desert-water to desert d7")
    position.match.play("build farming-energy-bridge")
    assert position.points(0, "desert") == 7
    assert position.match.seat == 1
