"""Engines for browsers: which there are, and building one that somebody asks for."""

import asyncio
import shutil
from pathlib import Path

import structlog

from tessera.core.compile.cache import user_cache
from tessera.core.game import Game
from tessera.core.registry import all_games
from tessera.wasm.linker import Linker, NoLinker
from tessera.wasm.modules import EngineFiles, find_engine, portable_command

LOG = structlog.get_logger()


class Engines:
    """The engines of this server's games."""

    def __init__(self) -> None:
        self.found: dict[Game, EngineFiles] = {}
        self.building: dict[Game, asyncio.Task[None]] = {}  # those that failed stay, so that they are not tried again

    def find(self, game: Game) -> EngineFiles | None:
        """The engine of a game; if there is none yet, it is built meanwhile, and browsers leave thinking to the server."""
        if game not in self.found:
            files = find_engine(game)
            if files is None:
                self.request(game)
                return None
            self.found[game] = files
        return self.found[game]

    def file(self, name: str) -> Path | None:
        """The module or the network of that name."""
        known = (files for game in all_games() if (files := find_engine(game)) is not None)
        return next((file for files in known for file in (files.module, files.network) if file and file.name == name), None)

    def request(self, game: Game) -> None:
        """Begins to build the engine of a game, unless it has begun or cannot be built here."""
        if game.own is None and game not in self.building:
            self.building[game] = asyncio.create_task(self.build(game))

    async def build(self, game: Game) -> None:
        """Builds an engine in a process that comes after everything else."""
        try:
            Linker.find()
        except NoLinker as error:
            LOG.info("no engine for browsers", game=game.name, why=str(error))
            return
        nice = [path, "-n", "19"] if (path := shutil.which("nice")) else []
        command, environment = portable_command(game, user_cache() / "engines")
        process = await asyncio.create_subprocess_exec(*nice, *command, env=environment)
        try:
            code = await process.wait()
            LOG.info("an engine for browsers", game=game.name, built=code == 0)
        finally:
            if process.returncode is None:
                process.kill()

    def stop(self) -> None:
        """Stops building."""
        for task in self.building.values():
            task.cancel()
