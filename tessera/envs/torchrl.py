"""TorchRL's interface: many matches side by side, on the CPU or on a GPU, each with whichever seat is to act."""

from collections.abc import Sequence
from typing import Any

import torch
from tensordict import TensorDict, TensorDictBase
from torch import Tensor
from torchrl.data import Binary, Bounded, Categorical, Composite, Unbounded
from torchrl.envs import EnvBase

from tessera.core.game import Game
from tessera.core.options import Options
from tessera.core.registry import find_game

from .cpu import BatchEnv


class MatchesEnv(EnvBase):
    """Matches for self-play: an action is that of the seat to act, whose observation and mask the tensordict holds.

    The reward is for the seat that acted: its share of the victory if that ended the match, else 0. `shares` has those of all
    seats at the end. After it nobody sees anything and nothing is legal, until TorchRL asks for a reset: then the next match,
    which the batch has dealt already, is shown. Only matches that have ended can be reset by themselves.
    """

    def __init__(
        self,
        game: str | Game,
        players: Sequence[int],
        seed: int = 0,
        options: Options | None = None,
        *,
        device: str = "cpu",
        threads: int = 1,
    ) -> None:
        """A match for every number of players; without options, they are dealt with any that their players may choose."""
        self.game = find_game(game) if isinstance(game, str) else game
        super().__init__(device=device, batch_size=[len(players)])
        self.batch = new_batch(self.game, players, seed, options, device, threads)
        self.seeds = torch.Generator().manual_seed(seed)
        matches, actions, seats = len(players), len(self.game.moves), self.game.players[1]
        shape = {"shape": (matches,), "device": device}
        self.observation_spec = Composite(
            observation=Bounded(-127, 127, (matches, self.batch.layout.size), dtype=torch.int8, device=device),
            action_mask=Binary(actions, (matches, actions), dtype=torch.bool, device=device),
            seat=Bounded(0, seats - 1, dtype=torch.int32, **shape),
            shares=Bounded(0, 1, (matches, seats), dtype=torch.float32, device=device),
            shape=(matches,),
        )
        self.action_spec = Categorical(actions, dtype=torch.int64, **shape)
        self.reward_spec = Unbounded((matches, 1), dtype=torch.float32, device=device)
        self.show()

    def _set_seed(self, seed: int | None) -> None:
        """The same seed deals the same matches."""
        if seed is not None:
            self.seeds.manual_seed(seed)

    def _reset(self, tensordict: TensorDictBase | None = None, **kwargs: Any) -> TensorDictBase:
        """Deals all matches, or shows those that were dealt when others ended."""
        wanted = None if tensordict is None else tensordict.get("_reset", None)
        if wanted is None or bool(wanted.all()):
            self.batch.reset(int(torch.randint(2**62, (), generator=self.seeds)))
        elif bool((wanted.squeeze(-1) & ~self.over()).any()):
            raise NotImplementedError("a match that has not ended cannot be reset without all others")
        return self.show()

    def _step(self, tensordict: TensorDictBase) -> TensorDictBase:
        """Plays an action in every match."""
        acted, actions = self.tensor("seat").long()[:, None], tensordict["action"]
        self.batch.step(actions if self.device.type == "cuda" else actions.numpy())
        over = self.over()[:, None]
        shares = self.tensor("shares") * over
        ended = {"reward": shares.gather(1, acted), "done": over, "terminated": over.clone(), "shares": shares}
        return self.show(hide=over[:, 0]).update(ended)

    def show(self, hide: Tensor | None = None) -> TensorDict:
        """What the seats to act see, in memory of its own, but nothing of the matches to hide; random actions keep to it."""
        names = ("observation", "legal", "seat")
        observation, legal, seat = (self.tensor(name).clone(memory_format=torch.contiguous_format) for name in names)
        if hide is not None:
            for each in (observation, legal, seat):
                each[hide] = 0
        mask = legal > 0
        self.action_spec.update_mask(mask)
        shares = torch.zeros_like(self.tensor("shares"))
        seen = {"observation": observation, "action_mask": mask, "seat": seat, "shares": shares}
        return TensorDict(seen, self.batch_size, self.device)

    def over(self) -> Tensor:
        """The matches that the last step has ended."""
        return self.tensor("is_over").bool()

    def tensor(self, name: str) -> Tensor:
        """An array of the batch as a tensor in the same memory."""
        return torch.as_tensor(getattr(self.batch, name))


def new_batch(game: Game, players: Sequence[int], seed: int, options: Options | None, device: str, threads: int) -> Any:
    """Matches on a device."""
    if device == "cpu":
        return BatchEnv(game, players, seed, options, threads=threads)
    from .cuda import DeviceEnv

    return DeviceEnv(game, players, seed, options)
