"""The command `tessera`, run as a person runs it: what it prints, what it refuses, its exit codes."""

import json
import os
import subprocess
import sys

import pytest

from tessera import Match
from tessera.bots import RandomBot, ask
from tessera.core.text import LANGUAGES


@pytest.fixture
def run(tmp_path):
    """Runs `tessera` with words and lines of input in an empty folder."""

    def run(*words, lines=(), language="C", columns="140"):
        environment = {**os.environ, "LC_ALL": language, "COLUMNS": columns, "NO_COLOR": "1", "PYTHONIOENCODING": "utf-8"}
        done = subprocess.run(
            [sys.executable, "-m", "tessera.cli", *words],
            input="".join(f"{line}\n" for line in lines),
            env=environment,
            cwd=tmp_path,
            capture_output=True,
            check=False,
            text=True,
            encoding="utf-8",
            timeout=120,
        )
        assert "Traceback" not in done.stderr + done.stdout, done.stderr
        return done

    return run


def whole_match(seed=7):
    """The lines that play a whole match: the first move of the menu, and Enter at the end of every turn."""
    return ["1", ""] * 400


def test_a_whole_match_in_french_against_two_bots(run):
    words = [
        "play",
        "prosperity",
        "--seats",
        "you,random,random",
        "--boards",
        "silver,black,silver",
        "--lang",
        "fr",
        "--seed",
        "7",
    ]
    done = run(*words, lines=whole_match())
    assert done.returncode == 0
    for said in (
        "Marché",
        "encore à décompter",
        "Éoliennes",
        "Depuis votre dernier tour",
        "Décompte final",
        "Victoire",
        "classement de recherche",
    ):
        assert said.lower() in done.stdout.lower(), said


@pytest.mark.parametrize(("language", "said"), [("en", "Market"), ("fr", "Marché"), ("de", "Markt"), ("it", "Mercato")])
def test_every_language_plays(run, language, said):
    done = run("play", "--lang", language, "--seed", "3", lines=["1", "help", "rules P-17", "log", "quit"])
    assert done.returncode == 0
    assert said in done.stdout


def test_the_systems_language_is_spoken_without_asking(run):
    assert "Regeln" in run("rules", "prosperity", language="de_DE.UTF-8").stdout


@pytest.mark.parametrize("lines", [["2", "income"], ["clean-up", "inc"], ["cl", "1"]])
def test_moves_are_taken_by_number_by_words_and_shortened(run, tmp_path, lines):
    run("play", "--seed", "1", "--seats", "you,random", lines=[*lines, "quit"])
    assert Match.load(tmp_path / "prosperity-1.match").to_record()["moves"][-2:] == ["clean-up", "income"]


def test_a_shortened_move_that_fits_several_is_asked_back(run):
    done = run("play", "--seed", "1", "--seats", "you,random", lines=["res", "quit"])
    assert "“res” may mean research energy, research ecology." in done.stdout


def test_a_refusal_is_one_line_with_the_reason_and_the_rule(run):
    done = run(
        "play", "--seed", "1", "--seats", "you,random", lines=["buy mega-skyscraper at 1.2", "buy hospital at 4.1", "quit"]
    )
    assert "mega-skyscraper costs €600, you have €" in done.stdout
    assert "(P-23)" in done.stdout


def test_a_shortened_move_that_is_not_possible_gets_its_reason(run):
    done = run("play", "--seed", "1", "--seats", "you,random", lines=["buy mega at 1.2", "quit"])
    assert "mega-skyscraper costs €600" in done.stdout


def test_undo_takes_back_within_a_turn_and_not_past_a_revealed_tile(run):
    done = run(
        "play", "--seed", "1", "--seats", "you,random", lines=["undo", "income", "income", "undo", "clean-up", "", "undo", "quit"]
    )
    assert done.stdout.count("Taken back.") == 1
    assert "There is nothing to take back" in done.stdout
    assert "Something hidden has been shown" in done.stdout


def test_leaving_saves_and_resuming_goes_on(run, tmp_path):
    left = run("play", "--seed", "5", lines=["1", "1", "", "1"])  # the input ends: as if the terminal were closed
    assert left.returncode == 0
    assert "tessera play --resume prosperity-5.match" in left.stdout
    before = Match.load(tmp_path / "prosperity-5.match").actions
    run("play", "--resume", "prosperity-5.match", lines=["1", "1", "", "quit"])
    after = Match.load(tmp_path / "prosperity-5.match").actions
    assert after[: len(before)] == before
    assert len(after) > len(before)


def test_a_match_is_saved_under_a_given_name_as_json(run, tmp_path):
    run("play", "--seed", "5", lines=["1", "save mine.json", "quit"])
    assert json.loads((tmp_path / "mine.json").read_text(encoding="utf-8"))["seed"] == 5


def test_bots_answer_the_same_when_a_match_is_resumed(run, tmp_path):
    run("play", "--seed", "5", lines=["1"] * 3 + ["quit"])
    first = Match.load(tmp_path / "prosperity-5.match")
    run("play", "--resume", "prosperity-5.match", lines=["1", "", "1", "", "1", "", "quit"])
    resumed = Match.load(tmp_path / "prosperity-5.match").actions
    run("play", "--seed", "5", "--seats", "you,random,random", lines=["1", "1", "1", "1", "", "1", "", "1", "", "quit"])
    assert resumed[: len(first.actions)] == first.actions


def test_replay_prints_every_event_and_the_result(run, tmp_path):
    match = Match.new("prosperity", players=2, seed=1, seats=["Ann", "random"])
    while not match.is_over:
        match.play_action(ask(RandomBot(), match))
    match.save(tmp_path / "a.match")
    done = run("replay", "a.match")
    assert done.stdout.count("is turned and scores") == 36
    assert "Winner" in done.stdout
    assert "Ann" in done.stdout
    assert "Random 2" in done.stdout


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_rules_are_printed_with_all_rulings(run, language):
    done = run("rules", "prosperity", "--lang", language)
    ruling = {"en": "Ruling:", "fr": "Précision\u00a0:", "de": "Klarstellung:", "it": "Chiarimento:"}[language]
    assert done.stdout.count(ruling) == 6
    assert all(f"P-{number}" in done.stdout for number in (1, 6, 10, 18, 20, 26, 30, 34))


def test_one_rule_is_printed_by_its_id(run):
    done = run("rules", "prosperity", "p-17")
    assert done.stdout.startswith("P-17")
    assert "over-polluted" in done.stdout


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["play", "chess"], "There is no game “chess”"),
        (["play", "missing.py"], "There is no game “missing.py”"),
        (["play", "--seats", "you"], "2 to 4 players"),
        (["play", "--seats", "you,random,random,random,random"], "2 to 4 players"),
        (["play", "--seats", "you,deep-blue"], "There is no bot “deep-blue”"),
        (["play", "--seats", "you,you"], "One seat at most"),
        (["play", "--seats", "you,"], "names"),
        (["play", "--boards", "gold,silver,silver"], "gold"),
        (["play", "--boards", "silver"], "Boards are 3 words"),
        (["play", "--over-pollution", "none"], "all-points, prosperity-scorings"),
        (["play", "--seed", "-1"], "A seed is a whole number"),
        (["play", "--seed", "x"], "A seed is a whole number"),
        (["play", "--seed", "9" * 5000], "A seed is a whole number"),
        (["play", "--seed", "18446744073709551616"], "A seed is a whole number"),
        (["play", "--resume", "missing.match"], "Cannot read"),
        (["play", "--resume", "missing.match", "--seed", "3"], "leave out --seed"),
        (["replay", "missing.match"], "Cannot read"),
        (["replay", "."], "Cannot read"),
        (["rules", "chess"], "There is no game “chess”"),
        (["rules", "prosperity", "P-99"], "There is no rule “P-99”"),
        (["rules", "prosperity", "--lang", "tlh"], "There is no language “tlh”"),
        (["bench", "--device", "tpu"], "“tpu” is no device"),
        (["play", "--nonsense"], "No such option"),
    ],
)
def test_what_cannot_be_done_is_said_in_a_line_with_exit_code_2(run, words, said):
    done = run(*words)
    assert done.returncode == 2
    assert said in " ".join(done.stderr.split())


@pytest.mark.parametrize("content", ["", "{", '{"format": "tessera-match"', "tessera-match: 1\n", "hello\n", "\x00\x01"])
def test_a_file_that_is_no_match_is_refused_and_left_as_it_is(run, tmp_path, content):
    (tmp_path / "bad.match").write_text(content)
    for command in (["replay", "bad.match"], ["play", "--resume", "bad.match"]):
        assert run(*command).returncode == 2
    assert (tmp_path / "bad.match").read_text() == content


def test_errors_speak_the_language_that_was_asked_for(run):
    assert "Il n’y a pas" in run("play", "--lang", "fr", lines=["999", "quit"]).stdout
    assert "Das Spiel „chess“" in run("play", "chess", "--lang", "de").stderr


def test_the_example_game_plays_in_the_terminal(run):
    example = os.path.join(os.path.dirname(os.path.dirname(__file__)), "examples", "lucky_dip.py")  # noqa: PTH118, PTH120
    for _ in range(2):  # compiled, then from the cache
        done = run("play", example, "--seats", "you,random", "--seed", "3", lines=["1", ""] * 20)
        assert done.returncode == 0
        assert "Winner" in done.stdout


def test_without_a_command_the_help_is_shown(run):
    done = run(language="fr_FR.UTF-8")
    assert "Jouer une partie" in done.stdout + done.stderr


def test_bench_without_a_gpu_says_so(run):
    from tessera.bench import cuda_jobs  # noqa: F401

    numba_cuda = pytest.importorskip("tessera.sim.cuda")
    if numba_cuda.has_gpu():
        pytest.skip("this machine has a GPU")
    done = run("bench", "--device", "cuda")
    assert done.returncode == 2
    assert "no GPU here" in done.stderr
