"""The weights of a game's features: fitted by `tessera fit`, stored in `weights.toml` beside the game's `features.py`."""

import tomllib
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from weakref import WeakKeyDictionary

import numpy as np

from tessera.core.files import read_file, write_file
from tessera.core.game import Game

STAGES = 5  # from the start of a match to its end; weights are interpolated between them


@dataclass(frozen=True, eq=False)
class Weights:
    """The weights of the features at each stage of a match, and how uncertain its outcome still is."""

    features: Sequence[str]
    by_stage: np.ndarray  # stages × features
    spread: np.ndarray  # by stage: a lead of this many points makes winning e times as likely
    easily_missed: Mapping[str, float] = field(default_factory=dict)  # the share of a feature that a beginner sees

    def with_awareness(self, awareness: float) -> np.ndarray:
        """The weights as a player of some awareness sees them: 1 sees everything, 0 is a beginner."""
        seen = np.array([self.easily_missed.get(feature, 1.0) for feature in self.features])
        return self.by_stage * (seen + (1 - seen) * awareness)


WEIGHTS: WeakKeyDictionary[Game, dict[int, Weights]] = WeakKeyDictionary()  # by game and number of players


def blank_weights(game: Game) -> Weights:
    """Weights that count only the first feature, the points."""
    features = getattr(game.features, "FEATURES", ("points",))
    by_stage = np.zeros((STAGES, len(features)))
    by_stage[:, 0] = 1
    return Weights(features, by_stage, np.full(STAGES, 10.0), getattr(game.features, "EASILY_MISSED", {}))


def weights_file(game: Game) -> Path | None:
    """The file of a game's weights."""
    return Path(str(game.features.__file__)).with_name("weights.toml") if game.features else None


def weights_of(game: Game, players: int) -> Weights:
    """The weights of a game for a number of players, read once."""
    known = WEIGHTS.setdefault(game, {})
    if players not in known:
        known[players] = read_weights(game, players)
    return known[players]


def read_weights(game: Game, players: int) -> Weights:
    """The weights in a game's file; blank ones if none have been fitted."""
    path, blank = weights_file(game), blank_weights(game)
    if path is None or not path.exists():
        return blank
    found = tomllib.loads(read_file(path))["players"].get(str(players))
    if found is None:
        return blank
    if sorted(found["weights"]) != sorted(blank.features):
        raise ValueError(f"{path} does not match the features of the game; run `tessera fit {game.name}`")
    by_stage = np.array([found["weights"][feature] for feature in blank.features]).T.copy()
    return Weights(blank.features, by_stage, np.array(found["spread"]), blank.easily_missed)


def write_weights(path: Path, how: Sequence[str], weights: Mapping[int, Weights]) -> None:
    """Writes the weights for every number of players under a comment that says how they were made."""
    lines = [f"# {line}" for line in how]
    for players, fitted in weights.items():
        lines += ["", f"[players.{players}]", f"spread = {row(fitted.spread)}", "", f"[players.{players}.weights]"]
        lines += [f'"{feature}" = {row(fitted.by_stage[:, number])}' for number, feature in enumerate(fitted.features)]
    write_file(path, "\n".join([*lines, ""]))


def row(values: np.ndarray) -> str:
    """Numbers as a TOML array."""
    return "[" + ", ".join(f"{value:.4f}" for value in values) + "]"
