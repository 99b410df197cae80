"""The lessons in a real browser, from the first prompt to the card that starts a first match."""

import re

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from tests.support.browser import GLOWING, PHONE, Press, Visitor, by_mouse, by_touch
from tests.support.server import Server
from tests.support.wire_checks import Json

GAMES = ("prosperity", "neotopia")
DUE = ("aside button.primary", "footer button.primary:not(:disabled)", GLOWING)  # what a prompt may ask for, most urgent first
TO_THE_NEXT_CHAPTER = "aside a.primary"
SCORING, CARD = "section[aria-label='Final scoring']", "section[aria-labelledby='first-match']"


def learn(visitor: Visitor, press: Press, until: str) -> None:
    """Does what the prompts ask for until something appears."""
    page = visitor.page
    for _ in range(600):
        if page.locator(until).count():
            return
        due = next((each for each in DUE if page.locator(f"{each}:visible").count()), None)
        if due is not None:
            press(visitor, due)
        page.wait_for_timeout(50)
    raise TimeoutError(f"{until} does not appear")


def leave(visitor: Visitor, by: Locator) -> None:
    """Presses what leads to another table, and waits for that."""
    before = visitor.table
    by.click()
    is_there = "before => location.pathname.startsWith('/table/') && !location.pathname.endsWith(before)"
    visitor.page.wait_for_function(is_there, arg=before)


def table_of(visitor: Visitor) -> Json:
    """The table that the visitor looks at, as the server has it."""
    table: Json = visitor.page.request.get(f"{visitor.server.url}/api/tables/{visitor.table}").json()
    return table


@pytest.mark.parametrize("name", GAMES)
def test_a_lesson_goes_through_its_chapters_to_a_first_match(visitor: Visitor, name: str) -> None:
    page = visitor.go(f"/learn/{name}")
    expect(page.get_by_role("complementary", name="Lesson")).to_be_visible()
    visitor.check()
    learn(visitor, by_mouse, TO_THE_NEXT_CHAPTER)
    leave(visitor, page.locator(TO_THE_NEXT_CHAPTER))
    learn(visitor, by_mouse, ".result.panel")
    assert (table_of(visitor)["chapter"], table_of(visitor)["result"]["winners"]) == (2, [0])
    learn(visitor, by_mouse, f"{SCORING}, {CARD}")
    if page.locator(SCORING).count():
        page.locator(SCORING).get_by_role("button").click()
    expect(page.locator(CARD)).to_be_visible()
    visitor.check()
    leave(visitor, page.get_by_role("button", name="Start your first match"))
    table = table_of(visitor)
    assert not table["lesson"]
    assert {seat["bot"] for seat in table["seats"]} == {None, "easy"}
    expect(page).to_have_title(re.compile("●"))


@pytest.mark.parametrize("name", GAMES)
def test_on_a_phone_a_lesson_ends_on_the_board(browser: Browser, site: Server, name: str) -> None:
    visitor = Visitor(browser, site, PHONE, has_touch=True, is_mobile=True)
    page = visitor.go(f"/learn/{name}")
    learn(visitor, by_touch, TO_THE_NEXT_CHAPTER)
    page.get_by_role("button", name="Keep playing").tap()
    expect(page.get_by_role("complementary", name="Lesson")).to_have_count(0)
    expect(page.locator("nav.tabs button").first).to_have_attribute("aria-current", "true")
    visitor.check()
    visitor.close()


def bridge_lesson(browser: Browser, site: Server) -> tuple[Visitor, Page, Locator]:
    """The lesson of Neotopia on a phone, and the card below the board that it builds."""
    visitor = Visitor(browser, site, PHONE, has_touch=True, is_mobile=True)
    page = visitor.go("/learn/neotopia")
    return visitor, page, page.locator(".minis button").filter(has_text="Bridge (2 × Renewable energy")


def test_a_tap_on_a_complete_card_below_the_board_builds_it(browser: Browser, site: Server) -> None:
    visitor, page, card = bridge_lesson(browser, site)
    learn(visitor, by_touch, "footer button:has-text('Build nothing')")
    page.locator("nav.tabs button").first.tap()
    card.tap()
    expect(page.locator("footer .draft ol li").last).to_contain_text("Build")
    expect(card).to_have_count(0)
    visitor.close()


def test_a_card_that_was_chosen_before_it_was_complete_is_said_to_be(browser: Browser, site: Server) -> None:
    visitor, page, card = bridge_lesson(browser, site)
    learn(visitor, by_touch, "footer .question:has-text('3 actions left')")
    page.locator("nav.tabs button").first.tap()
    card.tap()
    expect(page.locator("#area-board .said")).to_have_text("One token short: 1 space completes it")
    learn(visitor, by_touch, "footer button:has-text('Build nothing')")
    page.evaluate("document.activeElement.blur()")  # the space that was chosen is looked at no more
    expect(page.locator("#area-board .said")).to_have_text("Complete: press Build (3 points)")
    visitor.close()


def test_a_lesson_that_was_left_is_not_among_the_running_tables(visitor: Visitor) -> None:
    page = visitor.go("/learn/prosperity")
    expect(page.locator("aside")).to_be_visible()
    left = visitor.table
    visitor.go("/learn/prosperity?chapter=2")
    expect(page.locator("aside")).to_be_visible()
    newer = visitor.table
    visitor.go("/")
    expect(page.locator(f"a[href='/table/{newer}']").first).to_be_visible()
    expect(page.locator(f"a[href='/table/{left}']")).to_have_count(0)


def test_a_prompt_waits_until_what_has_happened_was_seen(browser: Browser, site: Server) -> None:
    visitor = Visitor(browser, site, speed="slow")
    page = visitor.go("/learn/prosperity")
    learn(visitor, by_mouse, "footer .button.primary:not(:disabled)")
    page.locator("footer .button.primary").click()
    expect(page.locator(".caption")).to_be_visible()
    expect(page.locator("aside p")).to_have_text("Watch what happens …")
    page.wait_for_timeout(800)  # a tap at once is taken for the second of a double tap on Confirm
    page.locator("#area-market").click()
    expect(page.locator("aside button.primary")).to_be_visible()
    expect(page.locator("aside p")).not_to_have_text("Watch what happens …")
    visitor.close()
