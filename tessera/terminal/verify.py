"""Checks that a server dealt a match as it had committed to before the first move."""

from pathlib import Path

from rich.console import Console

from tessera.core.errors import BadMatch
from tessera.core.files import read_file
from tessera.core.match import Match
from tessera.core.notation import commitment, read_match
from tessera.core.text import Text


def verify(console: Console, text: Text, file: Path, promised: str | None) -> None:
    """Checks the seed against the commitment, and replays every move."""
    record = read_match(read_file(file))
    salt, noted = record.get("salt"), promised or record.get("commitment")
    if not isinstance(salt, str) or not isinstance(noted, str):
        raise BadMatch("verify-nothing")
    found = commitment(record["seed"], salt)
    if found != noted.strip().lower():
        raise BadMatch("verify-bad", promised=noted[:80], found=found)
    match = Match.from_record(record)
    points = [f"{name} {score}" for name, score in zip(match.seats, match.scores(), strict=True)]
    console.print(text("verify-good", commitment=found), style="green", highlight=False, soft_wrap=True)
    console.print(text("verify-result", moves=len(match.actions), points=points), highlight=False, soft_wrap=True)
