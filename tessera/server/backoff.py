"""Exponential backoff: what fails is tried again later and later, so that it takes no time from what works."""

import time
from collections import OrderedDict


class Backoff:
    """When each key may be tried again: after `first` seconds, then twice as long after every further failure."""

    def __init__(self, first: float = 1.0, longest: float = 3600.0, most: int = 100_000) -> None:
        self.first, self.longest, self.most = first, longest, most
        self.failures: OrderedDict[str, tuple[int, float]] = OrderedDict()  # how many there were, and when to try again

    def fail(self, key: str) -> float:
        """Counts a failure; returns the seconds until the next try."""
        count, _ = self.failures.pop(key, (0, 0.0))
        wait = min(self.longest, self.first * 2.0 ** min(count, 60))
        self.failures[key] = (count + 1, time.monotonic() + wait)
        if len(self.failures) > self.most:
            self.failures.popitem(last=False)
        return wait

    def succeed(self, key: str) -> None:
        """Forgets the failures of a key."""
        self.failures.pop(key, None)

    def is_due(self, key: str) -> bool:
        """Whether a key has not failed, or has waited long enough."""
        return key not in self.failures or self.failures[key][1] <= time.monotonic()
