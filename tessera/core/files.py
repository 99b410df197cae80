"""Reading and writing files: a write is atomic, so that a crash never damages a file."""

import hashlib
import os
import sys
import tempfile
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from types import ModuleType

from .errors import BadFile


def write_file(path: Path, text: str) -> None:
    """Writes `text` to the file at `path`, all of it or nothing."""
    try:
        handle, name = tempfile.mkstemp(dir=path.parent, prefix=f".{path.name}.")
        try:
            with os.fdopen(handle, "w", encoding="utf-8", newline="\n") as file:
                file.write(text)
                file.flush()
                os.fsync(file.fileno())
            Path(name).chmod(path.stat().st_mode if path.exists() else 0o666 & ~current_umask())
            Path(name).replace(path)
        except BaseException:
            Path(name).unlink(missing_ok=True)
            raise
    except (OSError, ValueError) as error:
        raise BadFile("cannot-write", file=str(path), why=getattr(error, "strerror", None) or str(error)) from error


def current_umask() -> int:
    """The umask of this process."""
    mask = os.umask(0)
    os.umask(mask)
    return mask


def read_file(path: Path) -> str:
    """The text of the file at `path`."""
    try:
        return path.read_text(encoding="utf-8-sig")
    except UnicodeDecodeError as error:
        raise BadFile("not-text", file=str(path)) from error
    except (OSError, ValueError) as error:
        raise BadFile("cannot-read", file=str(path), why=getattr(error, "strerror", None) or str(error)) from error


def module_in_file(path: Path) -> ModuleType:
    """Imports a Python file as a module, once; only for files that the user named.

    Raises FileNotFoundError if there is no such file, and ImportError with the reason if it fails.
    """
    name = f"tessera_file_{hashlib.sha256(str(path.resolve()).encode()).hexdigest()[:12]}"
    if name not in sys.modules:
        spec = spec_from_file_location(name, path)
        if not path.is_file() or spec is None or spec.loader is None:
            raise FileNotFoundError(path)
        sys.modules[name] = module_from_spec(spec)
        try:
            spec.loader.exec_module(sys.modules[name])
        except Exception as error:
            del sys.modules[name]
            raise ImportError(f"{type(error).__name__}: {error}") from error
    return sys.modules[name]
