"""Learning: the arithmetic of policy optimization and of the optimizers is right, whatever a recipe says."""

from dataclasses import replace

import pytest

from tessera import find_game
from tests.support.games import NAMES

torch = pytest.importorskip("torch", reason="PyTorch is not installed")
from tessera.train.network import Network, Size  # noqa: E402
from tessera.train.optimizer import Muon, Optimizer, orthogonalized  # noqa: E402
from tessera.train.ppo import Batch, LossWeights, advantage, loss, normalized, returns, turned  # noqa: E402
from tessera.train.recipe import Recipe, changed  # noqa: E402
from tessera.train.trainer import Trainer  # noqa: E402

TINY = Recipe(matches=16, steps=4, pieces=2, size=Size(16, 1))
GAME = find_game(NAMES[0])


def test_numbers_of_seats_turn_to_the_seat_that_looks_and_back() -> None:
    by_seat = torch.tensor([[1.0, 2, 3, 0, 10, 20, 30, 0]])
    seat, players = torch.tensor([2]), torch.tensor([3])
    assert turned(by_seat, seat, players)[0, :3].tolist() == [3, 1, 2]
    assert turned(turned(by_seat, seat, players), seat, players, back=True)[0, 4:7].tolist() == [10, 20, 30]


def test_returns_are_the_outcome_where_a_match_ends_and_a_mean_of_values_elsewhere() -> None:
    values = [torch.full((1, 2), value) for value in (0.1, 0.2, 0.4)]
    over, outcomes = [torch.tensor([0]), torch.tensor([0])], [torch.zeros(1, 2)] * 2
    assert returns(values, over, outcomes, 0.5)[0][0, 0].item() == pytest.approx(0.5 * 0.4 + 0.5 * 0.2)
    ended = [torch.tensor([0]), torch.tensor([1])]
    assert returns(values, ended, [torch.zeros(1, 2), torch.ones(1, 2)], 0.5)[0][0, 0].item() == pytest.approx(0.5 + 0.5 * 0.2)


def test_an_advantage_counts_the_share_of_the_victory_and_a_little_for_the_lead() -> None:
    present = torch.tensor([[True, True, False, False]])
    gained = torch.tensor([[1.0, 0, 0, 0, 3.0, 2.0, 0, 0]])
    expected = torch.tensor([[0.5, 0.5, 0, 0, 2.0, 2.5, 0, 0]])
    assert advantage(gained, expected, present, torch.tensor(0.1)).item() == pytest.approx(0.5 + 0.1 * 1.5)


def test_advantages_are_normalized_over_own_decisions_within_each_group() -> None:
    advantages = torch.tensor([[1.0, 10.0, 99.0], [3.0, 30.0, 99.0]])
    is_own = torch.tensor([[1.0, 1.0, 0.0], [1.0, 1.0, 0.0]])
    groups = torch.tensor([[1.0, 0.0], [0.0, 1.0], [0.0, 1.0]])
    found = normalized(advantages, is_own, groups)
    assert found[:, :2].tolist() == [pytest.approx([-1, -1], abs=1e-4), pytest.approx([1, 1], abs=1e-4)]


def batch_of(trainer: Trainer) -> Batch:
    """A batch in which every other decision is that of a rival."""
    rollout = trainer.roll_out()
    stored = {name: each.clone() for name, each in trainer.memory[0].items() if name != "seat"}
    is_own = (torch.arange(trainer.recipe.matches) % 2).float()
    shapes = {"targets": rollout.gained[0], "present": trainer.present, "is_own": is_own}
    return Batch(**stored, **shapes, advantages=torch.randn(trainer.recipe.matches))


def test_the_policy_learns_nothing_from_what_a_rival_decides() -> None:
    trainer = Trainer(GAME, TINY, 1, "cpu")
    batch, weights = batch_of(trainer), LossWeights(torch.tensor(0.01), torch.tensor(0.0))
    other = batch._replace(advantages=torch.where(batch.is_own > 0, batch.advantages, 5.0))
    assert loss(trainer.network, batch, weights)[0] == loss(trainer.network, other, weights)[0]
    both = batch._replace(is_own=torch.ones_like(batch.is_own))
    assert loss(trainer.network, batch, weights)[0] != loss(trainer.network, both, weights)[0]


def test_everything_that_a_gpu_compiles_can_be_traced_without_a_break() -> None:
    """A break would leave the CUDA graph with code that runs on the CPU only once."""
    trainer = Trainer(GAME, TINY, 1, "cpu", rival=Network(GAME, Size(8, 1)))
    env, batch = trainer.env, batch_of(trainer)
    looked = env.observation, env.legal
    torch._dynamo.reset()
    for function, given in (
        (trainer.judge, (*looked, env.hidden, trainer.present)),
        (trainer.frozen, looked),
        (loss, (trainer.network, batch, trainer.loss_weights)),
    ):
        traced = torch.compile(function, dynamic=False, fullgraph=True, backend="aot_eager")
        assert torch.allclose(traced(*given)[0], function(*given)[0], atol=1e-5)


def test_orthogonalized_matrices_keep_their_directions_and_lose_their_lengths() -> None:
    torch.manual_seed(1)
    for shape in ((2, 8, 20), (1, 20, 8)):
        matrices = torch.randn(shape)
        found = orthogonalized(matrices)
        singular = torch.linalg.svdvals(found)
        assert singular.min() > 0.6 and singular.max() < 1.3
        left, _, right = torch.linalg.svd(matrices, full_matrices=False)
        assert ((left.mT @ found @ right.mT).diagonal(dim1=1, dim2=2) > 0.6).all()


def test_a_step_of_muon_is_the_orthogonalized_momentum_times_the_rate() -> None:
    matrix, rate = torch.nn.Parameter(torch.zeros(4, 6)), torch.tensor(0.5)
    muon = Muon([matrix], rate, 0.2)
    matrix.grad = torch.randn(4, 6)
    expected = orthogonalized(matrix.grad[None])[0] * (0.5 * 0.2 * 6**0.5)
    muon.step()
    assert torch.allclose(-matrix, expected, atol=1e-5)


@pytest.mark.parametrize("kind", ["adam", "muon"])
def test_a_restored_optimizer_follows_the_schedule_and_remembers(kind: str) -> None:
    recipe = changed(TINY, {"optimizer": kind})
    first, second = Trainer(GAME, recipe, 1, "cpu"), Trainer(GAME, recipe, 2, "cpu")
    first.set_schedule(0.0)
    first.iterate()
    second.optimizer.load_state_dict(first.optimizer.state_dict())
    before = [each.detach().clone() for each in second.network.parameters()]
    second.set_schedule(1.0)
    second.rate.fill_(0.0)
    second.iterate()
    assert all(torch.equal(old, new) for old, new in zip(before, second.network.parameters(), strict=True))
    assert len(first.optimizer.muon.momenta) == (2 if kind == "muon" else 0)


def test_muon_and_adam_share_all_weights_between_them() -> None:
    network, rate = Network(GAME, Size(16, 2)), torch.tensor(0.1)
    optimizer = Optimizer(network, changed(TINY, {"optimizer": "muon"}), rate)
    by_adam = [each for group in optimizer.adam.param_groups for each in group["params"]]
    by_muon = [each for group in optimizer.muon.groups for each in group]
    assert {id(each) for each in network.parameters()} == {id(each) for each in (*by_adam, *by_muon)}
    assert len(by_muon) == 3 and len(by_adam) + 3 == len(list(network.parameters()))


@pytest.mark.parametrize(
    "change", [{}, {"optimizer": "muon"}, {"epochs": 2}, {"normalize_by_players": True}, {"value_weight": 0.5}, {"mix": [4, 3]}]
)
def test_every_lever_of_a_recipe_learns(change: dict[str, object]) -> None:
    trainer = Trainer(GAME, changed(TINY, change), 1, "cpu")
    before = trainer.network.entry.weight.detach().clone()
    progress = trainer.train_on(2 * TINY.matches * TINY.steps)
    assert progress.iterations == 2
    assert progress.entropy > 0
    assert all(torch.isfinite(each).all() for each in trainer.network.parameters())
    assert not torch.equal(before, trainer.network.entry.weight)


def test_against_a_rival_the_network_decides_on_one_seat_and_every_seat_has_its_turn() -> None:
    rival = Network(GAME, Size(8, 1)).requires_grad_(requires_grad=False)
    trainer = Trainer(GAME, replace(TINY, matches=96), 1, "cpu", rival)
    rollout = trainer.roll_out()
    seats = torch.stack([stored["seat"] for stored in trainer.memory])
    assert torch.equal(rollout.is_own > 0, seats == trainer.own_seat)
    for players in (2, 3, 4):
        assert set(trainer.own_seat[trainer.env.players == players].tolist()) == set(range(players))
    frozen = [each.clone() for each in rival.parameters()]
    trainer.train_on(1)
    assert all(torch.equal(old, new) for old, new in zip(frozen, rival.parameters(), strict=True))
