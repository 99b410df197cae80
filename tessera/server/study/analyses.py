"""Analyses by the bots: jobs in the database, which any process takes up, and another one after a crash."""

import asyncio
import secrets
import time
from collections.abc import Awaitable, Callable
from functools import partial
from typing import Any, Final

import structlog
from sqlalchemy import func, insert, or_, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from tessera.bots.advice import advise, compare
from tessera.bots.evaluate import evaluate
from tessera.bots.think import Budget, Evaluation, MoveEvaluation
from tessera.core.match import Match

from ..errors import Conflict, NotFound, TooManyRequests
from ..fair import FairExecutor, Lane
from ..limits import Client
from ..people.person import Person
from ..settings import Settings
from ..store.entries import OVER
from ..store.schema import ANALYSES
from ..store.store import Store
from ..tables.pipeline import Tables
from ..tables.table import Table
from ..wire.study import AnalysisResult, AnalysisView, DecisionAnalysis, NewAnalysis, PositionAnalysis, Prospects
from .continuations import check_hints
from .steps import started, thinker, what_if_line

LOG = structlog.get_logger()
CHECK_EVERY = 1.0  # seconds
ABANDONED_AFTER = 20.0  # seconds without a sign of life, after which another process starts a job again
POSITION_BUDGET = Budget(iterations=8000, seconds=4.0)
ALONE_BUDGET = Budget(iterations=1500, seconds=0.5)  # for each of the moves that are compared in a position
MATCH_BUDGET = Budget(iterations=600)
MAX_SAME = 200  # jobs of a table that are looked through for one with the same question
WAITING: Final = "waiting"
RUNNING: Final = "running"
DONE: Final = "done"
FAILED: Final = "failed"


class Analyses:
    """The jobs, and the workers of this process."""

    def __init__(
        self,
        store: Store,
        tables: Tables,
        work: FairExecutor,
        settings: Settings,
        wait_for_bots: Callable[[str], Awaitable[None]],
    ) -> None:
        self.engine, self.tables, self.work, self.limit = store.engine, tables, work, settings.analyses
        self.wait_for_bots = wait_for_bots  # of a game that may still be compiled
        self.queued = {whole: asyncio.Event() for whole in (False, True)}
        self.is_stopping = False

    async def ask(self, table: Table, who: Person, client: Client, wish: NewAnalysis) -> AnalysisView:
        """Queues a job, or finds one that answers the same question; this is the one place that decides who may ask for what."""
        if wish.whole and table.status != OVER:
            raise Conflict("server-not-over")
        check_hints(table)
        if not wish.whole:
            await client.compute(lambda: what_if_line(table, who, wish))  # refuses a position that there is not
        name, now = secrets.token_urlsafe(12), time.time()
        job = {"id": name, "table": table.id, "person": who.id, "wish": wish.model_dump(), "created": now, "seen": now}
        async with self.engine.begin() as connection:
            same = await self.same_jobs(connection, table, who, wish)
            own = next((row for row in same if row.person == who.id), None)
            if own is not None:
                return await self.find_on(connection, own.id, who)
            if (done := next((row for row in same if row.status == DONE), None)) is not None:
                result = (await connection.execute(select(ANALYSES.c.result).where(ANALYSES.c.id == done.id))).scalar_one()
                await connection.execute(insert(ANALYSES), {**job, "status": DONE, "progress": 1.0, "result": result})
                return {"id": name, "status": DONE, "progress": 1.0, "result": result}
            unfinished = select(func.count()).where(ANALYSES.c.person == who.id, ANALYSES.c.status.in_([WAITING, RUNNING]))
            if (await connection.execute(unfinished)).scalar_one() >= self.limit:
                raise TooManyRequests("server-too-many-analyses", most=self.limit)
            await connection.execute(insert(ANALYSES), {**job, "status": WAITING, "progress": 0.0})
        self.queued[wish.whole].set()
        return {"id": name, "status": WAITING, "progress": 0.0, "result": None}

    async def same_jobs(self, connection: AsyncConnection, table: Table, who: Person, wish: NewAnalysis) -> list[Any]:
        """The jobs that answer the same question, the latest first.

        Everybody gets the same answer about a finished match. Before, the answer depends on what a seat knows and may change
        with the next move, so only a person's own job that has not begun yet will do.
        """
        if table.status == OVER:
            will_do = ANALYSES.c.status.in_([WAITING, RUNNING, DONE]) & (ANALYSES.c.created >= table.status_since)
        else:
            will_do = (ANALYSES.c.status == WAITING) & (ANALYSES.c.person == who.id)
        columns = (ANALYSES.c.id, ANALYSES.c.person, ANALYSES.c.status, ANALYSES.c.wish)
        jobs = select(*columns).where(ANALYSES.c.table == table.id, will_do).order_by(ANALYSES.c.created.desc()).limit(MAX_SAME)
        is_over = table.status == OVER
        rows = (await connection.execute(jobs)).all()
        return [row for row in rows if question(NewAnalysis.model_validate(row.wish), is_over) == question(wish, is_over)]

    async def find(self, name: str, who: Person) -> AnalysisView:
        """A job, for the person who asked for it."""
        async with self.engine.connect() as connection:
            return await self.find_on(connection, name, who)

    async def find_on(self, connection: AsyncConnection, name: str, who: Person) -> AnalysisView:
        """The same, on a connection to the database."""
        row = (await connection.execute(select(ANALYSES).where(ANALYSES.c.id == name))).one_or_none()
        if row is None or row.person != who.id:
            raise NotFound("server-no-analysis")
        return {"id": row.id, "status": row.status, "progress": row.progress, "result": row.result}

    # The workers

    async def keep_working(self, *, whole: bool) -> None:
        """Does one job after another; whole matches have a worker of their own, so that positions never wait for them."""
        while True:
            try:
                if not await self.take_job(whole=whole):
                    self.queued[whole].clear()
                    await asyncio.wait_for(self.queued[whole].wait(), CHECK_EVERY)
            except TimeoutError:
                pass
            except Exception:
                LOG.exception("an analysis failed")
                await asyncio.sleep(CHECK_EVERY)

    async def take_job(self, *, whole: bool) -> bool:
        """Takes the oldest job that no process works on, and does it; whether there was one."""
        is_abandoned = (ANALYSES.c.status == RUNNING) & (ANALYSES.c.seen < time.time() - ABANDONED_AFTER)
        is_free = or_(ANALYSES.c.status == WAITING, is_abandoned) & (ANALYSES.c.wish["whole"].as_boolean() == whole)
        async with self.engine.begin() as connection:
            oldest = select(ANALYSES).where(is_free).order_by(ANALYSES.c.created).limit(1)
            row = (await connection.execute(oldest)).one_or_none()
            if row is None:
                return False
            taken = update(ANALYSES).where(ANALYSES.c.id == row.id, is_free).values(status=RUNNING, seen=time.time())
            if (await connection.execute(taken)).rowcount != 1:
                return True
        try:
            table, wish, who = await self.tables.find(row.table), NewAnalysis.model_validate(row.wish), Person(row.person, "")
            is_over = table.status == OVER
            result = await self.analyse(row.id, table, who, wish)
            if is_over:
                await self.answer_all(table, who, wish, result)
            await self.update(row.id, status=DONE, progress=1.0, result=result)
        except Exception as error:
            LOG.exception("an analysis failed")
            await self.update(row.id, status=FAILED, result={"error": type(error).__name__})
        return True

    async def answer_all(self, table: Table, who: Person, wish: NewAnalysis, result: AnalysisResult) -> None:
        """Gives a result to everybody who waits for the same."""
        async with self.engine.begin() as connection:
            same = [row.id for row in await self.same_jobs(connection, table, who, wish) if row.status == WAITING]
            answered = update(ANALYSES).where(ANALYSES.c.id.in_(same), ANALYSES.c.status == WAITING)
            await connection.execute(answered.values(status=DONE, progress=1.0, result=result))

    async def analyse(self, name: str, table: Table, who: Person, wish: NewAnalysis) -> AnalysisResult:
        """Does a job in threads, and stores its progress as a heartbeat."""
        progress = 0.0

        def report(share: float) -> None:
            nonlocal progress
            if self.is_stopping:
                raise InterruptedError  # another process, or the next one, starts again
            progress = share

        thinking = asyncio.create_task(self.think(table, who, wish, report))
        try:
            while not thinking.done():
                await asyncio.wait([thinking], timeout=CHECK_EVERY)
                await self.update(name, progress=min(progress, 0.99))
            return await thinking
        finally:
            thinking.cancel()

    async def think(self, table: Table, who: Person, wish: NewAnalysis, report: Callable[[float], None]) -> AnalysisResult:
        """Thinks about a position at once, and about a match decision by decision, so that bots come in between."""
        await self.wait_for_bots(table.game_name)
        seed = int(table.commitment[:12], 16)  # public, so the result depends on nothing hidden
        if not wish.whole:
            return await self.work.run(Lane.THOUGHT, who.id, lambda: analyse_position(table, who, wish, seed, report))
        match = started(table)
        other, decisions = match.fork(0), list[DecisionAnalysis]()
        for action in match.actions:
            decisions.append(await self.work.run(Lane.BACKGROUND, who.id, partial(analyse_decision, other, action, seed)))
            other.play_action(action)
            report(len(decisions) / len(match.actions))
        return {"decisions": decisions}

    def stop(self) -> None:
        """Interrupts the workers."""
        self.is_stopping = True

    async def update(self, name: str, **values: Any) -> None:
        """Stores how far a job is."""
        async with self.engine.begin() as connection:
            await connection.execute(update(ANALYSES).where(ANALYSES.c.id == name).values(seen=time.time(), **values))


def question(wish: NewAnalysis, is_over: bool) -> tuple[Any, ...]:
    """What an analysis depends on besides the table: once the match is over, nothing is dealt again."""
    return (True,) if wish.whole else (wish.at, tuple(wish.line), None if is_over else wish.deal)


def analyse_position(
    table: Table, who: Person, wish: NewAnalysis, seed: int, report: Callable[[float], None]
) -> PositionAnalysis:
    """What the bots think of a position, from what a seat knows."""
    match, _, seat = what_if_line(table, who, wish)
    advice = advise(match, thinker(table, match, seat), POSITION_BUDGET, ALONE_BUDGET, on_progress=report, seed=seed)
    thought, moves = advice.evaluation, match.game.texts
    return {
        **prospects(thought),
        "moves": [{"move": moves[each.action], **prospects(each)} for each in thought.moves],
        "iterations": thought.iterations,
        "turn": [moves[action] for action in advice.turn],
        "motives": [{"name": each.name, "points": round(each.points, 1)} for each in advice.motives],
    }


def prospects(thought: Evaluation | MoveEvaluation) -> Prospects:
    """The chances and points of every seat, rounded."""
    return {"chances": [round(each, 4) for each in thought.chances], "points": [round(each, 1) for each in thought.points]}


def analyse_decision(match: Match, action: int, seed: int) -> DecisionAnalysis:
    """What the bots think of an action that was played in a position."""
    seat = match.seat
    assert seat is not None
    thought = evaluate(match, seat, MATCH_BUDGET, seed=seed)
    best, cost, points_cost = thought.moves[0].action, 0.0, 0.0
    if action != best:  # a search hardly looks at a bad move, so both are thought about alone, equally long
        better, worse = compare(match, seat, [best, action], MATCH_BUDGET, seed)
        best = better.action
        if best != action:
            cost = round(max(0.0, better.chances[seat] - worse.chances[seat]), 4)
            points_cost = round(max(0.0, better.points[seat] - worse.points[seat]), 1)
    return {
        "count": len(match.actions),
        "seat": seat,
        "move": match.game.texts[action],
        "best": match.game.texts[best],
        "cost": cost,
        "points_cost": points_cost,
        **prospects(thought),
    }
