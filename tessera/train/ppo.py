"""Proximal policy optimization (Schulman et al. 2017) for two to four seats, each of which plays for itself."""

from typing import NamedTuple

import torch
from torch import Tensor
from torch.nn import functional

from .network import NEVER, Network

CLIP = 0.2
POINTS_SHARE = 0.5  # of the loss of the points beside that of the chances
LARGEST_ADVANTAGE = 6.0  # standard deviations
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
    is_own: Tensor  # 1 for a decision of the network, 0 for one of a frozen rival, which shows only how positions are worth


class LossWeights(NamedTuple):
    """How much the parts of the loss count beside the policy."""

    entropy: Tensor
    values: Tensor


class Statistics(NamedTuple):
    """What a step of learning says about itself; means over the decisions of the network."""

    objective: Tensor  # of the policy: its clipped advantage
    entropy: Tensor
    value_loss: Tensor
    critic_loss: Tensor
    divergence: Tensor  # of the policy from the one that has played, an estimate of the Kullback-Leibler divergence


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


def normalized(advantages: Tensor, is_own: Tensor, groups: Tensor) -> Tensor:
    """Advantages (steps × matches) in standard deviations from their mean, over the network's own decisions of each group.

    `groups` has a row for each match, with a 1 for its group and zeros elsewhere.
    """
    count = (is_own @ groups).sum(0).clamp(min=1)
    mean = ((advantages * is_own) @ groups).sum(0) / count
    centred = advantages - groups @ mean
    spread = (((centred.square() * is_own) @ groups).sum(0) / count).sqrt()
    return (centred / (groups @ spread + 1e-6)).clamp(-LARGEST_ADVANTAGE, LARGEST_ADVANTAGE)


def value_loss(values: Tensor, batch: Batch) -> Tensor:
    """Cross-entropy of the shares, squares of the points."""
    seats = batch.present.shape[1]
    logs = functional.log_softmax(values[:, :seats].masked_fill(~batch.present, NEVER), -1)
    shares = -(batch.targets[:, :seats] * logs.masked_fill(~batch.present, 0.0)).sum(-1).mean()
    points = ((values[:, seats:] - batch.targets[:, seats:]).square() * batch.present).sum(-1).mean()
    return shares + POINTS_SHARE * points


def loss(network: Network, batch: Batch, weights: LossWeights) -> tuple[Tensor, Tensor]:
    """What learning makes smaller, and its statistics.

    The policy learns from the network's own decisions; the values learn from all, since returns build on all of them.
    """
    logits, values, judged = network.with_critic(batch.observation, batch.legal, batch.hidden)
    legal = batch.legal != 0
    own = batch.is_own / batch.is_own.sum().clamp(min=1)
    logs = functional.log_softmax(logits.masked_fill(~legal, NEVER), -1)
    chosen = logs.gather(1, batch.actions[:, None])[:, 0]
    before = batch.probabilities.clamp(min=SMALLEST).log()
    ratio = (chosen - before).exp()
    gains = torch.min(ratio * batch.advantages, ratio.clamp(1 - CLIP, 1 + CLIP) * batch.advantages)
    entropies = -(logs.exp() * logs.masked_fill(~legal, 0.0)).sum(-1)
    objective, entropy = (gains * own).sum(), (entropies * own).sum()
    errors = value_loss(values, batch), value_loss(judged, batch)
    total = weights.values * (errors[0] + errors[1]) - objective - weights.entropy * entropy
    statistics = Statistics(objective, entropy, *errors, ((before - chosen) * own).sum())
    return total, torch.stack(list(statistics)).detach()
