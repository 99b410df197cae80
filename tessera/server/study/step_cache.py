"""Steps of matches as they are sent: a hundred take a tenth of a second to build, and many people study the same match."""

import gzip
from collections import OrderedDict
from collections.abc import Sequence

import orjson

from tessera.core.match import Match
from tessera.core.steps import Step
from tessera.core.text import Text

from ..limits import Client
from ..tables.table import Table
from .steps import points_of, public_steps, started, step_view

MOST_BYTES = 64_000_000
AT_ONCE = 20  # steps that are built before others have their turn
COMPRESSION = 4
SUMMARY = -1  # in place of the number of a step: how many there are, the view before them, and where the points came from

Key = tuple[Match, int | None, str, int]  # a match object is one moment of one match; viewer, language, number of the step


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


class PageBuilder:
    """Builds the parts of a page, for a viewer in a language; runs in threads."""

    def __init__(self, table: Table, viewer: int | None, text: Text) -> None:
        self.table, self.match, self.viewer, self.text = table, started(table), viewer, text

    def key(self, number: int) -> Key:
        """Where the cache keeps a part."""
        return (self.match, self.viewer, self.text.language, number)

    def steps(self) -> list[Step]:
        """All steps of the match."""
        return public_steps(self.table)

    def build(self, steps: Sequence[Step], numbers: Sequence[int]) -> dict[int, bytes]:
        """Some parts as JSON; a step that there is not has none."""
        built = {}
        for number in numbers:
            if number == SUMMARY:
                built[number] = orjson.dumps(self.summary(steps))
            elif number < len(steps):
                actions = sum(step.seat is not None for step in steps[: number + 1])
                built[number] = orjson.dumps(step_view(steps[number], number, actions, self.viewer, self.table, self.text))
        return built

    def summary(self, steps: Sequence[Step]) -> dict[str, object]:
        """What is sent with every page."""
        opening = steps[0].before if steps else self.match.state
        return {
            "total": len(steps),
            "opening": self.match.game.view(opening, self.viewer),
            "points": points_of(self.match, steps, self.text),
        }


def assemble(parts: dict[int, bytes], *, compress: bool) -> bytes:
    """A page from its parts."""
    steps = [orjson.Fragment(parts[number]) for number in sorted(parts) if number != SUMMARY]
    body = orjson.dumps({"steps": steps, **orjson.loads(parts[SUMMARY])})
    return gzip.compress(body, COMPRESSION) if compress else body
