"""The levels of the bots: one search, with more or less time, care and attention."""

from dataclasses import dataclass

from tessera.core.game import Game
from tessera.core.state import State

from . import judge
from .desk import Manner, new_desk
from .think import Budget, think
from .weights import weights_of

TO_THE_END = 1_000_000  # turns of a playout in a game that has no judgement


def manner_of(game: Game) -> Manner:
    """How bots think about a game."""
    if game.features is None:
        return Manner(turns=TO_THE_END, curiosity=1.0, heat=1.0, ambition=0.0, alone=False)
    return Manner(turns=2, curiosity=1.0, heat=game.features.HEAT, ambition=0.01, alone=False)


class GreedyBot:
    """Does what looks best, without any search."""

    def choose(self, game: Game, state: State, seat: int, seed: int) -> int:
        """The action that looks best."""
        desk, eye = new_desk(game, weights_of(game, int(state.players))), game.compile(judge)
        desk.study[0] = state
        count = game.rule["legal_actions"](state, desk.actions)
        eye.weigh(desk.study[0], count, desk)
        return int(desk.actions[eye.best_look(count, desk)])


@dataclass(frozen=True)
class SearchBot:
    """Searches as far as its level goes. Lower levels err as people do."""

    iterations: int
    turns: int | None = None  # of a playout, if fewer than the game's manner has: short-sighted
    alone: bool = False  # thinks of its own turn only, not of what others answer
    care: float = 1.0  # how much it sees of what beginners miss about a position
    overlooked: float = 0.0  # the share of its moves that it does not see
    trees: int = 1

    def choose(self, game: Game, state: State, seat: int, seed: int) -> int:
        """The move that the search came to prefer."""
        manner = manner_of(game)
        manner = manner._replace(turns=manner.turns if self.turns is None else self.turns, alone=self.alone)
        budget = Budget(iterations=self.iterations, trees=self.trees)
        thought = think(game, state, seat, seed, manner, budget, care=self.care, overlooked=self.overlooked)
        return thought.moves[0].action


LEVELS = {
    "novice": SearchBot(iterations=10, turns=0, alone=True, care=0.15, overlooked=0.65),
    "easy": SearchBot(iterations=30, turns=0, alone=True, care=0.5, overlooked=0.35),
    "medium": SearchBot(iterations=60, care=0.7, overlooked=0.25),
    "hard": SearchBot(iterations=140),
    "expert": SearchBot(iterations=1000),
}
