"""`@rule`: a function of a rulebook, plain Python that Numba compiles for the CPU and numba-cuda again for the GPU.

A rule takes the state of a game (one NumPy record) and whole numbers. It allocates nothing, raises nothing and knows no
strings; its randomness comes from a generator that is handed in. `NUMBA_DISABLE_JIT=1` runs the same source interpreted.
"""

from collections.abc import Callable
from pathlib import Path
from typing import Any

import numba
import numpy as np

from .cache import cache_folder, components_of, fingerprint

Rule = Callable[..., Any]

COMPILED = not numba.config.DISABLE_JIT

if not COMPILED:
    np.seterr(over="ignore")  # compiled integers wrap silently, and the random numbers rely on it


def rule(function: Rule) -> Rule:
    """Compiles a rule, into a cache that the sources and components beside it name."""
    return compile_rule(function, fingerprint(Path(function.__code__.co_filename).parent, *components_of(function.__module__)))


def compile_rule(function: Rule, name: str) -> Rule:
    """Compiles `function` for the CPU, cached in the folder `name`; interpreted runs get it back as it is."""
    if not COMPILED:
        return function
    before = numba.config.CACHE_DIR
    numba.config.CACHE_DIR = str(cache_folder(name))  # Numba reads it when it decorates, not when it compiles
    try:
        compiled: Rule = numba.njit(cache=True, nogil=True, error_model="numpy")(function)
    finally:
        numba.config.CACHE_DIR = before
    return compiled
