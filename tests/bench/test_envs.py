"""`tessera bench envs` measures every environment; how fast they are is no matter of tests."""

import pytest

from tessera.bench import envs
from tests.support.games import INSTALLED


@pytest.fixture(autouse=True)
def few_steps(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("MATCHES", "STEPS", "SINGLE_STEPS"):
        monkeypatch.setattr(envs, name, 3)


def test_every_number_of_players_has_a_figure_on_one_core_on_all_and_for_pettingzoo() -> None:
    game = INSTALLED[0]
    found = [measurement for job in envs.cpu_jobs(game) for measurement in job()]
    assert [measurement.name for measurement in found] == [
        f"envs/{game.name}/{players}p/{kind}"
        for players in (2, 3, 4)
        for kind in ("vector/1core", "vector/allcores", "pettingzoo/1core")
    ]
    assert all(measurement.value > 0 for measurement in found)


@pytest.mark.filterwarnings("ignore")
def test_games_of_pettingzoo_are_measured_in_the_same_way() -> None:
    pytest.importorskip("pygame", reason="pygame is not installed")
    names = [job()[0].name for job in envs.other_jobs() if job.func is envs.single_steps]  # type: ignore[attr-defined]
    assert names == ["envs/other/connect_four_v3/pettingzoo/1core", "envs/other/tictactoe_v3/pettingzoo/1core"]


def test_games_of_pgx_are_measured_as_batches() -> None:
    pytest.importorskip("pgx", reason="pgx is not installed")
    assert envs.pgx_steps("tic_tac_toe")[0].value > 0
