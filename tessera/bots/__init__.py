"""Bots: each gets only what its seat knows, and answers with an action."""

from typing import Protocol

import numpy as np

from tessera.core.errors import BadOption
from tessera.core.game import Game, State
from tessera.core.match import Match
from tessera.core.rule import draw, new_generator


class Bot(Protocol):
    """Anything that can choose an action for the seat to act."""

    def choose(self, game: Game, state: State, seat: int, seed: int) -> int:
        """A legal action of `state`, which holds no more than `seat` knows; the same seed gives the same answer."""
        ...


class RandomBot:
    """Every legal action is as likely."""

    def choose(self, game: Game, state: State, seat: int, seed: int) -> int:
        """A random legal action."""
        room = game.room()
        return int(room[draw(new_generator(seed), game.rule["legal_actions"](state, room))])


BOTS: dict[str, type[Bot]] = {"random": RandomBot}


def find_bot(name: str) -> Bot:
    """The bot of a name."""
    if name not in BOTS:
        raise BadOption("terminal-no-such-bot", bot=name, bots=sorted(BOTS))
    return BOTS[name]()


def ask(bot: Bot, match: Match) -> int:
    """The action that a bot chooses for the seat to act, from that seat's knowledge only.

    Its seed comes from the match and the number of the action: a match resumed or replayed gets the same answers.
    """
    seat = match.seat
    assert seat is not None, "no decision is due"
    deal, choice = np.random.SeedSequence([match.seed, len(match.actions)]).generate_state(2, np.uint64).tolist()
    known = match.states.copy()
    match.game.rule["determinize"](known[0], seat, new_generator(deal))
    return bot.choose(match.game, known[0], seat, choice)


def play_out(match: Match, bot: Bot) -> Match:
    """Lets a bot play all seats to the end."""
    while not match.is_over:
        match.play_action(ask(bot, match))
    return match
