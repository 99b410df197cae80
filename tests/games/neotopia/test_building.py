"""Neotopia: building projects, N-30 to N-34."""

import pytest

from tessera import Match
from tessera.bots import RandomBot, play_out
from tessera.games.neotopia import rules
from tessera.games.neotopia.components import PILE
from tests.games.neotopia.position import Position


def one_short_of_a_bridge() -> Position:
    """A position in which farming on d6 in the water completes the card farming-energy-bridge."""
    return (
        Position()
        .tokens("water", "d4 farming", "d5 energy")
        .hand(0, "farming-energy-bridge")
        .factory("desert-water", "farming", "energy")
    )


def test_a_project_may_be_built_when_the_token_completes_its_pattern() -> None:
    """N-30"""
    position = Position().tokens("water", "d4 farming", "d5 energy").hand(0, "farming-energy-bridge", "farming-energy-row")
    position.factory("desert-water", "farming", "energy")
    position.play("move farming from desert-water to water d6")
    assert position.moves() == ["skip", "build farming-energy-bridge"]
    assert position.refusal("build farming-energy-row") == "The placed token does not complete row OOR in Water"


def test_the_event_of_a_project_names_the_spaces_of_its_pattern() -> None:
    """N-30"""
    position = one_short_of_a_bridge()
    events = position.play("move farming from desert-water to water d6", "build farming-energy-bridge")
    built = next(event for event in events if event.name == "built")
    assert sorted(built.facts["spaces"]) == ["d4", "d5", "d6"]


def test_building_is_optional() -> None:
    """N-30"""
    position = one_short_of_a_bridge()
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
    position = one_short_of_a_bridge()
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
    position = one_short_of_a_bridge()
    position.play("move farming from desert-water to water d6", "build farming-energy-bridge")
    region = position.match.view(1)["regions"][1]
    assert (region["built"], region["last_type"]) == (["farming-energy-bridge"], "farming-energy")
    assert position.match.view(0)["players"][0]["cards"] == 0


def built_at(points: int) -> Position:
    """A player with some points in the water builds a project of three points there."""
    position = one_short_of_a_bridge()
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
    position = one_short_of_a_bridge()
    position.state.points[0, 1], position.state.taken[1] = 6, 4
    position.play("move farming from desert-water to water d6", "build farming-energy-bridge")
    assert position.bonuses(0) == []


def test_a_marker_that_passes_two_thresholds_wins_two_tokens() -> None:
    """N-34"""
    position = Position()
    rules.advance_marker(position.state, 0, 1, 14)
    assert len(position.bonuses(0)) == 2
    assert position.state.taken[1] == 2


@pytest.mark.parametrize(
    ("points", "taken", "reveals"), [(3, 0, False), (4, 0, True), (4, PILE - 2, True), (4, PILE - 1, False), (4, PILE, False)]
)
def test_winning_a_token_reveals_the_one_under_it(points: int, taken: int, reveals: bool) -> None:
    """N-12, N-34"""
    position = one_short_of_a_bridge()
    position.state.points[0, 1], position.state.taken[1] = points, taken
    position.match.play("move farming from desert-water to water d6")
    game = position.match.game
    assert game.rule["reveals"](position.state, game.action_of["build", "farming-energy-bridge"]) == reveals


@pytest.mark.parametrize("seed", range(3))
def test_hints_name_exactly_the_tokens_after_which_a_project_can_be_built(seed: int) -> None:
    """N-30, N-32"""
    match, hinted = play_out(Match.new("neotopia", players=2, seed=seed), RandomBot()), 0
    for count in range(0, len(match.actions), 7):
        position = match.fork(count)
        for move in position.legal_moves() if position.view(None)["phase"] == "act" else []:
            if not move.startswith("move"):
                continue
            _, element, _, _, _, region, space = move.split()
            found = position.view(position.seat)["hints"]
            hints = [
                hint["cards"] for hint in found if (hint["region"], hint["space"], hint["element"]) == (region, space, element)
            ]
            after = position.fork()
            after.play(move)
            builds = [legal.split()[1] for legal in after.legal_moves() if legal.startswith("build")]
            assert sorted(builds) == sorted(hints[0] if hints else [])
            hinted += bool(hints)
    assert hinted > 0
