"""Where the points of Neotopia came from."""

from collections.abc import Sequence

from tessera.core.match import Match
from tessera.core.points import PointSource
from tessera.core.steps import Step
from tessera.core.text import Text

from ..components import REGIONS


def points(match: Match, steps: Sequence[Step], text: Text) -> list[PointSource]:
    """The points by what they were scored for, and how they lie in the regions."""
    players = match.view(None)["players"]
    groups = [0] * match.players
    for step in steps:
        for event in step.events:
            if event.name == "group" and event.seat is not None:
                groups[event.seat] += event.facts["points"]
    regions = [sum(player["points"].values()) for player in players]
    bonuses = [player["bonus_points"] for player in players]
    sums = {
        "projects": [total - group for total, group in zip(regions, groups, strict=True)],
        "groups": groups,
        "lowest": [score - total - bonus for score, total, bonus in zip(match.scores(), regions, bonuses, strict=True)],
        "bonuses": bonuses,
    }
    rows = [PointSource(text(f"neotopia-points-{source}"), values) for source, values in sums.items()]
    by_region = [PointSource(text.name(name), [player["points"][name] for player in players], adds=False) for name in REGIONS]
    return [*rows, *by_region]
