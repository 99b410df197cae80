"""Neotopia: laws that hold after every step of any match, whatever is played; Hypothesis plays whole matches."""

from hypothesis import given, settings
from hypothesis import strategies as st

from tessera import Match, Step
from tessera.core.compile.random import new_generator
from tessera.core.state import State
from tessera.games.neotopia.components import CARD_COUNT, ELEMENTS, REGIONS, TOKENS
from tessera.games.neotopia.state import NONE


@st.composite
def matches(draw: st.DrawFn) -> Match:
    """A match with any options."""
    players = draw(st.integers(2, 4))
    colours = draw(st.permutations(ELEMENTS))[:players]
    return Match.new("neotopia", players=players, seed=draw(st.integers(0, 2**64 - 1)), options={"colours": colours})


def play_out(match: Match, data: st.DataObject) -> None:
    """Plays to the end: Hypothesis makes the first decisions, then building, drawing and bonuses are preferred."""
    for number in range(5000):
        if match.is_over:
            return
        legal = match.legal_actions()
        if number < 20:
            action = data.draw(st.sampled_from(legal))
        else:
            eager = [action for action in legal if match.game.moves[action][0] in ("build", "use", "draw")]
            pool = eager if eager and number % 3 else legal
            action = pool[(number * 7919) % len(pool)]
        match.play_action(action)
    raise AssertionError("the match does not end")


def check_tokens(state: State) -> None:
    """Each of the 100 tokens is in one place, and no space holds two."""
    for element in range(len(ELEMENTS)):
        placed = sum(int(state.tokens[region, element]).bit_count() for region in range(len(REGIONS)))
        assert placed + int(state.factory[:, element].sum()) + int(state.centre[element]) + int(state.reserve[element]) == TOKENS
    for region in range(len(REGIONS)):
        boards = [int(mask) for mask in state.tokens[region]]
        assert sum(boards) == boards[0] | boards[1] | boards[2] | boards[3]


def check_cards(state: State) -> None:
    """Each of the 56 cards is in the deck, the Offer or a hand, or built."""
    places = state.deck[state.drawn :].tolist() + [int(card) for card in state.offer if card != NONE]
    for mask in (*state.hand, *state.built):
        places += [card for card in range(CARD_COUNT) if (int(mask) >> card) & 1]
    assert sorted(places) == list(range(CARD_COUNT))
    assert all(int(known) & ~int(hand) == 0 for known, hand in zip(state.known, state.hand, strict=True))


def check_tiles(state: State) -> None:
    """Each tile in play is in the stack once, revealed or not."""
    tiles = state.tiles[: state.tile_count].tolist()
    assert len(set(tiles)) == len(tiles) == {2: 9, 3: 10, 4: 12}[int(state.players)]
    assert state.revealed <= state.tile_count


def check_bonuses(step: Step, used: int) -> int:
    """Each of the 24 bonus tokens is on a space, in a pile, with a player, or used; points change only with an event."""
    before, after = step.before, step.after
    used += sum(event.name == "used" for event in step.events)
    lying = sum(int(kind) != NONE for kind in after.bonuses.ravel()) + int((4 - after.taken.astype(int)).sum())
    assert lying + int(after.bonus.sum()) + used == 24
    for seat in range(before.players):
        reported = sum(event.facts.get("points", 0) for event in step.events if event.seat == seat)
        assert int(after.points[seat].sum() - before.points[seat].sum()) == reported
        won = sum(event.name == "won" for event in step.events if event.seat == seat)
        spent = sum(event.name == "used" for event in step.events if event.seat == seat)
        assert int(after.bonus[seat].sum()) - int(before.bonus[seat].sum()) == won - spent
    return used


@settings(max_examples=25, deadline=None)
@given(match=matches(), data=st.data())
def test_the_laws_hold_after_every_step_of_every_match(match: Match, data: st.DataObject) -> None:
    """N-1, N-3, N-25, N-40, N-50"""
    play_out(match, data)
    used = 0
    for step in match.steps():
        check_tokens(step.after)
        check_cards(step.after)
        check_tiles(step.after)
        used = check_bonuses(step, used)


@settings(max_examples=15, deadline=None)
@given(match=matches(), data=st.data(), seed=st.integers(0, 2**32))
def test_determinize_keeps_what_a_seat_knows(match: Match, data: st.DataObject, seed: int) -> None:
    """N-13: hands keep their sizes, known cards and the seat's own hand stay, the rest is dealt again."""
    play_out(match, data)
    for count in range(0, len(match.actions), 13):
        position = match.fork(count)
        if position.seat is None:
            continue
        for seat in range(match.players):
            dealt = match.fork(count)
            match.game.rule["determinize"](dealt.state, seat, new_generator(seed))
            check_cards(dealt.state)
            check_tokens(dealt.state)
            assert dealt.view(seat) == position.view(seat)
            assert dealt.state.hand[seat] == position.state.hand[seat]
            assert (dealt.state.known == position.state.known).all()
            sizes = [[int(mask).bit_count() for mask in other.state.hand] for other in (dealt, position)]
            assert sizes[0] == sizes[1]


def test_determinize_may_deal_any_unseen_card_to_another_player() -> None:
    """N-13: over many deals another player's hidden cards are any of the unseen ones, never the seat's own."""
    match = Match.new("neotopia", players=3, seed=5)
    seen = set()
    for seed in range(300):
        dealt = match.fork()
        match.game.rule["determinize"](dealt.state, 0, new_generator(seed))
        seen |= {card for card in range(CARD_COUNT) if (int(dealt.state.hand[1]) >> card) & 1}
    own = {card for card in range(CARD_COUNT) if (int(match.state.hand[0]) >> card) & 1}
    offered = {int(card) for card in match.state.offer}
    assert seen == set(range(CARD_COUNT)) - own - offered


def test_no_event_names_a_card_drawn_from_the_deck() -> None:
    """N-13"""
    match = Match.new("neotopia", players=2, seed=3)
    while match.view(0)["phase"] == "start":
        match.play(match.legal_moves()[0])
    seat = match.seat
    assert seat is not None
    events = match.play("draw deck")
    assert [event.facts for event in events if event.name == "drew"] == [{}]
    assert len(match.view(1 - seat)["players"][seat]["hand"]) == 0


def test_a_card_taken_from_the_offer_is_known_to_everybody_until_it_is_built() -> None:
    """N-13"""
    match = Match.new("neotopia", players=2, seed=3)
    while match.view(0)["phase"] == "start":
        match.play(match.legal_moves()[0])
    seat, card = match.seat, match.view(0)["offer"][0]
    assert seat is not None
    match.play(f"draw {card}")
    assert match.view(1 - seat)["players"][seat]["hand"] == [card]
