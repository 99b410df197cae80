"""What a game is to the rest of Tessera: its rules, its moves, and the few functions that explain it to people."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from pathlib import Path
from types import ModuleType, SimpleNamespace
from typing import TYPE_CHECKING, Any

import numpy as np

from . import drive
from .compile.binding import bind
from .compile.cache import OwnComponents, own_components_of
from .compile.rule import Rule, compile_rule
from .contract import BOT_HOOKS, OBSERVERS, RULES
from .errors import BadOption, Reason
from .options import Option, Options, read_options
from .state import State, with_attributes

if TYPE_CHECKING:
    from .match import Match
    from .points import PointSource
    from .steps import Step
    from .text import Text

Move = tuple[str, ...]  # the words of an action: ("buy", "wind-farm", "at", "2.1")
View = Mapping[str, Any]


@dataclass(frozen=True)
class Event:
    """What a step did: a name, which is also its message in the catalogues, the seat it happened to, and the facts."""

    name: str
    seat: int | None = None
    facts: Mapping[str, Any] = field(default_factory=dict)
    is_private: bool = False  # before the match is over, nobody else may know of it
    own_facts: Mapping[str, Any] = field(default_factory=dict)  # what only the seat itself may know, such as a card that it drew


def set_players(state: State, players: int, options: Options) -> None:
    """Writes the number of players into a blank state, and no options."""
    state.players = players


def not_possible(state: State, action: int) -> Reason:
    """The reason of a game that gives none: no more than that the move is not possible."""
    return Reason("not-possible")


def no_names(language: str) -> Mapping[str, str]:
    """The names of the components of a game that names none."""
    return {}


@dataclass(frozen=True, eq=False, kw_only=True)
class Game:
    """A game as it declares itself: everything that a match, a bot, the server, a client or the simulator may ask of it."""

    # What it is
    name: str
    version: int  # of the rules: a match is only ever replayed by the version that it was played with
    components: str  # a hash of what is printed, likewise part of every match
    players: tuple[int, int]  # the fewest and the most
    options: Sequence[Option] = ()  # what a table may choose

    # Its rules
    dtype: np.dtype  # of its states
    moves: Sequence[Move]
    max_legal: int
    rules: ModuleType  # the module that holds the functions of the contract
    prepare: Callable[[State, int, Options], None] = set_players  # writes players and options into a blank state
    has_secrets: bool = True  # whether a seat may know something that the others do not, such as cards in hand
    passes: frozenset[int] = frozenset()  # actions that decline what only their seat knows to be possible, and do nothing else

    # What it says to people; its texts are in the folder `locale` beside its rules, its terminal drawing in the module `terminal`
    view: Callable[[State, int | None], View]  # what a seat may know; None is a spectator
    events: Callable[[State, int, State], list[Event]]  # of a step: (before, action or AUTOMATIC, after)
    explain: Callable[[State, int], Reason] = not_possible  # why an action that is not legal now is not
    names: Callable[[str], Mapping[str, str]] = no_names  # of the components, in a language
    points: "Callable[[Match, Sequence[Step], Text], list[PointSource]] | None" = None  # where points come from, step by step

    # What it tells clients and bots
    box: Callable[[], Mapping[str, Any]] = dict  # all that is printed and where it lies, as plain data, for whoever draws it
    view_schema: type | None = None  # the form of its views, a TypedDict: clients in other languages get types from it
    box_schema: type | None = None  # the form of its box, likewise
    features: ModuleType | None = None  # the value function of its bots; see `tessera.bots.values`
    observation: ModuleType | None = None  # what neural networks see of it; see `tessera.core.compile.observation`

    # About it
    authors: Sequence[str] = ()
    year: int | None = None  # in which it was published
    minutes: tuple[int, int] | None = None  # how long a match takes people, at least and at most
    rule_prefix: str | None = None  # what the ids of its rules begin with: "P" for P-17
    lesson: Sequence[Path] = ()  # the matches in which it is taught, a file for each chapter: everybody learns by the same deals
    builds: str | None = None  # the word of moves by which a seat builds something, whose id is the next word: for statistics
    order: int = 100  # its place in lists of games; the first is the one to play where none is named

    own: OwnComponents | None = field(init=False)  # what it was loaded with, if not with its own components

    def __post_init__(self) -> None:
        """Keeps what it was loaded with, which compiled code depends on."""
        object.__setattr__(self, "own", own_components_of(self.rules.__name__))

    @cached_property
    def rule(self) -> Mapping[str, Rule]:
        """The rules of the contract by name."""
        return {name: getattr(self.rules, name) for name in RULES}

    @cached_property
    def drive(self) -> SimpleNamespace:
        """The functions of `tessera.core.drive`, compiled for this game."""
        return self.compile(drive)

    @cached_property
    def hooks(self) -> Mapping[str, Rule]:
        """The optional functions that the game has for bots and neural networks."""
        of = [(name, self.features) for name in BOT_HOOKS] + [(name, self.observation) for name in OBSERVERS]
        return {name: getattr(module, name) for name, module in of if hasattr(module, name)}

    @cached_property
    def action_of(self) -> Mapping[Move, int]:
        """The number of every move in the catalogue."""
        return {move: action for action, move in enumerate(self.moves)}

    @cached_property
    def texts(self) -> Sequence[str]:
        """Every move as people write it."""
        return [" ".join(move) for move in self.moves]

    @cached_property
    def compiled(self) -> dict[tuple[ModuleType, ...], SimpleNamespace]:
        """The generic functions that have been compiled for this game, which are dropped with it."""
        return {}

    def compile(self, *modules: ModuleType) -> SimpleNamespace:
        """The generic functions of the last module, compiled for this game; it may call those of the modules before it.

        A function of the game's features replaces the generic function of the same name.
        """
        if modules not in self.compiled:
            self.compiled[modules] = self.bind(*modules)
        return self.compiled[modules]

    def bind(self, *modules: ModuleType) -> SimpleNamespace:
        """The same, without looking for what has been compiled before."""
        *before, module = modules
        sources = [*modules, *(each for each in (self.features, self.observation) if each)]
        files = [Path(str(self.rules.__file__)).parent, *(Path(str(each.__file__)) for each in sources)]
        known = dict(self.rule)
        if module is not drive:
            known |= vars(self.drive)
            known |= self.hooks
        for count in range(len(before)):
            known |= vars(self.compile(*before[: count + 1]))
        return bind(module, known, lambda function: compile_rule(function, self.own, *files))

    def read_options(self, players: int, given: Mapping[str, Any]) -> Options:
        """The options of a match, complete and checked; raises BadOption."""
        return read_options(self.name, self.options, players, given)

    def check_players(self, players: int) -> None:
        """Refuses a number of players that the game does not take; compiled rules would write past their arrays."""
        fewest, most = self.players
        if not is_whole(players) or not fewest <= players <= most:
            raise BadOption("wrong-players", players=str(players), fewest=fewest, most=most)

    def blank(self, count: int) -> np.ndarray:
        """States of zeros, with attributes for their fields compiled or not."""
        return np.zeros(count, dtype=with_attributes(self.dtype))

    def new_states(self, count: int, players: int, options: Options) -> np.ndarray:
        """States with the options filled in, ready for `setup`."""
        self.check_players(players)
        states = self.blank(count)
        if count:
            self.prepare(states[0], players, options)
            states[1:] = states[0]
        return states

    def buffer(self) -> np.ndarray:
        """An empty buffer for the compiled rules to write legal actions into."""
        return np.zeros(self.max_legal, dtype=np.int16)

    def legal_actions(self, state: State) -> list[int]:
        """The legal actions of the seat to act; empty if no decision is due."""
        buffer = self.buffer()
        _, count = self.drive.situation(state, buffer)
        actions: list[int] = buffer[:count].tolist()
        return actions


def is_whole(value: object) -> bool:
    """Whether a value is a whole number of Python or NumPy, which a truth value is not."""
    return isinstance(value, int | np.integer) and not isinstance(value, bool)
