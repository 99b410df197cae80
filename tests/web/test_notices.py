"""What happens at a table beside the match is told on a phone too, where the log is out of sight."""

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, expect

from tests.support.browser import PHONE, Visitor, lay
from tests.support.server import Server


@pytest.fixture
def friends(browser: Browser, site: Server) -> Iterator[tuple[Visitor, Visitor]]:
    """Two people at a table, the first with a phone."""
    host, guest = Visitor(browser, site, PHONE, has_touch=True, is_mobile=True), Visitor(browser, site)
    table = lay(host, "prosperity", "me", "open")
    guest.go(f"/table/{table}")
    guest.page.get_by_role("button", name="Sit here").first.click()
    guest.page.get_by_role("button", name="I’m ready").click()
    for visitor in (host, guest):
        visitor.page.wait_for_selector("footer")
    yield host, guest
    host.close()
    guest.close()


def do(visitor: Visitor, table: str, **command: object) -> None:
    """Gives a command as somebody, whatever their page shows."""
    answer = visitor.page.request.post(f"{visitor.server.url}/api/tables/{table}/commands", data={"id": "once", **command})
    assert answer.ok, answer.text()


def test_unread_chat_has_a_badge_until_it_is_read(friends: tuple[Visitor, Visitor]) -> None:
    host, guest = friends
    do(guest, host.table, do="say", text="good luck")
    log = host.page.get_by_role("button", name=re.compile("^Log"))
    expect(log).to_contain_text("unread messages")
    log.click()
    expect(host.page.get_by_text("good luck").first).to_be_visible()
    host.page.locator(".tabs button").first.click()
    expect(log).not_to_contain_text("unread")
    host.check()


def test_that_somebody_leaves_is_told(friends: tuple[Visitor, Visitor]) -> None:
    host, guest = friends
    do(guest, host.table, do="leave", level="novice")
    told = host.page.get_by_text("has left; a bot takes over")
    expect(told.first).to_be_visible()
    host.check()
