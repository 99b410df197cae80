"""The value function of any game."""

from tessera import Game, Match
from tessera.bots import RandomBot, play_out


def test_progress_goes_from_0_to_1_and_never_back(game: Game, players: int) -> None:
    if game.features is None:
        return
    match = play_out(Match.new(game, players=players, seed=5), RandomBot())
    stages = [game.features.progress(step.before) for step in match.steps()]
    assert stages == sorted(stages)
    assert stages[0] == 0
    assert 0.9 < stages[-1] <= 1
