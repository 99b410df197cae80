"""What a view shows of groups, points and completed patterns, asked of the rules in one call: a call costs more than its rule."""

from typing import Any

import numpy as np

from tessera.core.compile.rule import rule
from tessera.core.state import State, bytes_of, plain, state_of

from .. import rules, scoring
from ..components import CARD_COUNT, CARD_FIRST, CARD_SECOND, CARD_TYPE, ELEMENTS, REGIONS, SPACE_COUNT
from ..state import GROUPS, SEATS, STATE

SURVEY = np.dtype(
    [
        ("group", "i4", (SEATS, len(REGIONS))),
        ("bonus_points", "i4", (SEATS,)),
        ("score", "i4", (SEATS,)),
        ("estimate", "i4", (SEATS,)),
        ("lowest", "i4", (SEATS,)),
    ]
)


def survey(state: State) -> Any:
    """The groups and points of all players, as plain numbers."""
    found = np.zeros(1, SURVEY).view(np.recarray)
    look(state, found[0])
    return plain(found[0], SURVEY)


@rule
def look(state: Any, found: Any) -> None:
    """Fills in a survey."""
    for player in range(state.players):
        found.bonus_points[player] = scoring.bonus_points(state, player)
        found.score[player] = scoring.points_of(state, player)
        for region in range(len(REGIONS)):
            found.group[player, region] = scoring.largest_group(state.tokens[region, state.colour[player]])
        foresee(state, player, found)


@rule
def foresee(state: Any, player: int, found: Any) -> None:
    """The final score if the match ended now, and the region that would count most; groups are added meanwhile (N-60, N-61)."""
    is_ahead = state.phase < GROUPS
    for region in range(len(REGIONS)):
        state.points[player, region] += found.group[player, region] if is_ahead else 0
    found.estimate[player] = scoring.score_now(state, player)
    for region in range(len(REGIONS)):
        if state.points[player, region] < state.points[player, found.lowest[player]]:
            found.lowest[player] = region
    for region in range(len(REGIONS)):
        state.points[player, region] -= found.group[player, region] if is_ahead else 0


def completing(state: State, seat: int) -> list[list[list[int]]]:
    """By region, space and element: the cards of a seat's hand that one token would complete, and that could be built there."""
    found = np.zeros((len(REGIONS), SPACE_COUNT, len(ELEMENTS)), dtype=np.int64)
    look_for_patterns(state_of(bytes_of(state), STATE), np.int64(seat), found)
    cards: list[list[list[int]]] = found.tolist()
    return cards


@rule
def look_for_patterns(state: Any, seat: int, found: Any) -> None:
    """Fills in what would be completed; tokens are put on spaces for a moment, so `game` must be a copy."""
    for region in range(len(REGIONS)):
        spaces = rules.inner_spaces(state, region) | rules.outer_spaces(state, region)
        for space in range(SPACE_COUNT):
            if rules.may_place(spaces, space):
                for element in range(len(ELEMENTS)):
                    found[region, space, element] = completed(state, seat, region, space, element)


@rule
def completed(state: Any, seat: int, region: int, space: int, element: int) -> Any:
    """The cards of a hand that an element on a space would complete, and that could be built there."""
    cards = np.int64(0)
    for card in range(CARD_COUNT):
        is_held = (state.hand[seat] >> card) & 1 == 1
        is_asked = is_held and CARD_TYPE[card] != state.last_type[region] and element in (CARD_FIRST[card], CARD_SECOND[card])
        if is_asked and rules.would_complete(state, card, region, space, element):
            cards |= np.int64(1) << card
    return cards
