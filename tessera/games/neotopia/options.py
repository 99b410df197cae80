"""The options of a table of Neotopia: the colour of every seat (N-11)."""

from collections.abc import Mapping
from typing import Any

from tessera.core.errors import BadOption, shown
from tessera.core.game import Options
from tessera.core.state import State

from .components import ELEMENTS
from .state import NONE


def read_options(players: int, given: Mapping[str, Any]) -> Options:
    """The options complete and checked: the elements in their order unless the table says otherwise."""
    for name in given:
        if name != "colours":
            raise BadOption("no-such-option", option=str(name), options=["colours"])
    colours = given.get("colours", list(ELEMENTS[:players]))
    if not isinstance(colours, list | tuple) or len(colours) != players or len(set(map(str, colours))) != players:
        raise BadOption("neotopia-wrong-colours", colours=shown(colours), players=players, elements=list(ELEMENTS))
    if any(str(colour) not in ELEMENTS for colour in colours):
        raise BadOption("neotopia-wrong-colours", colours=shown(colours), players=players, elements=list(ELEMENTS))
    return {"colours": list(colours)}


def prepare(state: State, players: int, options: Options) -> None:
    """Writes the options into a blank state."""
    state.players = players
    state.colour[:] = NONE
    state.colour[:players] = [ELEMENTS.index(colour) for colour in options["colours"]]
    state.emptied = NONE
