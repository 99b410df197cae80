"""What a seat may know of a match of Prosperity: everything but the order of the tiles inside a decade."""

from functools import lru_cache
from typing import Any, cast

from tessera.core.state import State, bytes_of, plain_state, state_of

from .. import decisions, rules
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
from .facts import CHANGES, survey
from .schema import Choice, Country, MarketTile, Outlook, ToScore, View

LOOKS_KEPT = 50
SLOTS_OF_BOARD = [[slot for slot in range(SLOT_COUNT) if SLOT_KIND[board, slot] >= 0] for board in range(len(BOARDS))]
LEVELS = LEVEL_OF_SQUARE.tolist()


def view(state: State, seat: int | None) -> View:
    """The match as a seat sees it; all seats and spectators see the same."""
    return {**open_view(bytes_of(state)), "seat": seat}


@lru_cache(maxsize=LOOKS_KEPT)
def open_view(record: bytes) -> View:
    """The match as everybody sees it, looked at once for all who look at the same moment."""
    state = state_of(record, STATE)
    game, found = plain_state(record, STATE), survey(state)
    scoring = game.phase in (SCORE, PAY, SPLIT)
    coming = to_score(game)
    return {
        "game": "prosperity",
        "seat": None,
        "phase": PHASES[game.phase],
        "to_act": max(int(decisions.to_act(state)), -1),
        "active": game.active,
        "scorer": game.scorer if scoring else None,
        "scored": ITEMS[rules.scored_item(state)] if scoring else None,
        "choice": choice(game, found),
        "actions": game.actions,
        "final": game.final,
        "turned": game.turned,
        "turns": STACK_COUNT,
        "decade": int(TILES[game.stack[max(game.turned - 1, 0)]].decade or 0),
        "tile": TILES[game.stack[game.turned - 1]].id if game.turned and (scoring or game.phase == STOCK) else None,
        "hidden": hidden_tiles(game),
        "to_score": coming,
        "outlook": {symbol: outlook(game, found, symbol) for symbol in dict.fromkeys(coming["symbols"])},
        "market": [market_tile(game, found, tile) for tile in range(TILE_COUNT) if found.on_market[tile]],
        "countries": [country(game, found, player) for player in range(game.players)],
        "over": game.phase == END,
    }


def choice(game: Any, found: Any) -> Choice | None:
    """What the scorer has to decide on: the levels of a deficit, or the squares to split."""
    if game.phase not in (PAY, SPLIT):
        return None
    return left_to_choose(found, ENERGY if game.phase == PAY else RESEARCH, game.scorer)


def hidden_tiles(game: Any) -> dict[str, list[str]]:
    """The tiles still in the stack, by decade, in the order of the components, which says nothing of the stack's."""
    hidden: dict[str, list[str]] = {}
    for tile in sorted(game.stack[game.turned :]):
        hidden.setdefault(str(TILES[tile].decade), []).append(TILES[tile].id)
    return hidden


def to_score(game: Any) -> ToScore:
    """The decade of the next tile, and the symbols that it has still to score."""
    if game.turned == STACK_COUNT:
        return {"decade": None, "symbols": []}
    coming = TILES[game.stack[game.turned]].decade
    scores = [TILES[tile].scores for tile in game.stack[game.turned :] if TILES[tile].decade == coming]
    return {"decade": coming, "symbols": [symbol for symbol in SYMBOLS for _ in range(scores.count(symbol))]}


def outlook(game: Any, found: Any, symbol: str) -> list[Outlook]:
    """What a scoring of a symbol would bring to every player now: changes, or the deficit or squares left to a choice."""
    number = SYMBOLS.index(symbol)
    return [outlook_of(found, number, player) for player in range(game.players)]


def outlook_of(found: Any, symbol: int, player: int) -> Outlook:
    """The same for one player."""
    changes = {key: value for key, value in zip(CHANGES, found.change[symbol][player], strict=True) if value}
    return cast("Outlook", left_to_choose(found, symbol, player) or changes)


def left_to_choose(found: Any, symbol: int, player: int) -> Choice | None:
    """What a scoring leaves to a player's choice: how to pay a deficit of energy, how to split squares of research."""
    if symbol == RESEARCH:
        return {"squares": found.squares[player]}
    if symbol == ENERGY and found.visible[player][ENERGY] < 0:
        return {"levels": -found.visible[player][ENERGY]}
    return None


def market_tile(game: Any, found: Any, tile: int) -> MarketTile:
    """A tile of the market, with its price for every player."""
    printed = TILES[tile]
    return {"tile": printed.id, "side": printed.side, "level": printed.level, "prices": found.price[tile][: game.players]}


def country(game: Any, found: Any, player: int) -> Country:
    """Everything about one player."""
    slots = SLOTS_OF_BOARD[game.board[player]]
    return {
        "board": BOARDS[game.board[player]].side,
        "money": game.money[player],
        "points": game.points[player],
        "pollution": game.pollution[player],
        "over_polluted": bool(found.over_polluted[player]),
        "research": dict(zip(TRACKS, game.research[player], strict=True)),
        "levels": {track: LEVELS[square] for track, square in zip(TRACKS, game.research[player], strict=True)},
        "visible": dict(zip(SYMBOLS, found.visible[player], strict=True)) | {"prosperity": found.prosperity[player]},
        "slots": {SLOT_LABELS[slot]: face_id(game.slots[player][slot]) for slot in slots},
        "closed": [SLOT_LABELS[slot] for slot in slots if not found.open[player][slot]],
    }
