"""A training run: a network learns for some time, is measured now and then, and leaves files to play with and to go on from."""

import copy
import importlib.util
import json
import time
from collections.abc import Callable, Iterator
from dataclasses import asdict, dataclass, replace
from importlib.metadata import version
from pathlib import Path
from typing import Any

import torch

from tessera.bots.levels import MASTER
from tessera.bots.neural.network import network_file
from tessera.core.errors import BadOption
from tessera.core.game import Game

from .curve import Curve
from .files import load_network, read_checkpoint, rival_in, size_in, write_network
from .network import Network
from .recipe import Recipe, changed
from .trainer import Progress, Trainer
from .yardsticks import Player, Result, anybody, best_of, compare, greedy

NETWORK, CHECKPOINT, CURVE, PLOT = "network.safetensors", "checkpoint.pt", "curve.csv", "curve.svg"
RANDOM, GREEDY, EARLIER, RIVAL = "random", "greedy", "earlier", "rival"  # who a network is measured against
ON_GPU_MATCHES = {RANDOM: 512, GREEDY: 256, EARLIER: 2048, RIVAL: 4096}
ON_CPU_MATCHES = {RANDOM: 64, GREEDY: 64, EARLIER: 64, RIVAL: 256}


@dataclass(frozen=True)
class Report:
    """What a run has to say after a while: what it has learned, and now and then how it does against others."""

    progress: Progress
    results: dict[str, Result]  # by rival and number of players: "random/2"


@dataclass
class Run:
    """A training run of a game in a folder."""

    game: Game
    minutes: float
    seed: int
    folder: Path
    device: str
    recipe: Recipe
    against: str | None = None  # the network to learn a best response to: a file, or `master` for the one that ships
    start: Path | None = None  # the network to begin with, instead of a random one
    resume: Path | None = None  # the checkpoint to go on from, with the recipe that it has
    measure_every: float = 60.0  # seconds

    def __post_init__(self) -> None:
        """Reads what the run builds on, so that it fails early."""
        self.checkpoint: dict[str, Any] | None = None
        if self.resume is not None:
            self.checkpoint = read_checkpoint(self.game, self.resume, self.device)
            self.recipe = changed(self.recipe, json.loads(self.checkpoint["recipe"]))
            if self.against is None and "against" in self.checkpoint:
                self.against = self.checkpoint["against"]
            if self.checkpoint["seconds"] >= self.minutes * 60:
                raise BadOption("train-over", minutes=f"{self.checkpoint['seconds'] / 60:.1f}")
        elif self.start is not None:
            self.recipe = replace(self.recipe, size=size_in(self.game, self.start))
        self.rival = rival_in(self.game, path_of(self.game, self.against), self.device) if self.against else None
        fewest, most = self.game.players
        self.players = range(fewest, most + 1)
        self.rivals = [RANDOM, GREEDY, EARLIER if self.rival is None else RIVAL]
        self.curve = Curve([f"{rival}/{players}" for rival in self.rivals for players in self.players])

    def train(self, on_report: Callable[[Report], None]) -> dict[str, Result]:
        """Learns, measures, and writes files after every measurement; returns the last measurement."""
        self.folder.mkdir(parents=True, exist_ok=True)
        trainer = Trainer(self.game, self.recipe, self.seed, self.device, self.rival)
        before = measured = self.begin(trainer)
        earlier, results = copy.deepcopy(trainer.network), {}
        for progress in trainer.train(self.minutes * 60, before):
            begun = time.monotonic()
            is_due = progress.seconds >= self.minutes * 60 or progress.seconds - measured >= self.measure_every
            found = dict(self.measure(trainer.network, earlier, progress.iterations)) if is_due else {}
            self.curve.add(progress, found)
            self.curve.write(self.folder / CURVE)
            if is_due:
                earlier, results, measured = copy.deepcopy(trainer.network), found, progress.seconds
                self.save(trainer, progress, results)
            on_report(Report(progress, found))
            trainer.paused += time.monotonic() - begun
        return results

    def begin(self, trainer: Trainer) -> float:
        """Gives the trainer what the run builds on; returns the seconds that were learned for before."""
        if self.checkpoint is None:
            if self.start is not None:
                load_network(trainer.network, self.start)
            return 0.0
        found = self.checkpoint
        trainer.network.load_state_dict(found["network"])
        trainer.optimizer.load_state_dict(found["optimizer"])
        trainer.iterations = found["iterations"]
        trainer.ended.fill_(found["matches"])
        trainer.env.reset(self.seed + trainer.iterations)  # other matches than those that were learned from at first
        assert self.resume is not None
        self.curve.read(self.resume.with_name(CURVE), trainer.iterations)
        return float(found["seconds"])

    def measure(self, network: Network, earlier: Network, seed: int) -> Iterator[tuple[str, Result]]:
        """How the network does against each rival, with each number of players."""
        matches = ON_CPU_MATCHES if self.device == "cpu" else ON_GPU_MATCHES
        for name in self.rivals:
            for players in self.players:
                rival = self.player(name, players, earlier, seed)
                found = compare(self.game, best_of(network), rival, players, matches[name], seed, self.device)
                yield f"{name}/{players}", found

    def player(self, name: str, players: int, earlier: Network, seed: int) -> Player:
        """A rival by its name."""
        if name == RANDOM:
            return anybody
        if name == GREEDY:
            return greedy(self.game, players, seed)
        return best_of(self.rival if self.rival is not None else earlier)

    def command(self) -> str:
        """The command that makes this run."""
        words = f"tessera train {self.game.name} --minutes {self.minutes:g} --seed {self.seed}"
        given = {"against": self.against, "start": self.start, "resume": self.resume}
        return " ".join([words, *(f"--{name} {value}" for name, value in given.items() if value is not None)])

    def save(self, trainer: Trainer, progress: Progress, results: dict[str, Result]) -> None:
        """Writes the network that bots play, all that a resumed run needs, and the plot."""
        how = {
            "game": self.game.name,
            "components": self.game.components,
            "made by": self.command(),
            "recipe": json.dumps(asdict(self.recipe)),
            "progress": json.dumps(progress._asdict()),
            "results": json.dumps({name: [result.share, *result.interval] for name, result in results.items()}),
            "device": torch.cuda.get_device_name() if self.device != "cpu" else "cpu",
            "versions": f"tessera {version('tessera')}, torch {torch.__version__}",
        }
        if self.against is not None:
            how["against"] = self.against
        write_network(trainer.network, self.folder / NETWORK, how)
        parts = {"network": trainer.network.state_dict(), "optimizer": trainer.optimizer.state_dict()}
        torch.save({**how, **parts, **progress._asdict()}, self.folder / CHECKPOINT)
        if can_draw():
            self.curve.draw(self.folder / PLOT)


def path_of(game: Game, network: str) -> Path:
    """The file of a network that is named by it, or as the one of `master`."""
    shipped = network_file(game)
    return shipped if network == MASTER and shipped is not None else Path(network)


def can_draw() -> bool:
    """Whether there is a library to draw the curve with."""
    return importlib.util.find_spec("matplotlib") is not None
