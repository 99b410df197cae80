"""Fitting: how much each feature of a seat counts, from matches that the bots play themselves.

It starts from weights that know nothing but the points. In each round the bots play with the weights of the round before, by
what looks good; the final points of a seat are then fitted by its features at each stage of the match (least squares), and
the spread by who won (maximum likelihood). Every match begins with some random moves and its players value things a little
differently, so that there is much to see. The weights of the last rounds are averaged, since the last one alone would be
chance. In the end the bots play by search, as they do in earnest, and what they then come to sets the level of the points and
the spread once more: so the chances that are told to people are true. The same seed gives the same weights on any number
of cores.
"""

from collections.abc import Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from functools import partial
from typing import Any, NamedTuple

import numpy as np

from tessera.core.compile.random import new_generator
from tessera.core.game import Game

from . import judge, record, search
from .desk import Manner, new_desk
from .levels import manner_of
from .weights import STAGES, Weights, blank_weights

ROUNDS = 12
AVERAGED = 4
KEPT = 3  # rounds whose matches are fitted together
RIDGE = 1.0
COOL = 0.3  # the part of the usual heat with which matches are played, more or less
NOISE = 0.25  # how differently players value a feature, as a deviation of its logarithm
SEARCHED = 12  # for one match by search there are this many others
ITERATIONS = 60  # of that search
LONGEST = 400  # notes of one match
SHARE = 16  # matches that a thread takes at a time
SPREAD_STEPS = 60
SPREAD_NOTES = 100_000
TRUST = 300  # as many notes does the spread of the round before count for
SOME = 20_000  # notes that are fitted at a time


class Notes(NamedTuple):
    """What was noted in matches: for every note the stage, the features of each seat, and how it ended for them."""

    stages: np.ndarray
    facts: np.ndarray  # notes × seats × features
    points: np.ndarray  # notes × seats
    chances: np.ndarray  # notes × seats


@dataclass(frozen=True)
class Round:
    """What a round of fitting came to."""

    number: int
    weights: Weights
    points: float  # the mean of all seats
    error: float  # of the points, root mean square
    surprise: float  # at the winner, in nats


class Play(NamedTuple):
    """How the matches of a round are played."""

    manner: Manner
    iterations: int  # of the search; 0 plays by what looks good
    wild: int  # at most so many random moves at the beginning
    noise: float


def fit(game: Game, players: int, matches: int, seed: int, threads: int) -> Iterator[Round]:
    """Fits weights in rounds; those of the last are the ones to use."""
    manner, kept = manner_of(game), list[Notes]()
    weights = [blank_weights(game)]
    explore = Play(manner._replace(heat=manner.heat * COOL), 0, getattr(game.features, "LENGTH", 1), NOISE)
    for number in range(1, ROUNDS + 1):
        seeds = seeds_of(matches, seed, players, number)
        kept = [*kept, play_all(game, players, weights[-1], explore, seeds, threads)][-KEPT:]
        fitted, error, surprise = solve(weights[-1], join(kept))
        weights.append(fitted)
        yield Round(number, fitted, float(kept[-1].points.mean()), error, surprise)
    weights.append(average(weights[-AVERAGED:]))
    seeds = seeds_of(-(-matches // SEARCHED), seed, players, ROUNDS + 1)
    notes = play_all(game, players, weights[-1], Play(manner, ITERATIONS, 1, 0.0), seeds, threads)
    fitted, error, surprise = calibrate(weights[-1], notes)
    yield Round(ROUNDS + 1, fitted, float(notes.points.mean()), error, surprise)


def seeds_of(matches: int, *key: int) -> list[int]:
    """A seed for every match."""
    return [int(seed) for seed in np.random.SeedSequence(key).generate_state(matches, np.uint64)]


def average(many: Sequence[Weights]) -> Weights:
    """The mean of several weights."""
    table, spread = (np.mean([getattr(each, part) for each in many], axis=0) for part in ("table", "spread"))
    return Weights(many[-1].features, table, spread, many[-1].easily_missed)


def play_all(game: Game, players: int, weights: Weights, how: Play, seeds: Sequence[int], threads: int) -> Notes:
    """The notes of one match for every seed."""
    shares = [seeds[first : first + SHARE] for first in range(0, len(seeds), SHARE)]
    with ThreadPoolExecutor(threads) as pool:
        return join([notes for some in pool.map(partial(play_some, game, players, weights, how), shares) for notes in some])


def play_some(game: Game, players: int, weights: Weights, how: Play, seeds: Sequence[int]) -> list[Notes]:
    """The same in one thread, on one desk."""
    desk, noting = new_desk(game, weights, how.iterations + 1), game.compile(judge, search, record).record
    options = game.read_options(players, {})
    found = []
    for seed in seeds:
        rng, generator = np.random.default_rng(seed), new_generator(seed)
        desk.weights[:] = weights.table * np.exp(rng.normal(0, how.noise, len(weights.features)))
        manner = how.manner._replace(heat=how.manner.heat * float(np.exp(rng.normal(0, 2 * how.noise))))
        states = game.new_states(1, players, options)
        game.rule["setup"](states[0], generator)
        stages, facts = np.zeros(LONGEST), np.zeros((LONGEST, players, len(desk.facts)))
        wild = int(rng.integers(0, how.wild))
        noted = noting(states[0], wild, how.iterations, manner, generator, stages, facts, desk)
        ended = (np.tile(part[:players], (noted, 1)) for part in (desk.points, desk.chance))
        found.append(Notes(stages[:noted].copy(), facts[:noted].astype(np.float32), *ended))
    return found


def join(notes: Sequence[Notes]) -> Notes:
    """Notes of many matches as one."""
    return Notes(*(np.concatenate(parts) for parts in zip(*notes, strict=True)))


def share_of_stages(stages: np.ndarray) -> Any:
    """For every note the share that each of the fitted stages has in it: all but two neighbours are 0."""
    place = stages * (STAGES - 1)
    return np.maximum(0, 1 - np.abs(place[:, None] - np.arange(STAGES)))


def designs(notes: Notes) -> Iterator[tuple[np.ndarray, np.ndarray]]:
    """The equations to solve, some at a time: a row of features by stage for every seat of every note, and its points."""
    for first in range(0, len(notes.stages), SOME):
        part = slice(first, first + SOME)
        rows = share_of_stages(notes.stages[part])[:, None, :, None] * notes.facts[part, :, None, :]
        yield rows.reshape(rows.shape[0] * rows.shape[1], -1), notes.points[part].reshape(-1)


def promises(table: np.ndarray, notes: Notes) -> np.ndarray:
    """The points that weights promise to every seat of every note."""
    return np.concatenate([rows @ table.reshape(-1) for rows, _ in designs(notes)]).reshape(notes.points.shape)


def solve(before: Weights, notes: Notes) -> tuple[Weights, float, float]:
    """Weights that fit the notes, the error of the points, and the surprise at the winners."""
    size = before.table.size
    normal, moment = np.zeros((size, size)), np.zeros(size)
    for rows, points in designs(notes):
        normal += rows.T @ rows
        moment += rows.T @ points
    ridge = RIDGE * np.diag(np.diag(normal) / len(notes.stages)) + 1e-9 * np.eye(size)
    table = np.linalg.solve(normal + ridge, moment).reshape(before.table.shape)
    return with_spread(before, table, notes)


def calibrate(before: Weights, notes: Notes) -> tuple[Weights, float, float]:
    """The same weights, but for the level of the points at each stage, which the last feature carries, and the spread."""
    shares = share_of_stages(notes.stages)
    missing = (notes.points - promises(before.table, notes)).mean(axis=1)
    table = before.table.copy()
    table[:, -1] += np.linalg.lstsq(shares, missing, rcond=None)[0]
    return with_spread(before, table, notes)


def with_spread(before: Weights, table: np.ndarray, notes: Notes) -> tuple[Weights, float, float]:
    """Weights with the spread that fits them, the error of the points, and the surprise at the winners."""
    promised = promises(table, notes)
    spread, surprise = solve_spread(before.spread, share_of_stages(notes.stages), promised, notes.chances)
    error = float(np.sqrt(np.mean((promised - notes.points) ** 2)))
    return Weights(before.features, table, spread, before.easily_missed), error, surprise


def solve_spread(before: np.ndarray, shares: np.ndarray, promised: np.ndarray, chances: np.ndarray) -> tuple[np.ndarray, float]:
    """The spread at each stage that makes the winners least surprising, by steps uphill in its logarithm.

    Notes of one match tell nearly the same, so that few matches must not carry it far away from what was known before.
    """
    every = 1 + len(shares) // SPREAD_NOTES
    shares, promised, chances = shares[::every], promised[::every], chances[::every]
    logarithm = known = np.log(before)
    for _ in range(SPREAD_STEPS):
        spread = shares @ np.exp(logarithm)
        odds = np.exp((promised - promised.max(axis=1, keepdims=True)) / spread[:, None])
        shown = odds / odds.sum(axis=1, keepdims=True)
        slope = -((chances - shown) * promised).sum(axis=1) / spread
        pull = (shares * slope[:, None]).sum(axis=0) + TRUST * (known - logarithm)
        logarithm = logarithm + pull / (shares.sum(axis=0) + TRUST)
    return np.exp(logarithm), float(-(chances * np.log(shown + 1e-12)).sum(axis=1).mean())
