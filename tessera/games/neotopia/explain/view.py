"""What a seat may know of a match of Neotopia."""

from collections.abc import Iterator, Sequence
from functools import lru_cache
from typing import Any

from tessera.core.state import State, bytes_of, plain_state, state_of

from .. import decisions
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
from ..state import BUILD, END, NONE, PHASES, STATE
from .events import listed
from .facts import completing, survey
from .schema import Hint, Placed, Player, Region, View

LOOKS_KEPT = 50
LABEL_OF_BIT = {bit: SPACE_LABELS[space] for space, bit in enumerate(SPACE_BIT.tolist())}


def view(state: State, seat: int | None) -> View:
    """The match as a seat sees it: the own hand, what is known of the others', and all that lies open."""
    seen = open_view(bytes_of(state))
    if seat is None:
        return {**seen}
    players = [*seen["players"]]
    players[seat] = {**players[seat], "hand": cards_of(int(state.hand[seat]))}
    return {**seen, "seat": seat, "players": players, "hints": hints(completing(state, seat))}


@lru_cache(maxsize=LOOKS_KEPT)
def open_view(record: bytes) -> View:
    """All that lies open, looked at once for all who look at the same moment."""
    state = state_of(record, STATE)
    game, found = plain_state(record, STATE), survey(state)
    return {
        "game": "neotopia",
        "seat": None,
        "phase": PHASES[game.phase],
        "to_act": max(int(decisions.to_act(state)), -1),
        "active": game.active,
        "first": game.first,
        "actions": game.actions,
        "bonus_used": bool(game.used),
        "draws": game.draws,
        "last_round": game.ending == LAST_ROUND,
        "ending": bool(game.ending),
        "regions": [region_view(game, region) for region in range(len(REGIONS))],
        "factories": {FACTORIES[factory]: listed(game.factory[factory]) for factory in range(len(FACTORIES))},
        "centre": listed(game.centre),
        "reserve": dict(zip(ELEMENTS, game.reserve, strict=True)),
        "tiles_left": game.tile_count - game.turned,
        "tiles_turned": [list(TILES[tile].elements) for tile in game.tiles[: game.turned]],
        "offer": [CARDS[card].id if card != NONE else None for card in game.offer],
        "deck": CARD_COUNT - game.drawn,
        "players": [player_view(game, found, player) for player in range(game.players)],
        "hints": [],
        "placed": placed(game) if game.phase == BUILD else None,
        "over": game.phase == END,
    }


def region_view(game: Any, region: int) -> Region:
    """A region: its tokens, bonus tokens, pile, last project and all projects built there."""
    tokens = {
        LABEL_OF_BIT[bit]: element for element, mask in zip(ELEMENTS, game.tokens[region], strict=True) for bit in bits(mask)
    }
    left = PILE - game.taken[region]
    return {
        "region": REGIONS[region],
        "tokens": tokens,
        "bonuses": {
            SPACE_LABELS[BONUS_SPACES[place]]: BONUSES[kind] for place, kind in enumerate(game.bonuses[region]) if kind != NONE
        },
        "pile": {"top": BONUSES[game.pile[region][game.taken[region]]] if left else None, "left": left},
        "last_type": TYPES[game.last_type[region]] if game.last_type[region] != NONE else None,
        "built": cards_of(game.built[region]),
    }


def player_view(game: Any, found: Any, player: int) -> Player:
    """A player: points and bonuses, which are open, and of the hand what everybody knows."""
    return {
        "colour": ELEMENTS[game.colour[player]],
        "points": dict(zip(REGIONS, game.points[player], strict=True)),
        "groups": dict(zip(REGIONS, found.group[player], strict=True)),
        "bonuses": dict(zip(BONUSES, game.bonus[player], strict=True)),
        "bonus_points": found.bonus_points[player],
        "score": found.score[player],
        "estimate": found.estimate[player],
        "lowest": REGIONS[found.lowest[player]],
        "cards": game.hand[player].bit_count(),
        "hand": cards_of(game.known[player]),
    }


def cards_of(mask: int) -> list[str]:
    """The cards of a mask by their ids."""
    return [CARDS[card].id for card in bits(mask)]


def bits(mask: int) -> Iterator[int]:
    """The places of the bits of a mask, the lowest first."""
    while mask:
        lowest = mask & -mask
        yield lowest.bit_length() - 1
        mask ^= lowest


def placed(game: Any) -> Placed:
    """The token that was placed last."""
    return {"region": REGIONS[game.region], "space": SPACE_LABELS[game.space], "element": ELEMENTS[game.element]}


def hints(found: Sequence[Sequence[Sequence[int]]]) -> list[Hint]:
    """Where one token more would complete a card of the seat's hand that could be built there."""
    return [
        {"region": REGIONS[region], "space": SPACE_LABELS[space], "element": ELEMENTS[element], "cards": cards_of(cards)}
        for region, spaces in enumerate(found)
        for space, elements in enumerate(spaces)
        if any(elements)
        for element, cards in enumerate(elements)
        if cards
    ]
