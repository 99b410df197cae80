"""The installed page without a network: whole matches, everything around them, and the way back to the server."""

import re
from contextlib import suppress

import pytest
from playwright.sync_api import Browser, Error, Page, expect

from tests.support.browser import PHONE, Visitor, by_mouse, by_touch, play_bot
from tests.support.server import Server

pytestmark = pytest.mark.timeout(1500)  # interpreted rules, expert bots and a browser share two cores with other tests

GAMES = ("prosperity", "neotopia")
MOST_BYTES = 8_000_000  # that installing transfers
KEPT = """table => new Promise((resolve, reject) => {
  const request = indexedDB.open("tessera");
  request.onerror = () => reject(request.error);
  request.onsuccess = () => {
    const store = request.result.transaction("entries").objectStore("entries");
    const all = store.getAll(IDBKeyRange.bound([table], [table, Infinity]));
    all.onsuccess = () => resolve(all.result);
  };
})"""


def install(visitor: Visitor) -> None:
    page = visitor.go("/")
    page.get_by_role("button", name=re.compile("Install")).click()
    expect(page.get_by_text("ready to play without a network")).to_be_visible()


def cut(visitor: Visitor) -> None:
    visitor.is_offline = True
    visitor.context.set_offline(True)


def reconnect(visitor: Visitor) -> None:
    visitor.context.set_offline(False)
    visitor.is_offline = False


def begin(visitor: Visitor, name: str, level: str = "Expert") -> Page:
    """Begins a match against one bot on this device."""
    visitor.go("/")
    page = play_bot(visitor, name, level)
    page.wait_for_url("**/table/0*")
    return page


def finish_by_bots(visitor: Visitor) -> None:
    """Leaves the rest of the match to a bot."""
    page = visitor.page
    page.get_by_role("button", name="More").click()
    page.get_by_role("button", name="Leave").click()
    expect(page.locator("footer").get_by_role("button", name="Result")).to_be_visible()


def kill(page: Page) -> None:
    """The process of a tab dies, without a word to anybody."""
    with suppress(Error):
        page.goto("chrome://crash", timeout=3000)
    page.close()


def kept(visitor: Visitor) -> list[str]:
    """The kinds of the entries that the device has kept of the table."""
    return [entry["kind"] for entry in visitor.page.evaluate(KEPT, visitor.table)]


@pytest.mark.slow
@pytest.mark.parametrize("name", GAMES)
def test_a_whole_match_is_played_against_an_expert_through_a_reload_and_a_killed_tab(installed: Visitor, name: str) -> None:
    page = begin(installed, name)
    installed.play_turn(by_mouse)
    page.wait_for_function("() => document.title.startsWith('●')")
    installed.play_until("footer .draft")
    before = kept(installed)
    page.reload()
    expect(page.locator("footer .draft")).to_be_visible()
    assert kept(installed) == before
    installed.play_turn(by_mouse)
    address = page.url
    kill(page)  # in the bot's turn
    installed.page = installed.open()
    installed.page.goto(address)
    installed.play_on(by_mouse)
    assert kept(installed)[:2] == ["create", "start"]
    installed.page.reload()
    expect(installed.page.locator("footer").get_by_role("button", name="Result")).to_be_visible()


def test_a_killed_tab_loses_nothing_that_was_confirmed(installed: Visitor) -> None:
    page = begin(installed, "prosperity", "Novice")
    installed.play_turn(by_mouse)
    page.wait_for_function("() => document.title.startsWith('●')")
    before, address = kept(installed), page.url
    kill(page)
    installed.page = installed.open()
    installed.page.goto(address)
    installed.page.wait_for_function("() => document.title.startsWith('●')")
    assert kept(installed) == before


def test_two_tabs_of_one_match_see_the_same(installed: Visitor) -> None:
    first = begin(installed, "prosperity", "Novice")
    second = installed.open()
    second.goto(first.url)
    second.wait_for_function("() => document.title.startsWith('●')")
    shown = re.compile(r"turn \d+ of")
    before = first.get_by_text(shown).inner_text()
    installed.play_turn(by_mouse)
    expect(first.get_by_text(shown)).not_to_have_text(before)
    first.wait_for_function("() => document.title.startsWith('●')")
    expect(second.get_by_text(shown)).to_have_text(first.get_by_text(shown).inner_text())


def test_people_share_a_device(installed: Visitor) -> None:
    page = installed.go("/new/prosperity")
    page.get_by_role("radio", name="Me").nth(1).check(force=True)
    page.get_by_label("Name").nth(1).fill("Bo")
    page.get_by_role("button", name="Create table").click()
    page.wait_for_url("**/table/0*")
    page.wait_for_function("() => document.title.startsWith('●')")
    installed.play_turn(by_mouse)
    expect(page.get_by_text("Bo").first).to_be_visible()


@pytest.mark.parametrize("name", GAMES)
def test_lessons_and_rules_are_there(installed: Visitor, name: str) -> None:
    page = installed.go(f"/learn/{name}")
    expect(page.get_by_role("complementary", name="Lesson")).to_be_visible()
    installed.go(f"/rules/{name}")
    expect(page.get_by_role("heading", level=1)).to_contain_text(name.capitalize())
    expect(page.get_by_role("heading", level=2).first).to_be_visible()


@pytest.mark.parametrize("name", GAMES)
def test_a_finished_match_is_replayed_and_analysed(installed: Visitor, name: str) -> None:
    begin(installed, name, "Novice")
    finish_by_bots(installed)
    page = installed.go(f"/study/{installed.table}?step=10")
    page.get_by_role("button", name="Bots").click()
    expect(page.get_by_role("columnheader", name="final score")).to_be_visible()
    page.get_by_role("button", name="Next turn").click()
    expect(page.get_by_role("columnheader", name="final score")).to_be_visible()


def test_a_phone_plays_without_a_network(browser: Browser, site: Server) -> None:
    somebody = Visitor(browser, site, PHONE, has_touch=True, is_mobile=True)
    install(somebody)
    somebody.check()
    cut(somebody)
    begin(somebody, "neotopia", "Novice")
    somebody.play_turn(by_touch)
    somebody.page.wait_for_function("() => document.title.startsWith('●')")
    somebody.check()
    somebody.close()


def test_a_match_of_the_device_is_handed_to_the_server(installed: Visitor) -> None:
    begin(installed, "prosperity", "Novice")
    finish_by_bots(installed)
    reconnect(installed)
    page = installed.go("/matches")
    expect(page.get_by_text("on this device", exact=True)).to_be_visible()
    page.get_by_role("button", name="Hand over").click()
    expect(page.locator("small").get_by_text("played offline")).to_be_visible()
    expect(page.get_by_role("button", name="Hand over")).to_have_count(0)
    expect(page.get_by_text("on this device", exact=True)).to_have_count(0)
    installed.check()


def test_new_matches_are_played_where_the_reader_wants_them(browser: Browser, site: Server) -> None:
    somebody = Visitor(browser, site)
    install(somebody)
    page = somebody.page
    somebody.check()
    page.get_by_role("radio", name="On this device").check(force=True)
    begin(somebody, "prosperity", "Novice")
    somebody.go("/")
    expect(page.get_by_text("on this device").first).to_be_visible()
    page.get_by_role("radio", name="On the server").check(force=True)
    page.get_by_role("button", name="Play against bots").first.click()
    page.wait_for_url(re.compile("/table/[^0]"))
    somebody.close()


def test_nothing_of_it_is_fetched_before_the_reader_wants_it(browser: Browser, site: Server) -> None:
    somebody = Visitor(browser, site)
    asked: list[str] = []
    somebody.page.on("request", lambda request: asked.append(request.url))
    somebody.go("/")
    expect(somebody.page.get_by_role("button", name=re.compile("Install"))).to_be_visible()
    assert not [url for url in asked if re.search(r"pyodide|\.zip|/sw\.js|facts-", url)]
    assert somebody.page.evaluate("async () => (await navigator.serviceWorker.getRegistrations()).length") == 0
    somebody.close()


def test_uninstalling_leaves_only_the_matches(browser: Browser, site: Server) -> None:
    somebody = Visitor(browser, site)
    install(somebody)
    page = somebody.page
    page.get_by_role("button", name="Uninstall").click()
    expect(page.get_by_role("button", name=re.compile("Install"))).to_be_visible()
    assert page.evaluate("() => caches.keys()") == []
    somebody.close()
