"""Prosperity: countries as text, which other tests rely on."""

import pytest

from tessera import Match
from tests.games.prosperity.country import read_country, write_country


def test_a_country_is_written_as_a_few_lines() -> None:
    fresh = Match.new("prosperity", players=2, seed=1).deal()[0]
    assert write_country(fresh, 0) == (
        "silver money 100 points 0 discs 8 energy 1 ecology 1\n"
        "coal-plant - local-industry\n- power-grid laboratory\ngreen-belt road-network\nx x -\n"
    )


@pytest.mark.parametrize(
    "text", ["gold", "silver money", "silver money -5", "silver energy 28", "silver luck 3", "silver\nflying-cars"]
)
def test_a_country_with_a_fault_is_refused(text: str) -> None:
    with pytest.raises(ValueError, match="not a country"):
        read_country(text, Match.new("prosperity", players=2, seed=1).state, 0)
