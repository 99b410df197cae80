"""Batches of matches on a GPU: numba-cuda compiles the same rules, and each thread plays one match.

Numba puts global arrays into constant memory, where threads that read different entries wait for one another. On a machine with
a GPU, rules are compiled with copies of their lookups in global memory instead, which is four times as fast.
"""

from collections.abc import Mapping
from functools import cache
from typing import Any

import numba
import numpy as np

from tessera.core.compile.binding import bind, with_globals
from tessera.core.game import Game

from . import random_play
from .cpu import FOREVER, Batch

if not hasattr(np, "row_stack"):
    np.row_stack = np.vstack  # numba-cuda uses a name that NumPy 2.5 removed

from numba import cuda
from numba.cuda.cudadrv import nvvm

BLOCK = 128  # threads in a block
LTO = False  # the linker would contract them all the same
COMPILE = nvvm.compile_ir


def compile_exactly(code: Any, **options: Any) -> Any:
    """Compiles without contracting a product and a sum into one operation, which would round once where a CPU rounds twice."""
    return COMPILE(code, **{"fma": False, **options})


nvvm.compile_ir = compile_exactly


def has_gpu() -> bool:
    """Whether this machine has a GPU that can run the rules."""
    return bool(cuda.is_available())


def gpu_name() -> str:
    """The name of this machine's GPU."""
    name = cuda.get_current_device().name
    return name.decode() if isinstance(name, bytes) else str(name)


def on_device(function: Any) -> Any:
    """Compiles a function that kernels can call."""
    return cuda.jit(function, device=True, lto=LTO)


def device_rules(rules: Mapping[str, Any], copy_lookups: bool) -> dict[str, Any]:
    """The rules and all rules that they call, for the GPU; `copy_lookups` puts their lookups into its global memory."""
    namespaces: dict[int, dict[str, Any]] = {}
    arrays: dict[int, Any] = {}

    def translate(value: Any) -> Any:
        if isinstance(value, np.ndarray) and copy_lookups:
            return arrays.setdefault(id(value), cuda.to_device(value))
        if hasattr(value, "py_func"):
            return translate_globals(value.py_func.__globals__)[value.py_func.__name__]
        return value

    def translate_globals(found: dict[str, Any]) -> dict[str, Any]:
        if id(found) not in namespaces:
            namespace = namespaces[id(found)] = dict(found)
            own = {
                name for name, value in found.items() if getattr(value, "py_func", None) and value.py_func.__globals__ is found
            }
            for name in own:
                namespace[name] = on_device(with_globals(found[name], namespace))
            for name in found.keys() - own:
                namespace[name] = translate(found[name])
        return namespaces[id(found)]

    return {name: translate(value) for name, value in rules.items()}


def kernel_source(game: Game, copy_lookups: bool) -> Any:
    """A kernel in which each thread plays one match on its own copy of the state."""
    play_some = bind(random_play, device_rules(game.rule, copy_lookups), on_device).play_some
    most, record, word = game.max_legal, numba.from_dtype(game.dtype), numba.uint64

    def play(states: Any, generators: Any, decisions: Any, limit: int) -> None:
        number = cuda.grid(1)
        if number < len(states):
            out = cuda.local.array(most, numba.int16)
            state = cuda.local.array(1, record)
            generator = cuda.local.array(1, word)
            state[0] = states[number]
            generator[0] = generators[number, 0]
            decisions[number] += play_some(state[0], generator, out, limit)
            states[number] = state[0]
            generators[number, 0] = generator[0]

    return play


def signature(game: Game) -> tuple[Any, ...]:
    """The types of the kernel's arguments."""
    return (numba.from_dtype(game.dtype)[::1], numba.uint64[:, ::1], numba.int64[::1], numba.int64)


@cache
def kernel(game: Game) -> Any:
    """The kernel, compiled for the GPU of this machine."""
    return cuda.jit(signature(game), lto=LTO)(kernel_source(game, copy_lookups=True))


class DeviceBatch:
    """A batch in the memory of the GPU."""

    def __init__(self, batch: Batch) -> None:
        self.batch = batch
        self.states, self.generators, self.decisions = (
            cuda.to_device(array) for array in (batch.states, batch.generators, batch.decisions)
        )

    def play(self, limit: int = FOREVER) -> None:
        """Plays up to `limit` random decisions in every match, and waits for the GPU."""
        blocks = (len(self.batch.states) + BLOCK - 1) // BLOCK
        kernel(self.batch.game)[blocks, BLOCK](self.states, self.generators, self.decisions, limit)
        cuda.synchronize()

    def fetch(self) -> Batch:
        """Copies the matches back from the GPU, and returns the batch."""
        for here, there in zip(
            (self.batch.states, self.batch.generators, self.batch.decisions),
            (self.states, self.generators, self.decisions),
            strict=True,
        ):
            there.copy_to_host(here)
        return self.batch
