"""The contract of every game with matches, bots, the server and the simulator. Runs over every game."""

import json
import random
from itertools import pairwise
from typing import Any

import numpy as np
import pytest

from tessera import BadOption, CannotUndo, Game, IllegalMove, Match
from tessera.bots import RandomBot, ask, known_to, play_out
from tessera.core.compile.random import new_generator
from tessera.core.contract import AUTOMATIC, OVER, RULES
from tessera.sim.cpu import Batch


def random_match(game: Game, players: int, seed: int) -> Match:
    return play_out(Match.new(game, players=players, seed=seed), RandomBot())


def test_a_game_has_every_rule_of_the_contract(game: Game) -> None:
    assert set(game.rule) == set(RULES)


def test_a_state_has_no_padding_so_that_equal_states_are_equal_bytes(game: Game) -> None:
    fields = game.dtype.fields
    assert fields
    assert sum(field[0].itemsize for field in fields.values()) == game.dtype.itemsize
    assert game.dtype.itemsize % 8 == 0, "in a batch, every state must be aligned"
    assert all(field[1] % field[0].base.itemsize == 0 for field in fields.values())


def test_a_catalogue_names_every_move_once(game: Game) -> None:
    assert len(set(game.moves)) == len(game.moves)
    assert all(word == word.lower() and word and " " not in word for move in game.moves for word in move)


def test_the_same_seed_deals_the_same_match(game: Game, players: int) -> None:
    first, second = (Match.new(game, players=players, seed=11).states.tobytes() for _ in range(2))
    assert first == second


def test_other_seeds_deal_other_matches(game: Game, players: int) -> None:
    assert len({Match.new(game, players=players, seed=seed).states.tobytes() for seed in range(20)}) > 10


def test_every_decision_has_two_or_more_legal_actions_without_duplicates(game: Game, players: int) -> None:
    match = Match.new(game, players=players, seed=3)
    chance = random.Random(3)
    while not match.is_over:
        legal = match.legal_actions()
        assert len(legal) >= 2
        assert len(set(legal)) == len(legal) <= game.max_legal
        match.play_action(chance.choice(legal))


def test_a_game_without_secrets_tells_every_seat_the_same(game: Game, players: int) -> None:
    match = random_match(game, players, 5)
    known = [{known_to(match.fork(count), seat, 9).tobytes() for seat in range(players)} for count in range(len(match.actions))]
    assert game.has_secrets or all(len(each) == 1 for each in known)


def test_every_match_ends_and_has_a_winner(game: Game, players: int) -> None:
    for seed in range(20):
        match = random_match(game, players, seed)
        result = match.result()
        assert result
        assert min(result.ranks) == 1
        assert result.winners
        assert list(result.points) == match.scores()


def test_a_finished_match_refuses_every_move(game: Game) -> None:
    match = random_match(game, game.players[0], 1)
    assert match.seat is None
    assert match.legal_moves() == []
    with pytest.raises(IllegalMove, match="over"):
        match.play_action(0)


def test_exactly_the_legal_actions_are_accepted(game: Game, players: int) -> None:
    match = random_match(game, players, 5)
    for count in range(0, len(match.actions), 7):
        position = match.fork(count)
        legal = set(position.legal_actions())
        for action in range(len(game.moves)):
            assert (position.why_not(action) is None) == (action in legal)


def test_a_refused_move_changes_nothing(game: Game) -> None:
    match = Match.new(game, players=game.players[0], seed=5)
    before = match.states.tobytes()
    illegal = [action for action in range(len(game.moves)) if action not in match.legal_actions()]
    for action in [*illegal[:50], -1, len(game.moves)]:
        with pytest.raises(IllegalMove):
            match.play_action(action)
    assert match.states.tobytes() == before
    assert match.actions == []


def test_a_replay_gives_the_same_bytes_after_every_action(game: Game, players: int) -> None:
    match = Match.new(game, players=players, seed=8)
    chance = random.Random(8)
    while not match.is_over:
        match.play_action(chance.choice(match.legal_actions()))
        assert match.fork().states.tobytes() == match.states.tobytes()


def test_the_steps_of_a_match_lead_from_the_deal_to_the_end_without_a_gap(game: Game, players: int) -> None:
    match = random_match(game, players, 4)
    steps = list(match.steps())
    assert steps[0].before.tobytes() == match.deal().tobytes()
    assert all(step.after.tobytes() == after.before.tobytes() for step, after in pairwise(steps))
    assert steps[-1].after.tobytes() == match.states.tobytes()
    assert [step.action for step in steps if step.seat is not None] == match.actions
    assert all(step.seat is None for step in steps if step.action == AUTOMATIC)


def test_every_step_has_at_least_one_event(game: Game) -> None:
    match = random_match(game, game.players[1], 4)
    assert all(step.events for step in match.steps())


def test_text_and_json_read_back_to_the_same_match(game: Game, players: int) -> None:
    match = random_match(game, players, 21)
    for count in (0, 5, len(match.actions)):
        part = match.fork(count)
        for again in (Match.from_text(part.to_text()), Match.from_json(part.to_json())):
            assert again.to_record() == part.to_record()
            assert again.states.tobytes() == part.states.tobytes()


def test_undo_takes_back_exactly_one_decision(game: Game, players: int) -> None:
    match = Match.new(game, players=players, seed=2)
    before = match.states.tobytes()
    match.play_action(match.legal_actions()[0], reveal=False)
    match.undo()
    assert match.states.tobytes() == before
    assert match.actions == []


def test_undo_stops_at_what_was_revealed(game: Game, players: int) -> None:
    match = Match.new(game, players=players, seed=2)
    while True:
        since = len(match.actions)
        match.play_action(match.legal_actions()[0])
        revealed = any(step.reveals for step in match.steps(since))
        if revealed:
            break
    with pytest.raises(CannotUndo, match="Hidden"):
        match.undo()
    assert len(match.actions) == since + 1


def test_a_seat_takes_back_only_its_own_decisions(game: Game, players: int) -> None:
    match = Match.new(game, players=players, seed=2)
    first = match.seat
    assert first is not None
    match.play_action(match.legal_actions()[0], reveal=False)
    with pytest.raises(CannotUndo, match="nothing"):
        match.undo((first + 1) % players)
    match.undo(first)
    assert match.actions == []


def test_undo_of_nothing_is_refused(game: Game) -> None:
    with pytest.raises(CannotUndo, match="nothing"):
        Match.new(game, players=game.players[0], seed=2).undo()


def test_a_fork_reveals_nothing_that_the_match_has_not_revealed(game: Game, players: int) -> None:
    match = Match.new(game, players=players, seed=2)
    while not match.next_reveals:
        match.play_action(match.legal_actions()[0], reveal=False)
    assert match.fork().states.tobytes() == match.states.tobytes()
    assert list(match.steps(len(match.actions))) == []


def test_a_batch_of_too_few_or_too_many_players_is_refused(game: Game) -> None:
    fewest, most = game.players
    for count in (0, fewest - 1, most + 1, 99, -1, True):
        with pytest.raises(BadOption, match="players"):
            Batch.deal(game, count, np.arange(3))


def test_numpy_integers_are_accepted(game: Game) -> None:
    players: Any = np.int64(2)
    seed: Any = np.uint64(3)
    match = Match.new(game, players=players, seed=seed)
    assert Match.from_json(match.to_json()).states.tobytes() == match.states.tobytes()


def test_a_fork_is_independent(game: Game) -> None:
    match = Match.new(game, players=game.players[0], seed=2)
    fork = match.fork()
    fork.play_action(fork.legal_actions()[0])
    assert match.actions == []


def test_a_view_is_plain_data(game: Game, players: int) -> None:
    match = random_match(game, players, 9)
    for count in range(0, len(match.actions), 9):
        position = match.fork(count)
        for seat in (*range(players), None):
            json.dumps(position.view(seat))


def test_what_a_seat_cannot_know_affects_neither_its_view_nor_its_choices(game: Game, players: int) -> None:
    """Permuting everything hidden changes neither the view nor the legal moves nor a bot's answer."""
    match = random_match(game, players, 14)
    for count in range(0, len(match.actions), 5):
        position = match.fork(count)
        seat = position.seat
        for seed in range(5):
            other = match.fork(count)
            game.rule["determinize"](other.state, seat, new_generator(seed))
            assert other.view(seat) == position.view(seat)
            assert other.legal_moves() == position.legal_moves()
            assert other.seat == seat
            assert ask(RandomBot(), other) == ask(RandomBot(), position)


def test_determinize_deals_again(game: Game, players: int) -> None:
    match = Match.new(game, players=players, seed=14)
    dealt = set()
    for seed in range(10):
        other = match.fork()
        game.rule["determinize"](other.state, other.seat, new_generator(seed))
        dealt.add(other.states.tobytes())
    assert len(dealt) > 5


def test_threads_do_not_change_a_batch(game: Game, players: int) -> None:
    one, three = (Batch.deal(game, players, np.arange(50), threads=threads) for threads in (1, 3))
    assert one.play(threads=1) == three.play(threads=3)
    assert one.states.tobytes() == three.states.tobytes()


def test_a_batch_played_in_pieces_is_the_same_batch(game: Game, players: int) -> None:
    whole, pieces = (Batch.deal(game, players, np.arange(20)) for _ in range(2))
    whole.play()
    while pieces.play(limit=7):
        pass
    assert whole.states.tobytes() == pieces.states.tobytes()
    assert (whole.decisions == pieces.decisions).all()


def test_a_batch_plays_by_the_same_rules_as_a_match(game: Game, players: int) -> None:
    """Follows the simulator's match decision by decision."""
    batch = Batch.deal(game, players, np.array([6]))
    batch.play(limit=0)
    match = Match.new(game, players=players, seed=6)
    while not match.is_over:
        assert batch.states.tobytes() == match.states.tobytes()
        batch.play(limit=1)
        match.play_action(next(action for action in match.legal_actions() if leads_to(match, action, batch.states)))
    assert game.rule["to_act"](batch.states[0]) == OVER


def leads_to(match: Match, action: int, states: np.ndarray) -> bool:
    fork = match.fork()
    fork.play_action(action)
    return fork.states.tobytes() == states.tobytes()


@pytest.mark.parametrize("seed", [0, 1, 2**53, 2**63, 2**64 - 1])
def test_seeds_of_64_bits_are_accepted(game: Game, seed: int) -> None:
    match = Match.new(game, players=game.players[0], seed=seed)
    assert Match.from_json(match.to_json()).states.tobytes() == match.states.tobytes()
    assert Match.from_text(match.to_text()).seed == seed


@pytest.mark.parametrize("seed", [-1, 2**64, 10**400, 1.5, "7", True])
def test_other_seeds_are_refused(game: Game, seed: Any) -> None:
    with pytest.raises(BadOption, match="A seed is a whole number"):
        Match.new(game, players=game.players[0], seed=seed)


def test_an_unknown_option_is_refused_where_a_game_has_options() -> None:
    with pytest.raises(BadOption, match="Unknown option: “colour”"):
        Match.new("prosperity", players=2, options={"colour": "red"})
