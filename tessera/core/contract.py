"""The rules that every game implements. Generic functions call these placeholders, which `bind` replaces with a game's rules.

`state` is a NumPy record of the game's dtype, `seat` counts from 0, and an action is the index of a move in the catalogue.
"""

from typing import Any

NOBODY, OVER = -1, -2  # returned by `to_act` while an automatic step is due, and after the end
AUTOMATIC = -1  # in place of an action: an automatic step of the game itself


def setup(state: Any, generator: Any) -> None:
    """Deals a match into a state that `prepare` has filled with the options; the only rule with randomness."""


def to_act(state: Any) -> int:
    """The seat whose decision is due, NOBODY if `advance` comes next, OVER after the end."""
    raise NotImplementedError


def legal_actions(state: Any, out: Any) -> int:
    """Writes the legal actions of the seat to act into `out` and returns how many; a single one is taken automatically."""
    raise NotImplementedError


def apply(state: Any, action: Any) -> None:
    """Does a legal action of the seat to act."""


def advance(state: Any) -> None:
    """Does one automatic step; called while `to_act` is NOBODY."""


def reveals(state: Any, action: int) -> bool:
    """Whether a step (an action, or AUTOMATIC) reveals hidden information: undo and previews stop there."""
    raise NotImplementedError


def determinize(state: Any, seat: int, generator: Any) -> None:
    """Deals again what `seat` cannot know; the result depends only on the generator and on what the seat knows."""


def points_of(state: Any, seat: int) -> int:
    """The points of a seat so far."""
    raise NotImplementedError


def standing(state: Any, seat: int) -> int:
    """A number that ranks the seats at the end, including tie-breaks; equal numbers share a rank."""
    raise NotImplementedError


RULES = ("setup", "to_act", "legal_actions", "apply", "advance", "reveals", "determinize", "points_of", "standing")
BOT_HOOKS = ("progress", "features", "action_values")  # optional functions for bots; see `tessera.bots.values`
OBSERVERS = (
    "lanes",
    "observe_lane",
    "observe_hidden",
    "hint",
)  # what neural networks see; see `tessera.core.compile.observation`
