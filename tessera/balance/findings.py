"""What the facts of many matches come to: how close they are, and what seats, options, moves and items are worth."""

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np

from tessera.core.game import Game
from tessera.datasets.plan import Plan

from .estimates import FEW, UNKNOWN, Estimate, adjusted, mean_of, share_of, within
from .facts import Facts, items_of, seat_options, words_of

CLOSE = 0.05  # a lead of at most this part of the winner's points is close
SELDOM, NEARLY_ALWAYS = 0.01, 0.99  # the shares of matches below and above which an item stands out


@dataclass(frozen=True)
class Worth:
    """What something is worth to a seat that has it, compared with the seats of the same match that do not."""

    wins: Estimate
    points: Estimate  # more than the others


@dataclass(frozen=True)
class Item:
    """What becomes of an item."""

    taken: Estimate  # the share of matches
    moment: float  # how much of the match is over when it is taken, on average
    worth: Worth
    points: Estimate  # more with it, all other items, the order of play and the options being equal
    wins: Estimate  # likewise


@dataclass(frozen=True)
class Findings:
    """What the matches of one number of players come to."""

    facts: Facts
    general: dict[str, Estimate]  # by the message that names it
    places: list[Worth]  # in the order of play; the points are not relative
    values: dict[tuple[str, str], Worth]  # by option and value
    words: dict[str, tuple[Estimate, Estimate]]  # how often a seat does so, and how much more often winners do
    items: dict[str, Item]

    @property
    def players(self) -> int:
        """The number of players."""
        return self.facts.players


@dataclass(frozen=True)
class Study:
    """A set of components, the plan of its matches, and what they come to for each number of players."""

    name: str
    plan: Plan
    game: Game
    found: dict[int, Findings]


def findings_of(game: Game, facts: Facts, varied: Facts | None = None) -> Findings:
    """What the facts of a game come to; matches with varied options say what those are worth."""
    return Findings(
        facts=facts,
        general=general_of(facts),
        places=[place_of(facts, place) for place in range(facts.players)],
        values=values_of(game, varied or facts),
        words={word: word_of(facts, number) for number, word in enumerate(words_of(game))},
        items=dict(zip(items_of(game), worth_of_items(facts), strict=True)),
    )


def general_of(facts: Facts) -> dict[str, Estimate]:
    """Length, scores, closeness and comebacks."""
    ranked = np.sort(facts.points, axis=1)
    most, lead = ranked[:, -1], ranked[:, -1] - ranked[:, -2]
    wins = facts.shares > 0
    ahead = facts.half == facts.half.max(axis=1, keepdims=True)
    is_led = ~ahead.all(axis=1)  # half-way somebody leads and somebody does not
    leader = (facts.shares * ahead).sum(axis=1)
    comeback = np.where(wins, facts.deficit, 0).sum(axis=1) / wins.sum(axis=1)
    last_behind = np.where(wins, facts.behind, 0).max(axis=1)
    return {
        "balance-decisions": mean_of(facts.decisions),
        "balance-score": mean_of(facts.points.mean(axis=1)),
        "balance-winner": mean_of(most),
        "balance-lead": mean_of(lead),
        "balance-spread": mean_of(most - ranked[:, 0]),
        "balance-close": share_of(lead <= CLOSE * most),
        "balance-shared": share_of(wins.sum(axis=1) > 1),
        "balance-half": share_of(leader[is_led]),
        "balance-deficit": mean_of(comeback),
        "balance-decided": mean_of(last_behind / np.maximum(facts.decisions, 1)),
    }


def place_of(facts: Facts, place: int) -> Worth:
    """The wins and the points of a place in the order of play."""
    is_there = facts.place == place
    return Worth(share_of((facts.shares * is_there).sum(axis=1)), mean_of((facts.points * is_there).sum(axis=1)))


def worth_of(facts: Facts, has: np.ndarray) -> Worth:
    """What something is worth to the seats that have it."""
    (wins, _), (mine, theirs) = within(facts.shares, has), within(facts.points, has)
    return Worth(share_of(wins), mean_of(mine - theirs)) if len(wins) >= FEW else Worth(UNKNOWN, UNKNOWN)


def values_of(game: Game, facts: Facts) -> dict[tuple[str, str], Worth]:
    """What every value of an option is worth."""
    return {
        (option.name, value): worth_of(facts, facts.values[:, :, column] == number)
        for column, option in enumerate(seat_options(game))
        for number, value in enumerate(option.values)
    }


def word_of(facts: Facts, word: int) -> tuple[Estimate, Estimate]:
    """How often a seat does something, and how much more often winners do than the others."""
    counts = facts.words[:, :, word]
    winners, others = within(counts, facts.shares > 0)
    return mean_of(counts.mean(axis=1)), mean_of(winners - others)


def worth_of_items(facts: Facts) -> list[Item]:
    """What becomes of every item."""
    has, times = facts.taken > 0, facts.taken.sum(axis=(0, 1))
    causes = np.concatenate([has, *others_of(facts)], axis=2).astype(float)
    points = adjusted(facts.points.astype(float), causes)
    wins = adjusted(facts.shares, causes)
    return [
        Item(
            taken=share_of(has[:, :, item].max(axis=1)),
            moment=float(facts.moments[item] / max(times[item], 1)),
            worth=worth_of(facts, has[:, :, item]),
            points=points[item],
            wins=wins[item],
        )
        for item in range(has.shape[2])
    ]


def others_of(facts: Facts) -> Sequence[np.ndarray]:
    """What else may make a difference between seats: their places and options, all but the first value of each."""
    places = facts.place[:, :, None] == np.arange(1, facts.players)
    columns = [facts.values[:, :, column, None] for column in range(facts.values.shape[2])]
    return [places, *(values == np.arange(1, values.max(initial=0) + 1) for values in columns)]
