"""Games with other components than their own: an owner of the box enters what is printed there in a TOML of the same schema."""

import hashlib
import re
import sys
import tomllib
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from importlib import import_module
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from typing import Any

from .compile.cache import OWN_COMPONENTS, components_of
from .errors import BadComponents, Reason
from .files import read_file
from .game import Game
from .registry import VARIANTS
from .text import LANGUAGES

KINDS = {str: "text", int: "number", list: "list", dict: "table"}

Schema = Mapping[str, Mapping[str, type]]  # the keys that each table must have, and what they are; a list of tables ends with []


@dataclass(frozen=True)
class Fault:
    """What is wrong with a component: where, by the name and number of its table, and why."""

    table: str
    number: int
    message: str
    facts: Mapping[str, Any] = field(default_factory=dict)


def components_file(module: str, default: Path) -> Path:
    """The TOML that a module of a game reads: its own, or the one that an owner has given."""
    return next(iter(components_of(module)), default)


def components_hash(path: Path) -> str:
    """What tells components apart; part of every match."""
    return hashlib.sha256(path.read_bytes()).hexdigest()[:12]


def load_variant(game: Game, path: Path) -> Game:
    """The same game with the components of a file, if there is nothing wrong with them."""
    text = read_file(path)
    package = str(game.rules.__package__)
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
    """Refuses components with a fault: the line, and what is wrong there."""
    try:
        data = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        found = re.search(r"at line (\d+)", str(error))
        reason = Reason("fault-toml", {"why": str(error)})
        raise BadComponents("components-fault", file=str(path), line=int(found[1]) if found else 1, fault=reason) from error
    form = next(schema_faults(data, components.SCHEMA), None)
    fault = form or next(components.faults(data), None)  # the game itself is asked only of data of the right form
    if fault:
        reason = Reason(fault.message, fault.facts)
        raise BadComponents("components-fault", file=str(path), line=line_of(text, fault.table, fault.number), fault=reason)


def schema_faults(data: Mapping[str, Any], schema: Schema) -> Iterator[Fault]:
    """Tables and keys that are missing, or of the wrong kind."""
    for name, keys in schema.items():
        table = name.removesuffix("[]")
        found = data.get(table)
        entries = found if name.endswith("[]") else [found]
        if not isinstance(entries, list) or not entries or not all(isinstance(entry, dict) for entry in entries):
            yield Fault(table, 0, "fault-missing", {"key": table, "table": table})
            continue
        for number, entry in enumerate(entries):
            yield from entry_faults(table, number, entry, keys)


def entry_faults(table: str, number: int, entry: Mapping[str, Any], keys: Mapping[str, type]) -> Iterator[Fault]:
    """The keys of one table that are missing or wrong; a name must be there in every language."""
    for key, kind in keys.items():
        if key not in entry:
            yield Fault(table, number, "fault-missing", {"key": key, "table": table})
        elif not isinstance(entry[key], kind) or isinstance(entry[key], bool):
            yield Fault(table, number, "fault-kind", {"key": key, "kind": KINDS[kind], "value": str(entry[key])[:40]})
        elif key == "name" and (missing := [language for language in LANGUAGES if not entry[key].get(language)]):
            yield Fault(table, number, "fault-names", {"languages": missing})


def unknown(table: str, number: int, value: Any, values: Iterable[str]) -> Iterator[Fault]:
    """A word that is none of those that are known."""
    known = list(values)
    if value not in known:
        yield Fault(table, number, "fault-unknown", {"value": str(value), "values": ", ".join(known)})


def twice(table: str, entries: Iterable[Mapping[str, Any]]) -> Iterator[Fault]:
    """An id that was there before."""
    seen: set[str] = set()
    for number, entry in enumerate(entries):
        if entry["id"] in seen:
            yield Fault(table, number, "fault-twice", {"value": entry["id"]})
        seen.add(entry["id"])


def out_of_range(table: str, number: int, key: str, value: int, fewest: int, most: int) -> Iterator[Fault]:
    """A number that is too small or too large."""
    if not isinstance(value, int) or not fewest <= value <= most:
        yield Fault(table, number, "fault-range", {"key": key, "value": str(value), "fewest": fewest, "most": most})


def line_of(text: str, table: str, number: int) -> int:
    """The line in which a table of a TOML begins."""
    heads = [
        line
        for line, content in enumerate(text.splitlines(), 1)
        if content.split("#")[0].strip() in {f"[{table}]", f"[[{table}]]"}
    ]
    return heads[min(number, len(heads) - 1)] if heads else 1
