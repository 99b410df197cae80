"""`@rule`: a rule in plain Python, which Numba compiles for the CPU and numba-cuda for the GPU.

A rule takes a state (one NumPy record) and integers. It allocates nothing, raises nothing and uses no strings; randomness comes
from a generator that it is given. `NUMBA_DISABLE_JIT=1` runs the same source interpreted.
"""

from collections.abc import Callable
from pathlib import Path
from typing import Any

import numba
import numpy as np

from .cache import cache_folder, fingerprint_of, own_components_of

Rule = Callable[..., Any]

COMPILED = not numba.config.DISABLE_JIT

if not COMPILED:
    np.seterr(over="ignore")  # compiled integers overflow silently, and random numbers rely on it


def rule(function: Rule) -> Rule:
    """Compiles a rule and caches it under a hash of its sources and components."""
    own = own_components_of(function.__module__)
    name = fingerprint_of(own, Path(function.__code__.co_filename).parent)
    return compile_rule(function, name, is_checked=own is not None)


def compile_rule(function: Rule, name: str, *, is_checked: bool = False) -> Rule:
    """Compiles a function for the CPU, cached in the folder `name`; an interpreted run gets the function itself.

    Rules with an owner's components are compiled with bounds checks: a fault in the components raises an error instead of
    damaging memory.
    """
    if not COMPILED:
        return function
    before = numba.config.CACHE_DIR
    numba.config.CACHE_DIR = str(cache_folder(name))  # Numba reads it when decorating, not when compiling
    try:
        compiled: Rule = numba.njit(cache=True, nogil=True, error_model="numpy", boundscheck=is_checked)(function)
    finally:
        numba.config.CACHE_DIR = before
    return compiled
