"""Every rule of every game is in the reference, in a docstring of the rules, and cited by a test."""

import ast
import re
from pathlib import Path

import pytest

from tessera.core.text import Text
from tests.support.games import INSTALLED

ROOT = Path(__file__).parents[2]
NAMES = [game.name for game in INSTALLED]
PREFIXES = {game.name: game.rule_prefix for game in INSTALLED if game.rule_prefix}
RULE_ID = re.compile(rf"\b(?:{'|'.join(PREFIXES.values())})-\d+\b")
MESSAGES = Text("en").messages()
IDS = {
    name: {message.removeprefix(f"{name}-rule-") for message in MESSAGES if message.startswith(f"{name}-rule-")} for name in NAMES
}


def cited_in_tests() -> set[str]:
    """The ids in docstrings of tests."""
    files = (ROOT / "tests").rglob("test_*.py")
    nodes = [node for file in files for node in ast.walk(ast.parse(file.read_text(encoding="utf-8")))]
    tests = [node for node in nodes if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef) and node.name.startswith("test_")]
    return {rule for test in tests for rule in RULE_ID.findall(ast.get_docstring(test) or "")}


@pytest.mark.parametrize("name", NAMES)
def test_the_ids_of_rules_begin_as_the_game_declares(name: str) -> None:
    assert all(re.fullmatch(rf"{PREFIXES[name]}-\d+", rule) for rule in IDS[name])


def test_no_two_games_have_rules_of_the_same_prefix() -> None:
    assert len(set(PREFIXES.values())) == len(PREFIXES)


@pytest.mark.parametrize("name", NAMES)
def test_every_rule_has_a_test_that_cites_it(name: str) -> None:
    assert IDS[name] - cited_in_tests() == set()


def test_no_test_cites_a_rule_that_does_not_exist() -> None:
    assert cited_in_tests() <= set().union(*IDS.values())


@pytest.mark.parametrize("name", NAMES)
def test_the_source_of_the_rules_cites_every_rule(name: str) -> None:
    sources = "".join(file.read_text(encoding="utf-8") for file in (ROOT / "tessera" / "games" / name).rglob("*.py"))
    assert IDS[name] - set(RULE_ID.findall(sources)) == set()
