"""The fair executor: the order in which work gets its turn, with threads that the test lets finish one by one."""

import asyncio
import threading
from collections.abc import Callable, Coroutine
from concurrent.futures import Executor, Future
from typing import Any

import pytest

from tessera.server import fair
from tessera.server.errors import TooManyRequests
from tessera.server.fair import FairExecutor, FairQueue, Job, Lane


class Threads(Executor):
    """Does nothing by itself: the test says when a job is done, and how long it took."""

    def __init__(self) -> None:
        self.begun: list[tuple[Future[Any], Callable[[], Any]]] = []

    def submit(self, function: Any, /, *arguments: Any, **more: Any) -> Future[Any]:
        done: Future[Any] = Future()
        self.begun.append((done, arguments[0]))
        return done

    async def finish(self, seconds: float = 0.01) -> Any:
        """Lets the job that began first finish; returns what it returned."""
        done, work = self.begun.pop(0)
        result = work()
        done.set_result((seconds, None, result))
        for _ in range(5):
            await asyncio.sleep(0)
        return result


class Rehearsal:
    """An executor with one thinking thread, and jobs that return their names."""

    def __init__(self, thinking_threads: int = 1) -> None:
        self.threads = Threads()
        self.executor = FairExecutor(thinking_threads, self.threads)
        self.tasks: list[asyncio.Task[str]] = []

    async def ask(self, lane: Lane, key: str, *names: str, charge: Callable[[float], None] | None = None) -> None:
        for name in names:
            self.tasks.append(asyncio.create_task(self.executor.run(lane, key, lambda name=name: name, charge)))  # type: ignore[misc]
            await asyncio.sleep(0)

    async def order(self, seconds: Callable[[str], float] = lambda name: 0.01) -> list[str]:
        """The names of all jobs in the order in which they begin, each of which takes some seconds."""
        found = []
        while self.threads.begun:
            name = self.threads.begun[0][1]()
            found.append(await self.threads.finish(seconds(name)))
        return found


def run(test: Coroutine[Any, Any, None]) -> None:
    asyncio.run(test)


def test_fifty_jobs_of_one_person_do_not_hold_up_another() -> None:
    async def test() -> None:
        work = Rehearsal()
        await work.ask(Lane.THOUGHT, "ada", *(f"ada {number}" for number in range(50)))
        await work.ask(Lane.THOUGHT, "ben", "ben")
        assert (await work.order()).index("ben") == 1  # after the job that was running already

    run(test())


def test_persons_take_turns() -> None:
    async def test() -> None:
        work = Rehearsal()
        await work.ask(Lane.THOUGHT, "ada", "a1", "a2", "a3")
        await work.ask(Lane.THOUGHT, "ben", "b1", "b2", "b3")
        assert await work.order() == ["a1", "b1", "a2", "b2", "a3", "b3"]

    run(test())


def test_whoever_has_used_less_time_comes_first() -> None:
    async def test() -> None:
        work = Rehearsal()
        await work.ask(Lane.THOUGHT, "ada", "a1", "a2")
        await work.ask(Lane.THOUGHT, "ben", "b1", "b2", "b3", "b4")
        order = await work.order(lambda name: 1.0 if name.startswith("a") else 0.1)
        assert order == ["a1", "b1", "b2", "b3", "b4", "a2"]

    run(test())


def test_nobody_saves_up_time_by_staying_away() -> None:
    async def test() -> None:
        work = Rehearsal()
        await work.ask(Lane.THOUGHT, "ada", *(f"a{number}" for number in range(5)))
        await work.order(lambda name: 10.0)
        await work.ask(Lane.THOUGHT, "ada", "ada is at work", "ada")
        await work.ask(Lane.THOUGHT, "ben", "b1", "b2", "b3")
        order = await work.order(lambda name: 10.0)
        assert order.index("ada") <= 3

    run(test())


def test_tables_that_somebody_watches_come_before_the_others_but_not_for_ever() -> None:
    async def test() -> None:
        work = Rehearsal()
        await work.ask(Lane.BACKGROUND, "ada", "running")
        await work.ask(Lane.BACKGROUND, "ada", "unwatched")
        await work.ask(Lane.THOUGHT, "ben", *(f"watched {number}" for number in range(6)))
        order = await work.order()
        assert order.index("unwatched") == 1 + fair.PATIENCE

    run(test())


def test_what_nobody_watches_leaves_a_thread_to_the_others() -> None:
    async def test() -> None:
        work = Rehearsal(thinking_threads=3)
        await work.ask(Lane.BACKGROUND, "ada", "u1", "u2", "u3")
        assert [job() for _, job in work.threads.begun] == ["u1", "u2"]
        await work.ask(Lane.THOUGHT, "ben", "watched")
        assert [job() for _, job in work.threads.begun] == ["u1", "u2", "watched"]
        await work.order()

    run(test())


def test_requests_never_wait_for_bots_that_think() -> None:
    async def test() -> None:
        work = Rehearsal()
        await work.ask(Lane.THOUGHT, "ada", "t1", "t2")
        await work.ask(Lane.REQUEST, "ada", "request")
        assert [job() for _, job in work.threads.begun] == ["t1", "request"]
        await work.order()

    run(test())


def test_a_job_whose_person_has_gone_away_is_not_done() -> None:
    async def test() -> None:
        work = Rehearsal()
        await work.ask(Lane.THOUGHT, "ada", "first", "second", "third")
        work.tasks[1].cancel()
        await asyncio.sleep(0)
        assert await work.order() == ["first", "third"]

    run(test())


def test_a_person_is_charged_what_a_job_has_taken() -> None:
    async def test() -> None:
        work, charged = Rehearsal(), list[float]()
        await work.ask(Lane.REQUEST, "ada", "request", charge=charged.append)
        await work.threads.finish(0.25)
        assert charged == [0.25]

    run(test())


def test_a_person_has_only_so_many_requests_waiting() -> None:
    queue, loop = FairQueue(most=3), asyncio.new_event_loop()
    for _ in range(3):
        queue.add(Job("ada", str, loop.create_future(), None))
    queue.add(Job("ben", str, loop.create_future(), None))
    with pytest.raises(TooManyRequests):
        queue.add(Job("ada", str, loop.create_future(), None))
    loop.close()


def test_work_is_done_in_other_threads_and_raises_what_it_raised() -> None:
    def fail() -> None:
        raise ValueError(threading.current_thread().name)

    async def test() -> None:
        executor = FairExecutor(1)
        with pytest.raises(ValueError, match="work"):
            await executor.run(Lane.REQUEST, "ada", fail)
        assert await executor.run(Lane.THOUGHT, "ada", lambda: 3) == 3
        await executor.stop()
        with pytest.raises(asyncio.CancelledError):
            await executor.run(Lane.REQUEST, "ada", fail)

    run(test())
