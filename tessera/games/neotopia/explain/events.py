"""The events of each step of Neotopia: every token, card, bonus and point that moves is part of one."""

import unicodedata
from typing import Any

from tessera.core.contract import AUTOMATIC
from tessera.core.game import Event
from tessera.core.state import State, bytes_of, plain_state
from tessera.core.text import Text

from ..components import (
    BONUSES,
    CARD_FIRST,
    CARD_SECOND,
    CARD_SHAPE,
    CARDS,
    COMPONENTS,
    ELEMENTS,
    FACTORIES,
    PLACEMENT_FIRST,
    PLACEMENT_SECOND,
    PLACEMENT_START,
    REGIONS,
    SPACE_BIT,
    SPACE_LABELS,
    Card,
)
from ..moves import DRAW_DECK, FIRST_BUILD, FIRST_DRAW, FIRST_PLACE, FIRST_USE, MOVES, SKIP
from ..state import END, GROUPS, LOSE, NONE, OFFERS, REFILL, STATE


def step_events(before: State, action: int, after: State) -> list[Event]:
    """The events of one step."""
    before, after = plain_state(bytes_of(before), STATE), plain_state(bytes_of(after), STATE)
    if action == AUTOMATIC:
        return automatic(before, after)
    seat = before.active
    if action < FIRST_DRAW or DRAW_DECK < action < FIRST_USE:
        return [placed(action, seat), *won(before, after, seat)]
    if action <= DRAW_DECK:
        return [drawn(before, action, after, seat)]
    if action < FIRST_BUILD:
        return [Event("used", seat, {"bonus": BONUSES[action - FIRST_USE]})]
    if action < SKIP:
        return [built(before, action, after, seat), *won(before, after, seat)]
    return [Event("skipped", seat, is_private=True) if action == SKIP else Event("ended", seat)]


def automatic(before: Any, after: Any) -> list[Event]:
    """The events of an automatic step."""
    seat = before.active
    if before.phase == LOSE:
        return [Event("lost-action", seat)]
    if before.phase == REFILL:
        return refilled(before, after)
    if before.phase == OFFERS:
        return turn_over(before, after)
    player, region = before.scorer, before.scored
    if before.phase == GROUPS:
        points = after.points[player][region] - before.points[player][region]
        return [Event("group", player, {"region": REGIONS[region], "points": points})]
    events = [Event("score", player, {"score": after.score[player]})]
    return [*events, Event("over")] if after.phase == END else events


def placed(action: int, seat: int) -> Event:
    """A token was placed: at the start, from a factory, or from the reserve."""
    words = MOVES[action]
    if action < FIRST_DRAW:
        return Event("started", seat, {"region": words[2], "space": words[3]})
    if action < FIRST_PLACE:
        return Event("moved", seat, {"element": words[1], "factory": words[3], "region": words[5], "space": words[6]})
    return Event("placed", seat, {"element": words[1], "region": words[3], "space": words[4]})


def won(before: Any, after: Any, seat: int) -> list[Event]:
    """A player won bonus tokens, covered or from a pile."""
    return [
        Event("won", seat, {"bonus": BONUSES[kind]})
        for kind in range(len(BONUSES))
        for _ in range(after.bonus[seat][kind] - before.bonus[seat][kind])
    ]


def drawn(before: Any, action: int, after: Any, seat: int) -> Event:
    """A card was drawn; a card of the Offer is named, as everybody has seen it, one of the deck only to whoever drew it."""
    if action != DRAW_DECK:
        return Event("took", seat, {"card": CARDS[action - FIRST_DRAW].id})
    card = (after.hand[seat] & ~before.hand[seat]).bit_length() - 1
    return Event("drew", seat, own_facts={"card": CARDS[card].id})


def built(before: Any, action: int, after: Any, seat: int) -> Event:
    """A project was built."""
    region = before.region
    card = action - FIRST_BUILD
    points = after.points[seat][region] - before.points[seat][region]
    facts = {"card": CARDS[card].id, "region": REGIONS[region], "points": points, "spaces": pattern_of(before, card)}
    return Event("built", seat, facts)


def pattern_of(before: Any, card: int) -> list[str]:
    """The spaces of the pattern that the token just placed has completed."""
    tokens, shape = before.tokens[before.region], CARD_SHAPE[card]
    first, second = tokens[CARD_FIRST[card]], tokens[CARD_SECOND[card]]
    for number in range(PLACEMENT_START[shape, before.space], PLACEMENT_START[shape, before.space + 1]):
        here = int(PLACEMENT_FIRST[number]), int(PLACEMENT_SECOND[number])
        if not here[0] & ~first and not here[1] & ~second:
            return [label for label, bit in zip(SPACE_LABELS, SPACE_BIT.tolist(), strict=True) if (here[0] | here[1]) >> bit & 1]
    return []


def refilled(before: Any, after: Any) -> list[Event]:
    """A factory was refilled and a tile revealed."""
    factory = before.emptied
    events = [Event("refilled", None, {"factory": FACTORIES[factory], "elements": listed(after.factory[factory])})]
    if after.revealed > before.revealed:
        events.append(Event("turned", None, {"elements": listed(after.centre), "left": after.tile_count - after.revealed}))
    else:
        events.append(Event("restocked", None, {"elements": listed(after.centre)}))
    if after.ending > before.ending:
        events.append(Event("last-tile"))
    return events


def turn_over(before: Any, after: Any) -> list[Event]:
    """A turn ended: the Offer was refilled, and the last round or the final scoring may have begun."""
    new = [CARDS[card].id for card, old in zip(after.offer, before.offer, strict=True) if card != old and card != NONE]
    events = [Event("offered", None, {"cards": new})] if new else []
    if after.phase == GROUPS:
        return [*events, Event("final-scoring")]
    if after.ending > before.ending:
        events.append(Event("last-round"))
    return [*events, Event("passed", after.active)]


def listed(counts: Any) -> list[str]:
    """The elements of a factory or of the centre, one by one."""
    return [ELEMENTS[element] for element, count in enumerate(counts) for _ in range(count)]


def names(language: str) -> dict[str, str]:
    """The names of elements, regions, bonuses, factories and cards in a language."""
    found = {thing.id: thing.names[language] for thing in (*COMPONENTS.elements, *COMPONENTS.regions, *COMPONENTS.bonuses)}
    found |= {card.id: card_name(card, language) for card in CARDS}
    pairs = zip(FACTORIES, COMPONENTS.factories, strict=True)
    return found | {factory: "–".join(short_region(region, language) for region in between) for factory, between in pairs}


def short_region(region: str, language: str) -> str:
    """A region without the word that the names of all regions begin with."""
    names = {thing.id: thing.names[language].split() for thing in COMPONENTS.regions}
    is_shared = len({words[0] for words in names.values()}) == 1 and all(len(words) > 1 for words in names.values())
    return " ".join(names[region][1:] if is_shared else names[region])


def letters(language: str) -> dict[str, str]:
    """A letter for every element: the first of its name, or a number where two names share a letter."""
    plain = {element.id: unicodedata.normalize("NFD", element.names[language])[0].upper() for element in COMPONENTS.elements}
    return plain if len(set(plain.values())) == len(plain) else {element: str(number) for number, element in enumerate(plain, 1)}


def card_name(card: Card, language: str) -> str:
    """The name of a card: the letters of its pattern and its shape, which is the last word of its id."""
    text, letter = Text(language), letters(language)
    shape = f"neotopia-name-{card.id.rpartition('-')[2]}"
    if not text.has(shape):
        return card.id
    order = [*(part for part in card.type.split("-") if part in letter), *letter]  # a type names its main element first
    elements = "".join(letter[element] for element in sorted((element for _, _, element in card.pattern), key=order.index))
    return text("neotopia-card", elements=elements, shape=text(shape))
