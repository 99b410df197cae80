"""Optimizers: Adam, or Muon for the matrices of the trunk and Adam for everything else.

Both take their learning rate from a tensor, so that it can change between replays of a CUDA graph.
"""

from collections import defaultdict
from collections.abc import Iterable
from typing import Any

import torch
from torch import Tensor

from .network import Network
from .recipe import Recipe

LARGEST_GRADIENT = 1.0
ADAM_EPSILON = 1e-5
MOMENTUM = 0.95
NEWTON_SCHULZ = (3.4445, -4.7750, 2.0315)  # Jordan et al. 2024: singular values get close to 1 in a few steps
NEWTON_SCHULZ_STEPS = 5


class Optimizer:
    """Makes a loss smaller, one step at a time."""

    def __init__(self, network: Network, recipe: Recipe, rate: Tensor) -> None:
        self.on_gpu, self.rate = rate.is_cuda, rate
        self.parameters = list(network.parameters())
        matrices = network.trunk_matrices() if recipe.optimizer == "muon" else []
        others = [each for each in self.parameters if not any(each is matrix for matrix in matrices)]
        self.muon = Muon(matrices, rate, recipe.muon_scale)
        self.adam = torch.optim.Adam(others, lr=rate, eps=ADAM_EPSILON, fused=self.on_gpu, capturable=self.on_gpu)

    def step(self, loss: Tensor) -> None:
        """Takes one step downhill."""
        self.adam.zero_grad(set_to_none=True)
        self.muon.zero_grad()
        loss.backward()
        torch.nn.utils.clip_grad_norm_(self.parameters, LARGEST_GRADIENT, foreach=self.on_gpu)
        self.muon.step()
        self.adam.step()

    def state_dict(self) -> dict[str, Any]:
        """All that a resumed run needs."""
        return {"adam": self.adam.state_dict(), "muon": self.muon.momenta}

    def load_state_dict(self, state: dict[str, Any]) -> None:
        """Goes on where another optimizer stopped."""
        self.adam.load_state_dict(state["adam"])
        for group in self.adam.param_groups:
            group["lr"] = self.rate  # Adam has replaced the tensor that the schedule writes to by a copy
        for own, momentum in zip(self.muon.momenta, state["muon"], strict=True):
            own.copy_(momentum)


class Muon:
    """Momentum, orthogonalized by Newton–Schulz iterations (Jordan et al. 2024).

    PyTorch has one too, which takes its rate as a number and the matrices one by one; here those of equal shape go together.
    A step is scaled so that its entries are about as large as Adam's (Liu et al. 2025), and both share a learning rate.
    """

    def __init__(self, matrices: Iterable[Tensor], rate: Tensor, scale: float) -> None:
        by_shape: dict[torch.Size, list[Tensor]] = defaultdict(list)
        for matrix in matrices:
            by_shape[matrix.shape].append(matrix)
        self.groups = list(by_shape.values())
        self.momenta = [torch.zeros((len(group), *group[0].shape), device=rate.device) for group in self.groups]
        self.rate, self.scale = rate, scale

    def zero_grad(self) -> None:
        """Forgets the gradients."""
        for matrix in (each for group in self.groups for each in group):
            matrix.grad = None

    @torch.no_grad()
    def step(self) -> None:
        """Moves all matrices by the directions of their momenta."""
        for group, momentum in zip(self.groups, self.momenta, strict=True):
            gradient = torch.stack([matrix.grad for matrix in group])
            momentum.lerp_(gradient, 1 - MOMENTUM)
            ahead = gradient.lerp(momentum, MOMENTUM)  # Nesterov's
            step = orthogonalized(ahead) * (self.rate * self.scale * max(ahead.shape[1:]) ** 0.5)
            for matrix, change in zip(group, step, strict=True):
                matrix.sub_(change)


def orthogonalized(matrices: Tensor) -> Tensor:
    """Matrices with the same singular vectors, and singular values near 1; in half precision on a GPU."""
    a, b, c = NEWTON_SCHULZ
    is_tall = matrices.shape[1] > matrices.shape[2]
    x = matrices.mT if is_tall else matrices  # the products below are square, as small as can be
    x = x / (x.norm(dim=(1, 2), keepdim=True) + 1e-7)
    x = x.bfloat16() if x.is_cuda else x
    for _ in range(NEWTON_SCHULZ_STEPS):
        square = x @ x.mT
        x = torch.baddbmm(x, torch.baddbmm(square, square, square, beta=b, alpha=c), x, beta=a)
    return (x.mT if is_tall else x).float()
