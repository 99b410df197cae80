"""Exporting what is known about a person, and deleting it; their matches stay, on both databases."""

import secrets

import httpx

from tessera.server.people.records import without_names
from tessera.server.store.entries import Entry
from tests.support.server import Client, Server, closed, finish, hear, number_of, problem_of, two_at_a_table, wait_for

PASSWORD = "correct horse battery"


def account(server: Server, name: str = "Ada") -> tuple[Client, str]:
    login, guest = f"ada-{secrets.token_hex(4)}", server.guest(name)
    assert guest.post("/api/account", {"login": login, "password": PASSWORD}).status_code == 200
    return guest, login


def delete(client: Client, password: str | None = None) -> httpx.Response:
    return client.post("/api/account/deletion", {"password": password})


# Exports


def test_an_export_has_everything_about_a_person(server: Server) -> None:
    ada, login = account(server)
    bot = ada.post("/api/bots", {"name": "Robby"}).json()
    table = ada.create("prosperity", ("me", "open"))
    number = number_of(ada.do(table, "say", text="Anybody there?"))
    known = ada.get("/api/me/export").json()
    assert (known["name"], known["login"]) == ("Ada", login)
    assert [each["current"] for each in known["sessions"]] == [False]
    assert [each["id"] for each in known["bots"]] == [bot["id"]]
    assert [(each["id"], each["seat"], each["match"]) for each in known["tables"]] == [
        (table, 0, f"/api/tables/{table}/match.json")
    ]
    assert [(each["number"], each["text"]) for each in known["entries"] if each["kind"] == "chat"] == [(number, "Anybody there?")]


def test_an_export_has_no_secrets(server: Server) -> None:
    ada, _ = account(server)
    table = ada.create("prosperity", ("me", "open"))
    text = ada.get("/api/me/export").text
    plan = server.stored(table)[0].body
    assert "argon2" not in text
    assert str(ada.token) not in text
    assert str(plan["seed"]) not in text
    assert str(plan["salt"]) not in text


def test_an_export_has_nothing_about_others(server: Server) -> None:
    name, ada, ben = two_at_a_table(server)
    number_of(ben.do(name, "say", text="A word of Ben's"))
    assert "A word of Ben's" not in ada.get("/api/me/export").text


# Deletion


def test_whoever_deletes_an_account_is_signed_out_everywhere(server: Server) -> None:
    ada, login = account(server)
    with ada.live(ada.create()) as socket:
        hear(socket)
        assert delete(ada, PASSWORD).json() == {"name": None, "login": None, "bot": False}
        assert closed(socket) == (4001, "server-session-ended")
    problem_of(ada.get("/api/me"), 401)
    problem_of(Client(server).post("/api/session", {"login": login, "password": PASSWORD}), 401)


def test_an_account_is_not_deleted_without_its_password(server: Server) -> None:
    ada, login = account(server)
    for wrong in (None, "wrong horse battery"):
        assert problem_of(delete(ada, wrong), 403)["code"] == "server-wrong-password"
    assert ada.get("/api/me").json()["login"] == login


def test_a_name_is_free_again_once_its_account_is_deleted(server: Server) -> None:
    ada, login = account(server)
    delete(ada, PASSWORD)
    assert server.guest().post("/api/account", {"login": login, "password": PASSWORD}).status_code == 200


def test_a_deleted_guest_keeps_no_bots(server: Server) -> None:
    ada = server.guest()
    bot = Client(server, ada.post("/api/bots", {"name": "Robby"}).json()["token"])
    assert delete(ada).status_code == 200
    problem_of(bot.get("/api/me"), 401)


def test_a_bot_does_not_delete_itself(server: Server) -> None:
    bot = Client(server, server.guest().post("/api/bots", {"name": "Robby"}).json()["token"])
    assert problem_of(delete(bot), 403)["code"] == "server-not-your-bot"


def test_a_finished_match_of_a_deleted_person_stays_without_the_name(server: Server) -> None:
    ada = server.guest("Ada Lovelace")
    table = ada.create("neotopia", ("me", "novice"))
    number_of(ada.do(table, "say", text="A word of Ada's"))
    before = finish(table, ada)
    delete(ada)
    stranger = Client(server)
    after = stranger.table(table)
    assert (after["status"], after["result"]) == ("over", before["result"])
    assert after["seats"][0]["name"] == "–"
    for path in ("", "/entries", "/match.json", "/match.txt"):
        text = stranger.get(f"/api/tables/{table}{path}").text
        assert not [word for word in ("Lovelace", "A word of") if word in text]
    assert "Lovelace" not in str([entry.body for entry in server.stored(table)])


def test_a_match_under_way_goes_on_with_a_bot_for_a_deleted_person(server: Server) -> None:
    name, ada, ben = two_at_a_table(server)
    delete(ada)
    table = wait_for(ben, name, lambda table: table["position"]["legal"])
    gone, stays = [seat for seat in table["seats"] if not seat["mine"]], [seat for seat in table["seats"] if seat["mine"]]
    assert [(seat["name"], seat["kind"], seat["bot"]) for seat in gone] == [("–", "away", "medium")]
    assert [seat["kind"] for seat in stays] == ["person"]
    number_of(ben.play(name, table["position"]["legal"][0]))


def test_a_seat_at_an_open_table_is_free_again(server: Server) -> None:
    ada, ben = server.guest(), server.guest("Ben")
    name = ada.create("prosperity", ("me", "open", "open"))
    number_of(ben.do(name, "sit", seat=1))
    delete(ben)
    assert [seat["kind"] for seat in ada.table(name)["seats"]] == ["person", "open", "open"]


def test_what_a_guest_had_before_signing_in_is_deleted_with_the_account(server: Server) -> None:
    _, login = account(server, "Countess")
    guest = server.guest("Lovelace")
    name = guest.create("prosperity", ("me", "open"))
    answer = guest.post("/api/session", {"login": login, "password": PASSWORD})
    browser = Client(server)
    browser.headers = {"Cookie": f"tessera={answer.cookies['tessera']}"}
    assert delete(browser, PASSWORD).status_code == 200
    assert "Lovelace" not in str([entry.body for entry in server.stored(name)])


def test_only_the_names_and_words_of_those_who_are_deleted_disappear() -> None:
    seats = [{"name": "Ada", "person": "a"}, {"name": ""}, {"name": "easy", "bot": "easy"}]
    log = [
        Entry(1, 0.0, "create", "a", None, {"seats": seats}),
        Entry(2, 0.0, "sit", "b", None, {"seat": 1, "name": "Ben"}),
        Entry(3, 0.0, "chat", "a", None, {"seat": 0, "text": "Hello"}),
        Entry(4, 0.0, "chat", "b", None, {"seat": 1, "text": "Hi"}),
        Entry(5, 0.0, "stand", "a", None, {"seat": 1, "name": "Ben"}),
    ]
    assert without_names(log, ["b"]) == {
        2: {"seat": 1, "name": "–"},
        4: {"seat": 1, "text": ""},
        5: {"seat": 1, "name": "–"},
    }
