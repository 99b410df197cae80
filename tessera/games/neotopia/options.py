"""The options of a table of Neotopia: the colour of every seat (N-11)."""

from tessera.core.options import Option, Options
from tessera.core.state import State

from .components import ELEMENTS
from .state import NONE

OPTIONS = (Option("colours", "seat", tuple(ELEMENTS), distinct=True, rule="N-11"),)


def prepare(state: State, players: int, options: Options) -> None:
    """Writes the options into a blank state."""
    state.players = players
    state.colour[:] = NONE
    state.colour[:players] = [ELEMENTS.index(colour) for colour in options["colours"]]
    state.emptied = NONE
