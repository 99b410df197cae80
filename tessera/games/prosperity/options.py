"""The options of a table of Prosperity: the side of each country board (P-4) and how far over-pollution reaches (P-17)."""

from collections.abc import Mapping
from typing import Any

from tessera.core.errors import BadOption, shown
from tessera.core.game import Options
from tessera.core.state import State

from .components import BOARD_NUMBER

OPTIONS = ("boards", "over_pollution")
OVER_POLLUTION = ("all-points", "prosperity-scorings")  # what an over-polluted player does not get


def read_options(players: int, given: Mapping[str, Any]) -> Options:
    """The options complete and checked: silver boards and the full ruling of P-17 unless the table says otherwise."""
    for name in given:
        if name not in OPTIONS:
            raise BadOption("no-such-option", option=str(name), options=list(OPTIONS))
    boards = given.get("boards", ["silver"] * players)
    if not isinstance(boards, list | tuple) or len(boards) != players or any(str(side) not in BOARD_NUMBER for side in boards):
        raise BadOption("prosperity-wrong-boards", boards=shown(boards), players=players, sides=list(BOARD_NUMBER))
    over_pollution = given.get("over_pollution", OVER_POLLUTION[0])
    if str(over_pollution) not in OVER_POLLUTION:
        raise BadOption("wrong-option", option="over_pollution", value=shown(over_pollution), values=list(OVER_POLLUTION))
    return {"boards": list(boards), "over_pollution": over_pollution}


def prepare(state: State, players: int, options: Options) -> None:
    """Writes the options into a blank state."""
    state.players = players
    state.board[:players] = [BOARD_NUMBER[side] for side in options["boards"]]
    state.narrow = OVER_POLLUTION.index(options["over_pollution"])
