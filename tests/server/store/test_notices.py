"""Notices between processes are read as they were written, in lines that PostgreSQL takes."""

from tessera.server.store.notices import (
    WHO,
    EntryNotice,
    Notice,
    PresenceNotice,
    PresenceQuery,
    SessionNotice,
    TableNotice,
    entry_lines,
    presence_lines,
    read_notices,
    session_lines,
    table_lines,
)

POSTGRES_LIMIT = 8000  # bytes


def of_sessions(notice: Notice) -> tuple[str, ...]:
    assert isinstance(notice, SessionNotice)
    return notice.sessions


def test_entries_are_read_as_they_were_announced() -> None:
    notices = [EntryNotice("one", 12, ()), EntryNotice("two", 3, ("ada", "ben"))]
    (line,) = entry_lines(notices)
    assert read_notices(line) == notices


def test_who_is_connected_is_read_as_it_was_announced() -> None:
    notice = PresenceNotice("process", {"one": frozenset({0, 2}), "two": frozenset()})
    (line,) = presence_lines(notice)
    assert read_notices(line) == [notice]


def test_a_process_that_asks_who_is_connected_is_understood() -> None:
    assert read_notices(WHO) == [PresenceQuery()]


def test_many_entries_are_announced_in_several_lines() -> None:
    notices = [EntryNotice(f"table{number}", number, ("somebody",)) for number in range(1000)]
    lines = entry_lines(notices)
    assert max(map(len, lines)) < POSTGRES_LIMIT
    assert [notice for line in lines for notice in read_notices(line)] == notices


def test_nothing_is_announced_where_nobody_is_connected() -> None:
    assert presence_lines(PresenceNotice("process", {})) == []


def test_sessions_that_have_ended_are_read_as_they_were_announced() -> None:
    hashes = tuple(f"{number:064x}" for number in range(300))
    lines = session_lines(hashes)
    assert max(map(len, lines)) < POSTGRES_LIMIT
    assert [each for line in lines for notice in read_notices(line) for each in of_sessions(notice)] == [*hashes]


def test_tables_to_read_again_are_read_as_they_were_announced() -> None:
    assert [read_notices(line) for line in table_lines(["one", "two"])] == [[TableNotice(("one", "two"))]]
