"""Recipes: everything that decides how a network learns, apart from the game, the seed and the time."""

import dataclasses
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Literal

from tessera.core.game import Game

from .network import STANDARD, Size


@dataclass(frozen=True)
class Recipe:
    """How a network learns; what has two values goes from the first to the second while it does."""

    matches: int = 65_536  # side by side
    steps: int = 32  # of each match in a rollout
    pieces: int = 8  # minibatches that the matches of a step are divided into
    epochs: int = 1  # how often the network learns from a rollout
    size: Size = STANDARD
    mix: tuple[int, ...] = (2, 2, 2, 2, 4, 4, 4, 3)  # the numbers of players; matches take them in turn
    optimizer: Literal["adam", "muon"] = "adam"
    rate: tuple[float, float] = (5e-4, 2e-5)
    muon_scale: float = 0.2  # the size of an entry of Muon's step, in rates; Adam's are about as large
    entropy: tuple[float, float] = (0.03, 0.002)  # the weight of the entropy in the loss
    value_weight: float = 1.0  # of the values in the loss
    points_weight: tuple[float, float] = (0.5, 0.1)  # of the lead in points beside the share of the victory
    decay: float = 0.96  # λ
    normalize_by_players: bool = False  # whether advantages are normalized for each number of players apart

    def __post_init__(self) -> None:
        """Refuses an optimizer that there is not, as JSON may name one."""
        if self.optimizer not in ("adam", "muon"):
            raise ValueError(f"no optimizer '{self.optimizer}'")


ON_CPU = Recipe(matches=512, pieces=2, size=Size(128, 2))  # a CPU would take hours to see a larger network learn


def recipe_for(game: Game, device: str) -> Recipe:
    """The recipe for a game on a device; a game may have found that it learns better with another one."""
    return ON_CPU if device == "cpu" else changed(Recipe(), getattr(game.observation, "RECIPE", {}))


def changed(recipe: Recipe, changes: Mapping[str, Any]) -> Recipe:
    """A recipe with other values, as JSON has them: with lists instead of tuples."""
    values: dict[str, Any] = {name: tuple(value) if isinstance(value, list) else value for name, value in changes.items()}
    if "size" in values:
        values["size"] = Size(*values["size"])
    return dataclasses.replace(recipe, **values)
