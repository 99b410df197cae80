"""Positions of Prosperity for tests: countries as text, the next tile as needed."""

import pytest

from tessera import IllegalMove, Match
from tessera.core.contract import AUTOMATIC
from tessera.core.game import Event
from tessera.core.state import State, copy_of
from tessera.games.prosperity import rules, scoring
from tessera.games.prosperity.components import SLOT_NUMBER, SYMBOLS, TILE_NUMBER, TRACKS
from tessera.games.prosperity.scoring import FINAL_COUNT, FINAL_ITEMS
from tessera.games.prosperity.state import ACT, SCORE
from tests.games.prosperity.country import read_country

START = "silver"  # a country at the start
FIRST_OF = {"energy": "solar-power-plant", "ecology": "botanical-garden", "capital": "high-speed-trains"}
FIRST_OF |= {"research": "biochemistry-institute", "prosperity": "aerodynamics-test-facility"}


class Position:
    """A match of Prosperity with the given countries; seat 0 is the active player."""

    def __init__(self, *countries: str, **options: object) -> None:
        boards = [country.split()[0] for country in countries]
        self.match = Match.new("prosperity", players=len(countries), seed=1, options={"boards": boards, **options})
        self.match.states = self.match.deal()
        self.state.active = 0
        for seat, country in enumerate(countries):
            read_country(country, self.state, seat)

    @property
    def state(self) -> State:
        return self.match.state

    def score(self, symbol: str) -> list[Event]:
        """Reveals the tile of 1970 that scores a symbol, and plays on to the first decision."""
        stack, tile = self.state.stack, TILE_NUMBER[FIRST_OF[symbol]]
        place = next(number for number in range(5) if stack[number] == tile)
        stack[0], stack[place] = stack[place], stack[0]
        return self.match.settle()

    def act(self, *moves: str, actions: int = 2) -> list[Event]:
        """Lets seat 0 act, without revealing a tile first."""
        self.state.phase, self.state.actions = ACT, actions
        return [event for move in moves for event in self.match.play(move, reveal=False)]

    def final(self, item: int, place: int = 0) -> list[Event]:
        """Scores one item of the final scoring, the `place`-th of its kind, for all players up to the first decision."""
        number = [k for k in range(FINAL_COUNT) if FINAL_ITEMS[k] == item][place] + 1
        self.state.phase, self.state.final, self.state.scorer, self.state.revealed = SCORE, number, self.state.active, 36
        events: list[Event] = []
        while self.state.final == number and self.match.seat is None and not self.match.is_over:
            before = copy_of(self.match.states)
            self.match.game.rule["advance"](self.state)
            events += self.match.game.events(before[0], AUTOMATIC, self.state)
        return events

    def refusal(self, move: str) -> str:
        """Why a move is refused."""
        with pytest.raises(IllegalMove) as refused:
            self.match.play(move)
        return str(refused.value)

    def money(self, seat: int = 0) -> int:
        return int(self.state.money[seat])

    def points(self, seat: int = 0) -> int:
        return int(self.state.points[seat])

    def discs(self, seat: int = 0) -> int:
        return int(self.state.pollution[seat])

    def square(self, track: str, seat: int = 0) -> int:
        """The square of a marker, from 1."""
        return int(self.state.research[seat, TRACKS.index(track)]) + 1

    def balance(self, symbol: str, seat: int = 0) -> int:
        return int(scoring.visible(self.state, seat, SYMBOLS.index(symbol)))

    def price(self, tile: str, seat: int = 0) -> int:
        return int(rules.price_of(self.state, seat, TILE_NUMBER[tile]))

    def shows(self, slot: str, seat: int = 0) -> int:
        return int(self.state.slots[seat, SLOT_NUMBER[slot]])
