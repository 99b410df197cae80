"""The rules of a game in short, with all rulings, from the catalogues."""

from rich.console import Console, Group
from rich.rule import Rule as Line
from rich.table import Table
from rich.text import Text as Rich

from tessera.core.errors import BadOption
from tessera.core.text import Text


def print_rules(console: Console, text: Text) -> None:
    """Prints how to win, then chapters, rules and rulings in the catalogue's order, and what is reconstructed."""
    chapter, rule = f"{text.prefix}-rules-", f"{text.prefix}-rule-"
    if not text.has(f"{text.prefix}-title"):
        raise BadOption("terminal-no-rules", game=text.prefix)
    console.print(Line(text("rules-title", game=text(f"{text.prefix}-title"))))
    console.print(Rich(f"{text('rules-unofficial')} {text('rules-own-rulings')}", style="dim"))
    if text.has(f"{text.prefix}-goal"):
        console.print(Rich(f"\n{text('rules-goal')}", style="bold underline"))
        console.print(entry("", Rich(text(f"{text.prefix}-goal"))))
    for message in text.messages():
        if message.startswith(chapter):
            console.print(Rich(f"\n{text(message)}", style="bold underline"))
        elif message.startswith(rule):
            print_rule(console, text, message.removeprefix(rule))
    if text.has(f"{text.prefix}-reconstructed"):
        console.print(Rich(f"\n{text('rules-reconstructed')}", style="bold underline"))
        console.print(entry("", Rich(text(f"{text.prefix}-reconstructed"))))


def print_rule(console: Console, text: Text, rule: str) -> None:
    """Prints one rule and its ruling."""
    message = f"{text.prefix}-rule-{rule.upper()}"
    if not text.has(message):
        raise BadOption("terminal-rule-missing", rule=rule)
    paragraphs = [Rich(text(message))]
    if ruling := text.attribute(message, "ruling"):
        paragraphs.append(Rich(f"{text('rules-ruling')} {ruling}", style="italic"))
    console.print(entry(rule.upper(), *paragraphs))


def entry(mark: str, *paragraphs: Rich) -> Table:
    """Paragraphs with a mark in the margin."""
    table = Table.grid(padding=(0, 1))
    table.add_column(width=5, style="bold")
    table.add_column()
    table.add_row(mark, Group(*paragraphs))
    return table
