"""Token buckets and open connections: what is charged, and to whom."""

import asyncio
from typing import Any

import pytest

from tessera.server import limits
from tessera.server.errors import TooManyRequests
from tessera.server.fair import FairExecutor
from tessera.server.limits import Client, Limits, OpenConnections, TokenBucket, address_key
from tessera.server.settings import Settings


class Clock:
    """A clock that stands still until it is moved."""

    def __init__(self) -> None:
        self.now = 1000.0

    def monotonic(self) -> float:
        return self.now


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Clock:
    clock = Clock()
    monkeypatch.setattr(limits, "time", clock)
    return clock


def taken(bucket: TokenBucket, key: str = "ada") -> int:
    """How many tokens somebody can take at once."""
    for count in range(100_000):
        try:
            bucket.take(key)
        except TooManyRequests:
            return count
    raise AssertionError("without end")


def test_a_bucket_refills_at_its_rate(clock: Clock) -> None:
    bucket = TokenBucket(1200)
    assert taken(bucket) == 1200
    clock.now += 30
    assert taken(bucket) == 600


def test_a_part_of_the_requests_of_a_minute_may_come_at_once(clock: Clock) -> None:
    bucket = TokenBucket(1200, burst=1 / 6)
    assert taken(bucket) == 200
    clock.now += 60
    assert taken(bucket) == 200
    clock.now += 1
    assert taken(bucket) == 20


def test_few_requests_a_minute_may_all_come_at_once(clock: Clock) -> None:
    assert taken(TokenBucket(30, burst=1 / 6)) == 30


def test_what_is_done_already_is_charged_even_if_it_was_too_much(clock: Clock) -> None:
    bucket = TokenBucket(60)
    bucket.charge("ada", 90)
    assert taken(bucket) == 0
    clock.now += 31
    assert taken(bucket) == 1


def test_nobody_owes_more_than_a_bucket_holds(clock: Clock) -> None:
    bucket = TokenBucket(60)
    bucket.charge("ada", 10**6)
    clock.now += 61
    assert taken(bucket) == 1


def client(person: str | None = "ada", address: str = "192.0.2.1", **settings: Any) -> Client:
    return Client(Limits.of(Settings(**settings)), FairExecutor(1), person, address)


def test_a_request_that_computes_long_counts_as_several(clock: Clock) -> None:
    ada = client()
    before = ada.limits.requests.left("ada"), ada.limits.addresses.left("192.0.2.1")
    ada.charge(10.5 * limits.SECONDS_A_TOKEN)
    assert before[0] - ada.limits.requests.left("ada") == pytest.approx(9.5)  # it has paid for one
    assert before[1] - ada.limits.addresses.left("192.0.2.1") == pytest.approx(9.5)


def test_a_quick_request_costs_no_more_than_itself(clock: Clock) -> None:
    ada = client()
    before = ada.limits.requests.left("ada")
    ada.charge(0.5 * limits.SECONDS_A_TOKEN)
    assert ada.limits.requests.left("ada") == before


def test_work_for_a_stranger_is_charged_to_the_address(clock: Clock) -> None:
    stranger = client(person=None)
    asyncio.run(stranger.compute(lambda: sum(range(10**6))))
    assert stranger.limits.addresses.left("192.0.2.1") < stranger.limits.addresses.capacity
    assert not stranger.limits.requests.buckets


def test_a_message_on_a_socket_counts_for_the_person_and_for_the_address(clock: Clock) -> None:
    ada = client(requests_a_minute=100, address_requests_a_minute=2)
    ada.take()
    ada.take()
    with pytest.raises(TooManyRequests):
        ada.take()
    assert ada.limits.requests.left("ada") == 98 - (100 - ada.limits.requests.capacity)


@pytest.mark.parametrize(
    ("host", "key"),
    [
        ("192.0.2.1", "192.0.2.1"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("2001:db8:1:2:ffff::1", "2001:db8:1:2::/64"),
        ("fe80::1%eth0", "fe80::/64"),
        ("::ffff:192.0.2.1", "192.0.2.1"),
        ("testclient", "testclient"),
        ("", ""),
    ],
)
def test_limits_count_an_ipv6_address_by_its_network(host: str, key: str) -> None:
    assert address_key(host) == key


def test_what_is_closed_does_not_count_any_more() -> None:
    connections = OpenConnections("server-too-many-sockets")
    with connections.hold("ada", 1):
        with pytest.raises(TooManyRequests), connections.hold("ada", 1):
            pass
        with connections.hold("ben", 1):
            pass
    with connections.hold("ada", 1):
        pass
    assert not connections.counts
