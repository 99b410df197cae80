"""Publish and subscribe within a process: who watches a table, and who waits for turns."""

import asyncio
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager

from .table import Table

Subscriber = Callable[[Table], None]


class Notifier:
    """Tells subscribers of every entry that this process has stored, and wakes whoever watches a table."""

    def __init__(self) -> None:
        self.subscribers: list[Subscriber] = []
        self.watchers: dict[str, set[asyncio.Event]] = {}

    def subscribe(self, subscriber: Subscriber) -> None:
        """Calls somebody with every table that changes here; they must not wait."""
        self.subscribers.append(subscriber)

    def publish(self, table: Table) -> None:
        """A table has changed in this process."""
        self.wake(table.id)
        for subscriber in self.subscribers:
            subscriber(table)

    @contextmanager
    def watch(self, table: str) -> Iterator[asyncio.Event]:
        """An event that is set whenever a table, or who is connected to it, has changed in any process."""
        event = asyncio.Event()
        self.watchers.setdefault(table, set()).add(event)
        try:
            yield event
        finally:
            self.watchers[table].discard(event)
            if not self.watchers[table]:
                del self.watchers[table]

    def wake(self, table: str) -> None:
        """Wakes whoever watches a table."""
        for event in self.watchers.get(table, ()):
            event.set()


class TurnStreams:
    """Queues of the tables where it becomes a person's turn, or where a match of theirs ends."""

    def __init__(self) -> None:
        self.queues: dict[str, set[asyncio.Queue[str | None]]] = {}

    @contextmanager
    def follow(self, person: str) -> Iterator["asyncio.Queue[str | None]"]:
        """A queue of the tables of a person; None means that the server stops."""
        queue: asyncio.Queue[str | None] = asyncio.Queue()
        self.queues.setdefault(person, set()).add(queue)
        try:
            yield queue
        finally:
            self.queues[person].discard(queue)
            if not self.queues[person]:
                del self.queues[person]

    def on_change(self, table: Table) -> None:
        """A table has changed in this process."""
        self.announce(table.id, table.persons_to_notify)

    def announce(self, table: str, persons: Sequence[str]) -> None:
        """Tells persons that they were waiting for this table."""
        for person in persons:
            for queue in self.queues.get(person, ()):
                queue.put_nowait(table)

    def close(self) -> None:
        """Ends all streams."""
        for queues in self.queues.values():
            for queue in queues:
                queue.put_nowait(None)
