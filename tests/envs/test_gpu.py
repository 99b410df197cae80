"""Matches on a GPU: whatever they show is the same as on the CPU, byte by byte."""

import numpy as np
import pytest

from tessera import Game
from tessera.envs.cpu import BatchEnv

torch = pytest.importorskip("torch", reason="PyTorch is not installed")
if not torch.cuda.is_available():
    pytest.skip("this machine has no GPU", allow_module_level=True)
from tessera.envs.cuda import DeviceEnv  # noqa: E402

SHOWN = ("seat", "observation", "hidden", "legal", "is_over", "shares", "points")


def test_the_gpu_shows_what_the_cpu_shows(game: Game) -> None:
    players = [2 + number % (game.players[1] - 1) for number in range(512)]
    here, there = BatchEnv(game, players, 5, opening=60), DeviceEnv(game, players, 5, opening=60)
    for step in range(120):
        for name in SHOWN:
            assert np.array_equal(getattr(here, name), getattr(there, name).cpu().numpy()), f"{name} at step {step}"
        logits = np.random.default_rng(step).normal(0, 2, here.legal.shape).astype(np.float32)
        here.sample(logits)
        there.sample(torch.from_numpy(logits).cuda())
        assert np.array_equal(here.actions, there.actions.cpu().numpy())
        here.step(here.actions)
        there.step(there.actions)
    assert here.states.tobytes() == there.states.copy_to_host().tobytes()
