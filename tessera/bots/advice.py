"""Advice for people: the moves that look best, compared fairly, the whole turn that the bots propose, and why."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace

import numpy as np

from tessera.core.match import Match

from . import values
from .evaluate import evaluate
from .levels import search_parameters
from .think import Budget, Evaluation, MoveEvaluation
from .weights import weights_of
from .workspace import new_workspace

MOST_MOVES = 6  # that are compared
LONGEST_TURN = 12  # moves of a proposed turn
SEARCH_SHARE = 0.5  # of the progress; the rest is for comparing moves and for the rest of the turn


@dataclass(frozen=True)
class Motive:
    """Something that a turn changes, and what that is worth to the bots in points."""

    name: str
    points: float


@dataclass(frozen=True)
class Advice:
    """What the bots advise in a position."""

    evaluation: Evaluation  # its moves are the ones that look best; each was thought about alone, equally long
    turn: tuple[int, ...]  # the best of them and what would follow, until the turn ends or something hidden is revealed
    motives: tuple[Motive, ...]  # what that turn changes for the seat to act, the most important first


def advise(
    match: Match,
    viewer: int,
    budget: Budget,
    alone: Budget,
    *,
    on_progress: Callable[[float], None] = lambda share: None,
    seed: int | None = None,
) -> Advice:
    """What the bots advise the seat to act, from what `viewer` knows; each move is compared within the budget `alone`."""
    thought = evaluate(match, viewer, budget, lambda share: on_progress(share * SEARCH_SHARE), seed)
    if not thought.moves:
        return Advice(thought, (), ())
    moves = compare(match, viewer, [move.action for move in thought.moves[:MOST_MOVES]], alone, seed)
    on_progress((1 + SEARCH_SHARE) / 2)
    turn, after = whole_turn(match, viewer, moves[0].action, alone, seed)
    return Advice(replace(thought, moves=tuple(moves)), turn, motives(match, after))


def compare(match: Match, viewer: int, actions: Sequence[int], alone: Budget, seed: int | None) -> list[MoveEvaluation]:
    """The same for each of some actions, the best first.

    A search hardly looks at moves that it likes less, so what it says of them is worth little; each is thought about alone.
    """
    weight, seat = search_parameters(match.game).points_weight, match.seat
    assert seat is not None
    found = [evaluate(match, viewer, alone, seed=seed, only=action) for action in actions]
    moves = [
        MoveEvaluation(action, each.iterations, each.chances, each.points) for action, each in zip(actions, found, strict=True)
    ]
    return sorted(moves, key=lambda move: (-move.chances[seat] - weight * move.points[seat], move.action))


def whole_turn(match: Match, viewer: int, first: int, alone: Budget, seed: int | None) -> tuple[tuple[int, ...], Match]:
    """The actions up to the end of the turn, or to the first that reveals something hidden; and the match before that.

    A viewer who is not to act does not know what the others hold: what looks best to them may not be possible, and ends it.
    """
    seat, other, action = match.seat, match.fork(), first
    turn: list[int] = []
    while len(turn) < LONGEST_TURN and other.why_not(action) is None:
        turn.append(action)
        if other.would_reveal(action):
            break
        other.play_action(action, reveal=False)
        if other.next_reveals or other.seat != seat:
            break
        action = evaluate(other, viewer, alone, seed=seed).moves[0].action
    return tuple(turn), other


def motives(before: Match, after: Match) -> tuple[Motive, ...]:
    """What has changed for the seat that was to act, by the value function of the bots; nothing in a game without motives."""
    game, seat = before.game, before.seat
    groups: Mapping[str, Sequence[str]] = getattr(game.features, "MOTIVES", {})
    weights, compiled = weights_of(game, before.players), game.compile(values)
    workspace = new_workspace(game, weights)
    compiled.set_stage_weights(before.state, workspace)
    vectors = []
    for match in (before, after):
        compiled.features(match.state, seat, workspace.features)
        vectors.append(workspace.features.copy())
    gains = dict(zip(weights.features, (vectors[1] - vectors[0]) * workspace.stage_weights, strict=True))
    found = [Motive(name, float(np.sum([gains[feature] for feature in features]))) for name, features in groups.items()]
    return tuple(sorted(found, key=lambda motive: -abs(motive.points)))
