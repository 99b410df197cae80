"""The cache of compiled rules: Numba ignores changed data files, so a folder's name hashes all that its rules depend on."""

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
from importlib.metadata import version
from pathlib import Path
from typing import NamedTuple

KEEP_SECONDS = 30 * 24 * 3600
CORE = Path(__file__).parents[1]


class OwnComponents(NamedTuple):
    """An owner's components: what identifies them in matches, and their data as canonical TOML."""

    identity: str
    text: str

    @property
    def digest(self) -> str:
        """A hash of the data that nobody can find a second text for."""
        return hashlib.sha256(self.text.encode()).hexdigest()[:32]


OWN_COMPONENTS: dict[str, OwnComponents] = {}  # by the package that was loaded with them


def own_components_of(module: str) -> OwnComponents | None:
    """The owner's components that a module of a game was loaded with, if any."""
    return next((own for package, own in OWN_COMPONENTS.items() if f"{module}.".startswith(f"{package}.")), None)


def fingerprint_of(own: OwnComponents | None, folder: Path, *more: Path) -> str:
    """The fingerprint of compiled code that may have been loaded with an owner's components, which it then starts with."""
    return f"{own.digest}-{fingerprint(folder, *more)}" if own else fingerprint(folder, *more)


@cache
def fingerprint(folder: Path, *more: Path) -> str:
    """A hash of all that compiled code depends on: its packages, `more` and the core; changed sources never run old code."""
    beginning = f"{sys.version} {version('numba')} {version('numpy')}"
    return f"{folder.name}-{hash_of(sources(folder, *more), beginning)}"


def sources(folder: Path, *more: Path) -> set[Path]:
    """The files that compiled code depends on."""
    folders = [*packages_around(folder), CORE, CORE / "compile"]
    return {file for each in folders for file in source_files(each)} | {*more}


def hash_of(files: Iterable[Path], beginning: str = "") -> str:
    """A hash of files, and of a text before them."""
    digest = hashlib.sha256(beginning.encode())
    for file in sorted(files):
        digest.update(file.name.encode() + b"\0" + file.read_bytes())
    return digest.hexdigest()[:16]


def remove_compiled(own: OwnComponents) -> None:
    """Removes the compiled rules of an owner's components from the cache."""
    for folder in (user_cache() / "rules").glob(f"{own.digest}-*"):
        shutil.rmtree(folder, ignore_errors=True)


def packages_around(folder: Path) -> list[Path]:
    """A folder and the Python packages that contain it."""
    found = [folder]
    while (found[-1] / "__init__.py").exists() and (found[-1].parent / "__init__.py").exists():
        found.append(found[-1].parent)
    return found


def source_files(folder: Path) -> Iterable[Path]:
    """The files of a folder that compiled code may depend on."""
    return [file for file in folder.iterdir() if file.suffix in {".py", ".toml"} and file.is_file()]


def user_cache() -> Path:
    """Tessera's folder in the user's cache; TESSERA_CACHE_DIR overrides it."""
    folder = os.environ.get("TESSERA_CACHE_DIR")
    if folder:
        return Path(folder)
    import platformdirs  # which a browser does not have, and never needs

    return platformdirs.user_cache_path("tessera", appauthor=False)


def can_share() -> bool:
    """Whether what one process compiles is there for another: the cache can be written."""
    folder = user_cache() / "rules"
    with suppress(OSError):
        folder.mkdir(parents=True, exist_ok=True)
    return os.access(folder, os.W_OK)


@cache
def cache_folder(name: str) -> Path:
    """The folder of compiled rules called `name`; creating a new one removes those unused for a month."""
    folder = user_cache() / "rules" / name
    try:
        if not folder.exists():
            folder.mkdir(parents=True, exist_ok=True)
            remove_unused(folder.parent)
        os.utime(folder)
    except OSError:  # the cache is not writable: compile for this process only
        folder = Path(tempfile.mkdtemp(prefix="tessera-"))
        atexit.register(shutil.rmtree, folder, ignore_errors=True)
    return folder


def remove_unused(folder: Path) -> None:
    """Removes the caches unused for a month; another process may be doing the same."""
    for other in folder.iterdir():
        with suppress(OSError):
            if other.stat().st_mtime < time.time() - KEEP_SECONDS:
                shutil.rmtree(other, ignore_errors=True)
