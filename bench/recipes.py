"""Which recipe learns best: trains a base and changes of it one after the other, then lets each change play against the base.

    python -m bench.recipes prosperity --seconds 55 --change '{"optimizer": "muon"}' --change '{"optimizer": "muon", "epochs": 2}'

All start from the same seed. `--decisions` gives each recipe as many decisions instead of as much time, and `--seeds` repeats
everything. A recipe that fails is reported, and the others go on. Results are printed as soon as they are known.
"""

import argparse
import gc
import json
import sys
import traceback
from collections.abc import Sequence

import torch

from tessera.arena.report import span
from tessera.core.game import Game
from tessera.core.registry import find_game
from tessera.train.network import Network
from tessera.train.recipe import Recipe, changed, recipe_for
from tessera.train.trainer import Progress, Trainer
from tessera.train.yardsticks import best_of, compare

PLAYERS = (2, 4)
ON_GPU_MATCHES, ON_CPU_MATCHES = 4096, 400
TELL_EVERY = 15.0  # seconds


def say(text: str) -> None:
    """Prints a line at once, even into a pipe."""
    print(text, flush=True)


def train(game: Game, recipe: Recipe, seed: int, limit: argparse.Namespace) -> tuple[Network, Progress]:
    """A network that has learned by a recipe."""
    trainer = Trainer(game, recipe, seed, limit.device)
    if limit.decisions:
        progress = trainer.train_on(limit.decisions)
    else:
        for progress in trainer.train(limit.seconds, every=TELL_EVERY):
            say(f"  {progress.seconds:4.0f} s: {progress.decisions / 1e6:,.1f} M decisions, entropy {progress.entropy:.3f}")
    trainer.network.zero_grad()  # the gradients are the CUDA graph's, whose memory the next recipe needs
    return trainer.network, progress


def attempt(game: Game, recipe: Recipe, seed: int, limit: argparse.Namespace) -> Network | None:
    """A network that has learned by a recipe; None if something went wrong."""
    try:
        network, progress = train(game, recipe, seed, limit)
        speed = progress.decisions / progress.seconds
        facts = ", ".join(f"{name} {value:.3f}" for name, value in progress._asdict().items() if isinstance(value, float))
        say(f"  {speed:,.0f} decisions/s, {progress.matches:,} matches; {facts}")
        return network
    except Exception:
        traceback.print_exc()
        return None
    finally:
        gc.collect()  # the memory of the matches
        torch._dynamo.reset()  # compiled code of one network is of no use to another, and there may not be too much of it
        if limit.device != "cpu":
            torch.cuda.empty_cache()


def play(game: Game, network: Network, base: Network, seed: int, limit: argparse.Namespace) -> list[str]:
    """The shares of the victory of one network against the base on all other seats, for each number of players."""
    cells = []
    for players in PLAYERS:
        found = compare(game, best_of(network), best_of(base), players, limit.matches, seed, limit.device)
        cells.append(f"{100 * found.share:.1f} % {span(found.interval, 100)}, {found.points - found.rival_points:+.1f} points")
    return cells


def measure(game: Game, base: Recipe, changes: Sequence[str], seed: int, limit: argparse.Namespace) -> list[str]:
    """Trains the base and its changes from one seed; returns the rows of a table."""
    say(f"\nseed {seed}, base {base}")
    first, rows = attempt(game, base, seed, limit), []
    for change in changes:
        say(f"\nseed {seed}, {change}")
        try:
            recipe = changed(base, json.loads(change))
        except (TypeError, ValueError) as error:
            say(f"  not a recipe: {error}")
            continue
        network = attempt(game, recipe, seed, limit)
        if network is not None and first is not None:
            rows.append(" | ".join(["", f"`{change}`", str(seed), *play(game, network, first, seed, limit), ""]).strip())
            say(rows[-1])
    return rows


def main(words: Sequence[str] | None = None) -> None:
    """Trains, plays, prints a table."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("game")
    parser.add_argument("--seconds", type=float, default=55.0, help="that each recipe learns for")
    parser.add_argument("--decisions", type=int, help="that each recipe learns from, instead of a time")
    parser.add_argument("--base", default="{}", help="JSON: what is different from the game's own recipe")
    parser.add_argument("--change", action="append", default=[], help="JSON: what is different from the base; any number of them")
    parser.add_argument("--seeds", type=int, nargs="+", default=[1])
    parser.add_argument("--matches", type=int, help="that a change plays against the base, for each number of players")
    parser.add_argument("--device", default="cuda" if torch.cuda.is_available() else "cpu")
    limit = parser.parse_args(words)
    limit.matches = limit.matches or (ON_CPU_MATCHES if limit.device == "cpu" else ON_GPU_MATCHES)
    game = find_game(limit.game)
    base = changed(recipe_for(game, limit.device), json.loads(limit.base))
    rows = [row for seed in limit.seeds for row in measure(game, base, limit.change, seed, limit)]
    say(f"\n| change | seed | {' | '.join(f'{players} players' for players in PLAYERS)} |")
    say(f"|---|---:|{'---:|' * len(PLAYERS)}")
    say("\n".join(rows))
    if len(rows) < len(limit.seeds) * len(limit.change):
        sys.exit(1)


if __name__ == "__main__":
    main()
