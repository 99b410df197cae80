"""The GPU: the rules compile for it on any machine, and play the same matches on one that has it."""

from typing import Any
from unittest.mock import Mock, patch

import numpy as np
import pytest

from tessera import Game
from tessera.core.compile.exponential import exp
from tessera.sim.cpu import Batch
from tests.support.games import varieties

numba_cuda = pytest.importorskip("numba_cuda", reason="numba-cuda is not installed")
from numba import cuda as nvidia  # noqa: E402

from tessera.sim import cuda  # noqa: E402

GPU = pytest.mark.skipif(not cuda.has_gpu(), reason="this machine has no GPU")
HOPPER = (9, 0)


def has_nvvm() -> bool:
    try:
        from numba.cuda.cudadrv.nvvm import NVVM

        return NVVM() is not None
    except Exception:  # whatever is missing, the compiler cannot be used
        return False


@pytest.mark.skipif(not has_nvvm(), reason="NVVM is not installed")
def test_the_kernel_compiles_to_ptx(game: Game) -> None:
    device = Mock(compute_capability=HOPPER)
    with patch("numba.cuda.dispatcher.get_current_device", return_value=device):
        ptx, _ = nvidia.compile_ptx(cuda.kernel_source(game, copy_lookups=False), cuda.signature(game), cc=HOPPER)
    assert ".visible .entry" in ptx
    assert ".target sm_90" in ptx


@GPU
def test_the_gpu_plays_the_same_matches_as_the_cpu_byte_by_byte(game: Game, players: int) -> None:
    seeds = np.arange(5000, dtype=np.uint64) * np.uint64(7919)
    here, there = Batch.deal(game, players, seeds), cuda.DeviceBatch(Batch.deal(game, players, seeds))
    for limit in (0, 1, 10, 2**40):
        here.play(limit)
        there.play(limit)
        fetched = there.fetch()
        assert fetched.states.tobytes() == here.states.tobytes()
        assert fetched.generators.tobytes() == here.generators.tobytes()
        assert fetched.decisions.tobytes() == here.decisions.tobytes()


@GPU
def test_the_gpu_plays_every_option_as_the_cpu_does(game: Game) -> None:
    players = game.players[1]
    for options in varieties(game, players):
        batches = [Batch.deal(game, players, np.arange(3000), options) for _ in range(2)]
        there = cuda.DeviceBatch(batches[1])
        batches[0].play()
        there.play()
        assert there.fetch().states.tobytes() == batches[0].states.tobytes()


@GPU
def test_the_exponential_function_is_the_same_to_the_last_bit() -> None:
    numbers = np.random.default_rng(1).normal(0, 20, 100_000)
    power = cuda.on_device(exp.py_func)  # type: ignore[attr-defined]

    def fill(numbers: Any, powers: Any) -> None:
        number = nvidia.grid(1)
        if number < len(numbers):
            powers[number] = power(numbers[number])

    there = nvidia.to_device(np.zeros_like(numbers))
    nvidia.jit(fill, lto=cuda.LTO)[1000, 128](nvidia.to_device(numbers), there)
    assert there.copy_to_host().tobytes() == np.array([exp(float(number)) for number in numbers]).tobytes()
