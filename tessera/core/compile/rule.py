"""`@rule`: a rule in plain Python, which Numba compiles for the CPU and numba-cuda for the GPU.

A rule takes a state (one NumPy record) and integers. It allocates nothing, raises nothing and uses no strings; randomness comes
from a generator that it is given. The same source runs interpreted with `NUMBA_DISABLE_JIT=1`, and where there is no Numba.
"""

from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np

from .cache import OwnComponents, cache_folder, fingerprint_of, own_components_of

try:
    import numba
except ImportError:
    numba = None

Rule = Callable[..., Any]

COMPILED = numba is not None and not numba.config.DISABLE_JIT

if not COMPILED:
    np.seterr(over="ignore")  # compiled integers overflow silently, and random numbers rely on it


def rule(function: Rule) -> Rule:
    """Compiles a rule and caches it under a hash of its sources and components."""
    return compile_rule(function, own_components_of(function.__module__), Path(function.__code__.co_filename).parent)


def compile_rule(function: Rule, own: OwnComponents | None, folder: Path, *more: Path) -> Rule:
    """Compiles a function for the CPU, cached under a hash of what it depends on; an interpreted run gets the function itself.

    Rules with an owner's components are compiled with bounds checks: a fault in the components raises an error instead of
    damaging memory.
    """
    if not COMPILED:
        return function
    before = numba.config.CACHE_DIR
    numba.config.CACHE_DIR = str(cache_folder(fingerprint_of(own, folder, *more)))  # read when decorating, not when compiling
    try:
        compiled: Rule = numba.njit(cache=True, nogil=True, error_model="numpy", boundscheck=own is not None)(function)
    finally:
        numba.config.CACHE_DIR = before
    return compiled
