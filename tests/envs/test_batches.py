"""Batches of matches that are stepped together: what they show, what they hide, and what they refuse."""

from unittest.mock import Mock, patch

import numpy as np
import pytest

from tessera import Game, Match
from tessera.bots import RandomBot, known_to, play_out
from tessera.core.compile.random import new_generator
from tessera.core.options import every_choice
from tessera.envs import stepping
from tessera.envs.cpu import BatchEnv, IllegalAction, layouts_of
from tests.support.games import INSTALLED

HOPPER = (9, 0)


def seen_in(match: Match, seat: int) -> np.ndarray:
    """What a seat observes in a match."""
    entries = np.zeros(layouts_of(match.game)[0].size, dtype=np.int8)
    scratch = np.zeros(getattr(match.game.observation, "SCRATCH_SIZE", 1), dtype=np.float32)
    match.game.compile(stepping).observe(match.state, seat, entries, scratch)
    return entries


def positions(game: Game, players: int, every: int = 7) -> list[Match]:
    match = play_out(Match.new(game, players=players, seed=players), RandomBot())
    return [match.fork(count) for count in range(0, len(match.actions), every)]


def random_step(env: BatchEnv) -> None:
    env.sample(np.zeros(env.legal.shape, dtype=np.float32))
    env.step(env.actions)


def test_an_observation_depends_on_what_the_seat_knows_and_on_nothing_else(game: Game, players: int) -> None:
    for match in positions(game, players):
        for seat in range(players):
            before = seen_in(match, seat)
            for deal in range(3):
                other = match.fork()
                other.states[:] = known_to(match, seat, deal)
                assert np.array_equal(seen_in(other, seat), before)


@pytest.mark.parametrize("installed", INSTALLED, ids=lambda game: game.name)
def test_the_critic_sees_what_the_seat_does_not(installed: Game) -> None:
    game, match, hidden = installed, positions(installed, 3)[1], []
    for deal in range(8):
        states = match.fork().states
        game.rule["determinize"](states[0], 0, new_generator(deal))
        out = np.zeros(layouts_of(game)[1].size, dtype=np.int8)
        game.compile(stepping).observe_hidden(states[0], 0, out)
        hidden.append(out.tobytes())
    assert len(set(hidden)) > 1


def test_a_batch_plays_the_same_matches_as_one_that_is_played_by_hand(game: Game) -> None:
    env = BatchEnv(game, [2] * 4, seed=3, options={})
    code, out = game.compile(stepping), game.buffer()
    states, generators = env.states.copy(), env.generators.copy()
    for _ in range(30):
        random_step(env)
        for number in range(4):
            one = slice(number, number + 1)
            code.sample(states[number], np.zeros(len(game.moves), dtype=np.float32), generators[number], out)
            shares, points = np.zeros(game.players[1]), np.zeros(game.players[1])
            code.step_match(
                states[one], generators[number], env.blanks, env.kinds[number], env.actions[number], out, shares, points
            )
    assert states.tobytes() == env.states.tobytes()


def test_threads_change_nothing(game: Game) -> None:
    envs = [BatchEnv(game, [2] * 33, seed=5, opening=20, threads=threads) for threads in (1, 3)]
    for env in envs:
        for _ in range(20):
            random_step(env)
    first, second = ([env.states.tobytes(), env.observation.tobytes(), env.legal.tobytes()] for env in envs)
    assert first == second


def test_the_marked_actions_are_the_legal_ones(game: Game, players: int) -> None:
    env = BatchEnv(game, [players] * 16, seed=2, opening=30)
    for _ in range(10):
        for number, state in enumerate(env.states):
            assert sorted(game.legal_actions(state)) == np.flatnonzero(env.legal[number]).tolist()
            assert env.seat[number] == game.rule["to_act"](state)
        assert (env.legal >= 0).all()
        random_step(env)


@pytest.mark.parametrize("installed", INSTALLED, ids=lambda game: game.name)
def test_an_illegal_action_is_refused_before_anything_is_played(installed: Game) -> None:
    env = BatchEnv(installed, [2] * 3, seed=1)
    before = env.states.tobytes()
    actions = env.legal.argmax(1)
    actions[1] = int(np.argmin(env.legal[1]))
    with pytest.raises(IllegalAction, match="match 1"):
        env.step(actions)
    assert env.states.tobytes() == before


def test_a_match_that_ends_tells_its_outcome_and_is_dealt_again(game: Game, players: int) -> None:
    env, ended = BatchEnv(game, [players] * 8, seed=4), 0
    for _ in range(300):
        random_step(env)
        over = env.is_over > 0
        assert np.allclose(env.shares[over].sum(1), 1)
        assert (env.legal.max(1) > 0).all()
        ended += int(over.sum())
    assert ended > 0


def test_without_options_matches_are_dealt_with_any_that_players_may_choose(game: Game) -> None:
    free, fixed = BatchEnv(game, [2] * 200, seed=1), BatchEnv(game, [2] * 200, seed=1, options={})
    assert len(fixed.blanks) == 1
    assert {blank.tobytes() for blank in free.blanks} == {
        game.new_states(1, 2, options)[0].tobytes() for options in every_choice(game.options, 2)
    }


def test_actions_are_sampled_by_their_logits(game: Game) -> None:
    env = BatchEnv(game, [2] * 50, seed=9)
    logits = np.random.default_rng(1).normal(0, 1, env.legal.shape).astype(np.float32)
    env.sample(logits * 100_000)
    best = np.where(env.legal > 0, logits, -np.inf).argmax(1)
    assert np.array_equal(env.actions, best)
    assert np.allclose(env.probabilities, 1)


def test_the_kernels_compile_to_ptx(game: Game) -> None:
    pytest.importorskip("torch", reason="PyTorch is not installed")
    pytest.importorskip("numba_cuda", reason="numba-cuda is not installed")
    import numba
    from numba import cuda as nvidia

    from tessera.envs import cuda

    record, byte, real = numba.from_dtype(game.dtype), numba.int8[::1, :], numba.float32[::1, :]
    match = (record[::1], numba.uint64[:, ::1])
    deal = (record[::1], numba.int64[:, ::1])
    signatures = {
        "open": (*match, *deal, numba.int64),
        "step": (*match, *deal, numba.int64[::1], numba.int8[::1], real, real),
        "look": (*match, byte, byte),
        "mark": (*match, byte, numba.int32[::1], numba.int8[:, ::1]),
        "sample": (*match, numba.float32[:, ::1], numba.int64[::1], numba.float32[::1]),
    }
    sources = cuda.kernel_sources(game, copy_lookups=False)
    with patch("numba.cuda.dispatcher.get_current_device", return_value=Mock(compute_capability=HOPPER)):
        for name, signature in signatures.items():
            assert ".visible .entry" in nvidia.compile_ptx(sources[name], signature, cc=HOPPER)[0]
