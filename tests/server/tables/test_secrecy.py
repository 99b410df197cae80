"""Secrecy: nothing that a client gets depends on what it may not know, and no secret of the server is ever sent."""

import json
import time
from collections.abc import Iterator

import pytest

from tessera.bots.think import Budget
from tessera.core.match import Match
from tessera.core.notation import read_move
from tessera.core.text import Text
from tessera.server.errors import Refused
from tessera.server.http.routes.people import turn_lines
from tessera.server.people.person import Person
from tessera.server.store.entries import PLAYING
from tessera.server.study import analyses
from tessera.server.tables.decide import try_actions
from tessera.server.tables.serialize import event_views, position
from tests.fuzzers.secrecy import fuzz, open_twins
from tests.support.hall import SPECTATOR, Hall, Redealt, Sitting, open_hall
from tests.support.wire_checks import Json

CASES = [(game, players) for game in ("prosperity", "neotopia") for players in (2, 3, 4)]
HIDDEN_WORDS = ("seed", "salt")


@pytest.fixture(scope="module")
def hall(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Hall]:
    with open_hall(tmp_path_factory.mktemp("hall")) as hall:
        yield hall


@pytest.mark.parametrize(("name", "seats"), CASES)
def test_nothing_that_a_client_gets_depends_on_what_it_may_not_know(
    hall: Hall, name: str, seats: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    sitting = Sitting(hall, name, seats, 10 * seats, monkeypatch)
    compared = 0
    for number in range(3):
        sitting.play(int(sitting.rng.integers(5, 30)))
        drafts = sitting.drafts()
        for visitor, viewer in sitting.clients():
            before = sitting.answers(visitor, drafts)
            with hall.dealt_again(sitting.table, viewer, number) as other:
                if other.seat != other.true.seat:
                    continue  # it is public that a decision is due, so the viewer knows that this deal is not possible
                assert other.states.tobytes() != other.true.states.tobytes()
                assert sitting.answers(visitor, drafts) == before
                compared += 1
    assert compared > seats


def test_another_deal_is_another_one_to_whoever_has_cards_in_it(hall: Hall, monkeypatch: pytest.MonkeyPatch) -> None:
    """Were it not, the test above would compare a deal with itself."""
    sitting = Sitting(hall, "neotopia", 2, 3, monkeypatch)
    sitting.play(12)
    drafts, holder = sitting.drafts(), sitting.seated[sitting.to_act]
    before = sitting.answers(holder, drafts)
    with hall.dealt_again(sitting.table, SPECTATOR, 1):
        after = sitting.answers(holder, drafts)
    changed = {what for what in before if before[what] != after[what]}
    assert {f"/api/tables/{sitting.table}", "steps ", ("preview", 0), ("what-if", "past"), ("what-if", 0), "socket"} <= changed


@pytest.mark.parametrize(("name", "seats"), CASES)
def test_the_events_of_an_entry_show_nothing_beyond_the_view_of_whoever_gets_them(
    hall: Hall, name: str, seats: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whatever is drawn, the events are the same in every deal that looks the same afterwards."""
    sitting = Sitting(hall, name, seats, 7 + seats, monkeypatch)
    table, text = hall.table(sitting.table), Text("en", sitting.match.game)
    compared = 0
    for number in range(60):
        match = sitting.match
        seat, action = sitting.to_act, sitting.pick(match.legal_actions())
        for viewer in {*range(seats), SPECTATOR} - {seat}:
            other = Redealt(match, viewer, number)
            if other.seat != seat or action not in other.legal_actions():
                continue
            worlds = [try_actions(world, seat, [action]) for world in (match, other)]
            views = [after.view(viewer if viewer >= 0 else None) for after, _ in worlds]
            if views[0] == views[1]:
                mine = [viewer] if viewer >= 0 else []
                said = [event_views(events, table, text, mine=mine) for _, events in worlds]
                assert said[0] == said[1]
                compared += 1
        sitting.play(1)
    assert compared > 30


def test_a_card_that_was_drawn_from_the_deck_is_named_only_to_whoever_holds_the_seat(
    hall: Hall, monkeypatch: pytest.MonkeyPatch
) -> None:
    sitting = Sitting(hall, "neotopia", 2, 3, monkeypatch)
    while "draw deck" not in sitting.match.legal_moves():
        sitting.play(1)
    seat, action = sitting.to_act, read_move(sitting.match.game, "draw deck")
    after, events = try_actions(sitting.match, seat, [action])
    table, text = hall.table(sitting.table), Text("en", sitting.match.game)
    drew = {viewer: event_views(events, table, text, mine=[viewer])[0]["facts"] for viewer in (0, 1)}
    assert drew[1 - seat] == {}
    assert drew[seat]["card"] in after.view(seat)["players"][seat]["hand"]


@pytest.mark.parametrize("name", ["prosperity", "neotopia"])
def test_a_turn_that_is_announced_shows_nothing_hidden(hall: Hall, name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    sitting = Sitting(hall, name, 2, 4, monkeypatch)
    sitting.play(15)
    seat = sitting.to_act
    person = Person(str(hall.table(sitting.table).seats[seat].person), "")

    async def announced() -> bytes:
        return await anext(turn_lines(hall.service, person))

    before = hall.run(announced)
    with hall.dealt_again(sitting.table, seat, 1):
        assert hall.run(announced) == before


@pytest.mark.parametrize("name", ["prosperity", "neotopia"])
def test_an_analysis_of_a_match_under_way_depends_on_nothing_hidden(
    hall: Hall, name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(analyses, "POSITION_BUDGET", Budget(iterations=100))
    monkeypatch.setattr(analyses, "ALONE_BUDGET", Budget(iterations=30))
    sitting = Sitting(hall, name, 3, 5, monkeypatch)
    sitting.play(20)
    asker = sitting.seated[1]

    def result(at: int) -> Json:
        asked = json.loads(asker.post(f"/api/tables/{sitting.table}/analyses", {"at": at, "line": []}))
        while (answer := json.loads(asker.get(f"/api/analyses/{asked['id']}")))["status"] in {"waiting", "running"}:
            time.sleep(0.02)
        assert answer["status"] == "done"
        return answer["result"]

    for at in (4, 20):
        before = result(at)
        with hall.dealt_again(sitting.table, 1, 3):
            assert result(at) == before


@pytest.mark.parametrize("name", ["prosperity", "neotopia"])
def test_bots_that_go_on_in_a_match_under_way_know_nothing_hidden(hall: Hall, name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    sitting = Sitting(hall, name, 3, 5, monkeypatch)
    sitting.play(20)
    path, wish = f"/api/tables/{sitting.table}/what-if/bots", {"at": 20, "until": 1}
    before = json.loads(sitting.seated[1].post(path, wish))["moves"]
    with hall.dealt_again(sitting.table, 1, 3):
        assert json.loads(sitting.seated[1].post(path, wish))["moves"] == before


@pytest.fixture(scope="module")
def halls(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[Hall, Hall]]:
    with open_twins(tmp_path_factory.mktemp("twins")) as halls:
        yield halls


@pytest.mark.parametrize("name", ["prosperity", "neotopia"])
def test_random_requests_get_the_same_answers_whatever_is_hidden(halls: tuple[Hall, Hall], name: str) -> None:
    """`python -m tests.fuzzers.secrecy` sends many more."""
    report = fuzz(halls, name, 200, seed=1)
    assert report.different == []
    assert {200, 409, 422} <= report.answers.keys()


REVEALING = {
    "prosperity": ["research energy", "split 1 1"],  # the turn is over, and a tile of research would let everybody split
    "neotopia": ["draw deck", "build farming-building-avenue"],
}


def before_reveal(name: str) -> tuple[Match, list[int]]:
    """A match, and actions of which the first one reveals something, by itself or by what follows from it."""
    match, moves = Match.new(name, players=2, seed=1), REVEALING[name]
    while moves[0] not in match.legal_moves():
        match.play(match.legal_moves()[0])
    if name == "prosperity":
        match.play("research energy")  # the first of the two actions of a turn
    return match, [read_move(match.game, move) for move in moves]


@pytest.mark.parametrize("name", REVEALING)
def test_what_follows_a_reveal_is_refused_unseen(name: str) -> None:
    """Were it tried, a refusal would tell what was revealed, and cost nothing."""
    match, actions = before_reveal(name)
    assert match.seat is not None
    with pytest.raises(Refused) as refused:
        try_actions(match, match.seat, actions)
    assert refused.value.reason.message == "server-after-reveal"


@pytest.mark.parametrize("name", REVEALING)
def test_the_last_move_of_a_command_may_reveal_something(name: str) -> None:
    match, actions = before_reveal(name)
    assert match.seat is not None
    after, _ = try_actions(match, match.seat, actions[:1])
    assert after.has_revealed(len(match.actions))


def declined(hall: Hall, monkeypatch: pytest.MonkeyPatch) -> tuple[Sitting, int]:
    """A match in which a seat has just declined to build, with the number of actions before."""
    sitting = Sitting(hall, "neotopia", 2, 20, monkeypatch)
    while "skip" not in sitting.match.legal_moves():
        sitting.play(1)
    before, seat = len(sitting.match.actions), sitting.to_act
    sitting.seated[seat].do(sitting.table, "play", moves=["skip"], seen=10**6)
    assert len(sitting.match.actions) == before + 1
    return sitting, seat


def test_that_somebody_declined_to_build_is_told_to_nobody_else(hall: Hall, monkeypatch: pytest.MonkeyPatch) -> None:
    """It would tell that a card in their hand fits."""
    sitting, seat = declined(hall, monkeypatch)
    path = f"/api/tables/{sitting.table}"
    for visitor, viewer in sitting.clients():
        entry = json.loads(visitor.get(f"{path}/entries"))[-1]
        assert entry["events"] == [] or entry["events"][0]["name"] != "skipped"
        assert entry["moves"] == (["skip"] if viewer == seat else [])
        assert b"skip" not in visitor.get(f"{path}/match.txt") + visitor.get(f"{path}/steps?begin=0&count=100")


def test_nobody_can_count_what_was_declined(hall: Hall, monkeypatch: pytest.MonkeyPatch) -> None:
    sitting, _ = declined(hall, monkeypatch)
    path, passes = f"/api/tables/{sitting.table}", sitting.match.game.passes
    public = sum(action not in passes for action in sitting.match.actions)
    for visitor, _ in sitting.clients():
        assert json.loads(visitor.get(path))["position"]["count"] == public
        steps = json.loads(visitor.get(f"{path}/steps?begin=0&count=100"))["steps"]
        assert sum(step["seat"] is not None for step in steps) == public == steps[-1]["count"]
    beyond = json.loads(sitting.seated[0].post(f"{path}/what-if", {"at": public + 1, "line": []}))
    assert beyond["code"] == "server-no-position"


def test_nobody_else_sees_that_a_choice_of_projects_is_due(hall: Hall, monkeypatch: pytest.MonkeyPatch) -> None:
    sitting = Sitting(hall, "neotopia", 2, 20, monkeypatch)
    while "skip" not in sitting.match.legal_moves():
        sitting.play(1)
    seat = sitting.to_act
    phases = [json.loads(visitor.get(f"/api/tables/{sitting.table}"))["position"]["view"]["phase"] for visitor in sitting.seated]
    assert phases == ["build" if viewer == seat else "act" for viewer in range(2)]


def test_only_players_get_analyses_of_a_match_under_way(hall: Hall, monkeypatch: pytest.MonkeyPatch) -> None:
    sitting = Sitting(hall, "neotopia", 2, 6, monkeypatch)
    for visitor, code in ((sitting.watching, "server-not-seated"), (sitting.unknown, "server-who-are-you")):
        assert json.loads(visitor.post(f"/api/tables/{sitting.table}/analyses", {"at": 0}))["code"] == code
    whole = json.loads(sitting.seated[0].post(f"/api/tables/{sitting.table}/analyses", {"whole": True}))
    assert whole["code"] == "server-not-over"


def test_nobody_gets_the_analysis_of_somebody_else(hall: Hall, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(analyses, "POSITION_BUDGET", Budget(iterations=10))
    sitting = Sitting(hall, "prosperity", 2, 8, monkeypatch)
    asked = json.loads(sitting.seated[0].post(f"/api/tables/{sitting.table}/analyses", {"at": 0}))
    assert json.loads(sitting.seated[1].get(f"/api/analyses/{asked['id']}"))["code"] == "server-no-analysis"


def test_people_who_share_a_device_see_nobodys_cards_while_somebody_else_acts(
    hall: Hall, monkeypatch: pytest.MonkeyPatch
) -> None:
    sitting = Sitting(hall, "neotopia", 3, 6, monkeypatch)
    others = [seat for seat in range(3) if seat != sitting.to_act]
    assert position(sitting.match, others, PLAYING)["view"] == sitting.match.view(None)


def test_no_seat_gets_the_view_of_another_before_the_end(hall: Hall, monkeypatch: pytest.MonkeyPatch) -> None:
    sitting = Sitting(hall, "neotopia", 3, 9, monkeypatch)
    for visitor, viewer in sitting.clients():
        for seat in range(3):
            answer = json.loads(visitor.get(f"/api/tables/{sitting.table}/steps?seat={seat}"))
            assert answer.get("code") == (None if seat == viewer else "server-not-your-seat")


@pytest.mark.parametrize("name", ["prosperity", "neotopia"])
def test_no_answer_of_a_match_under_way_holds_a_secret(hall: Hall, name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    sitting = Sitting(hall, name, 2, 12, monkeypatch)
    sitting.play(12)
    hall.sent.clear()
    for visitor, _ in sitting.clients():
        sitting.answers(visitor, sitting.drafts())
    people = [seat.person for seat in hall.table(sitting.table).seats]
    hashes = [seat.key for seat in hall.table(sitting.table).seats if seat.key]
    tokens = [visitor.token for visitor, _ in sitting.clients() if visitor.token]
    hidden = [
        str(sitting.plan["seed"]),
        str(int(str(sitting.plan["seed"]), 16)),
        sitting.plan["salt"],
        sitting.keys[1],
        *people,
        *hashes,
        *tokens,
    ]
    sent = "\n".join(hall.sent)
    assert len(hashes) == 1
    assert not [secret for secret in hidden if secret in sent]


def test_the_seed_and_the_salt_are_sent_when_the_match_is_over_and_not_before(
    hall: Hall, monkeypatch: pytest.MonkeyPatch
) -> None:
    sitting = Sitting(hall, "neotopia", 2, 13, monkeypatch)
    while not sitting.match.is_over:
        looked = json.loads(sitting.unknown.get(f"/api/tables/{sitting.table}"))
        assert [looked[key] for key in HIDDEN_WORDS] == [None, None]
        move = sitting.match.legal_moves()[0]
        sitting.seated[sitting.to_act].do(sitting.table, "play", moves=[move], seen=10**6)
    looked = json.loads(sitting.unknown.get(f"/api/tables/{sitting.table}"))
    assert [looked[key] for key in HIDDEN_WORDS] == [sitting.plan["seed"], sitting.plan["salt"]]


def test_the_metrics_identify_no_person_and_no_table(hall: Hall, monkeypatch: pytest.MonkeyPatch) -> None:
    sitting = Sitting(hall, "neotopia", 2, 14, monkeypatch)
    sitting.play(5)
    sitting.unknown.get(f"/api/tables/{sitting.table}")
    metrics = sitting.unknown.get("/metrics").decode()
    assert "tessera_requests_total" in metrics
    people = [seat.person for seat in hall.table(sitting.table).seats]
    for secret in (sitting.table, "Guest", "Good luck", str(sitting.plan["seed"]), sitting.plan["salt"], *people):
        assert secret not in metrics


def test_an_internal_error_shows_nothing_of_its_cause(hall: Hall, monkeypatch: pytest.MonkeyPatch) -> None:
    async def fail_to_list(limit: int) -> None:
        raise RuntimeError("a fact of the store")

    monkeypatch.setattr(hall.service.store, "open_tables", fail_to_list)
    answer = hall.client.get("/api/tables")
    assert (answer.status_code, answer.json()["code"]) == (500, "server-failed")
    assert "a fact of the store" not in answer.text
    assert answer.headers["x-content-type-options"] == "nosniff"
