"""What a finished match does to ratings; no server is needed for that."""

import secrets

import pytest

from tessera.bots.anchors import anchors_of
from tessera.bots.levels import LEVELS
from tessera.core.game import Game
from tessera.core.registry import find_game
from tessera.server.people.person import Person
from tessera.server.ratings.scale import (
    NEW,
    PROVISIONAL,
    anchor,
    counts,
    final_ranks,
    points_of,
    rate,
    rating_view,
)
from tessera.server.store.entries import Entry
from tessera.server.store.ratings import Rating
from tessera.server.tables.plan import plan_table
from tessera.server.tables.table import Table, created
from tessera.server.wire.new_table import NewTable

ADA, BEN = "ada", "ben"
LEVEL = "medium"


def over(*persons: str | None, gone: tuple[str, ...] = ()) -> Table:
    """A rated match without a tie that was played to its end; a seat without a person is a bot's, and some people have left."""
    while True:
        table = played(persons, gone)
        result = table.match.result() if table.match else None
        if result and len(set(result.ranks)) == len(persons):
            return table


def played(persons: tuple[str | None, ...], gone: tuple[str, ...]) -> Table:
    """The same, with any end."""
    seats = [{"kind": "me"}, *({"kind": "open"} if person else {"kind": "bot", "level": LEVEL} for person in persons[1:])]
    wish = NewTable.model_validate({"game": "prosperity", "seats": seats, "rated": True})
    table = created("t", plan_table(wish, Person(ADA, "Ada"), find_game("prosperity"), None, [None] * len(seats)), ADA, 0.0)
    for number, person in enumerate(persons[1:], 1):
        if person:
            table.apply(Entry(table.number + 1, 0.0, "sit", person, None, {"seat": number, "name": person}))
    table.apply(Entry(table.number + 1, 0.0, "start", None, None, {}))
    for person in gone:
        table.apply(Entry(table.number + 1, 0.0, "leave", person, None, {"bot": "novice"}))
    while table.match is not None and table.to_act is not None:
        body = {"seat": table.to_act, "actions": [secrets.choice(table.match.legal_actions())]}
        table.apply(Entry(table.number + 1, 0.0, "play", None, None, body), with_events=False)
    return table


def test_everybody_starts_with_1500_points() -> None:
    assert points_of(NEW.mu) == 1500


def test_whoever_wins_gains_and_whoever_loses_loses() -> None:
    table = over(ADA, BEN)
    assert table.match is not None
    after, ranks = rate(table, {}), final_ranks(table)
    assert sorted(ranks) == [1, 2]
    assert after[ranks.index(1)].mu > NEW.mu > after[ranks.index(2)].mu


def test_every_match_makes_a_rating_more_certain() -> None:
    before = Rating(NEW.mu, NEW.sigma, 7)
    after = rate(over(ADA, BEN), {ADA: before, BEN: before})[0]
    assert after.sigma < before.sigma
    assert after.matches == 8


def test_a_bot_keeps_its_rating() -> None:
    assert list(rate(over(ADA, None), {})) == [0]


def test_with_400_points_more_a_loss_costs_ten_times_what_a_win_gains() -> None:
    table = over(ADA, BEN)
    winner, loser = (ADA, BEN) if final_ranks(table)[0] == 1 else (BEN, ADA)
    seat, weak, strong = (ADA, BEN).index(winner), anchor(1300), anchor(1700)
    surprising = rate(table, {winner: weak, loser: strong})[seat].mu - weak.mu
    expected = rate(table, {winner: strong, loser: weak})[seat].mu - strong.mu
    assert surprising == pytest.approx(10 * expected, rel=0.1)


def test_whoever_has_left_is_last() -> None:
    for gone in (ADA, BEN):
        ranks = final_ranks(over(ADA, BEN, None, gone=(gone,)))
        assert ranks[(ADA, BEN).index(gone)] == max(ranks)
        assert ranks.count(max(ranks)) == 1


def test_a_match_that_everybody_has_left_does_not_count() -> None:
    assert counts(over(ADA, BEN, gone=(ADA,)))
    assert not counts(over(ADA, BEN, gone=(ADA, BEN)))


def test_a_new_rating_is_provisional_until_it_is_certain_enough() -> None:
    assert rating_view(NEW)["provisional"]
    assert not rating_view(NEW._replace(sigma=PROVISIONAL))["provisional"]


def test_the_levels_are_ordered_by_their_ratings(game: Game) -> None:
    measured = [level for level in LEVELS if level in anchors_of(game)]
    assert sorted(measured, key=lambda level: anchors_of(game)[level]) == measured
