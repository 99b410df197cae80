"""The examples for researchers run, each in a process of its own, and their notebooks are kept without outputs."""

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

EXAMPLES = Path(__file__).parents[2] / "examples"
NOTEBOOKS = {"quick_start": [], "openings": [], "training_curve": ["torch"]}  # and what each needs beside the locked environment
SCRIPTS = {
    "ppo": (["torch"], ["--updates", "1", "--envs", "8", "--steps", "4"]),
    "torchrl_rollout": (["torchrl"], []),
    "openspiel_match": (["pyspiel"], []),
}
PACKAGES = {"torch": "PyTorch", "torchrl": "TorchRL", "pyspiel": "OpenSpiel"}


def cells(name: str) -> list[dict[str, Any]]:
    """The cells of a notebook that hold code."""
    notebook = json.loads((EXAMPLES / f"{name}.ipynb").read_text(encoding="utf-8"))
    return [cell for cell in notebook["cells"] if cell["cell_type"] == "code"]


def need(packages: list[str]) -> None:
    for package in packages:
        pytest.importorskip(package, reason=f"{PACKAGES[package]} is not installed")


def run(*words: str, folder: Path) -> str:
    quick = {"MPLBACKEND": "agg", "MATCHES": "4", "MINUTES": "0.01"}
    done = subprocess.run(
        [sys.executable, *words], cwd=folder, env={**os.environ, **quick}, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_every_notebook_is_run() -> None:
    assert {file.stem for file in EXAMPLES.glob("*.ipynb")} == set(NOTEBOOKS)


@pytest.mark.parametrize("name", NOTEBOOKS)
def test_a_notebook_runs(name: str, tmp_path: Path) -> None:
    need(NOTEBOOKS[name])
    script = tmp_path / "notebook.py"
    script.write_text("\n\n".join("".join(cell["source"]) for cell in cells(name)), encoding="utf-8")
    run(str(script), folder=tmp_path)


@pytest.mark.parametrize("name", NOTEBOOKS)
def test_a_notebook_is_kept_without_outputs(name: str) -> None:
    assert [cell["outputs"] for cell in cells(name) if cell["outputs"] or cell["execution_count"]] == []


@pytest.mark.parametrize("name", SCRIPTS)
def test_a_script_runs(name: str, tmp_path: Path) -> None:
    packages, words = SCRIPTS[name]
    need(packages)
    assert run(str(EXAMPLES / f"{name}.py"), *words, folder=tmp_path)
