"""Data sets: a match depends on its plan and its number only, whoever plays it, and files replay to the same points."""

import subprocess
import sys
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from tessera import Match, TesseraError, find_game
from tessera.bots import BOTS, ask
from tessera.bots.neural.network import NetworkBot, network_file
from tessera.datasets import export as exporting
from tessera.datasets import players
from tessera.datasets.export import export
from tessera.datasets.plan import Plan, open_options
from tessera.datasets.reader import read
from tessera.datasets.run import Row, play_rows, prepare, spread
from tests.core.test_variants import changed
from tests.support.games import EXAMPLE

QUICK = Plan(str(EXAMPLE), matches=600, seed=1, players=(2, 3, 4), bot="random")
SMALL = Plan("prosperity", matches=6, seed=1, players=(2, 3), bot="random", vary=("boards",))


def plain(rows: list[Row]) -> list[Any]:
    return [(row.deal, row.played.actions.tolist(), row.played.points.tolist(), row.played.ranks.tolist()) for row in rows]


def replayed(plan: Plan, row: Row) -> Match:
    match = Match.new(plan.find_game(), players=row.deal.players, seed=row.deal.seed, options=row.deal.options)
    match.replay(row.played.actions.tolist())
    return match


def test_a_match_depends_on_its_number_and_not_on_those_before_it() -> None:
    assert plain(play_rows(QUICK, 0, 9))[5:] == plain(play_rows(QUICK, 5, 9))


def test_other_seeds_play_other_matches() -> None:
    assert plain(play_rows(QUICK, 0, 3)) != plain(play_rows(replace(QUICK, seed=2), 0, 3))


def test_the_numbers_of_players_take_turns() -> None:
    assert [row.deal.players for row in play_rows(QUICK, 0, 7)] == [2, 3, 4, 2, 3, 4, 2]


@pytest.mark.parametrize("bot", ["random", "greedy", "network", "novice"])
def test_matches_replay_to_the_same_result(bot: str) -> None:
    plan = replace(SMALL, bot=bot)
    for row in play_rows(plan, 0, 2):
        result = replayed(plan, row).result()
        assert result is not None
        assert (list(result.points), list(result.ranks)) == (row.played.points.tolist(), row.played.ranks.tolist())
        assert list(result.shares) == row.shares


def test_memory_for_more_actions_is_found_on_the_way(monkeypatch: pytest.MonkeyPatch) -> None:
    whole = plain(play_rows(SMALL, 0, 6))
    monkeypatch.setattr(players, "ACTIONS_PER_MATCH", 20)
    assert plain(play_rows(SMALL, 0, 6)) == whole


def choices_of(bot: Any, plan: Plan, row: Row) -> list[int]:
    """What a bot would choose at every decision of a match."""
    match, chosen = Match.new(plan.game, players=row.deal.players, seed=row.deal.seed, options=row.deal.options), []
    for action in row.played.actions.tolist():
        chosen.append(ask(bot, match))
        match.replay([action])
    return chosen


def test_compiled_greedy_players_choose_as_the_bot_does() -> None:
    [row] = play_rows(replace(SMALL, bot="greedy"), 1, 2)
    assert row.played.actions.tolist() == choices_of(BOTS["greedy"], SMALL, row)


def test_a_network_at_temperature_zero_chooses_as_its_bot_does() -> None:
    file = network_file(find_game("prosperity"))
    assert file is not None
    [row] = play_rows(replace(SMALL, bot="network", temperature=0.0), 1, 2)
    assert row.played.actions.tolist() == choices_of(NetworkBot(file), SMALL, row)


def test_a_network_above_temperature_zero_plays_the_same_deal_otherwise() -> None:
    cold, warm = (replace(SMALL, bot="network", temperature=each) for each in (0.0, 1.0))
    [one], [other] = play_rows(cold, 0, 1), play_rows(warm, 0, 1)
    assert one.deal == other.deal
    assert one.played.actions.tolist() != other.played.actions.tolist()


def test_varied_options_are_drawn_for_every_match_and_others_stay() -> None:
    game = find_game("prosperity")
    [boards] = open_options(game, {})
    drawn = [row.deal.options for row in play_rows(replace(SMALL, players=(2,), matches=40), 0, 40)]
    assert {tuple(options[boards.name]) for options in drawn} == {(a, b) for a in boards.values for b in boards.values}
    assert {options["over_pollution"] for options in drawn} == {"all-points"}
    assert open_options(game, {"boards": ["black", "black"]}) == []


@pytest.mark.parametrize(
    ("change", "message"),
    [
        ({"matches": 0}, "data-wrong-matches"),
        ({"temperature": -1.0}, "data-wrong-temperature"),
        ({"players": (5,)}, "wrong-players"),
        ({"bot": "nobody"}, "no-such-bot"),
        ({"bot": "network"}, "data-no-network"),
        ({"game": "chess"}, "no-such-game"),
        ({"options": {"colour": "red"}}, "no-such-option"),
    ],
)
def test_a_plan_that_cannot_be_played_is_refused_at_once(change: dict[str, Any], message: str) -> None:
    with pytest.raises(TesseraError) as refused:
        prepare(replace(QUICK, **change))
    assert refused.value.reason.message == message


# Files


@pytest.fixture
def written(tmp_path: Path) -> Path:
    """A file with the quick plan, in parts of one chunk."""
    pytest.importorskip("pyarrow")
    export(QUICK, tmp_path / "quick.parquet", cores=1)
    return tmp_path / "quick.parquet"


def test_every_row_of_a_file_replays_to_its_points(written: Path) -> None:
    data = read(written)
    assert len(data) == QUICK.matches
    for row, match in zip(data.rows(), data, strict=True):
        result = match.result()
        assert result is not None
        assert (list(result.points), list(result.ranks)) == (row["points"], row["ranks"])
        assert row["shares"] == pytest.approx(result.shares)


def test_rows_are_found_by_their_number(written: Path) -> None:
    data = read(written)
    assert [data.row(number)["match"] for number in (0, 599, -1)] == [0, 599, 599]
    with pytest.raises(IndexError):
        data.row(600)


def test_a_match_is_replayed_up_to_a_decision(written: Path) -> None:
    match = read(written).match(7, decisions=3)
    assert (len(match.actions), match.is_over) == (3, False)


def test_a_file_says_how_it_was_made(written: Path) -> None:
    about = read(written).about
    assert about["command"] == f"tessera export {EXAMPLE} --matches 600 --players 2,3,4 --bots random --seed 1"
    assert about["moves"] == ["take", "leave"]
    assert (about["rules"], about["components"]) == (1, "000000000001")
    assert about["versions"]["tessera"]


def test_the_same_plan_gives_the_same_file_on_any_number_of_cores(written: Path, tmp_path: Path) -> None:
    export(QUICK, tmp_path / "other.parquet", cores=2)
    assert (tmp_path / "other.parquet").read_bytes() == written.read_bytes()


def test_the_same_plan_gives_the_same_file_on_ray(written: Path, tmp_path: Path) -> None:
    pytest.importorskip("ray")
    export(QUICK, tmp_path / "other.parquet", ray="local")
    assert (tmp_path / "other.parquet").read_bytes() == written.read_bytes()


def test_an_interrupted_run_resumes_where_it_stopped(written: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(exporting, "CHUNKS_PER_PART", 1)
    asked: list[list[int]] = []

    def breaks_off(task: Any, plan: Plan, chunks: range, **how: Any) -> Iterator[list[Row]]:
        asked.append(list(chunks))
        for number, rows in enumerate(spread(task, plan, chunks, **how)):
            if number == 2 and len(asked) == 1:
                raise KeyboardInterrupt
            yield rows

    monkeypatch.setattr(exporting, "spread", breaks_off)
    other = tmp_path / "other.parquet"
    with pytest.raises(KeyboardInterrupt):
        export(QUICK, other, cores=1)
    assert not other.exists()
    export(QUICK, other, cores=1)
    assert asked == [[0, 1, 2], [2]]
    assert other.read_bytes() == written.read_bytes()
    assert sorted(file.name for file in tmp_path.iterdir()) == ["other.parquet", "quick.parquet"]


def test_a_data_set_brings_the_owners_components_with_it(tmp_path: Path) -> None:
    pytest.importorskip("pyarrow")
    mine = changed("prosperity", tmp_path, "ecology = -2", "ecology = -3")
    export(replace(SMALL, components=str(mine)), tmp_path / "own.parquet", cores=1)
    mine.unlink()
    data = read(tmp_path / "own.parquet")
    assert data.game.components != find_game("prosperity").components
    assert data.match(0).scores() == data.row(0)["points"]


@pytest.mark.parametrize("contents", [None, b"", b"PAR1 and more"])
def test_other_files_are_refused(tmp_path: Path, contents: bytes | None) -> None:
    pytest.importorskip("pyarrow")
    path = tmp_path / "other.parquet"
    if contents is not None:
        path.write_bytes(contents)
    with pytest.raises(TesseraError) as refused:
        read(path)
    assert refused.value.reason.message == ("no-such-file" if contents is None else "data-not-ours")


def test_the_command_writes_a_file(tmp_path: Path) -> None:
    pytest.importorskip("pyarrow")
    words = [
        "export",
        str(EXAMPLE),
        "--matches",
        "9",
        "--players",
        "3",
        "--bots",
        "random",
        "--out",
        "some.parquet",
        "--cores",
        "1",
    ]
    done = subprocess.run([sys.executable, "-m", "tessera.cli", *words], cwd=tmp_path, capture_output=True, text=True, check=True)
    assert "9 matches" in done.stdout
    assert [row["players"] for row in read(tmp_path / "some.parquet").rows()] == [3] * 9
