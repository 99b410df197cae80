"""Compiling the games while the server answers already.

Compiling holds up all threads of a process, so every game is compiled by a process of its own, side by side, and then loaded from
the cache on disk. Until then, whoever needs a game waits for it, and the pages say how far it is. People can play once its rules
are compiled; its bots, whose search takes as long again, join in later, and the one that plays with a network comes last.
"""

import asyncio
import sys
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import suppress
from itertools import islice
from pathlib import Path

import structlog

from tessera.bots import ask, find_bot, neural
from tessera.bots.levels import MASTER
from tessera.core.compile.cache import cache_folder, can_share, fingerprint, fingerprint_of
from tessera.core.game import Game
from tessera.core.match import Match
from tessera.core.notation import near_moves
from tessera.core.registry import all_games, find_game, game_in_file

from .errors import Conflict

LOG = structlog.get_logger()
SAY_EVERY = 4.0  # seconds


class Compiling(Conflict):
    """A game that is being compiled, for somebody who cannot wait for that."""


def compile_parts(game: Game) -> Iterator[None]:
    """Compiles a game, or loads what has been compiled, part by part: first what people need to play, then what bots need."""
    match = Match.new(game, players=game.players[0], seed=1)
    yield
    match.fork().play_action(match.legal_actions()[0])
    yield
    match.view(0)
    yield
    list(match.refusals())
    near_moves(game, "?")  # indexes the spelling of all moves
    yield
    ask(find_bot("easy"), match)
    yield
    ask(find_bot("medium"), match)
    yield
    ask(find_bot(MASTER), match)
    yield


RULES, BOTS = 4, 6  # parts that people need to play, and that most bots need


def load(game: Game, parts: int) -> None:
    """Loads the first parts, once they have been compiled."""
    for _ in islice(compile_parts(game), parts):
        pass


def warm_up(game: Game, say: Callable[[int], None] = lambda done: None) -> None:
    """Compiles a game, or loads what has been compiled; says after every part how many are done."""
    for done, _ in enumerate(compile_parts(game), 1):
        say(done)
    with suppress(OSError):
        marker(game).touch()


def marker(game: Game) -> Path:
    """A file that is there once everything has been compiled; its place and name change with all sources."""
    rules = fingerprint_of(game.own, Path(str(game.rules.__file__)).parent)
    return cache_folder(rules) / f"compiled-{fingerprint(Path(neural.__file__).parent)}"


def is_compiled(game: Game) -> bool:
    """Whether loading the game takes no longer than a moment."""
    return marker(game).exists()


class Warmup:
    """The games that are being compiled, and how far they are."""

    def __init__(self) -> None:
        self.progress: dict[str, float] = {}  # from 0 to 1, of games that are not ready yet
        self.playable: set[str] = set()  # those of them whose rules are ready
        self.unfinished: set[str] = set()  # games of which something is still to be compiled
        self.ready = asyncio.Condition()

    def of(self, game: str) -> float:
        """How far a game is, from 0 to 1."""
        return self.progress.get(game, 1.0)

    async def wait_for(self, game: str, *, wait: bool = True) -> None:
        """Waits until people can play a game; without `wait`, refuses one that they cannot play yet."""
        if game in self.progress and game not in self.playable:
            if not wait:
                raise Compiling("server-compiling", game=game)
            async with self.ready:
                await self.ready.wait_for(lambda: game not in self.progress or game in self.playable)

    async def wait_for_bots(self, game: str, level: str | None = None) -> None:
        """Waits until bots of a level can play a game."""
        missing = self.unfinished if level == MASTER else self.progress
        if game in missing:
            async with self.ready:
                await self.ready.wait_for(lambda: game not in missing)

    def begin(self, games: Sequence[Game]) -> None:
        """Notes the games that are to be compiled."""
        self.progress = {game.name: 0.0 for game in games}
        self.unfinished = {*self.progress}

    async def run(self, files: Sequence[Path], say: Callable[[dict[str, float]], None]) -> None:
        """Compiles the games side by side; `files` are those that declare games of their own."""
        await asyncio.gather(self.tell(say), *(self.prepare(find_game(name), files) for name in [*self.progress]))

    async def tell(self, say: Callable[[dict[str, float]], None]) -> None:
        """Says every few seconds how far everything is, until all games are ready."""
        while self.progress:
            say(self.progress)
            with suppress(TimeoutError):
                await asyncio.wait_for(self.wait_for_all(), SAY_EVERY)
        say({})

    async def wait_for_all(self) -> None:
        """Waits until people and most bots can play all games."""
        async with self.ready:
            await self.ready.wait_for(lambda: not self.progress)

    async def prepare(self, game: Game, files: Sequence[Path]) -> None:
        """Compiles one game in a process of its own, and loads it in a thread."""
        begun = time.monotonic()
        try:
            if can_share() and not is_compiled(game):
                await self.compile(game, files)
            await asyncio.to_thread(warm_up, game)
        except Exception as error:  # whoever plays it will see why
            LOG.error("a game cannot be compiled", game=game.name, exc_info=error)
        LOG.debug("a game is ready", game=game.name, seconds=round(time.monotonic() - begun, 1))
        self.unfinished.discard(game.name)
        await self.finish(game)

    async def finish(self, game: Game) -> None:
        """Lets whoever waits for a game go on."""
        self.progress.pop(game.name, None)
        await self.notify()

    async def notify(self) -> None:
        """Wakes whoever waits for a game."""
        async with self.ready:
            self.ready.notify_all()

    async def compile(self, game: Game, files: Sequence[Path]) -> None:
        """Runs this module, which prints a number after every part."""
        command = [sys.executable, "-m", "tessera.server.warmup", game.name, *map(str, files)]
        process = await asyncio.create_subprocess_exec(*command, stdout=asyncio.subprocess.PIPE)
        assert process.stdout is not None
        try:
            async for line in process.stdout:
                done = int(line)
                if done <= BOTS:
                    self.progress[game.name] = done / (BOTS + 1)  # what is left is loading it
                if done == RULES:
                    await asyncio.to_thread(load, game, RULES)
                    self.playable.add(game.name)
                    await self.notify()
                if done == BOTS:
                    await asyncio.to_thread(load, game, BOTS)
                    await self.finish(game)
            await process.wait()
        finally:
            if process.returncode is None:
                process.kill()
                await process.wait()


def main() -> None:
    """The process that compiles one game."""
    name, *files = sys.argv[1:]
    for file in files:
        game_in_file(Path(file))
    warm_up(find_game(name), lambda done: print(done, flush=True))


def to_compile() -> list[Game]:
    """The games that are not in the cache, in the order of lists."""
    return [game for game in all_games() if not is_compiled(game)]


if __name__ == "__main__":
    main()
