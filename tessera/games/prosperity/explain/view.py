"""What a seat may know of a match of Prosperity: everything except the order of the tiles within a decade."""

from functools import lru_cache
from typing import Any, cast

from tessera.core.state import State, bytes_of, plain_state, state_of

from .. import scoring
from ..components import (
    BOARDS,
    ENERGY,
    LEVEL_OF_SQUARE,
    RESEARCH,
    SLOT_COUNT,
    SLOT_KIND,
    SLOT_LABELS,
    STACK_COUNT,
    SYMBOLS,
    TILE_COUNT,
    TILES,
    TRACKS,
)
from ..state import END, PAY, PHASES, SCORE, SPLIT, STATE, STOCK
from .events import ITEMS, face_id
from .facts import CHANGES, ENDING, facts_of, scoring_of
from .schema import Choice, Country, Ending, MarketTile, Outlook, ToScore, View

VIEWS_CACHED = 50
SLOTS_OF_BOARD = [[slot for slot in range(SLOT_COUNT) if SLOT_KIND[board, slot] >= 0] for board in range(len(BOARDS))]
LEVELS = LEVEL_OF_SQUARE.tolist()


def view(state: State, seat: int | None) -> View:
    """The match as a seat sees it; all seats and spectators see the same."""
    return {**open_view(bytes_of(state)), "seat": seat}


@lru_cache(maxsize=VIEWS_CACHED)
def open_view(data: bytes) -> View:
    """What everybody sees, computed once for all who look at the same state."""
    record, state = state_of(data, STATE), plain_state(data, STATE)
    facts = facts_of(record)
    is_scoring = state.phase in (SCORE, PAY, SPLIT)
    coming = to_score(state)
    return {
        "game": "prosperity",
        "seat": None,
        "phase": PHASES[state.phase],
        "to_act": max(facts.to_act, -1),
        "active": state.active,
        "scorer": state.scorer if is_scoring else None,
        "scored": ITEMS[scoring_of(record).item] if is_scoring else None,
        "choice": choice(state, facts),
        "actions": state.actions,
        "final": state.final,
        "turned": state.revealed,
        "turns": STACK_COUNT,
        "decade": int(TILES[state.stack[max(state.revealed - 1, 0)]].decade or 0),
        "tile": TILES[state.stack[state.revealed - 1]].id if state.revealed and (is_scoring or state.phase == STOCK) else None,
        "hidden": hidden_tiles(state),
        "to_score": coming,
        "outlook": {symbol: outlook(state, facts, symbol) for symbol in dict.fromkeys(coming["symbols"])},
        "market": [market_tile(state, facts, tile) for tile in range(TILE_COUNT) if facts.on_market[tile]],
        "countries": [country(state, facts, player) for player in range(state.players)],
        "ending": [ending(facts, player) for player in range(state.players)],
        "over": state.phase == END,
    }


def choice(state: Any, facts: Any) -> Choice | None:
    """What the scorer must decide: how to pay the levels of a deficit, or how to split squares."""
    if state.phase not in (PAY, SPLIT):
        return None
    return left_to_choose(facts, ENERGY if state.phase == PAY else RESEARCH, state.scorer)


def hidden_tiles(state: Any) -> dict[str, list[str]]:
    """The tiles still in the stack, by decade, in the order of the components: it gives away nothing about the stack."""
    hidden: dict[str, list[str]] = {}
    for tile in sorted(state.stack[state.revealed :]):
        hidden.setdefault(str(TILES[tile].decade), []).append(TILES[tile].id)
    return hidden


def to_score(state: Any) -> ToScore:
    """The decade of the next tile, and the symbols still to be scored in it."""
    if state.revealed == STACK_COUNT:
        return {"decade": None, "symbols": []}
    coming = TILES[state.stack[state.revealed]].decade
    scores = [TILES[tile].scores for tile in state.stack[state.revealed :] if TILES[tile].decade == coming]
    return {"decade": coming, "symbols": [symbol for symbol in SYMBOLS for _ in range(scores.count(symbol))]}


def outlook(state: Any, facts: Any, symbol: str) -> list[Outlook]:
    """What scoring a symbol now would bring each player: changes, or the levels or squares of a choice."""
    number = SYMBOLS.index(symbol)
    return [outlook_of(facts, number, player) for player in range(state.players)]


def outlook_of(facts: Any, symbol: int, player: int) -> Outlook:
    """What scoring a symbol now would bring one player."""
    changes = {key: value for key, value in zip(CHANGES, facts.change[symbol][player], strict=True) if value}
    return cast("Outlook", left_to_choose(facts, symbol, player) or changes)


def left_to_choose(facts: Any, symbol: int, player: int) -> Choice | None:
    """What a scoring leaves to the player: how to pay an energy deficit, or how to split research squares."""
    if symbol == RESEARCH:
        return {"squares": facts.squares[player]}
    if symbol == ENERGY and facts.visible[player][ENERGY] < 0:
        levels = -facts.visible[player][ENERGY]
        return {"levels": levels, "price": scoring.DEFICIT_LEVEL * levels}
    return None


def ending(facts: Any, player: int) -> Ending:
    """What the final scoring would bring a player now."""
    return cast("Ending", dict(zip(ENDING, facts.ending[player], strict=True)))


def market_tile(state: Any, facts: Any, tile: int) -> MarketTile:
    """A tile of the market, with its price for every player."""
    printed = TILES[tile]
    return {"tile": printed.id, "side": printed.side, "level": printed.level, "prices": facts.price[tile][: state.players]}


def country(state: Any, facts: Any, player: int) -> Country:
    """Everything about one player."""
    slots = SLOTS_OF_BOARD[state.board[player]]
    return {
        "board": BOARDS[state.board[player]].side,
        "money": state.money[player],
        "points": state.points[player],
        "pollution": state.pollution[player],
        "over_polluted": bool(facts.over_polluted[player]),
        "research": dict(zip(TRACKS, state.research[player], strict=True)),
        "levels": {track: LEVELS[square] for track, square in zip(TRACKS, state.research[player], strict=True)},
        "visible": dict(zip(SYMBOLS, facts.visible[player], strict=True)) | {"prosperity": facts.prosperity[player]},
        "slots": {SLOT_LABELS[slot]: face_id(state.slots[player][slot]) for slot in slots},
        "closed": [SLOT_LABELS[slot] for slot in slots if not facts.open[player][slot]],
    }
