"""`tessera train`: a neural network learns a game by playing against itself."""

from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.progress import BarColumn, Progress, TextColumn, TimeRemainingColumn

from tessera.core.errors import BadOption
from tessera.core.registry import find_game
from tessera.core.text import Text

from .arguments import GameName, read_seed
from .language import LANGUAGE, SAY, Language


def train(
    game: GameName,
    minutes: Annotated[float, typer.Option(help=SAY("cli-train-minutes"), min=0.01)] = 10,
    seed: Annotated[str, typer.Option(help=SAY("cli-arena-seed"))] = "1",
    out: Annotated[Path | None, typer.Option(help=SAY("cli-train-out"))] = None,
    resume: Annotated[Path | None, typer.Option(help=SAY("cli-train-resume"))] = None,
    device: Annotated[str | None, typer.Option(help=SAY("cli-train-device"))] = None,
    lang: Language = LANGUAGE,
) -> None:
    """Train a neural network by self-play."""
    console, text, number = Console(), Text(lang), read_seed(seed)
    found = find_game(game)
    if found.observation is None:
        raise BadOption("train-no-observation", game=game)
    try:
        import torch

        from tessera.train.run import Report, Run, recipe_for
    except ModuleNotFoundError as error:
        raise BadOption("train-no-torch") from error
    if resume is not None and not resume.exists():
        raise BadOption("no-such-file", file=str(resume))
    device = device or ("cuda" if torch.cuda.is_available() else "cpu")
    if device not in ("cpu", "cuda") or (device == "cuda" and not torch.cuda.is_available()):
        raise BadOption("train-wrong-device", device=device)
    run = Run(found, minutes, number, out or Path(f"{game}-{number}"), device, recipe_for(found, device))
    if device == "cpu":
        console.print(text("train-on-cpu"), style="yellow", markup=False)
    with Progress(TextColumn("{task.description}"), BarColumn(), TimeRemainingColumn(), console=console) as bars:
        bar = bars.add_task(text("train-preparing"), total=minutes * 60)

        def report(told: Report) -> None:
            progress = told.progress
            speed = f"{progress.decisions / progress.seconds:,.0f}"
            bars.update(bar, completed=progress.seconds, description=text("train-learning", speed=speed))
            for name, result in told.results.items():
                rival, players = name.split("/")
                share = f"{100 * result.share:.1f} ± {100 * result.margin:.1f}"
                facts = {"players": int(players), "share": share, "matches": f"{progress.matches:,}"}
                message = "train-against-random" if rival == "random" else "train-against-earlier"
                bars.console.print(text(message, **facts), highlight=False, markup=False)

        run.train(report, resume)
    console.print(text("train-written", folder=str(run.folder)), style="green", markup=False)
