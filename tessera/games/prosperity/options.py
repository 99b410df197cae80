"""The options of a table of Prosperity: the side of each country board (P-4) and how far over-pollution reaches (P-17)."""

from tessera.core.options import Option, Options
from tessera.core.state import State

from .components import BOARD_NUMBER

OVER_POLLUTION = ("all-points", "prosperity-scorings")  # what an over-polluted player does not get
OPTIONS = (
    Option("boards", "seat", tuple(BOARD_NUMBER), default="silver", rule="P-4"),
    Option("over_pollution", "table", OVER_POLLUTION, default="all-points", rule="P-17"),
)


def prepare(state: State, players: int, options: Options) -> None:
    """Writes the options into a blank state."""
    state.players = players
    state.board[:players] = [BOARD_NUMBER[side] for side in options["boards"]]
    state.narrow = OVER_POLLUTION.index(options["over_pollution"])
