"""Chat: what people say at a table, and seats that somebody has muted, on both databases."""

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
