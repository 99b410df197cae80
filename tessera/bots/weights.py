"""What the features of a seat count for: fitted by `tessera fit`, and kept in `weights.toml` beside the game's judgement."""

import tomllib
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path

import numpy as np

from tessera.core.files import read_file, write_file
from tessera.core.game import Game

STAGES = 5  # from the start of a match to its end; between two of them weights change evenly


@dataclass(frozen=True, eq=False)
class Weights:
    """What the features count for at each stage of a match, and how far its end is from what they promise."""

    features: Sequence[str]
    table: np.ndarray  # stages × features
    spread: np.ndarray
    easily_missed: Mapping[str, float] = field(default_factory=dict)  # the share that a beginner sees of a feature

    def with_care(self, care: float) -> np.ndarray:
        """The table as it looks to somebody who takes more or less care: 1 sees all, 0 is a beginner."""
        seen = np.array([self.easily_missed.get(feature, 1.0) for feature in self.features])
        return self.table * (seen + (1 - seen) * care)


def blank_weights(game: Game) -> Weights:
    """Weights that know nothing but the first feature, the points."""
    features = getattr(game.features, "FEATURES", ("points",))
    table = np.zeros((STAGES, len(features)))
    table[:, 0] = 1
    return Weights(features, table, np.full(STAGES, 10.0), getattr(game.features, "EASILY_MISSED", {}))


def weights_file(game: Game) -> Path | None:
    """Where the weights of a game lie."""
    return Path(str(game.features.__file__)).with_name("weights.toml") if game.features else None


@cache
def weights_of(game: Game, players: int) -> Weights:
    """The weights of a game for a number of players; blank ones if none were fitted."""
    path, blank = weights_file(game), blank_weights(game)
    if path is None or not path.exists():
        return blank
    found = tomllib.loads(read_file(path))["players"].get(str(players))
    if found is None:
        return blank
    if sorted(found["weights"]) != sorted(blank.features):
        raise ValueError(f"{path} has other features than the game; run `tessera fit {game.name}`")
    table = np.array([found["weights"][feature] for feature in blank.features]).T.copy()
    return Weights(blank.features, table, np.array(found["spread"]), blank.easily_missed)


def write_weights(path: Path, how: Sequence[str], weights: Mapping[int, Weights]) -> None:
    """Writes the weights for every number of players, with the lines that say how they were made."""
    lines = [f"# {line}" for line in how]
    for players, fitted in weights.items():
        lines += ["", f"[players.{players}]", f"spread = {row(fitted.spread)}", "", f"[players.{players}.weights]"]
        lines += [f'"{feature}" = {row(fitted.table[:, number])}' for number, feature in enumerate(fitted.features)]
    write_file(path, "\n".join([*lines, ""]))


def row(values: np.ndarray) -> str:
    """Numbers as TOML writes them."""
    return "[" + ", ".join(f"{value:.4f}" for value in values) + "]"
