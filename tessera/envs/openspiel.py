"""OpenSpiel's interface: `register` makes every installed game known to it: `pyspiel.load_game("tessera_NAME(players=3)")`.

All chance of a match is in its deal, and a deal is a seed. So a game begins with a few chance nodes, each a digit of the seed;
whatever follows is decided by the players alone, but hidden from them as at a table: the information is imperfect.
"""

from collections.abc import Mapping, Sequence
from hashlib import blake2b
from typing import Any

import numpy as np
import pyspiel

from tessera.core.game import Game
from tessera.core.match import Match
from tessera.core.registry import find_game

from . import playable, stepping
from .cpu import layouts_of
from .drawing import drawing

DIGITS, BASE = 3, 1024  # of the seed: about a thousand million deals
LONGEST = 1_000  # decisions, several times more than a match takes


def register() -> None:
    """Registers every installed game with OpenSpiel, which wants a class for each."""
    for name in playable():
        kind = type_of(find_game(name))
        if kind.short_name not in pyspiel.registered_names():
            pyspiel.register_game(kind, type(kind.short_name, (MatchGame,), {"rules": find_game(name)}))


def type_of(game: Game) -> pyspiel.GameType:
    """What OpenSpiel wants to know of a game before it is loaded."""
    return pyspiel.GameType(
        short_name=f"tessera_{game.name.replace('-', '_')}",
        long_name=game.name,
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.CONSTANT_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=game.players[1],
        min_num_players=game.players[0],
        provides_information_state_string=True,
        provides_information_state_tensor=False,  # a tensor of all that a seat has ever seen would be hundreds of observations
        provides_observation_string=True,
        provides_observation_tensor=True,
        provides_factored_observation_string=False,
        parameter_specification={"players": game.players[0]},
    )


class MatchGame(pyspiel.Game):
    """A game for a number of players, with its usual options; the utility of a seat is its share of the victory."""

    rules: Game

    def __init__(self, params: Mapping[str, Any] | None = None) -> None:
        game = self.rules
        players = int((params or {}).get("players", game.players[0]))
        game.check_players(players)
        info = pyspiel.GameInfo(
            num_distinct_actions=len(game.moves),
            max_chance_outcomes=BASE,
            num_players=players,
            min_utility=0.0,
            max_utility=1.0,
            utility_sum=1.0,
            max_game_length=LONGEST,
        )
        super().__init__(type_of(game), info, dict(params or {}))

    def new_initial_state(self) -> "MatchState":
        """A match that is still to be dealt."""
        return MatchState(self)

    def max_chance_nodes_in_history(self) -> int:
        """The digits of a seed."""
        return DIGITS

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> "SeatObserver":
        """What shows a state to a seat."""
        return SeatObserver(self.rules, iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False))


class Position:
    """A match, its seed as far as it is drawn, and what every seat has seen so far; OpenSpiel copies and pickles it."""

    def __init__(self, game: Game, players: int) -> None:
        self.game, self.players = game, players
        self.digits: list[int] = []
        self.match: Match | None = None
        self.seen: list[list[str]] = [[] for _ in range(players)]

    def __deepcopy__(self, memo: Any) -> "Position":
        other = Position(self.game, self.players)
        other.digits, other.seen = [*self.digits], [[*each] for each in self.seen]
        other.match = self.match.fork() if self.match else None
        return other

    def __reduce__(self) -> Any:
        return replayed, (self.game.name, self.players, self.digits, self.match.actions if self.match else [])

    def draw(self, digit: int) -> None:
        """Draws a digit of the seed, and deals after the last."""
        self.digits.append(digit)
        if len(self.digits) == DIGITS:
            seed = sum(digit * BASE**place for place, digit in enumerate(self.digits))
            self.match = Match.new(self.game, players=self.players, seed=seed)
            self.look()

    def play(self, action: int) -> None:
        """Plays an action; only the seat itself remembers which."""
        assert self.match is not None, "the match is not dealt yet"
        self.seen[self.match.seat or 0].append(self.game.texts[action])
        self.match.play_action(action)
        self.look()

    def look(self) -> None:
        """Lets every seat remember what it sees, unless it saw the same before: it may not notice that another has passed."""
        for seat, seen in enumerate(self.seen):
            now = blake2b(self.observation(seat).tobytes(), digest_size=16).hexdigest()  # strings of whole matches stay short
            if now not in seen[-1:]:
                seen.append(now)

    def observation(self, seat: int) -> np.ndarray:
        """What a seat sees now; nothing before the deal."""
        entries = np.zeros(layouts_of(self.game)[0].size, dtype=np.int8)
        if self.match is not None:
            scratch = np.zeros(getattr(self.game.observation, "SCRATCH_SIZE", 1), dtype=np.float32)
            self.game.compile(stepping).observe(self.match.state, seat, entries, scratch)
        return entries


def replayed(name: str, players: int, digits: Sequence[int], actions: Sequence[int]) -> Position:
    """A position again, from all that was drawn and played."""
    position = Position(find_game(name), players)
    for digit in digits:
        position.draw(digit)
    for action in actions:
        position.play(action)
    return position


class MatchState(pyspiel.State):
    """A match as OpenSpiel plays it."""

    def __init__(self, game: MatchGame) -> None:
        super().__init__(game)
        self.position = Position(game.rules, game.num_players())

    def current_player(self) -> int:
        """The seat to act, or chance before the deal."""
        match = self.position.match
        if match is None:
            return int(pyspiel.PlayerId.CHANCE)
        return int(pyspiel.PlayerId.TERMINAL) if match.seat is None else match.seat

    def _legal_actions(self, player: int) -> list[int]:
        """In ascending order."""
        match = self.position.match
        return sorted(match.legal_actions()) if match is not None and match.seat == player else []

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Every digit is equally likely."""
        return [(digit, 1 / BASE) for digit in range(BASE)]

    def _apply_action(self, action: int) -> None:
        """Draws a digit or plays an action."""
        if self.position.match is None:
            self.position.draw(int(action))
        else:
            self.position.play(int(action))

    def _action_to_string(self, player: int, action: int) -> str:
        """A move as people write it."""
        return f"digit {action}" if player == pyspiel.PlayerId.CHANCE else str(self.position.game.texts[action])

    def is_terminal(self) -> bool:
        """Whether the match is over."""
        return self.position.match is not None and self.position.match.is_over

    def returns(self) -> Sequence[float]:
        """Each seat's share of the victory."""
        result = self.position.match.result() if self.position.match else None
        return list(result.shares) if result else [0.0] * self.position.players

    def __str__(self) -> str:
        match = self.position.match
        return "\n".join([f"digits {self.position.digits}", *([] if match is None else [match.to_text()])])

    def draw(self) -> str:
        """The position as the terminal draws it."""
        return drawing(self.position.match) if self.position.match else str(self)


class SeatObserver:
    """Writes what a seat knows: now, or with perfect recall all that it has seen and done."""

    def __init__(self, game: Game, kind: Any) -> None:
        self.layout, self.recalls = layouts_of(game)[0], bool(kind.perfect_recall)
        self.tensor = None if self.recalls else np.zeros(self.layout.size, dtype=np.float32)
        self.dict = {} if self.tensor is None else {"observation": self.tensor}

    def set_from(self, state: MatchState, player: int) -> None:
        """Writes the observation of a seat, each entry in its unit; there is no tensor of all that it has seen."""
        if self.tensor is not None:
            self.tensor[:] = state.position.observation(player) * self.layout.scale

    def string_from(self, state: MatchState, player: int) -> str:
        """What a seat knows, as text: all but zeros by name, or a digest of every observation and every own move."""
        if self.recalls:
            return "\n".join([f"seat {player}", *state.position.seen[player]])
        entries = state.position.observation(player)
        parts = [
            (part.name, entries[start : start + part.size])
            for part, start in zip(self.layout.parts, self.layout.starts, strict=True)
        ]
        return "\n".join([f"seat {player}", *(f"{name}: {' '.join(map(str, each))}" for name, each in parts if each.any())])
