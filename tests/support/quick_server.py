"""Servers that start at once: forked from a process that has imported and compiled everything already."""

import json
import os
import signal
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

from tests.support.server import PATIENCE, Server


class QuickServer(Server):
    """A server that can be started from nothing as any other, or quickly."""

    def __init__(self, data: Path, database: str | None = None, log: Path | None = None, **settings: Any) -> None:
        super().__init__(data, database, log, **settings)
        command = [sys.executable, "-m", "tests.support.quick_server", str(self.log)]
        environment = {**os.environ, **self.environment}
        self.nursery = subprocess.Popen(command, env=environment, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)

    def begin_quickly(self) -> None:
        """The same as `begin`, from the warm process."""
        self.process = Forked(self.nursery, self.arguments)

    def is_alive(self) -> bool:
        return self.process is not None and self.process.poll() is None

    def close(self) -> None:
        """Stops for good."""
        self.stop()
        self.nursery.kill()
        self.nursery.communicate()


class Forked:
    """A process that the warm one has forked; it is its parent, and tells how it ended."""

    def __init__(self, nursery: subprocess.Popen[str], arguments: list[str]) -> None:
        self.nursery = nursery
        self.returncode: int | None = None
        self.pid: int = self.ask(fork=arguments)

    def ask(self, **question: Any) -> Any:
        assert self.nursery.stdin
        assert self.nursery.stdout
        self.nursery.stdin.write(json.dumps(question) + "\n")
        self.nursery.stdin.flush()
        return json.loads(self.nursery.stdout.readline())

    def send_signal(self, number: int) -> None:
        os.kill(self.pid, number)

    def terminate(self) -> None:
        self.send_signal(signal.SIGTERM)

    def poll(self) -> int | None:
        if self.returncode is None:
            self.returncode = self.ask(wait=self.pid)
        return self.returncode

    def wait(self, timeout: float = PATIENCE) -> int | None:
        until = time.monotonic() + timeout
        while self.poll() is None:
            if time.monotonic() > until:
                raise subprocess.TimeoutExpired("tessera", timeout)
            time.sleep(0.01)
        return self.returncode


def nurse(log: str) -> None:
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
            for stream, path in ((0, os.devnull), (1, log), (2, log)):
                os.dup2(os.open(path, os.O_RDWR | os.O_APPEND | os.O_CREAT), stream)
            sys.argv[1:] = question["fork"]
            main()
            sys.exit()
        print(json.dumps(answer), flush=True)


if __name__ == "__main__":
    nurse(sys.argv[1])
