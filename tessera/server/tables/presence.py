"""Presence: which seats of which tables have somebody connected, in this process and in others."""

import asyncio
import secrets
import time
from collections.abc import Iterable

import structlog

from ..store.notices import WHO, PresenceNotice, presence_lines
from ..store.store import Store
from .notify import Notifier

LOG = structlog.get_logger()
HEARTBEAT = 20.0  # seconds between two notices of presence to the other processes
EXPIRES_AFTER = 3 * HEARTBEAT


class Presence:
    """Counts the connections of this process, and remembers what the others have announced."""

    def __init__(self, store: Store, notifier: Notifier) -> None:
        self.store, self.notifier = store, notifier
        self.process = secrets.token_hex(4)
        self.local: dict[str, dict[int, int]] = {}  # connections by table and seat
        self.remote: dict[str, dict[str, tuple[float, frozenset[int]]]] = {}  # by table and process, each until a time

    def here(self, table: str) -> frozenset[int]:
        """The seats that are connected now."""
        now = time.monotonic()
        elsewhere = (seats for until, seats in self.remote.get(table, {}).values() if until > now)
        return frozenset(self.local.get(table, ())).union(*elsewhere)

    async def change(self, table: str, gone: list[int], come: list[int]) -> None:
        """Somebody has connected, disconnected or changed seats."""
        counts = self.local.setdefault(table, {})
        for seat, by in [*((seat, -1) for seat in gone), *((seat, 1) for seat in come)]:
            counts[seat] = counts.get(seat, 0) + by
            if counts[seat] <= 0:
                del counts[seat]
        if not counts:
            del self.local[table]
        self.notifier.wake(table)
        if gone or come:
            await self.announce([table])

    # Between processes

    async def announce(self, tables: Iterable[str]) -> None:
        """Tells the other processes who is connected here."""
        seats = {table: frozenset(self.local.get(table, ())) for table in tables}
        for line in presence_lines(PresenceNotice(self.process, seats)):
            await self.store.publish(line)

    async def announce_all(self) -> None:
        """The same for all tables."""
        await self.announce(list(self.local))

    async def query(self) -> None:
        """Asks the other processes who is connected there."""
        await self.store.publish(WHO)

    def on_notice(self, notice: PresenceNotice) -> None:
        """Another process has announced who is connected there."""
        if notice.process == self.process:
            return
        for table, seats in notice.seats.items():
            self.remote.setdefault(table, {})[notice.process] = (time.monotonic() + EXPIRES_AFTER, seats)
            self.notifier.wake(table)

    async def keep_announcing(self) -> None:
        """Sends heartbeats, and forgets processes that do not."""
        while True:
            await asyncio.sleep(HEARTBEAT)
            try:
                await self.announce_all()
            except Exception:
                LOG.exception("presence was not announced")  # the next heartbeat does it
            self.forget()

    def forget(self) -> None:
        """Forgets processes whose heartbeats have stopped."""
        now = time.monotonic()
        for table, processes in list(self.remote.items()):
            self.remote[table] = {process: known for process, known in processes.items() if known[0] > now}
            if len(self.remote[table]) < len(processes):
                self.notifier.wake(table)
            if not self.remote[table]:
                del self.remote[table]
