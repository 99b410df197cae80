"""The files of a training run: the network that bots play, and everything to go on from."""

from collections.abc import Mapping
from pathlib import Path
from typing import Any

import torch
from safetensors.torch import load_file, save_file
from torch import Tensor

from tessera.bots.neural.network import read_network
from tessera.core.errors import BadOption
from tessera.core.game import Game

from .network import Network, Size

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


def size_in(game: Game, path: Path) -> Size:
    """The size of the network in a file; raises BadOption if it holds none for this game."""
    weights = read_network(game, path)
    return Size(len(weights.entry_bias), len(weights.blocks))


def load_network(network: Network, path: Path) -> None:
    """Gives a network the weights in a file; those that only learning needs are not there and stay as they are."""
    stored = load_file(path)
    found: dict[str, Tensor] = {}
    for name, value in stored.items():
        if not name.endswith(".scale"):
            scale = stored.get(f"{name}.scale")
            found[name] = value.float() if scale is None else value.float() * scale[:, None]
    network.load_state_dict({**network.state_dict(), **found})


def rival_in(game: Game, path: Path, device: str) -> Network:
    """The network in a file, which learns nothing more."""
    network = Network(game, size_in(game, path))
    load_network(network, path)
    network.to(device).requires_grad_(requires_grad=False)
    return network


def read_checkpoint(game: Game, path: Path, device: str) -> dict[str, Any]:
    """What another run of a game has left; raises BadOption if a file is no such thing."""
    try:
        found: dict[str, Any] = torch.load(path, map_location=device, weights_only=True)
        is_right = found["game"] == game.name and found["components"] == game.components
    except FileNotFoundError as error:
        raise BadOption("no-such-file", file=str(path)) from error
    except Exception as error:
        raise BadOption("broken-checkpoint", file=str(path), game=game.name) from error
    if not is_right:
        raise BadOption("broken-checkpoint", file=str(path), game=game.name)
    return found
