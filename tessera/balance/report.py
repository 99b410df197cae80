"""The report of the balance lab, as Markdown: one set of components, or two side by side."""

import shlex
from collections.abc import Iterator, Sequence
from functools import partial

from tessera.arena.report import versions
from tessera.core.text import Text
from tessera.datasets.players import is_network
from tessera.datasets.schema import arguments

from .estimates import Estimate
from .findings import CLOSE, Findings, Study
from .items import item_tables
from .tables import MARK, NUMBER, PERCENT, SIGNED, Row, tables

SHARES = {"balance-close", "balance-shared", "balance-half", "balance-decided"}


def command(studies: Sequence[Study]) -> str:
    """The command that makes the report again."""
    first, *others = (study.plan for study in studies)
    against = ["--against", others[0].components or ""] if others else []
    return shlex.join(["tessera", "balance", *arguments(first), *against])


def document(studies: Sequence[Study], pictures: Sequence[tuple[str, str]], text: Text) -> Iterator[str]:
    """The report, line by line; pictures are files and what they show."""
    yield f"# {text('balance-title', game=studies[0].game.name.capitalize())}\n"
    yield from introduction(studies, text)
    for file, shown in pictures:
        yield f"![{shown}]({file})\n"
    yield f"## {text('balance-general')}\n"
    yield text("balance-general-note", close=f"{100 * CLOSE:.0f}") + "\n"
    yield from tables(general_rows(studies[0], text), studies, text, with_scores=True)
    yield f"## {text('balance-order')}\n"
    yield text("balance-order-note") + "\n"
    yield from tables(place_rows(studies[0], text), studies, text)
    if studies[0].game.options and any(found.values for found in studies[0].found.values()):
        yield f"## {text('balance-options')}\n"
        yield text("balance-options-note") + "\n"
        yield from tables(value_rows(studies, text), studies, text)
    yield f"## {text('balance-moves')}\n"
    yield text("balance-moves-note") + "\n"
    yield from tables(word_rows(studies[0], text), studies, text)
    yield from item_tables(studies, text)


def introduction(studies: Sequence[Study], text: Text) -> Iterator[str]:
    """What was played, by whom, and how to read the figures."""
    plan = studies[0].plan
    facts = {"matches": f"{plan.matches:,}".replace(",", " "), "bot": plan.bot, "players": list(map(str, plan.players))}
    yield text("balance-played", **facts)
    if is_network(plan.bot):
        yield text("balance-temperature", temperature=f"{plan.temperature:g}")
    if len(studies) > 1:
        yield text("balance-compared", text=studies[0].name, value=studies[1].name)
        yield text("balance-marks", mark=MARK)
    yield text("balance-intervals") + "\n"
    yield f"```sh\n{command(studies)}\n```\n"
    yield ", ".join(f"{name} {each}" for name, each in versions().items()) + "\n"


def general_rows(study: Study, text: Text) -> list[Row]:
    """Rows about length, scores, closeness and comebacks."""
    names = next(iter(study.found.values())).general
    return [Row(text(name), partial(general, name), PERCENT if name in SHARES else NUMBER) for name in names]


def place_rows(study: Study, text: Text) -> list[Row]:
    """Rows about the order of play."""
    names = [text("balance-place", place=place + 1) for place in range(max(study.found))]
    wins, points = text("balance-wins"), text("balance-points")
    return [
        *(Row(f"{name}: {wins}", partial(wins_in_place, place), PERCENT, fair_share) for place, name in enumerate(names)),
        *(Row(f"{name}: {points}", partial(points_in_place, place), NUMBER) for place, name in enumerate(names)),
    ]


def value_rows(studies: Sequence[Study], text: Text) -> list[Row]:
    """Rows about the values of options."""
    keys = dict.fromkeys(key for study in studies for found in study.found.values() for key in found.values)
    labels = {key: option_label(studies[0].game.name, *key, text) for key in keys}
    wins, points = text("balance-wins"), text("balance-more-points")
    return [
        *(Row(f"{label}: {wins}", partial(wins_with, key), PERCENT, fair_share) for key, label in labels.items()),
        *(Row(f"{label}: {points}", partial(points_with, key), SIGNED, nothing) for key, label in labels.items()),
    ]


def word_rows(study: Study, text: Text) -> list[Row]:
    """Rows about what seats do."""
    words, more = next(iter(study.found.values())).words, text("balance-winners-more")
    return [
        *(Row(f"`{word}`", partial(times, word), NUMBER) for word in words),
        *(Row(f"`{word}`: {more}", partial(times_more, word), SIGNED, nothing) for word in words),
    ]


def option_label(game: str, option: str, value: str, text: Text) -> str:
    """An option and its value, in the game's words if it has any."""
    message = f"{game}-option-{option}"
    return f"{text(message)}, {text(f'{message}-{value}')}" if text.has(message) else f"{option}, {value}"


# What the rows show


def general(name: str, found: Findings) -> Estimate | None:
    """A general figure."""
    return found.general[name]


def wins_in_place(place: int, found: Findings) -> Estimate | None:
    """The wins of a place in the order of play."""
    return found.places[place].wins if place < found.players else None


def points_in_place(place: int, found: Findings) -> Estimate | None:
    """The points of a place in the order of play."""
    return found.places[place].points if place < found.players else None


def wins_with(key: tuple[str, str], found: Findings) -> Estimate | None:
    """The wins of seats with a value of an option."""
    return found.values[key].wins if key in found.values else None


def points_with(key: tuple[str, str], found: Findings) -> Estimate | None:
    """How many points more they get than the other seats."""
    return found.values[key].points if key in found.values else None


def times(word: str, found: Findings) -> Estimate | None:
    """How often a seat does something in a match."""
    return found.words[word][0]


def times_more(word: str, found: Findings) -> Estimate | None:
    """How much more often the winner does so."""
    return found.words[word][1]


def fair_share(players: int) -> float:
    """The wins of a seat without an advantage."""
    return 1 / players


def nothing(players: int) -> float:
    """The difference between seats without an advantage."""
    return 0.0
