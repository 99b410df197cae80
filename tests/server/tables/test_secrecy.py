"""Secrecy: nothing that a client gets depends on what it may not know, and no secret of the server is ever told."""

import asyncio
import json
import logging
import secrets
import sqlite3
import time
from contextlib import closing, contextmanager
from dataclasses import replace

import numpy as np
import pytest
import structlog
from sqlalchemy import text as sql
from sqlalchemy.exc import DBAPIError
from starlette.testclient import TestClient

from tessera.bots.think import Budget
from tessera.core.compile.random import new_generator
from tessera.core.match import Match
from tessera.core.text import Text
from tessera.server.app import make_app, set_up_logs
from tessera.server.http.routes.people import turn_lines
from tessera.server.people.person import Person
from tessera.server.process import prepare_database
from tessera.server.settings import Settings
from tessera.server.store.store import Store
from tessera.server.study import analyses
from tessera.server.tables.decide import try_actions
from tessera.server.tables.serialize import event_views
from tessera.server.tables.table import Table
from tests.support.server import Server, hear, play_to_the_end

SPECTATOR = -1  # eyes that know no hand
CASES = [(game, players) for game in ("prosperity", "neotopia") for players in (2, 3, 4)]
HIDDEN_WORDS = ("seed", "salt")


class Redealt(Match):
    """A match of another deal that some eyes cannot tell from the true one: now, and at every moment of its past."""

    def __init__(self, true, eyes, number):
        vars(self).update(vars(true))
        self.true, self.eyes, self.number = true, eyes, number
        self.seed = true.seed + 1
        self.states = self.again(true.state)

    def again(self, state):
        states = self.true.states.copy()
        states[0] = state
        self.game.rule["determinize"](states[0], self.eyes, new_generator(self.number))
        return states

    def rewind(self, count):
        past = self.true.fork(count)
        self.states, self.actions = self.again(past.state), past.actions

    def steps(self, since=None):
        for step in self.true.steps(since):
            yield replace(step, before=self.again(step.before)[0], after=self.again(step.after)[0])


class Hall:
    """A server in this process: clients ask it as they would any other, and tests reach behind it."""

    def __init__(self, client):
        self.client, self.service = client, client.app.state.service
        self.told = []  # all that clients were ever sent, but for the tokens that they were given

    def guest(self, name):
        return Visitor(self, self.client.post("/api/guests", json={"name": name}).json()["token"])

    def kept(self, table):
        return self.service.registry.cache[table].table

    @contextmanager
    def dealt_again(self, name, eyes, number):
        """For a while, all that some eyes cannot see lies otherwise, at a table that has not been looked at yet."""
        kept = self.service.registry.cache[name]
        true, kept.table = kept.table, Table.of(name, self.client.portal.call(self.service.store.entries, name))
        kept.table.match = Redealt(true.match, eyes, number)
        try:
            yield kept.table.match
        finally:
            kept.table = true


class Visitor:
    """Somebody who asks: a guest with a token, or nobody that the server knows."""

    def __init__(self, hall, token=None):
        self.hall, self.token = hall, token
        self.headers = {"Authorization": f"Bearer {token}"} if token else {}

    def ask(self, method, path, body=None):
        answer = self.hall.client.request(method, path, json=body, headers=self.headers)
        assert answer.status_code < 500
        self.hall.told.append(f"{dict(answer.headers)} {answer.text}")
        return answer.content

    def get(self, path):
        return self.ask("GET", path)

    def post(self, path, body):
        return self.ask("POST", path, body)

    def do(self, table, do, **body):
        return self.post(f"/api/tables/{table}/commands", {"id": secrets.token_hex(8), "do": do, **body})

    def hear(self, table, *messages):
        """What a socket tells at first, and in answer to messages."""
        while self.hall.service.presence.here(table):
            time.sleep(0.01)
        with self.hall.client.websocket_connect(f"/api/tables/{table}/live?since=0", headers=self.headers) as socket:
            heard = [socket.receive_text()]
            for message in messages:
                socket.send_json(message)
                heard.append(socket.receive_text())
        self.hall.told += heard
        return heard


class Sitting:
    """A table of people, one a seat, with somebody who watches and somebody whom nobody knows."""

    def __init__(self, hall, game, players, seed, monkeypatch):
        monkeypatch.setattr(secrets, "randbits", lambda bits: 2**52 + seed)
        self.hall, self.rng = hall, np.random.default_rng(seed)
        self.seated = [hall.guest(f"Guest {seat}") for seat in range(players)]
        self.watching, self.unknown = hall.guest("Spectator"), Visitor(hall)
        seats = [{"kind": "me"}, *({"kind": "open", "reserved": seat == 1} for seat in range(1, players))]
        answer = hall.client.post("/api/tables", json={"game": game, "seats": seats}, headers=self.seated[0].headers).json()
        self.table, self.keys = answer["table"]["id"], answer["keys"]
        for seat, visitor in enumerate(self.seated[1:], 1):
            visitor.do(self.table, "sit", seat=seat, key=self.keys[seat])
            visitor.do(self.table, "ready")
        self.seated[0].do(self.table, "say", text="Good luck!")

    @property
    def match(self):
        return self.hall.kept(self.table).match

    @property
    def plan(self):
        return self.hall.kept(self.table).plan

    def clients(self):
        """Everybody with the eyes that they have."""
        return [
            *((visitor, seat) for seat, visitor in enumerate(self.seated)),
            (self.watching, SPECTATOR),
            (self.unknown, SPECTATOR),
        ]

    def pick(self, things):
        return things[int(self.rng.integers(len(things)))]

    def play(self, count):
        """Plays some random moves, or as many as there are before the end."""
        for _ in range(count):
            seat, move = self.match.seat, self.pick(self.match.legal_moves())
            if self.match.fork().play(move)[-1].name == "over":
                return
            self.seated[seat].do(self.table, "play", moves=[move], seen=self.hall.kept(self.table).number)

    def drafts(self):
        """Moves to try out: one, one and what may follow it, and one that is not allowed."""
        first = self.pick(self.match.legal_moves())
        after = self.match.fork()
        after.play(first, reveal=False)
        second = self.pick(after.legal_moves() or [first])
        wrong = " ".join(self.pick([move for move in self.match.game.moves if " ".join(move) not in self.match.legal_moves()]))
        return [{"seen": 10**6, "moves": moves} for moves in ([first], [first, second], [wrong])]

    def answers(self, visitor, drafts):
        """All that a client can get of the table, by what it asked."""
        at, path = len(self.match.actions), f"/api/tables/{self.table}"
        found = {what: visitor.get(what) for what in ("/api/tables", "/api/me/tables", "/api/me", path, f"{path}?lang=fr")}
        found |= {what: visitor.get(f"{path}/{what}") for what in ("entries", "recap", "match.txt", "match.json")}
        found |= {f"steps {seat}": visitor.get(f"{path}/steps?begin={at}&count=4{seat}") for seat in ("", "&seat=0", "&seat=1")}
        for number, draft in enumerate(drafts):
            found["preview", number] = visitor.post(f"{path}/preview", draft)
        found["refusals"] = visitor.post(f"{path}/refusals", drafts[0])
        found["play"] = visitor.do(self.table, "play", **drafts[2])
        found["what-if", "past"] = visitor.post(f"{path}/what-if", {"at": at // 2, "line": [], "deal": 1})
        line = []
        for number in range(6):  # far enough for something hidden to be turned up
            answer = found["what-if", number] = visitor.post(f"{path}/what-if", {"at": at, "line": line, "deal": 2})
            line = [*line, *json.loads(answer).get("position", {"legal": []})["legal"][:1]]
        asked = [{"type": kind, "id": "x", "draft": drafts[1]} for kind in ("try", "why")]
        found["socket"] = visitor.hear(self.table, *asked)
        return found


@pytest.fixture(scope="module")
def hall(tmp_path_factory):
    many = {"sign_ins_a_minute": 10**6, "requests_a_minute": 10**6, "address_requests_a_minute": 10**6}
    settings = Settings(data=tmp_path_factory.mktemp("hall"), log_level="error", **many)
    set_up_logs(settings)
    asyncio.run(prepare_database(settings))
    with TestClient(make_app(settings)) as client:
        yield Hall(client)
    structlog.reset_defaults()


@pytest.mark.parametrize(("name", "seats"), CASES)
def test_nothing_that_a_client_gets_depends_on_what_it_may_not_know(hall, name, seats, monkeypatch):
    sitting = Sitting(hall, name, seats, 10 * seats, monkeypatch)
    compared = 0
    for number in range(3):
        sitting.play(int(sitting.rng.integers(5, 30)))
        drafts = sitting.drafts()
        for visitor, eyes in sitting.clients():
            before = sitting.answers(visitor, drafts)
            with hall.dealt_again(sitting.table, eyes, number) as other:
                if other.seat != sitting.match.true.seat:
                    continue  # that a decision is due is public: a deal without it is not one that these eyes think possible
                assert other.states.tobytes() != other.true.states.tobytes()
                assert sitting.answers(visitor, drafts) == before
                compared += 1
    assert compared > seats


def test_another_deal_is_another_one_to_whoever_has_cards_in_it(hall, monkeypatch):
    """Were it not, the test above would compare a deal with itself."""
    sitting = Sitting(hall, "neotopia", 2, 3, monkeypatch)
    sitting.play(12)
    drafts, holder = sitting.drafts(), sitting.seated[sitting.match.seat]
    before = sitting.answers(holder, drafts)
    with hall.dealt_again(sitting.table, SPECTATOR, 1):
        after = sitting.answers(holder, drafts)
    changed = {what for what in before if before[what] != after[what]}
    assert {f"/api/tables/{sitting.table}", "steps ", ("preview", 0), ("what-if", "past"), ("what-if", 0), "socket"} <= changed


@pytest.mark.parametrize(("name", "seats"), CASES)
def test_what_an_entry_tells_is_in_the_view_of_whoever_hears_it(hall, name, seats, monkeypatch):
    """Whatever is drawn, the events are the same in every deal that looks the same afterwards."""
    sitting = Sitting(hall, name, seats, 7 + seats, monkeypatch)
    table, text = hall.kept(sitting.table), Text("en", sitting.match.game)
    compared = 0
    for number in range(60):
        match = sitting.match
        seat, action = match.seat, sitting.pick(match.legal_actions())
        for eyes in {*range(seats), SPECTATOR} - {seat}:
            other = Redealt(match, eyes, number)
            if other.seat != seat or action not in other.legal_actions():
                continue
            worlds = [try_actions(world, seat, [action]) for world in (match, other)]
            views = [after.view(eyes if eyes >= 0 else None) for after, _ in worlds]
            if views[0] == views[1]:
                assert event_views(worlds[0][1], table, text) == event_views(worlds[1][1], table, text)
                compared += 1
        sitting.play(1)
    assert compared > 30


@pytest.mark.parametrize("name", ["prosperity", "neotopia"])
def test_a_turn_that_is_announced_tells_nothing_hidden(hall, name, monkeypatch):
    sitting = Sitting(hall, name, 2, 4, monkeypatch)
    sitting.play(15)
    seat = sitting.match.seat
    person = Person(hall.kept(sitting.table).seats[seat].person, "")

    async def announced():
        return await anext(turn_lines(hall.service, person))

    before = hall.client.portal.call(announced)
    with hall.dealt_again(sitting.table, seat, 1):
        assert hall.client.portal.call(announced) == before


@pytest.mark.parametrize("name", ["prosperity", "neotopia"])
def test_an_evaluation_of_a_match_under_way_feels_nothing_hidden(hall, name, monkeypatch):
    monkeypatch.setattr(analyses, "POSITION_BUDGET", Budget(iterations=100))
    sitting = Sitting(hall, name, 3, 5, monkeypatch)
    sitting.play(20)
    asker = sitting.seated[1]

    def result(at):
        asked = json.loads(asker.post(f"/api/tables/{sitting.table}/analyses", {"at": at, "line": []}))
        while (answer := json.loads(asker.get(f"/api/analyses/{asked['id']}")))["status"] in {"waiting", "running"}:
            time.sleep(0.02)
        assert answer["status"] == "done"
        return answer["result"]

    for at in (4, 20):
        before = result(at)
        with hall.dealt_again(sitting.table, 1, 3):
            assert result(at) == before


def test_whoever_does_not_sit_at_a_match_under_way_gets_no_evaluation_of_it(hall, monkeypatch):
    sitting = Sitting(hall, "neotopia", 2, 6, monkeypatch)
    for visitor, code in ((sitting.watching, "server-not-seated"), (sitting.unknown, "server-who-are-you")):
        assert json.loads(visitor.post(f"/api/tables/{sitting.table}/analyses", {"at": 0}))["code"] == code
    whole = json.loads(sitting.seated[0].post(f"/api/tables/{sitting.table}/analyses", {"whole": True}))
    assert whole["code"] == "server-not-over"


def test_somebody_elses_analysis_is_told_to_nobody(hall, monkeypatch):
    monkeypatch.setattr(analyses, "POSITION_BUDGET", Budget(iterations=10))
    sitting = Sitting(hall, "prosperity", 2, 8, monkeypatch)
    asked = json.loads(sitting.seated[0].post(f"/api/tables/{sitting.table}/analyses", {"at": 0}))
    assert json.loads(sitting.seated[1].get(f"/api/analyses/{asked['id']}"))["code"] == "server-no-analysis"


def test_no_seat_looks_through_the_eyes_of_another_before_the_end(hall, monkeypatch):
    sitting = Sitting(hall, "neotopia", 3, 9, monkeypatch)
    for visitor, eyes in sitting.clients():
        for seat in range(3):
            answer = json.loads(visitor.get(f"/api/tables/{sitting.table}/steps?seat={seat}"))
            assert answer.get("code") == (None if seat == eyes else "server-not-your-seat")


@pytest.mark.parametrize("name", ["prosperity", "neotopia"])
def test_no_answer_of_a_match_under_way_holds_a_secret(hall, name, monkeypatch):
    sitting = Sitting(hall, name, 2, 12, monkeypatch)
    sitting.play(12)
    hall.told.clear()
    for visitor, _ in sitting.clients():
        sitting.answers(visitor, sitting.drafts())
    people = [seat.person for seat in hall.kept(sitting.table).seats]
    hashes = [seat.key for seat in hall.kept(sitting.table).seats if seat.key]
    tokens = [visitor.token for visitor, _ in sitting.clients() if visitor.token]
    hidden = [
        str(sitting.plan["seed"]),
        f"{sitting.plan['seed']:x}",
        sitting.plan["salt"],
        sitting.keys[1],
        *people,
        *hashes,
        *tokens,
    ]
    told = "\n".join(hall.told)
    assert len(hashes) == 1
    assert not [secret for secret in hidden if secret in told]


def test_the_seed_and_the_salt_are_told_when_the_match_is_over_and_not_before(hall, monkeypatch):
    sitting = Sitting(hall, "neotopia", 2, 13, monkeypatch)
    while not sitting.match.is_over:
        looked = json.loads(sitting.unknown.get(f"/api/tables/{sitting.table}"))
        assert [looked[key] for key in HIDDEN_WORDS] == [None, None]
        move = sitting.match.legal_moves()[0]
        sitting.seated[sitting.match.seat].do(sitting.table, "play", moves=[move], seen=10**6)
    looked = json.loads(sitting.unknown.get(f"/api/tables/{sitting.table}"))
    assert [looked[key] for key in HIDDEN_WORDS] == [sitting.plan[key] for key in HIDDEN_WORDS]


def test_the_figures_for_prometheus_tell_of_nobody_and_of_no_table(hall, monkeypatch):
    sitting = Sitting(hall, "neotopia", 2, 14, monkeypatch)
    sitting.play(5)
    sitting.unknown.get(f"/api/tables/{sitting.table}")
    figures = sitting.unknown.get("/metrics").decode()
    assert "tessera_requests_total" in figures
    people = [seat.person for seat in hall.kept(sitting.table).seats]
    for secret in (sitting.table, "Guest", "Good luck", str(sitting.plan["seed"]), sitting.plan["salt"], *people):
        assert secret not in figures


def test_a_fault_of_the_server_says_that_it_is_one_and_nothing_of_where(hall, monkeypatch):
    async def fail_to_list(limit):
        raise RuntimeError("a fact of the store")

    monkeypatch.setattr(hall.service.store, "open_tables", fail_to_list)
    answer = hall.client.get("/api/tables")
    assert (answer.status_code, answer.json()["code"]) == (500, "server-failed")
    assert "a fact of the store" not in answer.text
    assert answer.headers["x-content-type-options"] == "nosniff"


# Logs


@pytest.fixture(scope="module", params=["text", "json"])
def talkative(request, tmp_path_factory):
    """A server that logs all that it ever does, with a day of a hall behind it; and all that it must not have said."""
    server = Server(tmp_path_factory.mktemp("logs"), log_level="debug", log_format=request.param, sign_ins_a_minute=1000).start()
    host, other = server.guest("Name-of-the-host"), server.guest("Name-of-the-guest")
    login = {"login": "hostess", "password": "correct horse battery"}
    host.post("/api/account", login)
    host.post("/api/session", login)
    host.post("/api/session", {**login, "password": "wrong horse battery"})
    bot = host.post("/api/bots", {"name": "Name-of-the-bot"}).json()["token"]
    host.get("/api/me", headers={"Authorization": "Bearer no-such-token-at-all"})
    seats = [{"kind": "me"}, {"kind": "open", "reserved": True}, {"kind": "bot", "level": "novice"}]
    laid = host.post("/api/tables", {"game": "neotopia", "seats": seats}).json()
    table, key = laid["table"]["id"], laid["keys"][1]
    other.do(table, "sit", seat=1, key="a-wrong-key-of-a-seat")
    other.do(table, "sit", seat=1, key=key)
    other.do(table, "ready")
    other.do(table, "say", text="a-word-in-the-chat")
    with host.live(table) as socket:
        socket.send('{"type": "do", "command": {"id": "a", "do": "say", "text": "a-word-on-the-socket"}}')
        hear(socket, "ack")
        socket.send("a-message-that-makes-no-sense")
        hear(socket, "problem")
    host.post(f"/api/tables/{table}/analyses", {"at": 0, "line": ["a-move-that-is-none"]})
    other.do(table, "leave")
    play_to_the_end(host, table)
    with closing(sqlite3.connect(server.data / "tessera.db")) as database:
        plan = json.loads(database.execute("SELECT body FROM entries WHERE kind = 'create'").fetchone()[0])
        hashes = [row[0] for row in database.execute("SELECT token FROM sessions UNION SELECT password FROM people") if row[0]]
    words = [
        "a-wrong-key-of-a-seat",
        "no-such-token-at-all",
        "horse battery",
        "Name-of",
        "a-word-in-the-chat",
        "a-word-on-the-socket",
    ]
    server.stop()
    return server.log.read_text(), [*words, host.token, other.token, bot, key, plan["salt"], str(plan["seed"]), *hashes]


def test_a_log_of_everything_says_what_was_asked_and_how_it_ended(talkative):
    log, _ = talkative
    assert "/api/tables/{table}/commands" in log


def test_a_log_of_everything_holds_no_secret_no_name_and_no_word_of_a_chat(talkative):
    log, hidden = talkative
    assert not [secret for secret in hidden if secret in log]


@pytest.mark.parametrize("log_format", ["text", "json"])
def test_a_fault_in_the_log_shows_where_it_happened_but_no_variables(log_format, tmp_path, capsys):
    set_up_logs(Settings(data=tmp_path, log_format=log_format))
    try:
        fail(int("4711") ** 3)
    except ZeroDivisionError:
        structlog.get_logger().exception("a fault")
    finally:
        structlog.reset_defaults()
    logged = "".join(capsys.readouterr())
    assert "test_secrecy" in logged
    assert str(4711**3) not in logged


def fail(seed):
    return seed / 0


def test_an_error_of_the_database_does_not_show_what_was_to_be_stored(tmp_path):
    async def message():
        store = Store(Settings(data=tmp_path))
        try:
            async with store.engine.connect() as connection:
                await connection.execute(sql("SELECT :chat FROM no_such_table"), {"chat": "a word of a chat"})
        except DBAPIError as error:
            return str(error)
        finally:
            await store.engine.dispose()

    assert "no_such_table" in asyncio.run(message())
    assert "a word of a chat" not in asyncio.run(message())


def test_what_others_log_at_level_debug_is_not_turned_on(tmp_path):
    """Libraries of the network and the database would log requests with their tokens."""
    set_up_logs(Settings(data=tmp_path, log_level="debug"))
    structlog.reset_defaults()
    assert logging.getLogger().getEffectiveLevel() >= logging.WARNING
