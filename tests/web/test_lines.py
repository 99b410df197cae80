"""Bad lines in a real browser: a socket that swallows everything, a server that stands still, a phone that slept."""

import re
import signal
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from tests.support.browser import CONFIRM, Visitor, lay
from tests.support.quick_server import DealingServer
from tests.support.server import NO_LIMITS, Server
from tests.web.bad_line import BadLine


@pytest.fixture
def line(site: Server) -> Iterator[BadLine]:
    with BadLine(site) as between:
        yield between


@pytest.fixture
def caller(browser: Browser, site: Server, line: BadLine) -> Iterator[Visitor]:
    """Somebody who reaches the server over a bad line."""
    somebody = Visitor(browser, Reached(site, line.url))
    yield somebody
    somebody.close()


class Reached(Server):
    """A server as it is reached by another address."""

    def __init__(self, server: Server, url: str) -> None:
        self.__dict__.update(server.__dict__)
        self.url = url


def prepare_turn(visitor: Visitor) -> None:
    """Prepares a turn up to its confirmation."""
    expect(visitor.page).to_have_title(re.compile("●"))
    visitor.play_until(CONFIRM)


def test_a_move_that_a_dead_line_swallows_is_sent_again_and_played_once(caller: Visitor, line: BadLine, site: Server) -> None:
    lay(caller, "neotopia", "me", "novice")
    prepare_turn(caller)
    line.fall_silent()
    caller.page.locator(CONFIRM).click()
    expect(caller.page.locator("footer")).to_contain_text("Sending")
    expect(caller.page.get_by_text("Your move is safe")).to_be_visible()
    line.speak()
    expect(caller.page.get_by_text("Connection lost")).to_have_count(0)
    expect(caller.page.locator("footer .draft li")).to_have_count(0)
    caller.server = site  # what keeps its connections is not asked over the old ones
    assert caller.own_entries().count("play") == 1


def test_a_dead_line_is_noticed_before_anything_is_sent(caller: Visitor, line: BadLine) -> None:
    lay(caller, "neotopia", "me", "novice")
    expect(caller.page).to_have_title(re.compile("●"))
    line.fall_silent()
    expect(caller.page.get_by_text("Connection lost")).to_be_visible()
    line.speak()
    expect(caller.page.get_by_text("Connection lost")).to_have_count(0)


def test_the_line_is_opened_again_at_once_when_the_browser_is_online_again(caller: Visitor, line: BadLine) -> None:
    page = caller.page
    lay(caller, "neotopia", "me", "novice")
    expect(page).to_have_title(re.compile("●"))
    line.fall_silent()
    expect(page.get_by_text("The server isn’t answering")).to_be_visible()
    line.speak()
    page.evaluate("window.dispatchEvent(new Event('online'))")
    expect(page.get_by_text("You’re connected again")).to_be_visible()


def test_a_page_that_slept_while_its_line_died_comes_back_when_it_is_looked_at(
    caller: Visitor, line: BadLine, site: Server
) -> None:
    page = caller.page
    name = lay(caller, "prosperity", "me", "novice")
    expect(page).to_have_title(re.compile("●"))
    browser = caller.context.new_cdp_session(page)
    browser.send("Page.setWebLifecycleState", {"state": "frozen"})
    line.fall_silent()
    line.speak()
    said = {"id": "elsewhere", "do": "say", "text": "Still there?"}
    assert page.request.post(f"{site.url}/api/tables/{name}/commands", data=said).ok
    browser.send("Page.setWebLifecycleState", {"state": "active"})
    page.evaluate("document.dispatchEvent(new Event('visibilitychange'))")
    expect(page.locator("#area-log")).to_contain_text("Still there?")


def test_a_move_that_a_server_at_a_standstill_does_not_answer_is_played_once(browser: Browser, tmp_path: Path) -> None:
    server = DealingServer(tmp_path, **NO_LIMITS).start()
    visitor = Visitor(browser, server)
    lay(visitor, "neotopia", "me", "novice")
    prepare_turn(visitor)
    assert server.process
    server.process.send_signal(signal.SIGSTOP)
    visitor.page.locator(CONFIRM).click()
    expect(visitor.page.get_by_text("Connection lost")).to_be_visible()
    server.process.send_signal(signal.SIGCONT)
    expect(visitor.page.get_by_text("Connection lost")).to_have_count(0)
    expect(visitor.page.locator("footer .draft li")).to_have_count(0)
    assert visitor.own_entries().count("play") == 1
    visitor.close()
    server.stop()
