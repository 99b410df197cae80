"""What happens is played, event by event; what the board shows in the end is the server's position."""

import re
from collections.abc import Iterator
from contextlib import suppress
from typing import Any

import pytest
from playwright.sync_api import Browser, Error, expect

from tests.support.browser import CONFIRM, TURN_OR_END, Visitor, by_mouse, is_last_turn, lay, play_by_api
from tests.support.server import Server

GAMES = ("prosperity", "neotopia")
CAPTION = ".caption"
BOARD = """() => [...document.querySelectorAll('[data-at]')]
  .filter(each => !each.closest('.layer'))
  .map(each => each.dataset.at + ' ' + each.textContent.trim().replace(/\\s+/g, ' ')).sort()"""


# Lets the clocks of a page run five times as fast: what is played stays the same, and takes a fifth of its time.
HURRY = """(() => {
  const { setTimeout } = window;
  window.setTimeout = (run, delay, ...more) => setTimeout(run, (delay ?? 0) / 5, ...more);
  const { animate } = Element.prototype;
  Element.prototype.animate = function (frames, { duration, delay = 0, ...options }) {
    return animate.call(this, frames, { ...options, duration: duration / 5, delay: delay / 5 });
  };
})()"""
COUNT = """() => {
  let last = '';
  window.captions = 0;
  new MutationObserver(() => {
    const said = document.querySelector('.caption p')?.textContent ?? '';
    if (said && said !== last) window.captions++;
    last = said;
  }).observe(document.body, { childList: true, subtree: true, characterData: true });
}"""


@pytest.fixture
def watcher(request: pytest.FixtureRequest, browser: Browser, site: Server) -> Iterator[Visitor]:
    """Somebody who watches what happens at a speed."""
    somebody = Visitor(browser, site, speed=request.param)
    yield somebody
    somebody.close()


def fast(test: Any) -> Any:
    """A test whose visitor watches at the speed `fast`."""
    return pytest.mark.parametrize("watcher", ["fast"], indirect=True)(test)


def settle(visitor: Visitor) -> None:
    """Waits until nothing is played any more, nor how the match began; that may be loading before its first caption shows."""
    visitor.page.wait_for_selector("footer")
    visitor.page.wait_for_selector("[data-playing]", state="detached")


def board_of(visitor: Visitor) -> list[str]:
    """All that the board shows, by its marks."""
    found: list[str] = visitor.page.evaluate(BOARD)
    return found


def assert_shows_the_position(visitor: Visitor) -> None:
    """A page that is opened anew shows nothing but the server's position; this one shows the same."""
    settle(visitor)
    shown = board_of(visitor)
    fresh = visitor.open()
    fresh.goto(visitor.page.url)
    fresh.wait_for_selector("[data-at]")
    with suppress(Error):  # it is drawn bit by bit; what it shows in the end is compared
        fresh.wait_for_function(f"shown => JSON.stringify(({BOARD})()) === JSON.stringify(shown)", arg=shown)
    assert fresh.evaluate(BOARD) == shown
    fresh.close()


def wait_out_the_guard(visitor: Visitor) -> None:
    """Waits until a tap is no longer taken for the second of a double tap on Confirm."""
    visitor.page.wait_for_timeout(800)


def play_a_turn(visitor: Visitor) -> None:
    expect(visitor.page).to_have_title(re.compile("●"))
    settle(visitor)
    visitor.play_turn(by_mouse)


def see_the_result(visitor: Visitor) -> None:
    """Skips the final scoring; its one button does that until all is counted, and then shows the result."""
    result = visitor.page.get_by_role("region", name="Result")
    for _ in range(10):
        with suppress(Error):  # it has become the other one meanwhile, or has gone
            visitor.page.get_by_role("button", name=re.compile("^(Skip|Show the result)$")).click(timeout=3000)
        if result.is_visible():
            return
    expect(result).to_be_visible()


@pytest.mark.parametrize("name", GAMES)
@fast
def test_a_whole_match_that_is_played_fast_ends_with_the_servers_position(watcher: Visitor, name: str) -> None:
    watcher.context.add_init_script(HURRY)
    lay(watcher, name, "me", "novice")
    page = watcher.page
    page.wait_for_selector("footer")
    page.evaluate(COUNT)
    for _ in range(2000):
        settle(watcher)
        if watcher.is_over():
            break
        page.wait_for_function(TURN_OR_END)
        settle(watcher)
        watcher.play_turn(by_mouse)
    assert watcher.is_over()
    assert page.evaluate("window.captions") > 20
    see_the_result(watcher)
    watcher.check()
    page.get_by_role("button", name="View board").click()
    assert_shows_the_position(watcher)


@pytest.mark.parametrize("name", GAMES)
def test_a_whole_match_without_animation_ends_with_the_servers_position(visitor: Visitor, name: str) -> None:
    finish(visitor, name)
    visitor.page.get_by_role("button", name="View board").click()
    assert_shows_the_position(visitor)


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("watcher", ["slow", "normal"], indirect=True)
def test_turns_that_are_played_slowly_lead_to_the_servers_position(watcher: Visitor, name: str) -> None:
    lay(watcher, name, "me", "novice")
    for _ in range(2):
        play_a_turn(watcher)
        expect(watcher.page.locator(CAPTION)).to_be_visible()
    watcher.check()
    expect(watcher.page).to_have_title(re.compile("●"))
    assert_shows_the_position(watcher)


@pytest.mark.parametrize("watcher", ["slow"], indirect=True)
def test_how_a_match_began_is_played_once(watcher: Visitor) -> None:
    lay(watcher, "prosperity", "me", "novice")
    page = watcher.page
    expect(page.locator(CAPTION)).to_contain_text("reveal")
    expect(page.get_by_role("list", name="Log and chat")).not_to_contain_text("reveal")
    page.keyboard.press("Escape")
    expect(page.locator(CAPTION)).to_have_count(0)
    expect(page.get_by_role("list", name="Log and chat")).to_contain_text("reveal")
    page.reload()
    expect(page).to_have_title(re.compile("●"))
    settle(watcher)
    expect(page.get_by_role("list", name="Log and chat")).to_contain_text("reveal")


@pytest.mark.parametrize("watcher", ["slow"], indirect=True)
def test_a_click_on_the_board_skips_and_prepares_nothing(watcher: Visitor) -> None:
    lay(watcher, "prosperity", "me", "novice")
    page = watcher.page
    play_a_turn(watcher)
    expect(page.locator(CAPTION)).to_be_visible()
    wait_out_the_guard(watcher)
    page.locator("#area-market button").first.click(force=True)
    expect(page.locator(CAPTION)).to_have_count(0)
    expect(page.locator("footer .draft")).to_have_count(0)
    assert_shows_the_position(watcher)


@pytest.mark.parametrize("watcher", ["slow"], indirect=True)
def test_a_key_skips_and_presses_nothing(watcher: Visitor) -> None:
    lay(watcher, "prosperity", "me", "novice")
    page = watcher.page
    play_a_turn(watcher)
    expect(page.locator(CAPTION)).to_be_visible()
    wait_out_the_guard(watcher)
    page.locator("#area-market button[tabindex='0']").focus()
    page.keyboard.press("Enter")
    expect(page.locator(CAPTION)).to_have_count(0)
    expect(page.locator("footer .draft")).to_have_count(0)


def test_without_motion_the_sentences_stay(browser: Browser, site: Server) -> None:
    visitor = Visitor(browser, site, speed="normal", reduced_motion="reduce")
    lay(visitor, "prosperity", "me", "novice")
    play_a_turn(visitor)
    lines = visitor.page.get_by_role("region", name="What just happened")
    expect(lines.get_by_role("listitem").first).to_be_visible()
    expect(visitor.page.locator(CAPTION)).to_have_count(0)
    visitor.check()
    lines.get_by_role("button").click()
    expect(lines).to_have_count(0)
    visitor.close()


def test_the_speed_is_a_setting(visitor: Visitor) -> None:
    lay(visitor, "prosperity", "me", "novice")
    page = visitor.page
    page.locator("summary").click()
    page.get_by_label("Animation speed").select_option("slow")
    page.reload()
    page.locator("summary").click()
    expect(page.get_by_label("Animation speed")).to_have_value("slow")


def finish(visitor: Visitor, name: str) -> None:
    """Plays a match to its end through the API, with the page open."""
    table = lay(visitor, name, "me", "novice")
    visitor.page.wait_for_selector("footer")
    play_by_api(visitor, table)


@pytest.mark.parametrize("name", GAMES)
@fast
def test_the_final_scoring_is_counted_before_ones_eyes(watcher: Visitor, name: str) -> None:
    finish(watcher, name)
    page = watcher.page
    ceremony = page.get_by_role("region", name="Final scoring")
    expect(ceremony).to_be_visible()
    expect(ceremony.get_by_role("button", name="Skip")).to_be_visible()
    expect(ceremony.get_by_role("button", name="Show the result")).to_be_visible()
    table = page.request.get(f"{watcher.server.url}/api/tables/{watcher.table}").json()
    sums = ceremony.locator(".sum td").all_inner_texts()
    assert [int(each) for each in sums] == table["result"]["points"]
    watcher.check()


@fast
def test_the_final_scoring_is_skipped_by_a_key(watcher: Visitor) -> None:
    finish(watcher, "prosperity")
    page = watcher.page
    ceremony = page.get_by_role("region", name="Final scoring")
    expect(ceremony.get_by_role("button", name="Skip")).to_be_visible()
    page.keyboard.press("Escape")
    ceremony.get_by_role("button", name="Show the result").click()
    expect(page.get_by_role("region", name="Result")).to_be_visible()


def test_whoever_wants_no_animation_can_still_see_the_final_scoring(visitor: Visitor) -> None:
    finish(visitor, "prosperity")
    page = visitor.page
    expect(page.get_by_role("region", name="Result")).to_be_visible()
    page.get_by_role("button", name="Watch the final scoring").click()
    expect(page.get_by_role("region", name="Final scoring").locator(".sum")).to_be_visible()
    visitor.check()


@pytest.mark.parametrize("watcher", ["normal", "instant"], indirect=True)
def test_a_drawn_card_is_shown_before_the_device_is_handed_on(watcher: Visitor) -> None:
    address = f"{watcher.server.url}/api/tables/{lay(watcher, 'neotopia', 'me', 'me')}"
    page = watcher.page
    page.get_by_role("button", name=re.compile("^I am")).click()
    draws = 0
    for number in range(40):
        table = page.request.get(address).json()
        seat, legal = table["position"]["seat"], table["position"]["legal"]
        move = "draw deck" if "draw deck" in legal else legal[0]
        command = {"id": f"move{number}", "do": "play", "seen": table["number"], "moves": [move]}
        page.request.post(f"{address}/commands", data=command)
        if move == "draw deck":
            card = page.get_by_role("alertdialog")
            expect(card).to_be_visible()
            expect(page.get_by_role("heading", name=re.compile("Pass the device"))).to_have_count(0)
            watcher.check()
            card.get_by_role("button").click()
            expect(card).to_have_count(0)
            draws += 1
        if page.request.get(address).json()["position"]["seat"] != seat:
            expect(page.get_by_role("heading", name=re.compile("Pass the device"))).to_be_visible()
            if draws:
                return
            page.get_by_role("button", name=re.compile("^I am")).click()
    raise AssertionError("nobody drew a card")


@pytest.mark.parametrize("name", GAMES)
def test_the_last_turn_is_announced(visitor: Visitor, name: str) -> None:
    table = lay(visitor, name, "me", "novice")
    banner = visitor.page.get_by_role("status").filter(has_text="Your last turn")
    expect(visitor.page).to_have_title(re.compile("●"))
    expect(banner).to_have_count(0)
    play_by_api(visitor, table, is_last_turn)
    expect(banner).to_be_visible()


@pytest.mark.parametrize("watcher", ["slow"], indirect=True)
def test_the_log_does_not_tell_what_is_yet_to_be_played(watcher: Visitor) -> None:
    lay(watcher, "prosperity", "me", "novice")
    page = watcher.page
    log = page.get_by_role("list", name="Log and chat")
    play_a_turn(watcher)
    said = page.locator(CAPTION).inner_text().splitlines()[0]
    expect(log).to_contain_text("The match begins")
    expect(log).not_to_contain_text(said)
    wait_out_the_guard(watcher)
    page.keyboard.press("Escape")
    expect(log).to_contain_text(said)


@pytest.mark.parametrize("watcher", ["slow"], indirect=True)
def test_a_double_tap_on_confirm_skips_nothing(watcher: Visitor) -> None:
    lay(watcher, "prosperity", "me", "novice")
    expect(watcher.page).to_have_title(re.compile("●"))
    settle(watcher)
    watcher.play_until(CONFIRM)
    watcher.page.locator(CONFIRM).dblclick(delay=40)
    expect(watcher.page.locator(CAPTION)).to_be_visible()
