"""Whether ratings say who is stronger, and the ratings of the levels, by which everybody else is measured.

    python -m bench.ratings

First the bots: the matches of the arena (docs/strength.csv) are rated one after the other, as a server would, and the order is
compared with a fit to all of them. That fit, on the scale of chess, is written into each game's `bots/ratings.toml`. Then
people: two thousand simulated players of known strength, paired by their ratings, play thirty matches each.
"""

import argparse
import csv
import math
import random
from collections.abc import Iterator, Sequence
from itertools import islice
from pathlib import Path

import choix
import numpy as np
from rich.console import Console
from rich.progress import track
from rich.table import Table

from tessera.arena.standings import CHESS, wins_over
from tessera.bots.anchors import anchors_file
from tessera.bots.levels import LEVELS
from tessera.core.files import write_file
from tessera.core.registry import find_game
from tessera.server.ratings.scale import CENTRE, MODEL, points_of

MATCHES = Path(__file__).parents[1] / "docs" / "strength.csv"
CENTRAL = "medium"  # the level that has as many points as somebody of whom nothing is known
SPREAD = 300.0  # standard deviation of the simulated strengths, in points
HASTE = 100.0  # points by which those who are paired may differ, because nobody waits for the perfect opponent
Ranked = list[tuple[str, int]]  # the bots of a match and their ranks


def matches_in(path: Path) -> dict[str, list[Ranked]]:
    """The matches of every game; the lines of a match follow one another."""
    found: dict[str, list[Ranked]] = {}
    with path.open(encoding="utf-8") as file:
        rows = csv.DictReader(file)
        for first in rows:
            seats = [first, *islice(rows, int(first["players"]) - 1)]
            found.setdefault(first["game"], []).append([(row["bot"], int(row["rank"])) for row in seats])
    return found


def fitted(matches: Sequence[Ranked]) -> dict[str, float]:
    """The points of all bots by one Bradley-Terry fit; an extra draw for each pair that has met keeps them finite."""
    bots = sorted({bot for match in matches for bot, _ in match})
    wins = np.zeros((len(bots), len(bots)))
    for match in matches:
        places = [bots.index(bot) for bot, _ in match]
        wins[np.ix_(places, places)] += wins_over([rank for _, rank in match])
    strengths = choix.ilsr_pairwise_dense(wins + 0.5 * (wins + wins.T > 0))
    centre = strengths[bots.index(CENTRAL)]
    return {bot: CENTRE + CHESS * float(strength - centre) for bot, strength in zip(bots, strengths, strict=True)}


def rated(matches: Sequence[Ranked], seed: int) -> dict[str, int]:
    """The points of all bots if a server rates their matches as they come."""
    known = {bot: MODEL.rating() for match in matches for bot, _ in match}
    for match in random.Random(seed).sample(matches, len(matches)):  # noqa: S311 - any order will do
        after = MODEL.rate([[known[bot]] for bot, _ in match], ranks=[float(rank) for _, rank in match])
        known |= {bot: new for (bot, _), [new] in zip(match, after, strict=True)}
    return {bot: points_of(rating.mu) for bot, rating in known.items()}


def groups(order: Sequence[int], sizes: Sequence[int], generator: np.random.Generator) -> Iterator[Sequence[int]]:
    """Players who meet, in matches of various sizes."""
    at = 0
    while at + 1 < len(order):
        size = int(generator.choice(sizes))
        yield order[at : at + size]
        at += size


def ranks_of(strengths: np.ndarray, generator: np.random.Generator) -> list[float]:
    """How a match ends: the winner by the strengths, then the second of the others, and so on (Plackett 1975)."""
    luck = generator.gumbel(size=len(strengths))
    return [float(rank + 1) for rank in np.argsort(np.argsort(-(strengths + luck)))]


def correlation(players: int, matches: int, sizes: Sequence[int], seed: int) -> float:
    """Spearman's correlation between the strengths of simulated players and their ratings."""
    generator = np.random.default_rng(seed)
    strengths = generator.normal(0, SPREAD / CHESS, players)
    known = [MODEL.rating() for _ in range(players)]
    for _ in track(range(matches), f"{players} players, matches of {', '.join(map(str, sizes))}", transient=True):
        places = [points_of(rating.mu) for rating in known] + generator.normal(0, HASTE, players)
        for group in groups(np.argsort(places).tolist(), sizes, generator):
            after = MODEL.rate([[known[player]] for player in group], ranks=ranks_of(strengths[group], generator))
            for player, [new] in zip(group, after, strict=True):
                known[player] = new
    ratings = [rating.mu for rating in known]
    return float(np.corrcoef(np.argsort(np.argsort(strengths)), np.argsort(np.argsort(ratings)))[0, 1])


def report_bots(console: Console, game: str, matches: Sequence[Ranked], seed: int) -> None:
    """Prints both orders of the bots, and writes the anchors of a game."""
    fit, server = fitted(matches), rated(matches, seed)
    table = Table(title=f"{game}: {len(matches)} matches", title_justify="left")
    for heading in ("bot", "fit", "rated as they come"):
        table.add_column(heading, justify="left" if heading == "bot" else "right")
    for bot in sorted(fit, key=lambda bot: -fit[bot]):
        table.add_row(bot, f"{fit[bot]:.0f}", str(server[bot]))
    console.print(table)
    is_same = sorted(fit, key=lambda bot: fit[bot]) == sorted(server, key=lambda bot: server[bot])
    console.print("the same order" if is_same else "ANOTHER ORDER", style="green" if is_same else "red")
    path = anchors_file(find_game(game))
    assert path is not None
    lines = [f"# The ratings of the levels on the scale of chess, {CENTRAL} = {CENTRE:.0f}. Made by: python -m bench.ratings"]
    lines += [f"{level} = {fit[level]:.0f}" for level in LEVELS if level in fit]
    write_file(path, "\n".join([*lines, ""]))


def main() -> None:
    """Rates bots and simulated people."""
    parser = argparse.ArgumentParser(description="Checks that ratings order bots and people by their strength.")
    parser.add_argument("--players", type=int, default=2000)
    parser.add_argument("--matches", type=int, default=30, help="of each of these players")
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    console = Console()
    for game, matches in matches_in(MATCHES).items():
        report_bots(console, game, matches, given.seed)
    for sizes in ((2,), (2, 3, 4)):
        found = correlation(given.players, given.matches, sizes, given.seed)
        assert math.isfinite(found)
        console.print(f"{given.players} players after {given.matches} matches of {sizes}: Spearman's correlation {found:.3f}")


if __name__ == "__main__":
    main()
