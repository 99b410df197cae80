"""Driving a match: whatever goes on without a decision, or offers none, ends after a bound of steps."""

from pathlib import Path
from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest

from tessera import Match
from tessera.core import drive
from tessera.core.compile.binding import bind
from tessera.core.compile.cache import OwnComponents
from tessera.core.compile.rule import COMPILED, compile_rule
from tessera.core.contract import NOBODY
from tessera.core.drive import ENDLESS, FULL, STEP_LIMIT
from tessera.core.errors import BadComponents
from tessera.core.game import Game


def settle(**rules: Any) -> tuple[int, int]:
    """What `settle` returns with some rules, and how many steps it has played."""
    state = SimpleNamespace(steps=0)

    def step(state: Any, action: int = 0) -> None:
        state.steps += 1

    found = bind(drive, {"advance": step, "apply": step, **rules}, lambda function: function)
    return found.settle(state, np.zeros(3, dtype=np.int16)), state.steps


def test_a_match_that_only_goes_on_by_itself_is_given_up() -> None:
    assert settle(to_act=lambda state: NOBODY) == (ENDLESS, STEP_LIMIT)


def test_a_match_with_one_move_again_and_again_is_given_up() -> None:
    assert settle(to_act=lambda state: 0, legal_actions=lambda state, out: 1) == (ENDLESS, STEP_LIMIT)


def test_a_decision_without_a_legal_action_is_not_carried_out() -> None:
    assert settle(to_act=lambda state: 0, legal_actions=lambda state, out: 0) == (ENDLESS, 0)


def test_a_match_without_end_is_a_fault_of_its_components(game: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    match = Match.new(game, players=2, seed=1)
    monkeypatch.setattr(game.drive, "play_on", lambda states, out, actions, *more: (len(actions), NOBODY, FULL))
    with pytest.raises(BadComponents, match="does not end"):
        match.settle()


@pytest.mark.skipif(not COMPILED, reason="an interpreted run always checks bounds")
def test_rules_with_an_owners_components_check_their_bounds() -> None:
    def element(array: Any, place: int) -> Any:
        return array[place]

    checked: Any = compile_rule(element, OwnComponents("test", ""), Path(__file__).parent)
    with pytest.raises(IndexError):
        checked(np.zeros(3), 4)
