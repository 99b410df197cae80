"""Proximal policy optimization (Schulman et al. 2017) for two to four seats, each of which plays for itself."""

from typing import NamedTuple

import torch
from torch import Tensor
from torch.nn import functional

from .network import NEVER, Network

CLIP = 0.2
POINTS_SHARE = 0.5  # of the loss of the points beside that of the chances
SMALLEST = 1e-12  # probability


class Batch(NamedTuple):
    """Decisions to learn from."""

    observation: Tensor
    hidden: Tensor
    legal: Tensor
    actions: Tensor
    probabilities: Tensor  # with which they were chosen
    advantages: Tensor
    targets: Tensor  # shares of the victory and points of every seat, from the one that decides
    present: Tensor  # whether there is such a seat


def turned(by_seat: Tensor, seat: Tensor, players: Tensor, back: bool = False) -> Tensor:
    """Numbers of all seats, from the one that looks instead of from the first; or back."""
    seats = by_seat.shape[1] // 2
    places = torch.arange(seats, device=by_seat.device)
    places = (places - seat[:, None]) % players[:, None] if back else (places + seat[:, None]) % players[:, None]
    places = places.clamp(max=seats - 1).long()
    return by_seat.gather(1, torch.cat([places, places + seats], -1))


def returns(values: list[Tensor], over: list[Tensor], outcomes: list[Tensor], decay: float) -> list[Tensor]:
    """λ-returns of every seat: the outcome where a match has ended, else a mean of the values that follow.

    `values` has one more entry than the others: the last position, which nobody has decided yet.
    """
    follows, found = values[-1], []
    for step in range(len(over) - 1, -1, -1):
        follows = torch.where(over[step][:, None] > 0, outcomes[step], decay * follows + (1 - decay) * values[step + 1])
        found.append(follows)
    return found[::-1]


def advantage(gained: Tensor, expected: Tensor, present: Tensor, points_weight: Tensor) -> Tensor:
    """How much better it went for the seat that decided: its share of the victory, and a little for its lead in points."""
    seats = present.shape[1]
    difference = gained - expected
    others = present[:, 1:].float()
    lead = difference[:, seats] - (difference[:, seats + 1 :] * others).sum(-1) / others.sum(-1)
    return difference[:, 0] + points_weight * lead


def value_loss(values: Tensor, batch: Batch) -> Tensor:
    """Cross-entropy of the shares, squares of the points."""
    seats = batch.present.shape[1]
    logs = functional.log_softmax(values[:, :seats].masked_fill(~batch.present, NEVER), -1)
    shares = -(batch.targets[:, :seats] * logs.masked_fill(~batch.present, 0.0)).sum(-1).mean()
    points = ((values[:, seats:] - batch.targets[:, seats:]).square() * batch.present).sum(-1).mean()
    return shares + POINTS_SHARE * points


def loss(network: Network, batch: Batch, entropy_weight: Tensor) -> tuple[Tensor, Tensor]:
    """What learning makes smaller; and gain, entropy, error of the values, of the critic, and change of the policy."""
    logits, values, judged = network.learn(batch.observation, batch.legal, batch.hidden)
    legal = batch.legal != 0
    logs = functional.log_softmax(logits.masked_fill(~legal, NEVER), -1)
    chosen = logs.gather(1, batch.actions[:, None])[:, 0]
    before = batch.probabilities.clamp(min=SMALLEST).log()
    ratio = (chosen - before).exp()
    gain = torch.min(ratio * batch.advantages, ratio.clamp(1 - CLIP, 1 + CLIP) * batch.advantages).mean()
    entropy = -(logs.exp() * logs.masked_fill(~legal, 0.0)).sum(-1).mean()
    errors = value_loss(values, batch), value_loss(judged, batch)
    total = errors[0] + errors[1] - gain - entropy_weight * entropy
    return total, torch.stack([gain, entropy, *errors, (before - chosen).mean()]).detach()
