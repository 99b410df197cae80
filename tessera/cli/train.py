"""`tessera train`: a neural network learns a game by playing against itself or against another network."""

import json
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer
from rich.console import Console
from rich.progress import BarColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from tessera.bots.neural.network import how_made, network_file
from tessera.core.errors import BadOption
from tessera.core.game import Game
from tessera.core.registry import find_game
from tessera.core.text import Text

from .arguments import GameName, read_seed
from .language import LANGUAGE, SAY, Language

if TYPE_CHECKING:
    from tessera.train.run import Report
    from tessera.train.yardsticks import Result

AGAINST = {
    "random": "train-against-random",
    "greedy": "train-against-greedy",
    "earlier": "train-against-earlier",
    "rival": "train-against-rival",
}


def train(
    game: GameName,
    minutes: Annotated[float, typer.Option(help=SAY("cli-train-minutes"), min=0.01)] = 10,
    seed: Annotated[str, typer.Option(help=SAY("cli-arena-seed"))] = "1",
    against: Annotated[str | None, typer.Option(help=SAY("cli-train-against"))] = None,
    start: Annotated[Path | None, typer.Option(help=SAY("cli-train-start"))] = None,
    out: Annotated[Path | None, typer.Option(help=SAY("cli-train-out"))] = None,
    resume: Annotated[Path | None, typer.Option(help=SAY("cli-train-resume"))] = None,
    device: Annotated[str | None, typer.Option(help=SAY("cli-train-device"))] = None,
    lang: Language = LANGUAGE,
) -> None:
    """Train a neural network by self-play, or against another network."""
    console, text, number = Console(), Text(lang), read_seed(seed)
    found = find_game(game)
    if found.observation is None:
        raise BadOption("train-no-observation", game=game)
    try:
        import torch

        from tessera.train.recipe import recipe_for
        from tessera.train.run import Run, can_draw
    except ModuleNotFoundError as error:
        raise BadOption("train-no-torch") from error
    device = device or ("cuda" if torch.cuda.is_available() else "cpu")
    if device not in ("cpu", "cuda") or (device == "cuda" and not torch.cuda.is_available()):
        raise BadOption("train-wrong-device", device=device)
    folder = out or Path(f"{game}-{number}")
    run = Run(found, minutes, number, folder, device, recipe_for(found, device), against, start, resume)
    if not can_draw():
        console.print(text("train-no-plot"), style="yellow", markup=False)
    with Progress(TextColumn("{task.description}"), BarColumn(), TimeRemainingColumn(), console=console) as bars:
        teller = Teller(found, text, bars, minutes, on_cpu=device == "cpu")
        results = run.train(teller.tell)
    if run.rival is not None:
        print_best_response(console, text, results)
    console.print(text("train-written", folder=str(run.folder)), style="green", markup=False)


class Teller:
    """Tells people how a run goes on."""

    def __init__(self, game: Game, text: Text, bars: Progress, minutes: float, *, on_cpu: bool) -> None:
        self.game, self.text, self.bars = game, text, bars
        self.bar = bars.add_task(text("train-preparing"), total=minutes * 60)
        self.is_to_warn = on_cpu

    def tell(self, report: "Report") -> None:
        """Moves the bar, and prints what was measured."""
        progress = report.progress
        speed = progress.decisions / progress.seconds
        if self.is_to_warn:
            self.warn(speed)
        self.bars.update(self.bar, completed=progress.seconds, description=self.text("train-learning", speed=f"{speed:,.0f}"))
        for name, result in report.results.items():
            rival, players = name.split("/")
            self.say(AGAINST[rival], players=int(players), matches=f"{progress.matches:,}", share=percent(result))

    def warn(self, speed: float) -> None:
        """Says how long this machine would need for what the network that ships with the game has learned from."""
        self.is_to_warn = False
        path = network_file(self.game)
        if path is None or not path.exists():
            return
        decisions = json.loads(how_made(path)["progress"])["decisions"]
        days = f"{decisions / speed / 86_400:,.1f}"
        self.say("train-on-cpu", speed=f"{speed:,.0f}", millions=f"{decisions / 1e6:,.0f}", days=days)

    def say(self, message: str, **facts: str | int) -> None:
        """Prints a line above the bar."""
        self.bars.console.print(self.text(message, **facts), highlight=False, markup=False)


def percent(result: "Result") -> str:
    """The share of a result with its interval, in percent."""
    low, high = result.interval
    return f"{100 * result.share:.1f} % [{100 * low:.1f}–{100 * high:.1f}]"


def print_best_response(console: Console, text: Text, results: "dict[str, Result]") -> None:
    """Prints how much a network wins against the one that it has learned to beat, and what equals would win."""
    table = Table(title=text("train-best-response"), title_justify="left")
    for column in ("train-players", "train-wins", "train-equal", "train-matches"):
        table.add_column(text(column), justify="right")
    for name, result in results.items():
        rival, players = name.split("/")
        if rival == "rival":
            table.add_row(players, percent(result), f"{100 / int(players):.1f} %", str(result.matches))
    console.print(table)
