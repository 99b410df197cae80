"""Following the course of matches; generic functions, compiled for each game."""

from typing import Any

import numpy as np

from tessera.core.compile.binding import generic
from tessera.core.contract import NOBODY, OVER, advance, apply, legal_actions, points_of, setup, to_act
from tessera.core.drive import STEP_LIMIT


@generic
def follow_matches(states: Any, seeds: Any, generator: Any, actions: Any, ends: Any, lookups: Any, out: Any, course: Any) -> None:
    """Deals matches, replays them and writes the course of each."""
    begin = 0
    for number in range(len(states)):
        generator[0] = seeds[number]
        setup(states[number], generator)
        follow_match(states[number], actions[begin : ends[number]], number, lookups, out, course)
        begin = ends[number]


@generic
def follow_match(state: Any, actions: Any, number: int, lookups: Any, out: Any, course: Any) -> None:
    """Replays a match; steps without a choice count as well, since they may take something too."""
    made = 0
    for _ in range(STEP_LIMIT):
        seat = to_act(state)
        if seat == OVER:
            return
        if seat == NOBODY:
            advance(state)
            continue
        count = legal_actions(state, out)
        action: Any = np.int64(out[0])
        if count > 1:
            compare_points(state, number, made, len(actions), course)
            action = np.int64(actions[made])
            made += 1
        course.words[number, seat, lookups.word_of[action]] += 1
        item = lookups.item_of[action]
        if item >= 0:
            course.taken[number, seat, item] += 1
            course.moments[item] += made / len(actions)
        apply(state, action)


@generic
def compare_points(state: Any, number: int, made: int, decisions: int, course: Any) -> None:
    """Notes before a decision how far each seat is behind the leader, and half-way the points of all."""
    most = points_of(state, 0)
    for seat in range(state.players):
        most = max(most, points_of(state, seat))
    for seat in range(state.players):
        points = points_of(state, seat)
        course.deficit[number, seat] = max(course.deficit[number, seat], most - points)
        if points < most:
            course.behind[number, seat] = made + 1
        if made == decisions // 2:
            course.half[number, seat] = points
