"""The cache of compiled rules: in the user's cache folder, under a name that changes with sources and components."""

import os
import time
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from tessera import find_game
from tessera.core.compile import cache as rules
from tessera.core.compile.random import draw, new_generator, shuffle


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    (tmp_path / "rules.py").write_text("PRICE = 1\n")
    (tmp_path / "components.toml").write_text("tile = 1\n")
    return tmp_path


def name(folder: Path) -> str:
    rules.fingerprint.cache_clear()
    return rules.fingerprint(folder)


@pytest.mark.parametrize("file", ["rules.py", "components.toml"])
def test_a_changed_rule_or_component_gets_a_new_cache(folder: Path, file: str) -> None:
    before = name(folder)
    (folder / file).write_text("changed = 2\n")
    assert name(folder) != before


def test_the_same_sources_get_the_same_cache(folder: Path) -> None:
    assert name(folder) == name(folder)


def test_other_files_do_not_change_the_cache(folder: Path) -> None:
    before = name(folder)
    (folder / "notes.txt").write_text("hello")
    assert name(folder) == before


def test_compiled_rules_are_in_the_users_cache_under_that_name() -> None:
    game = find_game("prosperity")
    compiled: Any = game.rule["apply"]
    cache = Path(compiled._cache.cache_path)
    assert rules.user_cache() in cache.parents
    assert rules.fingerprint(Path(str(game.rules.__file__)).parent) in cache.parts


def test_an_environment_variable_moves_the_cache(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("TESSERA_CACHE_DIR", str(tmp_path))
    assert rules.user_cache() == tmp_path


def test_a_new_cache_removes_those_unused_for_a_month(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("TESSERA_CACHE_DIR", str(tmp_path))
    for age, old in ((40, "old"), (3, "recent")):
        (tmp_path / "rules" / old).mkdir(parents=True)
        os.utime(tmp_path / "rules" / old, (time.time() - age * 86400,) * 2)
    rules.cache_folder.cache_clear()
    rules.cache_folder("new")
    rules.cache_folder.cache_clear()
    assert sorted(path.name for path in (tmp_path / "rules").iterdir()) == ["new", "recent"]


def test_the_generator_is_splitmix64() -> None:
    """The reference values of the algorithm for the seed 1234567, scaled to 32 bits."""
    generator = new_generator(1234567)
    reference = [6457827717110365317, 3203168211198807973, 9817491932198370423]
    assert [draw(generator, 2**31) for _ in reference] == [(number >> 32) * 2**31 >> 32 for number in reference]


def test_numbers_are_drawn_uniformly() -> None:
    generator = new_generator(1)
    counts = np.bincount([draw(generator, 6) for _ in range(6000)], minlength=6)
    assert counts.min() > 850
    assert counts.max() < 1150


def test_a_shuffle_changes_nothing_outside_its_part() -> None:
    deck = np.arange(10)
    shuffle(deck, 3, 7, new_generator(5))
    assert deck[:3].tolist() == [0, 1, 2]
    assert deck[7:].tolist() == [7, 8, 9]
    assert sorted(deck.tolist()) == list(range(10))
