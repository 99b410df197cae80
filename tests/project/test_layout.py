"""The layout of the repository: what is of a game stands in the folders of that game, and every folder can be taken in."""

import ast
import re
from collections import Counter, defaultdict
from collections.abc import Callable, Collection, Iterable, Iterator
from pathlib import Path

import pytest

from tests.support.games import INSTALLED


def name_pattern(name: str) -> re.Pattern[str]:
    """A name in code or prose: some-game, some_game, SomeGame, SOME_GAME, Some Game, but never a part of another word."""
    words = name.split("-")
    lower, title, upper = ("[-_ ]?".join(change(word) for word in words) for change in (str.lower, str.title, str.upper))
    return re.compile(rf"(?<![a-zA-Z]){lower}(?![a-z])|{title}(?![a-z])|(?<![A-Z]){upper}(?![A-Z])")


ROOT = Path(__file__).parents[2]
PACKAGE, CLIENT = ROOT / "tessera", ROOT / "web"
MOST_SIBLINGS, MOST_LINES = 15, 400
CODE = {".py", ".ts", ".svelte"}
GENERATED = {CLIENT / "src" / "net" / "wire.d.ts"}
NAMES = {game.name: name_pattern(game.name) for game in INSTALLED}
OPTIONS = {option.name for game in INSTALLED for option in game.options}
SPELLED = "|".join(sorted(option.replace("_", "[-_]") for option in OPTIONS))
OF_OPTION = re.compile(rf"(?<![a-z])(?:{SPELLED})(?![a-z])")  # a whole word of an identifier or of a message id
COMMENTS = re.compile(r"<style.*?</style>|<!--.*?-->|/\*.*?\*/|(?<![:\"'`])//[^\n]*", re.DOTALL)


def files(*folders: Path, suffixes: Collection[str] = CODE) -> list[Path]:
    found = [file for folder in folders for file in (folder.rglob("*") if folder.is_dir() else [folder])]
    built = PACKAGE / "server" / "web"
    return sorted(file for file in found if file.suffix in suffixes and file not in GENERATED and built not in file.parents)


PYTHON = files(PACKAGE, suffixes={".py"})
CATALOGUES = files(PACKAGE, suffixes={".ftl"})
BROWSER = files(
    CLIENT / "src", CLIENT / "index.html", CLIENT / "public", suffixes={*CODE, ".css", ".html", ".js", ".webmanifest"}
)


def game_of(file: Path) -> str | None:
    """The game in whose folder a file stands, or None."""
    for folder in (PACKAGE / "games", CLIENT / "src" / "games"):
        if folder in file.parents:
            name = file.relative_to(folder).parts[0].replace("_", "-")
            return name if name in NAMES else None
    return None


def shown(file: Path) -> str:
    return str(file.relative_to(ROOT))


def words_of_code(source: str) -> Iterator[str]:
    """The identifiers of Python code, and its strings that are ids rather than sentences."""
    for node in ast.walk(ast.parse(source)):
        names = [getattr(node, field, None) for field in ("id", "attr", "arg", "name")]
        yield from (name for name in names if isinstance(name, str))
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and " " not in node.value.strip():
            yield node.value


def words_of_catalogue(source: str) -> list[str]:
    """The ids of messages, and the facts that they ask for."""
    return re.findall(r"(?m)^[a-z][\w-]*(?= =)|\$[\w-]+", source)


def words_of_client(source: str) -> list[str]:
    """All words but those of comments and styles: the client has its sentences in the catalogues."""
    return re.findall(r"[\w-]+", COMMENTS.sub("", source))


def test_the_names_of_games_are_found() -> None:
    """The checks below would pass if there were nothing to look for."""
    assert NAMES
    assert OPTIONS
    assert all(any(pattern.search(file.read_text(encoding="utf-8")) for file in PYTHON) for pattern in NAMES.values())


@pytest.mark.parametrize("file", [*PYTHON, *CATALOGUES, *BROWSER], ids=shown)
def test_a_game_is_named_in_its_own_folders_only(file: Path) -> None:
    text = file.read_text(encoding="utf-8")
    assert [name for name, pattern in NAMES.items() if name != game_of(file) and pattern.search(text)] == []


@pytest.mark.parametrize(
    ("file", "words"),
    [
        *((file, words_of_code) for file in PYTHON),
        *((file, words_of_catalogue) for file in CATALOGUES),
        *((file, words_of_client) for file in BROWSER),
    ],
    ids=lambda value: shown(value) if isinstance(value, Path) else "",
)
def test_an_option_of_a_game_is_named_in_its_own_folders_only(file: Path, words: Callable[[str], Iterable[str]]) -> None:
    if game_of(file) is None:
        assert [word for word in words(file.read_text(encoding="utf-8")) if OF_OPTION.search(word)] == []


@pytest.mark.parametrize("root", ["tessera", "web/src", "tests", "bench", "examples"])
def test_no_folder_has_too_many_modules_to_take_in(root: str) -> None:
    modules = [file for file in files(ROOT / root) if file.stem != "__init__"]
    crowded = {
        shown(folder): count for folder, count in Counter(file.parent for file in modules).items() if count > MOST_SIBLINGS
    }
    assert crowded == {}


@pytest.mark.parametrize("root", ["tessera", "web/src", "tests", "bench", "examples"])
def test_no_module_is_too_long_to_read(root: str) -> None:
    long = {shown(file): len(file.read_text(encoding="utf-8").splitlines()) for file in files(ROOT / root)}
    assert {file: lines for file, lines in long.items() if lines > MOST_LINES} == {}


@pytest.mark.parametrize(
    "area", [folder for root in (PACKAGE, CLIENT / "src") for folder in root.iterdir() if folder.is_dir()], ids=shown
)
def test_no_two_modules_of_an_area_differ_by_a_plural(area: Path) -> None:
    places = defaultdict(list)
    for file in files(area):
        places[file.name.partition(".")[0].lower()].append(shown(file))
    plurals = {name: [f"{name}s", f"{name}es", f"{name.removesuffix('y')}ies"] for name in places}
    assert [(places[name], places[each]) for name in places for each in plurals[name] if each in places] == []
