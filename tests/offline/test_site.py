"""The folder of a site without a server: what is in it, and what it never overwrites."""

import re
from pathlib import Path

import pytest

from tessera.core.errors import BadOption
from tessera.offline.site import page, write_site

HTML = '<!doctype html><html lang="en"><head><meta charset="utf-8" /><script src="./early.js"></script></head></html>'


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("host") / "tessera"
    write_site(folder)
    return folder


def test_all_that_an_installed_page_keeps_is_there(site: Path) -> None:
    script = (site / "sw.js").read_text(encoding="utf-8")
    listed = re.search(r"const FILES = (\[.*?\]);", script)
    assert listed
    paths = re.findall(r'"([^"]*)"', listed[1])
    assert len(paths) > 50
    assert [path for path in paths if path and not (site / path).is_file()] == []


def test_nothing_is_asked_for_by_an_absolute_path(site: Path) -> None:
    for name in ("index.html", "manifest.webmanifest"):
        assert not re.search(r'"/', (site / name).read_text(encoding="utf-8"))


def test_a_page_knows_that_it_has_no_server_and_keeps_the_servers_policy() -> None:
    written = page(HTML)
    assert "<html data-site lang" in written
    assert "script-src 'self' 'wasm-unsafe-eval'" in written
    assert "frame-ancestors" not in written  # which a browser obeys only in a header


def test_a_site_is_replaced_by_a_newer_one(site: Path) -> None:
    (site / "assets" / "old.js").write_text("")
    write_site(site)
    assert not (site / "assets" / "old.js").exists()


def test_a_folder_with_other_files_is_left_alone(tmp_path: Path) -> None:
    (tmp_path / "letter.txt").write_text("Dear Ada")
    with pytest.raises(BadOption, match="other files"):
        write_site(tmp_path)
    assert [file.name for file in tmp_path.iterdir()] == ["letter.txt"]
