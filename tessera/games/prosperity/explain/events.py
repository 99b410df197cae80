"""The events of each step of Prosperity: every change of money, discs, points and squares is part of one."""

from typing import Any

from tessera.core.contract import AUTOMATIC
from tessera.core.game import Event
from tessera.core.state import State, bytes_of, plain_state

from .. import scoring
from ..components import (
    CAPITAL,
    COMPONENTS,
    ECOLOGY,
    EMPTY,
    ENERGY,
    LEVEL_OF_SQUARE,
    PRINTED,
    PROSPERITY,
    RESEARCH,
    SLOT_GATE,
    SLOT_LABELS,
    SYMBOLS,
    TILE_COUNT,
    TILE_POINTS,
    TILES,
    TRACKS,
)
from ..moves import BUY_SLOT, BUY_TILE, CLEAN_UP, FIRST_BUY, INCOME, RESEARCH_TRACK
from ..state import END, PAY, SCORE, SPLIT, STATE, STOCK, TURN
from .facts import scoring_of

ITEMS = (*SYMBOLS, "money", "advance", "rank-energy", "rank-ecology")
VERBS = {"money": ("pays", "earns"), "discs": ("cleans", "pollutes"), "points": ("loses", "scores")}  # fewer, more


def step_events(before: State, action: int, after: State) -> list[Event]:
    """The events of one step."""
    record, before, after = before, plain_state(bytes_of(before), STATE), plain_state(bytes_of(after), STATE)
    if action == AUTOMATIC and before.phase == TURN:
        events = [revealed(before, after)]
    elif action == AUTOMATIC and before.phase == STOCK:
        events = [stocked(before)]
    elif before.phase in (SCORE, PAY, SPLIT):
        events = [scored(record, before, after, before.scorer)]
    else:
        events = [acted(before, action, after, before.active)]
    if after.final == 1 and before.final == 0:
        events.append(Event("final-scoring"))
    if after.phase == END:
        events.append(Event("over"))
    return events


def revealed(before: Any, after: Any) -> Event:
    """A tile was revealed."""
    tile = TILES[before.stack[before.revealed]]
    return Event("turned", after.scorer, {"tile": tile.id, "decade": str(tile.decade), "scores": tile.scores})


def stocked(before: Any) -> Event:
    """The revealed tile joined the market."""
    tile = TILES[before.stack[before.revealed - 1]]
    return Event("stocked", None, {"tile": tile.id, "side": tile.side, "level": tile.level})


def change(before: Any, after: Any, player: int) -> dict[str, Any]:
    """What a step changed for a player."""
    return {
        "money": after.money[player] - before.money[player],
        "discs": after.pollution[player] - before.pollution[player],
        "points": after.points[player] - before.points[player],
        **{track: after.research[player][number] - before.research[player][number] for number, track in enumerate(TRACKS)},
    }


def result(facts: dict[str, Any], *keys: str) -> dict[str, Any]:
    """What a sentence says of some changes: what happened to each, such as “pays-pollutes”, and the amounts without a sign."""
    verbs = [VERBS[key][facts[key] > 0] for key in keys if facts[key]]
    return {"outcome": "-".join(verbs) or "nothing", "amount": abs(facts["money"]), "count": abs(facts["discs"])}


def steps(facts: dict[str, Any]) -> dict[str, Any]:
    """Which markers advanced, for a sentence."""
    advanced = [track for track in TRACKS if facts[track]]
    return {"outcome": "both" if len(advanced) > 1 else f"on-{advanced[0]}" if advanced else "nothing"}


def scored(record: State, before: Any, after: Any, player: int) -> Event:
    """A player scored an item, or must decide how; `record` is the state before."""
    about, facts = scoring_of(record), change(before, after, player)
    item = about.item
    if after.phase == PAY:
        return Event("must-pay", player, {"levels": -about.visible[ENERGY]})
    if after.phase == SPLIT:
        return Event("must-split", player, {"squares": about.squares})
    if item in (ENERGY, ECOLOGY):
        balance = about.visible[item]
        keys = ("money", "discs") if item == ENERGY else ("discs", "money")
        return Event(ITEMS[item], player, {"balance": balance, "size": abs(balance), **result(facts, *keys), **facts})
    if item in (CAPITAL, RESEARCH):
        told = result(facts, "money") if item == CAPITAL else steps(facts)
        return Event(ITEMS[item], player, {"symbols": about.visible[item], **told, **facts})
    if item == PROSPERITY:
        name = "over-polluted" if facts["points"] < about.prosperity else "prosperity"
        return Event(name, player, {"symbols": about.prosperity, **facts, **lost(about.prosperity, facts)})
    if item == scoring.ADVANCE:
        return Event("advance", player, {"symbols": about.visible[RESEARCH], **steps(facts), **facts})
    if item == scoring.MONEY:
        missing = lost(-facts["money"] // scoring.MONEY_PER_POINT, facts)
        return Event("money-lost" if missing else "money", player, {**result(facts, "points"), **facts, **missing})
    name = "rank-lost" if facts["points"] < about.rank else "rank"
    track = TRACKS[item - scoring.RANK_ENERGY]
    return Event(name, player, {"track": track, "deserved": about.rank, **facts, **lost(about.rank, facts)})


def lost(deserved: int, facts: dict[str, Any]) -> dict[str, int]:
    """The points that over-pollution has cost, if any."""
    missing = deserved - facts["points"]
    return {"lost": missing} if missing > 0 else {}


def acted(before: Any, action: int, after: Any, player: int) -> Event:
    """A player took an action."""
    facts = change(before, after, player)
    if action == INCOME:
        return Event("income", player, {**result(facts, "money"), **facts})
    if action == CLEAN_UP:
        return Event("clean-up", player, facts)
    if action < FIRST_BUY:
        track = action - RESEARCH_TRACK
        level = int(LEVEL_OF_SQUARE[after.research[player][track]])
        return Event("research-action", player, {"track": TRACKS[track], "level": level, **facts})
    tile, slot = int(BUY_TILE[action - FIRST_BUY]), int(BUY_SLOT[action - FIRST_BUY])
    facts |= {"tile": TILES[tile].id, "price": -facts["money"]}
    if slot < 0:
        facts |= result(facts, "points", "discs")
        missing = lost(int(TILE_POINTS[tile]), facts)
        return Event("bought-special-lost" if missing else "bought-special", player, facts | missing)
    covered = before.slots[player][slot]
    opened = [
        SLOT_LABELS[other]
        for other in range(len(SLOT_LABELS))
        if covered >= TILE_COUNT and SLOT_GATE[before.board[player], other] == slot
    ]
    name = "bought" if covered == EMPTY else "bought-opening" if opened else "bought-over"
    return Event(name, player, {"slot": SLOT_LABELS[slot], "covered": face_id(covered), "opened": opened, **facts})


def face_id(face: int) -> str | None:
    """The id of the tile or printed building that a slot shows, or None if it is empty."""
    if face < TILE_COUNT:
        return TILES[face].id
    return None if face == EMPTY else PRINTED[face - TILE_COUNT][1].printed


def names(language: str) -> dict[str, str]:
    """The names of tiles and printed buildings in a language."""
    printed = {thing: translations[language] for thing, translations in COMPONENTS.printed.items()}
    return printed | {tile.id: tile.names[language] for tile in TILES}
