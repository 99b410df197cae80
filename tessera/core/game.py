"""What a game is to the rest of Tessera: its rules, its moves, and the few functions that explain it to people."""

import hashlib
import sys
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from importlib.metadata import entry_points
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from types import ModuleType, SimpleNamespace
from typing import Any

import numpy as np

from . import drive
from .contract import RULES
from .errors import BadOption, Reason, UnknownGame
from .rule import Rule, bind, compile_rule, components_of, fingerprint

State = Any  # a NumPy record of the game's dtype
Move = tuple[str, ...]  # the words of an action: ("buy", "wind-farm", "at", "2.1")
Options = dict[str, Any]
View = dict[str, Any]


@dataclass(frozen=True)
class Event:
    """What a step did: a name, which is also its message in the catalogues, the seat it happened to, and the facts."""

    name: str
    seat: int | None = None
    facts: Mapping[str, Any] = field(default_factory=dict)


@dataclass(frozen=True, eq=False)
class Game:
    """A game: everything that a match, a bot, the server or the simulator may ask of it."""

    name: str
    version: int  # of the rules: a match is only ever replayed by the version that it was played with
    components: str  # a hash of what is printed, likewise part of every match
    players: tuple[int, int]
    dtype: np.dtype
    moves: Sequence[Move]
    max_legal: int
    rules: ModuleType  # the module that holds the functions of the contract
    read_options: Callable[[int, Mapping[str, Any]], Options]  # complete and checked; raises BadOption
    prepare: Callable[[State, int, Options], None]  # writes the number of players and the options into a blank state
    view: Callable[[State, int | None], View]
    tell: Callable[[State, int, State], list[Event]]  # (before, action or AUTOMATIC, after)
    explain: Callable[[State, int], Reason]  # why an action that is not legal now is not
    names: Callable[[str], Mapping[str, str]]  # the names of the components in a language

    @cached_property
    def rule(self) -> Mapping[str, Rule]:
        """The rules of the contract by name."""
        return {name: getattr(self.rules, name) for name in RULES}

    @cached_property
    def drive(self) -> SimpleNamespace:
        """The functions of `tessera.core.drive`, compiled for this game."""
        return self.compile(drive)

    @cached_property
    def action_of(self) -> Mapping[Move, int]:
        """The number of every move in the catalogue."""
        return {move: action for action, move in enumerate(self.moves)}

    def compile(self, module: ModuleType) -> SimpleNamespace:
        """The generic functions of a module, compiled for this game."""
        more = [Path(str(module.__file__)), *components_of(self.rules.__name__)]
        name = fingerprint(Path(str(self.rules.__file__)).parent, *more)
        known = self.rule if module is drive else {**self.rule, **vars(self.drive)}
        return bind(module, known, lambda function: compile_rule(function, name))

    def check_players(self, players: int) -> None:
        """Refuses a number of players that the game does not take; compiled rules would write past their arrays."""
        fewest, most = self.players
        if not is_whole(players) or not fewest <= players <= most:
            raise BadOption("wrong-players", players=str(players), fewest=fewest, most=most)

    def blank(self, count: int) -> np.recarray:
        """States of zeros, with attributes for their fields compiled or not."""
        return np.zeros(count, dtype=self.dtype).view(np.recarray)

    def new_states(self, count: int, players: int, options: Options) -> np.recarray:
        """States with the options filled in, ready for `setup`."""
        self.check_players(players)
        states = self.blank(count)
        if count:
            self.prepare(states[0], players, options)
            states[1:] = states[0]
        return states

    def room(self) -> np.ndarray:
        """Room for a list of legal actions."""
        return np.zeros(self.max_legal, dtype=np.int16)


def is_whole(value: object) -> bool:
    """Whether a value is a whole number of Python or NumPy, which a truth value is not."""
    return isinstance(value, int | np.integer) and not isinstance(value, bool)


REGISTERED: dict[str, Game] = {}


VARIANTS: dict[tuple[str, str], Game] = {}  # games with an owner's components, by name and hash


def register(game: Game) -> Game:
    """Makes a game known by its name, beside those that installed packages declare as `tessera.games` entry points."""
    REGISTERED[game.name] = game
    return game


def game_names() -> list[str]:
    """The names of all games that can be played."""
    return sorted({*REGISTERED, *(entry.name for entry in entry_points(group="tessera.games"))})


def find_game(name: str) -> Game:
    """The game of a name; never a file, since a name may come from a match that somebody sent."""
    if name not in REGISTERED:
        found = entry_points(group="tessera.games", name=name)
        if not found:
            raise UnknownGame("no-such-game", game=name, games=game_names())
        register(next(iter(found)).load())
    return REGISTERED[name]


def game_in_file(path: Path) -> Game:
    """The game that a Python file makes and calls GAME; running a file is for whoever sits at the keyboard to ask for."""
    name = f"tessera_game_{hashlib.sha256(str(path.resolve()).encode()).hexdigest()[:12]}"
    if name not in sys.modules:
        spec = spec_from_file_location(name, path)
        if not path.is_file() or spec is None or spec.loader is None:
            raise UnknownGame("no-such-game", game=str(path), games=game_names())
        sys.modules[name] = module_from_spec(spec)
        try:
            spec.loader.exec_module(sys.modules[name])
        except Exception as error:
            del sys.modules[name]
            raise UnknownGame("broken-game", file=str(path), why=f"{type(error).__name__}: {error}") from error
    game = getattr(sys.modules[name], "GAME", None)
    if not isinstance(game, Game):
        raise UnknownGame("broken-game", file=str(path), why="GAME = Game(…)")
    return register(game)
