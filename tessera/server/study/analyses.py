"""Analyses by the bots: jobs in the database, which any process takes up, tells the progress of, and finishes after a crash."""

import asyncio
import secrets
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any

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
from .steps import started, what_if_match

LOG = structlog.get_logger()
LOOK_EVERY = 1.0  # seconds
GIVEN_UP = 20.0  # seconds without a word after which another process begins anew
POSITION_BUDGET = Budget(iterations=8000, seconds=4.0)
MATCH_BUDGET = Budget(iterations=600)
MOST_MOVES = 8  # of a position that are told
WAITING, RUNNING, DONE, FAILED = "waiting", "running", "done", "failed"


class Analyses:
    """The jobs, and the worker of this process."""

    def __init__(self, store: Store, tables: Tables, threads: ThreadPoolExecutor, settings: Settings) -> None:
        self.engine, self.tables, self.threads, self.most = store.engine, tables, threads, settings.analyses
        self.bell = asyncio.Event()
        self.is_stopping = False

    async def ask(self, table: Table, who: Person, wish: dict[str, Any]) -> str:
        """A new job; whether somebody may know is decided here, once."""
        if wish["whole"] and table.status != OVER:
            raise Conflict("server-not-over")
        if table.status != OVER and not table.plan["hints"]:
            raise Forbidden("server-no-hints")
        if not wish["whole"]:
            wanted_position(table, who, wish)
        busy = select(func.count()).where(ANALYSES.c.person == who.id, ANALYSES.c.status.in_([WAITING, RUNNING]))
        now = time.time()
        job = {"id": secrets.token_urlsafe(12), "table": table.id, "person": who.id, "wish": wish, "created": now, "seen": now}
        async with self.engine.begin() as connection:
            if (await connection.execute(busy)).scalar_one() >= self.most:
                raise TooManyRequests("server-too-many-analyses", most=self.most)
            await connection.execute(insert(ANALYSES), {**job, "status": WAITING, "progress": 0.0})
        self.bell.set()
        return str(job["id"])

    async def find(self, name: str, who: Person) -> Any:
        """A job, for the person who asked for it."""
        async with self.engine.connect() as connection:
            row = (await connection.execute(select(ANALYSES).where(ANALYSES.c.id == name))).one_or_none()
        if row is None or row.person != who.id:
            raise NotFound("server-no-analysis")
        return row

    async def keep_working(self) -> None:
        """Does one job after another."""
        while True:
            try:
                if not await self.work():
                    self.bell.clear()
                    await asyncio.wait_for(self.bell.wait(), LOOK_EVERY)
            except TimeoutError:
                pass
            except Exception:
                LOG.exception("an analysis failed")
                await asyncio.sleep(LOOK_EVERY)

    async def work(self) -> bool:
        """Takes up the oldest job that nobody does, and does it; whether there was one."""
        left = or_(ANALYSES.c.status == WAITING, (ANALYSES.c.status == RUNNING) & (ANALYSES.c.seen < time.time() - GIVEN_UP))
        async with self.engine.begin() as connection:
            row = (await connection.execute(select(ANALYSES).where(left).order_by(ANALYSES.c.created).limit(1))).one_or_none()
            if row is None:
                return False
            mine = update(ANALYSES).where(ANALYSES.c.id == row.id, left).values(status=RUNNING, seen=time.time())
            if (await connection.execute(mine)).rowcount != 1:
                return True
        try:
            result = await self.result(row)
            await self.note(row.id, status=DONE, progress=1.0, result=result)
        except Exception as error:
            LOG.exception("an analysis failed")
            await self.note(row.id, status=FAILED, result={"error": type(error).__name__})
        return True

    async def result(self, row: Any) -> dict[str, Any]:
        """Does a job in a thread, and notes how far it is."""
        table, wish = await self.tables.find(row.table), row.wish
        share = [0.0]

        def tell(progress: float) -> None:
            if self.is_stopping:
                raise InterruptedError  # another process, or the next one, begins anew
            share[0] = progress

        seed = int(table.commitment[:12], 16)  # public: nothing hidden is felt
        person = Person(row.person, "")
        if wish["whole"]:
            work: Callable[[], dict[str, Any]] = lambda: whole_match(started(table), seed, tell)  # noqa: E731
        else:
            match, seat = wanted_position(table, person, wish)
            eyes = seat if table.status != OVER and seat is not None else match.seat or 0
            work = lambda: position(match, evaluate(match, eyes, POSITION_BUDGET, tell, seed))  # noqa: E731
        thinking = asyncio.get_running_loop().run_in_executor(self.threads, work)
        while not thinking.done():
            await asyncio.wait([thinking], timeout=LOOK_EVERY)
            await self.note(row.id, progress=min(share[0], 0.99))
        return await thinking

    def stop(self) -> None:
        """Lets whoever thinks stop."""
        self.is_stopping = True

    async def note(self, name: str, **values: Any) -> None:
        """Notes how far a job is."""
        async with self.engine.begin() as connection:
            await connection.execute(update(ANALYSES).where(ANALYSES.c.id == name).values(seen=time.time(), **values))


def wanted_position(table: Table, who: Person, wish: dict[str, Any]) -> tuple[Match, int | None]:
    """The match up to the position that is asked about, and the seat that asks; refused if there is no such position."""
    match, seat = what_if_match(table, who, wish["at"], wish["deal"])
    for move in wish["line"]:
        match.play(move)
    return match, seat


def position(match: Match, thought: Evaluation) -> dict[str, Any]:
    """What the bots think of a position."""
    moves = [{"move": notation.move_text(match.game, each.action), **prospects(each)} for each in thought.moves[:MOST_MOVES]]
    return {**prospects(thought), "moves": moves, "iterations": thought.iterations}


def prospects(thought: Evaluation | MoveEvaluation) -> dict[str, Any]:
    """Chances and points of every seat."""
    return {"chances": [round(each, 4) for each in thought.chances], "points": [round(each, 1) for each in thought.points]}


def whole_match(match: Match, seed: int, tell: Callable[[float], None]) -> dict[str, Any]:
    """Every seat's chance at every decision, from the knowledge of whoever decided, and what each decision cost."""
    other, found = match.fork(0), list[dict[str, Any]]()
    for count, action in enumerate(match.actions):
        seat = other.seat
        assert seat is not None
        thought = evaluate(other, seat, MATCH_BUDGET, seed=seed)
        best = thought.moves[0]
        cost = 0.0
        if action != best.action:  # which a search hardly looks at, if it is bad
            played = evaluate(other, seat, MATCH_BUDGET, seed=seed, only=action)
            cost = round(max(0.0, best.chances[seat] - played.chances[seat]), 4)
        move, better = notation.move_text(match.game, action), notation.move_text(match.game, best.action)
        found.append({"count": count, "seat": seat, "move": move, "best": better, "cost": cost, **prospects(thought)})
        other.play_action(action)
        tell((count + 1) / len(match.actions))
    return {"decisions": found}
