"""The steps of a match: what one action leads to, up to the next choice."""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import TYPE_CHECKING

import numpy as np

from .contract import AUTOMATIC
from .drive import ENDLESS, FULL, STEP_LIMIT
from .errors import endless
from .state import State, copy_of

if TYPE_CHECKING:
    from .game import Event, Game

ROOM = 32  # steps that compiled code takes in one go


@dataclass(frozen=True)
class Step:
    """One change of state: an action of a seat, or an automatic step."""

    game: "Game"
    before: State
    seat: int | None  # who decided; None if there was no choice
    action: int  # AUTOMATIC for an automatic step
    after: State
    reveals: bool  # whether it revealed something hidden

    @cached_property
    def events(self) -> "list[Event]":
        """What happened."""
        return self.game.events(self.before, self.action, self.after)


@dataclass(frozen=True)
class Played:
    """Steps up to the next choice, or to the end."""

    steps: list[Step]
    states: np.ndarray  # the state after them, as an array of one
    seat: int  # whose choice it is then, or NOBODY or OVER
    legal: list[int]  # their legal actions


def play_on(game: "Game", states: np.ndarray, action: int, seat: int | None, *, may_reveal: bool = True) -> Played:
    """Plays an action of a seat, or AUTOMATIC for none, and then whatever happens without a choice."""
    steps: list[Step] = []
    size, out = states.dtype.itemsize, game.buffer()
    actions, revealing = np.empty(ROOM, np.int64), np.empty(ROOM, np.bool_)
    while len(steps) < STEP_LIMIT:
        memory = bytearray((ROOM + 1) * size)
        memory[:size] = states.tobytes()
        path = np.frombuffer(memory, states.dtype)
        count, to_act, code = game.drive.play_on(path, out, actions, revealing, action, may_reveal)
        if code == ENDLESS:
            break
        for number, taken, reveals in zip(range(count), actions.tolist(), revealing.tolist(), strict=False):
            steps.append(Step(game, path[number], None if steps else seat, taken, path[number + 1], reveals))
        states, action = copy_of(path[count : count + 1]), AUTOMATIC
        if code != FULL:
            return Played(steps, states, to_act, out[: max(code, 0)].tolist())
    raise endless(game)


def events_of(steps: Sequence[Step]) -> "list[Event]":
    """What happened in several steps."""
    return [event for step in steps for event in step.events]
