"""Limits: nobody takes more than their share."""

import time
from collections import OrderedDict

from .errors import TooMany

MOST_KEPT = 100_000


class Bucket:
    """So many a minute for each key; what is not used adds up to one minute's worth."""

    def __init__(self, a_minute: float) -> None:
        self.a_minute = a_minute
        self.left: OrderedDict[str, tuple[float, float]] = OrderedDict()

    def take(self, key: str, count: float = 1.0) -> None:
        """Takes from the share of a key; raises TooMany if nothing is left."""
        now = time.monotonic()
        then, left = self.left.pop(key, (now, self.a_minute))
        left = min(self.a_minute, left + (now - then) * self.a_minute / 60)
        self.left[key] = (now, left - count if left >= count else left)
        if len(self.left) > MOST_KEPT:
            self.left.popitem(last=False)
        if left < count:
            raise TooMany("server-too-many", seconds=max(1, round((count - left) * 60 / self.a_minute)))
