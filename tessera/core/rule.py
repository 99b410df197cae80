"""`@rule`: a function of a rulebook, plain Python that Numba compiles for the CPU and numba-cuda again for the GPU.

A rule takes the state of a game (one NumPy record) and whole numbers. It allocates nothing, raises nothing and knows no
strings; its randomness comes from a generator that is handed in. `NUMBA_DISABLE_JIT=1` runs the same source interpreted.
"""

import atexit
import hashlib
import os
import shutil
import sys
import tempfile
import time
from collections.abc import Callable, Iterable, Mapping
from contextlib import suppress
from functools import cache
from pathlib import Path
from types import FunctionType, ModuleType, SimpleNamespace
from typing import Any

import numba
import numpy as np

Rule = Callable[..., Any]

COMPILED = not numba.config.DISABLE_JIT
KEEP_SECONDS = 30 * 24 * 3600

if not COMPILED:
    np.seterr(over="ignore")  # compiled integers wrap silently, and the generator below relies on it


OWN_COMPONENTS: dict[str, Path] = {}  # packages of games that were loaded with an owner's components, and these


def rule(function: Rule) -> Rule:
    """Compiles a rule, into a cache that the sources and components beside it name."""
    return compile_rule(function, fingerprint(Path(function.__code__.co_filename).parent, *components_of(function.__module__)))


def components_of(module: str) -> list[Path]:
    """The owner's components that a module of a game was loaded with, if any."""
    package = module.rpartition(".")[0]
    return [OWN_COMPONENTS[package]] if package in OWN_COMPONENTS else []


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


def generic(function: Rule) -> Rule:
    """Marks a function that is written over the rules of any game; `bind` compiles it for one of them."""
    function.__dict__["is_generic"] = True
    return function


def bind(module: ModuleType, rules: Mapping[str, Any], compiler: Callable[[Rule], Rule]) -> SimpleNamespace:
    """The generic functions of `module`, compiled with the `rules` of one game in place of the names that these have."""
    bound: dict[str, Rule] = {}
    spaces: dict[int, dict[str, Any]] = {}  # one for each module that the functions come from
    for name, function in vars(module).items():
        if getattr(function, "is_generic", False):
            space = spaces.setdefault(id(function.__globals__), {**function.__globals__, **rules})
            bound[name] = rules.get(name) or compiler(with_globals(function, space))
    for space in spaces.values():
        space.update(bound)  # read when a function is first called, so that they may stand in any order
    return SimpleNamespace(**bound)


def with_globals(function: Rule, namespace: dict[str, Any]) -> Rule:
    """The same source over other globals."""
    source = getattr(function, "py_func", function)
    copy = FunctionType(source.__code__, namespace, source.__name__, source.__defaults__)
    copy.__doc__, copy.__module__ = source.__doc__, source.__module__
    return copy


# The cache: Numba does not see a changed data file, so the folder's name carries a hash of all that a rule depends on.


@cache
def fingerprint(folder: Path, *more: Path) -> str:
    """A hash of the Python and TOML files of `folder`, of `more` and of the core: changed sources never run old code."""
    digest = hashlib.sha256(f"{sys.version} {numba.__version__} {np.__version__}".encode())
    for file in sorted({*source_files(folder), *source_files(Path(__file__).parent), *more}):
        digest.update(file.name.encode() + b"\0" + file.read_bytes())
    return f"{folder.name}-{digest.hexdigest()[:16]}"


def source_files(folder: Path) -> Iterable[Path]:
    """The files of a folder that compiled code is made from."""
    return [file for file in folder.iterdir() if file.suffix in {".py", ".toml"} and file.is_file()]


def user_cache() -> Path:
    """Where this user's caches lie, by the customs of the system; TESSERA_CACHE_DIR overrules it."""
    if folder := os.environ.get("TESSERA_CACHE_DIR"):
        return Path(folder)
    if sys.platform == "win32":
        return Path(os.environ.get("LOCALAPPDATA") or Path.home() / "AppData" / "Local") / "tessera" / "cache"
    if sys.platform == "darwin":
        return Path.home() / "Library" / "Caches" / "tessera"
    return Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache") / "tessera"


@cache
def cache_folder(name: str) -> Path:
    """The folder of compiled rules called `name`; a new one sweeps out those unused for a month."""
    folder = user_cache() / "rules" / name
    try:
        if not folder.exists():
            folder.mkdir(parents=True, exist_ok=True)
            sweep(folder.parent)
        os.utime(folder)
    except OSError:  # nowhere to keep it: compile for this process alone
        folder = Path(tempfile.mkdtemp(prefix="tessera-"))
        atexit.register(shutil.rmtree, folder, ignore_errors=True)
    return folder


def sweep(folder: Path) -> None:
    """Removes the caches that nobody has used for a month; another process may be doing the same."""
    for other in folder.iterdir():
        with suppress(OSError):
            if other.stat().st_mtime < time.time() - KEEP_SECONDS:
                shutil.rmtree(other, ignore_errors=True)


# Random numbers: SplitMix64 (Steele, Lea & Flood 2014). A generator is an array of one unsigned 64-bit number.

GOLDEN = np.uint64(0x9E3779B97F4A7C15)
FIRST_FACTOR = np.uint64(0xBF58476D1CE4E5B9)
SECOND_FACTOR = np.uint64(0x94D049BB133111EB)
S27, S30, S31, S32 = np.uint64(27), np.uint64(30), np.uint64(31), np.uint64(32)


def new_generator(seed: int) -> np.ndarray:
    """A generator that starts from a seed of 64 bits."""
    return np.array([seed], dtype=np.uint64)


@rule
def draw(generator: Any, below: int) -> Any:
    """A number from 0 to `below` - 1, each as likely."""
    generator[0] += GOLDEN
    bits = generator[0]
    bits = (bits ^ (bits >> S30)) * FIRST_FACTOR
    bits = (bits ^ (bits >> S27)) * SECOND_FACTOR
    bits = bits ^ (bits >> S31)
    return np.int64(((bits >> S32) * np.uint64(below)) >> S32)


@rule
def shuffle(deck: Any, first: int, last: int, generator: Any) -> None:
    """Brings the cards of `deck` from `first` up to, not including, `last` into a random order."""
    for place in range(last - 1, first, -1):
        other = first + draw(generator, place - first + 1)
        deck[place], deck[other] = deck[other], deck[place]


@rule
def sort(deck: Any, first: int, last: int) -> None:
    """Brings the cards of `deck` from `first` up to, not including, `last` into their order."""
    for place in range(first + 1, last):
        card = deck[place]
        gap = place
        while gap > first and deck[gap - 1] > card:
            deck[gap] = deck[gap - 1]
            gap -= 1
        deck[gap] = card


@rule
def redeal(deck: Any, first: int, last: int, generator: Any) -> None:
    """Shuffles cards that nobody has seen: what comes out does not depend on how they lay."""
    sort(deck, first, last)
    shuffle(deck, first, last, generator)


# Bit boards. A de Bruijn sequence finds the place of a single bit by one multiplication (Leiserson, Prokop & Randall 1998).

DE_BRUIJN = np.uint64(0x03F79D71B4CB0A89)
S58 = np.uint64(58)
BIT_PLACES = np.zeros(64, dtype=np.int64)
for _place in range(64):
    BIT_PLACES[((1 << _place) * int(DE_BRUIJN) & (2**64 - 1)) >> 58] = _place


@rule
def lowest_bit(mask: int) -> Any:
    """The place of the lowest bit that is set; there must be one."""
    return BIT_PLACES[(np.uint64(mask & -mask) * DE_BRUIJN) >> S58]
