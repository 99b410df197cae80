"""A site without a server: a folder that any static host can serve, with everything that a page needs to play by itself."""

import json
import shutil
from pathlib import Path

from tessera.core.errors import BadOption
from tessera.server.http.middleware import HEADERS
from tessera.server.http.offline import INDEX, NOT_KEPT, PLAIN, OfflineFiles, catalogue_files

MARK = "tessera-site.txt"  # in a folder that was made here, and may be replaced
NOT_IN_A_PAGE = ("frame-ancestors",)  # what a browser obeys only in the header of an answer


def write_site(folder: Path) -> int:
    """Writes the site into a folder, which must be new, empty or a site; returns the bytes in it."""
    files = OfflineFiles()
    if not (files.web / "index.html").exists() or not (files.offline / INDEX).exists():
        raise BadOption("site-not-built")
    if folder.exists() and any(folder.iterdir()) and not (folder / MARK).exists():
        raise BadOption("site-folder-taken", folder=str(folder))
    shutil.rmtree(folder, ignore_errors=True)
    shutil.copytree(files.web / "assets", folder / "assets", ignore=shutil.ignore_patterns(*(f"*{end}" for end in NOT_KEPT)))
    shutil.copytree(files.offline, folder / "offline")
    for name in PLAIN:
        shutil.copy(files.web / name, folder)
    for file in (*files.engines, *files.networks):
        write(folder / "engines" / file.name, file.read_bytes())
    for path, text in catalogue_files().items():
        write(folder / path, text.encode())
    write(folder / "offline" / INDEX, json.dumps(files.about()).encode())
    write(folder / "sw.js", files.script.encode())
    write(folder / "index.html", page((files.web / "index.html").read_text(encoding="utf-8")).encode())
    write(folder / ".nojekyll", b"")  # GitHub Pages serves all files as they are
    write(folder / MARK, b"Made by `tessera site`, which replaces the whole folder.\n")
    return sum(file.stat().st_size for file in folder.rglob("*") if file.is_file())


def write(file: Path, content: bytes) -> None:
    """Writes a file in a folder that may be new."""
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_bytes(content)


def page(html: str) -> str:
    """The page as a site has it: it knows that there is no server, and obeys the same policy as if one had sent it."""
    rules = HEADERS["Content-Security-Policy"].split("; ")
    policy = "; ".join(rule for rule in rules if not rule.startswith(NOT_IN_A_PAGE))
    head = f'<meta charset="utf-8" />\n    <meta http-equiv="Content-Security-Policy" content="{policy}" />'
    return html.replace("<html ", "<html data-site ", 1).replace('<meta charset="utf-8" />', head, 1)
