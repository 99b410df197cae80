"""Spreading numbered tasks over the cores of this machine or over a Ray cluster; results come as they are ready."""

import logging
import multiprocessing
import socket
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from itertools import islice
from typing import Any, TypeVar

from tessera.core.errors import BadOption

CONNECT_SECONDS = 5
TASKS_PER_CORE = 4  # that are under way or wait for a core, so that results never pile up

Description = TypeVar("Description")
Result = TypeVar("Result")
Task = Callable[[Description, int], Result]  # a function of a module, which other processes can import


def on_cores(
    task: Task[Description, Result], description: Description, numbers: Sequence[int], cores: int
) -> Iterator[tuple[int, Result]]:
    """The results of tasks on this machine, with a process per core."""
    if cores == 1 or len(numbers) <= 1:
        yield from ((number, task(description, number)) for number in numbers)
        return
    waiting, running = iter(numbers), dict[Future[Result], int]()
    with ProcessPoolExecutor(min(cores, len(numbers)), mp_context=multiprocessing.get_context("spawn")) as pool:
        try:
            while True:
                for number in islice(waiting, TASKS_PER_CORE * cores - len(running)):
                    running[pool.submit(task, description, number)] = number
                if not running:
                    return
                for future in wait(running, return_when=FIRST_COMPLETED).done:
                    yield running.pop(future), future.result()
        finally:
            pool.shutdown(cancel_futures=True)


def on_ray(
    task: Task[Description, Result], description: Description, numbers: Sequence[int], address: str
) -> Iterator[tuple[int, Result]]:
    """The results of tasks on a Ray cluster; `local` starts one on this machine."""
    ray = connected(address)
    try:
        remote, room = ray.remote(task), TASKS_PER_CORE * int(ray.cluster_resources().get("CPU", 1))
        waiting, running = iter(numbers), dict[Any, int]()
        while True:
            for number in islice(waiting, room - len(running)):
                running[remote.remote(description, number)] = number
            if not running:
                return
            for future in ray.wait(list(running))[0]:
                yield running.pop(future), ray.get(future)
    finally:
        ray.shutdown()


def connected(address: str) -> Any:
    """Ray, connected to a cluster."""
    try:
        import ray
    except ImportError as error:
        raise BadOption("arena-no-ray") from error
    try:
        check_reachable(address)
        ray.init(address=None if address == "local" else address, log_to_driver=False, logging_level=logging.ERROR)
    except (OSError, ValueError, RuntimeError) as error:
        raise BadOption("arena-ray-unreachable", address=address, why=str(error).partition("\n")[0]) from error
    return ray


def check_reachable(address: str) -> None:
    """Raises at once if nothing listens at `HOST:PORT`; Ray itself would try for minutes."""
    host, colon, port = address.removeprefix("ray://").rpartition(":")
    if colon:
        socket.create_connection((host, int(port)), timeout=CONNECT_SECONDS).close()


def in_order(results: Iterator[tuple[int, Result]], numbers: Sequence[int]) -> Iterator[Result]:
    """Results in the order of their numbers, each as soon as those before it are there."""
    early: dict[int, Result] = {}
    for number in numbers:
        while number not in early:
            ready, result = next(results)
            early[ready] = result
        yield early.pop(number)
