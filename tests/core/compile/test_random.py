"""Random numbers: what deals are drawn from."""

from collections import Counter

import numpy as np
import pytest

from tessera.core.compile.random import draw, keyed_bits, new_generator
from tessera.core.errors import BadOption
from tessera.core.game import Game
from tessera.core.match import Match
from tessera.core.seeds import new_key

KEY = "00112233445566778899aabbccddeeff"


def test_the_keyed_generator_is_siphash() -> None:
    """The authors' test vector for a message of eight bytes."""
    first, second = (int.from_bytes(bytes(range(start, start + 8)), "little") for start in (0, 8))
    key = np.array([first, second, first], dtype=np.uint64)
    assert int(keyed_bits(key)) == 0x93F5F5799A932462


def test_the_keyed_generator_never_repeats_itself() -> None:
    generator = new_generator(KEY)
    assert len({int(keyed_bits(generator[0])) for _ in range(1000)}) == 1000


@pytest.mark.parametrize("seed", [1, KEY])
def test_every_number_is_drawn_about_as_often(seed: int | str) -> None:
    generator = new_generator(seed)
    found = Counter(int(draw(generator, 6)) for _ in range(60_000))
    assert found.keys() == set(range(6))
    assert all(9_600 < count < 10_400 for count in found.values())


def test_every_bit_of_a_key_changes_the_deal(game: Game) -> None:
    deals = {Match.new(game, players=2, seed=f"{int(KEY, 16) ^ (1 << bit):032x}").states.tobytes() for bit in range(128)}
    assert len(deals | {Match.new(game, players=2, seed=KEY).states.tobytes()}) == 129


def test_a_match_with_a_key_is_written_and_read(game: Game) -> None:
    match = Match.new(game, players=2, seed=new_key())
    match.play(match.legal_moves()[0])
    for read in (Match.from_text(match.to_text()), Match.from_json(match.to_json())):
        assert (read.seed, read.states.tobytes()) == (match.seed, match.states.tobytes())


@pytest.mark.parametrize("seed", [KEY[1:], f"{KEY}0", KEY.upper(), "", "12", f" {KEY[1:]}"])
def test_other_words_are_no_keys(game: Game, seed: str) -> None:
    with pytest.raises(BadOption, match="seed"):
        Match.new(game, players=2, seed=seed)
