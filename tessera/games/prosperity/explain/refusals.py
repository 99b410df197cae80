"""Why a move of Prosperity is refused, by the same predicates that list the legal moves."""

from tessera.core.errors import Reason
from tessera.core.state import State

from .. import rules, scoring
from ..components import ENERGY, KINDS, SLOT_GATE, SLOT_KIND, SLOT_LABELS, SPECIAL, STACK_COUNT, TILE_KIND, TILES, TRACKS
from ..moves import BUY_SLOT, BUY_TILE, CLEAN_UP, FIRST_BUY, FIRST_PAY, FIRST_SPLIT, MOVES, RESEARCH_TRACK
from ..state import PAY, SPLIT
from .events import face_id


def explain(state: State, action: int) -> Reason:
    """Why an action is not legal now."""
    if state.phase == PAY:
        return explain_payment(state, action)
    if state.phase == SPLIT:
        return explain_split(state, action)
    if action >= FIRST_SPLIT:
        return Reason("prosperity-nothing-to-split", {}, "P-14")
    if action >= FIRST_PAY:
        return Reason("prosperity-nothing-to-pay", {}, "P-11")
    player = int(state.active)
    if action == CLEAN_UP:
        return Reason("prosperity-no-discs", {}, "P-21")
    if action < FIRST_BUY:
        return Reason("prosperity-track-end", {"track": TRACKS[action - RESEARCH_TRACK]}, "P-22")
    return explain_purchase(state, player, int(BUY_TILE[action - FIRST_BUY]), int(BUY_SLOT[action - FIRST_BUY]))


def explain_payment(state: State, action: int) -> Reason:
    """Why an action does not settle the energy deficit that is due."""
    player = int(state.scorer)
    facts = {"levels": -int(scoring.visible(state, player, ENERGY)), "money": int(state.money[player])}
    levels = action - FIRST_PAY
    if not FIRST_PAY <= action < FIRST_SPLIT:
        return Reason("prosperity-pay-first", facts, "P-11")
    if levels > facts["levels"]:
        return Reason("prosperity-pay-too-much", {**facts, "paid": levels}, "P-11")
    return Reason("prosperity-pay-no-debt", {**facts, "price": scoring.DEFICIT_LEVEL * levels}, "P-11")


def explain_split(state: State, action: int) -> Reason:
    """Why an action does not split the research squares that are due."""
    player = int(state.scorer)
    squares = int(scoring.research_squares(state, player))
    if action < FIRST_SPLIT:
        return Reason("prosperity-split-first", {"squares": squares}, "P-14")
    shares = [int(word) for word in MOVES[action][1:]]
    for track, share in enumerate(shares):
        left = int(scoring.squares_left(state, player, track))
        if share > left:
            return Reason("prosperity-split-no-room", {"track": TRACKS[track], "room": left}, "P-14")
    return Reason("prosperity-split-sum", {"squares": squares, "given": sum(shares)}, "P-14")


def explain_purchase(state: State, player: int, tile: int, slot: int) -> Reason:
    """Why a tile cannot be bought, or not for this slot."""
    if not rules.is_on_market(state, tile):
        return explain_absence(state, tile)
    price = int(rules.price_of(state, player, tile))
    if price > state.money[player]:
        return Reason("prosperity-too-dear", {"tile": TILES[tile].id, "price": price, "money": int(state.money[player])}, "P-23")
    board = int(state.board[player])
    kind = int(SLOT_KIND[board, slot])
    if kind != TILE_KIND[tile]:
        facts = {"tile": TILES[tile].id, "slot": SLOT_LABELS[slot], "kind": TILES[tile].kind, "other": KINDS[kind]}
        return Reason("prosperity-wrong-kind", facts, "P-24")
    cover = face_id(int(state.slots[player, SLOT_GATE[board, slot]]))
    return Reason("prosperity-slot-closed", {"slot": SLOT_LABELS[slot], "cover": cover}, "P-25")


def explain_absence(state: State, tile: int) -> Reason:
    """Why a tile is not in the market: not yet, or no longer."""
    facts = {"tile": TILES[tile].id}
    if tile in state.stack[state.revealed : STACK_COUNT]:
        return Reason("prosperity-not-yet", {**facts, "decade": str(TILES[tile].decade)}, "P-10")
    owner = next((player for player in range(state.players) if tile in state.slots[player]), None)
    if owner is not None:
        return Reason("prosperity-owned", {**facts, "seat": owner + 1}, "P-23")
    return Reason("prosperity-used" if TILE_KIND[tile] == SPECIAL else "prosperity-covered", facts, "P-24")
