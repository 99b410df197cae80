"""What a seat may know of a match of Neotopia."""

from collections.abc import Iterator, Sequence
from functools import lru_cache
from typing import Any

from tessera.core.state import State, bytes_of, plain_state, state_of

from ..components import (
    BONUS_SPACES,
    BONUSES,
    CARD_COUNT,
    CARDS,
    ELEMENTS,
    FACTORIES,
    PILE,
    REGIONS,
    SPACE_BIT,
    SPACE_LABELS,
    TILES,
    TYPES,
)
from ..scoring import LAST_ROUND
from ..state import ACT, BUILD, END, NONE, PHASES, STATE
from .events import listed
from .facts import buildable, facts_of
from .schema import Hint, Placed, Player, Region, View

VIEWS_CACHED = 50
LABEL_OF_BIT = {bit: SPACE_LABELS[space] for space, bit in enumerate(SPACE_BIT.tolist())}


def view(state: State, seat: int | None) -> View:
    """The match as a seat sees it: what everybody sees, and the cards of its own hand."""
    data = bytes_of(state)
    shared, known = open_view(data), plain_state(data, STATE)
    if known.phase == BUILD and seat != known.active:  # the others may not know that a card in somebody's hand fits
        shared = {**shared, "phase": PHASES[ACT], "placed": None}
    if seat is None:
        return {**shared}
    players = [*shared["players"]]
    players[seat] = {**players[seat], "hand": cards_of(known.hand[seat])}
    return {**shared, "seat": seat, "players": players, "hints": hints(buildable(state, seat))}


@lru_cache(maxsize=VIEWS_CACHED)
def open_view(data: bytes) -> View:
    """What everybody sees, computed once for all who look at the same state."""
    record, state = state_of(data, STATE), plain_state(data, STATE)
    facts = facts_of(record)
    return {
        "game": "neotopia",
        "seat": None,
        "phase": PHASES[state.phase],
        "to_act": max(facts.to_act, -1),
        "active": state.active,
        "first": state.first,
        "actions": state.actions,
        "bonus_used": bool(state.used),
        "draws": state.draws,
        "last_round": state.ending == LAST_ROUND,
        "ending": bool(state.ending),
        "regions": [region_view(state, region) for region in range(len(REGIONS))],
        "factories": {FACTORIES[factory]: listed(state.factory[factory]) for factory in range(len(FACTORIES))},
        "centre": listed(state.centre),
        "reserve": dict(zip(ELEMENTS, state.reserve, strict=True)),
        "tiles_left": state.tile_count - state.revealed,
        "tiles_turned": [list(TILES[tile].elements) for tile in state.tiles[: state.revealed]],
        "offer": [CARDS[card].id if card != NONE else None for card in state.offer],
        "deck": CARD_COUNT - state.drawn,
        "players": [player_view(state, facts, player) for player in range(state.players)],
        "hints": [],
        "placed": placed(state) if state.phase == BUILD else None,
        "over": state.phase == END,
    }


def region_view(state: Any, region: int) -> Region:
    """A region: its tokens, bonus tokens, pile, the type of the last project and all projects built there."""
    tokens = {
        LABEL_OF_BIT[bit]: element for element, mask in zip(ELEMENTS, state.tokens[region], strict=True) for bit in bits(mask)
    }
    left = PILE - state.taken[region]
    return {
        "region": REGIONS[region],
        "tokens": tokens,
        "bonuses": {
            SPACE_LABELS[BONUS_SPACES[place]]: BONUSES[kind] for place, kind in enumerate(state.bonuses[region]) if kind != NONE
        },
        "pile": {"top": BONUSES[state.pile[region][state.taken[region]]] if left else None, "left": left},
        "last_type": TYPES[state.last_type[region]] if state.last_type[region] != NONE else None,
        "built": cards_of(state.built[region]),
    }


def player_view(state: Any, facts: Any, player: int) -> Player:
    """A player: points, bonuses, and the cards of the hand that everybody knows."""
    known = cards_of(state.known[player])
    return {
        "colour": ELEMENTS[state.colour[player]],
        "points": dict(zip(REGIONS, state.points[player], strict=True)),
        "groups": dict(zip(REGIONS, facts.group[player], strict=True)),
        "bonuses": dict(zip(BONUSES, state.bonus[player], strict=True)),
        "bonus_points": facts.bonus_points[player],
        "score": facts.score[player],
        "estimate": facts.estimate[player],
        "lowest": REGIONS[facts.lowest[player]],
        "cards": state.hand[player].bit_count(),
        "hand": known,
        "known": known,
    }


def cards_of(mask: int) -> list[str]:
    """The ids of the cards of a mask."""
    return [CARDS[card].id for card in bits(mask)]


def bits(mask: int) -> Iterator[int]:
    """The positions of the set bits of a mask, the lowest first."""
    while mask:
        lowest = mask & -mask
        yield lowest.bit_length() - 1
        mask ^= lowest


def placed(state: Any) -> Placed:
    """The last token placed."""
    return {"region": REGIONS[state.region], "space": SPACE_LABELS[state.space], "element": ELEMENTS[state.element]}


def hints(places: Sequence[Sequence[int]]) -> list[Hint]:
    """Where one more token would let the seat build a card of its hand."""
    return [
        {"region": REGIONS[region], "space": SPACE_LABELS[space], "element": ELEMENTS[element], "cards": cards_of(cards)}
        for region, space, element, cards in places
    ]
