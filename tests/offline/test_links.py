"""Matches in links: every match comes out as it went in, and whatever else is in a link is refused."""

import base64
import json
import zlib

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tessera import BadMatch, Match
from tessera.bots import RandomBot, play_out
from tessera.core.game import Game
from tessera.offline.links import HEADER, RAW, pack, unpack

SHORT = 400  # characters, which fit into any message


def played(game: Game, players: int, seed: int) -> Match:
    return play_out(Match.new(game, players=players, seed=seed), RandomBot())


def linked(header: object, moves: bytes = b"") -> str:
    """A link with any header."""
    compressor = zlib.compressobj(wbits=RAW)
    packed = compressor.compress(json.dumps(header).encode()) + compressor.flush()
    return base64.urlsafe_b64encode(packed + moves).decode().rstrip("=")


def test_a_whole_match_comes_out_of_its_link(game: Game, players: int) -> None:
    for seed in range(20):
        match = played(game, players, seed)
        again = unpack(pack(match))
        assert again.to_record() == match.to_record()
        assert again.states.tobytes() == match.states.tobytes()


def test_an_unfinished_match_comes_out_as_far_as_it_was_played(game: Game) -> None:
    match = played(game, 2, 5).fork(7)
    assert unpack(pack(match)).actions == match.actions


def test_a_link_is_short_and_needs_no_escapes(game: Game, players: int) -> None:
    link = pack(played(game, players, 1))
    assert len(link) < SHORT
    assert link.replace("-", "").replace("_", "").isalnum()


def test_names_with_any_letters_travel() -> None:
    match = Match.new("prosperity", players=2, seed=3, seats=["Zoë", "Łukasz 🎲"])
    assert unpack(pack(match)).seats == ["Zoë", "Łukasz 🎲"]


@given(st.text(max_size=300))
def test_whatever_is_no_match_is_refused(text: str) -> None:
    with pytest.raises(BadMatch):
        unpack(text)


@given(st.binary(max_size=300))
def test_any_bytes_are_refused_or_make_a_match(data: bytes) -> None:
    with pytest.raises(BadMatch):
        unpack(base64.urlsafe_b64encode(data).decode().rstrip("="))


def test_more_decisions_than_a_match_has_are_refused(game: Game) -> None:
    match = played(game, 2, 1)
    record = match.to_record()
    with pytest.raises(BadMatch, match="not a Tessera match"):
        unpack(linked([*(record[key] for key in HEADER), 100_000], b"\x07" * 5000))


def test_a_match_of_other_rules_is_refused_with_the_reason() -> None:
    record = Match.new("prosperity", players=2, seed=1).to_record()
    header = [99 if key == "rules" else record[key] for key in HEADER]
    with pytest.raises(BadMatch, match="version 99 of the rules"):
        unpack(linked([*header, 0]))


def test_a_header_that_unpacks_to_megabytes_is_refused() -> None:
    with pytest.raises(BadMatch):
        unpack(linked(["x" * 5_000_000]))


@pytest.mark.parametrize(
    "header", [[], {}, "prosperity", [1, 2, 3], [[[[]]]], [1, "prosperity", 1, "x", 2, 1, {}, ["a", "b"], True]]
)
def test_a_header_of_another_form_is_refused(header: object) -> None:
    with pytest.raises(BadMatch):
        unpack(linked(header))
