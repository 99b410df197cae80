"""Tables: laying, finding, sitting down, starting, leaving, playing again, on both databases."""

from dataclasses import asdict
from importlib.metadata import entry_points

import pytest

from tessera import find_game
from tests.support.server import (
    Client,
    finish,
    number_of,
    play_to_the_end,
    problem_of,
    two_at_a_table,
    two_on_their_turn,
    wait_for,
)

NO_SUCH_OPTION = {
    "en": "There is no option “speed”; there are: boards, over_pollution.",
    "fr": "L’option «\xa0speed\xa0» n’existe pas\xa0; options possibles\xa0: boards, over_pollution.",
    "de": "Die Option „speed“ gibt es nicht; es gibt: boards, over_pollution.",
    "it": "L’opzione «speed» non esiste; ci sono: boards, over_pollution.",
}


def kinds(table):
    return [seat["kind"] for seat in table["seats"]]


def wish(*seats, game="prosperity", **more):
    """The body of a request for a table."""
    return {"game": game, "seats": list(seats), **more}


ME, OPEN, BOT = {"kind": "me"}, {"kind": "open"}, {"kind": "bot", "level": "novice"}


@pytest.mark.parametrize("name", ["prosperity", "neotopia"])
def test_a_match_against_bots_is_played_to_its_end(server, name):
    client = server.guest()
    table = client.lay(name, ("me", "easy", "novice"))
    assert play_to_the_end(client, table)["result"]["points"]


# Laying


def test_the_games_that_can_be_played_are_listed_as_they_declare_themselves(server):
    listed = {game["name"]: game for game in Client(server).get("/api/games").json()}
    assert set(listed) == {entry.name for entry in entry_points(group="tessera.games")}
    for game in map(find_game, listed):
        told = listed[game.name]
        assert told["players"] == list(game.players)
        assert told["authors"] == list(game.authors)
        assert told["minutes"] == list(game.minutes)
        assert (told["year"], told["rule_prefix"], told["lesson"]) == (game.year, game.rule_prefix, game.lesson is not None)


def test_the_options_of_a_game_are_listed_as_it_declares_them(server):
    for told in Client(server).get("/api/games").json():
        declared = [{**asdict(option), "values": list(option.values)} for option in find_game(told["name"]).options]
        assert told["options"] == declared


def test_a_table_has_the_seats_that_its_host_wants(server):
    ada = server.guest()
    table = ada.table(ada.lay("prosperity", ("me", "open", "reserved", "hard")))
    assert kinds(table) == ["person", "open", "open", "bot"]
    assert [seat["reserved"] for seat in table["seats"]] == [False, False, True, False]
    assert [seat["mine"] for seat in table["seats"]] == [True, False, False, False]
    assert [seat["name"] for seat in table["seats"]] == ["Ada", "", "", "hard"]


def test_a_match_without_open_seats_begins_at_once(server):
    ada = server.guest()
    assert ada.table(ada.lay("neotopia", ("me", "novice")))["status"] == "playing"


def test_the_beginning_of_a_match_tells_what_happens_before_the_first_decision(server):
    ada = server.guest()
    name = ada.lay("prosperity", ("me", "novice"))
    start = next(entry for entry in ada.get(f"/api/tables/{name}/entries").json() if entry["kind"] == "start")
    assert [event["name"] for event in start["events"]][:1] == ["turned"]
    assert "is turned and scores" in start["events"][0]["text"]


def test_a_match_with_an_open_seat_waits(server):
    ada = server.guest()
    table = ada.table(ada.lay("neotopia", ("me", "open")))
    assert (table["status"], table["position"]) == ("open", None)


def test_options_are_those_of_the_game(server):
    ada = server.guest()
    options = {"boards": ["black", "silver"]}
    table = ada.table(ada.lay("prosperity", ("me", "novice"), options=options))
    assert table["options"]["boards"] == ["black", "silver"]
    assert [country["board"] for country in table["position"]["view"]["countries"]] == ["black", "silver"]


@pytest.mark.parametrize("language", NO_SUCH_OPTION)
def test_a_wrong_option_is_refused_in_the_language_of_the_browser(server, language):
    answer = server.guest().post(
        "/api/tables", wish(ME, BOT, options={"speed": 1}), headers={"Accept-Language": f"{language}-CH,en;q=0.5"}
    )
    assert problem_of(answer, 422)["message"] == NO_SUCH_OPTION[language]


def test_the_language_of_the_address_comes_before_that_of_the_browser(server):
    answer = server.guest().post("/api/tables?lang=it", wish(ME, BOT, options={"speed": 1}), headers={"Accept-Language": "de"})
    assert problem_of(answer, 422)["message"] == NO_SUCH_OPTION["it"]


@pytest.mark.parametrize(
    ("body", "code"),
    [
        (wish(ME, BOT, game="chess"), "no-such-game"),
        (wish(ME), "wrong-players"),
        (wish(OPEN, BOT), "server-no-own-seat"),
        (wish(ME, BOT, options={"boards": ["gold", "silver"]}), "prosperity-wrong-boards"),
        (wish(ME, {"kind": "bot", "level": "grandmaster"}), "server-wrong-form"),
        (wish(ME, BOT, colour="red"), "server-wrong-form"),
        (wish(ME, BOT, clock={"kind": "live", "turn": 1}), "server-wrong-form"),
        (wish({"kind": "me", "name": "a\nb"}, BOT), "server-wrong-form"),
    ],
)
def test_a_table_that_cannot_be_is_refused_with_the_reason(server, body, code):
    assert problem_of(server.guest().post("/api/tables", body), 422)["code"] == code


def test_a_stranger_lays_no_table(server):
    assert problem_of(Client(server).post("/api/tables", wish(ME, BOT)), 401)["code"] == "server-who-are-you"


def test_a_client_lays_several_tables_one_after_another(server):
    ada = server.guest()
    names = {ada.lay("prosperity", ("me", "open")) for _ in range(5)}
    assert {line["id"] for line in ada.get("/api/me/tables").json()} == names


def test_a_table_that_is_not_there_is_not_found(server):
    assert problem_of(Client(server).get("/api/tables/abcdefghjkm"), 404)["code"] == "server-no-table"


# Finding


def test_a_listed_table_is_found_by_strangers_until_it_starts(server):
    ada, ben = server.guest(), server.guest("Ben")
    name = ada.lay("prosperity", ("me", "open"), listed=True)
    assert name in {line["id"] for line in Client(server).get("/api/tables").json()}
    ben.do(name, "sit", seat=1)
    ben.do(name, "ready")
    assert name not in {line["id"] for line in Client(server).get("/api/tables").json()}


def test_a_table_that_is_not_listed_is_found_by_its_link_only(server):
    name = server.guest().lay("prosperity", ("me", "open"))
    assert name not in {line["id"] for line in Client(server).get("/api/tables").json()}
    assert Client(server).table(name)["status"] == "open"


def test_ones_own_tables_say_whose_turn_it_is(server):
    name, ada, ben = two_at_a_table(server)
    turns = [next(line for line in who.get("/api/me/tables").json() if line["id"] == name)["my_turn"] for who in (ada, ben)]
    assert turns == [True, False]


# Sitting down and starting


def test_whoever_has_the_link_sits_down(server):
    ada, ben = server.guest(), server.guest("Ben")
    name = ada.lay("prosperity", ("me", "open"))
    number_of(ben.do(name, "sit", seat=1))
    seat = ben.table(name)["seats"][1]
    assert (seat["name"], seat["kind"], seat["mine"], seat["ready"]) == ("Ben", "person", True, False)


def test_two_of_the_same_name_are_told_apart(server):
    ada, other = server.guest(), server.guest()
    name = ada.lay("prosperity", ("me", "open"))
    other.do(name, "sit", seat=1)
    assert [seat["name"] for seat in ada.table(name)["seats"]] == ["Ada", "Ada 2"]


def test_a_seat_that_is_taken_is_refused(server):
    ada, ben, eve = server.guest(), server.guest("Ben"), server.guest("Eve")
    name = ada.lay("prosperity", ("me", "open", "open"))
    ben.do(name, "sit", seat=1)
    assert problem_of(eve.do(name, "sit", seat=1), 409)["code"] == "server-seat-taken"


def test_nobody_takes_a_second_seat(server):
    ada = server.guest()
    name = ada.lay("prosperity", ("me", "open"))
    assert problem_of(ada.do(name, "sit", seat=1), 409)["code"] == "server-seated"


def test_a_seat_that_the_table_does_not_have_is_not_found(server):
    ada, ben = server.guest(), server.guest("Ben")
    name = ada.lay("prosperity", ("me", "open"))
    assert problem_of(ben.do(name, "sit", seat=3), 404)["code"] == "server-no-seat"


@pytest.mark.parametrize("key", [None, "wrong"])
def test_a_reserved_seat_is_closed_to_whoever_lacks_its_key(server, key):
    ada, eve = server.guest(), server.guest("Eve")
    name = ada.lay("prosperity", ("me", "reserved"))
    assert problem_of(eve.do(name, "sit", seat=1, key=key), 403)["code"] == "server-seat-reserved"


def test_the_key_of_a_reserved_seat_opens_it(server):
    ada, ben = server.guest(), server.guest("Ben")
    laid = ada.post("/api/tables", wish(ME, {"kind": "open", "reserved": True})).json()
    number_of(ben.do(laid["table"]["id"], "sit", seat=1, key=laid["keys"][1]))
    assert ben.table(laid["table"]["id"])["seats"][1]["mine"]


def test_the_key_of_a_reserved_seat_is_told_once_and_to_the_host_only(server):
    ada = server.guest()
    laid = ada.post("/api/tables", wish(ME, {"kind": "open", "reserved": True})).json()
    name, key = laid["table"]["id"], laid["keys"][1]
    assert key not in ada.get(f"/api/tables/{name}").text + ada.get(f"/api/tables/{name}/entries").text


def test_the_match_begins_when_everybody_is_ready(server):
    ada, ben, cleo = server.guest(), server.guest("Ben"), server.guest("Cleo")
    name = ada.lay("prosperity", ("me", "open", "open"))
    for seat, who in enumerate((ben, cleo), 1):
        who.do(name, "sit", seat=seat)
    ben.do(name, "ready")
    assert ada.table(name)["status"] == "open"
    cleo.do(name, "ready")
    assert ada.table(name)["status"] == "playing"


def test_whoever_is_ready_can_take_it_back(server):
    ada, ben = server.guest(), server.guest("Ben")
    name = ada.lay("prosperity", ("me", "open"))
    ada.do(name, "ready", ready=False)
    ben.do(name, "sit", seat=1)
    ben.do(name, "ready")
    assert ada.table(name)["status"] == "open"


def test_a_seat_that_is_given_up_is_open_again(server):
    ada, ben = server.guest(), server.guest("Ben")
    name = ada.lay("prosperity", ("me", "open"))
    ben.do(name, "sit", seat=1)
    number_of(ben.do(name, "stand", seat=1))
    assert kinds(ada.table(name)) == ["person", "open"]


def test_a_reserved_seat_that_is_given_up_is_reserved_again(server):
    ada, ben = server.guest(), server.guest("Ben")
    laid = ada.post("/api/tables", wish(ME, {"kind": "open", "reserved": True})).json()
    name = laid["table"]["id"]
    ben.do(name, "sit", seat=1, key=laid["keys"][1])
    ben.do(name, "stand", seat=1)
    assert ada.table(name)["seats"][1]["reserved"]


def test_the_host_sends_somebody_away(server):
    ada, ben = server.guest(), server.guest("Ben")
    name = ada.lay("prosperity", ("me", "open"))
    ben.do(name, "sit", seat=1)
    number_of(ada.do(name, "stand", seat=1))
    assert not ben.table(name)["seats"][1]["mine"]


def test_the_log_names_whoever_stood_up(server):
    ada, ben = server.guest(), server.guest("Ben")
    name = ada.lay("prosperity", ("me", "open"))
    ben.do(name, "sit", seat=1)
    ben.do(name, "stand", seat=1)
    assert [entry["name"] for entry in ada.get(f"/api/tables/{name}/entries").json()] == ["Ada", "Ben", "Ben"]


def test_guests_send_nobody_away(server):
    ada, ben = server.guest(), server.guest("Ben")
    name = ada.lay("prosperity", ("me", "open", "open"))
    ben.do(name, "sit", seat=1)
    assert problem_of(ben.do(name, "stand", seat=0), 403)["code"] == "server-not-your-seat"


def test_nobody_stands_up_from_a_match_that_has_begun(server):
    name, ada, _ = two_at_a_table(server)
    assert problem_of(ada.do(name, "stand", seat=0), 409)["code"] == "server-started"


def test_the_host_invites_a_bot_and_the_match_begins(server):
    ada = server.guest()
    name = ada.lay("prosperity", ("me", "open"))
    number_of(ada.do(name, "invite", seat=1, level="novice"))
    table = ada.table(name)
    assert (table["status"], kinds(table)) == ("playing", ["person", "bot"])


def test_guests_invite_no_bots(server):
    ada, ben = server.guest(), server.guest("Ben")
    name = ada.lay("prosperity", ("me", "open", "open"))
    ben.do(name, "sit", seat=1)
    assert problem_of(ben.do(name, "invite", seat=2, level="novice"), 403)["code"] == "server-host-only"


def test_a_bot_that_was_invited_can_be_sent_away(server):
    ada = server.guest()
    name = ada.lay("prosperity", ("me", "open", "novice"))
    number_of(ada.do(name, "stand", seat=2))
    assert kinds(ada.table(name)) == ["person", "open", "open"]


# Leaving, coming back, playing again


def test_a_bot_stands_in_for_whoever_leaves(server):
    name, ada, ben = two_on_their_turn(server)
    number_of(ada.do(name, "leave", level="novice"))
    assert sorted(kinds(ben.table(name))) == ["away", "person"]
    assert wait_for(ben, name, lambda table: table["position"]["legal"])


def test_whoever_left_does_not_play_before_coming_back(server):
    name, ada, _ = two_on_their_turn(server)
    ada.do(name, "leave", level="expert")
    assert problem_of(ada.play(name, "income"), 409)["code"] in {"server-away", "server-not-your-turn"}


def test_whoever_left_comes_back_and_plays(server):
    name, ada, ben = two_on_their_turn(server)
    ben.do(name, "leave", level="novice")
    number_of(ben.do(name, "come"))
    number_of(ada.play(name, "income", "income"))
    legal = wait_for(ben, name, lambda table: table["position"]["legal"])["position"]["legal"]
    number_of(ben.play(name, legal[0]))


def test_nobody_comes_back_who_was_not_away(server):
    name, ada, _ = two_at_a_table(server)
    assert problem_of(ada.do(name, "come"), 409)["code"] == "server-not-away"


def bot_thoughts(server):
    """How many turns the bots of a server have thought about."""
    lines = Client(server).get("/metrics").text.splitlines()
    return next(float(line.split()[1]) for line in lines if line.startswith("tessera_bot_seconds_count"))


def test_a_bot_that_still_thinks_does_not_play_for_whoever_is_back(server):
    name, ada, ben = two_on_their_turn(server)
    thoughts = bot_thoughts(server)
    ada.do(name, "leave", level="expert")
    number_of(ada.do(name, "come"))
    wait_for(ben, name, lambda _: bot_thoughts(server) > thoughts)
    number_of(ben.do(name, "say", text="And now?"))  # after whatever the bot did
    assert not [entry for entry in ben.get(f"/api/tables/{name}/entries").json() if entry["auto"]]


def test_a_rematch_turns_the_seats_by_one(server):
    ada = server.guest()
    name = ada.lay("prosperity", ("me", "novice", "easy"), options={"boards": ["black", "silver", "silver"]})
    finish(name, ada)
    number_of(ada.do(name, "rematch"))
    other = ada.table(ada.table(name)["rematch"])
    assert [seat["name"] for seat in other["seats"]] == ["novice", "easy", "Ada"]
    assert other["options"]["boards"] == ["silver", "silver", "black"]
    assert other["status"] == "playing"


def test_a_rematch_waits_for_the_others(server):
    name, ada, ben = two_at_a_table(server)
    finish(name, ada, ben)
    ada.do(name, "rematch")
    other = ben.table(name)["rematch"]
    assert kinds(ben.table(other)) == ["person", "person"]
    assert ben.table(other)["status"] == "open"
    ben.do(other, "ready")
    assert ben.table(other)["status"] == "playing"


def test_whoever_asks_second_is_led_to_the_same_rematch(server):
    name, ada, ben = two_at_a_table(server)
    finish(name, ada, ben)
    number_of(ada.do(name, "rematch"))
    other = ada.table(name)["rematch"]
    number_of(ben.do(name, "rematch"))
    assert ben.table(name)["rematch"] == other


def test_a_repeated_wish_for_a_rematch_is_answered_the_same(server):
    ada = server.guest()
    name = ada.lay("prosperity", ("me", "novice"))
    finish(name, ada)
    number = number_of(ada.do(name, "rematch", "again"))
    ada.do(name, "say", text="Well played")
    assert number_of(ada.do(name, "rematch", "again")) == number


def test_there_is_no_rematch_before_the_end(server):
    name, ada, _ = two_at_a_table(server)
    assert problem_of(ada.do(name, "rematch"), 409)["code"] == "server-not-over"


def test_the_seed_is_told_when_the_match_is_over(server):
    ada = server.guest()
    name = ada.lay("prosperity", ("me", "novice"))
    assert (ada.table(name)["seed"], ada.table(name)["salt"]) == (None, None)
    over = finish(name, ada)
    assert over["seed"] is not None
    assert over["salt"] is not None


# Talking


def said(client, name):
    return [entry["text"] for entry in client.get(f"/api/tables/{name}/entries").json() if entry["kind"] == "chat"]


def test_what_somebody_says_is_heard_at_the_table(server):
    name, ada, ben = two_at_a_table(server)
    ada.do(name, "say", text="  Hello, Ben!  ")
    assert said(ben, name) == ["Hello, Ben!"]


def test_only_those_at_the_table_speak(server):
    name, _, _ = two_at_a_table(server)
    assert problem_of(server.guest("Eve").do(name, "say", text="Hello"), 403)["code"] == "server-not-seated"


def test_a_muted_seat_is_heard_no_more_by_whoever_muted_it(server):
    name, ada, ben = two_at_a_table(server)
    seat = next(number for number, seat in enumerate(ben.table(name)["seats"]) if seat["mine"])
    ada.do(name, "mute", seat=seat)
    ben.do(name, "say", text="Hurry up")
    assert said(ada, name) == []
    assert said(ben, name) == said(Client(server), name) == ["Hurry up"]
    assert ada.table(name)["muted"] == [seat]


def test_a_seat_can_be_heard_again(server):
    name, ada, ben = two_at_a_table(server)
    seat = next(number for number, seat in enumerate(ben.table(name)["seats"]) if seat["mine"])
    ada.do(name, "mute", seat=seat)
    ben.do(name, "say", text="Hurry up")
    ada.do(name, "mute", seat=seat, muted=False)
    assert said(ada, name) == ["Hurry up"]
