"""Variants: a game with the components that an owner of the box has entered in a TOML file of the same schema."""

import hashlib
import re
import sys
import tomllib
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from importlib import import_module
from importlib.util import find_spec, module_from_spec, spec_from_file_location
from pathlib import Path
from typing import Any

from .compile.cache import OWN_COMPONENTS, components_of
from .errors import BadComponents, Reason
from .files import read_file
from .game import Game
from .registry import VARIANTS
from .text import LANGUAGES

KINDS = {str: "text", int: "number", list: "list", dict: "table"}

Schema = Mapping[
    str, Mapping[str, type]
]  # the keys that each section must have, and their types; a list of sections ends with []


@dataclass(frozen=True)
class Fault:
    """What is wrong with a component: where, by the name and number of its section, and why."""

    section: str
    number: int
    message: str
    facts: Mapping[str, Any] = field(default_factory=dict)


def components_file(module: str, default: Path) -> Path:
    """The TOML file that a module of a game reads: its own or an owner's."""
    return next(iter(components_of(module)), default)


def components_hash(path: Path) -> str:
    """The hash that identifies components; part of every match."""
    return hashlib.sha256(path.read_bytes()).hexdigest()[:12]


def load_variant(game: Game, path: Path) -> Game:
    """The game with the components of a file, which is checked first."""
    text = read_file(path)
    package = game.rules.__package__
    if not package or find_spec(f"{package}.components") is None:
        raise BadComponents("components-none", game=game.name)
    check(import_module(f"{package}.components"), text, path)
    digest = components_hash(path)
    if digest == game.components:
        return game
    alias = f"{package}_{digest}"
    if alias not in sys.modules:
        origin = str(sys.modules[package].__file__)
        spec = spec_from_file_location(alias, origin, submodule_search_locations=[str(Path(origin).parent)])
        assert spec is not None
        assert spec.loader is not None
        OWN_COMPONENTS[alias] = path.resolve()
        sys.modules[alias] = module_from_spec(spec)
        spec.loader.exec_module(sys.modules[alias])
    variant: Game = sys.modules[alias].GAME
    VARIANTS[variant.name, variant.components] = variant
    return variant


def check(components: Any, text: str, path: Path) -> None:
    """Refuses faulty components, with the line and the fault."""
    try:
        data = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        found = re.search(r"at line (\d+)", str(error))
        reason = Reason("fault-toml", {"why": str(error)})
        raise BadComponents("components-fault", file=str(path), line=int(found[1]) if found else 1, fault=reason) from error
    form = next(schema_faults(data, components.SCHEMA), None)
    fault = form or next(components.faults(data), None)  # the game checks only data of the right form
    if fault:
        reason = Reason(fault.message, fault.facts)
        raise BadComponents("components-fault", file=str(path), line=line_of(text, fault.section, fault.number), fault=reason)


def schema_faults(data: Mapping[str, Any], schema: Schema) -> Iterator[Fault]:
    """Sections and keys that are missing or have the wrong type."""
    for name, keys in schema.items():
        section = name.removesuffix("[]")
        found = data.get(section)
        entries = found if name.endswith("[]") else [found]
        if not isinstance(entries, list) or not entries or not all(isinstance(entry, dict) for entry in entries):
            yield Fault(section, 0, "fault-missing", {"key": section, "section": section})
            continue
        for number, entry in enumerate(entries):
            yield from entry_faults(section, number, entry, keys)


def entry_faults(section: str, number: int, entry: Mapping[str, Any], keys: Mapping[str, type]) -> Iterator[Fault]:
    """The keys of a section that are missing or wrong; a name must exist in every language."""
    for key, kind in keys.items():
        if key not in entry:
            yield Fault(section, number, "fault-missing", {"key": key, "section": section})
        elif not isinstance(entry[key], kind) or isinstance(entry[key], bool):
            yield Fault(section, number, "fault-kind", {"key": key, "kind": KINDS[kind], "value": str(entry[key])[:40]})
        elif key == "name" and (missing := [language for language in LANGUAGES if not entry[key].get(language)]):
            yield Fault(section, number, "fault-names", {"languages": missing})


def unknown(section: str, number: int, value: Any, values: Iterable[str]) -> Iterator[Fault]:
    """A fault if a word is not one of the known ones."""
    known = list(values)
    if value not in known:
        yield Fault(section, number, "fault-unknown", {"value": str(value), "values": ", ".join(known)})


def twice(section: str, entries: Iterable[Mapping[str, Any]]) -> Iterator[Fault]:
    """A fault for every id that occurs twice."""
    seen: set[str] = set()
    for number, entry in enumerate(entries):
        if entry["id"] in seen:
            yield Fault(section, number, "fault-twice", {"value": entry["id"]})
        seen.add(entry["id"])


def out_of_range(section: str, number: int, key: str, value: int, fewest: int, most: int) -> Iterator[Fault]:
    """A fault if a number is too small or too large."""
    if not isinstance(value, int) or not fewest <= value <= most:
        yield Fault(section, number, "fault-range", {"key": key, "value": str(value), "fewest": fewest, "most": most})


def line_of(text: str, section: str, number: int) -> int:
    """The line on which a section begins."""
    heads = [
        line
        for line, content in enumerate(text.splitlines(), 1)
        if content.split("#")[0].strip() in {f"[{section}]", f"[[{section}]]"}
    ]
    return heads[min(number, len(heads) - 1)] if heads else 1
