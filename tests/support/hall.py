"""A server in the tests' own process, whose hidden things can be dealt again behind its back."""

import asyncio
import json
import secrets
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator, Sequence
from concurrent.futures import CancelledError
from contextlib import asynccontextmanager, contextmanager, suppress
from dataclasses import replace
from pathlib import Path
from typing import Any, TypeVar

import httpx
import numpy as np
import pytest
import structlog
from starlette.testclient import TestClient

from tessera.core.compile.random import new_generator
from tessera.core.match import Match
from tessera.core.seeds import new_key
from tessera.core.state import State
from tessera.core.steps import Step
from tessera.server.app import make_app, set_up_logs
from tessera.server.process import prepare_database
from tessera.server.service import Service
from tessera.server.settings import Settings, read_settings
from tessera.server.tables import plan
from tessera.server.tables.plan import Plan
from tessera.server.tables.table import Table
from tests.support.wire_checks import Json

T = TypeVar("T")

SPECTATOR = -1  # a viewer who knows no hand


class Redealt(Match):
    """A match of another deal that a viewer cannot tell from the true one: now, and at every moment of its past."""

    def __init__(self, true: Match, viewer: int, number: int) -> None:
        vars(self).update(vars(true))
        self.true, self.viewer, self.number = true, viewer, number
        self.seed = new_key()
        self.states = self.again(true.state)

    def again(self, state: State) -> np.ndarray:
        states = self.true.states.copy()
        states[0] = state
        self.game.rule["determinize"](states[0], self.viewer, new_generator(self.number))
        return states

    def rewind(self, count: int) -> None:
        past = self.true.fork(count)
        self.states, self.actions, self.known_reveals = self.again(past.state), past.actions, past.known_reveals

    def steps(self, since: int | None = None) -> Iterator[Step]:
        for step in self.true.steps(since):
            other = replace(step, before=self.again(step.before)[0], after=self.again(step.after)[0])
            vars(other)["events"] = step.events  # what was revealed then is known now
            yield other


class Hall:
    """A server in this process: clients use it like any other, and tests reach behind it."""

    def __init__(self, client: TestClient) -> None:
        app: Any = client.app
        self.client = client
        self.quick = httpx.AsyncClient(transport=httpx.ASGITransport(app), base_url=client.base_url)
        self.service: Service = app.state.service
        self.sent: list[str] = []  # everything that clients were sent, except for their tokens

    def guest(self, name: str) -> "Visitor":
        return Visitor(self, self.client.post("/api/guests", json={"name": name}).json()["token"])

    def run(self, function: Callable[..., Awaitable[T]], *arguments: Any) -> T:
        """What a coroutine of the server returns."""
        assert self.client.portal
        return self.client.portal.call(function, *arguments)

    def ask_quickly(self, method: str, path: str, body: Json, headers: dict[str, str]) -> httpx.Response:
        """The answer to a request, with one change of threads where the test client has eight."""
        return self.run(lambda: self.quick.request(method, path, json=body, headers=headers))

    def table(self, table: str) -> Table:
        return self.service.registry.cache[table].table

    @contextmanager
    def dealt_again(self, name: str, viewer: int, number: int) -> Iterator[Redealt]:
        """Deals everything again that a viewer cannot see, for a while, at a table that nobody has looked at yet."""
        cached = self.service.registry.cache[name]
        true, cached.table = cached.table, Table.of(name, self.run(self.service.store.entries, name))
        assert true.match
        cached.table.match = redealt = Redealt(true.match, viewer, number)
        try:
            yield redealt
        finally:
            cached.table = true


class Visitor:
    """A client: a guest with a token, or a stranger."""

    def __init__(self, hall: Hall, token: str | None = None) -> None:
        self.hall, self.token = hall, token
        self.headers = {"Authorization": f"Bearer {token}"} if token else {}

    def ask(self, method: str, path: str, body: Json = None) -> bytes:
        answer = self.hall.ask_quickly(method, path, body, self.headers)
        assert answer.status_code < 500
        self.hall.sent.append(f"{dict(answer.headers)} {answer.text}")
        content: bytes = answer.content
        return content

    def get(self, path: str) -> bytes:
        return self.ask("GET", path)

    def post(self, path: str, body: Json) -> bytes:
        return self.ask("POST", path, body)

    def do(self, table: str, do: str, **body: Any) -> bytes:
        return self.post(f"/api/tables/{table}/commands", {"id": secrets.token_hex(8), "do": do, **body})

    def hear(self, table: str, *messages: Json) -> list[str]:
        """What a socket sends first, and in answer to messages."""
        with (
            suppress(CancelledError),  # the test client ends a socket by cancelling its task
            self.hall.client.websocket_connect(f"/api/tables/{table}/live?since=0", headers=self.headers) as socket,
        ):
            heard = [socket.receive_text()]
            for message in messages:
                socket.send_json(message)
                heard.append(socket.receive_text())
        self.hall.sent += heard
        while self.hall.service.presence.here(table):
            time.sleep(0.01)
        return heard


class Sitting:
    """A table with a person in every seat, a spectator and a stranger."""

    def __init__(self, hall: Hall, game: str, players: int, seed: int, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setattr(plan, "new_key", lambda: f"{2**127 + seed:032x}")
        self.hall, self.rng = hall, np.random.default_rng(seed)
        self.seated = [hall.guest(f"Guest {seat}") for seat in range(players)]
        self.watching, self.unknown = hall.guest("Spectator"), Visitor(hall)
        seats = [{"kind": "me"}, *({"kind": "open", "reserved": seat == 1} for seat in range(1, players))]
        wish = {"game": game, "seats": seats, "hints": True}
        answer = hall.client.post("/api/tables", json=wish, headers=self.seated[0].headers).json()
        self.table, self.keys = answer["table"]["id"], answer["keys"]
        for seat, visitor in enumerate(self.seated[1:], 1):
            visitor.do(self.table, "sit", seat=seat, key=self.keys[seat])
            visitor.do(self.table, "ready")
        self.seated[0].do(self.table, "say", text="Good luck!")

    @property
    def match(self) -> Match:
        match = self.hall.table(self.table).match
        assert match
        return match

    @property
    def to_act(self) -> int:
        """The seat to act."""
        seat = self.match.seat
        assert seat is not None
        return seat

    @property
    def plan(self) -> Plan:
        return self.hall.table(self.table).plan

    def clients(self) -> list[tuple[Visitor, int]]:
        """Everybody, with the seat whose view they get."""
        return [
            *((visitor, seat) for seat, visitor in enumerate(self.seated)),
            (self.watching, SPECTATOR),
            (self.unknown, SPECTATOR),
        ]

    def pick(self, things: Sequence[T]) -> T:
        return things[int(self.rng.integers(len(things)))]

    def play(self, count: int) -> None:
        """Plays random moves, but not the last one of the match."""
        for _ in range(count):
            move = self.pick(self.match.legal_moves())
            if self.match.fork().play(move)[-1].name == "over":
                return
            self.seated[self.to_act].do(self.table, "play", moves=[move], seen=self.hall.table(self.table).number)

    def drafts(self) -> list[Json]:
        """Moves to try out: one, one and what may follow it, and one that is not allowed."""
        first = self.pick(self.match.legal_moves())
        after = self.match.fork()
        after.play(first, reveal=False)
        second = self.pick(after.legal_moves() or [first])
        wrong = " ".join(self.pick([move for move in self.match.game.moves if " ".join(move) not in self.match.legal_moves()]))
        return [{"seen": 10**6, "moves": moves} for moves in ([first], [first, second], [wrong])]

    def answers(self, visitor: Visitor, drafts: list[Json]) -> dict[Any, Any]:
        """Everything that a client can get about the table, by request."""
        at, path = len(self.match.actions), f"/api/tables/{self.table}"
        found: dict[Any, Any] = {
            what: visitor.get(what) for what in ("/api/tables", "/api/me/tables", "/api/me", path, f"{path}?lang=fr")
        }
        found |= {what: visitor.get(f"{path}/{what}") for what in ("entries", "recap", "match.txt", "match.json")}
        found |= {f"steps {seat}": visitor.get(f"{path}/steps?begin={at}&count=4{seat}") for seat in ("", "&seat=0", "&seat=1")}
        for number, draft in enumerate(drafts):
            found["preview", number] = visitor.post(f"{path}/preview", draft)
        found["refusals"] = visitor.post(f"{path}/refusals", drafts[0])
        found["play"] = visitor.do(self.table, "play", **drafts[2])
        found["what-if", "past"] = visitor.post(f"{path}/what-if", {"at": at // 2, "line": [], "deal": 1})
        found["known"] = visitor.post(f"{path}/known", {"at": at, "line": [], "deal": 1})
        line: list[str] = []
        for number in range(6):  # far enough to reveal something
            answer = found["what-if", number] = visitor.post(f"{path}/what-if", {"at": at, "line": line, "deal": 2})
            line = [*line, *json.loads(answer).get("position", {"legal": []})["legal"][:1]]
        asked = [{"type": kind, "id": "x", "draft": drafts[1]} for kind in ("try", "why")]
        found["socket"] = visitor.hear(self.table, *asked)
        return found


@contextmanager
def open_hall(folder: Path) -> Iterator[Hall]:
    """A hall without limits."""
    many: dict[str, Any] = {"sign_ins_a_minute": 10**6, "requests_a_minute": 10**6, "address_requests_a_minute": 10**6}
    settings = Settings(data=folder, log_level="error", **many)
    set_up_logs(settings)
    asyncio.run(prepare_database(settings))
    with TestClient(make_app(settings)) as client:
        yield Hall(client)
    structlog.reset_defaults()


@asynccontextmanager
async def at_work(folder: Path) -> AsyncIterator[Service]:
    """A service in this process, without the network."""
    settings = read_settings(data=folder)
    await prepare_database(settings)
    async with asyncio.timeout(60), Service(settings).running() as service:
        yield service
