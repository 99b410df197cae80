"""What a client needs to draw Prosperity: all that is printed, and how the slots are called."""

from typing import Any

from ..components import BOARDS, DATA


def box() -> dict[str, Any]:
    """The components as the TOML has them, and the labels of the slots of each board in the same order as there."""
    return {"data": DATA, "slots": {board.side: [slot.label for slot in board.slots] for board in BOARDS}}
