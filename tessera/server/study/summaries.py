"""What the statistics need of finished matches, and what follows from it."""

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass

from tessera.bots.levels import LEVELS
from tessera.core.game import Move

from ..store.entries import Entry
from ..tables.table import Table
from ..wire.statistics import BuiltThing, GameRecord, GameTrend

PERSON = "person"


@dataclass(frozen=True)
class Summary:
    """What the statistics need of a finished match, which never changes."""

    table: str
    game: str
    components: str
    ended: float
    bots: tuple[str | None, ...]  # the level of every seat that is not a person's
    points: tuple[int, ...]
    winners: tuple[int, ...]
    built: tuple[frozenset[str], ...]  # by seat
    offline: bool = False  # whether it was played without a server


def summarize(name: str, log: Sequence[Entry]) -> Summary | None:
    """The summary of a match; None for a lesson and for a match that continues another one."""
    table = Table.of(name, log)
    result = table.match.result() if table.match is not None else None
    if result is None or table.is_lesson or table.plan["origin"]:
        return None
    return Summary(
        table=name,
        game=table.game_name,
        components=table.plan["components"],
        ended=table.status_since,
        bots=tuple(None if seat.person else seat.bot for seat in table.seats),
        points=result.points,
        winners=result.winners,
        built=built(table, log),
        offline=table.is_offline,
    )


def built(table: Table, log: Sequence[Entry]) -> tuple[frozenset[str], ...]:
    """What every seat has built; moves that were undone do not count."""
    played: list[tuple[int, Move]] = []
    for entry in log:
        if entry.kind == "play":
            played += [(entry.body["seat"], table.game.moves[action]) for action in entry.body["actions"]]
        elif entry.kind == "undo":
            del played[entry.body["to"] :]
    things = [(by, move[1]) for by, move in played if move[0] == table.game.builds]
    return tuple(frozenset(thing for by, thing in things if by == seat) for seat in range(len(table.seats)))


def record(game: str, own: Sequence[tuple[Summary, int]]) -> GameRecord | None:
    """How somebody has played a game, from their matches and the seats they had; None without matches."""
    if not own:
        return None
    points = [each.points[seat] for each, seat in own]
    against: Counter[tuple[str, bool]] = Counter()
    for each, seat in own:
        others = {bot or PERSON for number, bot in enumerate(each.bots) if number != seat}
        against.update((other, seat in each.winners) for other in others)
    return {
        "game": game,
        "matches": len(own),
        "wins": sum(seat in each.winners for each, seat in own),
        "mean": round(sum(points) / len(points), 2),
        "best": max(points),
        "against": [
            {"opponent": other, "matches": against[other, True] + against[other, False], "wins": against[other, True]}
            for other in (*LEVELS, PERSON)
            if (other, True) in against or (other, False) in against
        ],
        "scores": [
            {
                "table": each.table,
                "at": each.ended,
                "points": each.points[seat],
                "won": seat in each.winners,
                "players": len(each.points),
                "offline": each.offline,
            }
            for each, seat in sorted(own, key=lambda pair: pair[0].ended)
        ],
    }


def trend(game: str, matches: Sequence[Summary]) -> GameTrend:
    """How often things were built, sorted by how much more often winners built them."""
    seats = [(each.built[seat], seat in each.winners) for each in matches for seat in range(len(each.points))]
    built = Counter((thing, won) for things, won in seats for thing in things)
    winners = sum(won for _, won in seats)
    others = len(seats) - winners

    def advantage(thing: str) -> float:
        return built[thing, True] / max(winners, 1) - built[thing, False] / max(others, 1)

    things: list[BuiltThing] = [
        {"thing": thing, "seats": built[thing, True] + built[thing, False], "winners": built[thing, True]}
        for thing in sorted({thing for thing, _ in built}, key=lambda thing: (-advantage(thing), thing))
    ]
    return {"game": game, "matches": len(matches), "seats": len(seats), "winners": winners, "built": things}
