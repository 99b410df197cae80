"""Nim, as a game that has many moves, and moves that are not possible: whoever takes the last counter wins."""

import sys
from typing import Any

import numpy as np

from tessera.core.compile.random import draw
from tessera.core.compile.rule import rule
from tessera.core.contract import OVER
from tessera.core.game import Event, Game

HEAPS, MOST = ("red", "green", "blue"), 5
MOVES = [("take", str(count), "from", heap) for heap in HEAPS for count in range(1, MOST + 1)]
NUMBERS = [(name, "i8") for name in ("players", "seat")]
STATE = np.dtype([*NUMBERS, ("heaps", "i8", len(HEAPS)), ("taken", "i8", 4), ("winner", "i8")])


@rule
def setup(state: Any, generator: Any) -> None:
    for heap in range(3):
        state.heaps[heap] = 3 + draw(generator, 3)
    state.seat = draw(generator, state.players)


@rule
def to_act(state: Any) -> int:
    return state.seat if state.heaps[0] + state.heaps[1] + state.heaps[2] > 0 else OVER


@rule
def legal_actions(state: Any, out: Any) -> int:
    count = 0
    for action in range(15):
        if state.heaps[action // 5] > action % 5:
            out[count] = action
            count += 1
    return count


@rule
def apply(state: Any, action: Any) -> None:
    state.heaps[action // 5] -= action % 5 + 1
    state.taken[state.seat] += action % 5 + 1
    state.winner = state.seat
    state.seat = (state.seat + 1) % state.players


@rule
def advance(state: Any) -> None:
    pass


@rule
def reveals(state: Any, action: Any) -> bool:
    return False


@rule
def determinize(state: Any, seat: Any, generator: Any) -> None:
    pass


@rule
def points_of(state: Any, seat: Any) -> int:
    return 1 if state.winner == seat and to_act(state) == OVER else 0


@rule
def standing(state: Any, seat: Any) -> Any:
    return points_of(state, seat)


def view(state: Any, seat: int | None) -> dict[str, Any]:
    heaps = {heap: int(state.heaps[number]) for number, heap in enumerate(HEAPS)}
    return {"heaps": heaps, "players": [{"taken": int(state.taken[each])} for each in range(state.players)]}


def events(before: Any, action: int, after: Any) -> list[Event]:
    return [Event("take", int(before.seat), {"heap": HEAPS[action // MOST], "counters": action % MOST + 1})]


GAME = Game(
    name="nim",
    version=1,
    components="000000000001",
    players=(2, 4),
    dtype=STATE,
    moves=MOVES,
    max_legal=len(MOVES),
    rules=sys.modules[__name__],
    view=view,
    events=events,
)
