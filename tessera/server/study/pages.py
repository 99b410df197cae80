"""Pages of the steps of a match, put together from parts that are JSON already."""

import gzip
from collections.abc import Sequence

import orjson

from tessera.core.match import Match
from tessera.core.steps import Step
from tessera.core.text import Text

from ..tables.table import Table
from .steps import points_of, public_steps, started, step_view

COMPRESSION = 4
SUMMARY = -1  # in place of the number of a step: how many there are, the view before them, and where the points came from

Key = tuple[Match, int | None, str, int]  # a match object is one moment of one match; viewer, language, number of the step


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
