"""A fair executor: what takes longer than a few milliseconds runs in threads, and whoever has used the least time comes first.

All bookkeeping happens on the event loop, so nothing here needs a lock. Compiled rules release the GIL; other Python code in a
thread still competes with the event loop, so it has to be cheap too.
"""

import asyncio
import heapq
import itertools
import time
from collections import deque
from collections.abc import Callable, Sequence
from concurrent.futures import Executor, ThreadPoolExecutor
from contextlib import suppress
from dataclasses import dataclass, field
from enum import StrEnum
from functools import partial
from typing import Any, TypeVar

from .errors import TooManyRequests
from .metrics import WORK_SECONDS, WORK_WAITS

T = TypeVar("T")
REQUEST_THREADS = 1  # for work that is mostly Python: more would only keep the event loop waiting for the GIL
MAX_WAITING = 100  # requests of one person; bots are limited by the number of tables
MAX_KEYS = 10_000  # persons without jobs whose used time is remembered
PATIENCE = 4  # jobs of a better lane in a row before one of the next lane


class Lane(StrEnum):
    """What a job is for; the thinking lanes share their threads, the first of them before the second."""

    REQUEST = "request"  # somebody waits for an answer that takes milliseconds
    THOUGHT = "thought"  # a bot's turn that somebody watches, or the analysis of a position
    BACKGROUND = "background"  # a bot's turn that nobody watches, or the analysis of a match


@dataclass
class Job:
    """A function to call in a thread, for a person."""

    key: str
    work: Callable[[], Any]
    done: "asyncio.Future[Any]"
    charge: Callable[[float], None] | None
    queued: float = field(default_factory=time.monotonic)


class FairQueue:
    """The jobs of a lane by person: first whoever has used the least time, and each person's jobs in their order."""

    def __init__(self, most: int | None = None) -> None:
        self.most = most  # jobs of one person
        self.waiting: dict[str, deque[Job]] = {}
        self.used: dict[str, float] = {}  # seconds by person, counted from the same zero for all
        self.order: list[tuple[float, int, str]] = []  # a heap of used times; only those that are still true count
        self.numbers = itertools.count()
        self.floor = 0.0  # what the last one served had used: whoever comes anew has used as much
        self.typical = 0.01  # seconds of a job, which a person is charged before it is known

    def __bool__(self) -> bool:
        return bool(self.waiting)

    def add(self, job: Job) -> None:
        """Queues a job."""
        jobs = self.waiting.setdefault(job.key, deque())
        if self.most is not None and len(jobs) >= self.most:
            raise TooManyRequests("server-too-many", seconds=max(1, round(self.typical * len(jobs))))
        jobs.append(job)
        if len(jobs) == 1:
            self.set_used(job.key, max(self.floor, self.used.pop(job.key, 0.0)))

    def take(self) -> Job:
        """The next job, whose person is charged what a job typically takes until `settle` knows better."""
        while True:
            used, _, key = heapq.heappop(self.order)
            if key in self.waiting and self.used[key] == used:
                break
        self.floor = max(self.floor, used)
        jobs = self.waiting[key]
        job = jobs.popleft()
        if not jobs:
            del self.waiting[key]
        self.set_used(key, used + self.typical)
        return job

    def settle(self, key: str, expected: float, seconds: float) -> None:
        """Charges a person what a job has really taken."""
        self.typical += (seconds - self.typical) / 20
        if key in self.used:
            self.set_used(key, self.used[key] + seconds - expected)

    def set_used(self, key: str, used: float) -> None:
        """Notes what a person has used, and forgets whoever is no worse off without it."""
        self.used[key] = used
        if key in self.waiting:
            heapq.heappush(self.order, (used, next(self.numbers), key))
        elif len(self.used) > MAX_KEYS:
            for idle in [each for each in self.used if each not in self.waiting][: MAX_KEYS // 2]:
                del self.used[idle]


class Crew:
    """Some threads for some lanes, the best lane first."""

    def __init__(self, lanes: Sequence[Lane], threads: int) -> None:
        self.queues = {lane: FairQueue(MAX_WAITING if lane is Lane.REQUEST else None) for lane in lanes}
        self.free, self.spare = threads, 1 if threads > 1 else 0  # a thread that the last lane leaves to the others
        self.in_a_row = 0  # jobs of the best lane, while others waited

    def next_lane(self) -> Lane | None:
        """The lane whose turn it is: the best one with jobs, or once in a while the next."""
        ready = [lane for lane, queue in self.queues.items() if queue and (lane is not Lane.BACKGROUND or self.free > self.spare)]
        if not ready:
            return None
        self.in_a_row = self.in_a_row + 1 if len(ready) > 1 else 0
        if self.in_a_row > PATIENCE:
            self.in_a_row = 0
            return ready[1]
        return ready[0]


class FairExecutor:
    """Runs jobs in threads, fairly among persons."""

    def __init__(self, thinking_threads: int, executor: Executor | None = None) -> None:
        self.executor = executor or ThreadPoolExecutor(REQUEST_THREADS + thinking_threads, thread_name_prefix="work")
        requests, thinking = Crew([Lane.REQUEST], REQUEST_THREADS), Crew([Lane.THOUGHT, Lane.BACKGROUND], thinking_threads)
        self.crews = {Lane.REQUEST: requests, Lane.THOUGHT: thinking, Lane.BACKGROUND: thinking}
        self.is_stopping = False

    async def run(self, lane: Lane, key: str, work: Callable[[], T], charge: Callable[[float], None] | None = None) -> T:
        """What a function returns, once it is its turn; `charge` gets the seconds that it has computed."""
        if self.is_stopping:
            raise asyncio.CancelledError
        done: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        self.crews[lane].queues[lane].add(Job(key, work, done, charge))
        self.start_jobs(self.crews[lane])
        return await done

    def start_jobs(self, crew: Crew) -> None:
        """Starts jobs while there are threads for them."""
        while crew.free and not self.is_stopping and (lane := crew.next_lane()) is not None:
            queue = crew.queues[lane]
            expected, job = queue.typical, queue.take()
            if job.done.done():  # whoever asked has gone away
                queue.settle(job.key, expected, 0.0)
                continue
            WORK_WAITS.labels(lane).observe(time.monotonic() - job.queued)
            crew.free -= 1
            running = asyncio.get_running_loop().run_in_executor(self.executor, timed, job.work)
            running.add_done_callback(partial(self.finish, job, lane, expected))

    def finish(self, job: Job, lane: Lane, expected: float, answer: "asyncio.Future[Answer]") -> None:
        """Hands on what a job has returned or raised, and starts the next."""
        crew = self.crews[lane]
        crew.free += 1
        if answer.cancelled():
            job.done.cancel()
            return
        seconds, error, result = answer.result()
        WORK_SECONDS.labels(lane).inc(seconds)
        crew.queues[lane].settle(job.key, expected, seconds)
        if job.charge is not None:
            job.charge(seconds)
        if not job.done.done():
            if error is not None:
                job.done.set_exception(error)
            else:
                job.done.set_result(result)
        self.start_jobs(crew)

    async def stop(self) -> None:
        """Drops what waits, and waits for what runs."""
        self.is_stopping = True
        for crew in set(self.crews.values()):
            for queue in crew.queues.values():
                for job in itertools.chain.from_iterable(queue.waiting.values()):
                    job.done.cancel()
        with suppress(RuntimeError):
            await asyncio.to_thread(self.executor.shutdown, wait=True, cancel_futures=True)


Answer = tuple[float, BaseException | None, Any]


def timed(work: Callable[[], Any]) -> Answer:
    """The seconds that a thread has computed for a function, and what it has raised or returned."""
    begun = time.thread_time()
    try:
        error, result = None, work()
    except Exception as caught:
        error, result = caught, None
    return time.thread_time() - begun, error, result
