"""Bots: each gets only what its seat knows, and returns an action."""

from pathlib import Path
from typing import Protocol

import numpy as np

from tessera.core.compile.random import draw, new_generator
from tessera.core.errors import BadOption
from tessera.core.files import module_in_file
from tessera.core.game import Game
from tessera.core.match import Match
from tessera.core.state import State, copy_of

from .levels import LEVELS, GreedyBot

NETWORK_SUFFIX = ".safetensors"


class Bot(Protocol):
    """Anything that chooses actions for a seat."""

    def choose(self, game: Game, state: State, seat: int, seed: int) -> int:
        """A legal action in `state`, which holds no more than `seat` knows; the same seed gives the same action."""
        ...


class RandomBot:
    """Chooses any legal action with equal probability."""

    def choose(self, game: Game, state: State, seat: int, seed: int) -> int:
        """A random legal action."""
        legal = game.legal_actions(state)
        return legal[draw(new_generator(seed), len(legal))]


BOTS: dict[str, Bot] = {"random": RandomBot(), "greedy": GreedyBot(), **LEVELS}


def find_bot(name: str) -> Bot:
    """The bot of a name; never a file, since a name may come from an untrusted match."""
    if name not in BOTS:
        raise BadOption("no-such-bot", bot=name, bots=list(BOTS))
    return BOTS[name]


def is_file(spec: str) -> bool:
    """Whether a bot is named by a file: a class of a Python file, or a trained network."""
    return ".py:" in spec or spec.endswith(NETWORK_SUFFIX)


def file_of(spec: str) -> Path:
    """The file that a bot is named by."""
    return Path(spec if spec.endswith(NETWORK_SUFFIX) else spec.rpartition(":")[0])


def bot_in_file(spec: str) -> Bot:
    """A new instance of the class that `FILE.py:CLASS` names, or a bot that plays the network in `FILE.safetensors`."""
    file, name = file_of(spec), spec.rpartition(":")[2]
    if file.suffix == NETWORK_SUFFIX:
        from .neural.network import NetworkBot  # late: Python in a browser has no safetensors

        return NetworkBot(file)
    try:
        kind = getattr(module_in_file(file), name, None)
        if not isinstance(kind, type) or not callable(getattr(kind, "choose", None)):
            raise ImportError(f"class {name}: def choose(self, game, state, seat, seed)")
        bot: Bot = kind()
    except FileNotFoundError as error:
        raise BadOption("no-such-bot", bot=spec, bots=list(BOTS)) from error
    except Exception as error:
        raise BadOption("broken-bot", bot=spec, why=f"{type(error).__name__}: {error}") from error
    return bot


def known_to(match: Match, seat: int, deal: int) -> np.ndarray:
    """The state of a match as a seat knows it, with everything else dealt again."""
    known = copy_of(match.states)
    match.game.rule["determinize"](known[0], seat, new_generator(deal))
    return known


def ask(bot: Bot, match: Match) -> int:
    """The action that a bot chooses for the seat to act, knowing only what that seat knows.

    The bot's seed comes from the match's seed and the number of actions, so that a resumed match gets the same answers.
    """
    seat = match.seat
    assert seat is not None, "no decision is due"
    deal, choice = np.random.SeedSequence([match.seed_number, len(match.actions)]).generate_state(2, np.uint64).tolist()
    return bot.choose(match.game, known_to(match, seat, deal)[0], seat, choice)


def play_out(match: Match, bot: Bot) -> Match:
    """Plays a match to its end with one bot in all seats."""
    while not match.is_over:
        match.play_action(ask(bot, match))
    return match
