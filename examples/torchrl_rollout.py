"""A rollout with TorchRL: a masked random policy plays matches of two, three and four players side by side.

`pip install -e ".[torchrl]"`, then `python examples/torchrl_rollout.py neotopia`.
"""

import sys

from tensordict.nn import TensorDictModule, TensorDictSequential
from torch import nn
from torchrl.modules import MaskedCategorical, ProbabilisticActor

from tessera.envs.torchrl import MatchesEnv


def main(game: str = "prosperity") -> None:
    env = MatchesEnv(game, players=[2, 3, 4] * 8, seed=1)
    size, actions = env.observation_spec["observation"].shape[-1], env.action_spec.space.n
    network = nn.Sequential(nn.Linear(size, 64), nn.ReLU(), nn.Linear(64, actions))
    policy = ProbabilisticActor(
        TensorDictSequential(
            TensorDictModule(lambda observation: observation.float() / 16, ["observation"], ["small"]),
            TensorDictModule(network, ["small"], ["logits"]),
        ),
        in_keys={"logits": "logits", "mask": "action_mask"},
        distribution_class=MaskedCategorical,
        spec=env.action_spec,
    )
    steps = env.rollout(150, policy, break_when_any_done=False)
    over = steps["next", "done"][..., 0]
    print(steps)
    print(int(over.sum()), "matches ended; shares of the victory by seat:", steps["next", "shares"][over].mean(0).tolist())


if __name__ == "__main__":
    main(*sys.argv[1:])
