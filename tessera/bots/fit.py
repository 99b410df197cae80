"""Fitting: finds the weights of a game's features from matches that the bots play against themselves.

It starts from weights that know nothing but the points. In each round, bots with the weights of the previous round sample their
actions by value. Least squares then fit the final points of a seat to its features at each stage of the match, and maximum
likelihood fits the spread to the winners. Every match starts with some random moves, and its players value features a little
differently, so that the samples are varied. The weights of the last rounds are averaged to reduce noise. Finally the bots play by
search, as they do in real matches, which calibrates the level of the points and the spread: the winning chances that people see
must be true. The same seed gives the same weights on any number of cores.
"""

from collections.abc import Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from functools import partial
from typing import Any, NamedTuple

import numpy as np

from tessera.core.compile.random import new_generator
from tessera.core.game import Game

from . import search, self_play, values
from .levels import search_parameters
from .weights import STAGES, Weights, blank_weights
from .workspace import SearchParameters, new_workspace

ROUNDS = 12
AVERAGED_ROUNDS = 4
POOLED_ROUNDS = 3  # whose samples are fitted together
RIDGE = 1.0
TEMPERATURE_FACTOR = 0.3  # matches are played at about this share of the usual temperature
NOISE = 0.25  # of the weights of a player: the standard deviation of their logarithm
CALIBRATION_SHARE = 12  # matches of a round for each match that is played by search
ITERATIONS = 60  # of that search
MOST_SAMPLES = 400  # of one match
MATCHES_PER_TASK = 16
SPREAD_STEPS = 60
SPREAD_SAMPLES = 100_000
PRIOR_SAMPLES = 300  # the spread of the previous round counts as much as this many samples
BATCH = 20_000  # samples that are fitted at a time


class Samples(NamedTuple):
    """Samples from matches: the stage, the feature vector of each seat, and the outcome for each seat."""

    stages: np.ndarray
    vectors: np.ndarray  # samples × seats × features
    points: np.ndarray  # samples × seats
    chances: np.ndarray  # samples × seats


@dataclass(frozen=True)
class Round:
    """The result of a round of fitting."""

    number: int
    weights: Weights
    points: float  # the mean of all seats
    error: float  # the root mean square error of the predicted points
    cross_entropy: float  # of the predicted winners, in nats


class SelfPlay(NamedTuple):
    """How the matches of a round are played."""

    parameters: SearchParameters
    iterations: int  # of the search; 0 samples actions by value
    opening: int  # the most random moves at the start
    noise: float


def fit(game: Game, players: int, matches: int, seed: int, threads: int) -> Iterator[Round]:
    """Fits weights in rounds; those of the last round are the result."""
    parameters, pooled = search_parameters(game), list[Samples]()
    weights = [blank_weights(game)]
    cooler = parameters._replace(temperature=parameters.temperature * TEMPERATURE_FACTOR)
    varied = SelfPlay(cooler, 0, getattr(game.features, "TYPICAL_DECISIONS", 1), NOISE)
    for number in range(1, ROUNDS + 1):
        seeds = seeds_of(matches, seed, players, number)
        pooled = [*pooled, play_all(game, players, weights[-1], varied, seeds, threads)][-POOLED_ROUNDS:]
        fitted, error, cross_entropy = solve(weights[-1], join(pooled))
        weights.append(fitted)
        yield Round(number, fitted, float(pooled[-1].points.mean()), error, cross_entropy)
    weights.append(average(weights[-AVERAGED_ROUNDS:]))
    seeds = seeds_of(-(-matches // CALIBRATION_SHARE), seed, players, ROUNDS + 1)
    samples = play_all(game, players, weights[-1], SelfPlay(parameters, ITERATIONS, 1, 0.0), seeds, threads)
    fitted, error, cross_entropy = calibrate(weights[-1], samples)
    yield Round(ROUNDS + 1, fitted, float(samples.points.mean()), error, cross_entropy)


def seeds_of(matches: int, *key: int) -> list[int]:
    """A seed for every match."""
    return [int(seed) for seed in np.random.SeedSequence(key).generate_state(matches, np.uint64)]


def average(many: Sequence[Weights]) -> Weights:
    """The mean of several weights."""
    by_stage, spread = (np.mean([getattr(each, part) for each in many], axis=0) for part in ("by_stage", "spread"))
    return Weights(many[-1].features, by_stage, spread, many[-1].easily_missed)


def play_all(game: Game, players: int, weights: Weights, how: SelfPlay, seeds: Sequence[int], threads: int) -> Samples:
    """The samples of one match per seed."""
    tasks = [seeds[first : first + MATCHES_PER_TASK] for first in range(0, len(seeds), MATCHES_PER_TASK)]
    with ThreadPoolExecutor(threads) as pool:
        return join([samples for some in pool.map(partial(play_some, game, players, weights, how), tasks) for samples in some])


def play_some(game: Game, players: int, weights: Weights, how: SelfPlay, seeds: Sequence[int]) -> list[Samples]:
    """The samples of one match per seed, played by one thread in one workspace."""
    workspace = new_workspace(game, weights, how.iterations + 1)
    play_match = game.compile(values, search, self_play).play_match
    options = game.read_options(players, {})
    found = []
    for seed in seeds:
        rng, generator = np.random.default_rng(seed), new_generator(seed)
        workspace.weights[:] = weights.by_stage * np.exp(rng.normal(0, how.noise, len(weights.features)))
        temperature = how.parameters.temperature * float(np.exp(rng.normal(0, 2 * how.noise)))
        parameters = how.parameters._replace(temperature=temperature)
        states = game.new_states(1, players, options)
        game.rule["setup"](states[0], generator)
        stages, vectors = np.zeros(MOST_SAMPLES), np.zeros((MOST_SAMPLES, players, len(workspace.features)))
        opening = int(rng.integers(0, how.opening))
        count = play_match(states[0], opening, how.iterations, parameters, generator, stages, vectors, workspace)
        outcome = (np.tile(part[:players], (count, 1)) for part in (workspace.points, workspace.chance))
        found.append(Samples(stages[:count].copy(), vectors[:count].astype(np.float32), *outcome))
    return found


def join(samples: Sequence[Samples]) -> Samples:
    """The samples of several matches as one."""
    return Samples(*(np.concatenate(parts) for parts in zip(*samples, strict=True)))


def stage_basis(stages: np.ndarray) -> Any:
    """The share of each fitted stage in every sample, by linear interpolation: all but two neighbours are 0."""
    place = stages * (STAGES - 1)
    return np.maximum(0, 1 - np.abs(place[:, None] - np.arange(STAGES)))


def design_matrices(samples: Samples) -> Iterator[tuple[np.ndarray, np.ndarray]]:
    """Design matrices in batches, a row of features by stage for every seat of every sample, with the points to fit."""
    for first in range(0, len(samples.stages), BATCH):
        part = slice(first, first + BATCH)
        rows = stage_basis(samples.stages[part])[:, None, :, None] * samples.vectors[part, :, None, :]
        yield rows.reshape(rows.shape[0] * rows.shape[1], -1), samples.points[part].reshape(-1)


def predict(by_stage: np.ndarray, samples: Samples) -> np.ndarray:
    """The points that weights predict for every seat of every sample."""
    return np.concatenate([rows @ by_stage.reshape(-1) for rows, _ in design_matrices(samples)]).reshape(samples.points.shape)


def solve(before: Weights, samples: Samples) -> tuple[Weights, float, float]:
    """The weights that fit the samples, the error of the points, and the cross-entropy of the winners."""
    size = before.by_stage.size
    normal, moment = np.zeros((size, size)), np.zeros(size)
    for rows, points in design_matrices(samples):
        normal += rows.T @ rows
        moment += rows.T @ points
    ridge = RIDGE * np.diag(np.diag(normal) / len(samples.stages)) + 1e-9 * np.eye(size)
    by_stage = np.linalg.solve(normal + ridge, moment).reshape(before.by_stage.shape)
    return with_spread(before, by_stage, samples)


def calibrate(before: Weights, samples: Samples) -> tuple[Weights, float, float]:
    """Refits the spread and the level of the points at each stage, which is the weight of the last feature."""
    shares = stage_basis(samples.stages)
    missing = (samples.points - predict(before.by_stage, samples)).mean(axis=1)
    by_stage = before.by_stage.copy()
    by_stage[:, -1] += np.linalg.lstsq(shares, missing, rcond=None)[0]
    return with_spread(before, by_stage, samples)


def with_spread(before: Weights, by_stage: np.ndarray, samples: Samples) -> tuple[Weights, float, float]:
    """The weights with the spread that fits them, the error of the points, and the cross-entropy of the winners."""
    predicted = predict(by_stage, samples)
    spread, cross_entropy = solve_spread(before.spread, stage_basis(samples.stages), predicted, samples.chances)
    error = float(np.sqrt(np.mean((predicted - samples.points) ** 2)))
    return Weights(before.features, by_stage, spread, before.easily_missed), error, cross_entropy


def solve_spread(before: np.ndarray, shares: np.ndarray, predicted: np.ndarray, chances: np.ndarray) -> tuple[np.ndarray, float]:
    """The maximum-likelihood spread at each stage, by gradient ascent in its logarithm, and the cross-entropy.

    The samples of a match are nearly the same, so a prior keeps few matches from moving the spread far from `before`.
    """
    every = 1 + len(shares) // SPREAD_SAMPLES
    shares, predicted, chances = shares[::every], predicted[::every], chances[::every]
    logarithm = prior = np.log(before)
    for _ in range(SPREAD_STEPS):
        spread = shares @ np.exp(logarithm)
        odds = np.exp((predicted - predicted.max(axis=1, keepdims=True)) / spread[:, None])
        probabilities = odds / odds.sum(axis=1, keepdims=True)
        slope = -((chances - probabilities) * predicted).sum(axis=1) / spread
        gradient = (shares * slope[:, None]).sum(axis=0) + PRIOR_SAMPLES * (prior - logarithm)
        logarithm = logarithm + gradient / (shares.sum(axis=0) + PRIOR_SAMPLES)
    return np.exp(logarithm), float(-(chances * np.log(probabilities + 1e-12)).sum(axis=1).mean())
