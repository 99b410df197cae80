"""The files of a training run: the network that bots play, and everything to go on from."""

from collections.abc import Mapping
from pathlib import Path

import torch
from safetensors.torch import save_file

from .network import Network

FOR_LEARNING = ("critic", "critic_entry", "critic_hidden")  # what only learning needs
LARGEST_ENTRY = 127  # of weights of eight bits


def write_network(network: Network, path: Path, how: Mapping[str, str]) -> None:
    """Writes what a bot needs: weights of eight bits, each row with a factor of its own."""
    tensors = {}
    for name, value in network.state_dict().items():
        if name.split(".")[0] in FOR_LEARNING:
            continue
        if value.dim() == 2:
            scale = value.abs().amax(1).clamp(min=1e-8) / LARGEST_ENTRY
            tensors[f"{name}.scale"] = scale.cpu()
            tensors[name] = (value / scale[:, None]).round().to(torch.int8).cpu()
        else:
            tensors[name] = value.float().cpu()
    save_file({name: tensor.contiguous() for name, tensor in tensors.items()}, path, dict(how))
