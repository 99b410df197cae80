"""Training: a network learns, what it leaves can be played and gone on from, and its arithmetic is right."""

import csv
from pathlib import Path

import pytest

from tessera import Match, find_game
from tessera.bots import ask, bot_in_file
from tests.support.games import NAMES

torch = pytest.importorskip("torch", reason="PyTorch is not installed")
from tessera.train.network import Size  # noqa: E402
from tessera.train.ppo import advantage, returns, turned  # noqa: E402
from tessera.train.run import CHECKPOINT, CURVE, NETWORK, Report, Run  # noqa: E402
from tessera.train.trainer import Recipe  # noqa: E402
from tessera.train.yardsticks import anybody, compare  # noqa: E402

TINY = Recipe(matches=16, steps=4, size=Size(16, 1))


def run(name: str, folder: Path, minutes: float, resume: Path | None = None) -> list[Report]:
    reports: list[Report] = []
    Run(find_game(name), minutes, 1, folder, "cpu", TINY).train(reports.append, resume)
    return reports


@pytest.mark.parametrize("name", NAMES)
def test_a_run_leaves_a_network_to_play_and_a_checkpoint_to_go_on_from(name: str, tmp_path: Path) -> None:
    first = run(name, tmp_path / "first", 0.01)[-1].progress
    match = Match.new(find_game(name), players=3, seed=1)
    assert ask(bot_in_file(str(tmp_path / "first" / NETWORK)), match) in match.legal_actions()
    again = run(name, tmp_path / "second", 0.03, tmp_path / "first" / CHECKPOINT)[-1].progress
    assert again.iterations > first.iterations
    assert again.matches >= first.matches
    with (tmp_path / "second" / CURVE).open() as file:
        assert list(csv.DictReader(file))[-1]["iterations"] == str(again.iterations)


def test_equal_players_win_equally_often() -> None:
    for players in (2, 4):
        result = compare(find_game(NAMES[0]), anybody, anybody, players, 200, 1, "cpu")
        assert abs(result.share - 1 / players) < 3 * result.margin


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
