"""The players of a data set: compiled ones play whole matches in one go, any other bot is asked for every action."""

from dataclasses import dataclass
from pathlib import Path
from types import ModuleType
from typing import Any, NamedTuple

import numpy as np

from tessera.bots import BOTS, NETWORK_SUFFIX, ask, find_bot, values
from tessera.bots.neural import guided, infer
from tessera.bots.neural.network import NetworkMemory, NetworkWeights, network_of, new_memory, read_network
from tessera.bots.weights import weights_of
from tessera.bots.workspace import new_workspace
from tessera.core.errors import BadOption, endless
from tessera.core.game import Game
from tessera.core.match import Match

from . import by_chance, by_network, by_value, whole_matches
from .plan import Deal, Plan

NETWORK, GREEDY, RANDOM = "network", "greedy", "random"
ACTIONS_PER_MATCH = 200  # a first guess of how much memory is needed
COMPILED_CHUNK, ASKED_CHUNK = 256, 4  # matches that one process plays in one go


@dataclass
class Played:
    """How a match was played, and how it ended."""

    actions: np.ndarray
    points: np.ndarray  # by seat
    ranks: np.ndarray


class NetworkPlayer(NamedTuple):
    """A network that plays, and the memory that it needs."""

    network: NetworkWeights
    memory: NetworkMemory
    logits: np.ndarray
    temperature: float


def check_players(plan: Plan, game: Game) -> None:
    """Refuses players that there are not."""
    if not is_compiled(plan.bot):
        find_bot(plan.bot)
    elif is_network(plan.bot):
        network_for(plan, game)


def is_network(bot: str) -> bool:
    """Whether a network plays without search."""
    return bot == NETWORK or bot.endswith(NETWORK_SUFFIX)


def is_compiled(bot: str) -> bool:
    """Whether a player plays whole matches in compiled code."""
    return is_network(bot) or bot in (GREEDY, RANDOM)


def has_network(game: Game) -> bool:
    """Whether a network ships with a game, for these components."""
    return network_of(game) is not None


def chunk_size(plan: Plan) -> int:
    """The number of matches that one process plays in one go; it does not affect them."""
    return COMPILED_CHUNK if is_compiled(plan.bot) else ASKED_CHUNK


def network_for(plan: Plan, game: Game) -> NetworkWeights:
    """The network that plays."""
    if plan.bot != NETWORK:
        return read_network(game, Path(plan.bot))
    network = network_of(game)
    if network is None:
        raise BadOption("data-no-network", game=game.name, bots=list(BOTS))
    return network


def play_deals(plan: Plan, game: Game, deals: list[Deal]) -> list[Played]:
    """Plays matches in order."""
    if not is_compiled(plan.bot):
        return [play_by_asking(plan, game, deal) for deal in deals]
    played: dict[int, Played] = {}
    for players in sorted({deal.players for deal in deals}):
        some = [deal for deal in deals if deal.players == players]
        played |= zip((deal.number for deal in some), play_compiled(plan, game, players, some), strict=True)
    return [played[deal.number] for deal in deals]


def play_by_asking(plan: Plan, game: Game, deal: Deal) -> Played:
    """Plays a match with a bot that is asked for every action."""
    match, bot = Match.new(game, players=deal.players, seed=deal.seed, options=deal.options), find_bot(plan.bot)
    while match.seat is not None:
        match.replay([ask(bot, match)])
    result = match.result()
    assert result is not None
    return Played(np.array(match.actions, np.int16), np.array(result.points), np.array(result.ranks))


def play_compiled(plan: Plan, game: Game, players: int, deals: list[Deal]) -> list[Played]:
    """Plays matches of one number of players in compiled code."""
    modules, player = compiled_player(plan, game, players)
    play_matches = game.compile(*modules, whole_matches).play_matches
    states = blank_states(game, deals)
    seeds = np.array([(deal.seed, deal.choice_seed) for deal in deals], dtype=np.uint64)
    generators, out, ends = np.zeros((2, 1), np.uint64), game.buffer(), np.zeros(len(deals), np.int64)
    points, ranks = np.zeros((2, len(deals), players), np.int64)
    actions, done = np.zeros(ACTIONS_PER_MATCH * len(deals), np.int16), 0
    while True:
        done = play_matches(states, seeds, player, generators, out, actions, ends, points, ranks, done)
        if done == len(deals):
            parts = np.split(actions[: ends[-1]], ends[:-1])
            return [Played(*each) for each in zip(parts, points, ranks, strict=True)]
        if ends[done] < 0:
            raise endless(game)
        actions = np.concatenate([actions, np.zeros_like(actions)])
        states[done:] = blank_states(game, deals[done:])  # the last match did not fit, and is dealt again


def compiled_player(plan: Plan, game: Game, players: int) -> tuple[tuple[ModuleType, ...], Any]:
    """The modules that choose, in the order in which they call each other, and what they need."""
    if plan.bot == RANDOM:
        return (by_chance,), 0
    if plan.bot == GREEDY:
        return (values, by_value), new_workspace(game, weights_of(game, players))
    network = network_for(plan, game)
    player = NetworkPlayer(network, new_memory(game, network), np.zeros(game.max_legal), plan.temperature)
    return (infer, guided, by_network), player


def blank_states(game: Game, deals: list[Deal]) -> np.ndarray:
    """States with the options of each match, ready for `setup`."""
    states = game.blank(len(deals))
    for state, deal in zip(states, deals, strict=True):
        game.prepare(state, deal.players, deal.options)
    return states
