"""What is printed on the components of Prosperity, read from `components.toml`, and the arrays in which the rules look it up."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any, cast

import numpy as np

from tessera.core.variants.load import components_data

SYMBOLS = ("energy", "ecology", "capital", "research", "prosperity")
# NumPy integers: Numba would compile a rule again for the literal type of a Python integer.
ENERGY, ECOLOGY, CAPITAL, RESEARCH, PROSPERITY = cast("list[int]", np.arange(5))
TRACKS = SYMBOLS[:2]  # the research tracks and the sides of the market are named after the first two symbols
KINDS = ("power", "supply", "transport", "infrastructure", "special")
SPECIAL = KINDS.index("special")

Names = Mapping[str, str]


@dataclass(frozen=True)
class Tile:
    """A technology tile."""

    id: str
    names: Names
    kind: str
    side: str
    level: int
    symbols: Mapping[str, int]
    decade: int | None
    scores: str | None
    points: int
    remove_discs: int
    source: str


@dataclass(frozen=True)
class Slot:
    """A place for tiles on one side of a country board."""

    row: int
    column: int
    kind: str
    printed: str | None
    symbols: Mapping[str, int]
    opens: tuple[str, ...]

    @property
    def label(self) -> str:
        """Row and column as people write them: 2.1."""
        return f"{self.row}.{self.column}"


@dataclass(frozen=True)
class Board:
    """One side of a country board."""

    side: str
    source: str
    slots: tuple[Slot, ...]


@dataclass(frozen=True)
class Components:
    """What is in the box, as far as the rules need it."""

    tiles: tuple[Tile, ...]
    boards: tuple[Board, ...]
    printed: Mapping[str, Names]
    decades: tuple[int, ...]
    squares_per_level: tuple[int, ...]
    circles: int
    prosperity_on_circles: tuple[int, ...]
    start_money: int
    start_pollution: int
    actions_per_turn: int
    players: tuple[int, int]


def read_components(data: Mapping[str, Any]) -> Components:
    """The components that a TOML file describes."""
    return Components(
        tiles=tuple(read_tile(entry) for entry in data["tile"]),
        boards=tuple(read_board(entry) for entry in data["board"]),
        printed=data["printed"],
        decades=tuple(data["game"]["decades"]),
        squares_per_level=tuple(data["research_track"]["squares_per_level"]),
        circles=data["pollution_track"]["circles"],
        prosperity_on_circles=tuple(data["pollution_track"]["prosperity_on_circles"]),
        start_money=data["game"]["start_money"],
        start_pollution=data["game"]["start_pollution"],
        actions_per_turn=data["game"]["actions_per_turn"],
        players=tuple(data["game"]["players"]),
    )


def read_tile(entry: Mapping[str, Any]) -> Tile:
    """A tile from its entry in the TOML."""
    effect = entry.get("effect", {})
    return Tile(
        id=entry["id"],
        names=entry["name"],
        kind=entry["kind"],
        side=entry["side"],
        level=entry["level"],
        symbols=entry.get("symbols", {}),
        decade=entry.get("decade"),
        scores=entry.get("scores"),
        points=effect.get("points", 0),
        remove_discs=effect.get("remove_discs", 0),
        source=entry["source"],
    )


def read_board(entry: Mapping[str, Any]) -> Board:
    """A board side from its entry in the TOML."""
    slots = (
        Slot(
            row=slot["row"],
            column=slot["column"],
            kind=slot["kind"],
            printed=slot.get("printed"),
            symbols=slot.get("symbols", {}),
            opens=tuple(f"{row}.{column}" for row, column in slot.get("opens", [])),
        )
        for slot in entry["slots"]
    )
    return Board(side=entry["side"], source=entry["source"], slots=tuple(slots))


COMPONENTS_FILE = Path(__file__).with_name("components.toml")
DATA = components_data(__name__, COMPONENTS_FILE)
COMPONENTS = read_components(DATA)

TILES = COMPONENTS.tiles
TILE_COUNT = len(TILES)
TILE_NUMBER = {tile.id: number for number, tile in enumerate(TILES)}
BOARDS = COMPONENTS.boards
BOARD_NUMBER = {board.side: number for number, board in enumerate(BOARDS)}
SLOT_LABELS = tuple(sorted({slot.label for board in BOARDS for slot in board.slots}))
SLOT_COUNT = len(SLOT_LABELS)
SLOT_NUMBER = {label: number for number, label in enumerate(SLOT_LABELS)}

# A slot of a country shows a *face*: first come the tiles by number, then what is printed on the slots of each board, then EMPTY.
PRINTED = tuple((board, slot) for board in BOARDS for slot in board.slots if slot.printed)
EMPTY = TILE_COUNT + len(PRINTED)

START_MONEY = COMPONENTS.start_money
START_POLLUTION = COMPONENTS.start_pollution
ACTIONS_PER_TURN = COMPONENTS.actions_per_turn
CIRCLES = COMPONENTS.circles
SQUARES = sum(COMPONENTS.squares_per_level)


def lookup(values: Iterable[Any]) -> np.ndarray:
    """A lookup array whose integers are wide enough that interpreted arithmetic does not overflow where compiled does not."""
    return np.array(list(values), dtype=np.int32)


def counts(symbols: Mapping[str, int]) -> list[int]:
    """The symbols of a face in their fixed order."""
    return [symbols.get(symbol, 0) for symbol in SYMBOLS]


FACE_SYMBOLS = lookup([*(counts(tile.symbols) for tile in TILES), *(counts(slot.symbols) for _, slot in PRINTED), [0] * 5])

TILE_KIND = lookup(KINDS.index(tile.kind) for tile in TILES)
TILE_SIDE = lookup(TRACKS.index(tile.side) for tile in TILES)
TILE_LEVEL = lookup(tile.level for tile in TILES)
TILE_SCORES = lookup(SYMBOLS.index(tile.scores) if tile.scores else -1 for tile in TILES)
TILE_POINTS = lookup(tile.points for tile in TILES)
TILE_CLEANS = lookup(tile.remove_discs for tile in TILES)

MARKET_TILES = lookup(number for number, tile in enumerate(TILES) if tile.decade is None)
STACK_TILES = lookup(TILE_NUMBER[tile.id] for decade in COMPONENTS.decades for tile in TILES if tile.decade == decade)
STACK_COUNT = len(STACK_TILES)
DECADE_STARTS = lookup(
    [sum(tile.decade is not None and tile.decade < decade for tile in TILES) for decade in COMPONENTS.decades] + [STACK_COUNT]
)
DECADE_COUNT = len(COMPONENTS.decades)

LEVEL_OF_SQUARE = lookup(level for level, squares in enumerate(COMPONENTS.squares_per_level, 1) for _ in range(squares))
TRACK_PROSPERITY = lookup(
    sum(discs < circle for circle in COMPONENTS.prosperity_on_circles) for discs in range(COMPONENTS.circles + 2)
)


def slot_lookup(value: Any) -> np.ndarray:
    """A lookup array with one value for each slot of each board."""
    by_label = [{slot.label: slot for slot in board.slots} for board in BOARDS]
    return lookup(
        [value(board, slots.get(label)) for label in SLOT_LABELS] for board, slots in zip(BOARDS, by_label, strict=True)
    )


def printed_face(board: Board, slot: Slot | None) -> int:
    """The face that a slot shows before a tile covers it."""
    return TILE_COUNT + PRINTED.index((board, slot)) if slot and slot.printed else EMPTY


def gate(board: Board, slot: Slot | None) -> int:
    """The transport slot that keeps this one closed, or -1."""
    return next((SLOT_NUMBER[other.label] for other in board.slots if slot and slot.label in other.opens), -1)


SLOT_KIND = slot_lookup(lambda board, slot: KINDS.index(slot.kind) if slot else -1)
SLOT_FACE = slot_lookup(printed_face)
SLOT_GATE = slot_lookup(gate)


def extreme(symbol: int, sign: int) -> int:
    """The highest count of a symbol (sign +1), or the deepest deficit (sign -1), that any country can show."""
    totals = []
    for board in range(len(BOARDS)):
        total = 0
        for kind in range(SPECIAL):
            slots = [slot for slot in range(SLOT_COUNT) if SLOT_KIND[board, slot] == kind]
            faces = [
                *(tile for tile in range(TILE_COUNT) if TILE_KIND[tile] == kind),
                *(SLOT_FACE[board, slot] for slot in slots),
            ]
            total += sum(sorted((max(0, sign * int(FACE_SYMBOLS[face, symbol])) for face in faces), reverse=True)[: len(slots)])
        totals.append(total)
    return max(totals)


MAX_DEFICIT = extreme(ENERGY, -1)
MAX_RESEARCH = extreme(RESEARCH, +1)
