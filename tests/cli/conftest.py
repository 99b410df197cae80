"""Commands as a person gives them: from a warm process, or started from nothing."""

import os
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Protocol

import pytest

from tests.support.nursery import PATIENCE, run_command


class Run(Protocol):
    """Runs `tessera` with words and lines of input."""

    def __call__(
        self, *words: str, lines: Sequence[str] = (), language: str = "C", columns: str = "140"
    ) -> subprocess.CompletedProcess[str]: ...


@pytest.fixture
def run(tmp_path: Path) -> Run:
    """Runs `tessera` with words and lines of input in an empty folder, from the warm process."""

    def run(
        *words: str, lines: Sequence[str] = (), language: str = "C", columns: str = "140"
    ) -> subprocess.CompletedProcess[str]:
        return checked(run_command(*words, lines=lines, folder=tmp_path, **surroundings(language, columns)))

    return run


@pytest.fixture
def start(tmp_path: Path) -> Run:
    """Runs `tessera` in the same way as a process that is started from nothing."""

    def start(
        *words: str, lines: Sequence[str] = (), language: str = "C", columns: str = "140"
    ) -> subprocess.CompletedProcess[str]:
        environment = {**os.environ, **surroundings(language, columns), "PYTHONIOENCODING": "utf-8"}
        done = subprocess.run(
            [sys.executable, "-m", "tessera.cli", *words],
            input="".join(f"{line}\n" for line in lines),
            env=environment,
            cwd=tmp_path,
            capture_output=True,
            check=False,
            text=True,
            encoding="utf-8",
            timeout=PATIENCE,
        )
        return checked(done)

    return start


def surroundings(language: str, columns: str) -> dict[str, str]:
    """What a terminal tells a command."""
    return {"LC_ALL": language, "COLUMNS": columns, "NO_COLOR": "1"}


def checked(done: subprocess.CompletedProcess[str]) -> subprocess.CompletedProcess[str]:
    assert "Traceback" not in done.stderr + done.stdout, done.stderr
    return done
