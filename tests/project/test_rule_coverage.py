"""Every rule of every game is in the reference, in a docstring of the rules, and cited by a test."""

import re
from pathlib import Path

import pytest

from tessera.core.text import Text

ROOT = Path(__file__).parents[2]
RULE_ID = re.compile(r"\b[PN]-\d+\b")
FAMILIES = {"prosperity": ("P-", 27), "neotopia": ("N-", 34)}  # the games, their letter, and how many rules their rulebook has

CASES = [(name, message) for name in FAMILIES for message in Text("en").messages() if message.startswith(f"{name}-rule-")]
IDS = {name: {message.removeprefix(f"{name}-rule-") for game, message in CASES if game == name} for name in FAMILIES}


def cited_in_tests():
    """The ids in docstrings of tests."""
    found = set()
    for file in (ROOT / "tests").rglob("test_*.py"):
        for docstring in re.findall(r'def test_\w+\(.*?\):\n    """(.*?)"""', file.read_text(encoding="utf-8"), re.DOTALL):
            found.update(RULE_ID.findall(docstring))
    return found


@pytest.mark.parametrize("name", FAMILIES)
def test_the_reference_lists_every_rule(name):
    letter, count = FAMILIES[name]
    assert len(IDS[name]) == count
    assert all(rule.startswith(letter) for rule in IDS[name])


@pytest.mark.parametrize("name", FAMILIES)
def test_every_rule_has_a_test_that_cites_it(name):
    assert IDS[name] - cited_in_tests() == set()


def test_no_test_cites_a_rule_that_does_not_exist():
    assert cited_in_tests() <= set().union(*IDS.values())


@pytest.mark.parametrize("name", FAMILIES)
def test_the_source_of_the_rules_cites_every_rule(name):
    sources = "".join(file.read_text(encoding="utf-8") for file in (ROOT / "tessera" / "games" / name).rglob("*.py"))
    assert IDS[name] - set(RULE_ID.findall(sources)) == set()
