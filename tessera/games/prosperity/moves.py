"""The moves of Prosperity: the index of a move in this catalogue is its action, the number that rules and bots use."""

from collections.abc import Iterator

from .components import BOARDS, MAX_DEFICIT, MAX_RESEARCH, SLOT_LABELS, SLOT_NUMBER, TILE_COUNT, TILES, TRACKS, lookup

Move = tuple[str, ...]


def slots_for(kind: str) -> list[int]:
    """The slots that take tiles of a kind on any board."""
    return sorted({SLOT_NUMBER[slot.label] for board in BOARDS for slot in board.slots if slot.kind == kind})


def purchases() -> Iterator[tuple[int, int]]:
    """Every tile with every slot that might take it; a special tile, which takes none, with slot -1."""
    for number, tile in enumerate(TILES):
        for slot in slots_for(tile.kind) or [-1]:
            yield number, slot


def splits() -> Iterator[tuple[int, int]]:
    """Every way to divide up to the most research squares between the two tracks."""
    for energy in range(MAX_RESEARCH + 1):
        for ecology in range(MAX_RESEARCH + 1 - energy):
            yield energy, ecology


def words(tile: int, slot: int) -> Move:
    """A purchase as people write it."""
    return ("buy", TILES[tile].id) if slot < 0 else ("buy", TILES[tile].id, "at", SLOT_LABELS[slot])


INCOME, CLEAN_UP, RESEARCH_TRACK = 0, 1, 2
SIMPLE: list[Move] = [("income",), ("clean-up",), *(("research", track) for track in TRACKS)]
PURCHASES = list(purchases())
SPLITS = list(splits())

FIRST_BUY = len(SIMPLE)
FIRST_PAY = FIRST_BUY + len(PURCHASES)
FIRST_SPLIT = FIRST_PAY + MAX_DEFICIT + 1

MOVES: list[Move] = [
    *SIMPLE,
    *(words(tile, slot) for tile, slot in PURCHASES),
    *(("pay", str(levels)) for levels in range(MAX_DEFICIT + 1)),
    *(("split", str(energy), str(ecology)) for energy, ecology in SPLITS),
]

# The purchases of a tile are adjacent in the catalogue: tile t has the actions from BUYS_OF[t] up to BUYS_OF[t + 1], exclusive.
BUYS_OF = lookup(FIRST_BUY + sum(other < tile for other, _ in PURCHASES) for tile in range(TILE_COUNT + 1))
BUY_TILE = lookup(tile for tile, _ in PURCHASES)
BUY_SLOT = lookup(slot for _, slot in PURCHASES)
SPLIT_ENERGY = lookup(energy for energy, _ in SPLITS)
SPLIT_ECOLOGY = lookup(ecology for _, ecology in SPLITS)
SPLIT_NUMBER = lookup(
    [FIRST_SPLIT + SPLITS.index((energy, ecology)) if (energy, ecology) in SPLITS else -1 for ecology in range(MAX_RESEARCH + 1)]
    for energy in range(MAX_RESEARCH + 1)
)

MAX_LEGAL = max(FIRST_PAY, MAX_DEFICIT + 1, MAX_RESEARCH + 1) + 1  # `list_actions` writes one entry past the end
