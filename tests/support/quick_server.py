"""Servers that start at once: forked from a process that has imported and compiled everything already."""

import json
import os
import signal
import subprocess
import sys
import time
from functools import cache
from pathlib import Path
from threading import Lock
from typing import Any, Self

from tests.support.server import PATIENCE, Server


class QuickServer(Server):
    """A server that can be started from nothing as any other, or quickly."""

    def start(self) -> Self:
        self.begin_quickly()
        self.wait()
        return self

    def begin_quickly(self) -> None:
        """The same as `begin`, from the warm process."""
        self.process = Forked(self.arguments, self.environment, self.log)

    def is_alive(self) -> bool:
        return self.process is not None and self.process.poll() is None


class Nursery:
    """The warm process, one for all tests of a worker; it ends when its input does."""

    def __init__(self) -> None:
        command = [sys.executable, "-m", "tests.support.quick_server"]
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

    def __init__(self, arguments: list[str], environment: dict[str, str], log: Path) -> None:
        self.returncode: int | None = None
        self.pid: int = nursery().ask(fork=arguments, environment=environment, log=str(log))

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


def nurse() -> None:
    """Forks a process for every list of arguments that is asked for, and tells how those that have ended did."""
    from tessera.cli.app import main
    from tessera.core.registry import all_games
    from tessera.server.warmup import warm_up

    for game in all_games():
        warm_up(game)
    for line in sys.stdin:
        question = json.loads(line)
        if "wait" in question:
            pid, status = os.waitpid(question["wait"], os.WNOHANG)
            answer = os.waitstatus_to_exitcode(status) if pid else None
        elif not (answer := os.fork()):
            for stream, path in ((0, os.devnull), (1, question["log"]), (2, question["log"])):
                os.dup2(os.open(path, os.O_RDWR | os.O_APPEND | os.O_CREAT), stream)
            os.environ.update(question["environment"])
            sys.argv[1:] = question["fork"]
            main()
            sys.exit()
        print(json.dumps(answer), flush=True)


if __name__ == "__main__":
    nurse()
