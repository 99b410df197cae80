"""Matches that were played once and are kept: they replay to the same countries for as long as the rules' version stands.

`python -m tests.core.test_golden` plays them anew, which only a new version of the rules may ask for.
"""

from pathlib import Path

import pytest

from tessera import Match
from tessera.bots import RandomBot, ask
from tests.games.prosperity.country import write_country

GOLDEN = Path(__file__).with_name("golden")
FILES = sorted(GOLDEN.glob("*.match"))


def ending(match):
    """How a match ended, as comment lines: the countries of Prosperity, the regions of Neotopia."""
    if match.game.name == "prosperity":
        return [f"# {line}" for seat in range(match.players) for line in write_country(match.state, seat).splitlines()]
    view = match.view(None)
    regions = [f"# {region['region']}: {' '.join(sorted(region['built']))}" for region in view["regions"]]
    players = [
        f"# {player['colour']} {' '.join(map(str, player['points'].values()))}: {player['score']}" for player in view["players"]
    ]
    return regions + players


def test_there_is_a_match_of_each_player_count():
    assert [file.stem for file in FILES] == [f"{name}-{players}p" for name in ("neotopia", "prosperity") for players in (2, 3, 4)]


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_a_golden_match_replays_to_the_same_end(file):
    match = Match.load(file)
    assert match.is_over
    assert ending(match) == [line for line in file.read_text(encoding="utf-8").splitlines() if line.startswith("#")]


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_a_golden_match_writes_as_it_was_read(file):
    lines = file.read_text(encoding="utf-8").splitlines()
    assert Match.load(file).to_text().splitlines() == [line for line in lines if not line.startswith("#")]


def play_anew():
    """Plays the golden matches, with boards and options of every kind between them."""
    boards = {2: ["black", "silver"], 3: ["silver", "black", "silver"], 4: ["silver", "black", "black", "silver"]}
    for players in (2, 3, 4):
        over_pollution = "prosperity-scorings" if players == 3 else "all-points"
        play_golden("prosperity", players, {"boards": boards[players], "over_pollution": over_pollution})
        play_golden("neotopia", players, {"colours": ["technology", "energy", "community", "farming"][:players]})


def play_golden(name, players, options):
    """Plays one of them; where there is a project to build, it is built."""
    match = Match.new(name, players=players, seed=2013 + players, options=options)
    while not match.is_over:
        builds = [move for move in match.legal_moves() if move.startswith("build")]
        match.play_action(match.game.action_of[tuple(builds[0].split())] if builds else ask(RandomBot(), match))
    path = GOLDEN / f"{name}-{players}p.match"
    path.write_text(match.to_text() + "\n".join(ending(match)) + "\n", encoding="utf-8")


if __name__ == "__main__":
    play_anew()
