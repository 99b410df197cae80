"""Turns that cannot go wrong, in real browsers: double taps, taking back and redoing, and the keys to Confirm."""

import re

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.support.browser import CONFIRM, GLOWING, PHONE, Visitor, by_mouse, by_touch, is_last_turn, lay, play_by_api
from tests.support.server import Server

GAMES = ("prosperity", "neotopia")
MOST_KEYS = 6  # from the last prepared move to Confirm
TURNS_BY_KEYBOARD = 6


def prepare_turn(visitor: Visitor, selector: str = GLOWING) -> None:
    """Prepares a turn up to its confirmation."""
    expect(visitor.page).to_have_title(re.compile("●"))
    while not visitor.page.locator(CONFIRM).count():
        by_mouse(visitor, selector)
        visitor.page.wait_for_timeout(50)


def prepared(page: Page) -> list[str]:
    return page.locator("footer .draft ol li").all_inner_texts()


@pytest.mark.parametrize("name", GAMES)
def test_a_double_tap_on_confirm_plays_one_turn_and_nothing_else(browser: Browser, site: Server, name: str) -> None:
    visitor = Visitor(browser, site, PHONE, has_touch=True, is_mobile=True)
    lay(visitor, name, "me", "novice")
    expect(visitor.page).to_have_title(re.compile("●"))
    while not visitor.page.locator(CONFIRM).count():
        by_touch(visitor, GLOWING)
        visitor.page.wait_for_timeout(50)
    before = len(visitor.own_entries())
    box = visitor.page.locator(CONFIRM).bounding_box()
    assert box
    for pause in (60, 120, 250, 400):
        visitor.page.touchscreen.tap(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
        visitor.page.wait_for_timeout(pause)
    expect(visitor.page).to_have_title(re.compile("●"))
    assert visitor.own_entries()[before:] == ["play"]
    visitor.close()


def test_a_double_tap_at_the_end_of_a_match_opens_no_rematch(visitor: Visitor) -> None:
    """The button of the rematch stands where Confirm stood."""
    play_by_api(visitor, lay(visitor, "neotopia", "me", "novice"), is_last_turn)
    page = visitor.page
    while not visitor.is_over():
        if visitor.is_my_turn() and page.locator(CONFIRM).count():
            page.locator(CONFIRM).dblclick(force=True)
        elif page.locator(GLOWING).count():
            by_mouse(visitor, GLOWING)
        page.wait_for_timeout(20)
    page.wait_for_timeout(300)
    table = page.request.get(f"{visitor.server.url}/api/tables/{visitor.table}").json()
    assert (table["status"], table["rematch"]) == ("over", None)


def test_the_board_keeps_its_size_while_a_turn_is_prepared(browser: Browser, site: Server) -> None:
    for viewport in (PHONE, {"width": 844, "height": 390}, {"width": 1366, "height": 625}):
        visitor = Visitor(browser, site, viewport)  # type: ignore[arg-type]
        lay(visitor, "neotopia", "me", "novice")
        expect(visitor.page).to_have_title(re.compile("●"))
        sizes = set()
        for _ in range(4):
            while visitor.is_my_turn() and not visitor.page.locator(CONFIRM).count():
                by_mouse(visitor, GLOWING)
                visitor.page.wait_for_timeout(50)
                sizes.add(str(visitor.page.locator("#area-board").bounding_box() or {}).split("'y'")[1])
            visitor.play_turn(by_mouse)
            expect(visitor.page).to_have_title(re.compile("●"))
        assert len(sizes) == 1
        visitor.close()


def test_a_turn_is_taken_back_as_a_whole_and_redone(visitor: Visitor) -> None:
    name = lay(visitor, "prosperity", "me", "me", undo="free")
    page, address = visitor.page, f"{visitor.server.url}/api/tables/{name}"
    played: list[str] = []
    while "income" not in played:  # a whole turn would reveal a tile at its end, and that is not taken back
        table = page.request.get(address).json()
        legal = table["position"]["legal"]
        played.append("income" if "income" in legal else legal[0])
        command = {"id": f"move{len(played)}", "do": "play", "seen": table["number"], "moves": played[-1:]}
        assert page.request.post(f"{address}/commands", data=command).ok
    before = page.request.get(address).json()["position"]["view"]
    page.get_by_role("button", name="Take back").click()
    expect(page.locator(".undone").first).to_be_visible()
    page.get_by_role("button", name="Redo").click()
    expect(page.locator("footer .draft ol li")).to_have_text(["Income"])
    page.locator("footer .confirm button").click()
    expect(page.locator("footer .draft")).to_have_count(0)
    assert page.request.get(address).json()["position"]["view"] == before
    visitor.check()


def test_a_prepared_move_is_removed_and_prepared_again(visitor: Visitor) -> None:
    lay(visitor, "neotopia", "me", "novice")
    prepare_turn(visitor)
    page, moves = visitor.page, prepared(visitor.page)
    page.get_by_role("button", name="Undo").click()
    expect(page.locator("footer .draft ol li")).to_have_count(len(moves) - 1)
    page.get_by_role("button", name="Redo").click()
    expect(page.locator("footer .draft ol li")).to_have_text(moves)


def test_taking_back_says_beforehand_that_it_is_not_possible(visitor: Visitor) -> None:
    """Among bots nothing that was revealed is taken back, and a turn ends with a reveal."""
    lay(visitor, "prosperity", "me", "novice")
    expect(visitor.page).to_have_title(re.compile("●"))
    visitor.play_turn(by_mouse)
    expect(visitor.page).to_have_title(re.compile("●"))
    expect(visitor.page.get_by_role("button", name="Take back")).to_have_attribute("aria-disabled", "true")


@pytest.mark.parametrize("name", GAMES)
def test_turns_by_keyboard_need_few_keys_to_confirm(visitor: Visitor, name: str) -> None:
    """Digits pick from the tray, and when a turn is prepared the focus is on Confirm."""
    lay(visitor, name, "me", "novice")
    page = visitor.page
    keys = confirmed = 0
    while confirmed < TURNS_BY_KEYBOARD:
        assert not visitor.is_over()
        if not visitor.is_my_turn():
            page.wait_for_timeout(20)
        elif page.locator(CONFIRM).count():
            while not visitor.focused(CONFIRM):
                page.keyboard.press("Tab")
                keys += 1
                assert keys <= MOST_KEYS
            page.keyboard.press("Enter")
            expect(page.locator("footer .draft")).to_have_count(0)
            keys, confirmed = 0, confirmed + 1
        elif (choices := page.locator("footer .choices .button.glow:visible")).count():
            choices.nth(visitor.random.randrange(choices.count())).focus()
            page.keyboard.press("Enter")
            page.wait_for_timeout(30)
        elif page.locator(f"g{GLOWING}").count():
            visitor.one_of(f"g{GLOWING}").focus()
            page.keyboard.press("Enter")
            page.wait_for_timeout(30)
