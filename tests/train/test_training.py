"""Training runs: a network learns, what it leaves can be played and gone on from, and says how it was made."""

import csv
import json
from dataclasses import asdict, replace
from pathlib import Path

import numpy as np
import pytest

from tessera import BadOption, Match, find_game
from tessera.bots import ask, bot_in_file, find_bot
from tessera.bots.neural.network import how_made, network_file
from tessera.cli.train import train
from tessera.core.compile.random import new_generator
from tessera.core.state import copy_of
from tests.support.games import NAMES

torch = pytest.importorskip("torch", reason="PyTorch is not installed")
from bench import recipes  # noqa: E402
from tessera.train import run as runs  # noqa: E402
from tessera.train.files import rival_in  # noqa: E402
from tessera.train.matches import HostEnv  # noqa: E402
from tessera.train.network import Size  # noqa: E402
from tessera.train.recipe import Recipe  # noqa: E402
from tessera.train.run import CHECKPOINT, CURVE, NETWORK, PLOT, Report, Run  # noqa: E402
from tessera.train.yardsticks import anybody, best_of, compare, greedy  # noqa: E402

TINY = Recipe(matches=16, steps=4, pieces=2, size=Size(16, 1))
SHORT = 0.005  # minutes
GAME = find_game(NAMES[0])


@pytest.fixture(autouse=True)
def few_matches(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(runs, "ON_CPU_MATCHES", dict.fromkeys(runs.ON_CPU_MATCHES, 8))


def finish(run: Run) -> Report:
    reports: list[Report] = []
    run.train(reports.append)
    return reports[-1]


@pytest.fixture(scope="module")
def trained(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder of a short run."""
    folder = tmp_path_factory.mktemp("run")
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(runs, "ON_CPU_MATCHES", dict.fromkeys(runs.ON_CPU_MATCHES, 8))
        finish(Run(GAME, SHORT, 1, folder, "cpu", TINY))
    return folder


@pytest.mark.parametrize("name", NAMES)
def test_a_run_leaves_a_network_to_play(name: str, tmp_path: Path) -> None:
    finish(Run(find_game(name), SHORT, 1, tmp_path, "cpu", TINY))
    match = Match.new(find_game(name), players=3, seed=1)
    assert ask(bot_in_file(str(tmp_path / NETWORK)), match) in match.legal_actions()


def test_a_resumed_run_goes_on_with_the_recipe_and_the_curve_of_the_other(trained: Path, tmp_path: Path) -> None:
    first = torch.load(trained / CHECKPOINT, weights_only=True)
    minutes = first["seconds"] / 60 + SHORT
    run = Run(GAME, minutes, 1, tmp_path, "cpu", replace(TINY, size=Size(32, 2)), resume=trained / CHECKPOINT)
    again = finish(run).progress
    assert run.recipe == TINY
    assert again.iterations > first["iterations"] and again.matches >= first["matches"]
    with (tmp_path / CURVE).open() as file:
        rows = list(csv.DictReader(file))
    assert rows[-1]["iterations"] == str(again.iterations)
    assert str(first["iterations"]) in [row["iterations"] for row in rows[:-1]]


def test_a_checkpoint_that_has_learned_long_enough_is_refused(trained: Path) -> None:
    with pytest.raises(BadOption, match="already learned"):
        Run(GAME, SHORT / 2, 1, trained, "cpu", TINY, resume=trained / CHECKPOINT)


def test_a_checkpoint_of_another_game_or_none_at_all_is_refused(trained: Path) -> None:
    with pytest.raises(BadOption, match="no checkpoint"):
        Run(find_game(NAMES[1]), 1, 1, trained, "cpu", TINY, resume=trained / CHECKPOINT)
    with pytest.raises(BadOption, match="no checkpoint"):
        Run(GAME, 1, 1, trained, "cpu", TINY, resume=trained / CURVE)
    with pytest.raises(BadOption, match="no file"):
        Run(GAME, 1, 1, trained, "cpu", TINY, resume=trained / "nothing.pt")


def test_a_network_says_how_it_was_made(trained: Path) -> None:
    made = how_made(trained / NETWORK)
    assert made["game"] == GAME.name and made["components"] == GAME.components
    assert made["made by"] == f"tessera train {GAME.name} --minutes {SHORT:g} --seed 1"
    assert json.loads(made["recipe"]) == json.loads(json.dumps(asdict(TINY)))
    assert json.loads(made["progress"])["iterations"] > 0
    share, low, high = json.loads(made["results"])["greedy/2"]
    assert low <= share <= high


def test_a_curve_is_drawn_where_there_is_matplotlib(trained: Path) -> None:
    pytest.importorskip("matplotlib")
    assert "<svg" in (trained / PLOT).read_text()


def test_a_best_response_is_measured_against_the_network_it_learns_to_beat(trained: Path, tmp_path: Path) -> None:
    run = Run(GAME, SHORT, 1, tmp_path, "cpu", TINY, against=str(trained / NETWORK), start=trained / NETWORK)
    results = run.train(lambda report: None)
    assert [name for name in results if name.startswith("rival/")] == ["rival/2", "rival/3", "rival/4"]
    made = how_made(tmp_path / NETWORK)
    assert made["against"] == str(trained / NETWORK)
    assert f"--against {trained / NETWORK} --start {trained / NETWORK}" in made["made by"]
    assert "rival/4" in json.loads(made["results"])
    resumed = Run(GAME, 9, 1, tmp_path, "cpu", TINY, resume=tmp_path / CHECKPOINT)
    assert resumed.against == str(trained / NETWORK) and resumed.rival is not None


def test_the_command_says_how_long_it_would_take_here_and_what_it_wins(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("tessera.train.recipe.recipe_for", lambda game, device: TINY)
    monkeypatch.setenv("COLUMNS", "300")
    train(GAME.name, minutes=SHORT, seed="1", against="master", out=tmp_path, device="cpu", lang="en")
    said = capsys.readouterr().out
    shipped = network_file(GAME)
    assert shipped is not None
    millions = json.loads(how_made(shipped)["progress"])["decisions"] / 1e6
    assert f"has learned from {millions:,.0f} million" in said
    assert "wins" in said and "against greedy" in said
    assert "Best response" in said and "33.3 %" in said
    assert how_made(tmp_path / NETWORK)["made by"].endswith("--against master")


def test_a_network_read_from_its_file_plays_as_the_bot_does(trained: Path) -> None:
    network, bot = rival_in(GAME, trained / NETWORK, "cpu"), bot_in_file(str(trained / NETWORK))
    env = HostEnv(GAME, [3] * 8, 5, opening=30)
    env.sample(best_of(network)(env, env.seat >= 0))
    own = [bot.choose(GAME, env.batch.states[number], int(env.seat[number]), 0) for number in range(8)]
    assert env.actions.tolist() == own


def test_greedy_in_a_batch_plays_as_the_bot_does(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("os.cpu_count", lambda: 1)
    env = HostEnv(GAME, [3] * 8, 5, opening=40)
    logits = greedy(GAME, 3, 7)(env, env.seat >= 0)
    generator = new_generator(7)
    for number in range(8):
        known: np.ndarray = copy_of(env.batch.states[number : number + 1])
        GAME.rule["determinize"](known[0], int(env.seat[number]), generator)
        assert int(logits[number].argmax()) == find_bot("greedy").choose(GAME, known[0], int(env.seat[number]), 0)


def test_greedy_beats_random_players_and_equals_win_equally_often() -> None:
    assert compare(GAME, greedy(GAME, 2, 1), anybody, 2, 40, 1, "cpu").share > 0.9
    for players in (2, 4):
        low, high = compare(GAME, anybody, anybody, players, 200, 1, "cpu").interval
        assert low - 0.05 < 1 / players < high + 0.05


def test_recipes_are_compared_and_one_that_fails_does_not_end_the_others(capsys: pytest.CaptureFixture[str]) -> None:
    base = '{"matches": 16, "steps": 4, "size": [16, 1]}'
    words = [GAME.name, "--device", "cpu", "--decisions", "64", "--matches", "8", "--base", base]
    with pytest.raises(SystemExit):
        recipes.main([*words, "--change", '{"pieces": 0}', "--change", '{"spice": 1}', "--change", '{"optimizer": "muon"}'])
    said = capsys.readouterr()
    assert "ZeroDivisionError" in said.err
    assert "not a recipe" in said.out
    assert said.out.rstrip().splitlines()[-1].startswith('| `{"optimizer": "muon"}` | 1 | ')
