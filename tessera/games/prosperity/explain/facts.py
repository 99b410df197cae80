"""Facts that a view shows about tiles, slots and players, computed by the rules in one compiled call: each call has a cost."""

from typing import Any

import numpy as np

from tessera.core.compile.rule import rule
from tessera.core.state import State, bytes_of, plain, states_of, with_attributes

from .. import decisions, rules, scoring
from ..components import CAPITAL, CIRCLES, ECOLOGY, ENERGY, PROSPERITY, SLOT_COUNT, SYMBOLS, TILE_COUNT, TRACKS
from ..state import END, SEATS, STATE

ENDING = ("points", "prosperity", "money", "energy", "ecology", "discs", "lost")  # of the final scoring; lost to over-pollution
CHANGES = ("money", "discs", "points", *TRACKS)  # what a scoring changes
FACTS = np.dtype(
    [
        ("to_act", "i4"),
        ("on_market", "u1", (TILE_COUNT,)),
        ("price", "i4", (TILE_COUNT, SEATS)),
        ("visible", "i4", (SEATS, len(SYMBOLS))),
        ("prosperity", "i4", (SEATS,)),
        ("squares", "i4", (SEATS,)),  # of a research scoring
        ("over_polluted", "u1", (SEATS,)),
        ("open", "u1", (SEATS, SLOT_COUNT)),
        ("change", "i4", (len(SYMBOLS), SEATS, len(CHANGES))),  # if the symbol were scored now without a choice
        ("ending", "i4", (SEATS, len(ENDING))),  # if the match ended now
    ]
)


SCORING = np.dtype([("item", "i4"), ("visible", "i4", (len(SYMBOLS),)), ("prosperity", "i4"), ("squares", "i4"), ("rank", "i4")])
COPIES = len(SYMBOLS) * SEATS + 1  # of the state, to try out scorings on; the last one for the end


def facts_of(state: State) -> Any:
    """The facts of a state as plain numbers and lists."""
    states, facts = states_of(bytes_of(state) * (1 + COPIES), STATE), np.zeros(1, with_attributes(FACTS))
    fill_facts(states, facts)
    return plain(facts[0], FACTS)


def scoring_of(state: State) -> Any:
    """What is being scored, and what it is about, as plain numbers and lists."""
    facts = np.zeros(1, with_attributes(SCORING))
    fill_scoring(states_of(bytes_of(state), STATE), facts)
    return plain(facts[0], SCORING)


@rule
def fill_facts(states: Any, facts: Any) -> None:
    """Fills in all facts of the first state; the others are its copies. Python hands over arrays faster than records."""
    fill_present(states[0], facts[0])
    fill_changes(states[0], states[1:], facts[0])
    fill_endings(states[0], states[COPIES], facts[0])


@rule
def fill_present(state: Any, facts: Any) -> None:
    """Fills in what holds now."""
    facts.to_act = decisions.to_act(state)
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
def fill_scoring(states: Any, facts: Any) -> None:
    """Fills in what is being scored, and what it is about for the scorer."""
    state, item = states[0], scoring.scored_item(states[0])
    facts[0].item = item
    for symbol in range(len(SYMBOLS)):
        facts[0].visible[symbol] = scoring.visible(state, state.scorer, symbol)
    facts[0].prosperity = scoring.visible_prosperity(state, state.scorer)
    facts[0].squares = scoring.research_squares(state, state.scorer)
    if item >= scoring.RANK_ENERGY:
        facts[0].rank = scoring.rank_points(state, state.scorer, item - scoring.RANK_ENERGY)


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


@rule
def fill_endings(state: Any, after: Any, facts: Any) -> None:
    """Fills in what the final scoring would bring each player now, tried out on a copy; deficits are paid as suits them best."""
    for player in range(state.players):
        most = min(-2 * scoring.visible(state, player, ENERGY), state.money[player] // scoring.DEFICIT_LEVEL)
        best_levels, best = 0, -1
        for levels in range(max(most, 0) + 1):
            play_ending(state, after, player, levels, 0, facts)
            if scoring.standing(after, player) > best:
                best_levels, best = levels, scoring.standing(after, player)
        play_ending(state, after, player, best_levels, 1, facts)
        clean = after.points[player]
        play_ending(state, after, player, best_levels, 0, facts)
        facts.ending[player, 0] = after.points[player]
        facts.ending[player, 5] = after.pollution[player]
        facts.ending[player, 6] = clean - after.points[player]


@rule
def play_ending(state: Any, after: Any, player: int, levels: int, clean: int, facts: Any) -> None:
    """Plays what is left of the final scoring for one player, who pays some levels of deficits; `clean`: never over-polluted."""
    copy_players(state, after)
    facts.ending[player] = 0
    first = max(state.final - 1, 0)
    if state.final > 0 and (player - state.active) % state.players < (state.scorer - state.active) % state.players:
        first += 1  # the item at hand is behind this player
    if state.phase == END:
        first = scoring.FINAL_COUNT
    for number in range(first, scoring.FINAL_COUNT):
        if clean == 1:
            after.pollution[player] = min(after.pollution[player], CIRCLES)
        before = after.points[player]
        item = scoring.FINAL_ITEMS[number]
        if item == ENERGY and scoring.visible(after, player, ENERGY) < 0:
            paid = min(levels, -scoring.visible(after, player, ENERGY))
            levels -= paid
            scoring.pay_deficit(after, player, paid)
        elif item == scoring.MONEY:
            scoring.score_money(after, player)
            facts.ending[player, 2] = after.points[player] - before
        elif item == scoring.ADVANCE:
            for other in range(state.players):
                scoring.advance_both_markers(after, other)
        elif item > scoring.ADVANCE:
            track = item - scoring.RANK_ENERGY
            scoring.gain_points(after, player, scoring.rank_points(after, player, track))
            facts.ending[player, 3 + track] = after.points[player] - before
        else:
            score_symbol(after, player, item)
            facts.ending[player, 1] += after.points[player] - before


@rule
def copy_players(state: Any, after: Any) -> None:
    """Copies what a scoring changes."""
    for player in range(state.players):
        after.money[player] = state.money[player]
        after.points[player] = state.points[player]
        after.pollution[player] = state.pollution[player]
        for track in range(len(TRACKS)):
            after.research[player, track] = state.research[player, track]
