"""Matches that travel in a link: a header, and every decision as its place among the legal ones.

The places are the digits of one large number, each in the base of how many actions were legal, so that a whole match takes about
a hundred characters. A match of other rules or components is refused, as in a file.
"""

import base64
import json
import re
import zlib

from tessera.core import notation
from tessera.core.errors import BadMatch
from tessera.core.match import Match

HEADER = ("version", "game", "rules", "components", "players", "seed", "options", "seats")
LARGEST_HEADER = 4000  # bytes
LONGEST = 10_000  # characters of a link, many times more than any match needs
CHARACTERS = re.compile(rf"[A-Za-z0-9_-]{{1,{LONGEST}}}")
RAW = -15  # without zlib's own header and checksum


def pack(match: Match) -> str:
    """A match as characters that stand in an address as they are.

    >>> from tessera.core.registry import first_game
    >>> match = Match.new(first_game(), players=2, seed=1)
    >>> events = match.play(match.legal_moves()[-1])
    >>> unpack(pack(match)).actions == match.actions
    True
    """
    number, again = 0, match.fork(0)
    digits = list[tuple[int, int]]()
    for action in match.actions:
        legal = again.legal_actions()
        digits.append((legal.index(action), len(legal)))
        again.replay([action])
    for place, base in reversed(digits):
        number = number * base + place
    record = match.to_record()
    header = json.dumps([*(record[key] for key in HEADER), len(digits)], ensure_ascii=False, separators=(",", ":"))
    compressor = zlib.compressobj(9, wbits=RAW)
    packed = compressor.compress(header.encode()) + compressor.flush()
    moves = number.to_bytes((number.bit_length() + 7) // 8, "big")
    return base64.urlsafe_b64encode(packed + moves).decode().rstrip("=")


def unpack(text: str) -> Match:
    """The match in a link; raises BadMatch if there is none in it, or if it cannot be replayed here."""
    if not CHARACTERS.fullmatch(text):
        raise BadMatch("not-a-match")
    try:
        header, count, number = read_parts(text)
    except (TypeError, ValueError, zlib.error, RecursionError) as error:
        raise BadMatch("not-a-match") from error
    record = {"format": notation.FORMAT, **dict(zip(HEADER, header, strict=True)), "moves": []}
    match = Match.from_record(notation.check(record))
    for _ in range(count):
        legal = match.legal_actions()
        if match.seat is None:
            raise BadMatch("not-a-match")
        number, place = divmod(number, len(legal))
        match.replay([legal[place]])
    return match


def read_parts(text: str) -> tuple[list[object], int, int]:
    """The fields of the header, the number of decisions, and these as one number."""
    data = base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))
    decompressor = zlib.decompressobj(RAW)
    *header, count = json.loads(decompressor.decompress(data, LARGEST_HEADER))
    if not decompressor.eof or len(header) != len(HEADER) or type(count) is not int:
        raise ValueError("not a header")
    return header, count, int.from_bytes(decompressor.unused_data, "big")
