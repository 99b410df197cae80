"""Rate limits: a token bucket per client, per address, and per kind of request; and how many connections each may hold open."""

import time
from collections import OrderedDict
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from functools import lru_cache
from ipaddress import IPv6Address, IPv6Network, ip_address
from typing import TypeVar

from .errors import TooManyRequests
from .fair import FairExecutor, Lane
from .settings import Settings

T = TypeVar("T")
MAX_KEYS = 100_000  # of a bucket; the one that was used longest ago is forgotten first
BURST = 1 / 6  # of the requests of a minute: so many at once, if there were none before
LEAST_BURST = 60  # requests at once that are always allowed, if as many are in a minute
SECONDS_A_TOKEN = 0.002  # of computing: a request that takes longer costs more than one token


class TokenBucket:
    """A token bucket per key: `count` tokens in `seconds`, of which it holds as many as `burst` allows at once."""

    def __init__(self, count: int, seconds: float = 60.0, burst: float = 1.0) -> None:
        self.capacity, self.rate = max(count * burst, min(count, LEAST_BURST)), count / seconds
        self.buckets: OrderedDict[str, tuple[float, float]] = OrderedDict()  # when it was used last, and what was left

    def take(self, key: str, count: float = 1.0) -> None:
        """Takes tokens from the bucket of a key; raises TooManyRequests if it does not hold enough."""
        left = self.left(key)
        self.set_left(key, left - count if left >= count else left)
        if left < count:
            raise TooManyRequests("server-too-many", seconds=max(1, round((count - left) / self.rate)))

    def charge(self, key: str, count: float) -> None:
        """Takes tokens for what is done already; the bucket may owe some afterwards, at most as many as it holds."""
        self.set_left(key, max(self.left(key) - count, -self.capacity))

    def left(self, key: str) -> float:
        """The tokens that the bucket of a key holds now."""
        now = time.monotonic()
        then, left = self.buckets.get(key, (now, self.capacity))
        return min(self.capacity, left + (now - then) * self.rate)

    def set_left(self, key: str, left: float) -> None:
        """Notes what is left in the bucket of a key."""
        self.buckets[key] = (time.monotonic(), left)
        self.buckets.move_to_end(key)
        if len(self.buckets) > MAX_KEYS:
            self.buckets.popitem(last=False)


class OpenConnections:
    """Counts what clients hold open, by key."""

    def __init__(self, message: str) -> None:
        self.message, self.counts = message, dict[str, int]()

    def check(self, key: str, most: int) -> None:
        """Refuses one more if there are too many."""
        if self.counts.get(key, 0) >= most:
            raise TooManyRequests(self.message, most=most)

    @contextmanager
    def hold(self, key: str, most: int) -> Iterator[None]:
        """Counts one more while it is open; refuses it if there are too many."""
        self.check(key, most)
        self.counts[key] = self.counts.get(key, 0) + 1
        try:
            yield
        finally:
            self.counts[key] -= 1
            if not self.counts[key]:
                del self.counts[key]


@dataclass
class Limits:
    """The limits of a server."""

    requests: TokenBucket
    addresses: TokenBucket
    sign_ins: TokenBucket
    tables: TokenBucket
    sockets: OpenConnections = field(default_factory=lambda: OpenConnections("server-too-many-sockets"))
    streams: OpenConnections = field(default_factory=lambda: OpenConnections("server-too-many-streams"))

    @classmethod
    def of(cls, settings: Settings) -> "Limits":
        """The limits that the settings ask for."""
        return cls(
            requests=TokenBucket(settings.requests_a_minute, burst=BURST),
            addresses=TokenBucket(settings.address_requests_a_minute, burst=BURST),
            sign_ins=TokenBucket(settings.sign_ins_a_minute),
            tables=TokenBucket(settings.new_tables_an_hour, seconds=3600.0),
        )


@dataclass(frozen=True)
class Client:
    """Whoever asks, a person or a stranger at an address: what is computed for them counts against their limits."""

    limits: Limits
    work: FairExecutor
    person: str | None
    address: str

    @property
    def key(self) -> str:
        """What their work is counted by."""
        return self.person or self.address

    def take(self) -> None:
        """Takes one request; raises TooManyRequests if there have been too many."""
        self.limits.addresses.take(self.address)
        if self.person is not None:
            self.limits.requests.take(self.person)

    async def compute(self, work: Callable[[], T]) -> T:
        """What a function returns, computed in a thread once it is this client's turn."""
        return await self.work.run(Lane.REQUEST, self.key, work, self.charge)

    def charge(self, seconds: float) -> None:
        """Charges what a request has cost beyond the token that it has paid for."""
        tokens = max(0.0, seconds / SECONDS_A_TOKEN - 1)
        self.limits.addresses.charge(self.address, tokens)
        if self.person is not None:
            self.limits.requests.charge(self.person, tokens)


@lru_cache(maxsize=10_000)
def address_key(host: str) -> str:
    """What limits count an IP address by: an IPv6 address by its /64, of which one client has all addresses."""
    try:
        address = ip_address(host.partition("%")[0])
    except ValueError:
        return host
    if not isinstance(address, IPv6Address):
        return str(address)
    return str(address.ipv4_mapped or IPv6Network((int(address) >> 64 << 64, 64)))
