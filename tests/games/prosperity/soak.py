"""`make soak`: plays very many random matches of Prosperity and checks its laws after every step, in compiled code.

`test_conservation` checks the same laws on fewer matches, in plain Python.
"""

import argparse
import sys
import time

import numpy as np
from rich.progress import Progress

from tessera import Match, find_game
from tessera.core.compile.random import draw
from tessera.core.compile.rule import rule
from tessera.core.contract import NOBODY, OVER
from tessera.core.options import Options
from tessera.core.state import State
from tessera.games.prosperity.components import FACE_SYMBOLS, SLOT_COUNT, SQUARES, STACK_COUNT, TILE_COUNT
from tessera.games.prosperity.decisions import advance, apply, legal_actions, setup, to_act
from tessera.games.prosperity.rules import is_on_market, is_open
from tessera.games.prosperity.scoring import visible

GAME = find_game("prosperity")
BATCH = 5000
MOST_STEPS = 2000
LAWS = (
    "clean",
    "a tile is in two places",
    "a tile came back after it was gone",
    "money is negative or not a multiple of 50",
    "discs, points or a marker are out of bounds",
    "a balance is not the sum of the visible symbols",
    "a closed slot holds a tile",
    "a decision has no action, or one twice",
    "a match does not end",
)
SETTINGS = ("silver", "black", "mixed", "narrow")


@rule
def broken_law(state: State, gone: np.ndarray) -> int:
    """The law that a state breaks, or 0; `gone` keeps track of tiles that have left the market and the countries."""
    for tile in range(TILE_COUNT):
        places = 0
        for place in range(state.revealed, STACK_COUNT):
            places += state.stack[place] == tile
        hidden = places
        places += is_on_market(state, tile)
        for player in range(state.players):
            for slot in range(SLOT_COUNT):
                places += state.slots[player, slot] == tile
        if places > 1:
            return 1
        if gone[tile] == 2 and places > 0:
            return 2
        gone[tile] = 2 if gone[tile] == 1 and places == 0 else 1 if places > hidden else gone[tile]
    for player in range(state.players):
        if state.money[player] < 0 or state.money[player] % 50 != 0:
            return 3
        if state.pollution[player] < 0 or state.points[player] < 0:
            return 4
        for track in range(2):
            if not 0 <= state.research[player, track] < SQUARES:
                return 4
        for symbol in range(5):
            total = 0
            for slot in range(SLOT_COUNT):
                total += FACE_SYMBOLS[state.slots[player, slot], symbol]
            if total != visible(state, player, symbol):
                return 5
        for slot in range(SLOT_COUNT):
            if state.slots[player, slot] < TILE_COUNT and not is_open(state, player, slot):
                return 6
    return 0


@rule
def soak_batch(
    states: np.ndarray, generators: np.ndarray, gone: np.ndarray, out: np.ndarray, decisions: np.ndarray
) -> tuple[int, int]:
    """Plays every match of a batch to its end; returns the first broken law and the number of its match."""
    for number in range(len(states)):
        state, generator = states[number], generators[number]
        setup(state, generator)
        for tile in range(TILE_COUNT):
            gone[tile] = 0
        steps = 0
        while to_act(state) != OVER:
            if to_act(state) == NOBODY:
                advance(state)
            else:
                count = legal_actions(state, out)
                if count < 1:
                    return 7, number
                for place in range(1, count):
                    if out[place] <= out[place - 1]:
                        return 7, number
                apply(state, np.int64(out[draw(generator, count)]))
                decisions[0] += count > 1
            steps += 1
            law = broken_law(state, gone)
            if law > 0:
                return law, number
            if steps > MOST_STEPS:
                return 8, number
    return 0, 0


def options_of(setting: str, players: int) -> Options:
    """The options of a setting."""
    sides = {"black": ["black"] * players, "mixed": ["black", "silver", "silver", "black"][:players]}
    return {
        "boards": sides.get(setting, ["silver"] * players),
        "over_pollution": "prosperity-scorings" if setting == "narrow" else "all-points",
    }


def soak(players: int, matches: int, progress: Progress) -> int:
    """Plays `matches` matches, a quarter of them with each setting; returns the number of decisions."""
    decisions = np.zeros(1, dtype=np.int64)
    task = progress.add_task(f"{players} players", total=matches)
    for first in range(0, matches, BATCH):
        setting = SETTINGS[(first // BATCH) % len(SETTINGS)]
        options = options_of(setting, players)
        seeds = np.arange(first, min(first + BATCH, matches), dtype=np.uint64)
        states = GAME.new_states(len(seeds), players, GAME.read_options(players, options))
        law, number = soak_batch(states, seeds.reshape(-1, 1).copy(), np.zeros(TILE_COUNT, np.int8), GAME.buffer(), decisions)
        if law:
            match = Match.new(GAME, players=players, seed=int(seeds[number]), options=options)
            sys.exit(f"{LAWS[law]}: seed {match.seed}, {options}, {players} players")
        progress.advance(task, len(seeds))
    return int(decisions[0])


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--matches", type=int, default=100_000, help="for each number of players")
    matches = parser.parse_args().matches
    lines = []
    with Progress() as progress:
        for players in range(GAME.players[0], GAME.players[1] + 1):
            start = time.perf_counter()
            decisions = soak(players, matches, progress)
            lines.append(
                f"{players} players: {matches} matches, {decisions} decisions, clean, {time.perf_counter() - start:.0f} s"
            )
    print("\n".join(lines))


if __name__ == "__main__":
    main()
