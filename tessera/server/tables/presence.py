"""Presence: which seats of which tables have somebody connected, in this process and in others."""

import asyncio
import secrets
import time
from collections.abc import Sequence

from ..store.store import notices
from .registry import Tables

HERE, WHO = "here", "who"  # notices between processes
SAY_SO_EVERY = 20.0  # seconds between two notes of presence to other processes


class Presence:
    """Which seats of which tables have somebody connected, in this process and in others."""

    def __init__(self, tables: Tables) -> None:
        self.tables = tables
        self.process = secrets.token_hex(4)
        self.local: dict[str, dict[int, int]] = {}
        self.remote: dict[str, dict[str, tuple[float, frozenset[int]]]] = {}  # by table and process, each until a time

    def here(self, table: str) -> frozenset[int]:
        """The seats that are connected now."""
        now = time.monotonic()
        elsewhere = (seats for until, seats in self.remote.get(table, {}).values() if until > now)
        return frozenset(self.local.get(table, ())).union(*elsewhere)

    async def change(self, table: str, gone: list[int], come: list[int]) -> None:
        """Somebody has come or gone, or sits elsewhere now."""
        counts = self.local.setdefault(table, {})
        for seat, by in [*((seat, -1) for seat in gone), *((seat, 1) for seat in come)]:
            counts[seat] = counts.get(seat, 0) + by
            if counts[seat] <= 0:
                del counts[seat]
        if not counts:
            del self.local[table]
        self.tables.ring(table)
        if gone or come:
            await self.say([table])

    async def say(self, tables: Sequence[str]) -> None:
        """Tells the other processes who is here."""
        seats = [f"{table}={','.join(map(str, self.local.get(table, ())))}" for table in tables]
        for notice in notices(seats):
            await self.tables.store.publish(f"{HERE} {self.process} {notice}")

    async def ask(self) -> None:
        """Asks the other processes who is there."""
        await self.tables.store.publish(WHO)

    def heard(self, process: str, table: str, seats: frozenset[int]) -> None:
        """Another process has told who is there."""
        if process != self.process:
            self.remote.setdefault(table, {})[process] = (time.monotonic() + 3 * SAY_SO_EVERY, seats)
            self.tables.ring(table)

    async def keep_saying(self) -> None:
        """Says again and again who is here, and forgets those of whom nothing is heard any more."""
        while True:
            await asyncio.sleep(SAY_SO_EVERY)
            await self.say(list(self.local))
            self.forget()

    def forget(self) -> None:
        """Forgets processes of which nothing has been heard for long."""
        now = time.monotonic()
        for table, heard in list(self.remote.items()):
            self.remote[table] = {process: said for process, said in heard.items() if said[0] > now}
            if not self.remote[table]:
                del self.remote[table]
