"""An owner's components: playable, kept apart by their hash, and refused with the line and the fault."""

import gc
import hashlib
import re
import sys
import weakref
from pathlib import Path

import pytest

from tessera import BadMatch, Match, find_game
from tessera.bots import RandomBot, play_out
from tessera.core.compile.cache import OWN_COMPONENTS
from tessera.core.errors import BadComponents
from tessera.core.registry import VARIANTS, game_in_file
from tessera.core.text import Text
from tessera.core.variants import load_variant
from tessera.core.variants.load import forget_variant
from tests.support.games import EXAMPLE, NAMES

GAMES = Path(__file__).parents[2] / "tessera" / "games"


def changed(name: str, folder: Path, old: str, new: str, count: int = 1) -> Path:
    """A copy of a game's components with something replaced."""
    text = (GAMES / name / "components.toml").read_text(encoding="utf-8")
    assert old in text
    path = folder / f"{name}.toml"
    path.write_text(text.replace(old, new, count), encoding="utf-8")
    return path


def test_a_game_plays_with_an_owners_components_beside_the_original(tmp_path: Path) -> None:
    own = load_variant(find_game("neotopia"), changed("neotopia", tmp_path, "tokens_per_element = 25", "tokens_per_element = 30"))
    assert Match.new(own, players=2, seed=1).view(0)["reserve"]["energy"] == 26
    assert Match.new("neotopia", players=2, seed=1).view(0)["reserve"]["energy"] == 21
    assert play_out(Match.new(own, players=3, seed=1), RandomBot()).is_over


def test_an_owner_can_enter_the_printed_black_side(tmp_path: Path) -> None:
    old = 'printed = "wasteland", symbols = { ecology = -2 }'
    own = load_variant(
        find_game("prosperity"), changed("prosperity", tmp_path, old, 'printed = "wasteland", symbols = { ecology = -4 }')
    )
    options = {"boards": ["black", "silver"]}
    visible = [
        Match.new(game, players=2, seed=1, options=options).view(0)["countries"][0]["visible"] for game in (own, "prosperity")
    ]
    assert [symbols["ecology"] for symbols in visible] == [-4, -2]
    assert play_out(Match.new(own, players=4, seed=1), RandomBot()).is_over


def test_a_game_without_components_of_its_own_takes_no_others(tmp_path: Path) -> None:
    path = tmp_path / "mine.toml"
    path.write_text("")
    with pytest.raises(BadComponents, match="other components"):
        load_variant(game_in_file(EXAMPLE), path)


def test_the_same_components_are_the_same_game(tmp_path: Path) -> None:
    copy = tmp_path / "copy.toml"
    copy.write_bytes((GAMES / "prosperity" / "components.toml").read_bytes())
    assert load_variant(find_game("prosperity"), copy) is find_game("prosperity")


def test_a_match_does_not_replay_with_other_components(tmp_path: Path) -> None:
    own = load_variant(find_game("prosperity"), changed("prosperity", tmp_path, "start_money = 100", "start_money = 150"))
    match = Match.new(own, players=2, seed=1)
    assert match.to_record()["components"] != find_game("prosperity").components
    assert Match.from_text(match.to_text()).game is own
    VARIANTS.clear()
    with pytest.raises(BadMatch, match="other components"):
        Match.from_text(match.to_text())


def fault(name: str, folder: Path, old: str, new: str) -> tuple[str, str]:
    """The message about components with something replaced, and the line that it names."""
    path = changed(name, folder, old, new)
    with pytest.raises(BadComponents) as refused:
        load_variant(find_game(name), path)
    named = re.search(r"line (\d+)", str(refused.value))
    assert named
    line = int(named[1])
    return str(refused.value).partition(": ")[2], path.read_text(encoding="utf-8").splitlines()[line - 1]


TRIANGLE = '[[0, 0, "energy"], [1, 0, "energy"], [0, 1, "farming"]]'


@pytest.mark.parametrize(
    ("old", "new", "said", "line"),
    [
        (TRIANGLE, '[[0, 0, "energy"], [3, 0, "energy"], [0, 1, "farming"]]', "the pattern is not connected", "[[card]]"),
        (TRIANGLE, '[[0, 0, "energy"], [0, 0, "farming"]]', "the pattern is not connected", "[[card]]"),
        (
            TRIANGLE,
            "[" + ", ".join(f'[{q}, 0, "energy"]' for q in range(9)) + "]",
            "the pattern doesn’t fit anywhere in a region",
            "[[card]]",
        ),
        (
            TRIANGLE,
            TRIANGLE.replace("farming", "gold"),
            "“gold” is not one of energy, farming, technology, community",
            "[[card]]",
        ),
        (
            TRIANGLE,
            '[[0, 0, "energy"], [1, 0, "community"], [0, 1, "farming"]]',
            "a pattern has one or two elements, not 3",
            "[[card]]",
        ),
        (
            'id = "energy-farming-bridge"',
            'id = "energy-farming-triangle"',
            "“energy-farming-triangle” appears twice",
            "[[card]]",
        ),
        ("copies = 6", "copies = 7", "25 bonus tokens do not fill 12 spaces and equal piles in 3 regions", "[[bonus]]"),
        ("flag = true", "flag = false", "exactly one tile must bear the flag, not 0", "[[tile]]"),
        ("elements = [2, 1, 0, 1]", "elements = [2, 1, 0]", "“elements” must be from 4 to 4, not 3", "[[tile]]"),
        (
            'between = ["water", "forest"]',
            'between = ["water", "moon"]',
            "“moon” is not one of desert, water, forest",
            "[[factory]]",
        ),
        ("radius = 3", "radius = 4", "“radius” must be from 1 to 3, not 4", "[space]"),
        ("points = 5", 'points = "three"', "“points” must be a number, not “three”", "[[card]]"),
        ("hand = 3", "", "“hand” is missing from [game]", "[game]"),
        ('fr = "Communauté", ', "", "the name is missing in: fr", "[[element]]"),
        ("[game]", "[game", None, "[game"),
    ],
)
def test_a_fault_of_neotopias_components_is_named_with_its_line(
    tmp_path: Path, old: str, new: str, said: str | None, line: str
) -> None:
    found = fault("neotopia", tmp_path, old, new)
    assert found[1] == line
    assert said is None or found[0] == said


@pytest.mark.parametrize(
    ("old", "new", "said", "line"),
    [
        (
            'kind = "power"',
            'kind = "magic"',
            "“magic” is not one of power, supply, transport, infrastructure, special",
            "[[tile]]",
        ),
        ("level = 6", "level = 7", "“level” must be from 1 to 6, not 7", "[[tile]]"),
        ("decade = 1970", "decade = 1975", "“1975” is not one of 1970, 1980, 1990, 2000, 2010, 2020, 2030", "[[tile]]"),
        ('id = "wind-farm"', 'id = "toll-roads"', "“toll-roads” appears twice", "[[tile]]"),
        ("decade = 1970\n", "", "35 dated tiles can’t be shared evenly by 2 players", "[[tile]]"),
        ("opens = [[4, 1], [4, 2]]", "opens = [[9, 9]]", None, "[[board]]"),
        ('printed = "coal-plant"', 'printed = "castle"', None, "[[board]]"),
        ('side = "silver"', 'side = "golden"', "“silver” is not one of golden, black", "[[board]]"),
    ],
)
def test_a_fault_of_prosperitys_components_is_named_with_its_line(
    tmp_path: Path, old: str, new: str, said: str | None, line: str
) -> None:
    found = fault("prosperity", tmp_path, old, new)
    assert found[1] == line
    assert said is None or found[0] == said


@pytest.mark.parametrize("name", [name for name in NAMES if (GAMES / name / "components.toml").exists()])
def test_the_original_components_with_another_comment_are_the_game_itself(name: str, tmp_path: Path) -> None:
    copy = tmp_path / "copy.toml"
    copy.write_bytes((GAMES / name / "components.toml").read_bytes() + b"\n# mine\n")
    assert load_variant(find_game(name), copy) is find_game(name)


def test_a_match_from_before_components_were_identified_by_their_data_is_found_by_the_hash_of_the_file(tmp_path: Path) -> None:
    path = changed("prosperity", tmp_path, "start_money = 100", "start_money = 150")
    own = load_variant(find_game("prosperity"), path)
    record = Match.new(own, players=2, seed=1).to_record()
    old = Match.from_record({**record, "components": hashlib.sha256(path.read_bytes()).hexdigest()[:12]})
    assert old.game is own
    assert old.to_record() == record


def test_a_forgotten_variant_leaves_nothing_behind(tmp_path: Path) -> None:
    own = load_variant(find_game("prosperity"), changed("prosperity", tmp_path, "start_money = 100", "start_money = 160"))
    package = str(own.rules.__package__)
    Text("en", own)
    forget_variant(own)
    assert not [name for name in sys.modules if name.startswith(package)]
    assert package not in OWN_COMPONENTS
    assert own not in VARIANTS.values()
    left = weakref.ref(own)
    del own
    gc.collect()
    assert left() is None
