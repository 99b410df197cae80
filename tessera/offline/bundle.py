"""The Python that a browser runs, in one archive: what a device and the games import, the texts, and stand-ins for the rest."""

import json
import re
import subprocess
import sys
import zipfile
from collections.abc import Iterator, Mapping
from importlib.metadata import entry_points
from importlib.util import find_spec
from pathlib import Path

from tessera.core.catalogues import GAMES, LANGUAGES, SHARED

STANDINS = Path(__file__).with_name("standins")
PACKAGE = Path(__file__).parents[1]
MISSING = ("numba", "llvmlite", "structlog", "prometheus_client", "fastapi", "starlette", "sqlalchemy", "platformdirs")
NOT_READ = {".py", ".pyc", ".pyi", ".safetensors"}  # by Python in a browser, which imports code and leaves networks to the engine
CATALOGUE = ".ftl"
# What Python never says there: texts of the page, of the rules and of commands. To read a catalogue takes a moment in a browser.
NOT_SAID = re.compile("(web|cli|terminal|bench|arena|fit|serve|site|backup|verify|fault)-|#|[a-z0-9-]+-(rules?-|goal|about)")
ARCHIVE_DATE = (2020, 1, 1, 0, 0, 0)  # of all files, so that the same sources make the same archive

# Starts as a browser would, and prints which modules that has imported, and where they were found.
FIND = """
import json, sys
paths, missing = json.loads(sys.argv[1])
sys.path[:0] = paths
sys.modules.update(dict.fromkeys(missing))
from tessera.offline.rehearsal import rehearse
rehearse()
print(json.dumps([[name, module.__file__] for name, module in sys.modules.items() if getattr(module, "__file__", None)]))
"""


def write_bundle(path: Path) -> None:
    """Writes the archive."""
    with zipfile.ZipFile(path, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as archive:
        for name, content in sorted(contents().items()):
            archive.writestr(zipfile.ZipInfo(name, ARCHIVE_DATE), content, zipfile.ZIP_DEFLATED)


def contents() -> Mapping[str, bytes]:
    """All files of the archive by name."""
    files = {**dict(modules()), **dict(data_files())}
    games = "".join(f"{entry.name} = {entry.value}\n" for entry in sorted(entry_points(group=GAMES), key=lambda each: each.name))
    return {
        **{name: said(file) if file.suffix == CATALOGUE else file.read_bytes() for name, file in files.items()},
        "tessera.dist-info/METADATA": b"Metadata-Version: 2.1\nName: tessera\nVersion: 0\n",
        "tessera.dist-info/entry_points.txt": f"[{GAMES}]\n{games}".encode(),
    }


def said(catalogue: Path) -> bytes:
    """The messages of a catalogue that Python says."""
    messages = re.split(r"(?m)^(?=\S)", catalogue.read_text(encoding="utf-8"))
    return "".join(message for message in messages if not NOT_SAID.match(message)).encode()


def modules() -> Iterator[tuple[str, Path]]:
    """The Python files that are imported there, without those of the standard library."""
    paths = [str(STANDINS), str(PACKAGE.parent)]
    command = [sys.executable, "-W", "ignore", "-c", FIND, json.dumps([paths, MISSING])]
    found = subprocess.run(command, check=True, stdout=subprocess.PIPE, text=True).stdout
    for module, file in json.loads(found):
        path = Path(file)
        name = Path(*module.split("."))
        if path.suffix == ".py" and module.split(".")[0] not in sys.stdlib_module_names and not module.startswith("_"):
            yield str(name / "__init__.py" if path.name == "__init__.py" else name.with_suffix(".py")), path


def data_files() -> Iterator[tuple[str, Path]]:
    """What is read at run time: catalogues, components, lessons, and how languages write numbers."""
    for file in sorted(SHARED.iterdir()):
        yield str(file.relative_to(PACKAGE.parent)), file
    for entry in entry_points(group=GAMES):
        folder = folder_of(entry.module)
        name = Path(*entry.module.split("."))
        for file in sorted(folder.rglob("*")):
            if file.is_file() and file.suffix not in NOT_READ:
                yield str(name / file.relative_to(folder)), file
    babel, confusables = folder_of("babel"), folder_of("confusable_homoglyphs")
    yield "babel/global.dat", babel / "global.dat"
    for language in ("root", *LANGUAGES):
        yield f"babel/locale-data/{language}.dat", babel / "locale-data" / f"{language}.dat"
    for file in sorted(confusables.glob("*.json")):
        yield f"confusable_homoglyphs/{file.name}", file


def folder_of(package: str) -> Path:
    """The folder of an installed package, found without importing it."""
    spec = find_spec(package)
    assert spec is not None
    assert spec.origin is not None
    return Path(spec.origin).parent
