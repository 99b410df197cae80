"""Neotopia: setup, N-1 to N-16."""

import pytest

from tessera import BadOption, IllegalMove, Match
from tessera.games.neotopia.components import FLAG_TILE, TILES
from tessera.games.neotopia.state import NONE


def deal(players: int = 4, seed: int = 3) -> Match:
    return Match.new("neotopia", players=players, seed=seed)


@pytest.mark.parametrize("players", [1, 5])
def test_one_or_five_players_are_refused(players: int) -> None:
    """N-1"""
    with pytest.raises(BadOption, match="2 to 4 players"):
        Match.new("neotopia", players=players)


def test_there_are_25_tokens_of_each_of_four_elements() -> None:
    """N-1"""
    view = deal().view(0)
    for element, left in view["reserve"].items():
        elsewhere = sum(names.count(element) for names in view["factories"].values()) + view["centre"].count(element)
        assert left + elsewhere == 25


def test_a_factory_serves_only_the_two_regions_that_it_touches() -> None:
    """N-2"""
    moves = [move for move in deal().game.moves if move[0] == "move"]
    assert all(move[5] in move[3].split("-") for move in moves)


def test_there_are_56_cards_12_tiles_and_6_bonus_tokens_of_each_kind() -> None:
    """N-3"""
    state = deal().deal()[0]
    kinds = [int(kind) for kind in (*state.bonuses.ravel(), *state.pile.ravel())]
    assert sorted(kinds) == [kind for kind in range(4) for _ in range(6)]
    assert (len(state.deck), len(state.tiles)) == (56, 12)


def test_every_factory_starts_with_one_token_of_each_colour() -> None:
    """N-10"""
    assert all(
        sorted(names) == ["community", "energy", "farming", "technology"] for names in deal().view(0)["factories"].values()
    )


def test_every_player_has_a_colour_and_no_points() -> None:
    """N-11"""
    players = deal().view(0)["players"]
    assert [player["colour"] for player in players] == ["energy", "farming", "technology", "community"]
    assert all(set(player["points"].values()) == {0} for player in players)


def test_players_may_choose_their_colours() -> None:
    """N-11"""
    match = Match.new("neotopia", players=2, seed=1, options={"colours": ["community", "energy"]})
    assert [player["colour"] for player in match.view(0)["players"]] == ["community", "energy"]


@pytest.mark.parametrize("colours", [["energy"], ["energy", "energy"], ["energy", "gold"], "energy", [1, 2]])
def test_colours_that_do_not_fit_are_refused(colours: object) -> None:
    """N-11"""
    with pytest.raises(BadOption, match="Colours take 2 different elements"):
        Match.new("neotopia", players=2, options={"colours": colours})


def test_each_region_has_four_bonus_tokens_and_a_pile_of_four_whose_top_is_visible() -> None:
    """N-12"""
    for region in Match.new("neotopia", players=2, seed=3).view(0)["regions"]:
        assert len(region["bonuses"]) == 4
        assert region["pile"]["left"] == 4
        assert region["pile"]["top"] is not None


def test_everybody_gets_three_hidden_cards_and_the_offer_has_four() -> None:
    """N-13"""
    view = deal().view(1)
    assert [player["cards"] for player in view["players"]] == [3, 3, 3, 3]
    assert [len(player["hand"]) for player in view["players"]] == [0, 3, 0, 0]
    assert len([card for card in view["offer"] if card]) == 4
    assert view["deck"] == 56 - 12 - 4


@pytest.mark.parametrize(("players", "tiles"), [(2, 9), (3, 10), (4, 12)])
def test_the_flag_tile_is_at_the_bottom_and_some_tiles_stay_in_the_box(players: int, tiles: int) -> None:
    """N-14"""
    state = deal(players).deal()[0]
    assert state.tile_count == tiles
    assert state.tiles[tiles - 1] == FLAG_TILE
    assert all(players not in TILES[tile].without for tile in state.tiles[:tiles])


def test_one_token_of_each_colour_is_on_the_stack() -> None:
    """N-14"""
    assert sorted(deal().view(0)["centre"]) == ["community", "energy", "farming", "technology"]


def test_the_first_player_is_random_and_stays_first() -> None:
    """N-15"""
    firsts = {int(deal(4, seed).state.first) for seed in range(40)}
    assert firsts == {0, 1, 2, 3}


def test_start_tokens_are_placed_clockwise_from_the_first_player_in_their_own_colour() -> None:
    """N-16"""
    match = deal(3)
    first = match.seat
    assert first is not None
    seats = []
    while match.view(0)["phase"] == "start":
        seats.append(match.seat)
        match.play(match.legal_moves()[0])
    assert seats == [(first + place) % 3 for place in range(3)]
    tokens = [element for region in match.view(0)["regions"] for element in region["tokens"].values()]
    assert sorted(tokens) == sorted(["energy", "farming", "technology"])
    assert match.view(0)["reserve"]["energy"] == 25 - 4 - 1


def test_a_start_token_goes_on_the_centre_of_an_empty_region_or_next_to_another() -> None:
    """N-16"""
    match = deal(2)
    assert match.legal_moves() == ["start at desert d4", "start at water d4", "start at forest d4"]
    match.play("start at desert d4")
    desert = [move.split()[-1] for move in match.legal_moves() if "desert" in move]
    assert desert == ["c3", "c4", "d3", "d5", "e3", "e4"]


def test_a_start_token_that_covers_a_bonus_token_wins_it() -> None:
    """N-16"""
    match = deal(3)
    state = match.state
    state.tokens[0, 1] = 1 << 28  # a token next to a marked space
    marked = set(match.view(0)["regions"][0]["bonuses"])
    move = next(move for move in match.legal_moves() if "desert" in move and move.split()[-1] in marked)
    seat = match.seat
    match.play(move)
    assert sum(match.view(seat)["players"][seat]["bonuses"].values()) == 1
    assert match.state.bonuses[0].tolist().count(NONE) == 1


def test_no_project_is_built_with_a_start_token() -> None:
    """N-16"""
    match = deal(4, 8)
    events = []
    while match.view(0)["phase"] == "start":
        events += match.play(match.legal_moves()[0])
    assert {event.name for event in events} <= {"started", "won"}


def test_other_moves_wait_until_the_start_tokens_are_placed() -> None:
    """N-16"""
    with pytest.raises(IllegalMove, match="start token"):
        deal().play("draw deck")


@pytest.mark.parametrize(("move", "reason"), [("start at desert d4", "occupied"), ("start at water a2", "goes on the centre")])
def test_a_refused_start_cites_the_rule_about_starts(move: str, reason: str) -> None:
    """N-16"""
    match = deal(2)
    match.play("start at desert d4")
    with pytest.raises(IllegalMove, match=reason) as refused:
        match.play(move)
    assert refused.value.reason.rule == "N-16"
