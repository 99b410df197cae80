"""The interfaces of Gymnasium and PettingZoo, by the conformance tests of those libraries."""

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from pettingzoo.test import api_test, render_test, seed_test
from rich.cells import cell_len
from rich.text import Text as Rich

from tessera import Game, Match
from tessera.bots import RandomBot, play_out
from tessera.core.errors import IllegalMove
from tessera.envs import register, zoo
from tessera.envs.aec import MatchEnv
from tessera.envs.drawing import drawing, font
from tessera.envs.seat import SeatEnv
from tests.support.games import INSTALLED

register()


@pytest.fixture(params=INSTALLED, ids=lambda game: game.name)
def name(request: pytest.FixtureRequest) -> str:
    return str(request.param.name)


@pytest.mark.filterwarnings("ignore")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_match_passes_the_tests_of_pettingzoo(name: str, players: int) -> None:
    api_test(MatchEnv(name, players), num_cycles=100)
    seed_test(lambda: MatchEnv(name, players), num_cycles=20)


@pytest.mark.filterwarnings("ignore")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_match_is_drawn_as_pettingzoo_asks(name: str, players: int) -> None:
    render_test(lambda render_mode=None: MatchEnv(name, players, render_mode=render_mode))


def test_text_is_what_the_terminal_shows(name: str) -> None:
    env = MatchEnv(name, render_mode="ansi")
    env.reset(seed=1)
    assert len(str(env.render()).splitlines()) > 10


def test_an_image_shows_the_position_in_frames_of_one_size(name: str) -> None:
    env = MatchEnv(name, render_mode="rgb_array")
    frames = []
    for seed in (1, 1, 2):
        env.reset(seed=seed)
        frames.append(env.render())
    assert np.array_equal(frames[0], frames[1])
    assert frames[0].shape == frames[2].shape
    assert not np.array_equal(frames[0], frames[2])
    assert len(np.unique(frames[0].reshape(-1, 3) @ np.array([1, 256, 65536]))) > 10  # text in several colours


def test_no_sign_of_a_drawing_is_missing_from_the_font(name: str) -> None:
    match = play_out(Match.new(name, players=4, seed=1), RandomBot())
    drawn = {sign for count in range(0, len(match.actions), 10) for sign in Rich.from_ansi(drawing(match.fork(count))).plain}
    for bold in (False, True):
        nothing = bytes(font(bold).getmask("\U0010fffe"))
        assert [sign for sign in drawn if cell_len(sign) and bytes(font(bold).getmask(sign)) == nothing] == []


@pytest.mark.filterwarnings("ignore")
def test_a_seat_passes_the_tests_of_gymnasium(name: str) -> None:
    check_env(gymnasium.make(f"tessera/{name}-v0").unwrapped)


@pytest.mark.filterwarnings("ignore")
def test_a_game_has_a_name_as_in_pettingzoo(name: str) -> None:
    entry = getattr(zoo, f"{name}_v0")
    api_test(entry.env(players=3), num_cycles=100)
    assert entry.raw_env(players=3).max_num_agents == 3
    assert f"{name}_v0" in dir(zoo)


def test_the_wrapped_match_ends_with_an_illegal_action_and_the_bare_one_refuses_it(name: str) -> None:
    entry = getattr(zoo, f"{name}_v0")
    wrapped, bare = entry.env(), entry.raw_env()
    for env in (wrapped, bare):
        env.reset(seed=1)
    illegal = int(np.flatnonzero(bare.last()[0]["action_mask"] == 0)[0])
    with pytest.raises(IllegalMove):
        bare.step(illegal)
    loser = wrapped.agent_selection
    wrapped.step(illegal)
    assert all(wrapped.terminations.values())
    assert wrapped.rewards[loser] == -1


def test_a_name_of_no_game_is_refused_with_those_that_there_are() -> None:
    with pytest.raises(AttributeError, match=f"{INSTALLED[0].name}_v0"):
        _ = zoo.chess_v6


def test_the_games_are_registered(name: str) -> None:
    env = gymnasium.make(f"tessera/{name}-v0", players=3)
    seen, _ = env.reset(seed=7)
    assert seen["action_mask"].sum() > 0
    assert gymnasium.make_vec(f"tessera/{name}-v0", num_envs=4, vectorization_mode="vector_entry_point").num_envs == 4


def test_the_rewards_of_a_match_add_up_to_one_victory(name: str) -> None:
    env = MatchEnv(name, 4)
    env.reset(seed=3)
    total = 0.0
    for _ in env.agent_iter():
        seen, reward, over, _, _ = env.last()
        total += reward
        env.step(None if over else int(np.flatnonzero(seen["action_mask"])[0]))
    assert total == pytest.approx(1)


def test_an_illegal_action_of_a_seat_changes_nothing_and_is_told(name: str) -> None:
    env = SeatEnv(name)
    seen, _ = env.reset(seed=1)
    illegal = int(np.flatnonzero(seen["action_mask"] == 0)[0])
    after, reward, over, _, info = env.step(illegal)
    assert (reward, over) == (-1.0, False)
    assert info["illegal"] == env.table.game.texts[illegal]
    assert np.array_equal(after["observation"], seen["observation"])


def test_matches_side_by_side_are_dealt_again_when_they_end(name: str) -> None:
    env = gymnasium.make_vec(f"tessera/{name}-v0", num_envs=16, players=2, vectorization_mode="vector_entry_point")
    seen, infos = env.reset(seed=5)
    rng, ended = np.random.default_rng(1), 0
    for _ in range(250):
        actions = np.array([rng.choice(np.flatnonzero(mask)) for mask in seen["action_mask"]])
        acted = infos["seat"]
        seen, rewards, over, _, infos = env.step(actions)
        ended += int(over.sum())
        for number in np.flatnonzero(over):
            assert rewards[number] == infos["shares"][number, acted[number]]
            assert infos["shares"][number].sum() == pytest.approx(1)
        assert (rewards[~over] == 0).all()
    assert ended > 0


def test_the_same_seed_deals_the_same_matches(name: str) -> None:
    envs = [gymnasium.make_vec(f"tessera/{name}-v0", num_envs=8, vectorization_mode="vector_entry_point") for _ in range(2)]
    first, second = (env.reset(seed=11)[0] for env in envs)
    assert np.array_equal(first["observation"], second["observation"])
    assert not np.array_equal(first["observation"], envs[0].reset(seed=12)[0]["observation"])


def test_a_game_without_an_observation_is_not_registered(game: Game) -> None:
    assert (f"tessera/{game.name}-v0" in gymnasium.registry) == (game.observation is not None)
