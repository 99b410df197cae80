"""The value function of Prosperity's bots: the features of a seat; see `tessera.bots.values`.

How often each symbol will still be scored is public, only the order is hidden. So most features are the symbols that a country
shows times the scorings to come: what a seat would get if it bought nothing more.
"""

from collections.abc import Iterable, Iterator

import numpy as np

from tessera.core.compile.rule import rule

from ..components import (
    CAPITAL,
    CIRCLES,
    DECADE_COUNT,
    DECADE_STARTS,
    ECOLOGY,
    ENERGY,
    FACE_SYMBOLS,
    LEVEL_OF_SQUARE,
    PROSPERITY,
    RESEARCH,
    SLOT_COUNT,
    STACK_COUNT,
    STACK_TILES,
    TILE_SCORES,
    TRACK_PROSPERITY,
    lookup,
)
from ..scoring import FINAL_ITEMS, MONEY, is_over_polluted, rank_points
from ..state import END, TURN

FEATURES = (
    "points",
    "prosperity",  # symbols of the country × scorings to come
    "clean air",  # symbols of uncovered circles × scorings to come
    "money",  # in hundreds
    "capital",  # symbols × scorings to come
    "surplus",  # energy levels to sell × scorings to come
    "deficit",  # energy levels to pay for × scorings to come
    "purity",  # ecology levels above zero × scorings to come
    "smoke",  # ecology levels below zero × scorings to come
    "discs",  # on the pollution track
    "choking",  # discs past the end of the track after all ecology scorings to come
    "over",  # 1 if the player is over-polluted now
    "laboratories",  # research symbols × scorings to come
    "energy level",  # of the marker × turns to come
    "ecology level",
    "energy squares",
    "ecology squares",
    "ranks",  # points for the current ranks on both tracks
    "turns",  # to come
    "always",
)

# The share of a feature that beginners see: they watch money and what scores soon, not the cost of pollution and deficits.
EASILY_MISSED = {
    "clean air": 0.3,
    "surplus": 0.5,
    "deficit": 0.4,
    "purity": 0.5,
    "smoke": 0.5,
    "discs": 0.6,
    "choking": 0.3,
    "over": 0.8,
    "laboratories": 0.3,
    "energy level": 0.2,
    "ecology level": 0.2,
    "ranks": 0.2,
}

# What the features are about, as people are told why a turn is proposed; each has messages in the catalogues.
MOTIVES = {
    "points": ("points",),
    "prosperity": ("prosperity",),
    "money": ("money", "capital"),
    "energy": ("surplus", "deficit"),
    "air": ("clean air", "purity", "smoke", "discs", "choking", "over"),
    "research": ("laboratories", "energy level", "ecology level", "energy squares", "ecology squares", "ranks"),
}

TYPICAL_DECISIONS = 2 * STACK_COUNT  # of a match
TEMPERATURE = 1.0


# One number packs the counts of the five symbols, twelve bits each. A count may be negative, so each slot adds an offset.
BITS, OFFSET = 12, 8


def packed(counts: Iterable[int]) -> int:
    """Packs the counts of the five symbols into one number."""
    return sum(count << (BITS * symbol) for symbol, count in enumerate(counts))


def later(decade: int) -> Iterator[int]:
    """How often each symbol is scored after a decade, including the final scoring."""
    items = [*(TILE_SCORES[tile] for tile in STACK_TILES[DECADE_STARTS[decade + 1] :]), *FINAL_ITEMS]
    return (items.count(symbol) for symbol in range(5))


FACE_PACKED = np.array([packed(int(count) + OFFSET for count in counts) for counts in FACE_SYMBOLS])
LATER_PACKED = np.array([packed(later(decade)) for decade in range(DECADE_COUNT)])
DECADE_OF = lookup(
    max(decade for decade in range(DECADE_COUNT) if DECADE_STARTS[decade] <= place) for place in range(STACK_COUNT)
)


@rule
def progress(state):
    """How much of the match is over, from 0 to 1."""
    return state.revealed / STACK_COUNT


@rule
def scorings_to_come(state):
    """How often each symbol will still be scored, packed."""
    if state.final > 0:
        counts = np.int64(0)
        for item in range(state.final, len(FINAL_ITEMS)):
            if FINAL_ITEMS[item] < MONEY:
                counts += np.int64(1) << (BITS * FINAL_ITEMS[item])
        return counts
    decade = DECADE_OF[min(state.revealed, STACK_COUNT - 1)]
    counts = LATER_PACKED[decade]
    for place in range(state.revealed, DECADE_STARTS[decade + 1]):
        counts += np.int64(1) << (BITS * TILE_SCORES[state.stack[place]])
    return counts


@rule
def symbols_of(state, player):
    """The number of symbols of each kind that a country shows, packed, with an offset for each slot."""
    counts = np.int64(0)
    for slot in range(SLOT_COUNT):
        counts += FACE_PACKED[state.slots[player, slot]]
    return counts


@rule
def count_of(counts, symbol):
    """The count of a symbol in a packed number."""
    return (counts >> (BITS * symbol)) & ((1 << BITS) - 1)


@rule
def turns_to_come(state, player):
    """The turns that a player still has, the current one as a fraction."""
    if state.final > 0:
        return 0.0
    ahead = STACK_COUNT - state.revealed  # turns that have not begun
    following = state.active if state.phase == TURN else (state.active + 1) % state.players
    wait = (player - following) % state.players
    whole = (ahead - wait + state.players - 1) // state.players
    return whole + (state.actions / 2 if player == state.active else 0.0)


@rule
def features(state, player, out):
    """Writes the features of a seat in the order of FEATURES."""
    shown, coming = symbols_of(state, player), scorings_to_come(state)
    energy = count_of(shown, ENERGY) - OFFSET * SLOT_COUNT
    ecology = count_of(shown, ECOLOGY) - OFFSET * SLOT_COUNT
    capital = count_of(shown, CAPITAL) - OFFSET * SLOT_COUNT
    research = count_of(shown, RESEARCH) - OFFSET * SLOT_COUNT
    prosperity = count_of(shown, PROSPERITY) - OFFSET * SLOT_COUNT
    scored_prosperity, scored_energy = count_of(coming, PROSPERITY), count_of(coming, ENERGY)
    scored_ecology = count_of(coming, ECOLOGY)
    discs = state.pollution[player]
    turns = turns_to_come(state, player)
    out[0] = state.points[player]
    out[1] = prosperity * scored_prosperity
    out[2] = TRACK_PROSPERITY[min(discs, CIRCLES + 1)] * scored_prosperity
    out[3] = state.money[player] / 100
    out[4] = capital * count_of(coming, CAPITAL)
    out[5] = max(energy, 0) * scored_energy
    out[6] = max(-energy, 0) * scored_energy
    out[7] = max(ecology, 0) * scored_ecology
    out[8] = max(-ecology, 0) * scored_ecology
    out[9] = discs
    out[10] = max(discs - ecology * scored_ecology - CIRCLES, 0)
    out[11] = is_over_polluted(state, player)
    out[12] = research * count_of(coming, RESEARCH)
    out[13] = LEVEL_OF_SQUARE[state.research[player, ENERGY]] * turns
    out[14] = LEVEL_OF_SQUARE[state.research[player, ECOLOGY]] * turns
    out[15] = state.research[player, ENERGY]
    out[16] = state.research[player, ECOLOGY]
    out[17] = (rank_points(state, player, ENERGY) + rank_points(state, player, ECOLOGY)) if state.phase != END else 0
    out[18] = turns
    out[19] = 1
