"""Where the points of Prosperity came from."""

from collections.abc import Sequence

from tessera.core.match import Match
from tessera.core.points import PointSource
from tessera.core.steps import Step
from tessera.core.text import Text

SOURCES = {"prosperity": "prosperity", "bought-special": "special", "money": "money", "rank": "rank"}  # by event
FINAL = "final"  # prosperity that is scored at the end


def points(match: Match, steps: Sequence[Step], text: Text) -> list[PointSource]:
    """The points by what they were scored for, the money that breaks ties, and what over-pollution has cost."""
    sums = {source: [0] * match.players for source in (*SOURCES.values(), FINAL)}
    lost = [0] * match.players
    for step in steps:
        for event in step.events:
            if event.seat is not None and event.facts.get("points") and event.name in SOURCES:
                source = FINAL if step.before.final and event.name == "prosperity" else SOURCES[event.name]
                sums[source][event.seat] += event.facts["points"]
            if event.seat is not None:
                lost[event.seat] += event.facts.get("lost", 0)
    kept = [text("prosperity-euros", amount=int(money)) for money in match.state.money[: match.players]]
    rows = [PointSource(text(f"prosperity-points-{source}"), values) for source, values in sums.items()]
    rows.append(PointSource(text("prosperity-points-kept"), kept, adds=False))
    if any(lost):
        rows.append(PointSource(text("prosperity-points-lost"), [-missing for missing in lost], adds=False))
    return rows
