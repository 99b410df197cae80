"""Commands for researchers: benchmarks, and how networks were made."""

import os
from pathlib import Path

import pytest

from tests.cli.conftest import Run


def test_bench_without_a_gpu_says_so(start: Run) -> None:
    numba_cuda = pytest.importorskip("tessera.sim.cuda")
    if numba_cuda.has_gpu():
        pytest.skip("this machine has a GPU")
    done = start("bench", "--device", "cuda")
    assert done.returncode == 2
    assert "No GPU on this machine" in done.stderr


@pytest.mark.parametrize(
    ("what", "package", "extra"), [("server", "httpx", "bench"), ("envs", "gymnasium", "envs"), ("envs", "pettingzoo", "envs")]
)
def test_bench_says_what_to_install_if_a_package_is_missing(
    start: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, what: str, package: str, extra: str
) -> None:
    (tmp_path / f"{package}.py").write_text(f"raise ModuleNotFoundError(name='{package}')", encoding="utf-8")
    monkeypatch.setenv("PYTHONPATH", os.pathsep.join([str(tmp_path), os.environ.get("PYTHONPATH", "")]))
    done = start("bench", what)
    assert done.returncode == 2
    assert f'pip install "tessera[{extra}]"' in done.stderr


def test_a_network_tells_how_it_was_made(run: Run) -> None:
    done = run("network", "prosperity")
    assert done.returncode == 0
    assert "tessera train prosperity --minutes" in done.stdout
    assert "rate: 0.0005, 2e-05" in done.stdout


def test_a_file_without_a_network_tells_nothing(run: Run, tmp_path: Path) -> None:
    (tmp_path / "empty.safetensors").write_text("nothing")
    assert "holds no network" in run("network", "empty.safetensors").stderr
    assert "There is no file" in run("network", "missing.safetensors").stderr
