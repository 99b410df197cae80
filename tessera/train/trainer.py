"""The trainer: all matches take a few steps, the network learns from every decision, and so on.

By default a network plays on every seat, against itself. With a rival it plays on one seat of each match and frozen copies of the
rival on the others, so that it learns a best response.

On a GPU, an iteration is one CUDA graph: dealing, playing, judging and learning run without the CPU. So nothing in `iterate` may
wait for the GPU or depend on what is in a tensor, and whatever changes from one iteration to the next is itself a tensor.
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
from .network import CERTAIN, Network, Size, chances
from .optimizer import Optimizer
from .ppo import Batch, LossWeights, Statistics, advantage, loss, normalized, returns, turned
from .recipe import Recipe

WARM_UP = 2  # iterations before the graph is captured
STORED = ("observation", "hidden", "legal", "actions", "probabilities", "seat")  # of every step, to learn from


class Progress(NamedTuple):
    """What has been learned so far; the last five are the statistics of the latest iteration."""

    seconds: float
    iterations: int
    decisions: int
    matches: int
    objective: float
    entropy: float
    value_loss: float
    critic_loss: float
    divergence: float


class Rollout(NamedTuple):
    """A few steps of all matches, each as the seat sees it that decided: what it could expect, and what it gained."""

    expected: list[Tensor]  # shares of the victory and points of every seat
    gained: list[Tensor]
    is_own: Tensor  # steps × matches: 1 where the network decided, 0 where a rival did


@dataclass
class Trainer:
    """A network, the matches that it plays, and the optimizer."""

    game: Game
    recipe: Recipe
    seed: int
    device: str
    rival: Network | None = None
    network: Network = field(init=False)

    def __post_init__(self) -> None:
        """Deals the matches and allocates all memory."""
        recipe, torch.backends.cuda.matmul.allow_tf32 = self.recipe, True
        torch.manual_seed(self.seed)
        observation = self.game.observation
        players = [recipe.mix[number % len(recipe.mix)] for number in range(recipe.matches)]
        self.env = new_env(self.game, players, self.seed, self.device, getattr(observation, "TYPICAL_DECISIONS", 1))
        self.points_unit = float(getattr(observation, "POINTS_UNIT", 1.0))
        self.present = torch.arange(self.game.players[1], device=self.device) < self.env.players[:, None]
        self.groups = self.groups_of_matches()
        numbers = torch.arange(recipe.matches, device=self.device)
        self.own_seat = (numbers // len(recipe.mix)) % self.env.players  # against a rival; every seat equally often
        self.network = Network(self.game, Size(*recipe.size)).to(self.device)
        self.rate, self.points_weight, entropy = (torch.zeros((), device=self.device) for _ in range(3))
        self.loss_weights = LossWeights(entropy, torch.tensor(recipe.value_weight, device=self.device))
        self.optimizer = Optimizer(self.network, recipe, self.rate)
        self.act, self.rival_logits, self.loss = (self.compiled(each) for each in (self.judge, self.frozen, loss))
        self.memory = [{name: torch.empty_like(getattr(self.env, name)) for name in STORED} for _ in range(recipe.steps)]
        self.statistics = torch.zeros(len(Statistics._fields), device=self.device)
        self.ended = torch.zeros((), dtype=torch.int64, device=self.device)  # matches
        self.iterations, self.play = 0, self.iterate
        self.previous: Any = None  # the end of an iteration on the GPU
        self.paused = 0.0  # seconds that others have used while the network learned

    def groups_of_matches(self) -> Tensor:
        """The groups that advantages are normalized in, as columns with a 1 for each of their matches."""
        if not self.recipe.normalize_by_players:
            return torch.ones((self.recipe.matches, 1), device=self.device)
        counts = torch.tensor(sorted(set(self.recipe.mix)), device=self.device)
        return (self.env.players[:, None] == counts).float()

    def compiled(self, function: Callable[..., Any]) -> Callable[..., Any]:
        """A function, compiled on a GPU."""
        return torch.compile(function, dynamic=False) if self.device != "cpu" else function

    def precision(self) -> AbstractContextManager[Any]:
        """Half precision on a GPU."""
        half: AbstractContextManager[Any] = torch.autocast(
            "cuda", torch.bfloat16, enabled=self.device != "cpu", cache_enabled=False
        )
        return half

    def judge(self, observation: Tensor, legal: Tensor, hidden: Tensor, present: Tensor) -> tuple[Tensor, Tensor]:
        """Logits of all actions, and what the critic expects for every seat."""
        logits, _, judged = self.network.with_critic(observation, legal, hidden)
        return logits, chances(judged, present)

    def frozen(self, observation: Tensor, legal: Tensor) -> Tensor:
        """The logits of a rival, which plays what it likes best, as it does in the arena."""
        assert self.rival is not None
        logits: Tensor = self.rival(observation, legal)[0] * CERTAIN
        return logits

    def iterate(self) -> None:
        """Plays some steps of all matches and learns from every decision."""
        recipe, rollout = self.recipe, self.roll_out()
        advantages = [
            advantage(gained, expected, self.present, self.points_weight)
            for gained, expected in zip(rollout.gained, rollout.expected, strict=True)
        ]
        scaled = normalized(torch.stack(advantages), rollout.is_own, self.groups)
        total = torch.zeros_like(self.statistics)
        size = recipe.matches // recipe.pieces
        steps = [step for _ in range(recipe.epochs) for step in torch.randperm(recipe.steps).tolist()]
        for step in steps:
            stored = {name: each for name, each in self.memory[step].items() if name != "seat"}
            batch = Batch(
                **stored,
                advantages=scaled[step],
                targets=rollout.gained[step],
                present=self.present,
                is_own=rollout.is_own[step],
            )
            for first in range(0, size * recipe.pieces, size):
                total += self.learn(Batch(*(each[first : first + size] for each in batch)))
        self.statistics.copy_(total / (len(steps) * recipe.pieces))

    @torch.no_grad()
    def roll_out(self) -> Rollout:
        """Plays some steps; what every seat could expect before each of them, and what it gained."""
        env, expected, by_seat, over, outcomes, is_own = self.env, [], [], [], [], []
        for step in range(self.recipe.steps + 1):
            with self.precision():
                logits, values = self.act(env.observation, env.legal, env.hidden, self.present)
            by_seat.append(turned(values, env.seat, env.players, back=True))
            if step < self.recipe.steps:
                own = self.decides()
                env.sample(self.with_rival(logits, own))
                for name, each in self.memory[step].items():
                    each.copy_(getattr(env, name))
                env.step(env.actions)
                expected.append(values)
                is_own.append(own.float())
                over.append(env.is_over.clone())
                outcomes.append(torch.cat([env.shares, env.points / self.points_unit], -1))
        gained = returns(by_seat, over, outcomes, self.recipe.decay)
        self.ended += torch.stack([each.sum() for each in over]).sum()
        seats = [stored["seat"] for stored in self.memory]
        gained = [turned(each, seat, env.players) for each, seat in zip(gained, seats, strict=True)]
        return Rollout(expected, gained, torch.stack(is_own))

    def decides(self) -> Tensor:
        """In which matches the network is to decide: in all of them, unless there is a rival."""
        if self.rival is None:
            return torch.ones_like(self.env.seat, dtype=torch.bool)
        return self.env.seat == self.own_seat

    def with_rival(self, logits: Tensor, own: Tensor) -> Tensor:
        """The logits of whoever is to decide."""
        if self.rival is None:
            return logits
        with self.precision():
            others = self.rival_logits(self.env.observation, self.env.legal)
        return torch.where(own[:, None], logits, others)

    def learn(self, batch: Batch) -> Tensor:
        """One step of the optimizer; returns its statistics."""
        with self.precision():
            total, statistics = self.loss(self.network, batch, self.loss_weights)
        self.optimizer.step(total)
        found: Tensor = statistics
        return found

    def prepare(self) -> None:
        """Compiles; on a GPU, makes an iteration one CUDA graph."""
        if self.device == "cpu":
            self.iterate()
            return
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
        torch.cuda.synchronize()

    def catch_up(self) -> None:
        """Waits until the GPU has done all iterations but the latest, so that the clock does not run ahead of it."""
        if self.device != "cpu":
            latest = torch.cuda.Event()
            latest.record()
            if self.previous is not None:
                self.previous.synchronize()
            self.previous = latest

    def set_schedule(self, done: float) -> None:
        """Sets what changes while a network learns, by the share of the time that is over."""
        recipe = self.recipe
        self.rate.fill_(recipe.rate[0] + (recipe.rate[1] - recipe.rate[0]) * done)
        self.loss_weights.entropy.fill_(recipe.entropy[0] * (recipe.entropy[1] / recipe.entropy[0]) ** done)
        self.points_weight.fill_(recipe.points_weight[0] + (recipe.points_weight[1] - recipe.points_weight[0]) * done)

    def train(self, seconds: float, before: float = 0.0, every: float = 10.0) -> Iterator[Progress]:
        """Learns until so many seconds are over, those `before` included, and tells its progress every few seconds."""
        self.set_schedule(before / seconds)
        self.prepare()
        started, told, done = time.monotonic() - before, before, before
        while done < seconds:
            self.set_schedule(done / seconds)
            self.play()
            self.catch_up()
            self.iterations += 1
            done = time.monotonic() - started - self.paused
            if done - told >= every or done >= seconds:
                told = done
                yield self.progress(done)

    def train_on(self, decisions: int) -> Progress:
        """Learns from so many decisions, however long that takes."""
        iterations = max(1, decisions // (self.recipe.steps * self.recipe.matches))
        self.set_schedule(0.0)
        self.prepare()
        started = time.monotonic()
        for number in range(iterations):
            self.set_schedule(number / iterations)
            self.play()
        self.iterations += iterations
        if self.device != "cpu":
            torch.cuda.synchronize()
        return self.progress(time.monotonic() - started)

    def progress(self, seconds: float) -> Progress:
        """What has been learned so far; waits for the GPU."""
        decisions = self.iterations * self.recipe.steps * self.recipe.matches
        return Progress(seconds, self.iterations, decisions, int(self.ended), *self.statistics.tolist())
