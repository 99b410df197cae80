"""Engines in WebAssembly, run by wasmtime inside of the tests."""

import ctypes
import subprocess
from functools import cache
from pathlib import Path

import numpy as np
import wasmtime

from tessera.bots.neural.search import PARAMETERS
from tessera.bots.weights import weights_of
from tessera.bots.workspace import SearchParameters
from tessera.core.compile.cache import user_cache
from tessera.core.game import Game
from tessera.core.state import State
from tessera.wasm.memory import guide_dtype, memory_dtype
from tessera.wasm.modules import EngineFiles, engine_files, find_engine, portable_command

PAGE, ALIGNMENT = 65536, 16
FOREVER = 2**31 - 1  # decisions


class WasmEngine:
    """A module with its memory, which is a NumPy record here."""

    def __init__(self, game: Game, module: Path) -> None:
        self.game, self.store = game, wasmtime.Store()
        self.module = wasmtime.Module.from_file(self.store.engine, str(module))
        self.exports = wasmtime.Instance(self.store, self.module, []).exports(self.store)
        dtype, memory, base = memory_dtype(game), self.exports["memory"], self.exports["__heap_base"]
        assert isinstance(memory, wasmtime.Memory) and isinstance(base, wasmtime.Global)
        guide, end = guide_dtype(game), -(-base.value(self.store) // ALIGNMENT) * ALIGNMENT
        self.base, self.guide_base = end, -(-(end + dtype.itemsize) // ALIGNMENT) * ALIGNMENT
        end = self.guide_base + (guide.itemsize if guide else 0)
        memory.grow(self.store, -(-end // PAGE) - memory.size(self.store))
        address = ctypes.addressof(memory.data_ptr(self.store).contents)
        self.bytes = (ctypes.c_ubyte * memory.data_len(self.store)).from_address(address)
        self.memory = np.frombuffer(memoryview(self.bytes), dtype, count=1, offset=self.base)[0]
        if guide:
            self.guide = np.frombuffer(memoryview(self.bytes), guide, count=1, offset=self.guide_base)[0]
            self.take_network()

    def call(self, name: str, *numbers: int) -> int:
        """Calls a function of the engine."""
        return self.call_at(name, self.base, *numbers)

    def call_at(self, name: str, *places: int) -> int:
        """Calls a function of the engine with the places of its records."""
        function = self.exports[name]
        assert isinstance(function, wasmtime.Func)
        result: int = function(self.store, *places)
        return result

    def take_network(self) -> None:
        """Takes in the file of the game's network, as a browser does."""
        network = built(self.game).network
        assert network is not None
        content = network.read_bytes()
        memoryview(self.bytes).cast("B")[self.guide_base : self.guide_base + len(content)] = content
        self.call_at("unpack", self.guide_base)
        for name, value in PARAMETERS._asdict().items():
            self.guide[name] = value

    @property
    def state(self) -> bytes:
        """The position."""
        found: bytes = self.memory["states"][0].tobytes()
        return found

    def prepare(self, players: int, seed: int | str) -> None:
        """Writes a blank state and a seed."""
        self.memory["states"][0] = self.game.new_states(1, players, self.game.read_options(players, {}))[0]
        if isinstance(seed, str):
            self.memory["key"][0] = int(seed[:16], 16), int(seed[16:], 16), 0
        else:
            self.memory["generator"][0] = seed

    def begin(self, root: State, players: int, parameters: SearchParameters, seed: int) -> None:
        """Begins a tree."""
        weights, memory = weights_of(self.game, players), self.memory
        memory["root"][0] = root
        memory["weights"][:], memory["spread"][:], memory["overlooked"][:] = weights.by_stage, weights.spread, 0
        for name, value in parameters._asdict().items():
            memory[name] = value
        memory["generator"][0] = seed
        memory["nodes"][:1] = 0


def built(game: Game) -> EngineFiles:
    """The engine of a game: what `make web` has built, or else one that is built now."""
    found = find_engine(game)
    if found is None:
        folder = user_cache() / "engines"
        command, environment = portable_command(game, folder)
        subprocess.run(command, env=environment, check=True)
        found = engine_files(game, folder)
    return found


@cache
def engine_of(game: Game) -> WasmEngine:
    """The engine of a game, loaded once."""
    return WasmEngine(game, built(game).module)
