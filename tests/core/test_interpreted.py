"""One source: the rules compiled and the rules interpreted do the same, byte by byte."""

import json
import os
import subprocess
import sys
from pathlib import Path

from tests.support.traces import traces


def test_interpreted_and_compiled_runs_give_identical_bytes_after_every_step() -> None:
    command = [sys.executable, "-m", "tests.support.traces"]
    environment = {**os.environ, "NUMBA_DISABLE_JIT": "1"}
    done = subprocess.run(command, env=environment, cwd=Path(__file__).parents[2], capture_output=True, text=True, check=True)
    interpreted, compiled = json.loads(done.stdout), traces()
    assert interpreted.keys() == compiled.keys()
    for name, digests in compiled.items():
        assert interpreted[name] == digests, name
