"""How a match of Neotopia ended, and the options of the golden matches."""

from tessera import Match
from tessera.core.options import Options


def ending(match: Match) -> list[str]:
    """The projects of every region, and the points of every player."""
    view = match.view(None)
    regions = [f"{region['region']}: {' '.join(sorted(region['built']))}" for region in view["regions"]]
    players = [
        f"{player['colour']} {' '.join(map(str, player['points'].values()))}: {player['score']}" for player in view["players"]
    ]
    return regions + players


def options(players: int) -> Options:
    """Colours in another order than the usual one."""
    return {"colours": ["technology", "energy", "community", "farming"][:players]}
