"""PettingZoo's names: `from tessera.envs.zoo import GAME_v0`, then `GAME_v0.env(players=3)`, as for PettingZoo's own games.

There is no `parallel_env`: one seat decides at a time.
"""

from dataclasses import dataclass
from typing import Any

from pettingzoo import AECEnv
from pettingzoo.utils import wrappers

from . import playable
from .aec import MatchEnv


@dataclass(frozen=True)
class Entry:
    """What PettingZoo has a module for: the environment of one game."""

    game: str

    def raw_env(self, **options: Any) -> MatchEnv:
        """The environment itself, which takes whatever `MatchEnv` does and refuses an illegal action with the reason."""
        return MatchEnv(self.game, **options)

    def env(self, **options: Any) -> AECEnv:
        """The same as PettingZoo's own games come: an illegal action costs 1 and ends the match, and a wrong order is refused."""
        legal = wrappers.TerminateIllegalWrapper(self.raw_env(**options), illegal_reward=-1)
        return wrappers.OrderEnforcingWrapper(wrappers.AssertOutOfBoundsWrapper(legal))


def __getattr__(name: str) -> Entry:
    """The entry of any installed game."""
    game, _, version = name.rpartition("_")
    if version != "v0" or game.replace("_", "-") not in playable():
        raise AttributeError(f"no environment is called {name!r}; there are: {', '.join(__dir__())}")
    return Entry(game.replace("_", "-"))


def __dir__() -> list[str]:
    """All names that can be imported."""
    return [f"{name.replace('-', '_')}_v0" for name in playable()]
