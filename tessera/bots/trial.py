"""Trying out an owner's components before anybody plays with them: a process of its own, with limits of time and memory.

`python -m tessera.bots.trial` reads components, plays with them, and fails with the reason if they do not work. Meanwhile it
compiles them into the cache on disk, so that a server only has to load them: compiling would hold up all threads of its process.
"""

import json
import os
import sys
from contextlib import suppress
from typing import Any

import numpy as np

from tessera.core.compile.cache import OwnComponents
from tessera.core.contract import OVER
from tessera.core.errors import BadComponents, Reason, TesseraError
from tessera.core.game import Game
from tessera.core.match import Match
from tessera.core.points import point_sources
from tessera.core.registry import find_game
from tessera.core.text import Text
from tessera.core.variants.load import find_variant
from tessera.sim.cpu import Batch

from . import BOTS, RandomBot, ask

MATCHES = 100  # random matches, over all numbers of players together
MOST_DECISIONS = 20_000  # of a match
BOT_DECISIONS = 12  # that bots of each kind make
REFUSALS_EVERY = 40  # decisions between two positions in which every move is explained
CPU_SECONDS = 120
MEMORY = 4 << 30  # bytes of addresses; the compiler alone reserves one and a half gigabytes of them
FILE_SIZE = 64 << 20
NICENESS = 3  # whoever plays comes first, but a busy machine must not starve a trial


def main() -> int:
    """The process: reads components, does its task, and says why if it fails."""
    limit_resources()
    given = json.load(sys.stdin)
    game = find_game(given["game"])
    try:
        play(find_variant(game, OwnComponents(given["identity"], given["text"])))
    except TesseraError as error:
        return refuse(error.reason)
    except Exception as error:
        return refuse(Reason("components-crash", {"game": game.name, "why": f"{type(error).__name__}: {error}"[:200]}))
    return 0


def refuse(reason: Reason) -> int:
    """Writes a reason for the parent process to read; returns the exit status."""
    json.dump({"message": reason.message, "facts": dict(reason.facts)}, sys.stdout, default=str)
    return 1


def limit_resources() -> None:
    """Limits what this process may use, as far as the system can."""
    try:
        import resource
    except ImportError:  # Windows has no such limits; the time limit of the parent still holds
        return
    limits = ((resource.RLIMIT_AS, MEMORY), (resource.RLIMIT_CPU, CPU_SECONDS), (resource.RLIMIT_FSIZE, FILE_SIZE))
    for kind, most in (*limits, (resource.RLIMIT_CORE, 0)):
        with suppress(ValueError, OSError):  # macOS knows no limit of addresses, and a lower limit may be set already
            resource.setrlimit(kind, (most, most))
    os.nice(NICENESS)


def play(game: Game) -> None:
    """Plays random matches of every number of players to the end, and does everything else once for each number."""
    fewest, most = game.players
    each = -(-MATCHES // (most - fewest + 1))
    for players in range(fewest, most + 1):
        play_random(game, players, 1)  # if a match does not end, one is enough to know
        play_random(game, players, each)
        visit(game, players)


def play_random(game: Game, players: int, matches: int) -> None:
    """Plays random matches, which must end."""
    batch = Batch.deal(game, players, np.arange(matches, dtype=np.uint64))
    batch.play(MOST_DECISIONS)
    if not over(batch):
        raise BadComponents("components-endless", game=game.name)


def over(batch: Batch) -> bool:
    """Whether all matches of a batch have ended."""
    return all(batch.game.rule["to_act"](state) == OVER for state in batch.states)


def visit(game: Game, players: int) -> None:
    """Does once with a game whatever a server may do with it: bots, views, events, refusals, points and results."""
    text = Text("en", game)
    for bot in ("medium", "easy", "greedy"):
        match = Match.new(game, players=players, seed=1)
        for _ in range(BOT_DECISIONS):
            if not match.is_over:
                match.play_action(ask(BOTS[bot], match))
    match = Match.new(game, players=players, seed=2)
    while not match.is_over:
        if len(match.actions) % REFUSALS_EVERY == 0:
            explain(match)
        match.play_action(ask(RandomBot(), match))
        if len(match.actions) > MOST_DECISIONS:
            raise BadComponents("components-endless", game=game.name)
    explain(match)
    steps = list(match.steps())
    point_sources(match, steps, text)
    match.fork(len(match.actions) // 2).has_revealed(0)
    match.result()
    game.box()


def explain(match: Match) -> None:
    """Shows a position to every seat and to spectators, and explains every move that is not legal in it."""
    views: list[Any] = [match.view(seat) for seat in (None, *range(match.players))]
    assert all(views)
    for action in range(len(match.game.moves)):
        match.why_not(action)


if __name__ == "__main__":
    sys.exit(main())
