"""What drives any game from one decision to the next; generic functions, compiled for each game."""

from typing import Any

from .contract import NOBODY, advance, apply, legal_actions, to_act
from .rule import generic


@generic
def settle(game: Any) -> None:
    """Advances until a decision is due or the match is over."""
    while to_act(game) == NOBODY:
        advance(game)


@generic
def is_legal(game: Any, action: int, out: Any) -> bool:
    """Whether the seat to act may choose `action`; `out` is room for the list of legal actions."""
    for number in range(legal_actions(game, out)):
        if out[number] == action:
            return True
    return False


@generic
def replay(game: Any, actions: Any, out: Any) -> int:
    """Plays `actions` from a settled state; returns how many were legal, which is all of them unless one was not."""
    for number in range(len(actions)):
        if not is_legal(game, actions[number], out):
            return number
        apply(game, actions[number])
        settle(game)
    return len(actions)
