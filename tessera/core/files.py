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
            Path(name).replace(path)
        except BaseException:
            Path(name).unlink(missing_ok=True)
            raise
    except OSError as error:
        raise BadMatch("cannot-write", file=str(path), why=error.strerror or str(error)) from error


def read_file(path: Path) -> str:
    """The text of the file at `path`."""
    try:
        return path.read_text(encoding="utf-8")
    except OSError as error:
        raise BadMatch("cannot-read", file=str(path), why=error.strerror or str(error)) from error
    except UnicodeDecodeError as error:
        raise BadMatch("not-text", file=str(path)) from error
