"""Advice for people: whole turns, moves compared fairly, and motives."""

from tessera import Game, Match
from tessera.bots import RandomBot, play_out
from tessera.bots.advice import MOST_MOVES, advise, compare, motives
from tessera.bots.think import Budget

QUICK, ALONE = Budget(iterations=60), Budget(iterations=20)


def positions(game: Game, players: int, every: int = 25) -> list[Match]:
    """Some positions of a random match, all with a decision due."""
    match = play_out(Match.new(game, players=players, seed=3), RandomBot())
    return [match.fork(count) for count in range(0, len(match.actions), every)]


def test_a_proposed_turn_is_legal_and_ends_with_the_turn_or_with_something_hidden(game: Game, players: int) -> None:
    for match in positions(game, players):
        assert match.seat is not None
        turn = advise(match, match.seat, QUICK, ALONE, seed=1).turn
        other = match.fork()
        for action in turn[:-1]:
            assert not other.would_reveal(action)
            other.play_action(action, reveal=False)
            assert (other.seat, other.next_reveals) == (match.seat, False)
        if not other.would_reveal(turn[-1]):
            other.play_action(turn[-1], reveal=False)
            assert other.next_reveals or other.seat != match.seat


def test_whoever_does_not_know_the_hand_of_the_seat_to_act_gets_no_more_than_is_legal(game: Game, players: int) -> None:
    for match in positions(game, players, 3):
        assert match.seat is not None
        other = match.fork()
        for action in advise(match, (match.seat + 1) % players, QUICK, ALONE, seed=1).turn:
            assert other.why_not(action) is None
            if other.would_reveal(action):
                break
            other.play_action(action, reveal=False)


def test_every_compared_move_is_thought_about_equally_long(game: Game, players: int) -> None:
    match = positions(game, players)[-1]
    moves = advise(match, match.seat or 0, QUICK, ALONE, seed=1).evaluation.moves
    assert 0 < len(moves) <= MOST_MOVES
    assert {move.visits for move in moves} == {ALONE.iterations}


def test_the_best_of_the_compared_moves_comes_first(game: Game, players: int) -> None:
    match = positions(game, players)[-1]
    assert match.seat is not None
    some = match.legal_actions()[:4]
    assert compare(match, match.seat, some, ALONE, 1) == compare(match, match.seat, some[::-1], ALONE, 1)


def test_what_changes_nothing_has_no_motives(game: Game, players: int) -> None:
    match = positions(game, players)[0]
    assert all(motive.points == 0 for motive in motives(match, match.fork()))


def test_every_feature_of_a_motive_is_one_of_the_game(game: Game) -> None:
    named = {feature for group in getattr(game.features, "MOTIVES", {}).values() for feature in group}
    assert named <= set(getattr(game.features, "FEATURES", ()))
