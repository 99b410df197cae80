"""Bots in their seats: they think in threads, play for whoever is away, and step in when a clock has run out."""

import asyncio
import time
from collections.abc import Awaitable, Callable
from typing import Self

import structlog

from tessera.bots import find_bot
from tessera.bots.guard import Guard
from tessera.core.match import Match

from ..backoff import Backoff
from ..errors import Conflict
from ..fair import FairExecutor, Lane
from ..metrics import BOT_SECONDS, BOT_TURNS, TURN_FAILURES
from ..store.store import is_away
from .changes import ClockTurn, Turn
from .pipeline import Tables
from .table import Table

LOG = structlog.get_logger()
CLOCK_LEVEL = "medium"  # of the bot that plays for whoever lets the clock run out
QUICK_LEVELS = {"novice", "easy"}  # whose turns take milliseconds


class ThoughtTurn(Turn):
    """A turn that a bot chooses from what its seat knows."""

    def __init__(self, match: Match, level: str, seen: int = 0) -> None:
        super().__init__(match, level, seen)
        self.guard = Guard(find_bot(level))

    def decide(self) -> None:
        """Makes one decision."""
        action, fault = self.guard.answer(self.match)
        if fault is not None:
            LOG.error("a bot failed", bot=self.level, fault=fault.message, detail=fault.detail)
        self.play(action)

    def decide_all(self) -> Self:
        """Makes all its decisions."""
        while self.is_unfinished:
            self.decide()
        return self


class BotSeats:
    """Plays the turns of all bots, one after another at each table."""

    def __init__(
        self,
        tables: Tables,
        work: FairExecutor,
        backoff: Backoff,
        is_watched: Callable[[Table], bool],
        wait_for_bots: Callable[[str, str | None], Awaitable[None]],
    ) -> None:
        self.tables, self.work, self.backoff, self.is_watched = tables, work, backoff, is_watched
        self.wait_for_bots = wait_for_bots  # of a game that may still be compiled
        self.busy: set[str] = set()  # the tables where a bot is at work
        self.tasks: set[asyncio.Task[None]] = set()

    def on_change(self, table: Table) -> None:
        """Starts to think if it is a bot's turn, and nobody's browser does; the watch takes up what a browser leaves undone."""
        if table.bot_to_act is not None and not (table.is_left_to_browser and self.is_watched(table)):
            self.begin(table.id)

    def begin(self, name: str) -> None:
        """Starts to play at a table, unless a bot is at work there already."""
        if name not in self.busy:
            self.busy.add(name)
            task = asyncio.create_task(self.play(name))
            self.tasks.add(task)
            task.add_done_callback(self.tasks.discard)

    async def play(self, name: str) -> None:
        """Plays until it is a person's turn."""
        try:
            while await self.take_turn(name, due=time.time()):
                self.backoff.succeed(name)
        except Exception as error:
            self.on_failure(name, error)
        finally:
            self.busy.discard(name)

    def on_failure(self, name: str, error: Exception) -> None:
        """Notes a turn that failed; the watch tries it again, later after each failure unless the database is to blame."""
        TURN_FAILURES.labels(type(error).__name__).inc()
        if is_away(error):
            LOG.warning("a turn failed: the database is away", table=name, error=type(error).__name__)
        else:
            LOG.error("a turn failed", table=name, again_in=self.backoff.fail(name), exc_info=error)

    async def take_turn(self, name: str, due: float) -> bool:
        """Plays one turn, for a bot or for a person whose clock has run out; whether there was one to play."""
        table = await self.tables.latest(name)
        level = table.bot_to_act
        is_late = level is None and table.deadline is not None and table.deadline <= due
        if table.match is None or (level is None and not is_late):
            return False
        await self.wait_for_bots(table.game_name, level)
        begun = time.monotonic()
        turn = ThoughtTurn(table.match, level or CLOCK_LEVEL, table.changed)
        await self.think(table, turn)
        BOT_SECONDS.observe(time.monotonic() - begun)
        command = turn.command if level else ClockTurn(due, turn.seen, turn.actions, turn.draft)
        try:
            await self.tables.do(name, None, command)
        except Conflict:
            return True  # the table has gone on meanwhile, and perhaps to another bot's turn
        BOT_TURNS.labels(turn.level).inc()
        return True

    async def think(self, table: Table, turn: ThoughtTurn) -> None:
        """Chooses a turn in threads, decision by decision, so that others come in between; it counts for the host."""
        key, lane = table.host or table.id, self.lane_of(table, turn.level)
        if turn.level in QUICK_LEVELS:
            await self.work.run(lane, key, turn.decide_all)
            return
        while turn.is_unfinished:
            await self.work.run(lane, key, turn.decide)

    def lane_of(self, table: Table, level: str) -> Lane:
        """The lane of a turn: last come the tables that nobody watches."""
        if not self.is_watched(table):
            return Lane.BACKGROUND
        return Lane.REQUEST if level in QUICK_LEVELS else Lane.THOUGHT

    async def stop(self) -> None:
        """Takes no more turns."""
        for task in self.tasks:
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)
