"""Prosperity: the components, checked against the rulebook's own lists."""

from collections import Counter

import pytest

from tessera.games.prosperity.components import BOARDS, COMPONENTS, LEVEL_OF_SQUARE, PRINTED, SYMBOLS, TILES
from tessera.games.prosperity.moves import MOVES

LANGUAGES = {"en", "fr", "de", "it"}


def test_there_are_60_tiles_24_without_a_date() -> None:
    assert len(TILES) == 60
    assert sum(tile.decade is None for tile in TILES) == 24


def test_every_decade_scores_each_symbol_once_and_2030_prosperity_twice() -> None:
    for decade in COMPONENTS.decades:
        scored = Counter(tile.scores for tile in TILES if tile.decade == decade)
        assert scored == Counter(SYMBOLS) + Counter({"prosperity": 1} if decade == 2030 else {})


def test_both_sides_of_the_market_have_as_many_tiles_at_every_level() -> None:
    sides = [Counter(tile.level for tile in TILES if tile.side == side) for side in ("energy", "ecology")]
    assert sides[0] == sides[1]


def test_six_special_tiles_have_an_effect_and_no_symbols() -> None:
    special = [tile for tile in TILES if tile.kind == "special"]
    assert len(special) == 6
    assert all((tile.points > 0) != (tile.remove_discs > 0) and not tile.symbols for tile in special)


def test_every_name_exists_in_four_languages() -> None:
    assert all(set(tile.names) == LANGUAGES and all(tile.names.values()) for tile in TILES)
    assert all(set(names) == LANGUAGES and all(names.values()) for names in COMPONENTS.printed.values())


@pytest.mark.parametrize("language", sorted(LANGUAGES))
def test_no_two_tiles_share_a_name(language: str) -> None:
    assert len({tile.names[language] for tile in TILES}) == 60


def test_every_printed_building_has_a_name() -> None:
    assert {slot.printed for _, slot in PRINTED} == set(COMPONENTS.printed)


def test_a_board_has_eleven_slots() -> None:
    assert all(len(board.slots) == 11 for board in BOARDS)


def test_the_research_track_has_27_squares_on_6_levels() -> None:
    assert Counter(LEVEL_OF_SQUARE.tolist()) == {1: 2, 2: 3, 3: 4, 4: 5, 5: 6, 6: 7}


def test_every_tile_and_board_names_its_source() -> None:
    assert {tile.source for tile in TILES} == {"rulebook", "transcription", "inferred"}
    assert [board.source for board in BOARDS] == ["transcription", "reconstruction"]


def test_the_moves_of_the_notation_are_words() -> None:
    texts = {" ".join(move) for move in MOVES}
    assert {"income", "clean-up", "research energy", "buy wind-farm at 2.1", "buy garden-city", "pay 1", "split 3 2"} <= texts
