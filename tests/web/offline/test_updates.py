"""A new version of the page while a match is played on a device: the match goes on, and it comes when nobody looks."""

import re
import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from tessera.server.http.static import WEB
from tests.support.browser import Visitor, by_mouse
from tests.support.quick_server import DealingServer
from tests.support.server import NO_LIMITS
from tests.web.offline.test_matches import begin, cut, install, kept, reconnect

HASHED = re.compile(r"([\w-]+)-([\w-]{8})\.(js|css)$")
VERSIONS = "async () => (await caches.keys()).filter((name) => !/ (memory|networks)$/.test(name)).length"
UPDATE = """async () => {
  const registration = await navigator.serviceWorker.ready;
  await registration.update();
  while (registration.installing) await new Promise((resolve) => setTimeout(resolve, 100));
  return !!registration.waiting;
}"""


@pytest.fixture
def pages(tmp_path: Path) -> Path:
    """The pages of a server, to be replaced."""
    return shutil.copytree(WEB, tmp_path / "web")


@pytest.fixture
def server(tmp_path: Path, pages: Path) -> Iterator[DealingServer]:
    running = DealingServer(tmp_path, **NO_LIMITS)
    running.environment["PAGES"] = str(pages)
    running.start()
    yield running
    running.stop()


def publish(pages: Path) -> None:
    """Replaces all scripts and styles by others of the same contents: every name changes, and the old ones are gone."""
    files = [file for file in (pages / "assets").iterdir() if HASHED.search(file.name)]
    names = {file.name: HASHED.sub(r"\1-\2new.\3", file.name) for file in files}
    for file in [*files, pages / "index.html", pages / "manifest.json"]:
        text = file.read_text(encoding="utf-8")
        for old, new in names.items():
            text = text.replace(old, new)
        file.with_name(names.get(file.name, file.name)).write_text(text, encoding="utf-8")
    for file in files:
        file.unlink()
        file.with_name(f"{file.name}.br").unlink(missing_ok=True)


def test_an_update_does_not_disturb_a_match_under_way(browser: Browser, server: DealingServer, pages: Path) -> None:
    somebody = Visitor(browser, server)
    install(somebody)
    page = somebody.page
    page.get_by_role("radio", name="On this device").check(force=True)
    begin(somebody, "prosperity", "Novice")
    server.stop()
    publish(pages)
    server.start()
    assert page.evaluate(UPDATE), "the new version waits"
    somebody.play_turn(by_mouse)
    page.wait_for_function("() => document.title.startsWith('●')")
    page.get_by_role("button", name="Hint").click()  # needs scripts that were not loaded yet, and that the server has no more
    expect(page.get_by_text(re.compile("[0-9]%")).first).to_be_visible()
    before, address = kept(somebody), page.url
    assert page.evaluate(VERSIONS) == 2
    page.close()  # nobody looks any more
    somebody.page = page = somebody.open()
    cut(somebody)
    page.goto(address)
    page.wait_for_function("() => document.title.startsWith('●')")
    assert kept(somebody) == before
    reconnect(somebody)
    page.reload()
    page.wait_for_function("() => document.title.startsWith('●')")
    somebody.play_turn(by_mouse)
    page.wait_for_function("() => document.title.startsWith('●')")
    assert kept(somebody)[: len(before)] == before
    somebody.close()
