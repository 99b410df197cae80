"""`tessera fit`: fits the weights of a game's features anew, for every number of players, and writes them beside the game."""

import os
from pathlib import Path

from rich.console import Console
from rich.progress import Progress

from tessera.bots.fit import ROUNDS, Round, fit
from tessera.bots.weights import weights_file, write_weights
from tessera.core.errors import BadOption
from tessera.core.registry import find_game
from tessera.core.text import Text


def run(console: Console, text: Text, name: str, *, matches: int, seed: int, out: Path | None) -> None:
    """Fits and writes the weights; prints what every round came to."""
    game = find_game(name)
    path = out or weights_file(game)
    if game.features is None or path is None:
        raise BadOption("fit-no-judgement", game=name)
    fewest, most = game.players
    last: dict[int, Round] = {}
    with Progress(console=console) as bars:
        for players in range(fewest, most + 1):
            bar = bars.add_task(text("fit-players", players=players), total=ROUNDS + 1)
            for each in fit(game, players, matches, seed, os.cpu_count() or 1):
                last[players] = each
                figures = {"points": f"{each.points:.1f}", "error": f"{each.error:.2f}", "surprise": f"{each.surprise:.3f}"}
                bars.console.print(text("fit-round", round=each.number, **figures), highlight=False)
                bars.advance(bar)
    how = [f"What the features of judgement.py count for. Made by: tessera fit {name} --matches {matches} --seed {seed}"]
    for players, each in last.items():
        how.append(f"{players} players: the points are known to ± {each.error:.1f}, the winner to {each.surprise:.2f} nats.")
    write_weights(path, how, {players: each.weights for players, each in last.items()})
    console.print(text("fit-written", file=str(path)), style="green", markup=False)
