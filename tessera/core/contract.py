"""The rules that every game has, by name. Generic functions are written over these names; `bind` puts a game's in their place.

`game` is the state, a record of the game's dtype; `seat` counts from 0; an action is its number in the catalogue of moves.
"""

from typing import Any

NOBODY, OVER = -1, -2  # what `to_act` answers while the game itself moves, and after the end
AUTOMATIC = -1  # stands for "no action" where a step may be the game's own


def setup(state: Any, generator: Any) -> None:
    """Deals a match into a state that `prepare` has filled with the options; the only place where chance enters."""


def to_act(state: Any) -> int:
    """The seat whose decision is due, NOBODY while `advance` has something to do, OVER after the end."""
    raise NotImplementedError


def legal_actions(state: Any, out: Any) -> int:
    """Writes the actions that the seat to act may choose into `out`; returns how many. A single one is taken unasked."""
    raise NotImplementedError


def apply(state: Any, action: Any) -> None:
    """Does a legal action of the seat to act."""


def advance(state: Any) -> None:
    """Does one step of the game itself; called while `to_act` is NOBODY."""


def reveals(state: Any, action: int) -> bool:
    """Whether the step now due (an action, or AUTOMATIC) shows something that was hidden: undo and previews stop there."""
    raise NotImplementedError


def determinize(state: Any, seat: int, generator: Any) -> None:
    """Deals out again all that `seat` cannot know, in a way that depends on nothing but the generator and what it knows."""


def points_of(state: Any, seat: int) -> int:
    """The points of a seat so far."""
    raise NotImplementedError


def standing(state: Any, seat: int) -> int:
    """A number by which the seats rank at the end, ties broken; equal numbers share their rank."""
    raise NotImplementedError


RULES = ("setup", "to_act", "legal_actions", "apply", "advance", "reveals", "determinize", "points_of", "standing")
FEATURES = ("progress", "features", "weigh")  # what a game may have besides, for bots: see `tessera.bots.judge`
