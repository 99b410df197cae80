"""Facts that a view shows about tiles, slots and players, computed by the rules in one compiled call: each call has a cost."""

from typing import Any

import numpy as np

from tessera.core.compile.rule import rule
from tessera.core.state import State, bytes_of, plain, states_of, with_attributes

from .. import rules, scoring
from ..components import CAPITAL, ECOLOGY, ENERGY, PROSPERITY, SLOT_COUNT, SYMBOLS, TILE_COUNT, TRACKS
from ..state import SEATS, STATE

CHANGES = ("money", "discs", "points", *TRACKS)  # what a scoring changes
FACTS = np.dtype(
    [
        ("on_market", "u1", (TILE_COUNT,)),
        ("price", "i4", (TILE_COUNT, SEATS)),
        ("visible", "i4", (SEATS, len(SYMBOLS))),
        ("prosperity", "i4", (SEATS,)),
        ("squares", "i4", (SEATS,)),  # of a research scoring
        ("over_polluted", "u1", (SEATS,)),
        ("open", "u1", (SEATS, SLOT_COUNT)),
        ("change", "i4", (len(SYMBOLS), SEATS, len(CHANGES))),  # if the symbol were scored now without a choice
    ]
)


COPIES = len(SYMBOLS) * SEATS  # of the state, to try out scorings on


def facts_of(state: State) -> Any:
    """The facts of a state as plain numbers and lists."""
    states, facts = states_of(bytes_of(state) * (1 + COPIES), STATE), np.zeros(1, with_attributes(FACTS))
    fill_facts(states, facts)
    return plain(facts[0], FACTS)


@rule
def fill_facts(states: Any, facts: Any) -> None:
    """Fills in all facts of the first state; the others are its copies. Python hands over arrays faster than records."""
    fill_present(states[0], facts[0])
    fill_changes(states[0], states[1:], facts[0])


@rule
def fill_present(state: Any, facts: Any) -> None:
    """Fills in what holds now."""
    for tile in range(TILE_COUNT):
        facts.on_market[tile] = rules.is_on_market(state, tile)
        for player in range(state.players):
            facts.price[tile, player] = rules.price_of(state, player, tile)
    for player in range(state.players):
        for symbol in range(len(SYMBOLS)):
            facts.visible[player, symbol] = scoring.visible(state, player, symbol)
        facts.prosperity[player] = scoring.visible_prosperity(state, player)
        facts.squares[player] = scoring.research_squares(state, player)
        facts.over_polluted[player] = scoring.is_over_polluted(state, player)
        for slot in range(SLOT_COUNT):
            facts.open[player, slot] = rules.is_open(state, player, slot)


@rule
def fill_changes(state: Any, copies: Any, facts: Any) -> None:
    """Fills in what scoring each symbol would change for each player, tried out on copies of the state."""
    for symbol in range(len(SYMBOLS)):
        for player in range(state.players):
            after = copies[symbol * SEATS + player]
            score_symbol(after, player, symbol)
            facts.change[symbol, player, 0] = after.money[player] - state.money[player]
            facts.change[symbol, player, 1] = after.pollution[player] - state.pollution[player]
            facts.change[symbol, player, 2] = after.points[player] - state.points[player]
            for track in range(len(TRACKS)):
                facts.change[symbol, player, 3 + track] = after.research[player, track] - state.research[player, track]


@rule
def score_symbol(state: Any, player: int, symbol: int) -> None:
    """Scores a symbol for one player; research always leaves a choice."""
    if symbol == ENERGY:
        scoring.score_energy(state, player)
    elif symbol == ECOLOGY:
        scoring.score_ecology(state, player)
    elif symbol == CAPITAL:
        scoring.score_capital(state, player)
    elif symbol == PROSPERITY:
        scoring.score_prosperity(state, player)
