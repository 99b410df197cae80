"""Processes that start at once: forked from a warm one that has imported and compiled everything already."""

import gc
import json
import os
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Sequence
from contextlib import redirect_stderr, redirect_stdout, suppress
from functools import cache
from importlib import import_module
from pathlib import Path
from threading import Lock
from typing import Any

PATIENCE = 300  # seconds for a command that may have to compile something
COMMAND = "tessera.cli.app"
READS_ITS_SURROUNDINGS = "tessera.cli"  # when it is imported: the language of its help


class Nursery:
    """The warm process, one for all tests of a worker; it ends when its input does."""

    def __init__(self) -> None:
        command = [sys.executable, "-m", "tests.support.nursery"]
        self.process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
        self.lock = Lock()

    def ask(self, **question: Any) -> Any:
        assert self.process.stdin
        assert self.process.stdout
        with self.lock:
            self.process.stdin.write(json.dumps(question) + "\n")
            self.process.stdin.flush()
            return json.loads(self.process.stdout.readline())


@cache
def nursery() -> Nursery:
    return Nursery()


class Forked:
    """A process that the warm one has forked; it is its parent, and tells how it ended."""

    def __init__(
        self, module: str, words: Sequence[str], environment: dict[str, str], streams: Sequence[Path], folder: Path | None = None
    ) -> None:
        """Runs `main` of a module, with the files that are its input, its output and its errors."""
        self.returncode: int | None = None
        self.pid: int = nursery().ask(
            fork=module,
            words=list(words),
            environment={**os.environ, **environment},
            streams=[str(file) for file in streams],
            folder=str(folder or Path.cwd()),
        )

    def send_signal(self, number: int) -> None:
        os.kill(self.pid, number)

    def terminate(self) -> None:
        self.send_signal(signal.SIGTERM)

    def poll(self) -> int | None:
        if self.returncode is None:
            self.returncode = nursery().ask(wait=self.pid)
        return self.returncode

    def wait(self, timeout: float = PATIENCE) -> int | None:
        until = time.monotonic() + timeout
        while self.poll() is None:
            if time.monotonic() > until:
                raise subprocess.TimeoutExpired("tessera", timeout)
            time.sleep(0.01)
        return self.returncode


def run_command(
    *words: str, lines: Sequence[str] = (), folder: Path | None = None, **environment: str
) -> subprocess.CompletedProcess[str]:
    """Runs the command `tessera` to its end, with lines of input."""
    with tempfile.TemporaryDirectory() as files:
        streams = [Path(files) / name for name in ("input", "output", "errors")]
        streams[0].write_text("".join(f"{line}\n" for line in lines), encoding="utf-8")
        code = Forked(COMMAND, words, environment, streams, folder).wait()
        assert code is not None
        output, errors = (file.read_bytes().decode("utf-8").replace("\r\n", "\n") for file in streams[1:])
    return subprocess.CompletedProcess(["tessera", *words], code, output, errors)


# In the warm process


def nurse() -> None:
    """Forks a process for everything that is to be run, and tells how those that have ended did."""
    from tessera.core.registry import all_games
    from tessera.server.warmup import warm_up

    rehearse()
    for game in all_games():
        warm_up(game)
    gc.freeze()  # what is here stays: no fork has to look through it
    for line in sys.stdin:
        question = json.loads(line)
        if "wait" in question:
            pid, status = os.waitpid(question["wait"], os.WNOHANG)
            answer = os.waitstatus_to_exitcode(status) if pid else None
        elif not (answer := os.fork()):
            run_main(**question)
            sys.exit()
        print(json.dumps(answer), flush=True)


def rehearse() -> None:
    """Runs a command that is refused, which imports what commands import only when they are run."""
    sys.argv[1:] = ["rules", "nothing"]
    with suppress(SystemExit), Path(os.devnull).open("w") as nowhere, redirect_stdout(nowhere), redirect_stderr(nowhere):
        import_module(COMMAND).main()


def run_main(fork: str, words: list[str], environment: dict[str, str], streams: list[str], folder: str) -> None:
    """Runs `main` of a module as if this process had been started for it alone."""
    for number, path in enumerate(streams):
        os.dup2(os.open(path, os.O_RDWR | os.O_APPEND | os.O_CREAT), number)
    sys.stdin = open(0, encoding="utf-8", closefd=False)  # noqa: SIM115 # for as long as the process lives
    sys.stdout, sys.stderr = (open(number, "w", encoding="utf-8", closefd=False) for number in (1, 2))  # noqa: SIM115
    os.chdir(folder)
    os.environ.clear()
    os.environ.update(environment)
    sys.argv[1:] = words
    for name in [name for name in sys.modules if f"{name}.".startswith(f"{READS_ITS_SURROUNDINGS}.")]:
        del sys.modules[name]
    import_module(fork).main()


if __name__ == "__main__":
    nurse()
