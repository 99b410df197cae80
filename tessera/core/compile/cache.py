"""The cache of compiled rules: Numba does not see a changed data file, so the folder's name hashes all that a rule depends on."""

import atexit
import hashlib
import os
import shutil
import sys
import tempfile
import time
from collections.abc import Iterable
from contextlib import suppress
from functools import cache
from pathlib import Path

import numba
import numpy as np
import platformdirs

KEEP_SECONDS = 30 * 24 * 3600
CORE = Path(__file__).parents[1]
OWN_COMPONENTS: dict[str, Path] = {}  # packages of games that were loaded with an owner's components, and these


def components_of(module: str) -> list[Path]:
    """The owner's components that a module of a game was loaded with, if any."""
    return [path for package, path in OWN_COMPONENTS.items() if module.startswith(f"{package}.")]


@cache
def fingerprint(folder: Path, *more: Path) -> str:
    """A hash of all that compiled code depends on: its package, `more` and the core; changed sources never run old code."""
    digest = hashlib.sha256(f"{sys.version} {numba.__version__} {np.__version__}".encode())
    folders = [*packages_around(folder), CORE, CORE / "compile"]
    for file in sorted({file for each in folders for file in source_files(each)} | {*more}):
        digest.update(file.name.encode() + b"\0" + file.read_bytes())
    return f"{folder.name}-{digest.hexdigest()[:16]}"


def packages_around(folder: Path) -> list[Path]:
    """A folder and the Python packages that it is part of."""
    found = [folder]
    while (found[-1] / "__init__.py").exists() and (found[-1].parent / "__init__.py").exists():
        found.append(found[-1].parent)
    return found


def source_files(folder: Path) -> Iterable[Path]:
    """The files of a folder that compiled code is made from."""
    return [file for file in folder.iterdir() if file.suffix in {".py", ".toml"} and file.is_file()]


def user_cache() -> Path:
    """The user's cache folder for Tessera; TESSERA_CACHE_DIR overrides it."""
    folder = os.environ.get("TESSERA_CACHE_DIR")
    return Path(folder) if folder else platformdirs.user_cache_path("tessera", appauthor=False)


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
