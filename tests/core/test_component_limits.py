"""What an owner's components may be: parsed within bounds, every value in its range, identified by their data."""

import tracemalloc
from pathlib import Path

import pytest

from tessera import find_game
from tessera.core.errors import BadComponents
from tessera.core.text import LANGUAGES
from tessera.core.variants.load import check, is_own
from tessera.core.variants.parse import MOST_CHARACTERS
from tests.support.games import NAMES

GAMES = Path(__file__).parents[2] / "tessera" / "games"
OWN = [name for name in NAMES if (GAMES / name / "components.toml").exists()]


def text_of(name: str) -> str:
    return (GAMES / name / "components.toml").read_text(encoding="utf-8")


def refused(name: str, text: str) -> str:
    """Why components are refused, in every language; the English words."""
    with pytest.raises(BadComponents) as error:
        check(find_game(name), text, "mine.toml")
    assert len({error.value.message_in(language) for language in LANGUAGES}) == len(LANGUAGES)
    return str(error.value)


def changed(name: str, old: str, new: str) -> str:
    text = text_of(name)
    assert old in text
    return text.replace(old, new, 1)


INITIATIVES = 'id = "initiative"\ncopies = 6'
FACTORY = '\n[[factory]]\nbetween = ["desert", "water"]\n'


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ("actions_per_turn = 3", "actions_per_turn = 0", "“actions_per_turn” must be from 1 to 9, not 0"),
        ("copies = 6", "copies = 300000006", "“copies” must be from 0 to 63, not 300000006"),
        ("copies = 6", "copies = 0x" + "f" * 5000, "“copies” must be from 0 to 63, not …"),
        ("copies = 6", "copies = -" + "9" * 5000, "not valid TOML"),
        ("copies = 6", "copies = 6.0", "“copies” must be a number, not “6.0”"),
        ("flag = true", "flag = 1", "“flag” must be a boolean, not “1”"),
        ("[[element]]", FACTORY * 120 + "[[element]]", "“factory” must be from 1 to 12, not 123"),
        ("[[element]]", FACTORY + "[[element]]", "“desert-water” appears twice"),
        ('between = ["desert", "water"]', 'between = ["desert", "desert"]', "“desert” appears twice"),
        ("tokens_per_element = 25", "tokens_per_element = 4", "“tokens_per_element” must be from 5 to 255, not 4"),
        ("tokens_per_element = 25", "tokens_per_element = 12", "the reserve could run out before this tile"),
        ("radius = 3", "radius = 1", "the space [3, 0] is outside the region"),
        ("centre = [0, 0]", "centre = [3, 0]", "the centre must be an inner space"),
        ("[1, 1], [-1, -1]", "[1, 1], [1, 1]", "“(1, 1)” appears twice"),
        ("players = [2, 4]", "players = [4, 2]", "“players” must be from 4 to 4, not 2"),
        ("players = [2, 4]", "players = [2, 9]", "“players” must be from 2 to 4, not 9"),
        ('id = "energy-farming-triangle"', 'id = "deck"', "“deck” appears twice"),
        ('id = "energy-farming-triangle"', 'id = "two words"', "“id” must be one word"),
        ('en = "Desert"', 'en = "De\\u202Esert"', "“name” must be a single line of 1 to 80 visible characters"),
        ('en = "Desert"', f'en = "{"D" * 81}"', "“name” must be a single line of 1 to 80 visible characters"),
        (INITIATIVES, INITIATIVES.replace("6", "36"), "93 reachable inner spaces, but up to 104 tokens"),
    ],
)
def test_a_number_or_text_out_of_range_is_refused_in_neotopia(old: str, new: str, said: str) -> None:
    assert said in refused("neotopia", changed("neotopia", old, new))


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ("actions_per_turn = 2", "actions_per_turn = 0", "“actions_per_turn” must be from 1 to 9, not 0"),
        ("start_pollution = 8", "start_pollution = -30000", "“start_pollution” must be from 0 to 99, not -30000"),
        (
            "symbols = { ecology = -2, prosperity = 2 }",
            "symbols = { prosperity = -1 }",
            "“prosperity” must be from 0 to 8, not -1",
        ),
        ("decades = [1970, 1980", "decades = [1980, 1970", "the decades must be in ascending order, each only once"),
        ("squares_per_level = [2,", "squares_per_level = [104,", "“squares_per_level” must be from 1 to 128, not 129"),
        ("prosperity_on_circles = [1, 6, 11]", "prosperity_on_circles = [16]", "“prosperity_on_circles” must be from 1 to 15"),
        ("{ row = 1, column = 2,", "{ row = 1, column = 1,", "“1.1” appears twice"),
        ("{ row = 1, column = 2,", "{ column = 2,", "“row” is missing from [slots]"),
        ('side = "black"', 'side = "silver"', "“silver” appears twice"),
        ("decade = 1970", 'decade = "1970"', "“decade” must be a number, not “1970”"),
    ],
)
def test_a_number_or_text_out_of_range_is_refused_in_prosperity(old: str, new: str, said: str) -> None:
    assert said in refused("prosperity", changed("prosperity", old, new))


@pytest.mark.parametrize(
    ("text", "said"),
    [
        (".".join("a" * 20_000) + " = 1", "line 1: this is nested too deeply"),
        ("[" + ".".join("a" * 20_000) + "]", "line 1: this is nested too deeply"),
        ("\na = " + "[" * 20_000, "line 2: this is nested too deeply"),
        ("a = " + "{a = " * 10_000, "line 1: this is nested too deeply"),
        ("# " + "a" * MOST_CHARACTERS, "characters; the limit is 64,000"),
        ('a = """\n"""', "line 1: a string must end on the line where it starts"),
        ('a = "' + "\\" * 20_001, "line 1: a string must end on the line where it starts"),
        ("a = " + "9" * 20_000, "not valid TOML"),
        ("a = 1\n" * 10_000, "not valid TOML"),
    ],
)
def test_a_hostile_file_is_refused_before_it_takes_memory(text: str, said: str) -> None:
    tracemalloc.start()
    try:
        assert said in refused(OWN[0], text)
        assert tracemalloc.get_traced_memory()[1] < 20_000_000
    finally:
        tracemalloc.stop()


@pytest.mark.parametrize("name", OWN)
def test_a_changed_comment_or_order_of_keys_changes_no_identity(name: str) -> None:
    game, text = find_game(name), text_of(name)
    lines = text.replace("[game]\n", "# mine\n[game]   # mine\n").splitlines()
    first = next(number for number, line in enumerate(lines) if line.startswith("players"))
    lines[first : first + 2] = lines[first + 1], lines[first]
    assert check(game, "\n".join(lines), "mine.toml") == check(game, text, "mine.toml")


@pytest.mark.parametrize("name", OWN)
def test_the_canonical_text_of_components_is_the_same_components(name: str) -> None:
    game = find_game(name)
    components = check(game, text_of(name), "mine.toml")
    assert check(game, components.text, "mine.toml") == components
    assert is_own(game, components)


@pytest.mark.parametrize("name", OWN)
def test_a_changed_number_changes_the_identity(name: str) -> None:
    game = find_game(name)
    components = check(game, changed(name, "actions_per_turn = ", "actions_per_turn = 0b1 #"), "mine.toml")
    assert components.identity != check(game, text_of(name), "mine.toml").identity
    assert not is_own(game, components)
