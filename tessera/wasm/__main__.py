"""Builds the engines of games: `python -m tessera.wasm [GAME …] --out FOLDER`."""

import argparse
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from rich.progress import Progress, SpinnerColumn, TextColumn, TimeElapsedColumn

from tessera.core.registry import find_or_load, game_names

from .linker import Linker, NoLinker
from .modules import BUILT, build_engine, engine_files, portable_command


def main() -> int:
    """Builds what is not there yet, every game in a process of its own, and removes engines of other sources."""
    parser = argparse.ArgumentParser(prog="python -m tessera.wasm", description="Builds the engines of games for browsers.")
    parser.add_argument("games", nargs="*", default=game_names(), metavar="GAME", help="a name or a Python file; default: all")
    parser.add_argument("--out", type=Path, default=BUILT, metavar="FOLDER", help="default: where the server finds them")
    parser.add_argument("--portably", action="store_true", help=argparse.SUPPRESS)  # in the process that compiles
    given = parser.parse_args()
    if given.portably:
        for name in given.games:
            build_engine(find_or_load(name), given.out)
        return 0
    try:
        Linker.find()
    except NoLinker as error:
        print(error, file=sys.stderr)
        return 1
    return build(given.games, given.out)


def build(games: list[str], folder: Path) -> int:
    """Builds the engines of games that are not in a folder, side by side; returns 0 if all went well."""
    wanted = {name: engine_files(find_or_load(name), folder) for name in games}
    for file in folder.glob("*-*.*"):
        if file not in {each for files in wanted.values() for each in files.all}:
            file.unlink()
    missing = [name for name, files in wanted.items() if not files.are_there]
    columns = (SpinnerColumn(), TextColumn("{task.description}"), TimeElapsedColumn())
    with Progress(*columns) as progress, ThreadPoolExecutor() as pool:
        for name in missing:
            progress.add_task(f"Compiling {name} for browsers", total=None)
        codes = list(pool.map(lambda name: build_apart(name, folder), missing))
    return max(codes, default=0)


def build_apart(name: str, folder: Path) -> int:
    """Builds the engine of a game in a process of its own; returns its exit code."""
    command, environment = portable_command(find_or_load(name), folder)
    return subprocess.run(command, env=environment, check=False).returncode


if __name__ == "__main__":
    sys.exit(main())
