"""The arena: reproducible series, rotated seats, accurate intervals, runs that resume where they stopped."""

import csv
import io
import json
from collections.abc import Iterator, Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from tessera import BadOption, Game, TesseraError
from tessera.arena import run as running
from tessera.arena.report import as_csv, as_json, command, draw_plot
from tessera.arena.run import forget, play_here, play_series
from tessera.arena.series import Outcome, Series, match_of, outcome_from, play_deal
from tessera.arena.standings import mean_rank, standings, wilson
from tessera.core.state import State
from tessera.core.text import Text
from tests.support.nursery import run_command

EXAMPLE = str(Path(__file__).parents[2] / "examples" / "lucky_dip.py")
QUICK = Series(EXAMPLE, ("greedy", "random", "random"), matches=12, seed=1)


@pytest.fixture(autouse=True)
def own_journals(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Keeps the journals of a test in its own folder; compiled rules stay where they are."""
    monkeypatch.setattr(running, "user_cache", lambda: tmp_path)


def play(series: Series, **how: Any) -> list[Outcome]:
    """Plays a series from the start, whatever was played before."""
    forget(series)
    return play_series(series, **how)


def same(outcomes: list[Outcome]) -> list[dict[str, Any]]:
    return [outcome.same() for outcome in outcomes]


def test_every_deal_is_played_with_every_rotation() -> None:
    outcomes = play_series(QUICK, cores=1)
    assert [(outcome.deal, outcome.rotation) for outcome in outcomes] == [(d, r) for d in range(4) for r in range(3)]


def test_without_rotation_every_match_is_a_new_deal() -> None:
    outcomes = play_series(replace(QUICK, rotate=False), cores=1)
    assert [(outcome.deal, outcome.rotation) for outcome in outcomes] == [(deal, 0) for deal in range(12)]
    assert len({outcome.seed for outcome in outcomes}) == 12


def test_the_last_deal_is_played_with_every_rotation() -> None:
    assert len(play_series(replace(QUICK, matches=10), cores=1)) == 12


def test_a_series_gives_the_same_outcomes_on_any_number_of_cores() -> None:
    assert same(play(QUICK, cores=1)) == same(play(QUICK, cores=2))


def test_a_series_gives_the_same_outcomes_on_ray() -> None:
    pytest.importorskip("ray")
    assert same(play(QUICK, ray="local")) == same(play(QUICK, cores=1))


def test_other_seeds_play_other_matches() -> None:
    assert same(play_series(QUICK, cores=1)) != same(play_series(replace(QUICK, seed=2), cores=1))


def test_a_much_stronger_bot_wins_in_every_seat() -> None:
    outcomes = play_series(Series("prosperity", ("greedy", "random"), matches=6, seed=3), cores=1)
    assert all(outcome.ranks[0] == 1 for outcome in outcomes)


def test_an_interrupted_run_resumes_where_it_stopped(monkeypatch: pytest.MonkeyPatch) -> None:
    whole, played = play(QUICK, cores=1), []
    forget(QUICK)

    def breaks_off(series: Series, deals: Sequence[int], cores: int) -> Iterator[tuple[int, list[Outcome]]]:
        for deal, outcomes in play_here(series, deals, cores):
            played.append(deal)
            yield deal, outcomes
            if len(played) == 2:
                raise KeyboardInterrupt

    monkeypatch.setattr(running, "play_here", breaks_off)
    with pytest.raises(KeyboardInterrupt):
        play_series(QUICK, cores=1)
    assert same(play_series(QUICK, cores=1)) == same(whole)
    assert played == [0, 1, 2, 3]


def test_a_truncated_journal_is_used_up_to_its_last_complete_line(tmp_path: Path) -> None:
    journal = running.Journal(tmp_path / "some.jsonl")
    for deal in range(2):
        journal.add(play_deal(QUICK, deal))
    text = journal.path.read_text()
    journal.path.write_text(text[: len(text) - 40])
    assert list(journal.read()) == [0]


def test_the_journal_of_a_finished_run_is_kept_until_it_is_forgotten(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    outcomes = play_series(QUICK, cores=1)
    monkeypatch.setattr(running, "play_here", lambda series, deals, cores: [].__iter__() if not deals else pytest.fail("played"))
    assert play_series(QUICK, cores=1) == outcomes
    forget(QUICK)
    assert list(tmp_path.glob("**/*.jsonl")) == []


def test_every_series_has_its_own_journal(tmp_path: Path) -> None:
    file = tmp_path / "bot.py"
    file.write_text("class Bot:\n    def choose(self, game, state, seat, seed): return 0\n")
    series = replace(QUICK, bots=(f"{file}:Bot", "random"))
    digests = {series.digest(), replace(series, seed=2).digest(), replace(series, matches=14).digest()}
    file.write_text("class Bot:\n    def choose(self, game, state, seat, seed): return 1\n")
    assert len(digests | {series.digest()}) == 4


def test_the_matches_of_a_series_can_be_replayed() -> None:
    for outcome in play_series(QUICK, cores=1):
        match = match_of(QUICK, outcome)
        assert match.is_over
        seats = [(number + outcome.rotation) % 3 for number in range(3)]
        assert tuple(match.scores()[seat] for seat in seats) == outcome.points
        assert match.seats[outcome.rotation] == "greedy"


def test_an_outcome_reads_back_from_json() -> None:
    [outcome, *_] = play_deal(replace(QUICK, bots=(f"{Path(__file__)}:Broken", "random")), 0)
    assert outcome.faults
    data = json.loads(json.dumps(outcome, default=lambda value: value.__dict__))
    assert outcome_from(data) == outcome


class Broken:
    """A bot that fails."""

    def choose(self, game: Game, state: State, seat: int, seed: int) -> int:
        raise ValueError("what now?")


def test_the_faults_of_a_bot_are_reported() -> None:
    series = replace(QUICK, bots=(f"{Path(__file__)}:Broken", "random"), matches=2)
    outcomes = play_series(series, cores=1)
    report = json.loads(as_json(series, outcomes, standings(series, outcomes)))
    assert report["seats"][0]["faults"] == len(report["faults"]) > 0
    assert report["faults"][0]["detail"] == "ValueError: what now?"


def test_the_json_report_has_standings_command_and_versions() -> None:
    outcomes = play_series(QUICK, cores=1)
    report = json.loads(as_json(QUICK, outcomes, standings(QUICK, outcomes)))
    assert [seat["bot"] for seat in report["seats"]] == ["greedy", "random", "random"]
    for seat in report["seats"]:
        low, high = seat["interval"]
        assert 0 <= low <= seat["win_rate"] <= high <= 1
        assert seat["rating_interval"][0] < seat["rating"] < seat["rating_interval"][1]
    assert sum(seat["win_rate"] for seat in report["seats"]) == pytest.approx(1)
    assert report["command"] == command(QUICK)
    assert report["versions"]["tessera"]


def test_the_raw_results_have_a_line_for_every_bot_of_every_match() -> None:
    outcomes = play_series(QUICK, cores=1)
    rows = list(csv.DictReader(io.StringIO(as_csv(QUICK, outcomes))))
    assert len(rows) == 12 * 3
    for row, outcome in zip(rows[::3], outcomes, strict=True):
        assert int(row["seat"]) == outcome.rotation
        assert int(row["points"]) == outcome.points[0]


def test_a_plot_is_drawn(tmp_path: Path) -> None:
    pytest.importorskip("matplotlib")
    outcomes = play_series(QUICK, cores=1)
    draw_plot(QUICK, outcomes, standings(QUICK, outcomes), Text("en"), tmp_path / "plot.svg")
    assert "<svg" in (tmp_path / "plot.svg").read_text()


def outcome(*ranks: int) -> Outcome:
    zeros = (0,) * len(ranks)
    return Outcome(0, 0, 0, zeros, ranks, zeros, zeros, zeros, zeros, ())


def test_a_shared_victory_counts_as_a_fraction() -> None:
    assert outcome(1, 1, 3).shares() == [0.5, 0.5, 0.0]


def test_tied_bots_share_the_mean_of_their_places() -> None:
    assert [mean_rank((1, 1, 3), number) for number in range(3)] == [1.5, 1.5, 3]


def test_the_interval_of_a_win_rate_is_wilsons() -> None:
    assert wilson(0.5, 100) == pytest.approx((0.4038, 0.5962), abs=1e-4)  # a published value
    assert wilson(1.0, 400)[0] > 0.99 > wilson(1.0, 300)[0]


def rated(*ranks: tuple[int, ...]) -> list[float]:
    """The ratings after matches with these ranks, each on a deal of its own."""
    outcomes = [replace(outcome(*each), deal=deal) for deal, each in enumerate(ranks)]
    series = Series(EXAMPLE, ("random",) * len(ranks[0]), matches=len(outcomes), seed=1, rotate=False)
    return [standing.rating for standing in standings(series, outcomes)]


def test_three_wins_in_four_are_191_points_more_in_any_order() -> None:
    """400 log10(3) is 190.8 on the scale of chess, apart from the extra draw of every pair."""
    one, other = rated(*[(1, 2)] * 300, *[(2, 1)] * 100)
    assert one - other == pytest.approx(191, abs=2)
    assert rated(*[(2, 1)] * 100, *[(1, 2)] * 300) == pytest.approx([one, other])


def test_tied_bots_have_the_same_rating() -> None:
    assert rated(*[(1, 1, 3)] * 10)[:2] == pytest.approx([rated(*[(1, 1, 3)] * 10)[0]] * 2)


def test_an_undefeated_bot_has_a_finite_rating_and_a_wide_interval() -> None:
    series = Series(EXAMPLE, ("random", "random"), matches=50, seed=1, rotate=False)
    found = standings(series, [outcome(1, 2)] * 50)[0]
    assert found.rating < 2500
    assert found.rating_interval[1] - found.rating_interval[0] > 300


@pytest.mark.parametrize(
    ("change", "message"),
    [
        ({"matches": 0}, "arena-wrong-matches"),
        ({"limit": 0.0}, "arena-wrong-limit"),
        ({"bots": ("greedy", "nobody")}, "no-such-bot"),
        ({"bots": ("greedy",)}, "wrong-players"),
        ({"game": "chess"}, "no-such-game"),
    ],
)
def test_a_series_that_cannot_be_played_is_refused_at_once(change: dict[str, Any], message: str) -> None:
    with pytest.raises(TesseraError) as refused:
        play_series(replace(QUICK, **change), cores=1)
    assert refused.value.reason.message == message


def test_an_unreachable_ray_cluster_is_refused() -> None:
    pytest.importorskip("ray")
    with pytest.raises(BadOption) as refused:
        play_series(QUICK, ray="127.0.0.1:1")
    assert refused.value.reason.message == "arena-ray-unreachable"


def test_the_command_prints_the_standings_and_how_to_reproduce_them(tmp_path: Path) -> None:
    words = ["arena", EXAMPLE, "--seats", "greedy,random", "--matches", "6", "--csv", "raw.csv", "--cores", "1"]
    done = run_command(*words, folder=tmp_path)
    assert done.returncode == 0, done.stderr
    assert "greedy" in done.stdout
    assert "--matches 6 --seed 1" in done.stdout
    assert (tmp_path / "raw.csv").read_text().count("\n") == 13
