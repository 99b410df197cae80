"""Bots in their seats: they come through the same door as people, think in threads, and step in when a clock has run out."""

import asyncio
import os
import time
from concurrent.futures import ThreadPoolExecutor

import structlog

from tessera.bots import find_bot
from tessera.bots.guard import Guard
from tessera.core.game import Event
from tessera.core.match import Match

from ..metrics import BOT_SECONDS, BOT_TURNS
from ..settings import Settings
from .decide import New
from .registry import BOT_GRACE, Tables
from .table import STAND_IN, Table

LOG = structlog.get_logger()
LOOK_EVERY = 1.0  # seconds


class BotSeats:
    """Plays for every seat that has a bot, one turn after another."""

    def __init__(self, tables: Tables, settings: Settings) -> None:
        self.tables = tables
        self.threads = ThreadPoolExecutor(settings.bot_threads or os.cpu_count() or 1, thread_name_prefix="bot")
        self.at_work: set[str] = set()
        self.tasks: set[asyncio.Task[None]] = set()
        tables.on_change = self.look

    def look(self, table: Table) -> None:
        """Begins to think if it is a bot's turn."""
        if table.bot_to_act is not None and table.id not in self.at_work:
            self.at_work.add(table.id)
            task = asyncio.create_task(self.play(table.id))
            self.tasks.add(task)
            task.add_done_callback(self.tasks.discard)

    async def play(self, name: str) -> None:
        """Plays until it is a person's turn."""
        try:
            while await self.turn(name, due=time.time()):
                pass
        except Exception:
            LOG.exception("a bot's turn failed", table=name)  # it is taken up again when the table wakes
        finally:
            self.at_work.discard(name)

    async def turn(self, name: str, due: float) -> bool:
        """Plays one turn, of a bot or of a person whose clock has run out; whether there was one to play."""
        kept = await self.tables.keep(name)
        table = kept.table
        level, auto = table.bot_to_act, table.bot_to_act
        if level is None and table.deadline is not None and table.deadline <= due:
            level, auto = STAND_IN, "clock"
        if table.match is None or level is None:
            return False
        begun = time.monotonic()
        new = await asyncio.get_running_loop().run_in_executor(self.threads, whole_turn, table.match, level, auto)
        BOT_SECONDS.observe(time.monotonic() - begun)
        async with kept.lock:
            is_due = (kept.table.changed, kept.table.bot_to_act) == (table.changed, table.bot_to_act)  # nobody came back
            if is_due and await self.tables.append(kept, new):
                BOT_TURNS.labels(level).inc()
                await self.tables.follow(kept)
        return True

    async def keep_watch(self) -> None:
        """Takes up what is due: clocks that have run out, and turns of bots that another process left behind."""
        ahead = BOT_GRACE  # after a start, what was left behind is due at once
        while True:
            try:
                for table in await self.tables.find_all(await self.tables.store.to_wake(time.time() + ahead)):
                    self.look(table)
                    if table.bot_to_act is None and table.id not in self.at_work:
                        await self.turn(table.id, due=time.time())
                ahead = 0.0
            except Exception:
                LOG.exception("the watch failed")
            await asyncio.sleep(LOOK_EVERY)

    async def stop(self) -> None:
        """Lets those who think finish."""
        for task in self.tasks:
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)
        self.threads.shutdown(wait=True, cancel_futures=True)


def whole_turn(match: Match, level: str, auto: str | None) -> New:
    """What a bot does until another seat has to decide, from its seat's knowledge only."""
    draft, guard, actions, events = match.fork(), Guard(find_bot(level)), list[int](), list[Event]()
    seat = match.seat
    while draft.seat == seat:
        action, fault = guard.answer(draft)
        if fault is not None:
            LOG.error("a bot failed", bot=level, fault=fault.message, detail=fault.detail)
        events += draft.play_action(action)
        actions.append(action)
    return New("play", {"seat": seat, "actions": actions, "auto": auto}, (draft, events))
