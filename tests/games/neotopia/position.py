"""Positions of Neotopia for tests: tokens, cards and bonuses as needed, with seat 0 to act."""

import pytest

from tessera import IllegalMove, Match
from tessera.core.game import Event
from tessera.core.state import State
from tessera.games.neotopia import scoring
from tessera.games.neotopia.components import (
    BONUSES,
    CARD_COUNT,
    CARD_NUMBER,
    ELEMENTS,
    FACTORIES,
    REGIONS,
    SPACE_BIT,
    SPACE_NUMBER,
)
from tessera.games.neotopia.state import ACT, NONE


class Position:
    """A match after the start tokens, with empty regions, empty hands and no bonus tokens on the spaces."""

    def __init__(self, players: int = 2, *, actions: int = 3, **options: object) -> None:
        self.match = Match.new("neotopia", players=players, seed=1, options=options)
        self.match.states = self.match.deal()
        state = self.state
        state.active = state.first = 0
        state.phase, state.actions = ACT, actions
        state.hand[:] = state.known[:] = 0
        state.bonuses[:] = NONE

    @property
    def state(self) -> State:
        return self.match.state

    def tokens(self, region: str, *tokens: str) -> "Position":
        """Places tokens on a region: "d4 energy"."""
        for token in tokens:
            space, element = token.split()
            self.state.tokens[REGIONS.index(region), ELEMENTS.index(element)] |= 1 << int(SPACE_BIT[SPACE_NUMBER[space]])
        return self

    def hand(self, seat: int, *cards: str) -> "Position":
        """Gives a player cards from the deck or the Offer."""
        for card in cards:
            self.remove(CARD_NUMBER[card])
            self.state.hand[seat] |= 1 << CARD_NUMBER[card]
        return self

    def offer(self, *cards: str) -> "Position":
        """Makes these cards the Offer."""
        self.state.offer[:] = NONE
        for place, card in enumerate(cards):
            self.remove(CARD_NUMBER[card])
            self.state.offer[place] = CARD_NUMBER[card]
        return self

    def remove(self, card: int) -> None:
        """Removes a card from the Offer or the deck, where the top card takes its place."""
        self.state.offer[self.state.offer == card] = NONE
        place = [number for number in range(CARD_COUNT) if self.state.deck[number] == card]
        if place:
            self.state.deck[place[0]] = self.state.deck[self.state.drawn]
            self.state.deck[self.state.drawn] = NONE
            self.state.drawn += 1

    def factory(self, factory: str, *elements: str) -> "Position":
        """Fills a factory with exactly these elements."""
        row = self.state.factory[FACTORIES.index(factory)]
        row[:] = [elements.count(element) for element in ELEMENTS]
        return self

    def bonus(self, seat: int, *kinds: str) -> "Position":
        """Gives a player bonus tokens."""
        for kind in kinds:
            self.state.bonus[seat, BONUSES.index(kind)] += 1
        return self

    def place_bonus(self, region: str, place: int, kind: str) -> "Position":
        """Places a bonus token on a marked space of a region."""
        self.state.bonuses[REGIONS.index(region), place] = BONUSES.index(kind)
        return self

    def play(self, *moves: str) -> list[Event]:
        """Plays moves; after the last one it stops before anything hidden is revealed."""
        events = []
        for move in moves[:-1]:
            events += self.match.play(move)
        return events + self.match.play(moves[-1], reveal=False)

    def refusal(self, move: str) -> str:
        """Why a move is refused."""
        with pytest.raises(IllegalMove) as refused:
            self.match.play(move)
        return str(refused.value)

    def moves(self, *words: str) -> list[str]:
        """The legal moves that begin with some words."""
        return [move for move in self.match.legal_moves() if move.startswith(" ".join(words))]

    def points(self, seat: int, region: str) -> int:
        return int(self.state.points[seat, REGIONS.index(region)])

    def bonuses(self, seat: int) -> list[str]:
        return [kind for number, kind in enumerate(BONUSES) for _ in range(int(self.state.bonus[seat, number]))]

    def group(self, region: str, element: str) -> int:
        return int(scoring.largest_group(int(self.state.tokens[REGIONS.index(region), ELEMENTS.index(element)])))
