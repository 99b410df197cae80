"""How a match of Prosperity ended, and the options of the golden matches."""

from tessera import Match
from tessera.core.options import Options

from .country import write_country


def ending(match: Match) -> list[str]:
    """The countries, as they are written."""
    return [line for seat in range(match.players) for line in write_country(match.state, seat).splitlines()]


def options(players: int) -> Options:
    """Boards and rulings of every kind between the matches."""
    boards = {2: ["black", "silver"], 3: ["silver", "black", "silver"], 4: ["silver", "black", "black", "silver"]}
    return {"boards": boards[players], "over_pollution": "prosperity-scorings" if players == 3 else "all-points"}
