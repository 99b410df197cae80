"""Backoff: what fails is tried again later and later, and at once after a success."""

from tessera.server.backoff import Backoff


def test_each_failure_doubles_the_wait_up_to_the_longest() -> None:
    backoff = Backoff(first=1.0, longest=5.0)
    assert [backoff.fail("table") for _ in range(5)] == [1.0, 2.0, 4.0, 5.0, 5.0]


def test_what_has_failed_is_not_due_before_its_time() -> None:
    backoff = Backoff(first=60.0)
    backoff.fail("broken")
    assert (backoff.is_due("broken"), backoff.is_due("sound")) == (False, True)


def test_a_success_forgets_the_failures() -> None:
    backoff = Backoff(first=60.0)
    backoff.fail("table")
    backoff.succeed("table")
    assert backoff.is_due("table")
    assert backoff.fail("table") == 60.0


def test_a_thousand_failures_are_counted_without_an_overflow() -> None:
    backoff = Backoff(first=1.0, longest=3600.0)
    assert [backoff.fail("table") for _ in range(2000)][-1] == 3600.0


def test_only_so_many_failures_are_remembered() -> None:
    backoff = Backoff(first=60.0, most=3)
    for key in "abcd":
        backoff.fail(key)
    assert [key for key in "abcd" if not backoff.is_due(key)] == ["b", "c", "d"]
