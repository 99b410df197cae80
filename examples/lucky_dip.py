"""Lucky Dip: a whole game of Tessera in one short file. `tessera play examples/lucky_dip.py` plays it.

Twelve cards, numbered 1 to 12, are turned one by one. The player whose turn it is takes the card or leaves it; nobody
takes more than three. When the cards are gone the highest sum wins, and a tie goes to whoever took fewer cards.
"""

import sys

import numpy as np

from tessera.core.contract import AUTOMATIC, NOBODY, OVER
from tessera.core.errors import Reason
from tessera.core.game import Event, Game
from tessera.core.rule import draw, redeal, rule, shuffle

CARDS, LIMIT = 12, 3
TURN, CHOOSE, END = range(3)
MOVES = [("take",), ("leave",)]
NUMBERS = [(name, "i8") for name in ("players", "seat", "phase", "turned")]
STATE = np.dtype([*NUMBERS, ("deck", "i8", CARDS), ("total", "i8", 4), ("taken", "i8", 4)])


@rule
def setup(game, generator):
    for place in range(CARDS):
        game.deck[place] = place + 1
    shuffle(game.deck, 0, CARDS, generator)
    game.seat = draw(generator, game.players)


@rule
def to_act(game):
    return game.seat if game.phase == CHOOSE else OVER if game.phase == END else NOBODY


@rule
def legal_actions(game, out):
    out[0], out[1] = 1, 0
    return 1 if game.taken[game.seat] == LIMIT else 2


@rule
def apply(game, action):
    if action == 0:
        game.total[game.seat] += game.deck[game.turned - 1]
        game.taken[game.seat] += 1
    game.seat = (game.seat + 1) % game.players
    game.phase = TURN if game.turned < CARDS else END


@rule
def advance(game):
    game.turned += 1
    game.phase = CHOOSE


@rule
def reveals(game, action):
    return game.phase == TURN


@rule
def determinize(game, seat, generator):
    redeal(game.deck, game.turned, CARDS, generator)


@rule
def points_of(game, seat):
    return game.total[seat]


@rule
def standing(game, seat):
    return game.total[seat] * (LIMIT + 1) - game.taken[seat]


def view(state, seat):
    card = int(state.deck[state.turned - 1]) if state.phase == CHOOSE else None
    return {"card": card, "left": CARDS - int(state.turned), "totals": state.total[: state.players].tolist()}


def tell(before, action, after):
    name = "turned" if action == AUTOMATIC else MOVES[action][0]
    return [Event(name, int(before.seat), {"card": int(before.deck[after.turned - 1])})]


GAME = Game(
    name="lucky-dip", version=1, components="1", players=(2, 4), dtype=STATE, moves=MOVES, max_legal=2,
    rules=sys.modules[__name__], prepare=lambda state, players, options: setattr(state, "players", players),
    read_options=lambda players, options: {}, names=lambda language: {},
    view=view, tell=tell, explain=lambda state, action: Reason("match-over"),
)  # fmt: skip
