"""Self-play: all matches take a few steps, the network learns from every decision, and so on.

On a GPU, an iteration is one CUDA graph: dealing, playing, judging and learning run without the CPU.
"""

import time
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager
from dataclasses import dataclass, field
from typing import Any, NamedTuple

import torch
from torch import Tensor

from tessera.core.game import Game

from .matches import new_env
from .network import STANDARD, Network, Size, chances
from .ppo import Batch, advantage, loss, returns, turned

LARGEST_GRADIENT = 1.0
LARGEST_ADVANTAGE = 6.0  # standard deviations
WARM_UP = 2  # iterations before the graph is captured


@dataclass(frozen=True)
class Recipe:
    """How a network learns; what has two values goes from the first to the second while it does."""

    matches: int = 65_536  # side by side
    steps: int = 32  # of each, between two rounds of learning
    size: Size = STANDARD
    mix: tuple[int, ...] = (2, 2, 2, 2, 4, 4, 4, 3)  # the numbers of players
    rate: tuple[float, float] = (7e-4, 3e-5)
    entropy: tuple[float, float] = (0.03, 0.002)
    points_weight: tuple[float, float] = (0.5, 0.1)  # of the lead in points beside the share of the victory
    decay: float = 0.96  # λ


class Progress(NamedTuple):
    """What has been learned so far."""

    seconds: float
    iterations: int
    decisions: int
    matches: int
    gain: float
    entropy: float
    error: float  # of the values
    judged_error: float  # of the critic's values
    change: float  # of the policy in the last iteration


@dataclass
class Trainer:
    """A network, the matches it plays against itself, and the optimizer."""

    game: Game
    recipe: Recipe
    seed: int
    device: str
    network: Network = field(init=False)

    def __post_init__(self) -> None:
        """Deals the matches."""
        recipe, torch.backends.cuda.matmul.allow_tf32 = self.recipe, True
        torch.manual_seed(self.seed)
        observation = self.game.observation
        players = [recipe.mix[number % len(recipe.mix)] for number in range(recipe.matches)]
        self.env = new_env(self.game, players, self.seed, self.device, getattr(observation, "TYPICAL_DECISIONS", 1))
        self.points_unit = float(getattr(observation, "POINTS_UNIT", 1.0))
        self.network = Network(self.game, recipe.size).to(self.device)
        self.present = torch.arange(self.game.players[1], device=self.device) < self.env.players[:, None]
        self.rate, self.entropy, self.points_weight, self.over = (torch.zeros((), device=self.device) for _ in range(4))
        self.facts = torch.zeros(5, device=self.device)
        on_gpu = self.device != "cpu"
        self.optimizer = torch.optim.Adam(self.network.parameters(), lr=self.rate, eps=1e-5, fused=on_gpu, capturable=on_gpu)
        self.act: Callable[..., Any] = torch.compile(self.judge, dynamic=False) if on_gpu else self.judge
        self.loss: Callable[..., Any] = torch.compile(loss, dynamic=False) if on_gpu else loss
        self.memory = [self.room() for _ in range(recipe.steps)]
        self.iterations, self.play = 0, self.iterate
        self.paused = 0.0  # seconds that others have used while the network learned

    def room(self) -> dict[str, Tensor]:
        """Memory for one step of all matches."""
        names = ("observation", "hidden", "legal", "actions", "probabilities", "seat")
        return {name: torch.empty_like(getattr(self.env, name)) for name in names}

    def precision(self) -> AbstractContextManager[Any]:
        """Half precision on a GPU."""
        half: AbstractContextManager[Any] = torch.autocast(
            "cuda", torch.bfloat16, enabled=self.device != "cpu", cache_enabled=False
        )
        return half

    def judge(self, observation: Tensor, legal: Tensor, hidden: Tensor, present: Tensor) -> tuple[Tensor, Tensor]:
        """Logits of all actions, and what the critic expects for every seat."""
        logits, _, judged = self.network.learn(observation, legal, hidden)
        return logits, chances(judged, present)

    def iterate(self) -> None:
        """Plays some steps of all matches and learns from every decision."""
        expected, gained = self.roll_out()
        advantages = torch.stack(
            [advantage(*both, self.present, self.points_weight) for both in zip(gained, expected, strict=True)]
        )
        advantages = (advantages - advantages.mean()) / (advantages.std() + 1e-6)
        advantages = advantages.clamp(-LARGEST_ADVANTAGE, LARGEST_ADVANTAGE)
        facts = torch.zeros_like(self.facts)
        for step in torch.randperm(self.recipe.steps).tolist():
            stored = {name: each for name, each in self.memory[step].items() if name != "seat"}
            facts += self.learn(Batch(**stored, advantages=advantages[step], targets=gained[step], present=self.present))
        self.facts.copy_(facts / self.recipe.steps)

    @torch.no_grad()
    def roll_out(self) -> tuple[list[Tensor], list[Tensor]]:
        """Plays some steps; what every seat could expect before each of them, and what it gained, from the seat that decided."""
        env, expected, by_seat, over, outcomes = self.env, [], [], [], []
        for step in range(self.recipe.steps + 1):
            with self.precision():
                logits, values = self.act(env.observation, env.legal, env.hidden, self.present)
            by_seat.append(turned(values, env.seat, env.players, back=True))
            if step < self.recipe.steps:
                env.sample(logits)
                for name, each in self.memory[step].items():
                    each.copy_(getattr(env, name))
                env.step(env.actions)
                expected.append(values)
                over.append(env.is_over.clone())
                outcomes.append(torch.cat([env.shares, env.points / self.points_unit], -1))
        gained = returns(by_seat, over, outcomes, self.recipe.decay)
        self.over += torch.stack([each.sum() for each in over]).sum()
        seats = [stored["seat"] for stored in self.memory]
        return expected, [turned(each, seat, env.players) for each, seat in zip(gained, seats, strict=True)]

    def learn(self, batch: Batch) -> Tensor:
        """One step of the optimizer."""
        self.optimizer.zero_grad(set_to_none=True)
        with self.precision():
            total, facts = self.loss(self.network, batch, self.entropy)
        total.backward()
        torch.nn.utils.clip_grad_norm_(self.network.parameters(), LARGEST_GRADIENT, foreach=self.device != "cpu")
        self.optimizer.step()
        return facts

    def capture(self) -> None:
        """Makes an iteration one CUDA graph."""
        side = torch.cuda.Stream()
        side.wait_stream(torch.cuda.current_stream())
        with torch.cuda.stream(side):
            for _ in range(WARM_UP):
                self.iterate()
        torch.cuda.current_stream().wait_stream(side)
        graph = torch.cuda.CUDAGraph()
        with torch.cuda.graph(graph):
            self.iterate()
        self.play = graph.replay

    def set_schedule(self, done: float) -> None:
        """Sets what changes while a network learns, by the share of the time that is over."""
        recipe = self.recipe
        self.rate.fill_(recipe.rate[0] + (recipe.rate[1] - recipe.rate[0]) * done)
        self.entropy.fill_(recipe.entropy[0] * (recipe.entropy[1] / recipe.entropy[0]) ** done)
        self.points_weight.fill_(recipe.points_weight[0] + (recipe.points_weight[1] - recipe.points_weight[0]) * done)

    def train(self, seconds: float, before: float = 0.0, every: float = 10.0) -> Iterator[Progress]:
        """Learns until so many seconds are over, those `before` included, and tells its progress every few seconds."""
        self.set_schedule(before / seconds)
        if self.device != "cpu":
            self.capture()
            torch.cuda.synchronize()
        started, told, done = time.monotonic() - before, before, before
        while done < seconds:
            self.set_schedule(done / seconds)
            self.play()
            self.iterations += 1
            done = time.monotonic() - started - self.paused
            if done - told >= every or done >= seconds:
                told = done
                yield self.progress(done)

    def progress(self, seconds: float) -> Progress:
        """What has been learned so far; waits for the GPU."""
        decisions = self.iterations * self.recipe.steps * self.recipe.matches
        return Progress(seconds, self.iterations, decisions, int(self.over), *self.facts.tolist())
