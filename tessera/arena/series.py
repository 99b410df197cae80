"""A series: deals played with every rotation of the seats. Its outcome depends on nothing but its description."""

import hashlib
import json
import time
from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass, field
from importlib.metadata import version
from pathlib import Path
from statistics import median
from typing import Any

import numpy as np

from tessera.bots import Bot, bot_in_file, file_of, find_bot, is_file
from tessera.bots.guard import Fault, Guard
from tessera.core.errors import BadOption
from tessera.core.game import Game
from tessera.core.match import Match
from tessera.core.registry import find_or_load
from tessera.core.seeds import NEW_BITS
from tessera.core.variants import load_variant

MOST_MATCHES = 10_000_000


@dataclass(frozen=True)
class Series:
    """The description of a series: plain data that can be sent to other processes and machines."""

    game: str  # a name, or a Python file that makes a game
    bots: tuple[str, ...]  # names, or FILE.py:CLASS
    matches: int
    seed: int
    limit: float | None = None  # seconds that a bot may think about one decision
    options: dict[str, Any] = field(default_factory=dict)
    components: str | None = None  # an owner's file
    rotate: bool = True  # whether every deal is played with every rotation; equal bots need none

    def __post_init__(self) -> None:
        if not 1 <= self.matches <= MOST_MATCHES:
            raise BadOption("arena-wrong-matches", matches=self.matches)
        if self.limit is not None and not self.limit > 0:
            raise BadOption("arena-wrong-limit", limit=self.limit)

    @property
    def players(self) -> int:
        """One for each bot."""
        return len(self.bots)

    @property
    def rotations(self) -> int:
        """How many times each deal is played."""
        return self.players if self.rotate else 1

    @property
    def deals(self) -> int:
        """The number of deals; the last one is played with every rotation too, which may add matches."""
        return -(-self.matches // self.rotations)

    def find_game(self) -> Game:
        """The game that is played."""
        game = find_or_load(self.game)
        game = load_variant(game, Path(self.components)) if self.components else game
        game.check_players(self.players)
        game.read_options(self.players, self.options)
        return game

    def find_bots(self) -> list[Bot]:
        """The bots that play."""
        return [bot_in_file(name) if is_file(name) else find_bot(name) for name in self.bots]

    def digest(self) -> str:
        """A hash of everything that the outcome depends on: the description, the game and the sources of the bots."""
        game = self.find_game()
        parts = [json.dumps(asdict(self)), game.name, str(game.version), game.components, version("tessera")]
        files = [*source_folder(find_bot), *(file_of(name) for name in self.bots if is_file(name))]
        if game.features:
            files += sorted(Path(str(game.features.__file__)).parent.glob("*.[pst]*"))  # sources, weights and networks
        hashed = hashlib.sha256("\0".join(parts).encode())
        for file in files:
            hashed.update(file.read_bytes() if file.is_file() else b"")
        return hashed.hexdigest()[:16]


def source_folder(function: Any) -> list[Path]:
    """The Python files in the folder of a function, and in those within it."""
    return sorted(Path(function.__code__.co_filename).parent.rglob("*.py"))


@dataclass(frozen=True)
class Outcome:
    """The outcome of one match, with a value for each bot in the order of the series."""

    deal: int
    seed: int
    rotation: int  # bot number b had seat (b + rotation) % players
    points: tuple[int, ...]
    ranks: tuple[int, ...]
    decisions: tuple[int, ...]
    seconds: tuple[float, ...]  # CPU time of all decisions
    median_seconds: tuple[float, ...]  # of one decision
    slowest_seconds: tuple[float, ...]
    actions: tuple[int, ...]  # the whole match
    faults: tuple[tuple[int, Fault], ...] = ()  # by the number of the bot

    def shares(self) -> list[float]:
        """Each bot's share of the victory: 1, 0, or a fraction if it is shared."""
        return [1 / self.ranks.count(1) if rank == 1 else 0.0 for rank in self.ranks]

    def same(self) -> dict[str, Any]:
        """What the same series must reproduce: everything except the times."""
        return {key: value for key, value in asdict(self).items() if "seconds" not in key}


def outcome_from(data: Mapping[str, Any]) -> Outcome:
    """Reads an outcome from plain data."""
    plain: dict[str, Any] = {key: tuple(value) if isinstance(value, list) else value for key, value in data.items()}
    return Outcome(**plain | {"faults": tuple((number, Fault(**fault)) for number, fault in data["faults"])})


def play_deal(series: Series, deal: int) -> list[Outcome]:
    """Plays a deal with every rotation of the seats."""
    game, bots = series.find_game(), series.find_bots()
    seed = int(np.random.SeedSequence([series.seed, deal]).generate_state(1, np.uint64)[0]) >> (64 - NEW_BITS)
    return [play_match(series, game, bots, deal, rotation, seed) for rotation in range(series.rotations)]


def play_match(series: Series, game: Game, bots: Sequence[Bot], deal: int, rotation: int, seed: int) -> Outcome:
    """Plays one match of a deal; options stay with their seats, so that the rotation is fair."""
    players = series.players
    seats = [(number + rotation) % players for number in range(players)]
    match = Match.new(game, players=players, seed=seed, options=series.options)
    guards = {seat: Guard(bots[number], series.limit) for number, seat in enumerate(seats)}
    number_of = {seat: number for number, seat in enumerate(seats)}
    seconds: list[list[float]] = [[] for _ in bots]
    faults: list[tuple[int, Fault]] = []
    while (seat := match.seat) is not None:
        started = time.process_time()  # CPU time does not depend on other processes
        action, fault = guards[seat].answer(match)
        seconds[number_of[seat]].append(time.process_time() - started)
        if fault:
            faults.append((number_of[seat], fault))
        match.replay([action])
    result = match.result()
    assert result is not None
    return Outcome(
        deal=deal,
        seed=seed,
        rotation=rotation,
        points=tuple(result.points[seat] for seat in seats),
        ranks=tuple(result.ranks[seat] for seat in seats),
        decisions=tuple(len(times) for times in seconds),
        seconds=tuple(sum(times) for times in seconds),
        median_seconds=tuple(median(times or [0.0]) for times in seconds),
        slowest_seconds=tuple(max(times or [0.0]) for times in seconds),
        actions=tuple(match.actions),
        faults=tuple(faults),
    )


def match_of(series: Series, outcome: Outcome) -> Match:
    """Replays the match of an outcome."""
    seats = [Path(series.bots[(seat - outcome.rotation) % series.players]).name for seat in range(series.players)]
    match = Match.new(series.find_game(), players=series.players, seed=outcome.seed, options=series.options, seats=seats)
    match.replay(outcome.actions)
    return match
