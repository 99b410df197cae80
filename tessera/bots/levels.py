"""The levels of the bots: one search with different budgets and different weaknesses, and one that a network guides."""

from dataclasses import dataclass

from tessera.core.game import Game
from tessera.core.state import State

from . import values
from .think import Budget, think
from .weights import weights_of
from .workspace import SearchParameters, new_workspace

TO_THE_END = 1_000_000  # turns of a playout in a game without features


def search_parameters(game: Game) -> SearchParameters:
    """How bots search in a game."""
    if game.features is None:
        return SearchParameters(
            playout_turns=TO_THE_END, exploration=1.0, temperature=1.0, points_weight=0.0, own_moves_only=False
        )
    return SearchParameters(
        playout_turns=2, exploration=1.0, temperature=game.features.TEMPERATURE, points_weight=0.01, own_moves_only=False
    )


class GreedyBot:
    """Chooses the action with the highest value, without search."""

    def choose(self, game: Game, state: State, seat: int, seed: int) -> int:
        """The action with the highest value."""
        workspace, compiled = new_workspace(game, weights_of(game, int(state.players))), game.compile(values)
        workspace.position[0] = state
        count = game.rule["legal_actions"](state, workspace.actions)
        compiled.action_values(workspace.position[0], count, workspace)
        return int(workspace.actions[compiled.argmax(count, workspace)])


@dataclass(frozen=True)
class SearchBot:
    """Searches within the budget of its level; lower levels make human errors."""

    iterations: int
    playout_turns: int | None = None  # if other than the game's: fewer make it short-sighted
    own_moves_only: bool = False  # ignores what the other seats may do
    awareness: float = 1.0  # how much it sees of the features that beginners miss
    overlook_rate: float = 0.0  # the share of actions that it does not consider
    trees: int = 1

    def choose(self, game: Game, state: State, seat: int, seed: int) -> int:
        """The action that the search prefers."""
        parameters = search_parameters(game)
        turns = parameters.playout_turns if self.playout_turns is None else self.playout_turns
        parameters = parameters._replace(playout_turns=turns, own_moves_only=self.own_moves_only)
        budget = Budget(iterations=self.iterations, trees=self.trees)
        found = think(game, state, seat, seed, parameters, budget, awareness=self.awareness, overlook_rate=self.overlook_rate)
        return found.moves[0].action


@dataclass(frozen=True)
class MasterBot:
    """Searches its own turn with the game's neural network; where there is none for the components, it plays as `expert`."""

    evaluations: int  # of positions by the network, for one decision

    def choose(self, game: Game, state: State, seat: int, seed: int) -> int:
        """The action that the search has visited most."""
        from .neural.network import network_of  # late: Python in a browser has no safetensors
        from .neural.search import most_visited, search_with

        network = network_of(game)
        if network is None:
            return LEVELS[EXPERT].choose(game, state, seat, seed)
        return most_visited(search_with(network, game, state, seat, seed, self.evaluations))


EXPERT, MASTER = "expert", "master"
LEVELS: dict[str, SearchBot | MasterBot] = {
    "novice": SearchBot(iterations=10, playout_turns=0, own_moves_only=True, awareness=0.15, overlook_rate=0.65),
    "easy": SearchBot(iterations=30, playout_turns=0, own_moves_only=True, awareness=0.5, overlook_rate=0.35),
    "medium": SearchBot(iterations=60, awareness=0.7, overlook_rate=0.25),
    "hard": SearchBot(iterations=140),
    EXPERT: SearchBot(iterations=1000),
    MASTER: MasterBot(evaluations=4096),
}
