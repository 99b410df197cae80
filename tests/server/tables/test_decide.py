"""Decisions: what a command becomes, or why it is refused. A table is a value here; there is no server, clock or database."""

from dataclasses import replace
from typing import Any, get_args

import pytest

from tessera import find_game
from tessera.core.errors import TesseraError
from tessera.server.people.person import Person
from tessera.server.store.entries import Entry, EntryKind
from tessera.server.tables.bot_seats import ThoughtTurn
from tessera.server.tables.changes import BotTurn, ClaimSeats, ClockTurn, NewEntry, ServerCommand
from tessera.server.tables.decide import decide, follow_up
from tessera.server.tables.plan import plan_table
from tessera.server.tables.table import CHANGES, Table, created
from tessera.server.wire.commands import (
    Agree,
    AnyCommand,
    Come,
    Invite,
    Leave,
    Mute,
    Play,
    Ready,
    Rematch,
    Say,
    Sit,
    Stand,
    Think,
    Undo,
)
from tessera.server.wire.new_table import NewTable

ADA, BEN, EVE = Person("a", "Ada"), Person("b", "Ben"), Person("e", "Eve")
ME, OPEN, RESERVED = {"kind": "me"}, {"kind": "open"}, {"kind": "open", "reserved": True}
NOVICE = {"kind": "bot", "level": "novice"}
CLOCK = {"kind": "live", "turn": 60, "bank": 0}
SIT, READY = Sit(id="sit", do="sit", seat=1), Ready(id="ready", do="ready")
LEAVE = Leave(id="leave", do="leave", level="novice")


def new_table(*seats: dict[str, Any], game: str = "neotopia", **wish: Any) -> Table:
    """A table that Ada has created; the key of each reserved seat is `key`."""
    new = NewTable.model_validate({"game": game, "seats": list(seats), **wish})
    keys = ["key" if seat == RESERVED else None for seat in seats]
    return settled(created("table", plan_table(new, ADA, find_game(game), None, keys), ADA.id, 0.0))


def stored(table: Table, new: NewEntry, who: Person | None, at: float) -> Table:
    """A table after an entry that is taken for stored."""
    return table.after(Entry(table.number + 1, at, new.kind, who.id if who else None, None, new.body), new.draft)


def settled(table: Table, at: float = 0.0) -> Table:
    """A table after everything that follows by itself."""
    while (new := follow_up(table)) is not None:
        table = stored(table, new, None, at)
    return table


def after(table: Table, who: Person | None, command: AnyCommand | ServerCommand, at: float = 0.0) -> Table:
    """A table after a command."""
    new = decide(table, who, command)
    assert new is not None
    return settled(stored(table, new, who, at), at)


def entry(table: Table, who: Person | None, command: AnyCommand | ServerCommand) -> tuple[str, dict[str, Any]]:
    """The entry that a command becomes."""
    new = decide(table, who, command)
    assert new is not None
    return new.kind, new.body


def refusal(table: Table, who: Person | None, command: AnyCommand | ServerCommand) -> str:
    """Why a command is refused."""
    with pytest.raises(TesseraError) as refused:
        decide(table, who, command)
    return refused.value.reason.message


def two_playing(**wish: Any) -> tuple[Table, Person, Person]:
    """A match of Ada and Ben: the table, whose turn it is, and the other."""
    table = after(after(new_table(ME, OPEN, **wish), BEN, SIT), BEN, READY)
    first, second = (ADA, BEN) if table.person_to_act == ADA.id else (BEN, ADA)
    return table, first, second


def legal_move(table: Table) -> str:
    assert table.match is not None
    return table.match.legal_moves()[0]


def play(table: Table, *moves: str, seen: int | None = None) -> Play:
    """Moves of somebody who has seen the table as it is; by default the first legal one."""
    return Play(id="play", do="play", seen=table.number if seen is None else seen, moves=list(moves or [legal_move(table)]))


def bot_turn(table: Table) -> BotTurn:
    """The turn that the bot to act chooses."""
    assert table.match is not None
    assert table.bot_to_act is not None
    return ThoughtTurn(table.match, table.bot_to_act, table.changed).decide_all().command


def clock_turn(table: Table, at: float) -> ClockTurn:
    """The turn that a bot chooses for the person to act, whose clock was looked at some time."""
    assert table.match is not None
    turn = ThoughtTurn(table.match, "novice").decide_all()
    return ClockTurn(at, table.changed, turn.actions, turn.draft)


def over(table: Table) -> Table:
    """A table after novices have played its match to the end."""
    while table.match is not None and not table.match.is_over:
        person = next(who for who in (ADA, BEN) if who.id == table.person_to_act)
        turn = ThoughtTurn(table.match, "novice").decide_all()
        table = stored(table, NewEntry("play", {"seat": table.to_act, "actions": turn.actions}, turn.draft), person, 0.0)
    return table


# Before the match


def test_whoever_sits_down_gets_a_name_that_nobody_else_has() -> None:
    assert entry(new_table(ME, OPEN), Person("x", "Ada"), SIT) == ("sit", {"seat": 1, "name": "Ada 2"})


def test_a_reserved_seat_needs_its_key() -> None:
    table = new_table(ME, RESERVED)
    assert refusal(table, BEN, SIT) == "server-seat-reserved"
    assert entry(table, BEN, SIT.model_copy(update={"key": "key"}))[0] == "sit"


def test_a_command_that_nobody_has_given_is_refused() -> None:
    assert refusal(new_table(ME, OPEN), None, SIT) == "server-who-are-you"


def test_only_the_host_invites_bots_and_sends_people_away() -> None:
    table = after(new_table(ME, OPEN, OPEN), BEN, SIT)
    invite, stand = Invite(id="i", do="invite", seat=2, level="easy"), Stand(id="s", do="stand", seat=1)
    assert refusal(table, BEN, invite) == "server-host-only"
    assert refusal(table, EVE, stand) == "server-not-your-seat"
    assert entry(table, ADA, invite) == ("invite", {"seat": 2, "bot": "easy"})
    assert entry(table, ADA, stand) == ("stand", {"seat": 1, "name": "Ben"})


def test_a_match_starts_once_everybody_is_ready() -> None:
    table = after(new_table(ME, OPEN), BEN, SIT)
    assert follow_up(table) is None
    assert after(table, BEN, READY).status == "playing"


# Playing


def test_a_move_becomes_an_entry_and_the_table_stays_as_it_was() -> None:
    table, first, _ = two_playing()
    move = legal_move(table)
    kind, body = entry(table, first, play(table, move))
    assert (kind, body["seat"]) == ("play", table.to_act)
    assert [table.game.texts[action] for action in body["actions"]] == [move]
    assert table.match is not None
    assert table.match.actions == []


def test_moves_that_have_not_seen_the_last_change_are_refused() -> None:
    table, first, _ = two_playing()
    assert refusal(table, first, play(table, seen=table.changed - 1)) == "server-stale"


def test_nobody_plays_out_of_turn() -> None:
    table, _, second = two_playing()
    assert refusal(table, second, play(table)) == "server-not-your-turn"


def test_an_illegal_move_is_refused_by_the_game() -> None:
    table, first, _ = two_playing()
    assert table.match is not None
    illegal = next(move for move in table.game.texts if move not in table.match.legal_moves())
    assert not refusal(table, first, play(table, illegal)).startswith("server-")


def test_a_spectator_says_nothing() -> None:
    table, first, _ = two_playing()
    said = Say(id="say", do="say", text="Hello")
    assert refusal(table, EVE, said) == "server-not-seated"
    assert entry(table, first, said)[1]["text"] == "Hello"


def test_a_seat_that_is_not_there_cannot_be_muted() -> None:
    table, first, _ = two_playing()
    assert refusal(table, first, Mute(id="m", do="mute", seat=3)) == "server-no-seat"


# Bots


def test_the_turn_of_a_bot_becomes_an_entry_that_names_its_level() -> None:
    table = new_table(NOVICE, ME)
    while table.bot_to_act is None:
        table = after(table, ADA, play(table))
    turn = bot_turn(table)
    assert entry(table, None, turn) == ("play", {"seat": table.to_act, "actions": turn.actions, "auto": "novice"})


def test_the_turn_of_a_bot_is_dropped_if_the_match_has_gone_on() -> None:
    table, first, _ = two_playing()
    table = after(table, first, Leave(id="l", do="leave", level="novice"))
    turn = bot_turn(table)
    gone_on = after(table, None, turn)
    assert refusal(gone_on, None, turn) == "server-stale"


def test_the_turn_of_a_bot_is_dropped_if_the_person_has_come_back() -> None:
    table, first, _ = two_playing()
    away = after(table, first, Leave(id="l", do="leave", level="novice"))
    turn = bot_turn(away)
    assert refusal(after(away, first, Come(id="c", do="come")), None, turn) == "server-stale"


def test_the_turn_of_a_bot_counts_whatever_people_say_meanwhile() -> None:
    table, first, second = two_playing()
    away = after(table, first, Leave(id="l", do="leave", level="novice"))
    turn = bot_turn(away)
    assert entry(after(away, second, Say(id="s", do="say", text="Well?")), None, turn)[0] == "play"


# Clocks


def test_a_bot_plays_for_a_person_once_the_clock_has_run_out() -> None:
    table, _, _ = two_playing(clock=CLOCK)
    assert refusal(table, None, clock_turn(table, at=59.0)) == "server-stale"
    assert entry(table, None, clock_turn(table, at=60.0))[1]["auto"] == "clock"


def test_a_table_without_a_clock_waits_for_ever() -> None:
    table, _, _ = two_playing()
    assert refusal(table, None, clock_turn(table, at=10.0**9)) == "server-stale"


def test_a_turn_for_a_late_person_is_dropped_if_they_have_played() -> None:
    table, first, _ = two_playing(clock=CLOCK)
    turn = clock_turn(table, at=60.0)
    assert refusal(after(table, first, play(table), at=60.0), None, turn) == "server-stale"


def test_a_turn_for_a_late_person_is_dropped_if_they_have_left_to_a_bot() -> None:
    table, first, _ = two_playing(clock=CLOCK)
    turn = clock_turn(table, at=60.0)
    assert refusal(after(table, first, Leave(id="l", do="leave"), at=60.0), None, turn) == "server-stale"


def test_leaving_and_coming_back_gives_a_late_person_no_time() -> None:
    table, first, _ = two_playing(clock=CLOCK)
    away = after(table, first, LEAVE, at=50.0)
    back = after(away, first, Come(id="c", do="come"), at=59.0)
    assert entry(back, None, clock_turn(back, at=60.0))[1]["auto"] == "clock"


# Undo


def test_an_undo_that_needs_consent_happens_once_the_others_agree() -> None:
    table, first, second = two_playing(undo="consent")
    table = after(table, first, play(table))
    asked = after(table, first, Undo(id="u", do="undo", seen=table.number))
    assert asked.undo_request is not None
    undone = after(asked, second, Agree(id="a", do="agree", agree=True))
    assert undone.match is not None
    assert (undone.match.actions, undone.undo_request) == ([], None)


def test_a_refused_undo_leaves_the_match_as_it_is() -> None:
    table, first, second = two_playing(undo="consent")
    table = after(table, first, play(table))
    asked = after(table, first, Undo(id="u", do="undo", seen=table.number))
    refused = after(asked, second, Agree(id="a", do="agree", agree=False))
    assert refused.match is not None
    assert (len(refused.match.actions), refused.undo_request) == (1, None)


def test_there_is_no_undo_where_the_host_forbids_it() -> None:
    table, first, _ = two_playing(undo="never")
    table = after(table, first, play(table))
    assert refusal(table, first, Undo(id="u", do="undo", seen=table.number)) == "server-no-undo"


# Rematches and accounts


def test_a_rematch_opens_a_table_where_everybody_moves_up_one_seat() -> None:
    table = over(two_playing()[0])
    new = decide(table, BEN, Rematch(id="r", do="rematch"))
    assert new is not None
    assert new.opens is not None
    assert [(seat["name"], seat["ready"]) for seat in new.opens["seats"]] == [("Ben", True), ("Ada", False)]
    assert new.opens["seed"] != table.plan["seed"]


def test_whoever_asks_second_for_a_rematch_changes_nothing() -> None:
    table = after(over(two_playing()[0]), BEN, Rematch(id="r", do="rematch"))
    assert decide(table, ADA, Rematch(id="s", do="rematch")) is None


def test_there_is_no_rematch_of_a_match_under_way() -> None:
    table, first, _ = two_playing()
    assert refusal(table, first, Rematch(id="r", do="rematch")) == "server-not-over"


def test_the_seats_of_a_guest_become_those_of_an_account_once() -> None:
    table = new_table(ME, OPEN)
    account = replace(ADA, id="account", login="ada")
    claimed = after(table, account, ClaimSeats(ADA.id))
    assert (claimed.host, claimed.seats_of(account.id)) == (account.id, [0])
    assert decide(claimed, account, ClaimSeats(ADA.id)) is None


# The log


def test_a_table_knows_what_every_kind_of_entry_does() -> None:
    assert {*CHANGES, "create", "play"} == set(get_args(EntryKind))


# Bots for which the browser of somebody who plays alone thinks


def left_to_browser() -> Table:
    """A table whose bot is to act, and for which Ada's browser thinks."""
    table = new_table(ME, NOVICE, game="prosperity", thinking="browser")
    while table.bot_to_act is None:
        assert table.match is not None
        table = after(table, ADA, Play(id="p", do="play", seen=table.number, moves=table.match.legal_moves()[:1]))
    return table


def thought(table: Table, move: str | None = None) -> Think:
    assert table.match is not None
    return Think(id="t", do="think", seen=table.number, moves=[move or table.match.legal_moves()[0]])


def test_what_a_browser_has_thought_is_the_bots_turn() -> None:
    table = left_to_browser()
    kind, body = entry(table, ADA, thought(table))
    assert (kind, body["seat"], body["auto"]) == ("play", table.to_act, "novice")


def test_a_browser_plays_nothing_that_is_not_legal() -> None:
    table = left_to_browser()
    with pytest.raises(TesseraError):
        decide(table, ADA, thought(table, "buy driverless-cars at 3.3"))


def test_a_browser_thinks_for_no_person() -> None:
    table = left_to_browser()
    while table.bot_to_act is not None:
        table = after(table, ADA, thought(table))
    assert refusal(table, ADA, thought(table)) == "server-not-your-turn"


def test_a_browser_thinks_only_where_the_table_leaves_it_to_it() -> None:
    table = left_to_browser()
    table.plan = {**table.plan, "browser": False}
    assert refusal(table, ADA, thought(table)) == "server-not-your-turn"


def test_nobody_else_thinks_for_the_bots() -> None:
    table = left_to_browser()
    assert refusal(table, EVE, thought(table)) == "server-not-seated"


def test_a_browser_does_not_think_for_whoever_has_left() -> None:
    table = after(left_to_browser(), ADA, LEAVE)
    assert refusal(table, ADA, thought(table)) == "server-not-your-turn"


@pytest.mark.parametrize(
    ("name", "seats", "wish"),
    [
        ("neotopia", [ME, NOVICE], {}),  # hands are secret
        ("prosperity", [ME, OPEN], {}),
        ("prosperity", [ME, OPEN, NOVICE], {}),
        ("prosperity", [ME, ME, NOVICE], {}),
        ("prosperity", [ME, NOVICE], {"hints": False}),
        ("prosperity", [ME, NOVICE], {"lesson": True}),
    ],
)
def test_browsers_think_only_for_somebody_alone_at_a_game_without_secrets(
    name: str, seats: list[dict[str, Any]], wish: dict[str, Any]
) -> None:
    with pytest.raises(TesseraError) as refused:
        new_table(*seats, game=name, thinking="browser", **wish)
    assert refused.value.reason.message == "server-no-browser-bots"
