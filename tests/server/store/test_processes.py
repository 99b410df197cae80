"""Several processes on one database play as one."""

import json
import threading
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import partial

import httpx
import pytest

from tessera import Match
from tests.support.quick_server import QuickServer
from tests.support.server import (
    NO_LIMITS,
    Client,
    Server,
    closed,
    hear,
    heard_until,
    number_of,
    play_to_the_end,
    problem_of,
    wait_for,
)

LATE = {"server-stale", "server-not-your-turn", "match-over"}


@pytest.fixture(scope="module")
def servers(postgres: Callable[[], str], tmp_path_factory: pytest.TempPathFactory) -> Iterator[list[QuickServer]]:
    database = postgres()
    both = [QuickServer(tmp_path_factory.mktemp("server"), database, **NO_LIMITS) for _ in range(2)]
    yield both
    for server in both:
        server.stop()


@pytest.fixture
def pair(servers: list[QuickServer]) -> list[QuickServer]:
    """Two processes on one database, both at work; a test may kill one."""
    begin(*(server for server in servers if not server.is_alive()))
    return servers


def begin(*servers: QuickServer) -> None:
    """Starts servers at the same time."""
    for server in servers:
        server.begin_quickly()
    for server in servers:
        server.wait()


def at(server: Server, client: Client) -> Client:
    """The same person at another process."""
    return Client(server, client.token)


def at_once(*calls: Callable[[], httpx.Response]) -> list[httpx.Response]:
    """The answers to calls that are made at the same time."""
    start = threading.Barrier(len(calls))

    def made(call: Callable[[], httpx.Response]) -> httpx.Response:
        start.wait()
        return call()

    with ThreadPoolExecutor(len(calls)) as pool:
        return list(pool.map(made, calls))


def two_apart(pair: list[QuickServer], game: str = "prosperity", more: Sequence[str] = ()) -> tuple[str, Client, Client]:
    """A match of two people, each at a process of their own."""
    ada, ben = pair[0].guest("Ada"), pair[1].guest("Ben")
    name = ada.create(game, ("me", "open", *more))
    number_of(ben.do(name, "sit", seat=1))
    number_of(ben.do(name, "ready"))
    return name, ada, ben


def figure(server: Server, name: str) -> float:
    """A figure that a process tells Prometheus of itself."""
    lines = httpx.get(f"{server.url}/metrics", timeout=30).text.splitlines()
    return sum(float(line.split()[-1]) for line in lines if line.startswith(name))


# One database


def test_processes_that_start_at_once_on_an_empty_database_set_it_up_once(
    servers: list[QuickServer], postgres: Callable[[], str]
) -> None:
    for _ in range(5):
        database = postgres()
        for server in servers:
            if server.is_alive():
                server.kill()
            server.database = database
        begin(*servers)
        client = servers[0].guest()
        name = client.create("neotopia", ("me", "open"))
        assert at(servers[1], client).table(name)["host"]


@pytest.mark.parametrize("title", ["prosperity", "neotopia"])
def test_a_match_is_played_to_its_end_through_two_processes(pair: list[QuickServer], title: str) -> None:
    name, ada, ben = two_apart(pair, title, ["novice"])
    with ada.live(name, since=0) as here, ben.live(name, since=0) as there, ThreadPoolExecutor(2) as pool:
        ends = list(pool.map(lambda client: play_to_the_end(client, name), [ada, ben]))
        log = pair[0].stored(name)
        told = [heard_until(socket, log[-1].number) for socket in (here, there)]
    assert ends[0]["result"] == ends[1]["result"]
    for entries in told:
        assert [(entry["number"], entry["at"], entry["kind"]) for entry in entries] == [
            (entry.number, entry.at, entry.kind) for entry in log
        ]
    match = Match.from_record(ben.get(f"/api/tables/{name}/match.json").json())
    assert match.actions == [action for entry in log if entry.kind == "play" for action in entry.body["actions"]]
    result = match.result()
    assert result is not None
    assert list(result.points) == ends[0]["result"]["points"]


def test_what_is_done_in_one_process_is_heard_in_a_socket_of_the_other(pair: list[QuickServer]) -> None:
    client = pair[0].guest()
    name = client.create("neotopia", ("me", "me"))
    with at(pair[1], client).live(name, since=0) as there:
        heard_until(there, client.table(name)["number"])
        for _ in range(5):
            heard_until(there, number_of(client.play(name, client.table(name)["position"]["legal"][0])))


def test_who_is_here_is_known_in_the_other_process(pair: list[QuickServer]) -> None:
    name, ada, ben = two_apart(pair)
    with ada.live(name) as here:
        hear(here, "news")
        with ben.live(name):
            wait_for(ada, name, lambda table: all(seat["here"] for seat in table["seats"]))
        while hear(here, "here")["here"] != [0]:
            pass
    assert not ada.table(name)["seats"][1]["here"]


def test_a_process_that_starts_learns_who_is_here_already(pair: list[QuickServer]) -> None:
    name, ada, ben = two_apart(pair)
    with ada.live(name) as here:
        hear(here, "news")
        pair[1].kill()
        begin(pair[1])
        wait_for(ben, name, lambda table: table["seats"][0]["here"])


def test_a_command_that_reaches_both_processes_at_once_is_done_once(pair: list[QuickServer]) -> None:
    name, ada, _ = two_apart(pair)
    tabs = [ada, at(pair[1], ada)]
    for number in range(30):
        answers = at_once(*(partial(tab.do, name, "say", f"c{number}", text="hello") for tab in tabs))
        assert len({number_of(answer) for answer in answers}) == 1
    assert Counter(entry.kind for entry in pair[0].stored(name))["chat"] == 30


def test_of_two_moves_at_once_in_two_processes_one_is_played_and_the_other_refused(pair: list[QuickServer]) -> None:
    client = pair[0].guest()
    name = client.create("neotopia", ("me", "me"))
    tabs = [client, at(pair[1], client)]
    played = 0
    while (table := client.table(name))["status"] != "over":
        moves = (table["position"]["legal"][0], table["position"]["legal"][-1])
        wishes = zip(tabs, moves, strict=True)
        answers = at_once(*(partial(tab.play, name, move, seen=table["number"]) for tab, move in wishes))
        won = [answer for answer in answers if answer.status_code == 200]
        assert len(won) == 1
        assert {problem_of(answer, 409)["code"] for answer in answers if answer not in won} <= LATE
        played += 1
    assert Counter(entry.kind for entry in pair[0].stored(name))["play"] == played


def test_words_said_at_once_in_two_processes_are_both_heard(pair: list[QuickServer]) -> None:
    name, ada, ben = two_apart(pair)
    with ada.live(name, since=0) as here:
        for number in range(20):
            answers = at_once(*(partial(who.do, name, "say", text=f"word {number}") for who in (ada, ben)))
            assert len({number_of(answer) for answer in answers}) == 2
        last = ada.table(name)["number"]
        words = [entry for entry in heard_until(here, last) if entry["kind"] == "chat"]
    assert Counter(entry["text"] for entry in words) == {f"word {number}": 2 for number in range(20)}


def test_bots_think_in_the_process_that_was_asked_and_nowhere_else(pair: list[QuickServer]) -> None:
    client = pair[0].guest()
    name = client.create("neotopia", ("me", "easy", "novice"))
    with at(pair[1], client).live(name, since=0) as there:
        before = figure(pair[1], "tessera_bot_seconds_count")
        play_to_the_end(client, name)
        log = pair[0].stored(name)
        heard_until(there, log[-1].number)
    assert Counter(entry.body["seat"] for entry in log if entry.kind == "play").keys() == {0, 1, 2}
    assert figure(pair[1], "tessera_bot_seconds_count") == before


def test_the_stream_of_turns_tells_of_those_made_in_the_other_process(pair: list[QuickServer]) -> None:
    name, ada, ben = two_apart(pair)
    for mover, waiter in ((ada, ben), (ben, ada)):
        if not mover.table(name)["position"]["legal"]:
            continue
        with httpx.stream("GET", f"{waiter.server.url}/api/turns", headers=waiter.headers, timeout=60) as stream:
            turns = (json.loads(line) for line in stream.iter_lines() if line.strip())
            while (table := mover.table(name))["position"]["legal"]:
                number_of(mover.play(name, table["position"]["legal"][0], seen=table["number"]))
            turn = next(turns)
            assert (turn["table"], turn["number"]) == (name, waiter.table(name)["number"])
            assert turn["position"]["legal"] == waiter.table(name)["position"]["legal"]


def test_the_bot_of_a_killed_process_is_taken_up_by_the_other(pair: list[QuickServer]) -> None:
    client = pair[0].guest()
    name = client.create("prosperity", ("me", "expert", "expert"))
    table = wait_for(client, name, lambda table: table["position"]["legal"])
    while table["position"]["legal"]:  # until a bot thinks
        number = number_of(client.play(name, table["position"]["legal"][0], seen=table["number"]))
        table = client.table(name)
    pair[0].kill()
    left = pair[1].stored(name)
    other = at(pair[1], client)
    wait_for(other, name, lambda table: table["position"]["legal"] or table["status"] == "over")
    log = pair[1].stored(name)
    assert log[: len(left)] == left
    assert {entry.body["seat"] for entry in log[number:] if entry.kind == "play"} <= {1, 2}
    assert len(log) > len(left)


# Sessions


def test_a_socket_at_one_process_ends_with_a_sign_out_at_another(pair: list[QuickServer]) -> None:
    ada = pair[0].guest()
    with ada.live(ada.create()) as socket:
        hear(socket)
        at(pair[1], ada).request("DELETE", "/api/session")
        assert closed(socket) == (4001, "server-session-ended")
    assert problem_of(ada.get("/api/me"), 401)["code"] == "server-wrong-token"


def test_a_bot_that_is_removed_at_one_process_is_gone_at_another(pair: list[QuickServer]) -> None:
    ada = pair[0].guest()
    made = ada.post("/api/bots", {"name": "Robby"}).json()
    bot = Client(pair[1], made["token"])
    with bot.live(ada.create()) as socket:
        hear(socket)
        ada.request("DELETE", f"/api/bots/{made['id']}")
        assert closed(socket) == (4001, "server-session-ended")


def test_a_person_who_is_deleted_at_one_process_is_nameless_at_another(pair: list[QuickServer]) -> None:
    name, ada, ben = two_apart(pair)
    assert "Ada" in [seat["name"] for seat in ben.table(name)["seats"]]
    assert ada.post("/api/account/deletion", {}).status_code == 200
    table = wait_for(ben, name, lambda table: "Ada" not in [seat["name"] for seat in table["seats"]])
    assert [seat["name"] for seat in table["seats"]] == ["–", "Ben"]
