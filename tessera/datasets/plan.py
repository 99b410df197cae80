"""A plan: which matches a data set has. A match depends on nothing but the plan and its number."""

import hashlib
import json
from collections.abc import Sequence
from dataclasses import asdict, dataclass, field
from functools import cache
from importlib.metadata import version
from pathlib import Path
from typing import Any

import numpy as np

from tessera.bots import find_bot
from tessera.bots.neural.network import network_file
from tessera.core.errors import BadOption
from tessera.core.game import Game
from tessera.core.options import Option, Options, every_choice
from tessera.core.registry import find_or_load
from tessera.core.seeds import NEW_BITS
from tessera.core.variants import load_variant

MOST_MATCHES = 1_000_000_000
TEMPERATURE = 0.5  # sharper than a network learned with, yet the same deal is hardly ever played twice alike


@dataclass(frozen=True)
class Plan:
    """The description of a data set: plain data that can be sent to other processes and machines."""

    game: str  # a name, or a Python file that makes a game
    matches: int
    seed: int
    players: tuple[int, ...]  # the matches have each of these numbers of players in turn
    bot: str  # that plays all seats: network, FILE.safetensors, or the name of a bot
    temperature: float = TEMPERATURE  # of a network: 0 always plays what it likes best, 1 samples its policy
    options: dict[str, Any] = field(default_factory=dict)
    vary: tuple[str, ...] = ()  # the options that each match draws anew
    components: str | None = None  # an owner's file

    def __post_init__(self) -> None:
        if not 1 <= self.matches <= MOST_MATCHES:
            raise BadOption("data-wrong-matches", matches=self.matches)
        if not 0 <= self.temperature <= 100:
            raise BadOption("data-wrong-temperature", temperature=str(self.temperature))

    def find_game(self) -> Game:
        """The game that is played; raises if the plan does not fit it."""
        game = find_or_load(self.game)
        game = load_variant(game, Path(self.components)) if self.components else game
        for players in self.players:
            choices(game, self, players)
        return game

    def players_in(self, number: int) -> int:
        """The number of players in a match."""
        return self.players[number % len(self.players)]

    def digest(self) -> str:
        """A hash of everything that the matches depend on: the plan, the game, and the sources of bots and networks."""
        game = self.find_game()
        parts = [json.dumps(asdict(self)), game.name, str(game.version), game.components, version("tessera")]
        folder = Path(find_bot.__code__.co_filename).parent
        files = [*sorted(folder.rglob("*.py")), *sorted(Path(__file__).parent.glob("*.py")), Path(self.bot)]
        for module in (game.features, game.observation):
            files += sorted(Path(str(module.__file__)).parent.glob("*.[pt]*")) if module else []
        files += [file for file in [network_file(game)] if file]
        hashed = hashlib.sha256("\0".join(parts).encode())
        for file in files:
            hashed.update(file.read_bytes() if file.is_file() else b"")
        return hashed.hexdigest()[:16]


@dataclass(frozen=True)
class Deal:
    """What a match begins with."""

    number: int
    players: int
    seed: int  # of the match
    choice_seed: int  # of the players, independent of the deal
    options: Options


def deal_of(plan: Plan, game: Game, number: int) -> Deal:
    """The deal of a match of a plan; the arena deals the same for the same seed."""
    players = plan.players_in(number)
    deal, choice, option = np.random.SeedSequence([plan.seed, number]).generate_state(3, np.uint64).tolist()
    possible = choices(game, plan, players)
    return Deal(number, players, deal >> (64 - NEW_BITS), choice, possible[option % len(possible)])


def choices(game: Game, plan: Plan, players: int) -> Sequence[Options]:
    """The options that matches of a plan may have, each as likely as the others."""
    game.check_players(players)
    return all_choices(game, json.dumps(plan.options, sort_keys=True), plan.vary, players)


@cache
def all_choices(game: Game, given: str, vary: tuple[str, ...], players: int) -> Sequence[Options]:
    """The same, remembered; given options are JSON."""
    chosen = game.read_options(players, json.loads(given))
    return [chosen | each for each in every_choice([option for option in game.options if option.name in vary], players)]


def open_options(game: Game, given: Options) -> list[Option]:
    """The options of seats that are not given."""
    return [option for option in game.options if option.scope == "seat" and option.name not in given]
