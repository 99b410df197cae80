"""Neotopia: end and scoring, N-50 to N-62."""

import pytest

from tessera import Event, Match
from tessera.bots import RandomBot, play_out
from tessera.games.neotopia.state import FINAL, GROUPS
from tests.games.neotopia.position import Position


def last_tile_revealed(active: int) -> Position:
    """A player reveals the last tile; seat 0 of three is the first player."""
    position = Position(3).factory("desert-water", "energy")
    position.state.active, position.state.revealed = active, position.state.tile_count - 1
    position.match.play("move energy from desert-water to desert d4")
    return position


def test_the_last_tile_puts_its_elements_in_the_middle_and_triggers_the_end() -> None:
    """N-50"""
    position = last_tile_revealed(0)
    view = position.match.view(0)
    assert (view["ending"], view["last_round"], view["tiles_left"]) == (True, False, 0)
    assert view["centre"] == ["energy", "farming", "farming", "technology"]


@pytest.mark.parametrize("active", [0, 1, 2])
def test_the_round_is_completed_and_one_more_full_round_follows(active: int) -> None:
    """N-50"""
    position = last_tile_revealed(active)
    turns = [active]
    while not position.match.is_over:
        if position.match.seat is not None and position.match.seat != turns[-1]:
            turns.append(position.match.seat)
        position.match.play(position.moves("draw")[0] if position.moves("draw") else position.match.legal_moves()[0])
    assert turns == [*range(active, 3), 0, 1, 2]


def test_without_a_tile_the_middle_gets_one_of_each_colour_again() -> None:
    """N-51"""
    position = Position().factory("desert-water", "energy")
    position.state.revealed, position.state.ending = position.state.tile_count, 1
    position.state.centre[:] = [2, 1, 0, 1]
    events = position.match.play("move energy from desert-water to desert d4")
    view = position.match.view(0)
    assert view["factories"]["desert-water"] == ["energy", "energy", "farming", "community"]
    assert view["centre"] == ["energy", "farming", "technology", "community"]
    assert "restocked" in [event.name for event in events]


def scored(position: Position) -> list[Event]:
    """Runs the final scoring."""
    position.state.phase, position.state.scorer, position.state.ending = GROUPS, 0, 3
    return position.match.settle()


def test_everybody_adds_the_largest_group_of_their_colour_in_each_region() -> None:
    """N-60"""
    position = (
        Position()
        .tokens("desert", "d4 energy", "d5 energy", "e5 energy", "b1 energy", "c3 farming")
        .tokens("water", "d4 farming")
    )
    scored(position)
    assert [position.points(0, region) for region in ("desert", "water", "forest")] == [3, 0, 0]
    assert [position.points(1, region) for region in ("desert", "water", "forest")] == [1, 1, 0]


@pytest.mark.parametrize(
    ("tokens", "size"),
    [
        ([], 0),
        (["d4"], 1),
        (["d4", "d6"], 1),
        (["d4", "d5", "c4", "c3", "d3", "e3", "e4"], 7),
        (["a2", "a3", "a4", "g2", "g3"], 3),
        (["a1", "b1", "c1", "d1"], 4),
    ],
)
def test_a_group_is_made_of_adjacent_tokens(tokens: list[str], size: int) -> None:
    """N-60"""
    assert Position().tokens("desert", *(f"{space} energy" for space in tokens)).group("desert", "energy") == size


def test_group_points_win_no_bonus_tokens() -> None:
    """N-60"""
    position = Position().tokens("desert", "d4 energy", "d5 energy")
    position.state.points[0, 0] = 6
    scored(position)
    assert position.points(0, "desert") == 8
    assert position.bonuses(0) == []


def test_the_final_score_of_80_in_the_rulebook() -> None:
    """N-61: 18, 6 and 15 points, groups of 4, 5 and 4, two unused bonuses: 22 + 19 + 3 x 11 + 6 = 80."""
    position = Position(colours=["community", "energy"]).bonus(0, "subsidy", "permits")
    position.state.points[0] = [18, 6, 15]
    position.tokens("desert", *(f"{space} community" for space in ("d4", "d5", "d6", "c5")))
    position.tokens("water", *(f"{space} community" for space in ("d4", "d5", "d6", "c5", "c6")))
    position.tokens("forest", *(f"{space} community" for space in ("d4", "d5", "d6", "c5")), "a2 community")
    events = scored(position)
    assert [position.points(0, region) for region in ("desert", "water", "forest")] == [22, 11, 19]
    result = position.match.result()
    assert result
    assert result.points[0] == 80
    assert next(event.facts["score"] for event in events if event.name == "score") == 80


def ranks(*players: list[int]) -> tuple[int, ...]:
    """The ranks of players by their points in the three regions."""
    position = Position(len(players))
    for seat, points in enumerate(players):
        position.state.points[seat] = points
    position.state.phase, position.state.scorer = FINAL, 0
    position.match.settle()
    result = position.match.result()
    assert result
    return result.ranks


def test_the_highest_score_wins() -> None:
    """N-61"""
    assert ranks([5, 5, 5], [10, 0, 0]) == (1, 2)


def test_a_tie_goes_to_the_better_lowest_region() -> None:
    """N-62"""
    assert ranks([10, 4, 2], [7, 4, 3]) == (2, 1)


def test_a_further_tie_goes_to_the_second_region_and_is_then_shared() -> None:
    """N-62"""
    assert ranks([9, 5, 2], [8, 6, 2]) == (2, 1)
    assert ranks([8, 6, 2], [2, 8, 6], [0, 0, 0]) == (1, 1, 3)


def test_each_item_of_the_final_scoring_is_a_step_of_its_own() -> None:
    """N-60, N-61"""
    match = play_out(Match.new("neotopia", players=3, seed=4), RandomBot())
    names = [event.name for step in match.steps() for event in step.events]
    assert (names.count("group"), names.count("score"), names.count("over")) == (9, 3, 1)


@pytest.mark.parametrize("seed", range(4))
def test_the_estimate_is_the_score_if_the_match_ended_now(seed: int) -> None:
    """N-60, N-61"""
    match = play_out(Match.new("neotopia", players=2 + seed % 3, seed=seed), RandomBot())
    last = next(step.before for step in match.steps() if step.after.phase == GROUPS)
    assert [player["estimate"] for player in match.game.view(last, None)["players"]] == match.scores()
    assert [player["estimate"] for player in match.view(None)["players"]] == match.scores()


def test_the_region_that_counts_three_times_is_the_lowest_with_its_group() -> None:
    """N-61"""
    match = play_out(Match.new("neotopia", players=3, seed=5), RandomBot())
    for player in match.view(None)["players"]:
        assert player["points"][player["lowest"]] == min(player["points"].values())
