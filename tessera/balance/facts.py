"""The facts of many matches, as arrays: what every seat began with, took and reached."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, fields
from typing import NamedTuple

import numpy as np

from tessera.core.compile.random import new_generator
from tessera.core.contract import AUTOMATIC
from tessera.core.game import Game
from tessera.core.options import Option
from tessera.core.steps import events_of, play_on
from tessera.datasets.plan import Deal, Plan
from tessera.datasets.players import blank_states
from tessera.datasets.run import Row, play_chunk

from . import trace


class Lookups(NamedTuple):
    """What actions mean: the first word of each, and the item that it takes, or -1."""

    word_of: np.ndarray
    item_of: np.ndarray


class Course(NamedTuple):
    """The course of matches, as compiled code writes it; by match and seat."""

    words: np.ndarray  # how often a seat did what the word says
    taken: np.ndarray  # how often it took an item
    moments: np.ndarray  # by item: how much of the match was over when it was taken, summed up
    half: np.ndarray  # its points half-way
    deficit: np.ndarray  # how far it was ever behind the leader
    behind: np.ndarray  # the decisions until which it was behind the leader


@dataclass(frozen=True)
class Facts:
    """The facts of matches of one number of players; all but the moments by match, and most of them by match and seat."""

    points: np.ndarray
    shares: np.ndarray  # of the victory
    place: np.ndarray  # in the order of play, from 0
    values: np.ndarray  # of the seat options: the number of each, by match, seat and option
    decisions: np.ndarray
    words: np.ndarray
    taken: np.ndarray
    half: np.ndarray
    deficit: np.ndarray
    behind: np.ndarray
    moments: np.ndarray  # by item

    def __len__(self) -> int:
        return len(self.points)

    @property
    def players(self) -> int:
        """The number of players."""
        return int(self.points.shape[1])


def words_of(game: Game) -> list[str]:
    """The first words of all moves, in the order of the game's list."""
    return list(dict.fromkeys(move[0] for move in game.moves))


def items_of(game: Game) -> list[str]:
    """What can be taken: the second words of the moves that begin with the word for it."""
    return list(dict.fromkeys(move[1] for move in game.moves if move[0] == game.builds))


def lookups_of(game: Game) -> Lookups:
    """What the actions of a game mean."""
    words, items = words_of(game), items_of(game)
    word_of = [words.index(move[0]) for move in game.moves]
    item_of = [items.index(move[1]) if move[0] == game.builds else -1 for move in game.moves]
    return Lookups(np.array(word_of, np.int64), np.array(item_of, np.int64))


def play_facts(plan: Plan, chunk: int) -> Facts:
    """Plays a chunk of a plan of one number of players; returns its facts."""
    return facts_of(plan.find_game(), play_chunk(plan, chunk))


def facts_of(game: Game, rows: Sequence[Row]) -> Facts:
    """The facts of matches of one number of players."""
    deals, players = [row.deal for row in rows], rows[0].deal.players
    options = seat_options(game)
    course = follow(game, rows, players)
    firsts = np.array([first_seat(game, row) for row in rows])
    return Facts(
        points=np.array([row.played.points for row in rows]),
        shares=np.array([row.shares for row in rows]),
        place=(np.arange(players)[None, :] - firsts[:, None]) % players,
        values=np.array([[values_of(deal, options, seat) for seat in range(players)] for deal in deals], dtype=np.int64),
        decisions=np.array([len(row.played.actions) for row in rows]),
        **course._asdict(),
    )


def seat_options(game: Game) -> list[Option]:
    """The options that every seat chooses for itself."""
    return [option for option in game.options if option.scope == "seat"]


def values_of(deal: Deal, options: Sequence[Option], seat: int) -> list[int]:
    """What a seat has chosen: the number of each value."""
    return [list(option.values).index(deal.options[option.name][seat]) for option in options]


def follow(game: Game, rows: Sequence[Row], players: int) -> Course:
    """Replays matches in compiled code."""
    course = Course(
        words=np.zeros((len(rows), players, len(words_of(game))), np.int32),
        taken=np.zeros((len(rows), players, len(items_of(game))), np.int32),
        moments=np.zeros(len(items_of(game))),
        half=np.zeros((len(rows), players), np.int64),
        deficit=np.zeros((len(rows), players), np.int64),
        behind=np.zeros((len(rows), players), np.int64),
    )
    deals: list[Deal] = [row.deal for row in rows]
    seeds = np.array([deal.seed for deal in deals], np.uint64)
    actions = np.concatenate([row.played.actions for row in rows])
    ends = np.cumsum([len(row.played.actions) for row in rows])
    game.compile(trace).follow_matches(
        blank_states(game, deals), seeds, np.zeros(1, np.uint64), actions, ends, lookups_of(game), game.buffer(), course
    )
    return course


def first_seat(game: Game, row: Row) -> int:
    """The seat that begins: the first that an event after the deal names, or else the first to decide."""
    states = game.new_states(1, row.deal.players, row.deal.options)
    game.rule["setup"](states[0], new_generator(row.deal.seed))
    begun = play_on(game, states, AUTOMATIC, None)
    named = (event.seat for event in events_of(begun.steps) if event.seat is not None)
    return next(named, begun.seat)


def joined(parts: Iterable[Facts]) -> Facts:
    """The facts of several chunks together."""
    every = list(parts)
    together = {field.name: np.concatenate([getattr(part, field.name) for part in every]) for field in fields(Facts)}
    return Facts(**together | {"moments": np.sum([part.moments for part in every], axis=0)})
