"""Seats: sitting down, starting, leaving, coming back, on both databases."""

from typing import Any

import pytest

from tests.support.server import (
    Client,
    Server,
    number_of,
    problem_of,
    two_at_a_table,
    two_on_their_turn,
    wait_for,
)
from tests.support.wire_checks import Json


def kinds(table: Json) -> list[str]:
    return [seat["kind"] for seat in table["seats"]]


def wish(*seats: Json, game: str = "prosperity", **more: Any) -> Json:
    """The body of a request for a table."""
    return {"game": game, "seats": list(seats), **more}


ME, OPEN, BOT = {"kind": "me"}, {"kind": "open"}, {"kind": "bot", "level": "novice"}


# Before the match


def test_whoever_has_the_link_sits_down(server: Server) -> None:
    ada, ben = server.guest(), server.guest("Ben")
    name = ada.create("prosperity", ("me", "open"))
    number_of(ben.do(name, "sit", seat=1))
    seat = ben.table(name)["seats"][1]
    assert (seat["name"], seat["kind"], seat["mine"], seat["ready"]) == ("Ben", "person", True, False)


def test_two_of_the_same_name_are_told_apart(server: Server) -> None:
    ada, other = server.guest(), server.guest()
    name = ada.create("prosperity", ("me", "open"))
    other.do(name, "sit", seat=1)
    assert [seat["name"] for seat in ada.table(name)["seats"]] == ["Ada", "Ada 2"]


def test_a_seat_that_is_taken_is_refused(server: Server) -> None:
    ada, ben, eve = server.guest(), server.guest("Ben"), server.guest("Eve")
    name = ada.create("prosperity", ("me", "open", "open"))
    ben.do(name, "sit", seat=1)
    assert problem_of(eve.do(name, "sit", seat=1), 409)["code"] == "server-seat-taken"


def test_nobody_takes_a_second_seat(server: Server) -> None:
    ada = server.guest()
    name = ada.create("prosperity", ("me", "open"))
    assert problem_of(ada.do(name, "sit", seat=1), 409)["code"] == "server-seated"


def test_a_seat_that_the_table_does_not_have_is_not_found(server: Server) -> None:
    ada, ben = server.guest(), server.guest("Ben")
    name = ada.create("prosperity", ("me", "open"))
    assert problem_of(ben.do(name, "sit", seat=3), 404)["code"] == "server-no-seat"


@pytest.mark.parametrize("key", [None, "wrong"])
def test_a_reserved_seat_is_closed_to_whoever_lacks_its_key(server: Server, key: str | None) -> None:
    ada, eve = server.guest(), server.guest("Eve")
    name = ada.create("prosperity", ("me", "reserved"))
    assert problem_of(eve.do(name, "sit", seat=1, key=key), 403)["code"] == "server-seat-reserved"


def test_the_key_of_a_reserved_seat_opens_it(server: Server) -> None:
    ada, ben = server.guest(), server.guest("Ben")
    created = ada.post("/api/tables", wish(ME, {"kind": "open", "reserved": True})).json()
    number_of(ben.do(created["table"]["id"], "sit", seat=1, key=created["keys"][1]))
    assert ben.table(created["table"]["id"])["seats"][1]["mine"]


def test_the_key_of_a_reserved_seat_is_told_once_and_to_the_host_only(server: Server) -> None:
    ada = server.guest()
    created = ada.post("/api/tables", wish(ME, {"kind": "open", "reserved": True})).json()
    name, key = created["table"]["id"], created["keys"][1]
    assert key not in ada.get(f"/api/tables/{name}").text + ada.get(f"/api/tables/{name}/entries").text


def test_the_match_begins_when_everybody_is_ready(server: Server) -> None:
    ada, ben, cleo = server.guest(), server.guest("Ben"), server.guest("Cleo")
    name = ada.create("prosperity", ("me", "open", "open"))
    for seat, who in enumerate((ben, cleo), 1):
        who.do(name, "sit", seat=seat)
    ben.do(name, "ready")
    assert ada.table(name)["status"] == "open"
    cleo.do(name, "ready")
    assert ada.table(name)["status"] == "playing"


def test_whoever_is_ready_can_take_it_back(server: Server) -> None:
    ada, ben = server.guest(), server.guest("Ben")
    name = ada.create("prosperity", ("me", "open"))
    ada.do(name, "ready", ready=False)
    ben.do(name, "sit", seat=1)
    ben.do(name, "ready")
    assert ada.table(name)["status"] == "open"


def test_a_seat_that_is_given_up_is_open_again(server: Server) -> None:
    ada, ben = server.guest(), server.guest("Ben")
    name = ada.create("prosperity", ("me", "open"))
    ben.do(name, "sit", seat=1)
    number_of(ben.do(name, "stand", seat=1))
    assert kinds(ada.table(name)) == ["person", "open"]


def test_a_reserved_seat_that_is_given_up_is_reserved_again(server: Server) -> None:
    ada, ben = server.guest(), server.guest("Ben")
    created = ada.post("/api/tables", wish(ME, {"kind": "open", "reserved": True})).json()
    name = created["table"]["id"]
    ben.do(name, "sit", seat=1, key=created["keys"][1])
    ben.do(name, "stand", seat=1)
    assert ada.table(name)["seats"][1]["reserved"]


def test_the_host_sends_somebody_away(server: Server) -> None:
    ada, ben = server.guest(), server.guest("Ben")
    name = ada.create("prosperity", ("me", "open"))
    ben.do(name, "sit", seat=1)
    number_of(ada.do(name, "stand", seat=1))
    assert not ben.table(name)["seats"][1]["mine"]


def test_the_log_names_whoever_stood_up(server: Server) -> None:
    ada, ben = server.guest(), server.guest("Ben")
    name = ada.create("prosperity", ("me", "open"))
    ben.do(name, "sit", seat=1)
    ben.do(name, "stand", seat=1)
    assert [entry["name"] for entry in ada.get(f"/api/tables/{name}/entries").json()] == ["Ada", "Ben", "Ben"]


def test_guests_send_nobody_away(server: Server) -> None:
    ada, ben = server.guest(), server.guest("Ben")
    name = ada.create("prosperity", ("me", "open", "open"))
    ben.do(name, "sit", seat=1)
    assert problem_of(ben.do(name, "stand", seat=0), 403)["code"] == "server-not-your-seat"


def test_nobody_stands_up_from_a_match_that_has_begun(server: Server) -> None:
    name, ada, _ = two_at_a_table(server)
    assert problem_of(ada.do(name, "stand", seat=0), 409)["code"] == "server-started"


def test_the_host_invites_a_bot_and_the_match_begins(server: Server) -> None:
    ada = server.guest()
    name = ada.create("prosperity", ("me", "open"))
    number_of(ada.do(name, "invite", seat=1, level="novice"))
    table = ada.table(name)
    assert (table["status"], kinds(table)) == ("playing", ["person", "bot"])


def test_guests_invite_no_bots(server: Server) -> None:
    ada, ben = server.guest(), server.guest("Ben")
    name = ada.create("prosperity", ("me", "open", "open"))
    ben.do(name, "sit", seat=1)
    assert problem_of(ben.do(name, "invite", seat=2, level="novice"), 403)["code"] == "server-host-only"


def test_a_bot_that_was_invited_can_be_sent_away(server: Server) -> None:
    ada = server.guest()
    name = ada.create("prosperity", ("me", "open", "novice"))
    number_of(ada.do(name, "stand", seat=2))
    assert kinds(ada.table(name)) == ["person", "open", "open"]


# Leaving and coming back


def test_a_bot_stands_in_for_whoever_leaves(server: Server) -> None:
    name, ada, ben = two_on_their_turn(server)
    number_of(ada.do(name, "leave", level="novice"))
    assert sorted(kinds(ben.table(name))) == ["away", "person"]
    assert wait_for(ben, name, lambda table: table["position"]["legal"])


def test_whoever_left_does_not_play_before_coming_back(server: Server) -> None:
    name, ada, _ = two_on_their_turn(server)
    ada.do(name, "leave", level="expert")
    assert problem_of(ada.play(name, "income"), 409)["code"] in {"server-away", "server-not-your-turn"}


def test_whoever_left_comes_back_and_plays(server: Server) -> None:
    name, ada, ben = two_on_their_turn(server)
    ben.do(name, "leave", level="novice")
    number_of(ben.do(name, "come"))
    number_of(ada.play(name, "income", "income"))
    legal = wait_for(ben, name, lambda table: table["position"]["legal"])["position"]["legal"]
    number_of(ben.play(name, legal[0]))


def test_nobody_comes_back_who_was_not_away(server: Server) -> None:
    name, ada, _ = two_at_a_table(server)
    assert problem_of(ada.do(name, "come"), 409)["code"] == "server-not-away"


def bot_thoughts(server: Server) -> float:
    """How many turns the bots of a server have thought about."""
    lines = Client(server).get("/metrics").text.splitlines()
    return next(float(line.split()[1]) for line in lines if line.startswith("tessera_bot_seconds_count"))


def test_a_bot_that_still_thinks_does_not_play_for_whoever_is_back(server: Server) -> None:
    name, ada, ben = two_on_their_turn(server)
    thoughts = bot_thoughts(server)
    ada.do(name, "leave", level="expert")
    number_of(ada.do(name, "come"))
    wait_for(ben, name, lambda _: bot_thoughts(server) > thoughts)
    number_of(ben.do(name, "say", text="And now?"))  # after whatever the bot did
    assert not [entry for entry in ben.get(f"/api/tables/{name}/entries").json() if entry["auto"]]
