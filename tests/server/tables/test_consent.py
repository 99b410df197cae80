"""Consent: what was revealed, and what others have decided, is undone only if everybody agrees, those who have left included."""

import pytest

from tessera.server.people.person import Person
from tessera.server.tables.serialize import table_view
from tessera.server.tables.table import Table
from tessera.server.wire.commands import Agree, Undo
from tests.server.tables.test_decide import (
    ADA,
    CLOCK,
    EVE,
    LEAVE,
    ME,
    NOVICE,
    after,
    bot_turn,
    clock_turn,
    entry,
    new_table,
    play,
    refusal,
    two_playing,
)


def undo(table: Table) -> Undo:
    """A request to undo of somebody who has seen the table as it is."""
    return Undo(id="u", do="undo", seen=table.number)


def undo_turn(table: Table) -> Undo:
    """The same for a whole turn."""
    return Undo(id="u", do="undo", seen=table.number, whole_turn=True)


def on_the_turn_of(table: Table, who: Person) -> Table:
    """A table once it is a person's turn, whatever bots have to do before."""
    while table.person_to_act != who.id:
        table = after(table, None, bot_turn(table))
    return table


def actions(table: Table) -> list[int]:
    assert table.match is not None
    return table.match.actions


def reveals(before: Table, after: Table) -> bool:
    """Whether something hidden has been revealed between two moments of a table."""
    assert after.match is not None
    return after.match.has_revealed(len(actions(before)))


def after_a_reveal(table: Table, who: Person) -> Table:
    """A table after a move of a person that reveals something hidden."""
    while True:
        table = on_the_turn_of(table, who)
        assert table.match is not None
        for move in table.match.legal_moves():
            if reveals(table, played := after(table, who, play(table, move))):
                return played
        table = after(table, who, play(table))


def test_who_has_left_is_asked_like_everybody_else() -> None:
    table, first, second = two_playing()
    table = after_a_reveal(after(table, second, LEAVE), first)
    assert entry(table, first, undo(table))[0] == "ask"


def test_an_undo_waits_for_the_consent_of_whoever_has_left() -> None:
    table, first, second = two_playing()
    table = after_a_reveal(after(table, second, LEAVE), first)
    asked = after(table, first, undo(table))
    assert asked.undo_request is not None
    agreed = after(asked, second, Agree(id="a", do="agree", agree=True))
    assert actions(agreed) == actions(table)[:-1]


def test_leaving_while_being_asked_is_no_consent() -> None:
    table, first, second = two_playing(undo="consent")
    table = after(table, first, play(table))
    asked = after(after(table, first, undo(table)), second, LEAVE)
    assert asked.undo_request is not None


def test_what_a_bot_played_for_whoever_has_left_is_not_undone_without_them() -> None:
    table, first, second = two_playing()
    table = after(table, second, LEAVE)
    while table.person_to_act == first.id:
        table = after(table, first, play(table))
    table = after(table, None, bot_turn(table))
    assert entry(table, first, undo(table))[0] == "ask"


@pytest.mark.parametrize("rule", ["free", "consent"])
def test_among_bots_what_was_revealed_is_not_undone(rule: str) -> None:
    table = after_a_reveal(new_table(ME, NOVICE, undo=rule), ADA)
    assert refusal(table, ADA, undo(table)) == "seen-since"


@pytest.mark.parametrize("rule", ["free", "consent"])
def test_among_bots_one_s_own_moves_are_undone_at_once_until_something_is_revealed(rule: str) -> None:
    table = on_the_turn_of(new_table(ME, NOVICE, undo=rule), ADA)
    before, table = table, after(table, ADA, play(table))
    assert not reveals(before, table)
    assert entry(table, ADA, undo(table))[0] == "undo"


def test_on_one_device_what_was_revealed_is_not_undone() -> None:
    table = after_a_reveal(new_table(ME, ME), ADA)
    assert refusal(table, ADA, undo(table)) == "seen-since"


def test_who_has_left_undoes_nothing_that_the_bot_played() -> None:
    table, first, _ = two_playing()
    table = after(table, first, LEAVE)
    table = after(table, None, bot_turn(table))
    assert refusal(table, first, undo(table)) == "server-away"


def test_the_end_of_a_turn_is_undone_freely_once() -> None:
    before, first, second = two_playing()
    ended = after(before, first, play(before))
    assert (ended.person_to_act, reveals(before, ended)) == (second.id, False)
    undone = after(ended, first, undo(ended))
    assert actions(undone) == actions(before)
    again = after(undone, first, play(undone))
    assert entry(again, first, undo(again))[0] == "ask"


def test_the_end_of_a_turn_may_be_undone_again_once_another_person_has_decided() -> None:
    table, first, second = two_playing()
    table = after(table, first, play(table))
    table = after(table, first, undo(table))
    table = after(table, first, play(table))
    table = after(table, second, play(table))
    assert table.resumed is None


def test_what_was_played_for_want_of_time_is_undone_only_if_all_agree() -> None:
    before, first, _ = two_playing(clock=CLOCK)
    table = after(before, None, clock_turn(before, at=60.0), at=60.0)
    assert not reveals(before, table)
    assert entry(table, first, undo(table))[0] == "ask"


# Whole turns


def with_two_moves_of_a_turn(table: Table, who: Person) -> tuple[Table, Table]:
    """A table before and after two moves of one turn that reveal nothing."""
    while True:
        before = table = on_the_turn_of(table, who)
        moves = 0
        while table.person_to_act == who.id:
            table, moves = after(table, who, play(table)), moves + 1
            if moves == 2 and table.person_to_act == who.id and not reveals(before, table):
                return before, table


def test_a_whole_turn_is_undone_to_its_beginning() -> None:
    before, table = with_two_moves_of_a_turn(new_table(ME, NOVICE), ADA)
    assert entry(table, ADA, undo_turn(table))[1]["to"] == len(actions(before))


def test_without_a_wish_for_the_whole_turn_only_the_last_decision_is_undone() -> None:
    _, table = with_two_moves_of_a_turn(new_table(ME, NOVICE), ADA)
    assert entry(table, ADA, undo(table))[1]["to"] == len(actions(table)) - 1


def test_a_whole_turn_is_undone_no_further_than_what_was_revealed_in_it() -> None:
    table = new_table(ME, NOVICE)
    while True:
        revealed = table = after_a_reveal(table, ADA)
        if table.person_to_act != ADA.id:
            continue
        table = after(table, ADA, play(table))
        if not reveals(revealed, table):
            break
    assert entry(table, ADA, undo_turn(table))[1]["to"] == len(actions(revealed))


def test_a_client_is_told_whether_its_turn_can_be_undone() -> None:
    begun, first, second = two_playing()
    played = after(begun, first, play(begun))
    told = [table_view(table, who.id, frozenset())["may_undo"] for table in (begun, played) for who in (first, second, EVE)]
    assert told == [None, None, None, "free", None, None]


def test_a_client_is_told_that_others_have_to_agree() -> None:
    table, first, _ = two_playing(undo="consent")
    played = after(table, first, play(table))
    assert table_view(played, first.id, frozenset())["may_undo"] == "consent"


def test_a_client_is_told_that_nothing_revealed_is_undone_among_bots() -> None:
    table = after_a_reveal(new_table(ME, NOVICE), ADA)
    assert table_view(table, ADA.id, frozenset())["may_undo"] is None
