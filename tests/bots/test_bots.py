"""Bots: legal, reproducible, honest; what search finds, and what happens to a bot that fails."""

import threading
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from tessera import BadOption, Game, Match
from tessera.bots import BOTS, RandomBot, ask, bot_in_file, find_bot, known_to, play_out
from tessera.bots.evaluate import evaluate
from tessera.bots.fit import fit
from tessera.bots.guard import Guard
from tessera.bots.levels import LEVELS, SearchBot, search_parameters
from tessera.bots.think import CHUNK, Budget, Evaluation, think
from tessera.bots.weights import blank_weights, weights_of
from tessera.bots.workspace import new_workspace
from tessera.core.compile.random import new_generator
from tessera.core.state import State

QUICK = Budget(iterations=100)


def positions(game: Game, players: int, seed: int = 1, every: int = 3) -> list[Match]:
    """Some positions of a match between random players, all with a decision due."""
    match = play_out(Match.new(game, players=players, seed=seed), RandomBot())
    return [match.fork(count) for count in range(0, len(match.actions), every)]


def evaluation_of(match: Match, seed: int = 5, budget: Budget = QUICK, **more: Any) -> Evaluation:
    assert match.seat is not None
    return think(match.game, match.state, match.seat, seed, search_parameters(match.game), budget, **more)


@pytest.mark.parametrize("name", BOTS)
def test_every_bot_answers_legally_in_every_game(game: Game, players: int, name: str) -> None:
    for match in positions(game, players, every=60):
        assert ask(find_bot(name), match) in match.legal_actions()


def test_the_levels_are_six_from_the_weakest_to_the_strongest() -> None:
    assert list(LEVELS) == ["novice", "easy", "medium", "hard", "expert", "master"]
    iterations = [bot.iterations for bot in LEVELS.values() if isinstance(bot, SearchBot)]
    assert sorted(iterations) == iterations


def test_the_same_seed_gives_the_same_evaluation_and_another_seed_another(game: Game) -> None:
    match = positions(game, 2)[1]
    assert evaluation_of(match) == evaluation_of(match)
    assert evaluation_of(match) != evaluation_of(match, seed=6)


def test_several_trees_add_up_whatever_the_order_of_their_threads(game: Game) -> None:
    match = positions(game, 3)[1]
    found = [evaluation_of(match, budget=Budget(iterations=120, trees=3)) for _ in range(3)]
    assert found[0].iterations == 120
    assert found[0] == found[1] == found[2]


def test_a_search_by_the_clock_ends(game: Game) -> None:
    assert evaluation_of(positions(game, 2)[0], budget=Budget(seconds=0.01)).iterations >= CHUNK


def test_a_search_reports_its_progress(game: Game) -> None:
    reported: list[float] = []
    evaluation_of(positions(game, 2)[0], budget=Budget(iterations=4 * CHUNK), on_progress=reported.append)
    assert reported == [0.25, 0.5, 0.75, 1.0]


def test_a_search_of_only_one_action_gives_it_every_visit(game: Game) -> None:
    match = positions(game, 2)[1]
    worst = evaluation_of(match).moves[-1].action
    found = evaluation_of(match, only=worst)
    assert [move.action for move in found.moves] == [worst]
    assert found.moves[0].visits == found.iterations


def test_the_chances_of_all_seats_sum_to_one(game: Game, players: int) -> None:
    for match in positions(game, players):
        found = evaluation_of(match)
        assert sum(found.chances) == pytest.approx(1)
        assert all(sum(move.chances) == pytest.approx(1) for move in found.moves)
        assert sum(move.visits for move in found.moves) == found.iterations == 100


def last_decision(game: Game, players: int, seed: int) -> Match:
    match = play_out(Match.new(game, players=players, seed=seed), RandomBot())
    return match.fork(len(match.actions) - 1)


def test_at_the_last_decision_search_finds_what_exhaustive_search_finds(game: Game, players: int) -> None:
    found = 0
    for seed in range(12):
        match = last_decision(game, players, seed)
        ends = {}
        for action in match.legal_actions():
            other = match.fork()
            other.play_action(action)
            ends[action] = other.result()
        results = {action: result for action, result in ends.items() if result}
        if len(results) < len(ends):  # the match goes on after another action
            continue
        found += 1
        seat, best = match.seat, results[evaluation_of(match, budget=Budget(iterations=2000)).moves[0].action]
        assert seat is not None
        assert (seat in best.winners) == any(seat in result.winners for result in results.values())
        if seat not in best.winners and game.features:
            assert best.points[seat] == max(result.points[seat] for result in results.values())
    assert found > 0


# Honesty


@pytest.mark.parametrize("name", BOTS)
def test_permuting_what_is_hidden_changes_no_bots_choice(game: Game, players: int, name: str) -> None:
    for match in positions(game, players, seed=14, every=70):
        for seed in range(2):
            other = match.fork()
            game.rule["determinize"](other.state, match.seat, new_generator(seed))
            assert ask(find_bot(name), other) == ask(find_bot(name), match)


def test_permuting_what_is_hidden_changes_no_evaluation(game: Game, players: int) -> None:
    for match in positions(game, players, seed=14, every=50):
        for seat in range(players):
            other = match.fork()
            game.rule["determinize"](other.state, seat, new_generator(3))
            if other.legal_actions() == match.legal_actions():  # otherwise the seat cannot know the moves of the seat to act
                assert evaluate(other, seat, QUICK) == evaluate(match, seat, QUICK)


def test_a_bot_is_given_what_its_seat_knows_byte_for_byte(game: Game, players: int) -> None:
    for match in positions(game, players, seed=3):
        for seat in range(players):
            other = match.fork()
            game.rule["determinize"](other.state, seat, new_generator(8))
            assert known_to(other, seat, 5).tobytes() == known_to(match, seat, 5).tobytes()


# Evaluation


def test_a_finished_match_is_evaluated_as_it_ended(game: Game, players: int) -> None:
    match = play_out(Match.new(game, players=players, seed=2), RandomBot())
    found = evaluate(match, 0)
    assert found.points == tuple(map(float, match.scores()))
    result = match.result()
    assert result
    assert [chance > 0 for chance in found.chances] == [rank == 1 for rank in result.ranks]
    assert found.moves == ()


def test_any_seat_can_ask_while_another_is_to_act(game: Game) -> None:
    match = positions(game, 3)[1]
    for seat in range(3):
        assert sum(evaluate(match, seat, QUICK).chances) == pytest.approx(1)


# Human errors of the lower levels


def test_a_bot_may_overlook_some_moves(game: Game) -> None:
    match = positions(game, 2)[1]
    seen = {move.action for move in evaluation_of(match, overlook_rate=0.5, budget=Budget(iterations=3000)).moves}
    assert seen <= set(match.legal_actions())
    hidden = [evaluation_of(match, seed=seed, overlook_rate=0.9).moves for seed in range(5)]
    assert all(hidden), "a bot never overlooks every move"


def test_a_beginner_sees_a_part_of_what_is_easily_missed(game: Game) -> None:
    weights = weights_of(game, 2)
    for number, feature in enumerate(weights.features):
        share = weights.easily_missed.get(feature, 1.0)
        assert weights.with_awareness(0.0)[:, number] == pytest.approx(share * weights.by_stage[:, number])
    assert (weights.with_awareness(1.0) == weights.by_stage).all()


# Weights


def test_a_game_with_features_has_weights_for_every_number_of_players(game: Game, players: int) -> None:
    weights, blank = weights_of(game, players), blank_weights(game)
    assert weights.by_stage.shape == blank.by_stage.shape
    assert (weights.by_stage == blank.by_stage).all() == (game.features is None)
    assert (weights.spread > 0).all()


def test_expected_points_are_finite(game: Game, players: int) -> None:
    match = last_decision(game, players, 4)
    found = evaluation_of(match, budget=Budget(iterations=500))
    assert np.isfinite(found.points).all()


def test_a_fit_does_not_depend_on_the_number_of_threads() -> None:
    from tests.support.games import GAMES

    game = next(game for game in GAMES if game.features)
    one, three = (list(fit(game, 2, 40, seed=4, threads=threads))[-1] for threads in (1, 3))
    assert (one.weights.by_stage == three.weights.by_stage).all()
    assert one.cross_entropy == three.cross_entropy


# Strength is measured elsewhere (docs/strength.md), but a level that loses to random play is broken


@pytest.mark.parametrize("name", ["greedy", "novice", "easy", "medium"])
def test_every_level_beats_random_play(game: Game, name: str) -> None:
    if game.features is None:
        return
    wins = 0
    for seed in range(7):
        match = Match.new(game, players=2, seed=seed)
        bots = [find_bot(name), RandomBot()] if seed % 2 else [RandomBot(), find_bot(name)]
        while not match.is_over:
            assert match.seat is not None
            match.play_action(ask(bots[match.seat], match))
        result = match.result()
        assert result
        wins += result.winners == (0 if seed % 2 else 1,)
    assert wins > 3


# Bots that fail


class Raises:
    def choose(self, game: Game, state: State, seat: int, seed: int) -> int:
        raise RuntimeError("no idea")


class Answers:
    def __init__(self, answer: Any) -> None:
        self.answer = answer

    def choose(self, game: Game, state: State, seat: int, seed: int) -> Any:
        return self.answer


class Waits:
    def __init__(self) -> None:
        self.event = threading.Event()

    def choose(self, game: Game, state: State, seat: int, seed: int) -> int:
        self.event.wait()
        return 0


class Meddles:
    """Plays, and overwrites the state that it was given."""

    def choose(self, game: Game, state: State, seat: int, seed: int) -> int:
        action = game.legal_actions(state)[-1]
        state.players = 99
        return action


def test_a_greedy_bot_moves_for_a_bot_that_raises(game: Game) -> None:
    match = Match.new(game, players=2, seed=1)
    action, fault = Guard(Raises()).answer(match)
    assert action == ask(find_bot("greedy"), match)
    assert fault
    assert (fault.message, fault.number, fault.detail) == ("bot-raised", 0, "RuntimeError: no idea")


@pytest.mark.parametrize("rubbish", [-1, 10**30, None, "income", True, 1.0, [0], float("nan")])
def test_a_bot_that_returns_rubbish_loses_its_move(game: Game, rubbish: object) -> None:
    match = Match.new(game, players=2, seed=1)
    action, fault = Guard(Answers(rubbish)).answer(match)
    assert action in match.legal_actions()
    assert fault
    assert fault.message == "bot-rubbish"
    assert fault.detail == repr(rubbish)


def test_a_bot_that_takes_too_long_loses_its_move_and_is_asked_again_when_it_is_done(game: Game) -> None:
    match, bot = Match.new(game, players=2, seed=1), Waits()
    guard = Guard(bot, limit=0.05)
    for _ in range(3):
        action, fault = guard.answer(match)
        assert action in match.legal_actions()
        assert fault
        assert fault.message == "bot-too-slow"
    bot.event.set()
    assert guard.thread
    guard.thread.join()
    _, fault = guard.answer(match)
    assert fault is None or fault.message == "bot-rubbish"


def test_a_bot_cannot_touch_the_match(game: Game) -> None:
    match = Match.new(game, players=2, seed=1)
    before = match.states.tobytes()
    action, fault = Guard(Meddles(), limit=10).answer(match)
    assert fault is None
    assert action in match.legal_actions()
    assert match.states.tobytes() == before


def test_a_match_goes_on_whatever_its_bots_do(game: Game) -> None:
    match = Match.new(game, players=2, seed=1)
    guards = [Guard(Raises()), Guard(Answers("?"))]
    while not match.is_over:
        assert match.seat is not None
        match.play_action(guards[match.seat].answer(match)[0])
    result = match.result()
    assert result
    assert result.winners


# Bots from files


def test_a_class_in_a_file_is_a_bot(tmp_path: Path) -> None:
    file = tmp_path / "mine.py"
    file.write_text("class Mine:\n    def choose(self, game, state, seat, seed):\n        return 7\n")
    bot: Any = bot_in_file(f"{file}:Mine")
    assert bot.choose(None, None, 0, 0) == 7


@pytest.mark.parametrize(
    ("source", "name", "message", "why"),
    [
        (None, "Mine", "no-such-bot", ""),
        ("class Mine: pass", "Mine", "broken-bot", "def choose"),
        ("Mine = 3", "Mine", "broken-bot", "def choose"),
        ("class Mine:\n    def choose(self): ...", "Yours", "broken-bot", "Yours"),
        ("1 / 0", "Mine", "broken-bot", "ZeroDivisionError"),
        ("class Mine:\n    def __init__(self): raise OSError('gone')\n    def choose(self): ...", "Mine", "broken-bot", "gone"),
    ],
)
def test_anything_but_a_bot_is_refused_with_the_reason(
    tmp_path: Path, source: str | None, name: str, message: str, why: str
) -> None:
    file = tmp_path / "mine.py"
    if source:
        file.write_text(source)
    with pytest.raises(BadOption) as refused:
        bot_in_file(f"{file}:{name}")
    assert refused.value.reason.message == message
    assert why in str(refused.value.reason.facts.get("why", ""))


def test_a_name_never_runs_a_file() -> None:
    with pytest.raises(BadOption):
        find_bot(f"{Path(__file__)}:Raises")


def test_a_workspace_is_large_enough_for_the_longest_list_of_moves(game: Game) -> None:
    workspace = new_workspace(game, weights_of(game, 2))
    assert len(workspace.priors) == len(workspace.actions) == game.max_legal


def test_a_search_of_one_iteration_answers(game: Game) -> None:
    match = positions(game, 2)[0]
    assert ask(SearchBot(iterations=1), match) in match.legal_actions()
