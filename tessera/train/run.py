"""A training run: a network learns for some time, is measured now and then, and leaves files to play with and to go on from."""

import copy
import csv
import json
import time
from collections.abc import Callable, Iterator
from dataclasses import asdict, dataclass
from pathlib import Path

import torch

from tessera.core.game import Game

from .files import write_network
from .network import STANDARD, Size
from .trainer import Progress, Recipe, Trainer
from .yardsticks import Result, anybody, best_of, compare

ON_CPU = Recipe(matches=512, steps=32, size=Size(128, 2))  # a CPU would take hours to see a larger network learn
NETWORK, CHECKPOINT, CURVE = "network.safetensors", "checkpoint.pt", "curve.csv"
YARDSTICK_MATCHES = {"random": 512, "earlier": 2048}


@dataclass(frozen=True)
class Report:
    """What a run has to say after a while: what it has learned, and now and then how it does against others."""

    progress: Progress
    results: dict[str, Result]  # by rival and number of players: "random/2"


def recipe_for(game: Game, device: str) -> Recipe:
    """The recipe for a game on a device."""
    if device == "cpu":
        return ON_CPU
    return Recipe(size=Size(*getattr(game.observation, "NETWORK_SIZE", STANDARD)))


@dataclass
class Run:
    """A training run of a game in a folder."""

    game: Game
    minutes: float
    seed: int
    folder: Path
    device: str
    recipe: Recipe
    measure_every: float = 60.0  # seconds

    def train(self, on_report: Callable[[Report], None], resume: Path | None = None) -> None:
        """Learns, measures, and writes files after every measurement; a resumed run goes on where the other one stopped."""
        self.folder.mkdir(parents=True, exist_ok=True)
        trainer = Trainer(self.game, self.recipe, self.seed, self.device)
        before = self.load(trainer, resume) if resume else 0.0
        earlier, measured, paused = copy.deepcopy(trainer.network), time.monotonic(), 0.0
        for progress in trainer.train(self.minutes * 60, before):
            results: dict[str, Result] = {}
            is_last = progress.seconds >= self.minutes * 60
            if is_last or time.monotonic() - measured >= self.measure_every:
                begun = time.monotonic()
                results = dict(self.measure(trainer, earlier, progress.iterations))
                earlier = copy.deepcopy(trainer.network)
                self.save(trainer, progress)
                measured = time.monotonic()
                paused += measured - begun
                trainer.paused = paused
            self.write_row(progress, results)
            on_report(Report(progress, results))

    def measure(self, trainer: Trainer, earlier: torch.nn.Module, seed: int) -> Iterator[tuple[str, Result]]:
        """How the network does against random players and against itself of a while ago."""
        rivals = {"random": anybody, "earlier": best_of(earlier)}
        fewest, most = self.game.players
        for name, rival in rivals.items():
            for players in range(fewest, most + 1):
                matches = YARDSTICK_MATCHES[name] if self.device != "cpu" else 64
                own = best_of(trainer.network)
                yield f"{name}/{players}", compare(self.game, own, rival, players, matches, seed, self.device)

    def save(self, trainer: Trainer, progress: Progress) -> None:
        """Writes the network that bots play, and all that a resumed run needs."""
        how = {
            "game": self.game.name,
            "components": self.game.components,
            "made by": f"tessera train {self.game.name} --minutes {self.minutes:g} --seed {self.seed}",
            "recipe": json.dumps(asdict(self.recipe)),
            "progress": json.dumps(progress._asdict()),
            "device": torch.cuda.get_device_name() if self.device != "cpu" else "cpu",
        }
        write_network(trainer.network, self.folder / NETWORK, how)
        parts = {"network": trainer.network.state_dict(), "optimizer": trainer.optimizer.state_dict()}
        torch.save({**parts, **progress._asdict()}, self.folder / CHECKPOINT)

    def load(self, trainer: Trainer, path: Path) -> float:
        """Reads what another run has left; the seconds that it had learned for."""
        found = torch.load(path, map_location=self.device, weights_only=True)
        trainer.network.load_state_dict(found["network"])
        trainer.optimizer.load_state_dict(found["optimizer"])
        trainer.iterations = found["iterations"]
        trainer.over.fill_(found["matches"])
        return float(found["seconds"])

    def write_row(self, progress: Progress, results: dict[str, Result]) -> None:
        """Adds a line to the curve of the run."""
        path = self.folder / CURVE
        is_new = not path.exists()
        fewest, most = self.game.players
        names = [f"{rival}/{players}" for rival in YARDSTICK_MATCHES for players in range(fewest, most + 1)]
        with path.open("a", newline="") as file:
            writer = csv.writer(file)
            if is_new:
                writer.writerow([*Progress._fields, *names])
            writer.writerow([*progress, *(f"{results[name].share:.4f}" if name in results else "" for name in names)])
