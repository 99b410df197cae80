"""`tessera fit`: fits the weights of a game's features for every number of players, and writes them beside the game."""

import os
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.progress import Progress

from tessera.core.errors import BadOption
from tessera.core.registry import find_game
from tessera.core.text import Text

from .arguments import GameName, read_seed
from .language import LANGUAGE, SAY, Language


def fit(
    game: GameName,
    matches: Annotated[int, typer.Option(help=SAY("cli-fit-matches"), min=10)] = 6000,
    seed: Annotated[str, typer.Option(help=SAY("cli-arena-seed"))] = "1",
    out: Annotated[Path | None, typer.Option(help=SAY("cli-fit-out"))] = None,
    lang: Language = LANGUAGE,
) -> None:
    """Fit the weights of a game's features."""
    from tessera.bots.fit import ROUNDS, Round
    from tessera.bots.fit import fit as fit_weights
    from tessera.bots.weights import weights_file, write_weights

    console, text, number = Console(), Text(lang), read_seed(seed)
    found = find_game(game)
    path = out or weights_file(found)
    if found.features is None or path is None:
        raise BadOption("fit-no-judgement", game=game)
    fewest, most = found.players
    last: dict[int, Round] = {}
    with Progress(console=console) as bars:
        for players in range(fewest, most + 1):
            bar = bars.add_task(text("fit-players", players=players), total=ROUNDS + 1)
            for each in fit_weights(found, players, matches, number, os.cpu_count() or 1):
                last[players] = each
                numbers = {"points": f"{each.points:.1f}", "error": f"{each.error:.2f}", "entropy": f"{each.cross_entropy:.3f}"}
                bars.console.print(text("fit-round", round=each.number, **numbers), highlight=False)
                bars.advance(bar)
    how = [f"The weights of the features in features.py. Made by: tessera fit {game} --matches {matches} --seed {number}"]
    for players, each in last.items():
        how.append(f"{players} players: error of the points ± {each.error:.1f}, cross-entropy {each.cross_entropy:.2f} nats.")
    write_weights(path, how, {players: each.weights for players, each in last.items()})
    console.print(text("fit-written", file=str(path)), style="green", markup=False)
