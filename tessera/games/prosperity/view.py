"""What a seat may know of a match of Prosperity: everything but the order of the tiles inside a decade."""

from typing import Any

from tessera.core.game import State, View

from . import decisions, rules
from .components import (
    BOARDS,
    CAPITAL,
    ECOLOGY,
    ENERGY,
    LEVEL_OF_SQUARE,
    PROSPERITY,
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
from .state import END, PAY, PHASES, SCORE, SPLIT, STOCK
from .story import ITEMS, change, face_id


def view(state: State, seat: int | None) -> View:
    """The match as a seat sees it; all seats and spectators see the same."""
    scoring = state.phase in (SCORE, PAY, SPLIT)
    return {
        "game": "prosperity",
        "seat": seat,
        "phase": PHASES[state.phase],
        "to_act": max(int(decisions.to_act(state)), -1),
        "active": int(state.active),
        "scorer": int(state.scorer) if scoring else None,
        "scored": ITEMS[rules.scored_item(state)] if scoring else None,
        "choice": choice(state),
        "actions": int(state.actions),
        "final": int(state.final),
        "turned": int(state.turned),
        "turns": STACK_COUNT,
        "decade": decade(state),
        "tile": TILES[state.stack[state.turned - 1]].id if state.turned and (scoring or state.phase == STOCK) else None,
        "hidden": hidden_tiles(state),
        "to_score": to_score(state),
        "outlook": {symbol: outlook(state, symbol) for symbol in dict.fromkeys(to_score(state)["symbols"])},
        "market": [market_tile(state, tile) for tile in range(TILE_COUNT) if rules.is_on_market(state, tile)],
        "countries": [country(state, player) for player in range(state.players)],
        "over": bool(state.phase == END),
    }


def choice(state: State) -> dict[str, int] | None:
    """What the scorer has to decide on: the levels of a deficit, or the squares to split."""
    if state.phase not in (PAY, SPLIT):
        return None
    return player_outlook(state, ENERGY if state.phase == PAY else RESEARCH, int(state.scorer))


def decade(state: State) -> int:
    """The decade of the tile turned last, or of the first before any is turned."""
    return int(TILES[state.stack[max(int(state.turned) - 1, 0)]].decade or 0)


def hidden_tiles(state: State) -> dict[str, list[str]]:
    """The tiles still in the stack, by decade, in the order of the components, which says nothing of the stack's."""
    hidden: dict[str, list[str]] = {}
    for tile in sorted(int(tile) for tile in state.stack[state.turned :]):
        hidden.setdefault(str(TILES[tile].decade), []).append(TILES[tile].id)
    return hidden


def to_score(state: State) -> dict[str, Any]:
    """The decade of the next tile, and the symbols that it has still to score."""
    if state.turned == STACK_COUNT:
        return {"decade": None, "symbols": []}
    coming = TILES[state.stack[state.turned]].decade
    scores = [TILES[tile].scores for tile in state.stack[state.turned :] if TILES[tile].decade == coming]
    return {"decade": coming, "symbols": [symbol for symbol in SYMBOLS for _ in range(scores.count(symbol))]}


def outlook(state: State, symbol: str) -> list[dict[str, int]]:
    """What a scoring of a symbol would bring to every player now: changes, or the deficit or squares left to a choice."""
    return [player_outlook(state, SYMBOLS.index(symbol), player) for player in range(state.players)]


def player_outlook(state: State, symbol: int, player: int) -> dict[str, int]:
    """The same for one player."""
    if symbol == RESEARCH:
        return {"squares": int(rules.research_squares(state, player))}
    deficit = -int(rules.visible(state, player, ENERGY))
    if symbol == ENERGY and deficit > 0:
        return {"levels": deficit}
    after = state.copy()
    SCORINGS[symbol](after, player)
    return {key: value for key, value in change(state, after, player).items() if value}


SCORINGS = {
    ENERGY: rules.score_energy,
    ECOLOGY: rules.score_ecology,
    CAPITAL: rules.score_capital,
    PROSPERITY: rules.score_prosperity,
}


def market_tile(state: State, tile: int) -> dict[str, Any]:
    """A tile of the market, with its price for every player."""
    printed = TILES[tile]
    prices = [int(rules.price_of(state, player, tile)) for player in range(state.players)]
    return {"tile": printed.id, "side": printed.side, "level": printed.level, "prices": prices}


def country(state: State, player: int) -> dict[str, Any]:
    """Everything about one player."""
    slots = [slot for slot in range(SLOT_COUNT) if SLOT_KIND[state.board[player], slot] >= 0]
    visible = {symbol: int(rules.visible(state, player, number)) for number, symbol in enumerate(SYMBOLS)}
    return {
        "board": BOARDS[state.board[player]].side,
        "money": int(state.money[player]),
        "points": int(state.points[player]),
        "pollution": int(state.pollution[player]),
        "over_polluted": bool(rules.is_over_polluted(state, player)),
        "research": {track: int(state.research[player, number]) for number, track in enumerate(TRACKS)},
        "levels": {track: int(LEVEL_OF_SQUARE[state.research[player, number]]) for number, track in enumerate(TRACKS)},
        "visible": visible | {"prosperity": int(rules.visible_prosperity(state, player))},
        "slots": {SLOT_LABELS[slot]: face_id(int(state.slots[player, slot])) for slot in slots},
        "closed": [SLOT_LABELS[slot] for slot in slots if not rules.is_open(state, player, slot)],
    }
