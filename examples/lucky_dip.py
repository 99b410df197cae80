"""Lucky Dip: a complete game in one short file. `tessera play examples/lucky_dip.py` plays it.

Twelve cards, numbered 1 to 12, are revealed one by one. The player to act takes the card or leaves it; nobody takes more
than three. When the cards run out, the highest total wins; ties go to the player with fewer cards.
"""

import sys
from typing import Any

import numpy as np

from tessera.core.compile.random import draw, redeal, shuffle
from tessera.core.compile.rule import rule
from tessera.core.contract import AUTOMATIC, NOBODY, OVER
from tessera.core.game import Event, Game
from tessera.core.state import State

CARDS, LIMIT = 12, 3
TURN, CHOOSE, END = range(3)
MOVES = [("take",), ("leave",)]
NUMBERS = [(name, "i8") for name in ("players", "seat", "phase", "revealed")]
STATE = np.dtype([*NUMBERS, ("deck", "i8", CARDS), ("total", "i8", 4), ("taken", "i8", 4)])


@rule
def setup(state, generator):
    for place in range(CARDS):
        state.deck[place] = place + 1
    shuffle(state.deck, 0, CARDS, generator)
    state.seat = draw(generator, state.players)


@rule
def to_act(state):
    return state.seat if state.phase == CHOOSE else OVER if state.phase == END else NOBODY


@rule
def legal_actions(state, out):
    out[0], out[1] = 1, 0
    return 1 if state.taken[state.seat] == LIMIT else 2


@rule
def apply(state, action):
    if action == 0:
        state.total[state.seat] += state.deck[state.revealed - 1]
        state.taken[state.seat] += 1
    state.seat = (state.seat + 1) % state.players
    state.phase = TURN if state.revealed < CARDS else END


@rule
def advance(state):
    state.revealed += 1
    state.phase = CHOOSE


@rule
def reveals(state, action):
    return state.phase == TURN


@rule
def determinize(state, seat, generator):
    redeal(state.deck, state.revealed, CARDS, generator)


@rule
def points_of(state, seat):
    return state.total[seat]


@rule
def standing(state, seat):
    return state.total[seat] * (LIMIT + 1) - state.taken[seat]


def view(state: State, seat: int | None) -> dict[str, Any]:
    card = int(state.deck[state.revealed - 1]) if state.phase == CHOOSE else None
    players = [{"total": int(state.total[each]), "taken": int(state.taken[each])} for each in range(state.players)]
    return {"card": card, "left": CARDS - int(state.revealed), "players": players}


def events(before: State, action: int, after: State) -> list[Event]:
    name = "revealed" if action == AUTOMATIC else MOVES[action][0]
    return [Event(name, int(before.seat), {"card": int(before.deck[after.revealed - 1])})]


GAME = Game(
    name="lucky-dip",
    version=1,
    components="000000000001",
    players=(2, 4),
    dtype=STATE,
    moves=MOVES,
    max_legal=2,
    rules=sys.modules[__name__],
    view=view,
    events=events,
)
