"""The watch: takes up turns of bots that a process has left behind, and clocks that have run out.

Every round goes through all tables that are due, a page at a time. A table that fails is backed off by itself, and one that
this version of the games cannot play is set aside, so neither keeps another one waiting.
"""

import asyncio
import time

import structlog

from ..backoff import Backoff
from ..errors import Unplayable
from ..metrics import SET_ASIDE, TURN_FAILURES
from ..store.store import is_away
from .bot_seats import BotSeats
from .pipeline import BOT_GRACE, Tables

LOG = structlog.get_logger()
CHECK_EVERY = 1.0  # seconds
PAGE = 100  # tables
AT_ONCE = 20  # tables that are read at the same time


class Watch:
    """Looks after all tables where the server itself has to act."""

    def __init__(self, tables: Tables, bots: BotSeats, backoff: Backoff) -> None:
        self.tables, self.bots, self.backoff = tables, bots, backoff
        self.loading: dict[str, asyncio.Task[None]] = {}  # the tables that are being read

    async def keep(self) -> None:
        """Makes one round after another."""
        ahead = BOT_GRACE  # after a start, what was left behind is due at once
        while True:
            try:
                await self.make_round(time.time() + ahead)
                ahead = 0.0
            except Exception as error:
                TURN_FAILURES.labels(type(error).__name__).inc()
                LOG.error("the watch failed", exc_info=None if is_away(error) else error, error=type(error).__name__)
            await asyncio.sleep(CHECK_EVERY)

    async def make_round(self, until: float) -> None:
        """Takes up every table that is due, in the order in which they became due."""
        last = (0.0, "")
        while page := await self.tables.store.to_wake(until, last, PAGE, self.tables.version):
            for _, name in page:
                if name not in self.bots.busy and name not in self.loading and self.backoff.is_due(name):
                    self.loading[name] = asyncio.create_task(self.take_up(name))
                    await self.make_way()
            last = page[-1]

    async def make_way(self) -> None:
        """Reads only so many tables at a time; one that takes long (its game may have to be compiled) stops nobody for long."""
        if len(self.loading) >= AT_ONCE:
            await asyncio.wait(self.loading.values(), timeout=CHECK_EVERY, return_when=asyncio.FIRST_COMPLETED)

    async def take_up(self, name: str) -> None:
        """Begins to play at a table, or notes why that is not possible."""
        try:
            try:
                self.bots.begin((await self.tables.find(name)).id)
            except Unplayable as error:
                await self.tables.store.set_aside(name, self.tables.version)
                SET_ASIDE.inc()
                LOG.info("a table cannot be played any more", table=name, reason=error.reason.message)
        except Exception as error:
            self.bots.on_failure(name, error)
        finally:
            del self.loading[name]

    async def stop(self) -> None:
        """Reads no more tables; the database is closed after this, so nothing may still be reading from it."""
        tasks = list(self.loading.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
