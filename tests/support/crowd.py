"""A crowd of people who play at random through lost connections, killed servers and databases that are away.

Whatever happens, an acknowledged command is in the log once, a refused one is not, and every tab hears every entry once.
"""

import asyncio
import json
import random
from collections import Counter
from collections.abc import Awaitable, Callable, Sequence
from contextlib import suppress
from itertools import count
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from tessera import Match
from tessera.server.store.entries import Entry
from tessera.server.store.store import is_away
from tests.support.quick_server import QuickServer
from tests.support.wire_checks import Json

PATIENCE = 900  # seconds before a match counts as stuck
NO_LIMITS: dict[str, Any] = {
    "requests_a_minute": 10**6,
    "address_requests_a_minute": 10**6,
    "sign_ins_a_minute": 10**6,
    "new_tables_an_hour": 10**6,
}
TABLES = [
    ("neotopia", ("me", "open")),
    ("prosperity", ("me", "open", "easy")),
    ("neotopia", ("novice", "me", "open")),
    ("prosperity", ("me", "me")),
    ("neotopia", ("me", "easy")),
]
CLOCK = {"kind": "live", "turn": 5, "bank": 0}
AWAY = (OSError, WebSocketException, httpx.TransportError, EOFError)
UNAVAILABLE = 503  # no answer: the command may be stored or not


class Tab:
    """A socket of a person at a table, opened again whenever it is cut; it hears every entry once, in order."""

    def __init__(self, person: "Person") -> None:
        self.person, self.entries = person, list[Json]()
        self.socket: ClientConnection | None = None

    @property
    def address(self) -> str:
        server = self.person.crowd.some_server().url.replace("http", "ws", 1)
        return f"{server}/api/tables/{self.person.table}/live?since={len(self.entries)}"

    async def stay(self) -> None:
        while True:
            with suppress(TimeoutError, *AWAY):
                async with connect(self.address, additional_headers=self.person.headers, max_size=None) as socket:
                    self.socket = socket
                    async for message in socket:
                        self.hear(json.loads(message))
            self.socket = None
            await asyncio.sleep(0.03)

    def hear(self, message: Json) -> None:
        if message["type"] == "news":
            for entry in message["entries"]:
                assert entry["number"] == len(self.entries) + 1, "an entry is missing, or told twice"
                self.entries.append(entry)
            assert message["table"]["number"] == len(self.entries)
            self.person.look(message["table"])
        elif message["type"] == "ack":
            self.person.acknowledged(message["ack"]["id"], message["ack"]["number"])
        elif message["type"] == "problem":
            self.person.refused(message["id"], message["problem"]["code"])

    def cut(self) -> None:
        if self.socket is not None:
            self.socket.transport.abort()


class Person:
    """Somebody at a table with two tabs, who plays at random, repeats, hurries and meddles."""

    def __init__(self, crowd: "Crowd", name: str, token: str) -> None:
        self.crowd, self.name, self.chance = crowd, name, random.Random(f"{crowd.seed} {name}")
        self.headers = {"Authorization": f"Bearer {token}"}
        self.tabs: list[Tab] = []
        self.sent: dict[str, Json] = {}
        self.acks: dict[str, int] = {}
        self.refusals: dict[str, set[str]] = {}
        self.table = ""
        self.seen: Json = None  # the table as it was seen last
        self.names = (f"{name}-{number}" for number in count(1))
        self.news, self.answers = asyncio.Event(), asyncio.Event()

    # What the server says

    def look(self, table: Json) -> None:
        if self.seen is None or table["number"] > self.seen["number"]:
            self.seen = table
            self.news.set()

    def acknowledged(self, command: str, number: int) -> None:
        assert self.acks.setdefault(command, number) == number, "a repeat was answered otherwise"
        self.answers.set()

    def refused(self, command: str, code: str) -> None:
        self.refusals.setdefault(command, set()).add(code)
        self.answers.set()

    def has_answer(self, command: str) -> bool:
        return command in self.acks or command in self.refusals

    @property
    def is_up_to_date(self) -> bool:
        """Whether the person has seen what came of all own commands."""
        return self.seen is not None and self.seen["number"] >= max(self.acks.values(), default=0)

    # What the person says

    def command(self, do: str, **body: Any) -> str:
        name = next(self.names)
        self.sent[name] = {"id": name, "do": do, **body}
        return name

    async def send(self, command: str, tabs: list[Tab]) -> None:
        """Sends a command once, from a tab, from both at the same time, or without one."""
        for tab in tabs:
            if tab.socket is not None:
                with suppress(*AWAY):
                    await tab.socket.send(json.dumps({"type": "do", "command": self.sent[command]}))
        if not tabs:
            with suppress(*AWAY):
                answer = await self.crowd.http.post(self.path("commands"), json=self.sent[command], headers=self.headers)
                if answer.status_code == 200:
                    self.acknowledged(command, answer.json()["number"])
                elif answer.status_code != UNAVAILABLE:
                    self.refused(command, answer.json()["code"])

    def path(self, rest: str) -> str:
        return f"{self.crowd.some_server().url}/api/tables/{self.table}/{rest}"

    async def insist(self, command: str) -> None:
        """Sends a command until it is answered, whatever happens to the server and the sockets."""
        while not self.has_answer(command):
            self.answers.clear()
            await self.send(command, self.chance.choice([[], self.tabs, *([tab] for tab in self.tabs)]))
            if self.chance.random() < 0.05:
                self.chance.choice(self.tabs).cut()
            with suppress(TimeoutError):
                await asyncio.wait_for(self.answers.wait(), 0.3)

    # Playing

    async def play(self, table: str, seat: int | None = None) -> list[list[Json]]:
        """Plays one match to its end."""
        self.table, self.seen = table, None
        self.tabs = [Tab(self), Tab(self)]
        staying = [asyncio.create_task(tab.stay()) for tab in self.tabs]
        try:
            if seat is not None:
                await self.insist(self.command("sit", seat=seat))
                await self.insist(self.command("ready"))
            while self.seen is None or self.seen["status"] != "over":
                self.news.clear()
                if self.is_up_to_date and self.seen["status"] == "playing":
                    await self.act(self.seen)
                with suppress(TimeoutError):
                    await asyncio.wait_for(self.news.wait(), 0.5)
                for each in staying:
                    assert not each.done(), each.exception()
            await self.hear_all()
        finally:
            for each in staying:
                each.cancel()
            await asyncio.gather(*staying, return_exceptions=True)
        return [tab.entries for tab in self.tabs]

    async def hear_all(self) -> None:
        """Waits until both tabs have heard the end."""
        while any(len(tab.entries) < self.seen["number"] for tab in self.tabs):
            await asyncio.sleep(0.02)

    async def act(self, table: Json) -> None:
        """One move if it is this person's turn, and now and then something that is none."""
        legal, number, chance = table["position"]["legal"], table["number"], self.chance
        if chance.random() < 0.1:
            await self.insist(self.command("say", text=f"{self.name} {number}"))
        if chance.random() < 0.05:
            await self.insist(self.command("play", seen=number, moves=["build castle"]))
        if not legal:
            if chance.random() < 0.1:
                await self.insist(self.command("play", seen=max(0, table["changed"] - 1), moves=["pass"]))
            return
        ways = [self.one_move, self.two_tabs_differ, self.late_move, self.old_command]
        await chance.choices(ways, [10, 1, 1, 1])[0](legal, number)

    async def one_move(self, legal: list[str], number: int) -> None:
        await self.insist(self.command("play", seen=number, moves=[self.chance.choice(legal)]))

    async def two_tabs_differ(self, legal: list[str], number: int) -> None:
        """Each tab sends a move of its own: one of them is too late."""
        pair = [self.command("play", seen=number, moves=[self.chance.choice(legal)]) for _ in self.tabs]
        await asyncio.gather(*(self.insist(command) for command in pair))
        assert sum(command in self.acks for command in pair) == 1, [self.refusals.get(command) for command in pair]

    async def late_move(self, legal: list[str], number: int) -> None:
        """A move that was held up arrives after the next one, and is not played."""
        late = self.command("play", seen=number, moves=[self.chance.choice(legal)])
        await self.one_move(legal, number)
        await self.insist(late)
        assert late in self.refusals

    async def old_command(self, legal: list[str], number: int) -> None:
        """Something old is sent once more, and is answered as before."""
        await self.one_move(legal, number)
        await self.send(self.chance.choice(list(self.sent)), [])


class Crowd:
    """Everybody who plays, at all servers on one database, while some trouble lasts."""

    def __init__(self, servers: Sequence[QuickServer], seed: int = 2026) -> None:
        self.servers, self.seed, self.chance = servers, seed, random.Random(seed)
        self.names = (f"person{number}" for number in count(1))
        self.is_over = False
        self.matches: list[tuple[str, list[Person], list[list[Json]]]] = []
        self.people: list[Person] = []
        self.in_flight = 0

    def some_server(self) -> QuickServer:
        return self.chance.choice(self.servers)

    async def patiently(self, path: str, body: Any, headers: dict[str, str] | None = None) -> Json:
        """Asks for something new until it is there."""
        while True:
            with suppress(*AWAY):
                answer = await self.http.post(f"{self.some_server().url}/api/{path}", json=body, headers=headers)
                assert answer.status_code in {200, UNAVAILABLE}, answer.text
                if answer.status_code == 200:
                    return answer.json()
            await asyncio.sleep(0.03)

    async def somebody(self) -> Person:
        name = next(self.names)
        return Person(self, name, (await self.patiently("guests", {"name": name}))["token"])

    async def keep_playing(self, game: str, seats: Sequence[str]) -> None:
        """Plays one match after another until the trouble is over."""
        while not self.is_over:
            people = [await self.somebody() for kind in seats if kind == "open"]
            host = await self.somebody()
            kinds = {"me": {"kind": "me"}, "open": {"kind": "open"}}
            wish = {"game": game, "seats": [kinds.get(seat, {"kind": "bot", "level": seat}) for seat in seats]}
            table = (await self.patiently("tables", wish, host.headers))["table"]["id"]
            guests = [person.play(table, seat) for person, seat in zip(people, places(seats, "open"), strict=True)]
            self.people += [host, *people]
            heard = await asyncio.gather(host.play(table), *guests)
            self.matches.append((table, [host, *people], [entries for tabs in heard for entries in tabs]))

    async def wait_for_clocks(self) -> None:
        """Sees a clock run out at a table where nobody plays, before the trouble is over and after it."""
        host = await self.somebody()
        wish = {"game": "neotopia", "seats": [{"kind": "me"}, {"kind": "me"}], "clock": CLOCK}
        table = (await self.patiently("tables", wish, host.headers))["table"]["id"]
        while not self.is_over:
            await asyncio.sleep(0.2)
        other = (await self.patiently("tables", wish, host.headers))["table"]["id"]
        while not (await self.turns(table) and await self.turns(other)):
            await asyncio.sleep(0.5)

    async def turns(self, table: str) -> int:
        """The number of turns that were played at a table, all for want of time."""
        while True:
            try:
                log = await asyncio.to_thread(self.servers[0].stored, table)
                break
            except Exception as error:
                assert is_away(error)
            await asyncio.sleep(0.2)
        assert all(entry.body["auto"] == "clock" for entry in log if entry.kind == "play")
        return sum(entry.kind == "play" for entry in log)

    async def play(self, trouble: Callable[["Crowd"], Awaitable[None]], patience: float) -> None:
        """Plays until some trouble is over, and every match that has begun then to its end."""

        async def pass_through_it() -> None:
            await trouble(self)
            self.is_over = True

        async with asyncio.timeout(patience), httpx.AsyncClient(timeout=60) as self.http, asyncio.TaskGroup() as group:
            group.create_task(pass_through_it())
            group.create_task(self.wait_for_clocks())
            for game, seats in TABLES:
                group.create_task(self.keep_playing(game, seats))

    def go_through(self, trouble: Callable[["Crowd"], Awaitable[None]], patience: float = PATIENCE) -> None:
        """Plays through some trouble, and checks that nothing acknowledged was lost, and nothing done twice."""
        asyncio.run(self.play(trouble, patience))
        assert len(self.matches) >= len(TABLES)
        for table, people, heard in self.matches:
            log = self.servers[0].stored(table)
            check_log(log, people)
            for entries in heard:
                check_heard(entries, log)
            check_download(self.servers[0], table, log)

    def count_unanswered(self) -> None:
        """Counts the commands that somebody is waiting for."""
        self.in_flight += sum(not person.has_answer(command) for person in self.people for command in person.sent)


def places(seats: Sequence[str], kind: str) -> list[int]:
    return [number for number, each in enumerate(seats) if each == kind]


def check_log(log: list[Entry], people: list[Person]) -> None:
    """Whatever was acknowledged is there once, at its number; whatever was refused is not."""
    assert [entry.number for entry in log] == list(range(1, len(log) + 1))
    stored = {entry.command: entry.number for entry in log if entry.command is not None}
    assert max(Counter(entry.command for entry in log if entry.command is not None).values()) == 1
    for person in people:
        assert not person.acks.keys() & person.refusals.keys()
        assert {command: stored.get(command) for command in person.acks} == person.acks
        assert not person.refusals.keys() & stored.keys()
        assert all(person.has_answer(command) for command in person.sent)
        for command in person.acks:
            entry = log[stored[command] - 1]
            assert (entry.kind, entry.body.get("text")) == (KINDS[person.sent[command]["do"]], person.sent[command].get("text"))


KINDS = {"play": "play", "say": "chat", "sit": "sit", "ready": "ready"}


def check_heard(entries: list[Json], log: list[Entry]) -> None:
    """A socket was told the log, each entry once, up to the end of the match or to what was said after it."""
    told = [(entry["number"], entry["at"], entry["kind"]) for entry in entries]
    assert told == [(entry.number, entry.at, entry.kind) for entry in log[: len(told)]]
    assert all(entry.kind == "chat" for entry in log[len(told) :])


def check_download(server: QuickServer, table: str, log: list[Entry]) -> None:
    """The match as a file is that of the log, and ends as the table says."""
    plan, view = log[0].body, httpx.get(f"{server.url}/api/tables/{table}", timeout=30).json()
    match = Match.from_record(httpx.get(f"{server.url}/api/tables/{table}/match.json", timeout=30).json())
    assert match.actions == [action for entry in log if entry.kind == "play" for action in entry.body["actions"]]
    assert (match.game.name, match.seed, match.options) == (plan["game"], plan["seed"], plan["options"])
    assert match.is_over
    assert {key: list(value) for key, value in vars(match.result()).items()} == view["result"]
