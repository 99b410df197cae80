"""Facts that a view shows about groups, points and patterns, computed by the rules in one compiled call: each call has a cost."""

from typing import Any

import numpy as np

from tessera.core.compile.bits import lowest_bit
from tessera.core.compile.rule import rule
from tessera.core.state import State, bytes_of, plain, states_of, with_attributes

from .. import decisions, rules, scoring
from ..components import CARD_FIRST, CARD_SECOND, ELEMENTS, REGIONS, SPACE_COUNT
from ..state import GROUPS, SEATS, STATE

FACTS = np.dtype(
    [
        ("to_act", "i4"),
        ("group", "i4", (SEATS, len(REGIONS))),
        ("bonus_points", "i4", (SEATS,)),
        ("score", "i4", (SEATS,)),
        ("estimate", "i4", (SEATS,)),
        ("lowest", "i4", (SEATS,)),
    ]
)


def facts_of(state: State) -> Any:
    """The groups and points of all players as plain numbers and lists."""
    facts = np.zeros(1, with_attributes(FACTS))
    fill_facts(states_of(bytes_of(state), STATE), facts)
    return plain(facts[0], FACTS)


@rule
def fill_facts(states: Any, facts: Any) -> None:
    """Fills in the facts of the first state; Python hands over arrays faster than records."""
    facts[0].to_act = decisions.to_act(states[0])
    fill_players(states[0], facts[0])


@rule
def fill_players(state: Any, facts: Any) -> None:
    """Fills in the groups and points of all players."""
    for player in range(state.players):
        facts.bonus_points[player] = scoring.bonus_points(state, player)
        facts.score[player] = scoring.points_of(state, player)
        for region in range(len(REGIONS)):
            facts.group[player, region] = scoring.largest_group(state.tokens[region, state.colour[player]])
        fill_estimate(state, player, facts)


@rule
def fill_estimate(state: Any, player: int, facts: Any) -> None:
    """Fills in the final score if the match ended now, and the lowest region; groups count as scored (N-60, N-61)."""
    is_ahead = state.phase < GROUPS
    for region in range(len(REGIONS)):
        state.points[player, region] += facts.group[player, region] if is_ahead else 0
    facts.estimate[player] = scoring.score_now(state, player)
    for region in range(len(REGIONS)):
        if state.points[player, region] < state.points[player, facts.lowest[player]]:
            facts.lowest[player] = region
    for region in range(len(REGIONS)):
        state.points[player, region] -= facts.group[player, region] if is_ahead else 0


def buildable(state: State, seat: int) -> list[tuple[int, int, int, int]]:
    """Where one more token would let a seat build: region, space, element, and a mask of the cards."""
    found = np.empty((len(REGIONS) * SPACE_COUNT * len(ELEMENTS), 4), np.int64)
    count = fill_buildable(states_of(bytes_of(state), STATE), seat, found)
    places: list[tuple[int, int, int, int]] = found[:count].tolist()
    return places


@rule
def fill_buildable(states: Any, seat: int, found: Any) -> Any:
    """Lists the places, the region, space, element and cards of each; returns how many.

    The state must be a copy, as tokens are placed on it and removed.
    """
    state, count = states[0], 0
    for region in range(len(REGIONS)):
        spaces = rules.inner_spaces(state, region) | rules.outer_spaces(state, region)
        for space in range(SPACE_COUNT):
            if rules.may_place(spaces, space):
                for element in range(len(ELEMENTS)):
                    cards = buildable_with(state, seat, region, space, element)
                    if cards:
                        found[count, 0], found[count, 1], found[count, 2], found[count, 3] = region, space, element, cards
                        count += 1
    return count


@rule
def buildable_with(state: Any, seat: int, region: int, space: int, element: int) -> Any:
    """A mask of the cards that a seat could build with an element on a free space.

    Only cards of the hand that need the element are tried: a browser without a server interprets this for every view.
    """
    cards, left = np.int64(0), state.hand[seat]
    while left:
        card = lowest_bit(left)
        needed = CARD_FIRST[card] == element or CARD_SECOND[card] == element
        if needed and rules.could_build_at(state, seat, card, region, space, element):
            cards |= np.int64(1) << card
        left &= left - 1
    return cards
