"""One player's country as a few lines of text, for tests and for describing positions.

The first line names the side of the board and what differs from the start. The slots follow row by row, with `-` for an
empty slot and `x` for a closed one:

    silver money 200 points 3 discs 6 energy 4 ecology 7
    coal-plant - local-industry
    wind-farm power-grid laboratory
    toll-roads road-network
    - hospital -
"""

from collections.abc import Iterator

from tessera.core.state import State
from tessera.games.prosperity import rules, setup
from tessera.games.prosperity.components import (
    BOARD_NUMBER,
    BOARDS,
    EMPTY,
    PRINTED,
    SLOT_COUNT,
    SLOT_LABELS,
    SQUARES,
    TILE_COUNT,
    TILE_NUMBER,
)
from tessera.games.prosperity.explain.events import face_id

NUMBERS = ("money", "points", "discs", "energy", "ecology")


def write_country(state: State, player: int) -> str:
    """The country of a player."""
    energy, ecology = (int(square) + 1 for square in state.research[player])
    numbers = (state.money[player], state.points[player], state.pollution[player], energy, ecology)
    first = [BOARDS[state.board[player]].side, *(f"{key} {number}" for key, number in zip(NUMBERS, numbers, strict=True))]
    return "\n".join([" ".join(first), *(" ".join(row) for row in rows(state, player))]) + "\n"


def rows(state: State, player: int) -> Iterator[list[str]]:
    """The slots of a country, row by row."""
    for row in sorted({label.split(".")[0] for label in SLOT_LABELS}):
        slots = [slot for slot in range(SLOT_COUNT) if SLOT_LABELS[slot].startswith(f"{row}.")]
        yield [slot_word(state, player, slot) for slot in slots]


def slot_word(state: State, player: int, slot: int) -> str:
    """What a slot shows, as one word."""
    if not rules.is_open(state, player, slot):
        return "x"
    return face_id(int(state.slots[player, slot])) or "-"


def read_country(text: str, state: State, player: int) -> None:
    """Gives a player the country that a text describes; its tiles leave the market."""
    first, *grid = [line.split() for line in text.strip().splitlines()]
    if first[0] not in BOARD_NUMBER or len(first) % 2 == 0:
        raise ValueError(f"not a country: {' '.join(first)}")
    state.board[player] = BOARD_NUMBER[first[0]]
    setup.found_country(state, player)
    for key, number in zip(first[1::2], first[2::2], strict=True):
        write_number(state, player, key, number)
    for slot, word in enumerate(word for row in grid for word in row):
        place(state, player, slot, word)


def write_number(state: State, player: int, key: str, number: str) -> None:
    """Sets one of a country's numbers."""
    if key not in NUMBERS or not number.isdecimal() or (key in NUMBERS[3:] and not 1 <= int(number) <= SQUARES):
        raise ValueError(f"not a country: {key} {number}")
    if key in NUMBERS[3:]:
        state.research[player, NUMBERS.index(key) - 3] = int(number) - 1
    else:
        field = {"money": state.money, "points": state.points, "discs": state.pollution}[key]
        field[player] = int(number)


def place(state: State, player: int, slot: int, word: str) -> None:
    """Makes a slot show a tile, a printed building or nothing."""
    printed = [
        number
        for number, (board, printed_slot) in enumerate(PRINTED)
        if board is BOARDS[state.board[player]] and printed_slot.printed == word
    ]
    if slot >= SLOT_COUNT or not (word in {"-", "x"} or word in TILE_NUMBER or printed):
        raise ValueError(f"not a country: {word}")
    if word in TILE_NUMBER:
        state.slots[player, slot] = TILE_NUMBER[word]
        state.market &= ~(1 << TILE_NUMBER[word])
    else:
        state.slots[player, slot] = TILE_COUNT + printed[0] if printed else EMPTY
