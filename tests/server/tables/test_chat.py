"""Chat: what people say at a table, and seats that somebody has muted, on both databases."""

import json
from collections.abc import Iterator
from copy import copy
from typing import Any

import pytest

from tessera.server.errors import Conflict
from tessera.server.people.person import Person
from tessera.server.tables.decide import MOST_ENTRIES, MOST_LINES, decide
from tessera.server.tables.pipeline import PAGE
from tessera.server.tables.table import Table
from tessera.server.wire.commands import Play, Ready, Say
from tests.support.hall import Hall, Visitor, open_hall
from tests.support.server import (
    Client,
    Server,
    problem_of,
    two_at_a_table,
)


def said(client: Client, name: str) -> list[str]:
    return [entry["text"] for entry in client.get(f"/api/tables/{name}/entries").json() if entry["kind"] == "chat"]


def test_what_somebody_says_is_heard_at_the_table(server: Server) -> None:
    name, ada, ben = two_at_a_table(server)
    ada.do(name, "say", text="  Hello, Ben!  ")
    assert said(ben, name) == ["Hello, Ben!"]


def test_only_those_at_the_table_speak(server: Server) -> None:
    name, _, _ = two_at_a_table(server)
    assert problem_of(server.guest("Eve").do(name, "say", text="Hello"), 403)["code"] == "server-not-seated"


def test_a_muted_seat_is_heard_no_more_by_whoever_muted_it(server: Server) -> None:
    name, ada, ben = two_at_a_table(server)
    seat = next(number for number, seat in enumerate(ben.table(name)["seats"]) if seat["mine"])
    ada.do(name, "mute", seat=seat)
    ben.do(name, "say", text="Hurry up")
    assert said(ada, name) == []
    assert said(ben, name) == said(Client(server), name) == ["Hurry up"]
    assert ada.table(name)["muted"] == [seat]


def test_a_seat_can_be_heard_again(server: Server) -> None:
    name, ada, ben = two_at_a_table(server)
    seat = next(number for number, seat in enumerate(ben.table(name)["seats"]) if seat["mine"])
    ada.do(name, "mute", seat=seat)
    ben.do(name, "say", text="Hurry up")
    ada.do(name, "mute", seat=seat, muted=False)
    assert said(ada, name) == ["Hurry up"]


# How much


LINES = PAGE + 30


@pytest.fixture(scope="module")
def talkative(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[Hall, Visitor, str]]:
    """A table where one person has said more than fits on a page, and who it is."""
    with open_hall(tmp_path_factory.mktemp("talkative")) as hall:
        ada = hall.guest("Ada")
        seats = [{"kind": "me"}, {"kind": "open"}]
        table = json.loads(ada.post("/api/tables", {"game": "prosperity", "seats": seats}))["table"]["id"]
        person = Person(hall.table(table).seats[0].person or "", "Ada")

        async def talk() -> None:
            for number in range(LINES):
                await hall.service.tables.do(table, person, Say(id=f"line{number}", do="say", text=f"Line {number}"))

        hall.run(talk)
        yield hall, ada, table


def entries(visitor: Visitor, table: str, since: int) -> list[Any]:
    found: list[Any] = json.loads(visitor.get(f"/api/tables/{table}/entries?since={since}"))
    return found


def test_a_long_log_is_sent_in_pages(talkative: tuple[Hall, Visitor, str]) -> None:
    hall, ada, table = talkative
    first = entries(ada, table, 0)
    second = entries(ada, table, first[-1]["number"])
    assert len(first) == PAGE
    assert [entry["number"] for entry in first + second] == list(range(1, hall.table(table).number + 1))
    assert entries(ada, table, second[-1]["number"]) == []


def test_a_socket_sends_a_long_log_in_pages(talkative: tuple[Hall, Visitor, str]) -> None:
    hall, ada, table = talkative
    pages: list[list[int]] = []
    with hall.client.websocket_connect(f"/api/tables/{table}/live?since=0", headers=ada.headers) as socket:
        while not pages or pages[-1][-1] < hall.table(table).number:
            pages.append([entry["number"] for entry in socket.receive_json().get("entries", [])] or [0])
    assert max(map(len, pages)) == PAGE
    assert [number for page in pages for number in page if number] == list(range(1, hall.table(table).number + 1))


def test_a_page_is_not_empty_because_its_lines_were_muted(talkative: tuple[Hall, Visitor, str]) -> None:
    hall, _, table = talkative
    ben = hall.guest("Ben")
    ben.do(table, "sit", seat=1)
    ben.do(table, "mute", seat=0)
    assert [entry["kind"] for entry in entries(ben, table, 2)] == ["sit"]


def as_if(table: Table, **facts: Any) -> Table:
    """A table about which something else is true."""
    other = copy(table)
    vars(other).update(facts)
    return other


def test_nobody_says_more_at_a_table_than_the_limit(talkative: tuple[Hall, Visitor, str]) -> None:
    hall, _, name = talkative
    host = Person(hall.table(name).host or "", "Ada")
    assert decide(as_if(hall.table(name), lines={host.id: MOST_LINES - 1}), host, Say(id="x", do="say", text="The last line"))
    with pytest.raises(Conflict) as caught:
        decide(as_if(hall.table(name), lines={host.id: MOST_LINES}), host, Say(id="x", do="say", text="One more"))
    assert caught.value.reason.message == "server-chat-full"


def test_a_log_that_is_full_takes_only_what_brings_a_match_to_its_end(talkative: tuple[Hall, Visitor, str]) -> None:
    hall, _, name = talkative
    host, full = Person(hall.table(name).host or "", "Ada"), as_if(hall.table(name), number=MOST_ENTRIES)
    codes = []
    for command in (Ready(id="x", do="ready"), Play(id="x", do="play", seen=0, moves=["income"])):
        with pytest.raises(Conflict) as caught:
            decide(full, host, command)
        codes.append(caught.value.reason.message)
    assert codes == ["server-log-full", "server-not-started"]


def test_what_somebody_has_said_is_counted(talkative: tuple[Hall, Visitor, str]) -> None:
    hall, _, name = talkative
    assert sum(hall.table(name).lines.values()) == LINES
