"""The socket of a table and its polite alternative: news, what was missed, presence, commands, drafts, on both databases."""

import json
from typing import Any

import pytest
from websockets.sync.client import ClientConnection

from tests.support.server import Client, Server, hear, number_of, problem_of, two_at_a_table, two_on_their_turn, wait_for
from tests.support.wire_checks import Json


def say(socket: ClientConnection, kind: str, **body: Any) -> None:
    """Sends a message over a socket."""
    socket.send(json.dumps({"type": kind, **body}))


def do(socket: ClientConnection, command: str, **body: Any) -> None:
    say(socket, "do", command={"id": command, **body})


def kinds(news: Json) -> list[str]:
    return [entry["kind"] for entry in news["entries"]]


def numbers(entries: list[Json]) -> list[int]:
    return [entry["number"] for entry in entries]


# News


def test_a_socket_begins_with_the_table_as_it_is(server: Server) -> None:
    name, ada, _ = two_on_their_turn(server)
    with ada.live(name) as socket:
        news = hear(socket)
    assert (news["type"], news["entries"]) == ("news", [])
    assert news["table"]["position"] == ada.table(name)["position"]


def test_everybody_at_the_table_hears_who_sits_down(server: Server) -> None:
    ada, ben = server.guest(), server.guest("Ben")
    name = ada.create("prosperity", ("me", "open"))
    with ada.live(name) as socket:
        hear(socket, "news")
        number_of(ben.do(name, "sit", seat=1))
        news = hear(socket, "news")
    assert (kinds(news), news["entries"][0]["name"]) == (["sit"], "Ben")
    assert news["table"]["seats"][1]["kind"] == "person"


def test_a_move_is_news_with_a_line_for_people_in_their_language(server: Server) -> None:
    name, ada, ben = two_on_their_turn(server)
    with ben.live(name) as socket, ben.live(name, lang="de") as german:
        hear(socket, "news")
        hear(german, "news")
        number_of(ada.play(name, "income"))
        told = [hear(each, "news")["entries"][0] for each in (socket, german)]
    assert [entry["moves"] for entry in told] == [["income"], ["income"]]
    assert told[0]["events"][0]["facts"] == told[1]["events"][0]["facts"]
    assert told[0]["events"][0]["text"] != told[1]["events"][0]["text"]


def test_a_socket_that_comes_back_hears_what_it_missed(server: Server) -> None:
    name, ada, ben = two_on_their_turn(server)
    with ben.live(name) as socket:
        seen = hear(socket, "news")["table"]["number"]
    number_of(ada.do(name, "say", text="Are you there?"))
    number_of(ada.play(name, "income"))
    with ben.live(name, since=seen) as socket:
        news = hear(socket, "news")
    assert kinds(news) == ["chat", "play"]
    assert numbers(news["entries"]) == [seen + 1, seen + 2]


def test_a_socket_from_the_beginning_hears_the_whole_log(server: Server) -> None:
    name, ada, _ = two_at_a_table(server)
    with ada.live(name, since=0) as socket:
        news = hear(socket, "news")
    assert kinds(news) == ["create", "sit", "ready", "start"]


def test_a_long_log_is_told_from_its_beginning(server: Server) -> None:
    name, ada, ben = two_on_their_turn(server)
    for number in range(20):
        number_of(ada.do(name, "say", text=f"{number}"))
    number = ada.table(name)["number"]
    with ben.live(name, since=0) as socket:
        news = hear(socket, "news")
    assert numbers(news["entries"]) == list(range(1, number + 1))
    assert news["entries"] == ben.get(f"/api/tables/{name}/entries").json()


def test_who_only_watches_hears_the_news_too(server: Server) -> None:
    name, ada, _ = two_on_their_turn(server)
    with Client(server).live(name) as socket:
        hear(socket, "news")
        number_of(ada.play(name, "income"))
        assert kinds(hear(socket, "news")) == ["play"]


def test_the_socket_of_a_table_that_is_not_there_says_so_and_closes(server: Server) -> None:
    with server.guest().live("abcdefghjkm") as socket:
        assert hear(socket)["problem"]["code"] == "server-no-table"


# Polling


def test_whoever_polls_hears_the_same_as_whoever_listens(server: Server) -> None:
    name, ada, ben = two_on_their_turn(server)
    with ben.live(name) as socket:
        seen = hear(socket, "news")["table"]["number"]
        number_of(ada.play(name, "income", "income"))
        news = hear(socket, "news")
    assert ben.get(f"/api/tables/{name}/entries?since={seen}").json() == news["entries"]


def test_there_is_nothing_after_the_last_entry(server: Server) -> None:
    name, ada, _ = two_at_a_table(server)
    assert ada.get(f"/api/tables/{name}/entries?since={ada.table(name)['number']}").json() == []


def test_the_lines_of_the_log_are_in_the_language_asked_for(server: Server) -> None:
    name, ada, _ = two_on_their_turn(server)
    number_of(ada.play(name, "income"))
    lines = {
        ada.get(f"/api/tables/{name}/entries?lang={language}").json()[-1]["events"][0]["text"]
        for language in ("en", "fr", "de", "it")
    }
    assert len(lines) == 4


def test_a_recap_tells_what_happened_since_ones_last_turn(server: Server) -> None:
    name, ada, ben = two_on_their_turn(server)
    own = number_of(ada.play(name, "income", "income"))
    number_of(ben.do(name, "say", text="My turn"))
    assert numbers(ada.get(f"/api/tables/{name}/recap").json()) == [own + 1]
    assert numbers(ben.get(f"/api/tables/{name}/recap").json())[-2:] == [own, own + 1]


# Presence


def here(client: Client, name: str) -> list[bool]:
    return [seat["here"] for seat in client.table(name)["seats"]]


def test_who_is_connected_is_here(server: Server) -> None:
    ada, ben = server.guest(), server.guest("Ben")
    name = ada.create("prosperity", ("me", "open"))
    assert here(ben, name) == [False, False]
    with ada.live(name) as socket:
        hear(socket, "news")
        assert here(ben, name) == [True, False]


def test_others_hear_who_comes_and_goes(server: Server) -> None:
    name, ada, ben = two_at_a_table(server)
    seats = [next(number for number, seat in enumerate(who.table(name)["seats"]) if seat["mine"]) for who in (ada, ben)]
    with ada.live(name) as socket:
        hear(socket, "news")
        with ben.live(name) as other:
            hear(other, "news")
            assert hear(socket, "here")["here"] == [0, 1]
        assert hear(socket, "here")["here"] == seats[:1]


def test_whoever_sits_down_while_connected_is_here(server: Server) -> None:
    ada, ben = server.guest(), server.guest("Ben")
    name = ada.create("prosperity", ("me", "open"))
    with ben.live(name) as socket:
        hear(socket, "news")
        do(socket, "mine", do="sit", seat=1)
        hear(socket, "news")
        assert here(ada, name) == [False, True]
    wait_for(ada, name, lambda table: not table["seats"][1]["here"])


def test_whoever_stands_up_while_connected_is_not_here(server: Server) -> None:
    ada, ben = server.guest(), server.guest("Ben")
    name = ada.create("prosperity", ("me", "open"))
    ben.do(name, "sit", seat=1)
    with ben.live(name) as socket:
        hear(socket, "news")
        ben.do(name, "stand", seat=1)
        hear(socket, "news")
        assert here(ada, name) == [False, False]


# Commands, drafts and questions over the socket


def test_a_command_over_the_socket_is_acknowledged_with_its_number(server: Server) -> None:
    name, ada, _ = two_on_their_turn(server)
    with ada.live(name) as socket:
        seen = hear(socket, "news")["table"]["number"]
        do(socket, "mine", do="play", moves=["income"], seen=seen)
        ack = hear(socket, "ack")["ack"]
    assert ack == {"id": "mine", "number": seen + 1}


def test_a_command_that_was_sent_twice_is_done_once_over_socket_and_http_alike(server: Server) -> None:
    name, ada, _ = two_on_their_turn(server)
    seen = ada.table(name)["number"]
    number = number_of(ada.play(name, "income", seen=seen, command="mine"))
    with ada.live(name) as socket:
        do(socket, "mine", do="play", moves=["income"], seen=seen)
        assert hear(socket, "ack")["ack"]["number"] == number
    assert ada.table(name)["number"] == number


def test_what_is_refused_over_the_socket_is_told_with_the_id_of_the_command(server: Server) -> None:
    name, ada, _ = two_on_their_turn(server)
    with ada.live(name) as socket:
        seen = hear(socket, "news")["table"]["number"]
        do(socket, "mine", do="play", moves=["pay 1"], seen=seen)
        told = hear(socket, "problem")
    assert (told["id"], told["problem"]["rule"]) == ("mine", "P-11")


def test_a_draft_over_the_socket_is_previewed(server: Server) -> None:
    name, ada, _ = two_on_their_turn(server)
    with ada.live(name) as socket:
        seen = hear(socket, "news")["table"]["number"]
        say(socket, "try", id="draft", draft={"seen": seen, "moves": ["income"]})
        told = hear(socket, "preview")
    assert (told["id"], told["preview"]["played"]) == ("draft", 1)


def test_refusals_are_asked_for_over_the_socket(server: Server) -> None:
    name, ada, _ = two_on_their_turn(server)
    with ada.live(name) as socket:
        seen = hear(socket, "news")["table"]["number"]
        say(socket, "why", id="draft", draft={"seen": seen, "moves": []})
        told = hear(socket, "refusals")
    assert "P-11" in {each["rule"] for each in told["refusals"]}


@pytest.mark.parametrize("text", ["", "nonsense", "{}", '{"type": "do"}', '{"type": "do", "command": {"do": "sit"}}'])
def test_a_message_that_makes_no_sense_is_refused_and_the_socket_stays_open(server: Server, text: str) -> None:
    name, ada, _ = two_at_a_table(server)
    with ada.live(name) as socket:
        hear(socket, "news")
        socket.send(text)
        told = hear(socket, "problem")
        assert (told["id"], told["problem"]["code"]) == (None, "server-wrong-form")
        do(socket, "mine", do="say", text="Sorry")
        assert hear(socket, "ack")["ack"]["id"] == "mine"


def test_a_wrong_token_opens_no_socket(server: Server) -> None:
    name, _, _ = two_on_their_turn(server)
    with Client(server, "A" * 43).live(name) as socket:
        assert hear(socket, "problem")["problem"]["code"] == "server-wrong-token"


def test_without_a_secret_nobody_acts_over_the_socket(server: Server) -> None:
    name, ada, _ = two_on_their_turn(server)
    with Client(server).live(name) as socket:
        seen = hear(socket, "news")["table"]["number"]
        do(socket, "mine", do="play", moves=["income"], seen=seen)
        assert hear(socket, "problem")["problem"]["code"] == "server-who-are-you"
    assert ada.table(name)["number"] == seen


def test_another_guest_does_not_act_over_the_socket(server: Server) -> None:
    name, ada, _ = two_on_their_turn(server)
    with server.guest("Eve").live(name) as socket:
        seen = hear(socket, "news")["table"]["number"]
        do(socket, "mine", do="play", moves=["income"], seen=seen)
        assert hear(socket, "problem")["problem"]["code"] == "server-not-seated"
    assert ada.table(name)["number"] == seen


def test_entries_of_a_table_that_is_not_there_are_not_found(server: Server) -> None:
    problem_of(Client(server).get("/api/tables/abcdefghjkm/entries"), 404)


def test_a_ping_is_answered_by_a_pong_with_its_id_also_for_those_who_only_watch(server: Server) -> None:
    name, ada, _ = two_on_their_turn(server)
    for who in (ada, Client(server)):
        with who.live(name) as socket:
            hear(socket, "news")
            say(socket, "ping", id="p1")
            assert hear(socket, "pong")["id"] == "p1"
