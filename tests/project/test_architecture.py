"""Arrows point one way: the core knows no game, games import the core only, nothing imports what stands above it."""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
PACKAGE = ROOT / "tessera"
MAY_IMPORT = {
    "core": {"core"},
    "games": {"core"},  # and, inside one game, the game itself
    "sim": {"core", "sim"},
    "bots": {"core", "sim", "bots"},
    "arena": {"core", "bots", "arena"},
    "datasets": {"core", "bots", "arena", "datasets"},
    "balance": {"core", "arena", "datasets", "balance"},
    "terminal": {"core", "bots", "terminal"},
    "envs": {"core", "sim", "bots", "terminal", "envs"},
    "train": {"core", "bots", "arena", "envs", "train"},
    "wasm": {"core", "bots", "sim", "wasm"},
    "server": {"core", "bots", "wasm", "server"},
    "offline": {"core", "bots", "wasm", "server", "offline"},
    "bench": {"core", "bots", "sim", "envs", "server", "bench"},
    "cli": {"core", "bots", "sim", "terminal", "train", "bench", "arena", "datasets", "balance", "server", "cli", "offline"},
}
FILES = sorted(PACKAGE.rglob("*.py"))


def area(parts: tuple[str, ...]) -> str:
    return parts[0].removesuffix(".py")


def imports(file: Path) -> Iterator[str]:
    """The modules of this package that a file imports, by their full names."""
    for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names if alias.name.startswith("tessera"))
        elif isinstance(node, ast.ImportFrom):
            base = ["tessera", *file.relative_to(PACKAGE).parts][: -node.level] if node.level else []
            module = ".".join([*base, *([node.module] if node.module else [])])
            if module.startswith("tessera"):
                yield module


@pytest.mark.parametrize("file", FILES, ids=lambda file: str(file.relative_to(PACKAGE)))
def test_a_module_imports_only_what_lies_below_it(file: Path) -> None:
    parts = file.relative_to(PACKAGE).parts
    if parts == ("__init__.py",):
        assert all(module.startswith("tessera.core") for module in imports(file))
        return
    for module in imports(file):
        target = module.split(".")[1:]
        if parts[0] == "games" and parts[-1] == "terminal.py" and target[0] == "terminal":
            continue  # a game's drawing for the terminal uses what all drawings share
        same_game = parts[0] == "games" and target[:2] == list(parts[:2])
        assert same_game or (target and target[0] in MAY_IMPORT[area(parts)]), f"{file.name} imports {module}"


def test_nothing_reads_outside_the_project() -> None:
    for file in [*FILES, *(ROOT / "tests").rglob("*.py")]:
        assert ".." + "/shared" not in file.read_text(encoding="utf-8")
