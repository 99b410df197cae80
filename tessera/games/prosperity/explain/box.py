"""What a client needs to draw Prosperity: all that is printed, and how the slots are called."""

from typing import cast

from ..components import BOARDS, DATA
from .schema import Box, Components


def box() -> Box:
    """The components as the TOML has them, and the labels of the slots of each board in the same order as there."""
    slots = {board.side: [slot.label for slot in board.slots] for board in BOARDS}
    return {"data": cast("Components", DATA), "slots": slots}
