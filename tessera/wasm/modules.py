"""The engines of games as files: a module and its description, under a name that changes with everything they are made of."""

import json
import os
import sys
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from importlib.metadata import entry_points
from pathlib import Path
from typing import Any

import numpy as np

from tessera.bots.levels import EXPERT, LEVELS, MasterBot, SearchBot, search_parameters
from tessera.bots.neural.search import PARAMETERS
from tessera.bots.weights import blank_weights, weights_of
from tessera.core.catalogues import GAMES
from tessera.core.compile.cache import hash_of, source_files, sources, user_cache
from tessera.core.game import Game

from .linker import Linker
from .memory import guide_dtype, memory_dtype
from .packed import network_bytes, network_name, stored_parts

BUILT = Path(__file__).parents[1] / "server" / "engines"  # by `make web`; a wheel contains them
PACKAGES = [Path(__file__).parents[1] / name for name in ("bots", "bots/neural", "sim", "wasm")]
# Without these, Numba optimizes for the processor of this machine, and keeps what it has compiled for it.
PORTABLE = {"NUMBA_OPT": "0", "NUMBA_CPU_NAME": "generic", "NUMBA_CPU_FEATURES": "", "NUMBA_DISABLE_JIT": "0"}


@dataclass(frozen=True)
class EngineFiles:
    """Where the engine of a game is."""

    module: Path
    description: Path
    network: Path | None  # that bots of some levels think with, if the game has one

    @property
    def all(self) -> list[Path]:
        """All of them."""
        return [self.module, self.description, *([self.network] if self.network else [])]

    @property
    def are_there(self) -> bool:
        """Whether it has been built."""
        return all(file.exists() for file in self.all)


@cache
def engine_name(game: Game) -> str:
    """The name of a game's engine, with a hash of the sources, components and layers of a network that it is made of."""
    modules = [game.rules, *([game.features] if game.features else [])]
    files = {file for module in modules for file in sources(Path(str(module.__file__)).parent)}
    files |= {file for package in PACKAGES for file in source_files(package)}
    layers = {name: part.shape for name, part in (stored_parts(game) or {}).items()}
    return f"{game.name}-{hash_of(files, str(layers) if layers else '')}"


def engine_files(game: Game, folder: Path) -> EngineFiles:
    """The files of a game's engine in a folder, whether or not they are there."""
    name, network = engine_name(game), network_name(game)
    return EngineFiles(folder / f"{name}.wasm", folder / f"{name}.json", folder / network if network else None)


def find_engine(game: Game) -> EngineFiles | None:
    """The engine of a game, if it has been built; never one of other rules, nor for an owner's components."""
    if game.own is not None:
        return None
    found = (engine_files(game, folder) for folder in (BUILT, user_cache() / "engines"))
    return next((files for files in found if files.are_there), None)


def build_engine(game: Game, folder: Path) -> None:
    """Builds the engine of a game into a folder; the process must compile portably, see `portable_command`."""
    from .lower import compile_module  # imports LLVM

    files = engine_files(game, folder)
    module = compile_module(game, memory_dtype(game), guide_dtype(game), Linker.find())
    folder.mkdir(parents=True, exist_ok=True)
    write_whole(files.module, module)
    if files.network and (content := network_bytes(game)):
        write_whole(files.network, content)
    write_whole(files.description, json.dumps(describe(game), separators=(",", ":")).encode())


def write_whole(file: Path, content: bytes) -> None:
    """Writes a file that nobody sees half-written."""
    part = file.with_suffix(f".{os.getpid()}.part")
    part.write_bytes(content)
    part.replace(file)


def portable_command(game: Game, folder: Path) -> tuple[list[str], dict[str, str]]:
    """The command that builds the engine of a game into a folder, and the environment that it must run in."""
    is_installed = bool(entry_points(group=GAMES, name=game.name))
    source = game.name if is_installed else str(game.rules.__file__)
    command = [sys.executable, "-W", "ignore", "-m", "tessera.wasm", source, "--out", str(folder), "--portably"]
    return command, {**os.environ, **PORTABLE, "TESSERA_CACHE_DIR": str(user_cache() / "portable")}


def describe(game: Game) -> Mapping[str, Any]:
    """All that is to be known to use an engine: the layout of its memory, and how bots search."""
    blank, (fewest, most), memory = blank_weights(game), game.players, memory_dtype(game)
    return {
        "game": game.name,
        "rules": game.version,
        "components": game.components,
        "module": f"{engine_name(game)}.wasm",
        "size": memory.itemsize,
        "fields": {name: list(field) for name, *field in fields(memory)},
        "node": {"size": memory["nodes"].base.itemsize} | {name: place for name, place, *_ in fields(memory["nodes"].base)},
        "moves": list(game.texts),
        "parameters": {name: float(value) for name, value in search_parameters(game)._asdict().items()},
        "seen": [blank.easily_missed.get(feature, 1.0) for feature in blank.features],
        "motives": {
            name: [blank.features.index(feature) for feature in about]
            for name, about in getattr(game.features, "MOTIVES", {}).items()
        },
        "weights": {players: weights_of(game, players).by_stage.tolist() for players in range(fewest, most + 1)},
        "spread": {players: weights_of(game, players).spread.tolist() for players in range(fewest, most + 1)},
        "levels": {name: describe_level(level) for name, level in LEVELS.items()},
        "network": describe_network(game),
    }


def describe_level(level: SearchBot | MasterBot) -> Mapping[str, Any]:
    """How a level searches; one that plays with a network searches as the expert without."""
    if isinstance(level, MasterBot):
        return {**vars(LEVELS[EXPERT]), **vars(level)}
    return {**vars(level), "evaluations": None}


def describe_network(game: Game) -> Mapping[str, Any] | None:
    """What is to be known to play with a game's network: its file, the layout of the guide, and how it guides a search."""
    guide, content = guide_dtype(game), network_bytes(game)
    if guide is None or content is None:
        return None
    return {
        "file": network_name(game),
        "bytes": len(content),
        "size": guide.itemsize,
        "fields": {name: list(field) for name, *field in fields(guide)},
        "parameters": PARAMETERS._asdict(),
    }


def fields(dtype: np.dtype) -> Iterator[tuple[str, int, str, int]]:
    """The fields of a record: name, place, kind of number (or the size of a record), and how many."""
    for name in dtype.names or ():
        kind, place = dtype.fields[name][:2]  # type: ignore[index]
        base = kind.base
        yield name, place, base.str[1:] if base.names is None else f"r{base.itemsize}", kind.itemsize // base.itemsize
