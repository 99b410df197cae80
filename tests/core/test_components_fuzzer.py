"""A part of the components fuzzer: mutated and hostile files are refused in words, or play to the end."""

import subprocess
import sys
from pathlib import Path


def test_mutated_components_are_refused_quickly_or_play_to_the_end() -> None:
    command = [sys.executable, "-m", "tests.fuzzers.components", "--files", "75", "--matches", "3", "--workers", "2"]
    done = subprocess.run(command, cwd=Path(__file__).parents[2], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout
    assert "75 files" in done.stdout
