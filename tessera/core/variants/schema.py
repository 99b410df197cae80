"""The schema of a game's components: every number, text and list that a file may contain, each with its range.

A game declares its schema as data; `read` checks a file against it. Whatever the schema does not mention is left out, so two
files with the same components are equal.
"""

import re
from collections.abc import Hashable, Iterable, Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass, field
from typing import Any, Protocol

import numpy as np

from ..text import LANGUAGES

SHOWN = 40  # characters of a wrong value that an error quotes
ID = re.compile(r"[A-Za-z0-9_]+(-[A-Za-z0-9_]+)*")  # moves are words separated by spaces, so an id is one word


@dataclass(frozen=True)
class Fault:
    """What is wrong with a component: where, by the name and number of its section, and why."""

    section: str
    number: int
    message: str
    facts: Mapping[str, Any] = field(default_factory=dict)


class Wrong(ValueError):
    """A value that the schema does not allow, with the message and its facts."""

    def __init__(self, message: str, **facts: Any) -> None:
        super().__init__(message)
        self.message, self.facts = message, facts


class Kind(Protocol):
    """What a value may be."""

    def read(self, key: str, value: Any) -> Any:
        """The value, without what the schema does not mention; raises Wrong."""


def shown(value: Any) -> str:
    """The beginning of a value, however long it is."""
    if isinstance(value, int) and not isinstance(value, bool) and value.bit_length() > 4 * SHOWN:
        return "−…" if value < 0 else "…"  # Python refuses to write out such numbers
    if isinstance(value, dict | list):
        return "{…}" if isinstance(value, dict) else "[…]"
    return str(value)[:SHOWN]


def check_range(key: str, value: int, fewest: int, most: int) -> None:
    """Refuses a number or a length that is out of range."""
    if not fewest <= value <= most:
        raise Wrong("fault-range", key=key, value=shown(value), fewest=fewest, most=most)


def check_kind(key: str, value: Any, kind: type, word: str) -> None:
    """Refuses a value of another type; a truth value is not a number."""
    if type(value) is not kind:
        raise Wrong("fault-kind", key=key, kind=word, value=shown(value))


@dataclass(frozen=True)
class Number:
    """A whole number from `fewest` to `most`."""

    fewest: int
    most: int

    def read(self, key: str, value: Any) -> int:
        """The number."""
        check_kind(key, value, int, "number")
        check_range(key, value, self.fewest, self.most)
        return int(value)


def largest_in(state: np.dtype, field: str) -> int:
    """The largest number that a field of a state can store."""
    return int(np.iinfo(state[field].base).max)


@dataclass(frozen=True)
class Flag:
    """True or false."""

    def read(self, key: str, value: Any) -> bool:
        """The truth value."""
        check_kind(key, value, bool, "boolean")
        return bool(value)


@dataclass(frozen=True)
class Line:
    """A line of text without invisible characters."""

    longest: int = 200

    def read(self, key: str, value: Any) -> str:
        """The text."""
        check_kind(key, value, str, "text")
        if not 1 <= len(value) <= self.longest or not value.isprintable() or value != value.strip():
            raise Wrong("fault-text", key=key, longest=self.longest, value=shown(value))
        return str(value)


@dataclass(frozen=True)
class Id:
    """A word that identifies something in moves and views."""

    longest: int = 40

    def read(self, key: str, value: Any) -> str:
        """The id."""
        check_kind(key, value, str, "text")
        if len(value) > self.longest or not ID.fullmatch(value):
            raise Wrong("fault-id", key=key, longest=self.longest, value=shown(value))
        return str(value)


@dataclass(frozen=True)
class Word:
    """One of a few words."""

    words: tuple[str, ...]

    def read(self, key: str, value: Any) -> str:
        """The word."""
        check_kind(key, value, str, "text")
        if value not in self.words:
            raise Wrong("fault-unknown", value=shown(value), values=", ".join(self.words))
        return str(value)


@dataclass(frozen=True)
class Names:
    """A name in every language."""

    longest: int = 80

    def read(self, key: str, value: Any) -> dict[str, str]:
        """The names by language."""
        check_kind(key, value, dict, "table")
        if missing := [language for language in LANGUAGES if not value.get(language)]:
            raise Wrong("fault-names", languages=missing)
        return {language: Line(self.longest).read(key, value[language]) for language in LANGUAGES}


@dataclass(frozen=True)
class List:
    """A list of `fewest` to `most` values of one kind."""

    of: Kind
    fewest: int
    most: int

    def read(self, key: str, value: Any) -> list[Any]:
        """The values."""
        check_kind(key, value, list, "list")
        check_range(key, len(value), self.fewest, self.most)
        return [self.of.read(key, each) for each in value]


@dataclass(frozen=True)
class Row:
    """A list with one value of each kind, such as two coordinates."""

    kinds: tuple[Kind, ...]

    def read(self, key: str, value: Any) -> list[Any]:
        """The values."""
        check_kind(key, value, list, "list")
        check_range(key, len(value), len(self.kinds), len(self.kinds))
        return [kind.read(key, each) for kind, each in zip(self.kinds, value, strict=True)]


@dataclass(frozen=True)
class Choices:
    """Up to `most` values of one kind, each under a key that the file chooses."""

    of: Kind
    most: int
    keys: Kind = Id()

    def read(self, key: str, value: Any) -> dict[str, Any]:
        """The values by their keys."""
        check_kind(key, value, dict, "table")
        check_range(key, len(value), 0, self.most)
        return {self.keys.read(key, name): self.of.read(name, each) for name, each in sorted(value.items())}


@dataclass(frozen=True)
class Section:
    """Keys that must be there, and keys that may be."""

    keys: Mapping[str, Kind]
    may_have: Mapping[str, Kind] = field(default_factory=dict)

    def read(self, key: str, value: Any) -> dict[str, Any]:
        """The values by their keys."""
        check_kind(key, value, dict, "table")
        for name in self.keys:
            if name not in value:
                raise Wrong("fault-missing", key=name, section=key)
        kinds = {**self.keys, **self.may_have}
        return {name: kinds[name].read(name, value[name]) for name in sorted(kinds) if name in value}


@dataclass(frozen=True)
class Sections:
    """A section that is there `fewest` to `most` times: [[tile]]."""

    of: Section
    fewest: int
    most: int


Schema = Mapping[str, Section | Sections | Choices]


class Faulty(ValueError):
    """Data that the schema does not allow, with the fault."""

    def __init__(self, fault: Fault) -> None:
        super().__init__(fault.message)
        self.fault = fault


@contextmanager
def in_section(name: str, number: int) -> Iterator[None]:
    """Adds the section to whatever is wrong in it."""
    try:
        yield
    except Wrong as wrong:
        raise Faulty(Fault(name, number, wrong.message, wrong.facts)) from wrong


def read(data: Mapping[str, Any], schema: Schema) -> dict[str, Any]:
    """What a schema takes from parsed data; raises Faulty."""
    return {name: read_section(name, data.get(name), schema[name]) for name in sorted(schema)}


def read_section(name: str, value: Any, kind: Section | Sections | Choices) -> Any:
    """What a schema takes from the sections of one name."""
    entries = value if isinstance(kind, Sections) else [value]
    if not isinstance(entries, list) or not entries or not all(isinstance(entry, dict) for entry in entries):
        raise Faulty(Fault(name, 0, "fault-missing", {"key": name, "section": name}))
    if not isinstance(kind, Sections):
        with in_section(name, 0):
            return kind.read(name, value)
    with in_section(name, len(entries) - 1):
        check_range(name, len(entries), kind.fewest, kind.most)
    found = []
    for number, entry in enumerate(entries):
        with in_section(name, number):
            found.append(kind.of.read(name, entry))
    return found


# What a game checks beyond its schema


def unknown(section: str, number: int, value: str, values: Iterable[str]) -> Iterator[Fault]:
    """A fault if a word is not one of the known ones."""
    known = list(values)
    if value not in known:
        yield Fault(section, number, "fault-unknown", {"value": value, "values": ", ".join(known)})


def twice(section: str, ids: Iterable[Hashable]) -> Iterator[Fault]:
    """A fault for every id that occurs twice; the ids are in the order of their sections."""
    seen: set[Hashable] = set()
    for number, value in enumerate(ids):
        if value in seen:
            yield Fault(section, number, "fault-twice", {"value": shown(value)})
        seen.add(value)


def out_of_range(section: str, number: int, key: str, value: int, fewest: int, most: int) -> Iterator[Fault]:
    """A fault if a number is too small or too large."""
    try:
        check_range(key, value, fewest, most)
    except Wrong as wrong:
        yield Fault(section, number, wrong.message, wrong.facts)
