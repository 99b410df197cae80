"""Limits: nobody takes more than their share."""

import time
from collections import OrderedDict

from ..errors import TooMany

MOST_KEPT = 100_000


class Bucket:
    """So many in some seconds for each key; what is not used adds up to as many."""

    def __init__(self, most: int, seconds: float = 60.0) -> None:
        self.most, self.a_second = most, most / seconds
        self.left: OrderedDict[str, tuple[float, float]] = OrderedDict()

    def take(self, key: str, count: float = 1.0) -> None:
        """Takes from the share of a key; raises TooMany if nothing is left."""
        now = time.monotonic()
        then, left = self.left.pop(key, (now, float(self.most)))
        left = min(self.most, left + (now - then) * self.a_second)
        self.left[key] = (now, left - count if left >= count else left)
        if len(self.left) > MOST_KEPT:
            self.left.popitem(last=False)
        if left < count:
            raise TooMany("server-too-many", seconds=max(1, round((count - left) / self.a_second)))
