"""Trying out custom components in a process of their own, before this one touches them."""

import asyncio
import json
import os
import sys
from contextlib import suppress
from pathlib import Path

from tessera.core.compile.cache import OwnComponents, cache_folder, fingerprint_of, remove_compiled
from tessera.core.errors import BadComponents, Reason
from tessera.core.game import Game

SECONDS = 600  # the process itself is limited to less, but may have to wait for the processor
PASSED = "passed"  # a file in the cache beside the rules that were compiled


async def try_components(game: Game, components: OwnComponents) -> None:
    """Plays with components and compiles them into the cache, unless this has been done; refuses those that do not work."""
    passed = folder_of(game, components) / PASSED
    if passed.exists():
        return
    try:
        await run_trial(game, components)
    except BadComponents:
        remove_compiled(components)
        raise
    with suppress(OSError):
        passed.touch()


def folder_of(game: Game, components: OwnComponents) -> Path:
    """The folder of the compiled rules, whose name changes with the components and with all sources."""
    return cache_folder(fingerprint_of(components, Path(str(game.rules.__file__)).parent))


async def run_trial(game: Game, components: OwnComponents) -> None:
    """Runs `tessera.bots.trial`, and ends it if it takes too long or nobody waits any more."""
    given = json.dumps({"game": game.name, "identity": components.identity, "text": components.text})
    process = await asyncio.create_subprocess_exec(
        sys.executable,
        "-m",
        "tessera.bots.trial",
        stdin=asyncio.subprocess.PIPE,
        stdout=asyncio.subprocess.PIPE,
        stderr=asyncio.subprocess.DEVNULL,
        env=environment(),
    )
    try:
        async with asyncio.timeout(SECONDS):
            said, _ = await process.communicate(given.encode())
    except TimeoutError as error:
        raise BadComponents("components-slow", game=game.name).of(game) from error
    finally:
        if process.returncode is None:
            process.kill()
            await process.wait()
    if process.returncode != 0:
        raise BadComponents(reason_of(game, said, process.returncode)).of(game)


def environment() -> dict[str, str]:
    """The environment of the process, without the secrets of the server, and with one thread for each library."""
    keep = {key: value for key, value in os.environ.items() if not key.startswith("TESSERA_") or key == "TESSERA_CACHE_DIR"}
    return keep | {"OPENBLAS_NUM_THREADS": "1", "OMP_NUM_THREADS": "1", "NUMBA_NUM_THREADS": "1"}


def reason_of(game: Game, said: bytes, status: int | None) -> Reason:
    """Why the process failed: what it said, or how it ended."""
    with suppress(ValueError, KeyError, TypeError):
        found = json.loads(said)
        return Reason(found["message"], found["facts"])
    return Reason("components-crash", {"game": game.name, "why": f"exit status {status}"})
