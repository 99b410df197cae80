"""The state of a match of Prosperity: one small record, the same for the CPU, the GPU and the server."""

from typing import Literal, get_args

import numpy as np

from .components import SLOT_COUNT, STACK_COUNT

SEATS = 4  # arrays have room for four players

# What the match is waiting for. TURN, SCORE and STOCK are steps of the game itself; PAY, SPLIT and ACT are decisions.
Phase = Literal["turn", "score", "pay", "split", "stock", "act", "end"]
PHASES: tuple[Phase, ...] = get_args(Phase)
TURN, SCORE, PAY, SPLIT, STOCK, ACT, END = range(len(PHASES))

STATE = np.dtype(
    [
        ("players", "i8"),
        ("active", "i8"),  # the player whose turn it is
        ("scorer", "i8"),  # the player who scores now
        ("market", "i8"),  # a bit for every tile that can be bought
        ("narrow", "i4"),  # 1: over-pollution stops prosperity scorings only (an option, P-17)
        ("money", "i4", (SEATS,)),
        ("points", "i2", (SEATS,)),
        ("pollution", "i2", (SEATS,)),  # discs on the pollution track
        ("research", "i1", (SEATS, 2)),  # the square of each marker, from 0, on the energy and the ecology track
        ("slots", "u1", (SEATS, SLOT_COUNT)),  # the face that each slot shows; see `components.EMPTY`
        ("stack", "u1", (STACK_COUNT,)),  # the dated tiles, top first
        ("board", "u1", (SEATS,)),  # the side of the country board
        ("phase", "i2"),
        ("revealed", "i2"),  # tiles revealed so far
        ("actions", "i2"),  # actions left in this turn
        ("final", "i2"),  # the item of the final scoring, from 1; 0 before it
    ],
    align=True,
)
