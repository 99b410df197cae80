"""A database that version 0.1.0 wrote: every table is read as before and can be played on.

`data/old-database.sqlite` was written by a server of version 0.1.0 through its API. Guests, an account and a bot of the API
play both games in it, with two, three and four seats and with their options: a match with chat, a muted seat, a clock that
runs out, moves undone freely, by consent and not at all, a seat left and taken again, and a rematch; seats that an account
claimed from a guest; two seats on one device; an owner's components; a lesson; a match that continues another one; a match
in the middle of a turn; tables that wait for players; and finished analyses. Its sessions were deleted afterwards, except
for one guest's, whose token was replaced by a readable one.

`data/old-answers.json` holds what version 0.1.0 answered when it was started again on that file. It leaves out the sentences
of events and refusals and the names of components, which are written for people and may be worded differently.
"""

import json
import shutil
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.support.nursery import PATIENCE
from tests.support.quick_server import QuickServer
from tests.support.server import Client, number_of, problem_of

DATA = Path(__file__).parent / "data"
OLD = json.loads((DATA / "old-answers.json").read_text(encoding="utf-8"))
TABLES, PEOPLE, STORED = OLD["tables"], OLD["people"], OLD["stored"]
# Version 0.1.0 let the others see that a seat had a card to build. Now only that seat sees it.
NO_LONGER_TOLD = (
    "view.phase is 'act', was 'build'",
    "view.placed is None, was {'region': 'forest', 'space': 'b1', 'element': 'community'}",
)
People = dict[str | None, Client]


def people_at_a_copy(folder: Path) -> Iterator[People]:
    """A server on a copy of the old database, and the people who ask there; None is a stranger."""
    shutil.copyfile(DATA / "old-database.sqlite", folder / "tessera.db")
    server = QuickServer(folder).start()
    try:
        account, guest, stranger = Client(server), Client(server, PEOPLE["guest"]["token"]), Client(server)
        cookie = account.post("/api/session", PEOPLE["account"]).raise_for_status().cookies["tessera"]
        account.headers = {"Cookie": f"tessera={cookie}"}
        account.get(f"/api/tables/{TABLES['own']}", timeout=PATIENCE)  # compiles the owner's components
        yield {"account": account, "guest": guest, None: stranger}
    finally:
        server.stop()


@pytest.fixture(scope="module")
def readers(tmp_path_factory: pytest.TempPathFactory) -> Iterator[People]:
    """The people at a server where nothing changes."""
    yield from people_at_a_copy(tmp_path_factory.mktemp("readers"))


@pytest.fixture(scope="module")
def players(tmp_path_factory: pytest.TempPathFactory) -> Iterator[People]:
    """The people at a server where they play on."""
    yield from people_at_a_copy(tmp_path_factory.mktemp("players"))


def name_of(case: dict[str, Any]) -> str:
    """A question as the name of a test, with the label of a table in place of its id."""
    words = case["ask"]
    for label, table in TABLES.items():
        words = words.replace(table, label.replace(" ", "-"))
    return f"{words} as {case['as'] or 'stranger'}"


def differences(old: Any, new: Any, where: str = "answer") -> Iterator[str]:
    """Every place where an answer lacks or changes something; what is added does not count."""
    if isinstance(old, dict) and isinstance(new, dict):
        for key, value in old.items():
            if key in new:
                yield from differences(value, new[key], f"{where}.{key}")
            else:
                yield f"{where}.{key} is missing"
    elif isinstance(old, list) and isinstance(new, list) and len(old) == len(new):
        for number, (before, after) in enumerate(zip(old, new, strict=True)):
            yield from differences(before, after, f"{where}[{number}]")
    elif (type(old), old) != (type(new), new):
        yield f"{where} is {new!r}, was {old!r}"


@pytest.mark.parametrize("case", OLD["answers"], ids=name_of)
def test_a_question_is_answered_as_by_the_version_that_wrote_the_database(readers: People, case: dict[str, Any]) -> None:
    method, _, path = case["ask"].partition(" ")
    answer = readers[case["as"]].request(method, path, json=case.get("body")).raise_for_status()
    found = answer.text if isinstance(case["answer"], str) else answer.json()
    assert [each for each in differences(case["answer"], found) if not each.endswith(NO_LONGER_TOLD)] == []


def test_a_match_goes_on_in_the_middle_of_a_turn(players: People) -> None:
    ada, name = players["account"], TABLES["under way"]
    before = ada.table(name)
    move = before["position"]["legal"][0]
    number = number_of(ada.play(name, move))
    entry = ada.get(f"/api/tables/{name}/entries?since={number - 1}").json()[0]
    assert (number, entry["seat"], entry["moves"]) == (before["number"] + 1, before["position"]["seat"], [move])


def test_a_command_that_the_old_version_stored_is_not_done_again(players: People) -> None:
    ada, name = players["account"], STORED["table"]
    number = ada.table(name)["number"]
    assert number_of(ada.post(f"/api/tables/{name}/commands", STORED["command"])) == STORED["number"]
    assert ada.table(name)["number"] == number


def test_a_rematch_that_waited_for_a_player_begins(players: People) -> None:
    ben, name = players["guest"], TABLES["rematch"]
    number_of(ben.do(name, "ready"))
    assert ben.table(name)["status"] == "playing"


def test_a_reserved_seat_stays_closed_without_its_key(players: People) -> None:
    answer = players["guest"].do(TABLES["open"], "sit", seat=1, key="guessed")
    assert problem_of(answer, 403)["code"] == "server-seat-reserved"


def test_a_match_with_an_owners_components_is_continued_at_a_new_table(players: People) -> None:
    ada = players["account"]
    old = ada.table(TABLES["own"])
    wish = {"game": old["game"], "seats": [{"kind": "me"}, {"kind": "me"}], "origin": {"table": old["id"], "at": 10}}
    new = ada.post("/api/tables", wish).raise_for_status().json()["table"]
    assert (new["components"], new["status"], new["position"]["count"]) == (old["components"], "playing", 10)


def test_a_browser_of_the_old_version_is_still_known_and_gets_a_cookie_with_a_prefix(players: People) -> None:
    token, stranger = PEOPLE["guest"]["token"], players[None]
    answer = stranger.get("/api/me", headers={"Cookie": f"tessera={token}", "X-Forwarded-Proto": "https"})
    assert answer.json()["name"] == players["guest"].get("/api/me").json()["name"]
    assert answer.cookies["__Host-tessera"] == token
    assert any(each.startswith('tessera=""') for each in answer.headers.get_list("set-cookie"))
