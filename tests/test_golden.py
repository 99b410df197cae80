"""Matches that were played once and are kept: they replay to the same countries for as long as the rules' version stands.

`python -m tests.test_golden` plays them anew, which only a new version of the rules may ask for.
"""

from pathlib import Path

import pytest

from tessera import Match
from tessera.bots import RandomBot, ask
from tessera.games.prosperity.country import write_country

GOLDEN = Path(__file__).with_name("golden")
FILES = sorted(GOLDEN.glob("*.match"))


def ending(match):
    """The countries at the end, as comment lines."""
    return [f"# {line}" for seat in range(match.players) for line in write_country(match.state, seat).splitlines()]


def test_there_is_a_match_of_each_player_count():
    assert [file.name for file in FILES] == ["prosperity-2p.match", "prosperity-3p.match", "prosperity-4p.match"]


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_a_golden_match_replays_to_the_countries_it_ended_with(file):
    match = Match.load(file)
    assert match.is_over
    assert ending(match) == [line for line in file.read_text(encoding="utf-8").splitlines() if line.startswith("#")]


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_a_golden_match_writes_as_it_was_read(file):
    lines = file.read_text(encoding="utf-8").splitlines()
    assert Match.load(file).to_text().splitlines() == [line for line in lines if not line.startswith("#")]


def play_anew():
    """Plays the golden matches, with boards and options of every kind between them."""
    tables = {2: ["black", "silver"], 3: ["silver", "black", "silver"], 4: ["silver", "black", "black", "silver"]}
    for players, boards in tables.items():
        options = {"boards": boards, "over_pollution": "prosperity-scorings" if players == 3 else "all-points"}
        match = Match.new("prosperity", players=players, seed=2013 + players, options=options)
        while not match.is_over:
            match.play_action(ask(RandomBot(), match))
        path = GOLDEN / f"prosperity-{players}p.match"
        path.write_text(match.to_text() + "\n".join(ending(match)) + "\n", encoding="utf-8")


if __name__ == "__main__":
    play_anew()
