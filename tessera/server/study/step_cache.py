"""Steps of matches as they are sent: a hundred take a tenth of a second to build, and many people study the same match."""

from collections import OrderedDict

import orjson

from tessera.core.text import Text

from ..limits import Client
from ..tables.table import Table
from .pages import SUMMARY, Key, PageBuilder, assemble

MOST_BYTES = 64_000_000
AT_ONCE = 20  # steps that are built before others have their turn


class StepCache:
    """Keeps the steps that were asked for last, each as JSON."""

    def __init__(self, most_bytes: int = MOST_BYTES) -> None:
        self.parts: OrderedDict[Key, bytes] = OrderedDict()
        self.most_bytes, self.bytes = most_bytes, 0

    async def page(
        self, client: Client, table: Table, viewer: int | None, begin: int, count: int, text: Text, *, compress: bool
    ) -> bytes:
        """Some steps as JSON; only those that nobody has asked for lately are built."""
        builder = PageBuilder(table, viewer, text)
        wanted = (SUMMARY, *range(begin, begin + count))
        parts = {number: part for number in wanted if (part := self.find(builder.key(number))) is not None}
        total = None if SUMMARY not in parts else orjson.loads(parts[SUMMARY])["total"]
        missing = [number for number in wanted if number not in parts and (total is None or number < total)]
        if missing:
            steps = await client.compute(builder.steps)
            for first in range(0, len(missing), AT_ONCE):
                some = missing[first : first + AT_ONCE]
                parts |= await client.compute(lambda some=some: builder.build(steps, some))  # type: ignore[misc]
            for number in missing:
                if number in parts:
                    self.keep(builder.key(number), parts[number])
        return await client.compute(lambda: assemble(parts, compress=compress))

    def find(self, key: Key) -> bytes | None:
        """A part that is kept."""
        if key in self.parts:
            self.parts.move_to_end(key)
        return self.parts.get(key)

    def keep(self, key: Key, part: bytes) -> None:
        """Keeps a part, and drops those that were used longest ago if there are too many."""
        self.bytes += len(part) - len(self.parts.pop(key, b""))
        self.parts[key] = part
        while self.bytes > self.most_bytes:
            self.bytes -= len(self.parts.popitem(last=False)[1])
