"""Bots that go on in a variation: what they would play from any position, as moves that its line continues with."""

import numpy as np

from tessera.bots import find_bot, known_to

from ..errors import Forbidden
from ..fair import Lane
from ..limits import Client
from ..people.person import Person
from ..store.entries import OVER
from ..tables.table import Table
from ..wire.study import BotMoves, GoOn
from .steps import what_if_line

LEVEL = "hard"  # of the bots that play for people
LONGEST = 60  # moves of an answer


def check_hints(table: Table) -> None:
    """Refuses to ask the bots in a match under way whose table does not allow it."""
    if table.status != OVER and not table.plan["hints"]:
        raise Forbidden("server-no-hints")


async def go_on(table: Table, who: Person, client: Client, wish: GoOn) -> BotMoves:
    """What the bots play after a line, decision by decision in threads, so that others come in between."""
    check_hints(table)
    continuation = await client.compute(lambda: Continuation(table, who, wish))
    while continuation.is_unfinished:
        await client.work.run(Lane.THOUGHT, client.key, continuation.decide)
    return {"moves": continuation.moves}


class Continuation:
    """Bots in all seats, up to the next decision of one seat; if that is due already, to the end of its turn."""

    def __init__(self, table: Table, who: Person, wish: GoOn) -> None:
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

    def decide(self) -> None:
        """Makes one decision, from what its seat knows."""
        match, seat = self.match, self.match.seat
        assert seat is not None
        numbers = np.random.SeedSequence([*self.seeds, len(match.actions)]).generate_state(2, np.uint64).tolist()
        action = find_bot(self.levels[seat]).choose(match.game, known_to(match, seat, numbers[0])[0], seat, numbers[1])
        match.play_action(action)
        self.moves.append(match.game.texts[action])
