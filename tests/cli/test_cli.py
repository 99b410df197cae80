"""The command `tessera`, run as a person runs it: what it prints, what it refuses, its exit codes."""

import json
from pathlib import Path
from typing import Any

import pytest

from tessera import Match
from tessera.bots import RandomBot, play_out
from tessera.core.game import Event
from tessera.core.text import LANGUAGES
from tessera.terminal.table import TerminalTable
from tests.cli.conftest import Run
from tests.support.games import NAMES

EXAMPLE = str(Path(__file__).parents[2] / "examples" / "lucky_dip.py")


def whole_match() -> list[str]:
    """The lines that play a whole match: the first move of the menu, and Enter at the end of every turn."""
    return ["1", ""] * 400


def test_a_whole_match_in_french_against_two_bots(run: Run) -> None:
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
        "pistes de recherche",
    ):
        assert said.lower() in done.stdout.lower(), said


def test_a_hint_names_chances_and_moves_from_what_the_person_sees(run: Run) -> None:
    done = run("play", "--seed", "3", "--seats", "you,hard,easy", lines=["hint", "quit"])
    assert "best moves" in done.stdout
    assert done.stdout.count(" %") == 3 + 2, "three seats, and the two moves that there are"
    assert "split 0 1" in done.stdout.partition("best moves")[2]


@pytest.mark.parametrize(("language", "said"), [("en", "Market"), ("fr", "Marché"), ("de", "Markt"), ("it", "Mercato")])
def test_every_language_plays(run: Run, language: str, said: str) -> None:
    done = run("play", "--lang", language, "--seed", "3", lines=["1", "help", "rules P-17", "log", "quit"])
    assert done.returncode == 0
    assert said in done.stdout


@pytest.mark.parametrize("name", NAMES)
def test_a_narrow_terminal_gets_a_drawing_of_its_own(run: Run, name: str) -> None:
    done = run("play", name, "--seed", "3", lines=[*["1", ""] * 6, "quit"], columns="80")
    assert done.returncode == 0
    assert max(len(line) for line in done.stdout.splitlines() if "▸" not in line and ":" not in line) <= 80


def test_the_systems_language_is_spoken_without_asking(start: Run) -> None:
    assert "Regeln" in start("rules", "prosperity", language="de_DE.UTF-8").stdout


@pytest.mark.parametrize("lines", [["2", "income"], ["clean-up", "inc"], ["cl", "1"]])
def test_moves_are_taken_by_number_by_words_and_shortened(run: Run, tmp_path: Path, lines: list[str]) -> None:
    run("play", "--seed", "1", "--seats", "you,random", lines=[*lines, "quit"])
    assert Match.load(tmp_path / "prosperity-1.match").to_record()["moves"][-2:] == ["clean-up", "income"]


def test_a_shortened_move_that_fits_several_is_asked_back(run: Run) -> None:
    done = run("play", "--seed", "1", "--seats", "you,random", lines=["res", "quit"])
    assert "“res” is ambiguous: research energy, research ecology." in done.stdout


def test_a_refusal_is_one_line_with_the_reason_and_the_rule(run: Run) -> None:
    done = run(
        "play", "--seed", "1", "--seats", "you,random", lines=["buy mega-skyscraper at 1.2", "buy hospital at 4.1", "quit"]
    )
    assert "Mega Skyscraper costs €600; you have €" in done.stdout
    assert "(P-23)" in done.stdout


def test_a_shortened_move_that_is_not_possible_gets_its_reason(run: Run) -> None:
    done = run("play", "--seed", "1", "--seats", "you,random", lines=["buy mega at 1.2", "quit"])
    assert "Mega Skyscraper costs €600" in done.stdout


def test_undo_takes_back_within_a_turn_and_not_past_a_revealed_tile(run: Run) -> None:
    done = run(
        "play", "--seed", "1", "--seats", "you,random", lines=["undo", "income", "income", "undo", "clean-up", "", "undo", "quit"]
    )
    assert done.stdout.count("Undone.") == 1
    assert "There is nothing to undo" in done.stdout
    assert "Hidden information has been revealed" in done.stdout


def test_leaving_saves_and_resuming_goes_on(start: Run, tmp_path: Path) -> None:
    left = start("play", "--seed", "5", lines=["1", "1", "", "1"])  # the input ends: as if the terminal were closed
    assert left.returncode == 0
    assert "tessera play --resume prosperity-5.match" in left.stdout
    before = Match.load(tmp_path / "prosperity-5.match").actions
    start("play", "--resume", "prosperity-5.match", lines=["1", "1", "", "quit"])
    after = Match.load(tmp_path / "prosperity-5.match").actions
    assert after[: len(before)] == before
    assert len(after) > len(before)


def test_what_would_change_a_saved_match_is_refused(run: Run) -> None:
    run("play", "--seed", "5", lines=["1", "quit"])
    for option in (["--seed", "3"], ["--seats", "you,random"], ["--boards", "silver,silver,black"]):
        done = run("play", "--resume", "prosperity-5.match", *option)
        assert (done.returncode, f"leave out {option[0]}" in done.stderr) == (2, True)


def test_a_match_is_saved_under_a_given_name_as_json(run: Run, tmp_path: Path) -> None:
    run("play", "--seed", "5", lines=["1", "save mine.json", "quit"])
    assert json.loads((tmp_path / "mine.json").read_text(encoding="utf-8"))["seed"] == 5


def test_bots_answer_the_same_when_a_match_is_resumed(run: Run, tmp_path: Path) -> None:
    lines = ["1", ""] * 12
    run("play", "--seed", "5", lines=[*lines, "quit"])
    run("play", "--seed", "5", lines=[*lines[:8], "quit"])
    run("play", "--resume", "prosperity-5-2.match", lines=[*lines[8:], "quit"])
    whole, resumed = (Match.load(tmp_path / name).actions for name in ("prosperity-5.match", "prosperity-5-2.match"))
    shorter = min(len(whole), len(resumed))
    assert shorter > 20
    assert whole[:shorter] == resumed[:shorter]


def test_a_second_match_of_the_same_seed_leaves_the_first_alone(run: Run, tmp_path: Path) -> None:
    for _ in range(2):
        run("play", "--seed", "5", lines=["1", "quit"])
    assert sorted(file.name for file in tmp_path.iterdir()) == ["prosperity-5-2.match", "prosperity-5.match"]


def test_a_finished_match_is_saved_and_can_be_replayed(run: Run, tmp_path: Path) -> None:
    run("play", "--seed", "7", "--seats", "you,random", lines=whole_match())
    assert Match.load(tmp_path / "prosperity-7.match").is_over


def test_save_overwrites_nothing_but_matches(run: Run, tmp_path: Path) -> None:
    (tmp_path / "notes.txt").write_text("dear diary")
    done = run("play", "--seed", "5", lines=["save notes.txt", "quit"])
    assert (tmp_path / "notes.txt").read_text() == "dear diary"
    assert "Choose another name" in done.stdout


@pytest.mark.parametrize(
    "answer", ["00000000199", "9" * 6000, "save a\0b", "²", "[red]", "save [red]x.match", "rules", "rules xyz", "�"]
)
def test_odd_answers_lose_nothing(run: Run, tmp_path: Path, answer: Any) -> None:
    done = run("play", "--seed", "5", lines=["1", answer, "1", "quit"])
    assert done.returncode == 0
    assert len(Match.load(tmp_path / "prosperity-5.match").actions) >= 2


def test_what_a_person_typed_is_not_translated(start: Run) -> None:
    done = start("play", "--seed", "5", "--lang", "fr", lines=["save energy", "quit"])
    assert "enregistrée dans energy" in done.stdout


def test_a_match_of_a_game_from_a_file_goes_on_and_replays(run: Run, tmp_path: Path) -> None:
    run("play", EXAMPLE, "--seats", "you,random", "--seed", "3", lines=["1", "", "rules", "quit"])
    assert run("play", EXAMPLE, "--resume", "lucky-dip-3.match", lines=["1", ""] * 20).returncode == 0
    assert run("replay", "lucky-dip-3.match", "--game", EXAMPLE).returncode == 0
    assert run("replay", "lucky-dip-3.match").returncode == 2


def test_a_match_file_runs_no_code(run: Run, tmp_path: Path) -> None:
    (tmp_path / "evil.py").write_text("open('harm', 'w')")
    text = Match.new("prosperity", players=2, seed=1).to_text().replace("game: prosperity", "game: evil.py")
    (tmp_path / "evil.match").write_text(text)
    assert run("replay", "evil.match").returncode == 2
    assert not (tmp_path / "harm").exists()


@pytest.mark.parametrize("source", ["def", "1 / 0", "GAME = 7", ""])
def test_a_file_that_makes_no_game_is_refused(run: Run, tmp_path: Path, source: str) -> None:
    (tmp_path / "broken.py").write_text(source)
    done = run("play", "broken.py")
    assert done.returncode == 2
    assert "does not define a game" in done.stderr


def test_a_cache_that_cannot_be_written_is_done_without(start: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TESSERA_CACHE_DIR", "/dev/null/nowhere")
    assert start("version").returncode == 0


def test_an_owners_components_are_played_with_and_asked_for_again(run: Run, tmp_path: Path) -> None:
    own = Path(__file__).parents[2] / "tessera" / "games" / "prosperity" / "components.toml"
    (tmp_path / "mine.toml").write_text(
        own.read_text(encoding="utf-8").replace("start_money = 100", "start_money = 450"), encoding="utf-8"
    )
    done = run("play", "--components", "mine.toml", "--seed", "1", "--seats", "you,random", lines=["1", "quit"])
    assert "€450" in done.stdout or "€550" in done.stdout or "€600" in done.stdout
    assert run("replay", "prosperity-1.match").returncode == 2
    assert run("replay", "prosperity-1.match", "--components", "mine.toml").returncode == 0
    assert run("play", "--resume", "prosperity-1.match", "--components", "mine.toml", lines=["quit"]).returncode == 0


def test_components_with_a_fault_are_refused_with_the_line(run: Run, tmp_path: Path) -> None:
    (tmp_path / "bad.toml").write_text("[game\n")
    done = run("play", "--components", "bad.toml", "--lang", "de")
    assert done.returncode == 2
    assert "bad.toml, Zeile 1: das ist kein TOML" in done.stderr


def test_neotopia_plays_with_marks_where_a_card_could_be_completed(run: Run) -> None:
    words = ["play", "neotopia", "--seats", "you,random", "--colours", "community,energy", "--seed", "5"]
    done = run(*words, lines=[*["1", ""] * 10, "hint off", "hint on", "rules N-32", "quit"])
    assert done.returncode == 0
    assert "☆" in done.stdout
    assert "Diverse City" in done.stdout


@pytest.mark.parametrize(("seat", "is_told"), [(0, True), (1, False)])
def test_that_somebody_builds_nothing_is_told_to_nobody_else(seat: int, is_told: bool) -> None:
    table = TerminalTable.__new__(TerminalTable)
    table.match, table.me = Match.new("neotopia", players=2, seed=1), 0
    assert bool(table.known([Event("skipped", seat, is_private=True)])) == is_told


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_whole_match_of_neotopia_in_every_language(run: Run, language: str) -> None:
    done = run("play", "neotopia", "--seats", "you,random", "--lang", language, "--seed", "2", lines=["1", ""] * 200)
    assert done.returncode == 0
    assert {"en": "Winner", "fr": "Victoire", "de": "gewinnt", "it": "Vi"}[language] in done.stdout


def test_replay_prints_every_event_and_the_result(run: Run, tmp_path: Path) -> None:
    match = play_out(Match.new("prosperity", players=2, seed=1, seats=["Ann", "random"]), RandomBot())
    match.save(tmp_path / "a.match")
    done = run("replay", "a.match")
    assert done.stdout.count(" reveals ") == 36
    assert "Winner" in done.stdout
    assert "Ann" in done.stdout
    assert "Random 2" in done.stdout


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_rules_are_printed_with_all_rulings(run: Run, language: str) -> None:
    done = run("rules", "prosperity", "--lang", language)
    ruling = {"en": "Ruling:", "fr": "Précision\u202f:", "de": "Klarstellung:", "it": "Chiarimento:"}[language]
    assert done.stdout.count(ruling) == 6
    assert all(f"P-{number}" in done.stdout for number in (1, 6, 10, 18, 20, 26, 30, 34))


def test_one_rule_is_printed_by_its_id(run: Run) -> None:
    done = run("rules", "prosperity", "p-17")
    assert done.stdout.startswith("P-17")
    assert "over-polluted" in done.stdout


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["play", "chess"], "Unknown game: “chess”"),
        (["play", "missing.py"], "Unknown game: “missing.py”"),
        (["play", "--seats", "you"], "2 to 4 players"),
        (["play", "--seats", "you,random,random,random,random"], "2 to 4 players"),
        (["play", "--seats", "you,deep-blue"], "Unknown bot: “deep-blue”"),
        (["play", "--seats", "you,you"], "Only one seat"),
        (["play", "--seats", "you,"], "names"),
        (["play", "--boards", "gold,silver,silver"], "gold"),
        (["play", "--boards", "silver"], "Country boards take 3 words"),
        (["play", "--over-pollution", "none"], "all-points, prosperity-scorings"),
        (["play", "--seed", "-1"], "A seed is a whole number"),
        (["play", "--seed", "x"], "A seed is a whole number"),
        (["play", "--seed", "9" * 5000], "A seed is a whole number"),
        (["play", "--seed", "18446744073709551616"], "A seed is a whole number"),
        (["play", "--resume", "missing.match"], "Cannot read"),
        (["replay", "missing.match"], "Cannot read"),
        (["replay", "."], "Cannot read"),
        (["rules", "chess"], "Unknown game: “chess”"),
        (["rules", "prosperity", "P-99"], "Unknown rule: “P-99”"),
        (["rules", "prosperity", "--lang", "tlh"], "Unknown language: “tlh”"),
        (["bench", "--device", "tpu"], "“tpu” is not a device"),
        (["bench", "envs", "--device", "tpu"], "“tpu” is not a device"),
        (["bench", "nothing"], "choose rules, envs or server"),
        (["play", "--nonsense"], "No such option"),
    ],
)
def test_what_cannot_be_done_is_said_in_a_line_with_exit_code_2(run: Run, words: list[str], said: str) -> None:
    done = run(*words)
    assert done.returncode == 2
    assert said in " ".join(done.stderr.split())


@pytest.mark.parametrize("content", ["", "{", '{"format": "tessera-match"', "tessera-match: 1\n", "hello\n", "\x00\x01"])
def test_a_file_that_is_no_match_is_refused_and_left_as_it_is(run: Run, tmp_path: Path, content: str) -> None:
    (tmp_path / "bad.match").write_text(content)
    for command in (["replay", "bad.match"], ["play", "--resume", "bad.match"]):
        assert run(*command).returncode == 2
    assert (tmp_path / "bad.match").read_text() == content


def test_errors_speak_the_language_that_was_asked_for(run: Run) -> None:
    assert "Il n’y a pas" in run("play", "--lang", "fr", lines=["999", "quit"]).stdout
    assert "Unbekanntes Spiel: „chess“" in run("play", "chess", "--lang", "de").stderr


def test_the_example_game_plays_in_the_terminal(start: Run) -> None:
    for _ in range(2):  # compiled, then from the cache
        done = start("play", EXAMPLE, "--seats", "you,random", "--seed", "3", lines=["1", ""] * 20)
        assert done.returncode == 0
        assert "Winner" in done.stdout


def test_without_a_command_the_help_is_shown(start: Run) -> None:
    done = start(language="fr_FR.UTF-8")
    assert "Jouer une partie" in done.stdout + done.stderr
