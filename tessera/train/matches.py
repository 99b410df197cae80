"""The matches that a network learns from, as tensors, on a CPU or a GPU."""

import os
from collections.abc import Sequence
from typing import Any

import numpy as np
import torch

from tessera.core.game import Game
from tessera.envs.cpu import BatchEnv

SHARED = ("players", "seat", "observation", "hidden", "legal", "is_over", "shares", "points", "actions", "probabilities")


class HostEnv:
    """A `BatchEnv` whose arrays are tensors, so that it looks like a `DeviceEnv`."""

    players: torch.Tensor
    seat: torch.Tensor
    observation: torch.Tensor
    hidden: torch.Tensor
    legal: torch.Tensor
    is_over: torch.Tensor
    shares: torch.Tensor
    points: torch.Tensor
    actions: torch.Tensor
    probabilities: torch.Tensor

    def __init__(self, game: Game, players: Sequence[int], seed: int, *, opening: int = 0) -> None:
        self.batch = BatchEnv(game, players, seed, opening=opening, threads=os.cpu_count() or 1)
        for name in SHARED:
            setattr(self, name, torch.from_numpy(getattr(self.batch, name)))

    def __len__(self) -> int:
        return len(self.batch)

    def reset(self, seed: int) -> None:
        """Deals all matches."""
        self.batch.reset(seed)

    def host_states(self) -> np.ndarray:
        """The states of all matches, for players who think on the CPU."""
        return self.batch.states

    def step(self, actions: torch.Tensor) -> None:
        """Plays an action in every match."""
        self.batch.step(actions.numpy())

    def sample(self, logits: torch.Tensor) -> None:
        """Chooses a legal action in every match by its logits."""
        self.batch.sample(logits.numpy())


def new_env(game: Game, players: Sequence[int], seed: int, device: str, opening: int = 0) -> Any:
    """Matches on a device, dealt with any options that their players may choose."""
    if device == "cpu":
        return HostEnv(game, players, seed, opening=opening)
    from tessera.envs.cuda import DeviceEnv

    return DeviceEnv(game, players, seed, opening=opening)
