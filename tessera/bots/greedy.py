"""The best moves by the value function in many matches at once; generic functions, compiled for each game."""

from typing import Any

from tessera.core.compile.binding import generic
from tessera.core.contract import determinize, legal_actions, to_act

from .values import action_values, argmax


@generic
def choose_all(states: Any, rows: Any, generator: Any, out: Any, workspace: Any) -> None:
    """Writes the action with the highest value for each of some matches, from what the seat to act knows."""
    position = workspace.position[0]
    for row in rows:
        workspace.position[0] = states[row]
        determinize(position, to_act(position), generator)
        count = legal_actions(position, workspace.actions)
        action_values(position, count, workspace)
        out[row] = workspace.actions[argmax(count, workspace)]
