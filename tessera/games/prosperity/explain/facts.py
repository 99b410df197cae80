"""What a view shows of tiles, slots and players, asked of the rules in one call: a call costs more than its rule."""

from typing import Any

import numpy as np

from tessera.core.compile.rule import rule
from tessera.core.state import State, bytes_of, plain

from .. import rules
from ..components import CAPITAL, ECOLOGY, ENERGY, PROSPERITY, SLOT_COUNT, SYMBOLS, TILE_COUNT, TRACKS
from ..state import SEATS, STATE

CHANGES = ("money", "discs", "points", *TRACKS)  # what a scoring changes
SURVEY = np.dtype(
    [
        ("on_market", "u1", (TILE_COUNT,)),
        ("price", "i4", (TILE_COUNT, SEATS)),
        ("visible", "i4", (SEATS, len(SYMBOLS))),
        ("prosperity", "i4", (SEATS,)),
        ("squares", "i4", (SEATS,)),  # of a research scoring
        ("over_polluted", "u1", (SEATS,)),
        ("open", "u1", (SEATS, SLOT_COUNT)),
        ("change", "i4", (len(SYMBOLS), SEATS, len(CHANGES))),  # by a scoring now, where that leaves no choice
    ]
)


def survey(state: State) -> Any:
    """The survey of a state, as plain numbers."""
    found = np.zeros(1, SURVEY).view(np.recarray)
    scored = np.frombuffer(bytearray(bytes_of(state) * (len(SYMBOLS) * SEATS)), STATE).view(np.recarray)
    look(state, found[0])
    look_ahead(state, scored, found[0])
    return plain(found[0], SURVEY)


@rule
def look(state: Any, found: Any) -> None:
    """Fills in how everything stands."""
    for tile in range(TILE_COUNT):
        found.on_market[tile] = rules.is_on_market(state, tile)
        for player in range(state.players):
            found.price[tile, player] = rules.price_of(state, player, tile)
    for player in range(state.players):
        for symbol in range(len(SYMBOLS)):
            found.visible[player, symbol] = rules.visible(state, player, symbol)
        found.prosperity[player] = rules.visible_prosperity(state, player)
        found.squares[player] = rules.research_squares(state, player)
        found.over_polluted[player] = rules.is_over_polluted(state, player)
        for slot in range(SLOT_COUNT):
            found.open[player, slot] = rules.is_open(state, player, slot)


@rule
def look_ahead(state: Any, scored: Any, found: Any) -> None:
    """Fills in what a scoring of each symbol would change for each player; `scored` are copies of the state to try it in."""
    for symbol in range(len(SYMBOLS)):
        for player in range(state.players):
            after = scored[symbol * SEATS + player]
            score_alone(after, player, symbol)
            found.change[symbol, player, 0] = after.money[player] - state.money[player]
            found.change[symbol, player, 1] = after.pollution[player] - state.pollution[player]
            found.change[symbol, player, 2] = after.points[player] - state.points[player]
            for track in range(len(TRACKS)):
                found.change[symbol, player, 3 + track] = after.research[player, track] - state.research[player, track]


@rule
def score_alone(state: Any, player: int, symbol: int) -> None:
    """Scores a symbol for one player."""
    if symbol == ENERGY:
        rules.score_energy(state, player)
    elif symbol == ECOLOGY:
        rules.score_ecology(state, player)
    elif symbol == CAPITAL:
        rules.score_capital(state, player)
    elif symbol == PROSPERITY:
        rules.score_prosperity(state, player)
