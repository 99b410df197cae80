"""The balance lab: what it counts is what happened, and its report says so for one set and for two."""

import re
import subprocess
import sys
from collections import Counter
from dataclasses import replace
from functools import cache
from pathlib import Path

import numpy as np
import pytest

from tessera import Match, find_game
from tessera.balance.facts import Facts, facts_of, first_seat, items_of, joined, play_facts, words_of
from tessera.balance.findings import Study, findings_of
from tessera.balance.lab import plans_of, study, usual_bot
from tessera.balance.page import page
from tessera.balance.plots import draw, wins_by_lead
from tessera.balance.report import document
from tessera.balance.tables import MARK
from tessera.core.registry import game_in_file
from tessera.core.text import LANGUAGES, Text
from tessera.datasets.plan import Plan
from tessera.datasets.run import Row, play_rows
from tests.core.test_variants import changed
from tests.support.games import EXAMPLE

PLAN = Plan("prosperity", matches=30, seed=1, players=(3,), bot="random", vary=("boards",))


@cache
def rows() -> list[Row]:
    return play_rows(PLAN, 0, PLAN.matches)


@cache
def facts() -> Facts:
    return facts_of(PLAN.find_game(), rows())


def dealt(row: Row) -> Match:
    return Match.new(PLAN.find_game(), players=3, seed=row.deal.seed, options=row.deal.options)


def test_what_seats_do_and_take_is_what_their_moves_say() -> None:
    game = PLAN.find_game()
    for number, row in enumerate(rows()[:5]):
        match, done, took = dealt(row), Counter[tuple[int, str]](), Counter[tuple[int, str]]()
        match.replay(row.played.actions.tolist())
        for step in match.steps():
            if step.action >= 0:
                seat, (word, *rest) = game.rule["to_act"](step.before), game.moves[step.action]
                done[seat, word] += 1
                took[seat, "".join(rest[:1])] += word == "buy"
        for seat in range(3):
            assert facts().words[number, seat].tolist() == [done[seat, word] for word in words_of(game)]
            assert facts().taken[number, seat].tolist() == [took[seat, item] for item in items_of(game)]


def test_points_half_way_and_the_largest_deficits_are_those_of_the_match() -> None:
    for number, row in enumerate(rows()[:5]):
        match, scores = dealt(row), []
        for action in row.played.actions.tolist():
            scores.append(match.scores())
            match.replay([action])
        course = np.array(scores)
        behind = course.max(axis=1, keepdims=True) - course
        assert facts().half[number].tolist() == course[len(course) // 2].tolist()
        assert facts().deficit[number].tolist() == behind.max(axis=0).tolist()
        last = [max((at + 1 for at in range(len(course)) if behind[at, seat]), default=0) for seat in range(3)]
        assert facts().behind[number].tolist() == last


def test_the_order_of_play_begins_with_the_seat_that_begins() -> None:
    for number, row in enumerate(rows()):
        first = first_seat(PLAN.find_game(), row)
        assert first == dealt(row).deal()[0].active
        assert facts().place[number, first] == 0
        assert sorted(facts().place[number]) == [0, 1, 2]


def test_facts_do_not_depend_on_how_matches_are_cut_into_chunks() -> None:
    parts = joined([facts_of(PLAN.find_game(), rows()[:7]), facts_of(PLAN.find_game(), rows()[7:])])
    assert all(np.allclose(getattr(parts, name), getattr(facts(), name)) for name in vars(facts()))
    assert len(play_facts(PLAN, 0)) == PLAN.matches


def example(**arrays: list[list[float]] | list[list[int]]) -> Facts:
    """Matches of two seats, in which nothing is taken; the first seat begins."""
    found = {name: np.array(values) for name, values in arrays.items()}
    count = len(found["points"])
    shares = (found["points"] == found["points"].max(axis=1, keepdims=True)).astype(float)
    plain = {
        "shares": shares / shares.sum(axis=1, keepdims=True),
        "place": np.tile([0, 1], (count, 1)),
        "values": np.zeros((count, 2, 0), int),
        "decisions": np.full(count, 10),
        "words": np.zeros((count, 2, 2), int),
        "taken": np.zeros((count, 2, 0), int),
        "moments": np.zeros(0),
    }
    return Facts(**{name: np.zeros((count, 2), int) for name in ("half", "deficit", "behind")} | plain | found)


def test_closeness_and_comebacks_are_counted_by_match() -> None:
    course = example(points=[[100, 96], [50, 100], [80, 80], [9, 8]], half=[[5, 9], [3, 9], [0, 0], [4, 2]], deficit=[[4, 0]] * 4)
    general = findings_of(game_in_file(EXAMPLE), course).general
    assert general["balance-winner"].value == pytest.approx((100 + 100 + 80 + 9) / 4)
    assert general["balance-lead"].value == pytest.approx((4 + 50 + 0 + 1) / 4)
    assert general["balance-close"].value == 2 / 4, "4 of 100 and a tie are close, 1 of 9 is not"
    assert general["balance-shared"].value == 1 / 4
    assert general["balance-half"].value == pytest.approx(2 / 3), "where nobody leads half-way, nobody is counted"
    assert general["balance-deficit"].value == pytest.approx((4 + 0 + 2 + 4) / 4), "of those who share a victory, the mean"


def test_the_leader_half_way_wins_more_often_with_a_larger_lead() -> None:
    course = example(points=[[1, 0]] * 6 + [[0, 1]] * 2, half=[[9, 0]] * 4 + [[1, 0]] * 4)
    leads, wins = wins_by_lead(findings_of(game_in_file(EXAMPLE), course), groups=2)
    assert (leads.tolist(), wins.tolist()) == ([1, 9], [0.5, 1])


def test_an_item_that_brings_points_is_worth_them() -> None:
    game, random = find_game("prosperity"), np.random.default_rng(1)
    taken = random.random((500, 2, len(items_of(game)))) < 0.3
    course = replace(
        example(points=(40 + 7 * taken[:, :, 3] + random.normal(0, 2, (500, 2))).tolist()),
        words=np.zeros((500, 2, len(words_of(game))), int),
        taken=taken.astype(int),
        moments=taken.sum(axis=(0, 1)) / 2,
        values=np.zeros((500, 2, 1), int),
    )
    items = findings_of(game, course).items
    worth = items[items_of(game)[3]]
    assert worth.points.low < 7 < worth.points.high
    assert worth.worth.points.low < 7 < worth.worth.points.high
    assert worth.wins.low > 0
    assert worth.moment == 0.5
    assert worth.taken.value == pytest.approx(1 - 0.7**2, abs=0.07)


def test_options_that_seats_may_share_are_varied_in_matches_of_their_own() -> None:
    usual, varied = plans_of(replace(PLAN, vary=()), PLAN.find_game(), 2)
    assert (usual.vary, varied.vary) == ((), ("boards",))
    given = replace(PLAN, options={"boards": ["black", "black"]}, vary=())
    assert len(plans_of(given, PLAN.find_game(), 2)) == 1
    [only] = plans_of(replace(PLAN, game="neotopia", vary=()), find_game("neotopia"), 2)
    assert only.vary == ("colours",), "every seat has another colour"


def test_the_network_plays_if_every_set_has_one(tmp_path: Path) -> None:
    mine = str(changed("prosperity", tmp_path, "ecology = -2", "ecology = -3"))
    assert usual_bot("prosperity", [None]) == "network"
    assert usual_bot("prosperity", [None, mine]) == usual_bot(str(EXAMPLE), [None]) == "greedy"


@cache
def studied() -> Study:
    plan = replace(PLAN, vary=(), players=(2, 3))
    return study(plan, Text("en", plan.find_game()), lambda title, matches: lambda done: None, ray=None, cores=1)


def report(*studies: Study, language: str = "en") -> str:
    return "\n".join(document(studies, [("some.svg", "some plot")], Text(language, studies[0].game)))


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_report_of_a_set_has_all_its_parts(language: str) -> None:
    written = report(studied(), language=language)
    assert written.count("\n## ") == 5
    assert "tessera balance prosperity --matches 30 --players 2,3 --bots random --seed 1" in written
    assert written.count("\n| `mega-skyscraper` |") == 2, "a table of items for each number of players"
    assert MARK not in written


def test_a_set_does_not_differ_from_itself() -> None:
    rows = [line for line in report(studied(), studied()).splitlines() if line.startswith("| ")]
    assert len(rows) > 100
    assert [line for line in rows if line.endswith(f"{MARK} |")] == []


def test_a_difference_beyond_its_interval_is_marked() -> None:
    richer = findings_of(studied().game, replace(studied().found[2].facts, points=studied().found[2].facts.points + 20))
    other = replace(studied(), name="richer", found={**studied().found, 2: richer})
    written = report(studied(), other).splitlines()
    [marked, plain] = [line for line in written if line.startswith("| points of a player |")]
    assert re.search(rf"\+20\.0 \[\+\d+\.\d, \+\d+\.\d\] {MARK} \|$", marked)
    assert MARK not in plain


def test_the_page_needs_no_other_file(tmp_path: Path) -> None:
    pytest.importorskip("matplotlib")
    text = Text("en", studied().game)
    pictures = draw([studied(), studied()], tmp_path, "some", text)
    written = page("\n".join(document([studied()], pictures, text)), tmp_path, "en")
    assert written.count("<svg") == len(pictures) == 2
    assert "<table>" in written
    assert re.findall(r"<img|<script|<link|@import", written) == []
    ids = re.findall(r'\bid="([^"]+)"', written)
    assert len(ids) == len(set(ids)) > 10
    assert {*re.findall(r'href="#([^"]+)"', written), *re.findall(r"url\(#([^)]+)\)", written)} <= {*ids}


def test_the_command_writes_a_report_about_a_game_without_items_and_options(tmp_path: Path) -> None:
    pytest.importorskip("matplotlib")
    words = ["balance", str(EXAMPLE), "--matches", "40", "--players", "2,4", "--cores", "1", "--out", "here"]
    done = subprocess.run([sys.executable, "-m", "tessera.cli", *words], cwd=tmp_path, capture_output=True, text=True, check=True)
    assert "Written: here" in done.stdout
    assert sorted(file.name for file in (tmp_path / "here").iterdir()) == [
        "lucky_dip-course.svg",
        "lucky_dip.html",
        "lucky_dip.md",
    ]
    assert "`greedy` plays all seats" in (tmp_path / "here" / "lucky_dip.md").read_text()
