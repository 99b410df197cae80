"""The strongest bot on a device: its network comes with the first match that needs it; an installed page keeps it."""

import re

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.support.browser import Visitor, by_mouse
from tests.support.server import Server
from tests.web.offline.test_matches import GAMES, begin, cut, install

pytestmark = pytest.mark.timeout(1500)  # as for other matches

NOT_YET = "Master isn’t on this device yet"


def levels(page: Page, name: str) -> list[str]:
    """The levels that the front page offers for a game."""
    return page.locator(f"#{name}-level option").all_inner_texts()


def networks(visitor: Visitor) -> list[str]:
    """The names of the networks that the page and its workers fetch from now on."""
    found: list[str] = []
    visitor.context.on("response", lambda answer: found.append(answer.url) if answer.ok and answer.url.endswith(".bin") else None)
    return found


def test_without_its_network_the_master_is_not_offered_offline(installed: Visitor) -> None:
    page = installed.go("/")
    for name in GAMES:
        expect(page.locator(f"#{name}-level-hint")).to_contain_text(NOT_YET)
        assert "Master" not in levels(page, name)
    installed.check()


@pytest.mark.parametrize("name", GAMES)
def test_after_a_match_on_this_device_the_master_plays_offline(browser: Browser, site: Server, name: str) -> None:
    somebody = Visitor(browser, site)
    install(somebody)
    page, fetched = somebody.page, networks(somebody)
    page.get_by_role("radio", name="On this device").check(force=True)
    page.locator(f"#{name}-level").select_option(label="Master")
    expect(page.locator(f"#{name}-level-hint")).to_contain_text("The first match downloads its neural network")
    assert not fetched
    begin(somebody, name, "Master")
    somebody.play_turn(by_mouse)
    page.wait_for_function("() => document.title.startsWith('●')")
    assert [re.sub(r"-\w+\.bin", "", url.rpartition("/")[2]) for url in fetched] == [name]
    cut(somebody)
    page.reload()
    page.wait_for_function("() => document.title.startsWith('●')")
    somebody.play_turn(by_mouse)
    page.wait_for_function("() => document.title.startsWith('●')")
    somebody.go("/")
    for other in GAMES:
        expect(page.locator(f"#{other}-level-hint")).to_contain_text(NOT_YET if other != name else "")
    assert "Master" in levels(page, name)
    assert len(fetched) == 1
    somebody.close()
