"""Matches from elsewhere that are looked at on this device: out of a file, or out of a link."""

import hashlib
import secrets
import time

from tessera.bots.levels import LEVELS
from tessera.core import notation
from tessera.core.match import Match
from tessera.server.tables.plan import LOCAL, Plan, PlannedSeat
from tessera.server.tables.table import Table, created

from .links import CHARACTERS, pack, unpack

ID_LENGTH = 15  # hexadecimal digits


def read(text: str) -> Match:
    """The match in the text of a file or in the fragment of a link; raises BadMatch if there is none."""
    return unpack(text.strip()) if CHARACTERS.fullmatch(text.strip()) else Match.from_record(notation.read_match(text))


def opened(match: Match) -> Table:
    """A table where the match has been played; the same match is always at the same table."""
    digest = hashlib.sha256(pack(match).encode()).hexdigest()[:ID_LENGTH]
    return created(f"{LOCAL}{digest}", plan_of(match), None, time.time())


def plan_of(match: Match) -> Plan:
    """The plan of that table: everything has happened before its first entry."""
    return {
        "game": match.game.name,
        "rules": match.game.version,
        "components": match.game.components,
        "options": match.options,
        "seed": match.seed,
        "salt": secrets.token_hex(16),
        "actions": match.actions,
        "seats": [seat_of(number, name, match.is_over) for number, name in enumerate(match.seats)],
        "clock": None,
        "listed": False,
        "undo": "never",
        "hints": True,
        "origin": None,
    }


def seat_of(number: int, name: str, is_over: bool) -> PlannedSeat:
    """A seat of that table; nobody goes on with an unfinished match, not even a bot."""
    return (
        {"name": name, "bot": name} if is_over and name in LEVELS else {"name": name, "person": f"seat {number}", "ready": True}
    )
