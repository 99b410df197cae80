"""What the final scores of Neotopia consist of when its network plays, for the review in docs/components.md.

python -m tests.games.neotopia.score_parts --matches 96
"""

import argparse
from collections import defaultdict
from statistics import fmean

from tessera.core.points import point_sources
from tessera.core.text import Text
from tessera.datasets.plan import Plan
from tessera.datasets.run import play_rows
from tests.datasets.test_datasets import replayed

MARKER = 39  # points that a marker with a side for 20 can show on a track of 20


def main() -> None:
    """Plays, adds up, prints a line for each number of players."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--matches", type=int, default=96)
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    for players in (4, 3, 2):
        plan = Plan("neotopia", asked.matches, asked.seed, (players,), "network", vary=("colours",))
        parts, beyond = defaultdict[str, list[int]](list), list[bool]()
        for row in play_rows(plan, 0, plan.matches):
            match = replayed(plan, row)
            for source in point_sources(match, list(match.steps()), Text("en", match.game)):
                if source.adds:
                    parts[source.label] += map(int, source.values)
            beyond += [max(player["points"].values()) > MARKER for player in match.view(None)["players"]]
        means = ", ".join(f"{label} {fmean(values):.1f}" for label, values in parts.items())
        print(f"{players} players: {means}; a track beyond {MARKER}: {100 * fmean(beyond):.1f} %")


if __name__ == "__main__":
    main()
