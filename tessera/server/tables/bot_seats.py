"""Bots in their seats: they think in threads, play for whoever is away, and step in when a clock has run out."""

import asyncio
import time
from concurrent.futures import ThreadPoolExecutor

import structlog

from tessera.bots import find_bot
from tessera.bots.guard import Guard
from tessera.core.errors import TesseraError
from tessera.core.game import Event
from tessera.core.match import Match

from ..metrics import BOT_SECONDS, BOT_TURNS
from .pipeline import BOT_GRACE, Tables
from .server_commands import BotTurn, ClockTurn
from .table import Draft, Table

LOG = structlog.get_logger()
CHECK_EVERY = 1.0  # seconds
CLOCK_LEVEL = "medium"  # of the bot that plays for whoever lets the clock run out


class BotSeats:
    """Plays the turns of all bots, one after another at each table."""

    def __init__(self, tables: Tables, threads: ThreadPoolExecutor) -> None:
        self.tables, self.threads = tables, threads
        self.busy: set[str] = set()  # the tables where a bot is at work
        self.tasks: set[asyncio.Task[None]] = set()

    def on_change(self, table: Table) -> None:
        """Starts to think if it is a bot's turn."""
        if table.bot_to_act is not None and table.id not in self.busy:
            self.busy.add(table.id)
            task = asyncio.create_task(self.play(table.id))
            self.tasks.add(task)
            task.add_done_callback(self.tasks.discard)

    async def play(self, name: str) -> None:
        """Plays until it is a person's turn."""
        try:
            while await self.take_turn(name, due=time.time()):
                pass
        except Exception:
            LOG.exception("a bot's turn failed", table=name)  # it is tried again when the table wakes
        finally:
            self.busy.discard(name)

    async def take_turn(self, name: str, due: float) -> bool:
        """Plays one turn, for a bot or for a person whose clock has run out; whether there was one to play."""
        table = await self.tables.latest(name)
        level = table.bot_to_act
        is_late = level is None and table.deadline is not None and table.deadline <= due
        if table.match is None or (level is None and not is_late):
            return False
        begun = time.monotonic()
        loop = asyncio.get_running_loop()
        actions, draft = await loop.run_in_executor(self.threads, choose_turn, table.match, level or CLOCK_LEVEL)
        BOT_SECONDS.observe(time.monotonic() - begun)
        turn = ClockTurn(due, table.changed, actions, draft) if level is None else BotTurn(level, table.changed, actions, draft)
        try:
            await self.tables.do(name, None, turn)
        except TesseraError:
            return True  # the table has gone on meanwhile, and perhaps to another bot's turn
        BOT_TURNS.labels(level or CLOCK_LEVEL).inc()
        return True

    async def keep_watch(self) -> None:
        """Takes up what is due: clocks that have run out, and turns of bots that another process has left behind."""
        ahead = BOT_GRACE  # after a start, what was left behind is due at once
        while True:
            try:
                for table in await self.tables.find_all(await self.tables.store.to_wake(time.time() + ahead)):
                    self.on_change(table)
                    if table.bot_to_act is None and table.id not in self.busy:
                        await self.take_turn(table.id, due=time.time())
                ahead = 0.0
            except Exception:
                LOG.exception("the watch failed")
            await asyncio.sleep(CHECK_EVERY)

    async def stop(self) -> None:
        """Takes no more turns."""
        for task in self.tasks:
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)


def choose_turn(match: Match, level: str) -> tuple[list[int], Draft]:
    """What a bot does until another seat has to decide, from what its seat knows; and the match after it."""
    draft, guard, actions, events = match.fork(), Guard(find_bot(level)), list[int](), list[Event]()
    seat = match.seat
    while draft.seat == seat:
        action, fault = guard.answer(draft)
        if fault is not None:
            LOG.error("a bot failed", bot=level, fault=fault.message, detail=fault.detail)
        events += draft.play_action(action)
        actions.append(action)
    return actions, (draft, events)
