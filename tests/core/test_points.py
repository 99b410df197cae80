"""Where points come from: every game accounts for its own, and nothing is lost."""

from dataclasses import replace

import pytest

from tessera import Game, Match
from tessera.bots import RandomBot, play_out
from tessera.core.points import PointSource, point_sources
from tessera.core.text import LANGUAGES, Text


def finished(game: Game, players: int = 2, seed: int = 1) -> Match:
    return play_out(Match.new(game, players=players, seed=seed), RandomBot())


def sums(sources: list[PointSource]) -> list[int]:
    return [sum(map(int, column)) for column in zip(*(source.values for source in sources if source.adds), strict=True)]


def test_the_sources_add_up_to_the_points(game: Game, players: int) -> None:
    for seed in range(3):
        match = finished(game, players, seed)
        sources = point_sources(match, list(match.steps()), Text("en", game))
        assert sums(sources) == match.scores()


def test_every_source_has_a_value_for_every_seat(game: Game, players: int) -> None:
    match = finished(game, players)
    sources = point_sources(match, list(match.steps()), Text("en", game))
    assert all(len(source.values) == players for source in sources)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_source_has_a_name_of_its_own(game: Game, language: str) -> None:
    match = finished(game)
    labels = [source.label for source in point_sources(match, list(match.steps()), Text(language, game))]
    assert len(set(labels)) == len(labels)


def test_a_game_that_declares_its_points_leaves_none_over(game: Game) -> None:
    match = finished(game)
    labels = [source.label for source in point_sources(match, list(match.steps()), Text("en", game))]
    assert ("other" in labels) == (game.points is None)


def test_points_that_a_game_does_not_account_for_are_other_points(game: Game) -> None:
    match = finished(game)
    match.game = replace(
        game, points=lambda match, steps, text: [PointSource("known", [1, 2]), PointSource("fact", [9, 9], False)]
    )
    first, *_ = point_sources(match, [], Text("en"))
    assert (first.label, first.values) == ("other", [match.scores()[0] - 1, match.scores()[1] - 2])
