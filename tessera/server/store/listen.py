"""Listens to the other processes on the same database, and reconnects whenever the connection is lost."""

import asyncio
from collections.abc import Awaitable, Callable

import asyncpg
import structlog

from .notices import CHANNEL, Notice, read_notices
from .store import Store, is_away

LOG = structlog.get_logger()
RECONNECT_AFTER = 1.0  # seconds

OnConnect = Callable[[], Awaitable[None]]
OnNotice = Callable[[Notice], Awaitable[None]]


async def listen(store: Store, on_connect: OnConnect, on_notice: OnNotice) -> None:
    """Hands over every notice; `on_connect` catches up with what was missed, at first and after every reconnection."""
    while True:
        try:
            connection = await store.connect()
            try:
                await listen_on(connection, on_connect, on_notice)
            finally:
                connection.terminate()
            LOG.warning("not listening to the database; reconnecting")
        except Exception as error:
            if is_away(error):
                LOG.warning("not listening to the database; reconnecting", error=type(error).__name__)
            else:
                LOG.exception("a notice of another process failed; reconnecting")
        await asyncio.sleep(RECONNECT_AFTER)


async def listen_on(connection: asyncpg.Connection, on_connect: OnConnect, on_notice: OnNotice) -> None:
    """Hands over the notices of one connection until it ends."""
    lines: asyncio.Queue[str | None] = asyncio.Queue()
    connection.add_termination_listener(lambda _: lines.put_nowait(None))
    await connection.add_listener(CHANNEL, lambda *notice: lines.put_nowait(str(notice[3])))
    await on_connect()
    while (line := await lines.get()) is not None:
        for notice in read_notices(line):
            await on_notice(notice)
