"""The reference of Prosperity in the catalogues."""

from tessera.core.text import Text


def test_the_reference_lists_every_rule_of_the_rulebook() -> None:
    assert len([message for message in Text("en").messages() if message.startswith("prosperity-rule-")]) == 27
