"""Loading a variant: the game's package a second time, under a name that carries the identity of the components."""

import hashlib
import sys
import tomllib
from functools import lru_cache
from importlib import import_module
from importlib.util import find_spec, module_from_spec, spec_from_file_location
from pathlib import Path
from types import ModuleType
from typing import Any

from ..compile.cache import OWN_COMPONENTS, OwnComponents, own_components_of
from ..errors import BadComponents, Reason
from ..files import read_file
from ..game import Game
from ..registry import VARIANTS
from ..text import forget_names
from .parse import canonical, parse
from .schema import Fault, Faulty, Wrong, read

OLD_DIGITS, DIGITS = 12, 32  # of an identity: the hash of a file, as it was; the hash of its data
MOST_MOVES = 2**15 - 1  # an action is a number of 16 bits


def components_data(module: str, default: Path) -> dict[str, Any]:
    """The data that a module of a game reads: an owner's, or that of the game's own file."""
    own = own_components_of(module)
    return tomllib.loads(own.text if own else default.read_text(encoding="utf-8"))


def components_identity(module: str, default: Path) -> str:
    """The identity of the components that a module of a game was loaded with; part of every match."""
    own = own_components_of(module)
    return own.identity if own else file_hash(default)


def file_hash(path: Path) -> str:
    """The hash that identifies a game's own components, and that identified all components before their data did."""
    return hashlib.sha256(path.read_bytes()).hexdigest()[:OLD_DIGITS]


def load_variant(game: Game, path: Path) -> Game:
    """The game with the components of a file, which is checked first; old matches find it by the hash of the file."""
    variant = find_variant(game, check(game, read_file(path), str(path)))
    VARIANTS[game.name, file_hash(path)] = variant
    return variant


def find_variant(game: Game, components: OwnComponents) -> Game:
    """The game with checked components: itself if they are its own, otherwise a variant, loaded if need be."""
    if is_own(game, components):
        return game
    if (game.name, components.identity) not in VARIANTS:
        VARIANTS[game.name, components.identity] = load_package(game, components)
    return VARIANTS[game.name, components.identity]


def load_package(game: Game, components: OwnComponents) -> Game:
    """Loads the package of a game under another name, with other components."""
    package = str(game.rules.__package__)
    alias = f"{package}_{components.identity}"
    origin = str(sys.modules[package].__file__)
    spec = spec_from_file_location(alias, origin, submodule_search_locations=[str(Path(origin).parent)])
    assert spec is not None
    assert spec.loader is not None
    OWN_COMPONENTS[alias] = components
    sys.modules[alias] = module_from_spec(spec)
    try:
        spec.loader.exec_module(sys.modules[alias])
        variant: Game = sys.modules[alias].GAME
        if len(variant.moves) > MOST_MOVES or len(set(variant.moves)) < len(variant.moves):
            raise BadComponents("components-moves", moves=len(variant.moves), most=MOST_MOVES)
    except BaseException:
        unload(alias)
        raise
    return variant


def forget_variant(game: Game) -> None:
    """Drops a variant from memory; matches that still hold it can be played on."""
    for key in [key for key, variant in VARIANTS.items() if variant is game]:
        del VARIANTS[key]
    unload(str(game.rules.__package__))
    forget_names()


def unload(package: str) -> None:
    """Drops a package that was loaded with other components."""
    OWN_COMPONENTS.pop(package, None)
    for name in [name for name in sys.modules if name == package or name.startswith(f"{package}.")]:
        del sys.modules[name]


def limits_of(game: Game) -> ModuleType:
    """The module with the schema of a game's components."""
    package = game.rules.__package__
    if not package or find_spec(f"{package}.limits") is None:
        raise BadComponents("components-none", game=game.name)
    return import_module(f"{package}.limits")


def is_own(game: Game, components: OwnComponents) -> bool:
    """Whether components are the game's own, comments and order aside."""
    return components_of(game) == components


@lru_cache(maxsize=16)
def components_of(game: Game) -> OwnComponents:
    """A game's own components, as if somebody had entered them."""
    file = import_module(f"{game.rules.__package__}.components").COMPONENTS_FILE
    return check(game, read_file(file), str(file))


def check(game: Game, text: str, file: str) -> OwnComponents:
    """Components that can be played with; refuses faulty ones, with the line and the fault."""
    limits = limits_of(game)
    try:
        data = read(parse(text), limits.SCHEMA)
        fault = next(limits.faults(data), None)  # the game checks only data of the right form
    except Wrong as wrong:
        facts = {key: value for key, value in wrong.facts.items() if key != "line"}
        raise refusal(game, file, wrong.facts["line"], Reason(wrong.message, facts)) from wrong
    except Faulty as faulty:
        fault = faulty.fault
    if fault:
        raise refusal(game, file, line_of(text, fault), Reason(fault.message, fault.facts))
    plain = canonical(data)
    return OwnComponents(hashlib.sha256(plain.encode()).hexdigest()[:DIGITS], plain)


def refusal(game: Game, file: str, line: int, fault: Reason) -> BadComponents:
    """The refusal of a file with a fault."""
    return BadComponents("components-fault", file=file, line=line, fault=fault).of(game)


def line_of(text: str, fault: Fault) -> int:
    """The line on which the section of a fault begins."""
    heads = [
        line
        for line, content in enumerate(text.splitlines(), 1)
        if content.split("#")[0].strip() in {f"[{fault.section}]", f"[[{fault.section}]]"}
    ]
    return heads[min(fault.number, len(heads) - 1)] if heads else 1
