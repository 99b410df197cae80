"""The parts of the server lie in layers: a module imports only from its own layer and those below, and never in a circle."""

import ast
from graphlib import TopologicalSorter
from pathlib import Path

import pytest

import tessera.server

FOLDER = Path(tessera.server.__file__).parent
LAYERS = (
    {"errors", "offers", "settings", "metrics", "wire"},
    {"fair"},
    {"backoff", "limits", "store", "warmup"},
    {"components", "people"},
    {"tables"},
    {"ratings", "study"},
    {"service"},
    {"http"},
    {"app"},
    {"openapi", "process"},
)
FILES = sorted(file for file in FOLDER.rglob("*.py") if "migrations" not in file.parts and file.name != "__init__.py")
MODULES = {".".join(file.relative_to(FOLDER).with_suffix("").parts): file for file in FILES}


def imported(module: str) -> set[str]:
    """The modules of the server that a module imports, those for the type checker only included."""
    found = set()
    for node in ast.walk(ast.parse(MODULES[module].read_text(encoding="utf-8"))):
        if isinstance(node, ast.ImportFrom) and node.level:
            base = module.split(".")[: -node.level]
            names = [
                [*base, *(node.module or "").split(".")],
                *([*base, *(node.module or "").split("."), a.name] for a in node.names),
            ]
            found |= {".".join(part for part in name if part) for name in names}
    return found & MODULES.keys()


def layer(module: str) -> int:
    return next(number for number, parts in enumerate(LAYERS) if module.split(".", maxsplit=1)[0] in parts)


@pytest.mark.parametrize("module", MODULES)
def test_a_module_imports_nothing_from_the_layers_above(module: str) -> None:
    assert [other for other in imported(module) if layer(other) > layer(module)] == []


def test_no_modules_import_each_other_in_a_circle() -> None:
    TopologicalSorter({module: imported(module) for module in MODULES}).prepare()
