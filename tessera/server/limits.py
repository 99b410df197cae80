"""Rate limits: a token bucket per client, per address, and per kind of request."""

import time
from collections import OrderedDict
from dataclasses import dataclass, field

from .errors import TooManyRequests
from .settings import Settings

MAX_KEYS = 100_000  # of a bucket; the one that was used longest ago is forgotten first


class TokenBucket:
    """A token bucket per key, which holds `capacity` tokens and refills within `seconds`."""

    def __init__(self, capacity: int, seconds: float = 60.0) -> None:
        self.capacity, self.rate = capacity, capacity / seconds
        self.buckets: OrderedDict[str, tuple[float, float]] = OrderedDict()  # when it was used last, and what was left

    def take(self, key: str, count: float = 1.0) -> None:
        """Takes tokens from the bucket of a key; raises TooManyRequests if it does not hold enough."""
        now = time.monotonic()
        then, left = self.buckets.pop(key, (now, float(self.capacity)))
        left = min(self.capacity, left + (now - then) * self.rate)
        self.buckets[key] = (now, left - count if left >= count else left)
        if len(self.buckets) > MAX_KEYS:
            self.buckets.popitem(last=False)
        if left < count:
            raise TooManyRequests("server-too-many", seconds=max(1, round((count - left) / self.rate)))


@dataclass
class Limits:
    """The limits of a server."""

    requests: TokenBucket
    addresses: TokenBucket
    sign_ins: TokenBucket
    tables: TokenBucket
    sockets: dict[str, int] = field(default_factory=dict)  # open ones, by client

    @classmethod
    def of(cls, settings: Settings) -> "Limits":
        """The limits that the settings ask for."""
        return cls(
            requests=TokenBucket(settings.requests_a_minute),
            addresses=TokenBucket(settings.address_requests_a_minute),
            sign_ins=TokenBucket(settings.sign_ins_a_minute),
            tables=TokenBucket(settings.new_tables_an_hour, seconds=3600.0),
        )
