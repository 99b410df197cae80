"""The example of a client plays a whole match at a real server."""

import subprocess
import sys
from pathlib import Path

import pytest

from tests.support.games import NAMES
from tests.support.server import Server

CLIENT = Path(__file__).parents[2] / "examples" / "client.py"


@pytest.mark.parametrize("name", NAMES)
def test_the_example_plays_a_match_and_prints_the_points(server: Server, name: str) -> None:
    done = subprocess.run([sys.executable, CLIENT, server.url, name], capture_output=True, text=True, timeout=300, check=False)
    assert done.returncode == 0, done.stderr
    (mine, points), (theirs, others) = (line.rsplit(" ", 1) for line in done.stdout.splitlines())
    assert (mine, theirs) == ("Dice", "easy")
    assert points.isdigit()
    assert others.isdigit()


def test_the_example_is_short_and_needs_only_httpx() -> None:
    lines = CLIENT.read_text().splitlines()
    imported = {line.split()[1] for line in lines if line.startswith(("import ", "from "))}
    assert len(lines) <= 50
    assert imported - sys.stdlib_module_names == {"httpx"}
