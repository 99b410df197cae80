"""The package as `pip install` gets it: pages inside, nothing but the declared dependencies, no Node."""

import os
import re
import subprocess
import sys
import time
import venv
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any
from urllib.error import URLError
from urllib.request import urlopen

import pytest

from tests.support.nursery import PATIENCE
from tests.support.reasons import NO_REGISTRY
from tests.support.server import free_port

ROOT = Path(__file__).parents[2]
LOCK = ROOT / "requirements.lock"
INSTALLERS = (["uv", "pip"], ["pip"])  # the first takes seconds, the second knows every setting for a company's own registry


def build(folder: Path) -> Path:
    """Builds the wheel from the working tree, whose pages must have been built."""
    command = [sys.executable, "-m", "hatchling", "build", "--target", "wheel", "--directory", str(folder)]
    subprocess.run(command, cwd=ROOT, check=True, capture_output=True)
    return next(folder.glob("*.whl"))


def install(wheel: Path, folder: Path) -> Path:
    """Installs the wheel into a new environment with the pinned versions of its dependencies; its commands are in the answer."""
    venv.create(folder)
    target = {"UV_PYTHON": str(folder), "PIP_PYTHON": str(folder / "bin" / "python")}
    environment = {**os.environ, **target, "PIP_NO_COMPILE": "1", "PIP_RETRIES": "0"}
    for installer in INSTALLERS:
        command = [sys.executable, "-m", *installer]
        if subprocess.run(
            [*command, "install", "--no-deps", "--require-hashes", "--requirement", LOCK], env=environment, check=False
        ).returncode:
            continue
        subprocess.run([*command, "install", "--no-deps", wheel], env=environment, check=True)
        subprocess.run([*command, "check"], env=environment, check=True)
        return folder / "bin"
    return pytest.skip(NO_REGISTRY)


@contextmanager
def serving(tessera: Path, **options: Any) -> Iterator[str]:
    """Runs the installed server, interpreted, because compiling everything takes it a minute; gives its address."""
    url = f"http://127.0.0.1:{(port := free_port())}"
    options["env"] = {**options["env"], "NUMBA_DISABLE_JIT": "1"}
    with subprocess.Popen([tessera, "serve", "--port", str(port), "--data", options["cwd"] / "data"], **options) as process:
        until = time.monotonic() + PATIENCE
        try:
            while True:
                try:
                    urlopen(f"{url}/readyz").close()
                    break
                except URLError:
                    assert process.poll() is None
                    assert time.monotonic() < until
                    time.sleep(0.1)
            yield url
        finally:
            process.terminate()


def fetch(url: str) -> str:
    with urlopen(url) as answer:
        page: bytes = answer.read()
        return page.decode()


@pytest.mark.slow
def test_the_wheel_plays_and_serves_its_pages_in_an_empty_environment_without_node(tmp_path: Path) -> None:
    commands = install(build(tmp_path), tmp_path / "environment")
    tessera = commands / "tessera"
    options: dict[str, Any] = {"cwd": tmp_path, "env": {"PATH": str(commands), "HOME": str(tmp_path), "LC_ALL": "C.UTF-8"}}

    def said(*words: str, lines: str = "") -> str:
        done = subprocess.run([tessera, *words], input=lines, capture_output=True, text=True, check=True, **options)
        return str(done.stdout)

    assert re.fullmatch(r"\d+\.\d+\.\d+\S*\n", said("version"))
    assert "prosperity-7.match" in said("play", "prosperity", "--seats", "you,random", "--seed", "7", lines="1\n\n1\nquit\n")
    assert (tmp_path / "prosperity-7.match").read_text().count("\n") > 3
    with serving(tessera, **options) as url:
        script = re.search(r'src="(/assets/base-[^"]+\.js)"', fetch(url))
        assert script
        assert fetch(url + script[1])
