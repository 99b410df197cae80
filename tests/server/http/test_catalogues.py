"""The catalogues of browsers: parsed as `@fluent/bundle` would do it."""

from typing import Any

import pytest

from tessera.core.catalogues import LANGUAGES
from tessera.server.http.catalogues import parsed, parts_of

COUNT = {"type": "var", "name": "count"}


@pytest.mark.parametrize(
    ("source", "pattern"),
    [
        ("Rules", "Rules"),
        ("\n    One line\n    and another", "One line\nand another"),
        ("{ $count } tiles", [COUNT, " tiles"]),
        ('{ "a\\u0020b" }', [{"type": "str", "value": "a b"}]),
        ("{ 1.50 }", [{"type": "num", "value": 1.5, "precision": 2}]),
        ("{ { $count } }", [COUNT]),
        ("{ other }", [{"type": "mesg", "name": "other", "attr": None}]),
        ("{ other.title }", [{"type": "mesg", "name": "other", "attr": "title"}]),
        ("{ -brand }", [{"type": "term", "name": "brand", "attr": None, "args": []}]),
        ("{ SIGNED($count) }", [{"type": "func", "name": "SIGNED", "args": [COUNT]}]),
        (
            "{ NUMBER($count, digits: 2) }",
            [
                {
                    "type": "func",
                    "name": "NUMBER",
                    "args": [COUNT, {"type": "narg", "name": "digits", "value": {"type": "num", "value": 2, "precision": 0}}],
                }
            ],
        ),
        (
            "{ $count ->\n    [0] none\n    [one] a tile\n   *[other] tiles\n }",
            [
                {
                    "type": "select",
                    "selector": COUNT,
                    "variants": [
                        {"key": {"type": "num", "value": 0, "precision": 0}, "value": "none"},
                        {"key": {"type": "str", "value": "one"}, "value": "a tile"},
                        {"key": {"type": "str", "value": "other"}, "value": "tiles"},
                    ],
                    "star": 2,
                }
            ],
        ),
    ],
)
def test_a_pattern_is_what_a_browser_would_have_parsed(source: str, pattern: Any) -> None:
    assert parsed(f"message = {source}\n") == [["message", pattern]]


def test_a_message_has_its_attributes() -> None:
    assert parsed("message = Text\n    .title = Title\n") == [["message", "Text", {"title": "Title"}]]


def test_a_message_may_have_attributes_only() -> None:
    assert parsed("message =\n    .title = Title\n") == [["message", None, {"title": "Title"}]]


def test_the_id_of_a_term_begins_with_a_hyphen() -> None:
    assert parsed("-brand = Tessera\n") == [["-brand", "Tessera"]]


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_message_is_lost(language: str) -> None:
    for text in parts_of(language).values():
        assert len(parsed(text)) == sum(line[:1].isalpha() or line.startswith("-") for line in text.splitlines())
