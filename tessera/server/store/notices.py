"""Notices between processes that share a database: one line of text each, sent by PostgreSQL's NOTIFY."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

CHANNEL = "tessera"
NOTICE_BYTES = 7000  # PostgreSQL takes fewer than 8000 per notice
HERE, WHO, END, AGAIN = "here", "who", "end", "again"


@dataclass(frozen=True)
class EntryNotice:
    """An entry has been stored: its table, its number, and the persons whose turn it is then or whose match is over."""

    table: str
    number: int
    persons: tuple[str, ...]

    def __str__(self) -> str:
        return f"{self.table}:{self.number}:{','.join(self.persons)}"


@dataclass(frozen=True)
class PresenceNotice:
    """The seats that are connected to a process, by table."""

    process: str
    seats: Mapping[str, frozenset[int]]


@dataclass(frozen=True)
class PresenceQuery:
    """A process wants to know who is connected to the others."""


@dataclass(frozen=True)
class SessionNotice:
    """Sessions have ended: the hashes of their tokens."""

    sessions: tuple[str, ...]


@dataclass(frozen=True)
class TableNotice:
    """The logs of tables have changed otherwise than by a new entry."""

    tables: tuple[str, ...]


Notice = EntryNotice | PresenceNotice | PresenceQuery | SessionNotice | TableNotice


def entry_lines(notices: Sequence[EntryNotice]) -> list[str]:
    """Lines that announce entries."""
    return packed([str(notice) for notice in notices])


def presence_lines(notice: PresenceNotice) -> list[str]:
    """Lines that announce who is connected."""
    words = [f"{table}={','.join(map(str, sorted(seats)))}" for table, seats in notice.seats.items()]
    return [f"{HERE} {notice.process} {line}" for line in packed(words)]


def session_lines(sessions: Sequence[str]) -> list[str]:
    """Lines that announce sessions that have ended."""
    return [f"{END} {line}" for line in packed(sessions)]


def table_lines(tables: Sequence[str]) -> list[str]:
    """Lines that ask to read tables again."""
    return [f"{AGAIN} {line}" for line in packed(tables)]


def packed(words: Sequence[str]) -> list[str]:
    """Joins words to as few lines as they fit into."""
    lines: list[str] = []
    for word in words:
        if lines and len(lines[-1]) + len(word) < NOTICE_BYTES:
            lines[-1] += f" {word}"
        else:
            lines.append(word)
    return lines


def read_notices(line: str) -> list[Notice]:
    """The notices of a line."""
    kind, *words = line.split(" ")
    if kind == WHO:
        return [PresenceQuery()]
    if kind == END:
        return [SessionNotice(tuple(words))]
    if kind == AGAIN:
        return [TableNotice(tuple(words))]
    if kind == HERE:
        process, *tables = words
        pairs = (word.split("=") for word in tables)
        return [PresenceNotice(process, {table: seat_numbers(seats) for table, seats in pairs})]
    return [read_entry_notice(word) for word in (kind, *words)]


def seat_numbers(text: str) -> frozenset[int]:
    """Seats that are separated by commas."""
    return frozenset(int(seat) for seat in text.split(",") if seat)


def read_entry_notice(word: str) -> EntryNotice:
    """The notice of one entry."""
    table, number, persons = word.split(":")
    return EntryNotice(table, int(number), tuple(person for person in persons.split(",") if person))
