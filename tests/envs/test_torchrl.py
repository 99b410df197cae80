"""TorchRL's interface, by the conformance test of that library and by whole matches."""

import pytest

from tessera import Game, Match
from tests.support.games import INSTALLED

torch = pytest.importorskip("torch", reason="PyTorch is not installed")
pytest.importorskip("torchrl", reason="TorchRL is not installed")
from torchrl.envs.utils import check_env_specs  # noqa: E402

from tessera.envs.torchrl import MatchesEnv  # noqa: E402


@pytest.fixture(params=INSTALLED, ids=lambda game: game.name)
def installed(request: pytest.FixtureRequest) -> Game:
    found: Game = request.param
    return found


@pytest.mark.parametrize("players", [2, 3, 4])
def test_matches_pass_the_test_of_torchrl(installed: Game, players: int) -> None:
    check_env_specs(MatchesEnv(installed, [players] * 3), seed=1)


def test_random_actions_are_legal_to_the_end_and_beyond(installed: Game) -> None:
    env = MatchesEnv(installed, [2, 3, 4, 2], seed=3)
    steps = env.rollout(250, break_when_any_done=False)
    played = steps["action_mask"].gather(2, steps["action"][..., None])
    assert played.all()
    over = steps["next", "done"][..., 0]
    assert over.any(1).all()
    assert torch.allclose(steps["next", "shares"][over].sum(-1), torch.ones(int(over.sum())))
    assert (steps["next", "shares"][~over] == 0).all()


def test_the_reward_at_the_end_is_the_share_of_the_seat_that_acted(installed: Game) -> None:
    steps = MatchesEnv(installed, [2] * 8, seed=5).rollout(250, break_when_any_done=False)
    over = steps["next", "done"][..., 0]
    shares = steps["next", "shares"].gather(2, steps["seat"][..., None].long())
    assert torch.equal(steps["next", "reward"][over], shares[over])
    assert (steps["next", "reward"][~over] == 0).all()


def test_after_the_end_nothing_is_shown_until_the_next_match(installed: Game) -> None:
    steps = MatchesEnv(installed, [2] * 4, seed=1).rollout(250, break_when_any_done=False)
    over = steps["next", "done"][:, :-1, 0]
    assert over.any()
    assert not steps["next", "action_mask"][:, :-1][over].any()
    assert steps["action_mask"][:, 1:][over].any(-1).all()
    assert torch.equal(steps["observation"][:, 1:][~over], steps["next", "observation"][:, :-1][~over])


def test_the_same_seed_deals_the_same_matches_and_a_reset_deals_others(installed: Game) -> None:
    env = MatchesEnv(installed, [2] * 4)
    env.set_seed(7)
    first, second = env.reset()["observation"], env.reset()["observation"]
    env.set_seed(7)
    assert torch.equal(env.reset()["observation"], first)
    assert not torch.equal(first, second)


def test_a_match_that_goes_on_is_not_reset_by_itself(installed: Game) -> None:
    env = MatchesEnv(installed, [2, 2])
    seen = env.reset()
    seen["_reset"] = torch.tensor([[True], [False]])
    with pytest.raises(NotImplementedError, match="not ended"):
        env.reset(seen)


def test_a_tensordict_shows_the_same_actions_as_a_match(installed: Game) -> None:
    env = MatchesEnv(installed, [3], seed=1, options={})
    match, mask = Match.new(installed, players=3, seed=1), env.reset()["action_mask"]
    match.states[:] = env.batch.states
    assert mask[0].nonzero()[:, 0].tolist() == sorted(match.legal_actions())
