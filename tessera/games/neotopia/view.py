"""What a seat may know of a match of Neotopia."""

from typing import Any

from tessera.core.game import State, View

from . import decisions, rules, scoring
from .components import (
    BONUS_SPACES,
    BONUSES,
    CARD_COUNT,
    CARD_FIRST,
    CARD_SECOND,
    CARD_TYPE,
    CARDS,
    ELEMENTS,
    FACTORIES,
    PILE,
    REGIONS,
    SPACE_BIT,
    SPACE_COUNT,
    SPACE_LABELS,
    TILES,
    TYPES,
)
from .state import BUILD, END, NONE, PHASES
from .story import listed


def view(state: State, seat: int | None) -> View:
    """The match as a seat sees it: the own hand, what is known of the others', and all that lies open."""
    return {
        "game": "neotopia",
        "seat": seat,
        "phase": PHASES[state.phase],
        "to_act": max(int(decisions.to_act(state)), -1),
        "active": int(state.active),
        "first": int(state.first),
        "actions": int(state.actions),
        "bonus_used": bool(state.used),
        "draws": int(state.draws),
        "last_round": bool(state.ending == scoring.LAST_ROUND),
        "ending": bool(state.ending),
        "regions": [region_view(state, region) for region in range(len(REGIONS))],
        "factories": {FACTORIES[factory]: listed(state.factory[factory]) for factory in range(len(FACTORIES))},
        "centre": listed(state.centre),
        "reserve": {element: int(state.reserve[number]) for number, element in enumerate(ELEMENTS)},
        "tiles_left": int(state.tile_count - state.turned),
        "tiles_turned": [list(TILES[tile].elements) for tile in state.tiles[: state.turned]],
        "offer": [CARDS[card].id if card != NONE else None for card in state.offer],
        "deck": CARD_COUNT - int(state.drawn),
        "players": [player_view(state, player, seat) for player in range(state.players)],
        "hints": hints(state, seat) if seat is not None else [],
        "placed": placed(state) if state.phase == BUILD else None,
        "over": bool(state.phase == END),
    }


def region_view(state: State, region: int) -> dict[str, Any]:
    """A region: its tokens, bonus tokens, pile, last project and all projects built there."""
    tokens = {
        SPACE_LABELS[space]: ELEMENTS[element]
        for space in range(SPACE_COUNT)
        for element in range(len(ELEMENTS))
        if (int(state.tokens[region, element]) >> int(SPACE_BIT[space])) & 1
    }
    left = PILE - int(state.taken[region])
    return {
        "region": REGIONS[region],
        "tokens": tokens,
        "bonuses": {
            SPACE_LABELS[BONUS_SPACES[place]]: BONUSES[kind] for place, kind in enumerate(state.bonuses[region]) if kind != NONE
        },
        "pile": {"top": BONUSES[state.pile[region, state.taken[region]]] if left else None, "left": left},
        "last_type": TYPES[state.last_type[region]] if state.last_type[region] != NONE else None,
        "built": cards_of(int(state.built[region])),
    }


def player_view(state: State, player: int, seat: int | None) -> dict[str, Any]:
    """A player: points and bonuses, which are open, and of the hand what the viewer may know."""
    hand, known = int(state.hand[player]), int(state.known[player])
    return {
        "colour": ELEMENTS[state.colour[player]],
        "points": {region: int(state.points[player, number]) for number, region in enumerate(REGIONS)},
        "groups": {
            region: int(scoring.largest_group(int(state.tokens[number, state.colour[player]])))
            for number, region in enumerate(REGIONS)
        },
        "bonuses": {bonus: int(state.bonus[player, kind]) for kind, bonus in enumerate(BONUSES)},
        "bonus_points": int(scoring.bonus_points(state, player)),
        "score": int(scoring.points_of(state, player)),
        "cards": hand.bit_count(),
        "hand": cards_of(hand if player == seat else known),
    }


def cards_of(mask: int) -> list[str]:
    """The cards of a mask by their ids."""
    return [CARDS[card].id for card in range(CARD_COUNT) if (mask >> card) & 1]


def placed(state: State) -> dict[str, str]:
    """The token that was placed last."""
    return {"region": REGIONS[state.region], "space": SPACE_LABELS[state.space], "element": ELEMENTS[state.element]}


def hints(state: State, seat: int) -> list[dict[str, Any]]:
    """Where one token more would complete a card of the seat's hand that could be built there."""
    state = state.copy()
    hand = [card for card in range(CARD_COUNT) if (int(state.hand[seat]) >> card) & 1]
    found = []
    for region in range(len(REGIONS)):
        spaces = int(rules.inner_spaces(state, region)) | int(rules.outer_spaces(state, region))
        buildable = [card for card in hand if CARD_TYPE[card] != state.last_type[region]]
        for space in range(SPACE_COUNT):
            if rules.may_place(spaces, space):
                found += space_hints(state, region, space, buildable)
    return found


def space_hints(state: State, region: int, space: int, cards: list[int]) -> list[dict[str, Any]]:
    """What each element would complete on one space."""
    hints = []
    for number, element in enumerate(ELEMENTS):
        completed = [
            CARDS[card].id
            for card in cards
            if number in (CARD_FIRST[card], CARD_SECOND[card]) and rules.would_complete(state, card, region, space, number)
        ]
        if completed:
            hints.append({"region": REGIONS[region], "space": SPACE_LABELS[space], "element": element, "cards": completed})
    return hints
