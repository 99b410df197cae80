"""What a neural network sees of Prosperity: what everybody knows, seen from one seat. Every function is compiled.

Nothing depends on the order of the stack; which tiles are still in it is public. Only the critic, which judges positions while a
network learns and never plays, sees what comes next.
"""

from tessera.core.compile.observation import Layout, Part, small
from tessera.core.compile.rule import rule

from ..components import (
    CIRCLES,
    COMPONENTS,
    DECADE_COUNT,
    DECADE_STARTS,
    FACE_SYMBOLS,
    LEVEL_OF_SQUARE,
    SLOT_COUNT,
    STACK_COUNT,
    STACK_TILES,
    SYMBOLS,
    TILE_COUNT,
    TILE_SCORES,
    TRACK_PROSPERITY,
    lookup,
)
from ..rules import is_on_market, is_open, price_of
from ..scoring import is_over_polluted
from ..state import ACT, PAY, SEATS, SPLIT
from .features import FEATURES, OFFSET, count_of, features, scorings_to_come, symbols_of

SYMBOL_COUNT, LEVELS = len(SYMBOLS), len(COMPONENTS.squares_per_level)
NOTE = 50  # money is counted in the smallest notes
FEATURE_COUNT = len(FEATURES)

COUNTRY = Layout(
    [
        Part("present"),
        Part("money", unit=10),
        Part("points", unit=30),
        Part("discs", unit=10),
        Part("over-polluted"),
        Part("clean air", unit=2),  # prosperity on uncovered circles
        Part("board"),
        Part("squares", 2, unit=13),  # of the research markers
        Part("levels", 2 * LEVELS),
        Part("symbols", SYMBOL_COUNT, unit=4),
        Part("features", FEATURE_COUNT, unit=10),  # of the value function
        Part("covered", SLOT_COUNT),  # by a tile
    ]
)
TABLE = Layout(
    [
        Part("slots", SLOT_COUNT * SYMBOL_COUNT, unit=2),  # the symbols in the slots of the seat's own country
        Part("open", SLOT_COUNT),
        Part("market", TILE_COUNT),
        Part("prices", TILE_COUNT, unit=6),  # for the seat
        Part("affordable", TILE_COUNT),
        Part("stack", STACK_COUNT),  # the tiles that are still in it, by number
        Part("decade", SYMBOL_COUNT),  # the scorings to come in this decade
        Part("scorings", SYMBOL_COUNT, unit=4),  # in the match, the final scoring included
        Part("revealed", unit=18),
        Part("phase", 3),
        Part("actions", 2),
        Part("players", SEATS - 1),
        Part("active", SEATS),
        Part("final", 3),
        Part("narrow"),
    ]
)
LAYOUT = Layout([*COUNTRY.parts * SEATS, *TABLE.parts])
AHEAD = 8  # tiles that the critic sees coming
HIDDEN = Layout([Part("next", AHEAD * SYMBOL_COUNT)])

PRESENT, MONEY, POINTS, DISCS, OVER, CLEAN, BOARD, SQUARE, LEVEL, SHOWN, VALUES, COVERED = COUNTRY.starts
SLOTS, OPEN, MARKET, PRICES, AFFORDABLE, STACK, DECADE, SCORINGS, REVEALED, PHASE, ACTIONS, PLAYERS, ACTIVE, FINAL, NARROW = (
    start + SEATS * COUNTRY.used for start in TABLE.starts
)
COUNTRY_SIZE = COUNTRY.used
PLACE_OF = lookup(list(STACK_TILES).index(tile) if tile in STACK_TILES else -1 for tile in range(TILE_COUNT))
HALVES = lookup(2 if feature in ("money", "turns") else 1 for feature in FEATURES)  # these come in halves

TYPICAL_DECISIONS = 80  # of a match
POINTS_UNIT = 20.0  # a large difference at the end


SCRATCH_SIZE = FEATURE_COUNT


@rule
def lanes():
    """One for every country, and for some of what lies between them."""
    return SEATS


@rule
def observe_lane(state, seat, lane, out, scratch):
    """Writes one country and a share of the table."""
    if lane < state.players:
        observe_country(state, (seat + lane) % state.players, out, lane * COUNTRY_SIZE, scratch)
    if lane == 0:
        observe_turn(state, seat, out)
    elif lane == 1:
        observe_own_slots(state, seat, out)
    elif lane == 2:
        observe_stack(state, out)
    else:
        observe_market(state, seat, out)


@rule
def observe_country(state, player, out, at, scratch):
    """Writes what everybody sees of a country."""
    out[at + PRESENT] = 1
    out[at + MONEY] = small(state.money[player] // NOTE)
    out[at + POINTS] = small(state.points[player])
    out[at + DISCS] = small(state.pollution[player])
    out[at + OVER] = small(is_over_polluted(state, player))
    out[at + CLEAN] = small(TRACK_PROSPERITY[min(state.pollution[player], CIRCLES + 1)])
    out[at + BOARD] = small(state.board[player])
    for track in range(2):
        square = state.research[player, track]
        out[at + SQUARE + track] = small(square)
        out[at + LEVEL + track * LEVELS + LEVEL_OF_SQUARE[square] - 1] = 1
    shown = symbols_of(state, player)
    for symbol in range(SYMBOL_COUNT):
        out[at + SHOWN + symbol] = small(count_of(shown, symbol) - OFFSET * SLOT_COUNT)
    features(state, player, scratch)
    for number in range(FEATURE_COUNT):
        out[at + VALUES + number] = small(scratch[number] * HALVES[number])
    for slot in range(SLOT_COUNT):
        out[at + COVERED + slot] = small(state.slots[player, slot] < TILE_COUNT)


@rule
def observe_own_slots(state, seat, out):
    """Writes the symbols in the slots of the seat's own country, and which slots are open."""
    for slot in range(SLOT_COUNT):
        out[OPEN + slot] = small(is_open(state, seat, slot))
        for symbol in range(SYMBOL_COUNT):
            out[SLOTS + slot * SYMBOL_COUNT + symbol] = small(FACE_SYMBOLS[state.slots[seat, slot], symbol])


@rule
def observe_market(state, seat, out):
    """Writes the tiles of the market, their prices for the seat, and which of them it can pay for."""
    for tile in range(TILE_COUNT):
        if is_on_market(state, tile):
            price = price_of(state, seat, tile)
            out[MARKET + tile] = 1
            out[PRICES + tile] = small(price // NOTE)
            out[AFFORDABLE + tile] = small(price <= state.money[seat])


@rule
def observe_stack(state, out):
    """Writes which tiles the stack still holds, as a set, and how often each symbol will be scored."""
    for place in range(state.revealed, STACK_COUNT):
        out[STACK + PLACE_OF[state.stack[place]]] = 1
    decade = 0
    while decade + 1 < DECADE_COUNT and DECADE_STARTS[decade + 1] <= state.revealed:
        decade += 1
    for place in range(state.revealed, DECADE_STARTS[decade + 1]):
        out[DECADE + TILE_SCORES[state.stack[place]]] += 1
    coming = scorings_to_come(state)
    for symbol in range(SYMBOL_COUNT):
        out[SCORINGS + symbol] = small(count_of(coming, symbol))
    out[REVEALED] = small(state.revealed)


@rule
def observe_turn(state, seat, out):
    """Writes whose turn it is and what is to be decided."""
    if state.phase == PAY:
        out[PHASE] = 1
    elif state.phase == SPLIT:
        out[PHASE + 1] = 1
    elif state.phase == ACT:
        out[PHASE + 2] = 1
        out[ACTIONS + (1 if state.actions > 1 else 0)] = 1
    out[PLAYERS + state.players - 2] = 1
    out[ACTIVE + (state.active - seat) % state.players] = 1
    out[FINAL + min(state.final, 2)] = 1
    out[NARROW] = small(state.narrow)


@rule
def observe_hidden(state, seat, out):
    """Writes what nobody knows, for the critic: the symbols that the next tiles score, in their order."""
    for place in range(state.revealed, min(state.revealed + AHEAD, STACK_COUNT)):
        out[(place - state.revealed) * SYMBOL_COUNT + TILE_SCORES[state.stack[place]]] = 1
