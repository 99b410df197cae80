"""Sessions: what is open ends with them, they expire, can be listed and ended, on both databases."""

import json
import secrets
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from functools import partial
from threading import Thread

import httpx
import pytest

from tests.support.server import Client, Server, closed, hear, problem_of

PASSWORD = "correct horse battery"
SESSION_ENDED = (4001, "server-session-ended")


def login() -> str:
    return f"ada-{secrets.token_hex(4)}"


def as_browser(server: Server, name: str = "Ada", **headers: str) -> httpx.Client:
    """A browser that keeps its cookies, and is a guest."""
    client = httpx.Client(base_url=server.url, timeout=30, headers=headers)
    client.post("/api/me", json={"name": name}).raise_for_status()
    return client


def with_cookie(server: Server, browser: httpx.Client) -> Client:
    client = Client(server)
    client.headers = {"Cookie": f"tessera={browser.cookies['tessera']}"}
    return client


def account(server: Server) -> tuple[httpx.Client, str]:
    """A browser with a new account, and the account's name."""
    name, browser = login(), as_browser(server)
    browser.post("/api/account", json={"login": name, "password": PASSWORD}).raise_for_status()
    return browser, name


def another_browser(server: Server, name: str, password: str = PASSWORD, **headers: str) -> httpx.Client:
    """Another browser that signs in to an account."""
    browser = httpx.Client(base_url=server.url, timeout=30, headers=headers)
    browser.post("/api/session", json={"login": name, "password": password}).raise_for_status()
    return browser


def at_once(*calls: Callable[[], httpx.Response]) -> list[httpx.Response]:
    """The answers to calls that are made at the same time."""
    with ThreadPoolExecutor(len(calls)) as pool:
        return [each.result() for each in [pool.submit(call) for call in calls]]


def own_bot(owner: Client) -> tuple[Client, str]:
    made = owner.post("/api/bots", {"name": "Robby"}).json()
    return Client(owner.server, made["token"]), made["id"]


@contextmanager
def stream_of(client: Client) -> Iterator[Callable[[], bool]]:
    """An open stream of turns; the function waits until it has ended."""
    with httpx.Client(timeout=60) as http, http.stream("GET", f"{client.server.url}/api/turns", headers=client.headers) as stream:
        assert stream.status_code == 200
        reader = Thread(target=lambda: [None for _ in stream.iter_lines()], daemon=True)
        reader.start()

        def has_ended() -> bool:
            reader.join(5)  # well before the next heartbeat
            return not reader.is_alive()

        yield has_ended


# What is open ends with the session


def test_a_socket_ends_with_its_sign_out(server: Server) -> None:
    ada = server.guest()
    with ada.live(ada.create()) as socket:
        hear(socket)
        ada.request("DELETE", "/api/session")
        assert closed(socket) == SESSION_ENDED


def test_a_stream_of_turns_ends_with_its_sign_out(server: Server) -> None:
    ada = server.guest()
    with stream_of(ada) as has_ended:
        ada.request("DELETE", "/api/session")
        assert has_ended()


def test_a_socket_of_a_bot_ends_when_it_is_removed(server: Server) -> None:
    ada = server.guest()
    bot, number = own_bot(ada)
    with bot.live(ada.create()) as socket:
        hear(socket)
        ada.request("DELETE", f"/api/bots/{number}")
        assert closed(socket) == SESSION_ENDED


def test_a_stream_of_a_bot_ends_when_it_is_removed(server: Server) -> None:
    ada = server.guest()
    bot, number = own_bot(ada)
    with stream_of(bot) as has_ended:
        ada.request("DELETE", f"/api/bots/{number}")
        assert has_ended()


def test_a_socket_of_another_session_stays_open(server: Server) -> None:
    browser, name = account(server)
    other = with_cookie(server, another_browser(server, name))
    with other.live(other.create()) as socket:
        hear(socket)
        browser.delete("/api/session")
        socket.send(json.dumps({"type": "do", "command": {"id": "x", "do": "say", "text": "Still here."}}))
        assert hear(socket, "ack")["ack"]["id"] == "x"


# A new token at every change of rights


def test_registering_gives_a_browser_a_new_token_and_ends_the_old_one(server: Server) -> None:
    browser = as_browser(server)
    before = with_cookie(server, browser)
    with before.live(before.create()) as socket:
        hear(socket)
        browser.post("/api/account", json={"login": login(), "password": PASSWORD}).raise_for_status()
        assert closed(socket) == SESSION_ENDED
    assert before.get("/api/me").json()["name"] is None
    assert browser.get("/api/me").json()["name"] == "Ada"


def test_signing_in_gives_a_browser_a_new_token_and_ends_the_guests(server: Server) -> None:
    _, name = account(server)
    browser = as_browser(server, "Guest")
    guest = with_cookie(server, browser)
    browser.post("/api/session", json={"login": name, "password": PASSWORD}).raise_for_status()
    assert guest.get("/api/me").json()["name"] is None
    assert browser.get("/api/me").json()["login"] == name


def test_a_new_password_replaces_the_token_and_ends_all_other_sessions(server: Server) -> None:
    browser, name = account(server)
    before, other = with_cookie(server, browser), another_browser(server, name)
    answer = browser.post("/api/account/password", json={"old": PASSWORD, "new": "staple correct horse"})
    assert answer.json() == {"name": "Ada", "login": name, "bot": False, "token": None}
    assert [before.get("/api/me").json()["name"], other.get("/api/me").json()["name"]] == [None, None]
    assert browser.get("/api/me").json()["login"] == name


def test_only_the_new_password_counts_once_it_is_changed(server: Server) -> None:
    browser, name = account(server)
    browser.post("/api/account/password", json={"old": PASSWORD, "new": "staple correct horse"}).raise_for_status()
    answers = [
        Client(server).post("/api/session", {"login": name, "password": each}) for each in (PASSWORD, "staple correct horse")
    ]
    assert [answer.status_code for answer in answers] == [401, 200]


def test_a_program_gets_its_new_token_in_the_answer(server: Server) -> None:
    program = server.guest()
    program.post("/api/account", {"login": login(), "password": PASSWORD})
    answer = program.post("/api/account/password", {"old": PASSWORD, "new": "staple correct horse"})
    assert Client(server, answer.json()["token"]).get("/api/me").json()["name"] == "Ada"
    problem_of(program.get("/api/me"), 401)


def test_a_password_is_changed_only_by_who_knows_the_old_one(server: Server) -> None:
    browser, name = account(server)
    answer = browser.post("/api/account/password", json={"old": "wrong horse battery", "new": "staple correct horse"})
    assert problem_of(answer, 403)["code"] == "server-wrong-password"
    assert another_browser(server, name).get("/api/me").json()["login"] == name


def test_a_guest_has_no_password_to_change(server: Server) -> None:
    answer = server.guest().post("/api/account/password", {"old": PASSWORD, "new": "staple correct horse"})
    assert problem_of(answer, 409)["code"] == "server-no-account"


# Cookies


def test_a_cookie_has_the_host_prefix_where_it_came_encrypted(server: Server) -> None:
    browser = as_browser(server, **{"X-Forwarded-Proto": "https"})
    assert dict(browser.cookies).keys() == {"__Host-tessera"}


def test_a_socket_that_came_encrypted_is_known_by_the_cookie_with_the_prefix(server: Server) -> None:
    browser = as_browser(server, **{"X-Forwarded-Proto": "https"})
    client = Client(server)
    client.headers = {"Cookie": f"__Host-tessera={browser.cookies['__Host-tessera']}", "X-Forwarded-Proto": "https"}
    with client.live(client.create()) as socket:
        assert hear(socket)["table"]["host"]


def test_a_cookie_with_the_prefix_is_not_taken_over_plain_http(server: Server) -> None:
    token = as_browser(server, **{"X-Forwarded-Proto": "https"}).cookies["__Host-tessera"]
    assert Client(server).get("/api/me", headers={"Cookie": f"__Host-tessera={token}"}).json()["name"] is None


def test_a_cookie_without_the_prefix_is_not_taken_where_it_came_encrypted(server: Server) -> None:
    token = as_browser(server).cookies["tessera"]
    headers = {"Cookie": f"tessera={token}", "X-Forwarded-Proto": "https"}
    assert Client(server).get("/api/me", headers=headers).json()["name"] is None


def test_signing_out_takes_the_cookie_with_the_prefix(server: Server) -> None:
    browser = as_browser(server, **{"X-Forwarded-Proto": "https"})
    answer = browser.delete("/api/session")
    taken = [value for value in answer.headers.get_list("set-cookie") if value.startswith('__Host-tessera=""')]
    assert ["secure" in value.lower() for value in taken] == [True]
    assert browser.get("/api/me").json()["name"] is None


def test_a_cookie_is_kept_for_as_long_again_at_every_visit(server: Server) -> None:
    browser = as_browser(server)
    assert f"Max-Age={90 * 86_400}" in browser.get("/api/me").headers["set-cookie"]


# Registering, signing in


def test_one_guest_who_registers_many_times_at_once_gets_one_account(server: Server) -> None:
    guest, names = server.guest(), [login() for _ in range(6)]
    answers = at_once(*(partial(guest.post, "/api/account", {"login": name, "password": PASSWORD}) for name in names))
    signed_in = [Client(server).post("/api/session", {"login": name, "password": PASSWORD}).status_code for name in names]
    assert sorted(answer.status_code for answer in answers) == [200, 409, 409, 409, 409, 409]
    assert signed_in == [200 if answer.status_code == 200 else 401 for answer in answers]


@pytest.mark.parametrize("password", ["password", "Password1!", "12345678", "iloveyou", "aaaabbbb", "qwertyuiop", "tessera2026"])
def test_a_common_password_is_refused(server: Server, password: str) -> None:
    answer = server.guest().post("/api/account", {"login": login(), "password": password})
    assert problem_of(answer, 422)["code"] == "server-common-password"


def test_the_own_name_is_no_password(server: Server) -> None:
    name = login()
    answer = server.guest().post("/api/account", {"login": name, "password": f"{name}!"})
    assert problem_of(answer, 422)["code"] == "server-common-password"


def test_a_common_password_does_not_replace_another(server: Server) -> None:
    browser, _ = account(server)
    answer = browser.post("/api/account/password", json={"old": PASSWORD, "new": "password123"})
    assert problem_of(answer, 422)["code"] == "server-common-password"


# Lists of sessions


def test_a_person_sees_where_they_are_signed_in(server: Server) -> None:
    browser, name = account(server)
    agent = "Mozilla/5.0 (X11; Linux x86_64; rv:130.0) Gecko/20100101 Firefox/130.0"
    another_browser(server, name, **{"User-Agent": agent})
    listed = browser.get("/api/sessions").json()
    assert sorted((each["client"], each["current"]) for each in listed) == [("Firefox, Linux", False), ("python-httpx", True)]


def test_a_session_is_ended_from_another(server: Server) -> None:
    browser, name = account(server)
    other = with_cookie(server, another_browser(server, name))
    (listed,) = [each for each in browser.get("/api/sessions").json() if not each["current"]]
    with other.live(other.create()) as socket:
        hear(socket)
        assert browser.delete(f"/api/sessions/{listed['id']}").json() == {"done": True}
        assert closed(socket) == SESSION_ENDED
    assert other.get("/api/me").json()["name"] is None


def test_all_other_sessions_are_ended_at_once(server: Server) -> None:
    browser, name = account(server)
    others = [another_browser(server, name) for _ in range(2)]
    browser.delete("/api/sessions").raise_for_status()
    assert [other.get("/api/me").json()["name"] for other in others] == [None, None]
    assert browser.get("/api/me").json()["login"] == name


def test_nobody_ends_the_session_of_another_person(server: Server) -> None:
    ada = server.guest()
    (listed,) = ada.get("/api/sessions").json()
    answer = server.guest("Eve").request("DELETE", f"/api/sessions/{listed['id']}")
    assert problem_of(answer, 404)["code"] == "server-no-session"
    assert ada.get("/api/me").json()["name"] == "Ada"
