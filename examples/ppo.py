"""PPO by self-play in one file, in the style of CleanRL: `python examples/ppo.py --game prosperity --updates 200`.

It needs `pip install -e ".[envs,train]"`. Two seats share the network. As one seat's victory is the other's loss, everything is
judged for seat 0: its chance to win is that of the seat to act, or one minus that. `tessera train` learns better and faster.
"""

import argparse
import time

import gymnasium
import numpy as np
import torch
from torch import nn
from torch.distributions import Categorical

import tessera.envs


def parse() -> argparse.Namespace:
    parser = argparse.ArgumentParser()
    parser.add_argument("--game", default="prosperity")
    parser.add_argument("--envs", type=int, default=256)
    parser.add_argument("--steps", type=int, default=64)
    parser.add_argument("--updates", type=int, default=200)
    parser.add_argument("--epochs", type=int, default=2)
    parser.add_argument("--pieces", type=int, default=4)
    parser.add_argument("--rate", type=float, default=1e-3)
    parser.add_argument("--decay", type=float, default=0.95)
    parser.add_argument("--clip", type=float, default=0.2)
    parser.add_argument("--entropy", type=float, default=0.01)
    parser.add_argument("--seed", type=int, default=1)
    return parser.parse_args()


class Agent(nn.Module):
    """A policy over all actions, and the chance to win of the seat that looks."""

    def __init__(self, scale: np.ndarray, actions: int, width: int = 128) -> None:
        super().__init__()
        self.register_buffer("scale", torch.from_numpy(scale))
        self.body = nn.Sequential(nn.Linear(len(scale), width), nn.ReLU(), nn.Linear(width, width), nn.ReLU())
        self.policy, self.value = nn.Linear(width, actions), nn.Linear(width, 1)

    def forward(self, observation: torch.Tensor, mask: torch.Tensor) -> tuple[Categorical, torch.Tensor]:
        """What the seat would play, and how it judges its chance."""
        x = self.body(observation.float() * self.scale)
        return Categorical(logits=self.policy(x).masked_fill(mask == 0, -1e9)), self.value(x)[:, 0].sigmoid()


def for_first(value: torch.Tensor, seat: torch.Tensor) -> torch.Tensor:
    """A chance of the seat to act as that of seat 0, or back."""
    return torch.where(seat == 0, value, 1 - value)


def advantages(values: torch.Tensor, over: torch.Tensor, outcomes: torch.Tensor, decay: float) -> torch.Tensor:
    """Generalized advantage estimation for seat 0; `values` has one step more than the others."""
    result, later = torch.zeros_like(outcomes), torch.zeros_like(outcomes[0])
    for step in reversed(range(len(outcomes))):
        expected = torch.where(over[step], outcomes[step], values[step + 1])
        later = expected - values[step] + decay * later * ~over[step]
        result[step] = later
    return result


def main() -> None:
    args = parse()
    torch.manual_seed(args.seed)
    tessera.envs.register()
    env = gymnasium.make_vec(f"tessera/{args.game}-v0", args.envs, vectorization_mode="vector_entry_point", players=2)
    agent = Agent(env.batch.layout.scale, int(env.single_action_space.n))  # type: ignore[attr-defined]
    optimizer = torch.optim.Adam(agent.parameters(), lr=args.rate, eps=1e-5)
    seen, info = env.reset(seed=args.seed)
    for update in range(1, args.updates + 1):
        start, rows = time.perf_counter(), []
        for step in range(args.steps + 1):
            observation, mask = (torch.from_numpy(seen[name]) for name in ("observation", "action_mask"))
            seat = torch.from_numpy(info["seat"])
            with torch.no_grad():
                policy, value = agent(observation, mask)
            action = policy.sample()
            if step == args.steps:
                break
            seen, _, over, _, info = env.step(action.numpy())
            outcome = torch.from_numpy(info["shares"])[:, 0]
            rows.append((observation, mask, seat, action, policy.log_prob(action), value, torch.from_numpy(over), outcome))
        observations, masks, seats, actions, before, values, overs, outcomes = (
            torch.stack(each) for each in zip(*rows, strict=True)
        )
        first = torch.cat([for_first(values, seats), for_first(value, seat)[None]])
        gained = advantages(first, overs, outcomes, args.decay)
        targets = for_first((gained + first[:-1]).clamp(0, 1), seats).flatten()
        gained = torch.where(seats == 0, gained, -gained).flatten()
        gained = (gained - gained.mean()) / (gained.std() + 1e-8)
        everything = observations.flatten(0, 1), masks.flatten(0, 1), actions.flatten(), before.flatten(), gained, targets
        for _ in range(args.epochs):
            for piece in torch.randperm(len(gained)).chunk(args.pieces):
                see, may, act, log_before, advantage, target = (each[piece] for each in everything)
                policy, value = agent(see, may)
                ratio = (policy.log_prob(act) - log_before).exp()
                clipped = ratio.clamp(1 - args.clip, 1 + args.clip)
                policy_loss = -torch.min(ratio * advantage, clipped * advantage).mean()
                loss = policy_loss + (value - target).square().mean() - args.entropy * policy.entropy().mean()
                optimizer.zero_grad()
                loss.backward()
                nn.utils.clip_grad_norm_(agent.parameters(), 0.5)
                optimizer.step()
        speed, error = args.envs * args.steps / (time.perf_counter() - start), (value - target).square().mean()
        print(f"update {update}: entropy {policy.entropy().mean():.3f}, value error {error:.4f}, {speed:,.0f} steps/s")


if __name__ == "__main__":
    main()
