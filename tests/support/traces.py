"""The bytes of states step by step, to compare the compiled rules with the same source interpreted.

`NUMBA_DISABLE_JIT=1 python -m tests.support.traces` prints what `traces()` returns.
"""

import hashlib
import json

from tessera import Match
from tessera.bots import RandomBot, ask, find_bot, play_out
from tessera.bots.levels import SearchBot
from tessera.core.compile.random import new_generator
from tessera.core.state import State
from tests.support.games import GAMES, varieties


def traces() -> dict[str, list[str]]:
    """A digest after every step of some matches of every game, with every number of players and every option."""
    found = {}
    for game in GAMES:
        for players in range(game.players[0], game.players[1] + 1):
            for number, options in enumerate(varieties(game, players)):
                found[f"{game.name} {players} {number}"] = trace(Match.new(game, players=players, seed=number, options=options))
    return found


def trace(match: Match) -> list[str]:
    """The digests of one match between random players and of a state dealt out again, and what bots answer there."""
    play_out(match, RandomBot())
    digests = [digest(step.after) for step in match.steps()]
    middle = match.fork(len(match.actions) // 2)
    match.game.rule["determinize"](middle.state, middle.seat, new_generator(9))
    answers = [str(ask(bot, match.fork(len(match.actions) // 2))) for bot in (find_bot("greedy"), SearchBot(iterations=5))]
    return [*digests, digest(middle.state), *map(str, match.scores()), *answers]


def digest(state: State) -> str:
    return hashlib.sha256(state.tobytes()).hexdigest()[:16]


if __name__ == "__main__":
    print(json.dumps(traces()))
