"""The Fluent catalogues: the messages that all games share and those of each game, joined into one for every language."""

from contextlib import suppress
from dataclasses import dataclass, field
from functools import cache
from importlib.metadata import entry_points
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING, Any

from fluent.syntax import ast
from fluent.syntax.visitor import Visitor

from .errors import BadOption

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

LANGUAGES = ("en", "fr", "de", "it")
SHARED = Path(__file__).parents[1] / "locale"
GAMES = "tessera.games"  # the entry points by which installed packages declare games
ADDED: list[Path] = []  # folders of games that were registered at run time

# What messages may call, here and in the browser.
FUNCTIONS: dict[str, Any] = {
    "LOWER": lambda word: str(word).lower(),
    "SIGNED": lambda number: f"+{number:g}" if number > 0 else f"−{-number:g}" if number < 0 else "0",
}


@cache
def installed() -> tuple[Path, ...]:
    """The folders of the installed games, found without importing them: compiled rules take a moment to load."""
    found = []
    for entry in sorted(entry_points(group=GAMES), key=lambda entry: entry.name):
        with suppress(ModuleNotFoundError):  # a package that is only half there is refused when its game is asked for
            spec = find_spec(entry.module)
            found += [locale_beside(spec.origin)] if spec is not None and spec.origin else []
    return tuple(found)


def locale_beside(module: str) -> Path:
    """The folder of catalogues of the game that a module makes."""
    return Path(module).parent / "locale"


def add_catalogues(folder: Path) -> None:
    """Adds a game's catalogues to those that are known, if it has any."""
    if folder.is_dir() and folder not in (*installed(), *ADDED):
        ADDED.append(folder)
        for kept in (sources, bundle, message_ids):
            kept.cache_clear()


@cache
def sources(language: str) -> tuple[str, ...]:
    """The shared catalogue of a language and those of the games; a game that does not speak it has its English one there."""
    if language not in LANGUAGES:
        raise BadOption("no-such-language", language=language, languages=", ".join(LANGUAGES))
    files = [SHARED / f"{language}.ftl"]
    for folder in (*installed(), *ADDED):
        candidates = [folder / f"{spoken}.ftl" for spoken in (language, "en")]
        files += [file for file in candidates if file.is_file()][:1]
    return tuple(file.read_text(encoding="utf-8") for file in files)


@cache
def bundle(language: str) -> "FluentBundle":
    """The joined catalogue of a language."""
    from fluent.runtime import FluentBundle, FluentResource

    catalogue = FluentBundle([language], use_isolating=False, functions=FUNCTIONS)
    for source in sources(language):
        catalogue.add_resource(FluentResource(source))
    return catalogue


@cache
def message_ids(language: str) -> list[str]:
    """The ids of all messages of a language, in the order of the catalogues."""
    from fluent.syntax import FluentParser

    bodies = [FluentParser().parse(source).body for source in sources(language)]
    return [entry.id.name for body in bodies for entry in body if isinstance(entry, ast.Message)]


# What messages do with the facts that they are given


@dataclass(frozen=True)
class Variables:
    """The variables of a message."""

    repeated: frozenset[str]  # whatever they are, the words around them stay the same
    examined: frozenset[str]  # by a selector or a function
    refers: bool  # to another message, which may use others


def variables_of(pattern: Any) -> Variables:
    """Finds the variables of a message in its pattern."""
    found = Finder()
    found.visit(pattern)
    return Variables(frozenset(found.repeated - found.examined), frozenset(found.examined), found.refers)


@dataclass
class Finder(Visitor):
    """Goes through a pattern and notes its variables."""

    repeated: set[str] = field(default_factory=set)
    examined: set[str] = field(default_factory=set)
    refers: bool = False

    def visit_Placeable(self, node: ast.Placeable) -> None:  # noqa: N802
        """Notes a variable that stands by itself."""
        if isinstance(node.expression, ast.VariableReference):
            self.repeated.add(node.expression.id.name)
        else:
            self.generic_visit(node)

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        """Notes any other variable."""
        self.examined.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802
        """Notes that the variables of another message count too."""
        self.refers = True
