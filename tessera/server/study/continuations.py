"""Bots that go on in a variation: what they would play from any position, as moves that its line continues with."""

import numpy as np

from tessera.bots import find_bot, known_to

from ..errors import Forbidden
from ..people.person import Person
from ..store.entries import OVER
from ..tables.table import Table
from ..wire.study import GoOn
from .steps import what_if_line

LEVEL = "hard"  # of the bots that play for people
LONGEST = 60  # moves of an answer


def check_hints(table: Table) -> None:
    """Refuses to ask the bots in a match under way whose table does not allow it."""
    if table.status != OVER and not table.plan["hints"]:
        raise Forbidden("server-no-hints")


class Continuation:
    """Bots in all seats, up to the next decision of one seat; if that is due already, to the end of its turn."""

    def __init__(self, table: Table, who: Person, wish: GoOn) -> None:
        check_hints(table)
        self.match, _, _ = what_if_line(table, who, wish)
        self.levels = [seat.bot or LEVEL for seat in table.seats]
        self.seeds = [int(table.commitment[:12], 16), wish.deal]  # public, so the answer depends on nothing hidden
        self.moves = list[str]()
        self.until = self.first = self.match.seat
        if wish.until is not None:
            self.until = wish.until

    @property
    def is_unfinished(self) -> bool:
        """Whether a bot has another decision to make."""
        seat = self.match.seat
        if seat is None or len(self.moves) >= LONGEST:
            return False
        return seat == self.first if self.until == self.first else seat != self.until

    @property
    def level(self) -> str:
        """The level of the bot that is to decide."""
        assert self.match.seat is not None
        return self.levels[self.match.seat]

    def decide(self) -> None:
        """Makes one decision, from what its seat knows."""
        match, seat = self.match, self.match.seat
        assert seat is not None
        numbers = np.random.SeedSequence([*self.seeds, len(match.actions)]).generate_state(2, np.uint64).tolist()
        self.play(find_bot(self.level).choose(match.game, known_to(match, seat, numbers[0])[0], seat, numbers[1]))

    def play(self, action: int) -> None:
        """Adds a decision."""
        self.match.play_action(action)
        self.moves.append(self.match.game.texts[action])
