"""Moves and matches as text: what is refused, and with which message."""

import json
from difflib import SequenceMatcher
from typing import Any
from unittest.mock import Mock

import pytest

from tessera import BadMatch, BadOption, IllegalMove, Match, UnknownGame, find_game
from tessera.core import notation
from tessera.core.registry import game_names


@pytest.fixture
def match() -> Match:
    match = Match.new(
        "prosperity", players=3, seed=7, options={"boards": ["silver", "black", "silver"]}, seats=["Ann", "Bob", "Cy"]
    )
    for _ in range(12):
        match.play(match.legal_moves()[0])
    return match


def with_line(match: Match, old: str, new: str) -> str:
    text = match.to_text()
    assert old in text
    return text.replace(old, new, 1)


def test_a_mistyped_move_is_refused_with_similar_moves(match: Match) -> None:
    with pytest.raises(IllegalMove, match=r"Did you mean buy wind-farm at 2\.1"):
        match.play("buy windfarm at 2.1")


def test_a_slot_of_another_kind_is_refused_with_the_slots_of_the_tile(match: Match) -> None:
    with pytest.raises(IllegalMove, match=r"Did you mean buy wind-farm at 1\.1, buy wind-farm at 2\.1"):
        match.play("buy wind-farm at 3.1")


def test_a_purchase_without_its_slot_is_refused_with_the_slots(match: Match) -> None:
    with pytest.raises(IllegalMove, match=r"Did you mean buy wind-farm at 1\.1, buy wind-farm at 2\.1"):
        match.play("buy wind-farm")


@pytest.mark.parametrize("name", game_names())
def test_a_mistyped_move_is_compared_with_few_moves_letter_by_letter(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    ratio = Mock(return_value=0.0)
    monkeypatch.setattr(SequenceMatcher, "ratio", ratio)
    notation.near_moves(find_game(name), "mvoe " * 20)
    assert ratio.call_count <= notation.COMPARED


@pytest.mark.parametrize("name", game_names())
def test_a_move_with_one_wrong_letter_is_recognized(name: str) -> None:
    texts, spelling = find_game(name).texts, notation.spelling_of(find_game(name))
    for action in range(0, len(texts), len(texts) // 50 or 1):
        middle = len(texts[action]) // 2
        assert spelling.similar(f"{texts[action][:middle]}ß{texts[action][middle + 1 :]}")[0] == action


def test_all_refusals_of_a_position_are_those_of_each_move(match: Match) -> None:
    found = dict(match.refusals())
    assert [found.get(action) for action in range(len(match.game.moves))] == list(
        map(match.why_not, range(len(match.game.moves)))
    )


def test_the_legal_moves_are_found_once_for_all_refusals(match: Match, monkeypatch: pytest.MonkeyPatch) -> None:
    legal = match.legal_actions()
    ask = Mock(return_value=legal)
    monkeypatch.setattr(Match, "legal_actions", ask)
    assert len(list(match.refusals())) == len(match.game.moves) - len(legal)
    assert ask.call_count == 1


@pytest.mark.parametrize("move", ["", "   ", "xyzzy", "buy", "split", "pay -1", "pay 99999999999999999999", "\x00", "收入"])
def test_rubbish_is_refused(match: Match, move: str) -> None:
    with pytest.raises(IllegalMove, match="Unknown move"):
        match.play(move)


def test_moves_may_be_typed_in_capitals_and_with_extra_spaces(match: Match) -> None:
    other = match.fork()
    match.play("  INCOME ")
    other.play("income")
    assert match.actions == other.actions


def test_the_header_has_game_rules_version_options_seed_and_seats(match: Match) -> None:
    header = match.to_text().split("\n\n")[0].splitlines()
    assert header[:3] == ["tessera-match: 1", "game: prosperity", "rules: 1"]
    assert header[4:] == [
        "players: 3",
        "seed: 7",
        'option boards: ["silver", "black", "silver"]',
        'option over_pollution: "all-points"',
        "seat 1: Ann",
        "seat 2: Bob",
        "seat 3: Cy",
    ]


def test_comments_and_blank_lines_may_be_added(match: Match) -> None:
    text = match.to_text() + "\n# that was all\n\n"
    assert Match.from_text(text).actions == match.actions


def test_a_truncated_match_is_the_match_up_to_that_move(match: Match) -> None:
    text = "\n".join(match.to_text().splitlines()[:-2])
    assert Match.from_text(text).actions == match.actions[:-2]


@pytest.mark.parametrize("keep", [0.1, 0.5, 0.9, 0.99])
def test_truncated_json_is_refused(match: Match, keep: float) -> None:
    text = match.to_json()
    with pytest.raises(BadMatch, match="This JSON is incomplete"):
        Match.from_json(text[: int(len(text) * keep)])


@pytest.mark.parametrize("text", ["", "{}", "[]", "null", "7", '{"format": "chess"}', "[" * 100_000])
def test_json_that_is_not_a_match_is_refused(text: str) -> None:
    with pytest.raises(BadMatch):
        Match.from_json(text)


@pytest.mark.parametrize("text", ["", "\n\n", "hello", "tessera-match 1", "game: prosperity\n\nincome\n"])
def test_text_that_is_not_a_match_is_refused(text: str) -> None:
    with pytest.raises(BadMatch, match="not a Tessera match"):
        Match.from_text(text)


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ("tessera-match: 1", "tessera-match: 2", "version 2 of the format"),
        ("rules: 1", "rules: 99", "version 99 of the rules"),
        ("components: ", "components: 0", "other components"),
        ("players: 3", "players: 4", "needs 4 names"),
        ("seed: 7", "seed: -7", "invalid “seed”"),
        ("seed: 7", "seed: 18446744073709551616", "A seed is a whole number"),
        ("seed: 7", "seed: 7\nseed: 8", "repeats"),
        ("seed: 7\n", "", "is missing “seed”"),
        ("seed: 7", "seed 7", "not something a match contains"),
        ("seed: 7", "colour: red\nseed: 7", "“colour”"),
        ('["silver", "black", "silver"]', '["gold", "black", "silver"]', "gold,black,silver"),
        ('["silver", "black", "silver"]', '["silver", "black"]', "Country boards take 3 words"),
        ('["silver", "black", "silver"]', "[silver", "not something a match contains"),
        ('"all-points"', '"none"', "all-points, prosperity-scorings"),
        ("option over_pollution", "option weather", "Unknown option: “weather”"),
        ("seat 3: Cy\n", "", "needs 3 names"),
        ("seat 3: Cy", "seat 9: Cy", "not something a match contains"),
        ("seat 3: Cy", "seat 3: Cy\noption boards: []", "repeats"),
        ('["silver", "black", "silver"]', '[["silver"], "black", "silver"]', "Country boards take 3 words"),
        ('["silver", "black", "silver"]', "[" * 100_000, "not something a match contains"),
        ('"all-points"', '["all-points"]', "all-points, prosperity-scorings"),
        ("\n\n", "\n\nbuy flying-cars at 1.1\n", "Move 1, “buy flying-cars at 1.1”: Unknown move"),
        ("\n\n", "\n\nbuy space-elevator at 1.2\n", "Move 1, “buy space-elevator at 1.2”: "),
    ],
)
def test_a_faulty_match_is_refused_with_the_fault(match: Match, old: str, new: str, said: str) -> None:
    with pytest.raises((BadMatch, BadOption)) as refused:
        Match.from_text(with_line(match, old, new))
    assert said in str(refused.value)


def test_a_match_of_an_unknown_game_is_refused(match: Match) -> None:
    with pytest.raises(UnknownGame, match="Unknown game: “chess”"):
        Match.from_text(with_line(match, "game: prosperity", "game: chess"))


@pytest.mark.parametrize(
    ("key", "value"),
    [
        ("seed", "7"),
        ("seed", True),
        ("players", 2.5),
        ("moves", "income"),
        ("moves", [1]),
        ("seats", None),
        ("options", []),
        ("rules", "1"),
    ],
)
def test_a_json_match_with_a_field_of_the_wrong_type_is_refused(match: Match, key: str, value: Any) -> None:
    record = json.loads(match.to_json()) | {key: value}
    with pytest.raises(BadMatch, match=f"invalid “{key}”"):
        Match.from_json(json.dumps(record))


def test_a_json_match_with_an_unknown_field_is_refused(match: Match) -> None:
    with pytest.raises(BadMatch, match="“weather”"):
        Match.from_json(json.dumps(json.loads(match.to_json()) | {"weather": "fine"}))


def test_a_match_must_not_continue_after_its_end() -> None:
    match = Match.new("prosperity", players=2, seed=1)
    while not match.is_over:
        match.play(match.legal_moves()[0])
    with pytest.raises(BadMatch, match="The match is over"):
        Match.from_text(match.to_text() + "income\n")


def test_seat_names_keep_their_accents(match: Match) -> None:
    other = Match.new("prosperity", players=2, seed=1, seats=["Zoë: die Erste", "日本"])
    assert Match.from_text(other.to_text()).seats == other.seats


@pytest.mark.parametrize("seats", [["Ann"], ["Ann", ""], ["Ann", "B\nob"], ["a", "b", "c"], "ab", [1, 2], ["Ann", " Bob"]])
def test_names_that_would_break_a_header_are_refused(seats: Any) -> None:
    with pytest.raises(BadOption, match="needs 2 names"):
        Match.new("prosperity", players=2, seats=seats)
