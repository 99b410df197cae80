"""People: guests, cookies, accounts, bots of one's own, on both databases."""

import secrets

import httpx
import pytest
from pydantic import TypeAdapter

from tessera.server.wire.table import Turn
from tests.support.server import Client, Server, alone_on_ones_turn, finish, number_of, problem_of, two_on_their_turn

PASSWORD = "correct horse"


def login() -> str:
    return f"ada-{secrets.token_hex(4)}"


def browser(server: Server, answer: httpx.Response) -> Client:
    """A client that is known by the cookie of an answer."""
    client = Client(server)
    client.headers = {"Cookie": f"tessera={answer.cookies['tessera']}"}
    return client


def tables_of(client: Client) -> set[str]:
    return {line["id"] for line in client.get("/api/me/tables").json()}


def account(server: Server) -> tuple[Client, str]:
    """A new account, by the guest that it was, and its name."""
    name, guest = login(), server.guest()
    assert guest.post("/api/account", {"login": name, "password": PASSWORD}).status_code == 200
    return guest, name


# Guests


def test_a_stranger_is_nobody(server: Server) -> None:
    assert Client(server).get("/api/me").json() == {"name": None, "login": None, "bot": False}


def test_a_browser_becomes_a_guest_by_a_name(server: Server) -> None:
    answer = Client(server).post("/api/me", {"name": " Ada "})
    assert browser(server, answer).get("/api/me").json()["name"] == "Ada"


def test_the_cookie_is_closed_to_scripts_and_other_sites(server: Server) -> None:
    cookie = Client(server).post("/api/me", {"name": "Ada"}).headers["set-cookie"].lower()
    assert "httponly" in cookie
    assert "samesite=lax" in cookie
    assert "path=/" in cookie


def test_the_cookie_goes_over_encrypted_connections_only_where_there_are_some(server: Server) -> None:
    headers = {"X-Forwarded-Proto": "https"}
    cookies = [Client(server).post("/api/me", {"name": "Ada"}, headers=more).headers["set-cookie"] for more in (headers, {})]
    assert ["Secure" in cookie for cookie in cookies] == [True, False]


def test_a_guest_plays_by_the_cookie(server: Server) -> None:
    ada = browser(server, Client(server).post("/api/me", {"name": "Ada"}))
    name = alone_on_ones_turn(ada)
    number_of(ada.play(name, "income"))


def test_a_guest_gets_another_name_and_stays_the_same(server: Server) -> None:
    ada = server.guest()
    name = ada.create("prosperity", ("me", "open"))
    assert ada.post("/api/me", {"name": "Countess"}).json()["name"] == "Countess"
    assert tables_of(ada) == {name}


@pytest.mark.parametrize("name", ["", "   ", "x" * 31, "a\nb", "a\0b"])
def test_a_name_that_cannot_stand_in_a_log_is_refused(server: Server, name: str) -> None:
    assert problem_of(Client(server).post("/api/me", {"name": name}), 422)["code"] == "server-wrong-form"


def test_a_wrong_token_is_refused_even_where_strangers_may_look(server: Server) -> None:
    assert problem_of(Client(server, "A" * 43).get("/api/tables"), 401)["code"] == "server-wrong-token"


def test_a_cookie_that_is_not_known_any_more_makes_a_stranger(server: Server) -> None:
    client = Client(server)
    client.headers = {"Cookie": "tessera=forgotten"}
    assert client.get("/api/me").json()["name"] is None


# Accounts


def test_an_account_keeps_the_matches_of_the_guest(server: Server) -> None:
    ada = server.guest()
    name = ada.create("prosperity", ("me", "open"))
    ada.post("/api/account", {"login": login(), "password": PASSWORD})
    assert tables_of(ada) == {name}
    assert ada.table(name)["host"]


def test_an_account_is_signed_in_to_from_another_browser(server: Server) -> None:
    ada, name = account(server)
    table = ada.create("prosperity", ("me", "open"))
    answer = Client(server).post("/api/session", {"login": name, "password": PASSWORD})
    assert answer.json()["login"] == name
    assert tables_of(browser(server, answer)) == {table}


def test_the_name_of_an_account_is_the_same_in_small_and_large_letters(server: Server) -> None:
    _, name = account(server)
    assert Client(server).post("/api/session", {"login": name.upper(), "password": PASSWORD}).status_code == 200


def test_whoever_signs_in_brings_the_matches_of_the_guest(server: Server) -> None:
    _, name = account(server)
    guest = server.guest("Guest")
    table = alone_on_ones_turn(guest)
    answer = guest.post("/api/session", {"login": name, "password": PASSWORD})
    owner = browser(server, answer)
    assert tables_of(owner) == {table}
    number_of(owner.play(table, "income"))
    assert owner.table(table)["host"]


def test_a_match_that_was_claimed_is_the_guests_no_more(server: Server) -> None:
    _, name = account(server)
    guest = server.guest("Guest")
    table = alone_on_ones_turn(guest)
    guest.post("/api/session", {"login": name, "password": PASSWORD})
    assert tables_of(guest) == set()
    problem_of(guest.play(table, "income"), 403)


def test_finished_matches_are_claimed_too(server: Server) -> None:
    _, name = account(server)
    guest = server.guest("Guest")
    table = guest.create("neotopia", ("me", "novice"))
    finish(table, guest)
    owner = browser(server, guest.post("/api/session", {"login": name, "password": PASSWORD}))
    assert tables_of(owner) == {table}


def test_a_wrong_password_is_refused_like_an_account_that_is_not_there(server: Server) -> None:
    _, name = account(server)
    wrong = Client(server).post("/api/session", {"login": name, "password": "wrong horse"})
    nobody = Client(server).post("/api/session", {"login": login(), "password": PASSWORD})
    assert problem_of(wrong, 401) == problem_of(nobody, 401)
    assert "set-cookie" not in wrong.headers


def test_a_name_that_is_taken_is_refused(server: Server) -> None:
    _, name = account(server)
    body = {"login": name.upper(), "password": PASSWORD}
    assert problem_of(server.guest().post("/api/account", body), 409)["code"] == "server-login-taken"


def test_an_account_is_made_once(server: Server) -> None:
    ada, _ = account(server)
    body = {"login": login(), "password": PASSWORD}
    assert problem_of(ada.post("/api/account", body), 409)["code"] == "server-has-account"


def test_a_short_password_is_refused_and_not_told(server: Server) -> None:
    said = problem_of(server.guest().post("/api/account", {"login": login(), "password": "hunter2"}), 422)
    assert "hunter2" not in said["message"]


def test_who_signs_out_is_a_stranger_with_a_secret_that_is_worth_nothing(server: Server) -> None:
    ada = browser(server, Client(server).post("/api/me", {"name": "Ada"}))
    answer = ada.request("DELETE", "/api/session")
    assert answer.json()["name"] is None
    assert 'tessera=""' in answer.headers["set-cookie"]
    assert ada.get("/api/me").json()["name"] is None


def test_signing_out_leaves_other_browsers_signed_in(server: Server) -> None:
    ada, name = account(server)
    other = browser(server, Client(server).post("/api/session", {"login": name, "password": PASSWORD}))
    other.request("DELETE", "/api/session")
    assert ada.get("/api/me").json()["login"] == name


# Bots of one's own


def own_bot(owner: Client, name: str = "Robby") -> tuple[Client, str]:
    made = owner.post("/api/bots", {"name": name}).json()
    return Client(owner.server, made["token"]), made["id"]


def next_turn(stream: httpx.Response) -> Turn:
    """The next turn of a stream, past the signs of life."""
    return TypeAdapter(Turn).validate_json(next(line for line in stream.iter_lines() if line))


def test_a_bot_is_known_by_its_token(server: Server) -> None:
    bot, _ = own_bot(server.guest())
    assert bot.get("/api/me").json() == {"name": "Robby", "login": None, "bot": True}


def test_an_owner_sees_the_own_bots_only(server: Server) -> None:
    ada, ben = server.guest(), server.guest("Ben")
    _, mine = own_bot(ada)
    own_bot(ben)
    assert ada.get("/api/bots").json() == [{"id": mine, "name": "Robby"}]


def test_a_bot_sits_down_and_plays_like_anybody(server: Server) -> None:
    ada = server.guest()
    bot, _ = own_bot(ada)
    name = ada.create("prosperity", ("me", "open"))
    number_of(bot.do(name, "sit", seat=1))
    number_of(bot.do(name, "ready"))
    while not (legal := bot.table(name)["position"]["legal"]):
        number_of(ada.play(name, ada.table(name)["position"]["legal"][0]))
    number_of(bot.play(name, legal[0]))


def test_a_bot_hears_that_it_is_its_turn(server: Server) -> None:
    bot, _ = own_bot(server.guest())
    name = alone_on_ones_turn(bot)
    with httpx.stream("GET", f"{server.url}/api/turns", headers=bot.headers, timeout=30) as stream:
        turn = next_turn(stream)
    assert (turn["table"], turn["number"]) == (name, bot.table(name)["number"])
    assert "income" in turn["position"]["legal"]


def test_a_turn_is_told_as_it_comes(server: Server) -> None:
    name, ada, ben = two_on_their_turn(server)
    with httpx.stream("GET", f"{server.url}/api/turns", headers=ben.headers, timeout=30) as stream:
        number_of(ada.play(name, "income", "income"))
        turn = next_turn(stream)
    assert turn["position"]["legal"] == ben.table(name)["position"]["legal"]


def test_the_token_of_a_bot_can_be_taken_away(server: Server) -> None:
    ada = server.guest()
    bot, number = own_bot(ada)
    assert ada.request("DELETE", f"/api/bots/{number}").json() == {"done": True}
    assert problem_of(bot.get("/api/me"), 401)["code"] == "server-wrong-token"
    assert ada.get("/api/bots").json() == []


def test_nobody_takes_the_token_of_anothers_bot_away(server: Server) -> None:
    bot, number = own_bot(server.guest())
    assert problem_of(server.guest("Eve").request("DELETE", f"/api/bots/{number}"), 403)["code"] == "server-not-your-bot"
    assert bot.get("/api/me").status_code == 200


def test_a_bot_has_no_bots_and_no_account(server: Server) -> None:
    bot, _ = own_bot(server.guest())
    problem_of(bot.post("/api/bots", {"name": "Robby 2"}), 403)
    problem_of(bot.post("/api/account", {"login": login(), "password": PASSWORD}), 409)
