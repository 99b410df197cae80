"""The network: what a seat sees becomes a choice of action, and every seat's chances and points.

It is a small multilayer perceptron with skip connections. A game may say what its actions have in common, such as the space that
tokens of two factories can reach: the logit of an action is the sum of the logits of its parts, so whatever is learned about one
action is known about the others. A game may also give hints about legal actions, such as what a token gains on a space; a hint
goes straight into the logit of its action, times a trust that the network learns.
"""

from typing import NamedTuple

import torch
from torch import Tensor, nn
from torch.nn import functional

from tessera.bots.neural.network import outputs_of_parts
from tessera.core.compile.observation import ALIGNMENT
from tessera.core.game import Game
from tessera.envs.cpu import layouts_of

NEVER = -1e4  # the logit of what is not legal
CERTAIN = 1e3  # times as large, logits leave no choice but the best
CRITIC_WIDTH = 128
FIRST_TRUST = 2.0  # at first, an action with a hint of one unit is e² times as likely as one without


class Size(NamedTuple):
    """The size of a network."""

    width: int
    depth: int


STANDARD = Size(512, 2)


class Network(nn.Module):
    """Logits of all actions, and for every seat, from the one that looks, a logit of its chance to win and its points."""

    def __init__(self, game: Game, size: Size) -> None:
        super().__init__()
        shown, hidden = layouts_of(game)
        self.actions, self.seats = len(game.moves), game.players[1]
        self.hint_unit = float(getattr(game.observation, "HINT_UNIT", 1.0))
        self.register_buffer("scale", torch.from_numpy(shown.scale), persistent=False)
        self.entry = nn.Linear(shown.size, size.width)
        self.blocks = nn.ModuleList([nn.Linear(size.width, size.width) for _ in range(size.depth)])
        outputs = torch.from_numpy(outputs_of_parts(game.observation, self.actions, 2 * self.seats + 1))
        self.heads = nn.Linear(size.width, outputs.shape[1])
        padding = torch.zeros(padded(len(outputs)) - len(outputs), outputs.shape[1])
        self.register_buffer("outputs", torch.cat([outputs, padding]), persistent=False)
        self.liking = nn.Parameter(torch.zeros(self.actions))  # what a hint counts beside the trust in all of them, by action
        self.critic_entry = nn.Linear(size.width, CRITIC_WIDTH)
        self.critic_hidden = nn.Linear(hidden.size, CRITIC_WIDTH, bias=False)
        self.critic = nn.Linear(CRITIC_WIDTH, padded(2 * self.seats))
        for layer in (self.entry, *self.blocks, self.critic_entry, self.critic_hidden):
            nn.init.kaiming_normal_(layer.weight, nonlinearity="relu")
        for layer in (self.heads, self.critic):
            nn.init.normal_(layer.weight, std=0.002)
        for layer in (self.entry, *self.blocks, self.critic_entry, self.heads, self.critic):
            nn.init.zeros_(layer.bias)
        with torch.no_grad():
            self.heads.bias[-1] = FIRST_TRUST

    def trunk(self, observation: Tensor) -> Tensor:
        """What all heads build on."""
        x = functional.relu(self.entry(observation * self.scale))
        for block in self.blocks:
            x = x + functional.relu(block(x))
        return x

    def trunk_matrices(self) -> list[Tensor]:
        """The weights of the layers that all heads build on."""
        return [self.entry.weight, *(block.weight for block in self.blocks)]

    def read_out(self, x: Tensor, legal: Tensor) -> tuple[Tensor, Tensor]:
        """Logits of all actions, legal or not, and values by what the seat knows."""
        with torch.autocast(x.device.type, enabled=False):
            weight, bias = self.outputs @ self.heads.weight, self.outputs @ self.heads.bias
        heads = functional.linear(x, weight, bias).float()
        logits, values, trust = heads[:, : self.actions + 2 * self.seats + 1].split([self.actions, 2 * self.seats, 1], -1)
        hints = (legal.float() - 1).clamp(min=0) / self.hint_unit
        return logits + hints * (trust + self.liking), values

    def forward(self, observation: Tensor, legal: Tensor) -> tuple[Tensor, Tensor]:
        """All that a player needs: logits and values."""
        return self.read_out(self.trunk(observation), legal)

    def with_critic(self, observation: Tensor, legal: Tensor, hidden: Tensor) -> tuple[Tensor, Tensor, Tensor]:
        """The same, and values by everything, which only a critic may know."""
        x = self.trunk(observation)
        everything = functional.relu(self.critic_entry(x) + self.critic_hidden(hidden.to(x.dtype)))
        return *self.read_out(x, legal), self.critic(everything)[:, : 2 * self.seats].float()


def padded(size: int) -> int:
    """A size that matrix units can work on in whole groups."""
    return -(-size // ALIGNMENT) * ALIGNMENT


def chances(values: Tensor, present: Tensor) -> Tensor:
    """Values as shares of the victory, which add up to 1 over the seats that play, and points."""
    seats = present.shape[1]
    shares = functional.softmax(values[:, :seats].masked_fill(~present, NEVER), -1)
    return torch.cat([shares, values[:, seats:] * present], -1)
