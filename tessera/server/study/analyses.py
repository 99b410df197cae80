"""Analyses by the bots: jobs in the database, which any process takes up, and another one after a crash."""

import asyncio
import secrets
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any, Final

import structlog
from sqlalchemy import func, insert, or_, select, update

from tessera.bots.evaluate import evaluate
from tessera.bots.think import Budget, Evaluation, MoveEvaluation
from tessera.core import notation
from tessera.core.match import Match

from ..errors import Conflict, Forbidden, NotFound, TooManyRequests
from ..people.person import Person
from ..settings import Settings
from ..store.entries import OVER
from ..store.schema import ANALYSES
from ..store.store import Store
from ..tables.pipeline import Tables
from ..tables.table import Table
from ..wire.study import AnalysisResult, AnalysisView, DecisionAnalysis, MatchAnalysis, NewAnalysis, PositionAnalysis, Prospects
from .steps import started, what_if_line

LOG = structlog.get_logger()
CHECK_EVERY = 1.0  # seconds
ABANDONED_AFTER = 20.0  # seconds without a sign of life, after which another process starts a job again
POSITION_BUDGET = Budget(iterations=8000, seconds=4.0)
MATCH_BUDGET = Budget(iterations=600)
MAX_MOVES = 8  # in the analysis of a position
WAITING: Final = "waiting"
RUNNING: Final = "running"
DONE: Final = "done"
FAILED: Final = "failed"


class Analyses:
    """The jobs, and the worker of this process."""

    def __init__(self, store: Store, tables: Tables, threads: ThreadPoolExecutor, settings: Settings) -> None:
        self.engine, self.tables, self.threads, self.limit = store.engine, tables, threads, settings.analyses
        self.queued = asyncio.Event()
        self.is_stopping = False

    async def ask(self, table: Table, who: Person, wish: NewAnalysis) -> AnalysisView:
        """Queues a job; this is the one place that decides who may ask for what."""
        if wish.whole and table.status != OVER:
            raise Conflict("server-not-over")
        if table.status != OVER and not table.plan["hints"]:
            raise Forbidden("server-no-hints")
        if not wish.whole:
            what_if_line(table, who, wish)  # refuses a position that there is not
        unfinished = select(func.count()).where(ANALYSES.c.person == who.id, ANALYSES.c.status.in_([WAITING, RUNNING]))
        name, now = secrets.token_urlsafe(12), time.time()
        job = {"id": name, "table": table.id, "person": who.id, "wish": wish.model_dump(), "created": now, "seen": now}
        async with self.engine.begin() as connection:
            if (await connection.execute(unfinished)).scalar_one() >= self.limit:
                raise TooManyRequests("server-too-many-analyses", most=self.limit)
            await connection.execute(insert(ANALYSES), {**job, "status": WAITING, "progress": 0.0})
        self.queued.set()
        return {"id": name, "status": WAITING, "progress": 0.0, "result": None}

    async def find(self, name: str, who: Person) -> AnalysisView:
        """A job, for the person who asked for it."""
        async with self.engine.connect() as connection:
            row = (await connection.execute(select(ANALYSES).where(ANALYSES.c.id == name))).one_or_none()
        if row is None or row.person != who.id:
            raise NotFound("server-no-analysis")
        return {"id": row.id, "status": row.status, "progress": row.progress, "result": row.result}

    # The worker

    async def keep_working(self) -> None:
        """Does one job after another."""
        while True:
            try:
                if not await self.work():
                    self.queued.clear()
                    await asyncio.wait_for(self.queued.wait(), CHECK_EVERY)
            except TimeoutError:
                pass
            except Exception:
                LOG.exception("an analysis failed")
                await asyncio.sleep(CHECK_EVERY)

    async def work(self) -> bool:
        """Takes the oldest job that no process works on, and does it; whether there was one."""
        is_abandoned = (ANALYSES.c.status == RUNNING) & (ANALYSES.c.seen < time.time() - ABANDONED_AFTER)
        is_free = or_(ANALYSES.c.status == WAITING, is_abandoned)
        async with self.engine.begin() as connection:
            oldest = select(ANALYSES).where(is_free).order_by(ANALYSES.c.created).limit(1)
            row = (await connection.execute(oldest)).one_or_none()
            if row is None:
                return False
            taken = update(ANALYSES).where(ANALYSES.c.id == row.id, is_free).values(status=RUNNING, seen=time.time())
            if (await connection.execute(taken)).rowcount != 1:
                return True
        try:
            result = await self.analyse(row)
            await self.update(row.id, status=DONE, progress=1.0, result=result)
        except Exception as error:
            LOG.exception("an analysis failed")
            await self.update(row.id, status=FAILED, result={"error": type(error).__name__})
        return True

    async def analyse(self, row: Any) -> AnalysisResult:
        """Does a job in a thread, and stores its progress as a heartbeat."""
        table, wish = await self.tables.find(row.table), NewAnalysis.model_validate(row.wish)
        progress = 0.0

        def report(share: float) -> None:
            nonlocal progress
            if self.is_stopping:
                raise InterruptedError  # another process, or the next one, starts again
            progress = share

        work = self.plan_work(table, Person(row.person, ""), wish, report)
        thinking = asyncio.get_running_loop().run_in_executor(self.threads, work)
        while not thinking.done():
            await asyncio.wait([thinking], timeout=CHECK_EVERY)
            await self.update(row.id, progress=min(progress, 0.99))
        return await thinking

    def plan_work(
        self, table: Table, who: Person, wish: NewAnalysis, report: Callable[[float], None]
    ) -> Callable[[], AnalysisResult]:
        """What a thread has to do for a job."""
        seed = int(table.commitment[:12], 16)  # public, so the result depends on nothing hidden
        if wish.whole:
            return lambda: analyse_match(started(table), seed, report)
        match, _, seat = what_if_line(table, who, wish)
        viewer = seat if table.status != OVER and seat is not None else match.seat or 0
        return lambda: analyse_position(match, viewer, seed, report)

    def stop(self) -> None:
        """Interrupts the worker."""
        self.is_stopping = True

    async def update(self, name: str, **values: Any) -> None:
        """Stores how far a job is."""
        async with self.engine.begin() as connection:
            await connection.execute(update(ANALYSES).where(ANALYSES.c.id == name).values(seen=time.time(), **values))


def analyse_position(match: Match, viewer: int, seed: int, report: Callable[[float], None]) -> PositionAnalysis:
    """What the bots think of a position, from what a seat knows."""
    thought = evaluate(match, viewer, POSITION_BUDGET, report, seed)
    best = thought.moves[:MAX_MOVES]
    return {
        **prospects(thought),
        "moves": [{"move": notation.move_text(match.game, each.action), **prospects(each)} for each in best],
        "iterations": thought.iterations,
    }


def prospects(thought: Evaluation | MoveEvaluation) -> Prospects:
    """The chances and points of every seat, rounded."""
    return {"chances": [round(each, 4) for each in thought.chances], "points": [round(each, 1) for each in thought.points]}


def analyse_match(match: Match, seed: int, report: Callable[[float], None]) -> MatchAnalysis:
    """What the bots think of every decision, from what whoever decided knew, and what each decision cost."""
    other, found = match.fork(0), list[DecisionAnalysis]()
    for count, action in enumerate(match.actions):
        found.append(analyse_decision(other, action, seed))
        other.play_action(action)
        report((count + 1) / len(match.actions))
    return {"decisions": found}


def analyse_decision(match: Match, action: int, seed: int) -> DecisionAnalysis:
    """What the bots think of an action that was played in a position."""
    seat = match.seat
    assert seat is not None
    thought = evaluate(match, seat, MATCH_BUDGET, seed=seed)
    best, cost = thought.moves[0], 0.0
    if action != best.action:  # a search hardly looks at a bad move, so this one is thought about alone
        played = evaluate(match, seat, MATCH_BUDGET, seed=seed, only=action)
        cost = round(max(0.0, best.chances[seat] - played.chances[seat]), 4)
    return {
        "count": len(match.actions),
        "seat": seat,
        "move": notation.move_text(match.game, action),
        "best": notation.move_text(match.game, best.action),
        "cost": cost,
        **prospects(thought),
    }
