"""Which analyses are done at all, and in which order: the workers stand still, and the test takes up one job after another."""

import asyncio
from collections.abc import Iterator
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from tessera.bots.think import Budget
from tessera.server.study import analyses
from tessera.server.study.analyses import Analyses
from tests.support.hall import Hall, Visitor, open_hall
from tests.support.wire_checks import Json


@pytest.fixture
def hall(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Hall]:
    """A server whose analyses wait until the test does one."""

    async def stand_still(*_: Any, **__: Any) -> None:
        await asyncio.Event().wait()

    monkeypatch.setattr(Analyses, "keep_working", stand_still)
    monkeypatch.setattr(analyses, "POSITION_BUDGET", Budget(iterations=10))
    monkeypatch.setattr(analyses, "MATCH_BUDGET", Budget(iterations=2))
    with open_hall(tmp_path) as hall:
        yield hall


def analyse(visitor: Visitor, table: str, **wish: Any) -> Json:
    return visitor.hall.client.post(f"/api/tables/{table}/analyses", json=wish, headers=visitor.headers).json()


def status(visitor: Visitor, job: Json) -> str:
    found: str = visitor.hall.client.get(f"/api/analyses/{job['id']}", headers=visitor.headers).json()["status"]
    return found


def work(hall: Hall, *, whole: bool) -> bool:
    return hall.run(partial(hall.service.analyses.take_job, whole=whole))


def finished(visitor: Visitor) -> str:
    """A match that bots have played to the end."""
    seats = [{"kind": "me"}, {"kind": "bot", "level": "novice"}]
    wish = {"game": "prosperity", "seats": seats}
    answer = visitor.hall.client.post("/api/tables", json=wish, headers=visitor.headers).json()
    name: str = answer["table"]["id"]
    visitor.do(name, "leave", level="novice")
    while visitor.hall.table(name).status != "over":
        visitor.get("/healthz")
    return name


def test_the_same_question_is_answered_for_all_who_wait_for_it(hall: Hall) -> None:
    ada, ben = hall.guest("Ada"), hall.guest("Ben")
    table = finished(ada)
    first, second = analyse(ada, table, at=3), analyse(ben, table, at=3, deal=7)  # nothing is dealt again after the end
    assert work(hall, whole=False)
    assert (status(ada, first), status(ben, second)) == ("done", "done")
    assert not work(hall, whole=False)


def test_whoever_asks_again_gets_the_same_job(hall: Hall) -> None:
    ada = hall.guest("Ada")
    table = finished(ada)
    assert analyse(ada, table, at=3)["id"] == analyse(ada, table, at=3)["id"]
    assert analyse(ada, table, at=4)["id"] != analyse(ada, table, at=3)["id"]


def test_positions_do_not_wait_for_matches(hall: Hall) -> None:
    ada = hall.guest("Ada")
    table = finished(ada)
    match, position = analyse(ada, table, whole=True), analyse(ada, table, at=0)
    assert work(hall, whole=False)
    assert (status(ada, match), status(ada, position)) == ("waiting", "done")
    assert work(hall, whole=True)
    assert status(ada, match) == "done"


def test_before_the_end_nobody_gets_the_answer_for_another_seat(hall: Hall) -> None:
    ada, ben = hall.guest("Ada"), hall.guest("Ben")
    wish = {"game": "neotopia", "seats": [{"kind": "me"}, {"kind": "open"}], "hints": True}
    table: str = hall.client.post("/api/tables", json=wish, headers=ada.headers).json()["table"]["id"]
    ben.do(table, "sit", seat=1)
    ben.do(table, "ready")
    first, second = analyse(ada, table, at=0), analyse(ben, table, at=0)
    assert work(hall, whole=False)
    assert (status(ada, first), status(ben, second)) == ("done", "waiting")
    assert analyse(ada, table, at=0)["id"] != first["id"]  # the table may have changed since that one began
