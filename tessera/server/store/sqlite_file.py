"""The file of a SQLite database: only its owner may read it, and only one server may use it."""

import errno
import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import IO

from tessera.core.errors import BadOption

PRIVATE_FILE, PRIVATE_FOLDER = 0o600, 0o700
BESIDE = ("-wal", "-shm")  # what SQLite keeps beside a database; it takes over the permissions of the file
IN_USE = {errno.EACCES, errno.EAGAIN, errno.EDEADLK}

if sys.platform == "win32":
    import msvcrt

    LOCKED_BYTE = 2**30  # far behind the text: on Windows nobody could read a locked byte

    def take_lock(file: IO[str]) -> None:
        """Locks an open file for this process, which must not wait for another one."""
        file.seek(LOCKED_BYTE)
        msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)
else:
    import fcntl

    def take_lock(file: IO[str]) -> None:
        """Locks an open file for this process, which must not wait for another one; forked processes do not inherit it."""
        fcntl.lockf(file, fcntl.LOCK_EX | fcntl.LOCK_NB)


def make_private_folder(folder: Path) -> None:
    """Creates a folder for its owner only; one that exists already stays as it is."""
    if not folder.is_dir():
        folder.parent.mkdir(parents=True, exist_ok=True)
        folder.mkdir(PRIVATE_FOLDER, exist_ok=True)


def make_private_file(path: Path) -> None:
    """Creates an empty file for its owner only, or takes the permissions of everybody else from one that exists."""
    os.close(os.open(path, os.O_RDWR | os.O_CREAT, PRIVATE_FILE))
    for each in (path, *(path.with_name(path.name + suffix) for suffix in BESIDE)):
        with suppress(FileNotFoundError, PermissionError):  # it may belong to somebody else
            if each.stat().st_mode & 0o077:
                each.chmod(PRIVATE_FILE)


@contextmanager
def one_server(path: Path) -> Iterator[None]:
    """Keeps other servers from using a database; the operating system frees it however this process ends."""
    lock = path.resolve().with_name(path.resolve().name + ".lock")
    make_private_file(lock)  # before it is locked: to close another handle of the file would free it on POSIX
    with lock.open("r+", encoding="utf-8") as file:
        try:
            take_lock(file)
        except OSError as error:
            if error.errno not in IN_USE:
                raise
            raise BadOption("serve-in-use", file=str(path), process=lock.read_text(encoding="utf-8").strip() or "?") from error
        file.seek(0)
        file.truncate()
        file.write(str(os.getpid()))
        file.flush()
        yield
