"""Playing a series on all cores or on a Ray cluster, with a journal from which an interrupted run resumes."""

import json
import os
from collections.abc import Callable, Iterator, Sequence
from dataclasses import asdict
from pathlib import Path

from tessera.bots.guard import Guard
from tessera.core.compile.cache import user_cache
from tessera.core.match import Match

from .series import Outcome, Series, outcome_from, play_deal
from .workers import on_cores, on_ray

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
    return on_cores(play_deal, series, deals, cores)


def play_on_ray(series: Series, deals: Sequence[int], address: str) -> Iterator[tuple[int, list[Outcome]]]:
    """Plays deals on a Ray cluster; `local` starts one on this machine."""
    return on_ray(play_deal, series, deals, address)
