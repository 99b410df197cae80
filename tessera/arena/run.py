"""Playing a series on all cores or on a Ray cluster, with a journal from which an interrupted run resumes."""

import json
import logging
import multiprocessing
import os
import socket
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from dataclasses import asdict
from pathlib import Path

from tessera.bots.guard import Guard
from tessera.core.compile.cache import user_cache
from tessera.core.errors import BadOption
from tessera.core.match import Match

from .series import Outcome, Series, outcome_from, play_deal

CONNECT_SECONDS = 5
OnProgress = Callable[[int], None]  # receives the number of finished matches


def play_series(
    series: Series, *, ray: str | None = None, cores: int | None = None, on_progress: OnProgress | None = None
) -> list[Outcome]:
    """All outcomes of a series in order; what an interrupted run has played is not played again.

    The journal keeps the outcomes until the caller has used them and calls `forget`.
    """
    journal = journal_of(series)
    done = journal.read()
    waiting = [deal for deal in range(series.deals) if deal not in done]
    if on_progress:
        on_progress(len(done) * series.rotations)
    if waiting:
        warm_up(series)
    played = play_on_ray(series, waiting, ray) if ray else play_here(series, waiting, cores or os.cpu_count() or 1)
    for deal, outcomes in played:
        done[deal] = outcomes
        journal.add(outcomes)
        if on_progress:
            on_progress(len(done) * series.rotations)
    return [outcome for deal in range(series.deals) for outcome in done[deal]]


def forget(series: Series) -> None:
    """Deletes the journal of a series, so that it is played again the next time."""
    journal_of(series).path.unlink(missing_ok=True)


def journal_of(series: Series) -> "Journal":
    """The journal of a series."""
    return Journal(user_cache() / "arena" / f"{series.digest()}.jsonl")


def warm_up(series: Series) -> None:
    """Asks every bot for one move, so that everything is compiled once before many processes need it."""
    match = Match.new(series.find_game(), players=series.players, seed=series.seed, options=series.options)
    for bot in series.find_bots():
        Guard(bot).answer(match)


class Journal:
    """The outcomes of a run so far, one line per deal."""

    def __init__(self, path: Path) -> None:
        self.path = path

    def read(self) -> dict[int, list[Outcome]]:
        """The deals that have been played; the deal of a truncated line is played again."""
        done: dict[int, list[Outcome]] = {}
        for line in self.path.read_text(encoding="utf-8").splitlines() if self.path.exists() else []:
            try:
                outcomes = [outcome_from(data) for data in json.loads(line)]
            except (ValueError, TypeError, KeyError):
                continue
            done[outcomes[0].deal] = outcomes
        return done

    def add(self, outcomes: Sequence[Outcome]) -> None:
        """Appends the outcomes of a deal."""
        self.path.parent.mkdir(parents=True, exist_ok=True)
        with self.path.open("a", encoding="utf-8") as file:
            file.write(json.dumps([asdict(outcome) for outcome in outcomes]) + "\n")


def play_here(series: Series, deals: Sequence[int], cores: int) -> Iterator[tuple[int, list[Outcome]]]:
    """Plays deals on this machine, with a process per core."""
    if cores == 1 or len(deals) <= 1:
        yield from ((deal, play_deal(series, deal)) for deal in deals)
        return
    with ProcessPoolExecutor(min(cores, len(deals)), mp_context=multiprocessing.get_context("spawn")) as pool:
        futures = {pool.submit(play_deal, series, deal): deal for deal in deals}
        try:
            for future in as_completed(futures):
                yield futures[future], future.result()
        finally:
            pool.shutdown(cancel_futures=True)


def check_reachable(address: str) -> None:
    """Raises at once if nothing listens at `HOST:PORT`; Ray itself would try for minutes."""
    host, colon, port = address.removeprefix("ray://").rpartition(":")
    if colon:
        socket.create_connection((host, int(port)), timeout=CONNECT_SECONDS).close()


def play_on_ray(series: Series, deals: Sequence[int], address: str) -> Iterator[tuple[int, list[Outcome]]]:
    """Plays deals on a Ray cluster; `local` starts one on this machine."""
    try:
        import ray
    except ImportError as error:
        raise BadOption("arena-no-ray") from error
    try:
        check_reachable(address)
        ray.init(address=None if address == "local" else address, log_to_driver=False, logging_level=logging.ERROR)
    except (OSError, ValueError, RuntimeError) as error:
        raise BadOption("arena-ray-unreachable", address=address, why=str(error).partition("\n")[0]) from error
    try:
        task = ray.remote(play_deal)
        futures = {task.remote(series, deal): deal for deal in deals}
        waiting = list(futures)
        while waiting:
            ready, waiting = ray.wait(waiting)
            for future in ready:
                yield futures[future], ray.get(future)
    finally:
        ray.shutdown()
