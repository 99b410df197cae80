"""Playing the matches that a set of components is studied by."""

from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path

from tessera.arena.progress import NewBar
from tessera.arena.run import OnProgress
from tessera.core.game import Game
from tessera.core.registry import find_or_load
from tessera.core.text import Text
from tessera.core.variants import load_variant
from tessera.datasets.plan import Plan, open_options
from tessera.datasets.players import GREEDY, NETWORK, has_network
from tessera.datasets.run import chunks_between, prepare, spread

from .facts import Facts, joined, play_facts
from .findings import Findings, Study, findings_of


def usual_bot(game: str, sets: Sequence[str | None]) -> str:
    """Who plays if nobody is named: the game's network, or `greedy` if there is none for one of the sets."""
    own = find_or_load(game)
    return NETWORK if all(has_network(load_variant(own, Path(each)) if each else own) for each in sets) else GREEDY


def plans_of(plan: Plan, game: Game, players: int) -> list[Plan]:
    """The plans for one number of players: one with the usual options, and one that varies them if seats need not differ.

    Where every seat has another value, as with colours, seats draw theirs in the first plan already.
    """
    free = open_options(game, plan.options)
    distinct = tuple(option.name for option in free if option.distinct)
    usual = replace(plan, players=(players,), vary=distinct)
    every = replace(usual, vary=tuple(option.name for option in free))
    return [usual] if usual == every else [usual, every]


def study(plan: Plan, text: Text, new_bar: NewBar, *, ray: str | None, cores: int | None) -> Study:
    """Plays all matches of a set of components, and finds out what they come to."""
    game, found = plan.find_game(), dict[int, Findings]()
    name = Path(plan.components).name if plan.components else text("balance-shipped")
    for players in plan.players:
        facts: list[Facts] = []
        for each in plans_of(plan, game, players):
            options = text("balance-usual") if not facts else text("balance-varied")
            move = new_bar(text("balance-playing", text=name, players=players, options=options), each.matches)
            facts.append(play_all(each, move, ray, cores))
        found[players] = findings_of(game, *facts)
    return Study(name, plan, game, found)


def play_all(plan: Plan, move: OnProgress, ray: str | None, cores: int | None) -> Facts:
    """Plays the matches of a plan; returns their facts."""
    prepare(plan)
    parts: list[Facts] = []
    for part in spread(play_facts, plan, chunks_between(plan, 0, plan.matches), ray=ray, cores=cores):
        parts.append(part)
        move(sum(map(len, parts)))
    return joined(parts)
