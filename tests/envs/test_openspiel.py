"""OpenSpiel's interface, by the conformance test of that library, by a playthrough, and by what a seat may know."""

import copy
from typing import Any

import numpy as np
import pytest

from tessera import Game
from tessera.bots import known_to
from tests.support.games import INSTALLED

pyspiel = pytest.importorskip("pyspiel", reason="OpenSpiel is not installed")
from tessera.envs.openspiel import Position, register  # noqa: E402

register()


@pytest.fixture(params=INSTALLED, ids=lambda game: game.name)
def installed(request: pytest.FixtureRequest) -> Game:
    found: Game = request.param
    return found


def load(game: Game, players: int) -> Any:
    return pyspiel.load_game(f"tessera_{game.name}(players={players})")


def deal(game: Game, players: int, seed: int, decisions: int) -> Any:
    """A match after some random decisions."""
    rng, state = np.random.default_rng(seed), load(game, players).new_initial_state()
    while state.is_chance_node():
        state.apply_action(int(rng.integers(1024)))
    for _ in range(decisions):
        state.apply_action(int(rng.choice(state.legal_actions())))
    return state


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_game_passes_the_test_of_openspiel(installed: Game, players: int) -> None:
    pyspiel.random_sim_test(load(installed, players), num_sims=1, serialize=True, verbose=False)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_playthrough_shows_a_whole_match(installed: Game, players: int) -> None:
    from open_spiel.python.algorithms import generate_playthrough

    text = generate_playthrough.playthrough(f"tessera_{installed.name}(players={players})", action_sequence=None, seed=1)
    assert "GameType.information = Information.IMPERFECT_INFORMATION" in text
    assert "IsTerminal() = True" in text


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_returns_are_shares_of_one_victory(installed: Game, players: int) -> None:
    state = deal(installed, players, 3, 0)
    while not state.is_terminal():
        assert sum(state.returns()) == 0
        state.apply_action(state.legal_actions()[0])
    assert sum(state.returns()) == pytest.approx(1)
    assert len(state.returns()) == players


def test_a_copy_goes_its_own_way(installed: Game) -> None:
    state = deal(installed, 2, 1, 5)
    other = state.clone()
    other.apply_action(other.legal_actions()[0])
    assert len(other.history()) == len(state.history()) + 1
    assert state.position.match.actions == other.position.match.actions[:-1]
    assert state.position.seen != other.position.seen


def test_a_seat_is_shown_nothing_that_it_cannot_know(installed: Game) -> None:
    state = deal(installed, 3, 2, 20)
    for seat in range(3):
        shown = state.observation_tensor(seat), state.observation_string(seat)
        other = state.clone()
        other.position.match.states = known_to(state.position.match, seat, 1)
        assert (other.observation_tensor(seat), other.observation_string(seat)) == shown


def test_an_information_state_recalls_own_moves_and_not_those_of_others(installed: Game) -> None:
    state = deal(installed, 2, 4, 0)
    seat = state.current_player()
    move = state.action_to_string(state.legal_actions()[0])
    state.apply_action(state.legal_actions()[0])
    assert move in state.information_state_string(seat).splitlines()
    assert move not in state.information_state_string(1 - seat).splitlines()


def test_what_a_seat_saw_before_tells_information_states_apart(installed: Game) -> None:
    first, second = deal(installed, 2, 1, 8), deal(installed, 2, 1, 8)
    assert first.information_state_string(0) == second.information_state_string(0)
    assert first.information_state_string(0) != deal(installed, 2, 1, 7).information_state_string(0)


def test_a_position_is_copied_without_its_game(installed: Game) -> None:
    position = Position(installed, 2)
    assert copy.deepcopy(position).game is installed


def test_players_that_a_game_does_not_take_are_refused(installed: Game) -> None:
    with pytest.raises(Exception, match="players"):
        load(installed, 9)
