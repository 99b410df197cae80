"""What an owner's components may be: the schema with the range of every value, and what else can be wrong with them.

The ranges follow from the state, which stores everything in bytes and bitboards, and keep every index that the compiled rules
compute inside its array.
"""

from collections.abc import Collection, Iterator, Mapping
from typing import Any

from tessera.core.variants.schema import (
    Fault,
    Flag,
    Id,
    Line,
    List,
    Names,
    Number,
    Row,
    Schema,
    Section,
    Sections,
    Word,
    largest_in,
    out_of_range,
    twice,
    unknown,
)

from .components import BONUS_KINDS, DIRECTIONS, Space
from .state import SEATS, STATE

MOST_CARDS = largest_in(STATE, "hand").bit_length() - 1  # hands are bitboards
MOST_TOKENS = largest_in(STATE, "reserve")
MOST_RADIUS = 3  # seven rows of seven columns and an empty one fit into a bitboard
MOST_ELEMENTS, MOST_REGIONS, MOST_FACTORIES = 8, 4, 12
MOST_SPACES = 3 * MOST_RADIUS * (MOST_RADIUS + 1) + 1
MOST_COPIES = MOST_TOKENS // len(BONUS_KINDS)  # the number of tokens in a pile is a byte, and dealing them again counts in bytes
MOST_POINTS = 20
DECK = "deck"  # the word of the move that draws a hidden card, so no card has this id
COORDINATE, CELL = Number(-MOST_RADIUS, MOST_RADIUS), Number(-12, 12)
SPACES = List(Row((COORDINATE, COORDINATE)), 0, MOST_SPACES)

SCHEMA: Schema = {
    "game": Section(
        {
            "players": Row((Number(2, SEATS), Number(2, SEATS))),
            "actions_per_turn": Number(1, 9),
            "hand": Number(0, 10),
            "offer": Number(1, 10),
            "tokens_per_element": Number(1, MOST_TOKENS),
            "thresholds": List(Number(1, 255), 1, 10),
            "unused_bonus_points": Number(0, MOST_POINTS),
            "lowest_region_factor": Number(0, 10),
        },
        {"lap": Number(1, 255)},
    ),
    "element": Sections(Section({"id": Id(), "name": Names(), "colour": Id()}), 1, MOST_ELEMENTS),
    "region": Sections(Section({"id": Id(), "name": Names()}), 2, MOST_REGIONS),
    "factory": Sections(Section({"between": Row((Id(), Id()))}), 1, MOST_FACTORIES),
    "space": Section(
        {"radius": Number(1, MOST_RADIUS), "centre": Row((COORDINATE, COORDINATE)), "outer": SPACES, "bonus": SPACES},
        {"source": Line()},
    ),
    "bonus": Sections(
        Section({"id": Word(BONUS_KINDS), "name": Names(), "copies": Number(0, MOST_COPIES)}), len(BONUS_KINDS), len(BONUS_KINDS)
    ),
    "tile": Sections(
        Section(
            {"elements": List(Number(0, 9), 1, MOST_ELEMENTS)}, {"without": List(Number(1, SEATS), 0, SEATS), "flag": Flag()}
        ),
        1,
        60,
    ),
    "card": Sections(
        Section(
            {
                "id": Id(),
                "type": Id(),
                "points": Number(0, MOST_POINTS),
                "pattern": List(Row((CELL, CELL, Id())), 1, 12),
            },
            {"own": Number(0, MOST_POINTS), "building": Id()},
        ),
        1,
        MOST_CARDS,
    ),
}


def faults(data: Mapping[str, Any]) -> Iterator[Fault]:
    """What is wrong with components that match the schema."""
    game, elements, regions = data["game"], ids(data["element"]), ids(data["region"])
    fewest, most = game["players"]
    yield from out_of_range("game", 0, "players", most, fewest, SEATS)
    for section in ("element", "region", "bonus", "card"):
        yield from twice(section, ids(data[section]))
    yield from out_of_range("element", len(elements) - 1, "element", len(elements), most, MOST_ELEMENTS)
    yield from factory_faults(data["factory"], regions)
    yield from space_faults(data["space"])
    tokens, spaces = sum(entry["copies"] for entry in data["bonus"]), len(data["space"]["bonus"]) * len(regions)
    if tokens <= spaces or (tokens - spaces) % len(regions):
        yield Fault("bonus", 0, "neotopia-fault-bonuses", {"tokens": tokens, "spaces": spaces, "regions": len(regions)})
    for number, tile in enumerate(data["tile"]):
        yield from out_of_range("tile", number, "elements", len(tile["elements"]), len(elements), len(elements))
    flags = [bool(tile.get("flag")) for tile in data["tile"]]
    if sum(flags) != 1:
        yield Fault("tile", 0, "neotopia-fault-flag", {"tiles": sum(flags)})
    needed = game["hand"] * most + game["offer"]
    yield from out_of_range("card", len(data["card"]) - 1, "card", len(data["card"]), needed, MOST_CARDS)
    for number, card in enumerate(data["card"]):
        yield from card_faults(number, card, elements, data["space"]["radius"])
    yield from endless_faults(data)


def ids(entries: list[Mapping[str, Any]]) -> list[str]:
    """The ids of some sections."""
    return [entry["id"] for entry in entries]


def factory_faults(factories: list[Mapping[str, Any]], regions: list[str]) -> Iterator[Fault]:
    """What is wrong with the factories: each lies between two different regions, and no two have the same name."""
    for number, factory in enumerate(factories):
        for region in factory["between"]:
            yield from unknown("factory", number, region, regions)
        for again in twice("factory", factory["between"]):
            yield Fault("factory", number, again.message, again.facts)
    yield from twice("factory", ("-".join(factory["between"]) for factory in factories))


def space_faults(space: Mapping[str, Any]) -> Iterator[Fault]:
    """What is wrong with the spaces of a region: one is named twice or lies outside, or the centre is an outer one."""
    for key in ("outer", "bonus"):
        spaces = [(q, r) for q, r in space[key]]
        for again in twice("space", spaces):
            yield Fault("space", 0, again.message, again.facts)
        for each in spaces:
            yield from off_board(key, each, space["radius"])
    yield from off_board("centre", (space["centre"][0], space["centre"][1]), space["radius"])
    if space["centre"] in space["outer"]:
        yield Fault("space", 0, "neotopia-fault-centre")
    yield from out_of_range("space", 0, "bonus", len(space["bonus"]), 1, MOST_SPACES)


def off_board(key: str, space: Space, radius: int) -> Iterator[Fault]:
    """A fault if a space lies outside a region."""
    if not is_on_board(space, radius):
        yield Fault("space", 0, "neotopia-fault-outside", {"key": key, "space": f"[{space[0]}, {space[1]}]"})


def is_on_board(space: Space, radius: int) -> bool:
    """Whether a region of this radius has a space at these coordinates."""
    q, r = space
    return max(abs(q), abs(r), abs(q + r)) <= radius


def board(radius: int) -> set[Space]:
    """The spaces of a region of this radius."""
    span = range(-radius, radius + 1)
    return {(q, r) for q in span for r in span if is_on_board((q, r), radius)}


def connected(start: Collection[Space], cells: Collection[Space]) -> set[Space]:
    """The cells that can be reached from some of them over neighbouring cells."""
    reached: set[Space] = set()
    edge = set(start)
    while edge:
        reached |= edge
        edge = {(q + x, r + y) for q, r in edge for x, y in DIRECTIONS} & set(cells) - reached
    return reached


def card_faults(number: int, card: Mapping[str, Any], elements: list[str], radius: int) -> Iterator[Fault]:
    """What is wrong with one card: its elements, or a pattern that is not connected or fits nowhere."""
    cells = {(q, r) for q, r, _ in card["pattern"]}
    used = {element for _, _, element in card["pattern"]}
    if card["id"] == DECK:
        yield Fault("card", number, "fault-twice", {"value": DECK})
    for element in sorted(used | {card.get("building", elements[0])}):
        yield from unknown("card", number, element, elements)
    if len(used) > 2:
        yield Fault("card", number, "neotopia-fault-colours", {"count": len(used)})
    if connected([min(cells)], cells) != cells or len(cells) != len(card["pattern"]):
        yield Fault("card", number, "neotopia-fault-connected")
    first_q, first_r = min(cells)
    if not any(all(is_on_board((q + x - first_q, r + y - first_r), radius) for x, y in cells) for q, r in board(radius)):
        yield Fault("card", number, "neotopia-fault-nowhere")


# A match ends when the last production tile is revealed, and each tile needs a factory that is emptied. So it ends for certain
# if factories never stay empty and there is always a space for their tokens.


def endless_faults(data: Mapping[str, Any]) -> Iterator[Fault]:
    """What might keep a match from ending: tiles without tokens, a reserve too small or too few spaces."""
    seats = data["game"]["players"][1]
    initiatives = sum(entry["copies"] for entry in data["bonus"] if entry["id"] == "initiative")
    backs = [tile["elements"] for tile in data["tile"]]
    each, laid_out = data["game"]["tokens_per_element"], len(data["factory"]) + 1
    yield from out_of_range("game", 0, "tokens_per_element", each, laid_out + 1, MOST_TOKENS)
    tokens = seats + initiatives + laid_out * len(data["element"]) + sum(map(sum, backs))
    spaces = reachable_spaces(data["space"]) * len({region for factory in data["factory"] for region in factory["between"]})
    if spaces < tokens:
        yield Fault("space", 0, "neotopia-fault-full", {"spaces": spaces, "tokens": tokens})
    for number, back in enumerate(backs):
        kinds = [element for element, count in enumerate(back) if count]
        taken = seats + initiatives + sum(other[element] for other in backs for element in kinds) - sum(back)
        if (each - laid_out) * len(kinds) <= taken:
            yield Fault("tile", number, "neotopia-fault-reserve", {"tokens": each})


def reachable_spaces(space: Mapping[str, Any]) -> int:
    """The number of inner spaces of a region that tokens can reach from the centre, one beside another."""
    inner = board(space["radius"]) - {(q, r) for q, r in space["outer"]}
    return len(connected([(space["centre"][0], space["centre"][1])], inner))
