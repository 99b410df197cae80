"""Files that are never damaged: a new one is written beside the old, and takes its place when it is whole."""

import os
import tempfile
from pathlib import Path

from .errors import BadMatch


def write_file(path: Path, text: str) -> None:
    """Puts `text` in the file at `path`, all of it or nothing."""
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
        raise BadMatch("cannot-write", file=str(path), why=getattr(error, "strerror", None) or str(error)) from error


def current_umask() -> int:
    """The permissions that new files of this process do not get."""
    mask = os.umask(0)
    os.umask(mask)
    return mask


def read_file(path: Path) -> str:
    """The text of the file at `path`."""
    try:
        return path.read_text(encoding="utf-8-sig")
    except UnicodeDecodeError as error:
        raise BadMatch("not-text", file=str(path)) from error
    except (OSError, ValueError) as error:
        raise BadMatch("cannot-read", file=str(path), why=getattr(error, "strerror", None) or str(error)) from error
