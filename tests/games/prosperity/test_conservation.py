"""Prosperity: laws that hold after every step of any match, whatever is played; Hypothesis plays whole matches."""

from random import Random

from hypothesis import given, settings
from hypothesis import strategies as st

from tessera import Match
from tessera.core.state import State
from tessera.core.steps import Step
from tessera.games.prosperity import rules, scoring
from tessera.games.prosperity.components import FACE_SYMBOLS, SLOT_COUNT, SQUARES, STACK_COUNT, SYMBOLS, TILE_COUNT, TILES
from tessera.games.prosperity.state import END
from tests.games.prosperity.country import read_country, write_country


@st.composite
def matches(draw: st.DrawFn) -> Match:
    """A match with any options."""
    players = draw(st.integers(2, 4))
    boards = draw(st.lists(st.sampled_from(["silver", "black"]), min_size=players, max_size=players))
    over_pollution = draw(st.sampled_from(["all-points", "prosperity-scorings"]))
    seed = draw(st.integers(0, 2**64 - 1))
    return Match.new("prosperity", players=players, seed=seed, options={"boards": boards, "over_pollution": over_pollution})


def play_out(match: Match, data: st.DataObject, greed: int) -> None:
    """Plays to the end: Hypothesis makes the first decisions, and chooses how often the others are purchases."""
    for number in range(10_000):
        if match.is_over:
            return
        legal = match.legal_actions()
        if number < 30:
            action = data.draw(st.sampled_from(legal))
        else:
            action = legal[(number * 7919) % len(legal)] if number % 4 < greed else legal[number % min(4, len(legal))]
        match.play_action(action)
    raise AssertionError("the match does not end")


def check_tiles(state: State) -> None:
    """Each tile is in exactly one place: the stack, the market, a country, or out of the game."""
    in_stack = state.stack[state.revealed :].tolist()
    in_market = [tile for tile in range(TILE_COUNT) if rules.is_on_market(state, tile)]
    in_countries = [int(face) for face in state.slots[: state.players].ravel() if face < TILE_COUNT]
    places = in_stack + in_market + in_countries
    assert len(set(places)) == len(places)
    assert sorted(state.stack.tolist()) == [number for number, tile in enumerate(TILES) if tile.decade]


def check_gone(before: State, after: State) -> None:
    """A tile that is nowhere was special, was covered, or is the one being scored; it never comes back."""
    seen = [visible_tiles(state) for state in (before, after)]
    came = seen[1] - seen[0]
    assert came <= ({int(after.stack[after.revealed - 1])} if after.revealed else set())


def visible_tiles(state: State) -> set[int]:
    market = {tile for tile in range(TILE_COUNT) if rules.is_on_market(state, tile)}
    return market | {int(face) for face in state.slots[: state.players].ravel() if face < TILE_COUNT}


def check_numbers(state: State) -> None:
    for seat in range(state.players):
        assert state.money[seat] >= 0
        assert state.money[seat] % 50 == 0
        assert state.pollution[seat] >= 0
        assert state.points[seat] >= 0
        assert all(0 <= square < SQUARES for square in state.research[seat])
        for symbol in range(len(SYMBOLS)):
            faces = [int(state.slots[seat, slot]) for slot in range(SLOT_COUNT)]
            assert scoring.visible(state, seat, symbol) == sum(int(FACE_SYMBOLS[face, symbol]) for face in faces)


def check_events(step: Step) -> None:
    """Money, discs, points and squares change only with an event that names the change."""
    before, after = step.before, step.after
    for seat in range(before.players):
        reported = [event.facts for event in step.events if event.seat == seat]
        for key, field in (("money", "money"), ("discs", "pollution"), ("points", "points")):
            change = int(getattr(after, field)[seat] - getattr(before, field)[seat])
            assert change == sum(facts.get(key, 0) for facts in reported)
        for track, name in enumerate(("energy", "ecology")):
            assert after.research[seat, track] - before.research[seat, track] == sum(facts.get(name, 0) for facts in reported)


@settings(max_examples=40, deadline=None)
@given(match=matches(), data=st.data(), greed=st.integers(0, 4))
def test_the_laws_hold_after_every_step_of_every_match(match: Match, data: st.DataObject, greed: int) -> None:
    """P-5, P-10, P-11, P-16, P-24, P-30"""
    play_out(match, data, greed)
    revealed = 0
    for step in match.steps():
        check_tiles(step.after)
        check_gone(step.before, step.after)
        check_numbers(step.after)
        check_events(step)
        revealed += sum(event.name == "turned" for event in step.events)
        assert step.after.revealed == revealed
    assert match.state.phase == END
    assert revealed == STACK_COUNT


@settings(max_examples=25, deadline=None)
@given(match=matches(), data=st.data(), greed=st.integers(0, 4))
def test_a_country_reads_back_from_its_own_text(match: Match, data: st.DataObject, greed: int) -> None:
    play_out(match, data, greed)
    for seat in range(match.players):
        other = Match.new("prosperity", players=match.players, seed=1)
        read_country(write_country(match.state, seat), other.state, seat)
        assert write_country(other.state, seat) == write_country(match.state, seat)


@settings(max_examples=15, deadline=None)
@given(match=matches(), data=st.data(), order=st.randoms())
def test_nobody_sees_the_order_within_a_decade(match: Match, data: st.DataObject, order: Random) -> None:
    """P-3: the order of the tiles within each decade is hidden, and no view shows anything of it."""
    play_out(match, data, 2)
    for count in range(0, len(match.actions), 11):
        position = match.fork(count)
        views = [position.view(seat) for seat in (*range(match.players), None)]
        stack = position.state.stack
        for decade in {TILES[tile].decade for tile in stack}:
            places = [place for place in range(position.state.revealed, STACK_COUNT) if TILES[stack[place]].decade == decade]
            tiles = [int(stack[place]) for place in places]
            order.shuffle(tiles)
            stack[places] = tiles
        assert [position.view(seat) for seat in (*range(match.players), None)] == views
