"""What an owner's components may be: the schema with the range of every value, and what else can be wrong with them.

The ranges follow from the state, which stores everything in small numbers, and keep every index that the compiled rules compute
inside its array.
"""

from collections.abc import Iterator, Mapping
from typing import Any

from tessera.core.variants.schema import (
    Choices,
    Fault,
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

from .components import KINDS, SPECIAL, SYMBOLS, TRACKS
from .state import SEATS, STATE

MOST_TILES = largest_in(STATE, "market").bit_length() - 1  # the market is a bitboard
MOST_BOARDS, MOST_SLOTS = 8, 16
MOST_CIRCLES = 99
MOST_SQUARES = largest_in(STATE, "research") + 1  # of a research track
assert largest_in(STATE, "slots") > MOST_TILES + MOST_BOARDS * MOST_SLOTS, "a slot stores the number of its face"

# A symbol counts at most eight, either way: the bots pack the counts of a country into twelve bits. A country never shows
# negative capital, research or prosperity, so money and markers never fall below zero.
SYMBOL_COUNTS = Section({}, {symbol: Number(-8 if symbol in TRACKS else 0, 8) for symbol in SYMBOLS})
PLACE = Number(1, 9)  # a row or a column
SLOT = Section(
    {"row": PLACE, "column": PLACE, "kind": Word(KINDS[:SPECIAL])},
    {"printed": Id(), "symbols": SYMBOL_COUNTS, "opens": List(Row((PLACE, PLACE)), 0, MOST_SLOTS)},
)
TILE = Section(
    {"id": Id(), "name": Names(), "kind": Word(KINDS), "side": Word(TRACKS), "level": Number(1, 12), "source": Line()},
    {
        "symbols": SYMBOL_COUNTS,
        "decade": Number(0, 9999),
        "scores": Word(SYMBOLS),
        "effect": Section({}, {"points": Number(0, 20), "remove_discs": Number(0, 99)}),
    },
)
SCHEMA: Schema = {
    "game": Section(
        {
            "players": Row((Number(2, SEATS), Number(2, SEATS))),
            "start_money": Number(0, 10_000),
            "start_pollution": Number(0, MOST_CIRCLES),
            "actions_per_turn": Number(1, 9),
            "decades": List(Number(0, 9999), 1, MOST_TILES),
        }
    ),
    "research_track": Section({"squares_per_level": List(Number(1, MOST_SQUARES), 1, 12)}),
    "pollution_track": Section(
        {"circles": Number(1, MOST_CIRCLES), "prosperity_on_circles": List(Number(1, MOST_CIRCLES), 0, 20)}
    ),
    "tile": Sections(TILE, 1, MOST_TILES),
    "board": Sections(Section({"side": Id(), "source": Line(), "slots": List(SLOT, 1, MOST_SLOTS)}), 1, MOST_BOARDS),
    "printed": Choices(Names(), 99),
}


def faults(data: Mapping[str, Any]) -> Iterator[Fault]:
    """What is wrong with components that match the schema."""
    tiles, decades, squares = data["tile"], data["game"]["decades"], data["research_track"]["squares_per_level"]
    fewest, most = data["game"]["players"]
    yield from out_of_range("game", 0, "players", most, fewest, SEATS)
    yield from out_of_range("research_track", 0, "squares_per_level", sum(squares), 1, MOST_SQUARES)
    for circle in data["pollution_track"]["prosperity_on_circles"]:
        yield from out_of_range("pollution_track", 0, "prosperity_on_circles", circle, 1, data["pollution_track"]["circles"])
    if decades != sorted(set(decades)):
        yield Fault("game", 0, "prosperity-fault-decades")
    yield from twice("tile", (tile["id"] for tile in tiles))
    for number, tile in enumerate(tiles):
        yield from out_of_range("tile", number, "level", tile["level"], 1, len(squares))
        if "decade" in tile:
            yield from unknown("tile", number, str(tile["decade"]), map(str, decades))
            yield from unknown("tile", number, tile.get("scores", ""), SYMBOLS)
    dated = [number for number, tile in enumerate(tiles) if "decade" in tile]
    for players in range(fewest, most + 1):
        if not dated or len(dated) % players:
            yield Fault("tile", dated[-1] if dated else 0, "prosperity-fault-turns", {"tiles": len(dated), "players": players})
    yield from twice("board", (board["side"] for board in data["board"]))
    yield from unknown("board", 0, "silver", (board["side"] for board in data["board"]))
    for number, board in enumerate(data["board"]):
        yield from board_faults(number, board, data["printed"])


def board_faults(number: int, board: Mapping[str, Any], printed: Mapping[str, Any]) -> Iterator[Fault]:
    """What is wrong with one side of a country board."""
    places = [f"{slot['row']}.{slot['column']}" for slot in board["slots"]]
    for place in twice("board", places):
        yield Fault("board", number, place.message, place.facts)
    for slot in board["slots"]:
        for row, column in slot.get("opens", []):
            yield from unknown("board", number, f"{row}.{column}", places)
        if "printed" in slot:
            yield from unknown("board", number, slot["printed"], printed)
