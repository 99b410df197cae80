"""The Dockerfile copies what its steps read; this notices a forgotten file without Docker."""

import re
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).parents[2]
WEB = ROOT / "web"
IMPORT = re.compile(r"""from\s+["'](\.[^"']+)["']""")


def imported_from_elsewhere() -> Iterator[str]:
    """The files outside `web/` that the client imports."""
    for source in [*WEB.glob("src/**/*.ts"), *WEB.glob("src/**/*.svelte")]:
        for path in IMPORT.findall(source.read_text(encoding="utf-8")):
            target = (source.parent / path).resolve()
            if not target.is_relative_to(WEB):
                yield target.relative_to(ROOT).as_posix()


def test_the_image_builds_the_pages_from_all_files_that_they_import() -> None:
    stage = (ROOT / "Dockerfile").read_text(encoding="utf-8").split("\nFROM ")[1]
    for path in set(imported_from_elsewhere()):
        assert f"COPY {path} ../{Path(path).parent.as_posix()}/\n" in stage, path
