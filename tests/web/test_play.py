"""Playing in real browsers: by mouse, by keyboard, by touch; alone, on one device, and with others over bad lines."""

import re
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from tests.support.browser import CONFIRM, PHONE, Visitor, by_keyboard, by_mouse, by_touch, is_last_turn, lay, play_by_api
from tests.support.quick_server import DealingServer
from tests.support.server import Server

GAMES = ("prosperity", "neotopia")


def final_scores(visitor: Visitor) -> list[int]:
    """What the server says of the end."""
    table = visitor.page.request.get(f"{visitor.server.url}/api/tables/{visitor.table}").json()
    assert table["status"] == "over"
    points: list[int] = table["result"]["points"]
    return points


@pytest.mark.parametrize("name", GAMES)
def test_two_clicks_lead_from_the_front_page_to_a_first_move(visitor: Visitor, name: str) -> None:
    page = visitor.go("/")
    page.get_by_role("article").filter(has_text=name.title()).get_by_role("button", name="Play against bots").click()
    expect(page).to_have_title(re.compile("●"))
    page.locator(".glow:visible").first.click()
    expect(page.locator("footer")).to_be_visible()
    visitor.check()


@pytest.mark.parametrize("name", GAMES)
def test_a_table_says_the_same_before_the_rest_of_the_catalogue_has_come(browser: Browser, site: Server, name: str) -> None:
    visitor = Visitor(browser, site, PHONE, has_touch=True, is_mobile=True)
    page = visitor.page
    lay(visitor, name, "me", "novice")
    expect(page.locator("#area-players")).not_to_be_empty()
    whole = page.locator(".table").inner_text()
    page.route("**/locale/*-pages.json", lambda _: None)  # it never comes
    page.reload()
    expect(page.locator(".table")).to_have_text(whole, use_inner_text=True)
    visitor.close()


@pytest.mark.parametrize("name", GAMES)
def test_a_whole_match_against_bots_by_mouse(visitor: Visitor, name: str) -> None:
    lay(visitor, name, "me", "novice", "novice")
    visitor.page.wait_for_selector("footer")
    visitor.check()
    visitor.play_on(by_mouse)
    assert len(final_scores(visitor)) == 3
    expect(visitor.page.get_by_role("region", name="Result")).to_be_visible()
    visitor.check()


@pytest.mark.parametrize("name", GAMES)
def test_a_whole_match_by_keyboard_alone(visitor: Visitor, name: str) -> None:
    lay(visitor, name, "me", "novice")
    visitor.play_on(by_keyboard)
    final_scores(visitor)


@pytest.mark.parametrize("name", GAMES)
def test_a_whole_match_on_a_phone_by_touch(browser: Browser, site: Server, name: str) -> None:
    visitor = Visitor(browser, site, PHONE, has_touch=True, is_mobile=True)
    lay(visitor, name, "me", "novice")
    visitor.page.wait_for_selector("footer")
    visitor.check()
    visitor.play_on(by_touch)
    final_scores(visitor)
    visitor.check()
    visitor.close()


def test_on_a_shared_device_a_hand_is_shown_only_after_it_was_handed_over(visitor: Visitor) -> None:
    lay(visitor, "neotopia", "me", "me")
    page = visitor.page
    page.add_locator_handler(page.get_by_role("alertdialog"), lambda card: card.get_by_role("button").click())  # a drawn card
    for _ in range(4):
        expect(page.get_by_role("heading", name=re.compile("Pass the device"))).to_be_visible()
        assert page.locator("#area-cards").count() == 0
        visitor.check()
        page.get_by_role("button", name=re.compile("^I am")).click()
        page.wait_for_selector("#area-cards")
        visitor.play_turn(by_mouse)


def test_two_play_on_one_device_from_their_first_turns_to_their_last(visitor: Visitor) -> None:
    table = lay(visitor, "prosperity", "me", "me")
    for _ in range(2):
        expect(visitor.page).to_have_title(re.compile("●"))
        visitor.play_turn(by_mouse)
    play_by_api(visitor, table, is_last_turn)
    visitor.play_on(by_mouse)
    final_scores(visitor)


@pytest.mark.parametrize("name", GAMES)
def test_three_browsers_play_through_cut_lines_reloads_and_a_restart(browser: Browser, tmp_path: Path, name: str) -> None:
    """Nothing is lost: a draft survives a reload, a table survives the server."""
    server = DealingServer(tmp_path, sign_ins_a_minute=1000, requests_a_minute=100_000).start()
    host, second, third = (Visitor(browser, server) for _ in range(3))
    table = lay(host, name, "me", "open", "open")
    for guest in (second, third):
        guest.go(f"/table/{table}")
        guest.page.get_by_role("button", name="Sit here").first.click()
        guest.page.get_by_role("button", name="I’m ready").click()
    everybody = [host, second, third]
    for visitor in everybody:
        visitor.page.wait_for_selector("footer")
    host.check()
    trouble = {2: cut_line, 4: reload_in_mid_turn, 6: restart}
    for turn in range(9):
        mover = whose_turn(everybody)
        if turn in trouble:
            trouble[turn](mover, everybody, server)
        mover = whose_turn(everybody)
        mover.play_turn(by_mouse)
    numbers = {visitor.page.request.get(f"{server.url}/api/tables/{table}").json()["number"] for visitor in everybody}
    assert len(numbers) == 1
    for visitor in everybody:
        expect(visitor.page.get_by_text("Connection lost")).to_have_count(0)
        visitor.close()
    server.stop()


def whose_turn(visitors: list[Visitor]) -> Visitor:
    for _ in range(1000):
        for visitor in visitors:
            if visitor.is_my_turn():
                return visitor
        visitors[0].page.wait_for_timeout(30)
    raise TimeoutError("it is nobody's turn")


def cut_line(mover: Visitor, everybody: list[Visitor], server: Server) -> None:
    """The line of whoever is to move is cut, and comes back."""
    mover.is_offline = True
    mover.context.set_offline(True)
    mover.page.wait_for_timeout(300)
    mover.context.set_offline(False)
    mover.page.wait_for_timeout(300)
    mover.is_offline = False


def reload_in_mid_turn(mover: Visitor, everybody: list[Visitor], server: Server) -> None:
    """What was prepared before a reload is still prepared after it."""
    page = mover.page
    mover.play_until("footer .draft ol li")
    prepared = page.locator("footer .draft ol li").all_inner_texts()
    page.reload()
    expect(page.locator("footer .draft ol li")).to_have_text(prepared)


def restart(mover: Visitor, everybody: list[Visitor], server: Server) -> None:
    """The server is killed and started again; the pages say so, and come back by themselves."""
    for visitor in everybody:
        visitor.is_offline = True
    server.kill()
    expect(mover.page.get_by_text("Connection lost")).to_be_visible()
    server.start()
    for visitor in everybody:
        expect(visitor.page.get_by_text("Connection lost")).to_have_count(0)
        visitor.is_offline = False


def test_what_is_not_possible_says_why_and_names_the_rule(visitor: Visitor) -> None:
    """P-23; the deal of a lesson is always the same"""
    page = visitor.go("/learn/prosperity")
    expect(page).to_have_title(re.compile("●"))
    page.get_by_role("button", name=re.compile("^Mega Skyscraper")).click(force=True)
    why = page.get_by_role("status").filter(has_text="costs")
    expect(why).to_contain_text("600")
    expect(why.get_by_role("link", name="P-23")).to_have_attribute("href", "/rules/prosperity#P-23")


def test_the_market_is_one_stop_of_the_tab_key_and_arrows_go_from_tile_to_tile(visitor: Visitor) -> None:
    lay(visitor, "prosperity", "me", "novice")
    page = visitor.page
    expect(page).to_have_title(re.compile("●"))
    visitor.play_until(".market .glow")  # another decision may be first
    stop = page.locator(".market button[tabindex='0']")
    expect(stop).to_have_count(1)
    expect(stop).to_have_class(re.compile("glow"))
    stop.focus()
    tiles = {stop.inner_text()}
    for _ in range(3):
        page.keyboard.press("ArrowUp")
        expect(stop).to_be_focused()
        tiles.add(stop.inner_text())
    assert len(tiles) > 1


def test_what_was_taken_back_is_struck_through_in_the_log(visitor: Visitor) -> None:
    address = f"{visitor.server.url}/api/tables/{lay(visitor, 'prosperity', 'me', 'me')}"
    page = visitor.page
    played: list[str] = []
    while "income" not in played:  # a whole turn would reveal a tile at its end, and that is not taken back
        table = page.request.get(address).json()
        legal = table["position"]["legal"]
        played.append("income" if "income" in legal else legal[0])
        command = {"id": f"move{len(played)}", "do": "play", "seen": table["number"], "moves": played[-1:]}
        assert page.request.post(f"{address}/commands", data=command).ok
    expect(page.locator(".undone")).to_have_count(0)
    page.get_by_role("button", name="Take back").click()
    expect(page.locator(".undone").first).to_be_visible()
    visitor.check()


def test_what_cannot_be_taken_back_says_why(visitor: Visitor) -> None:
    lay(visitor, "prosperity", "me", "novice")
    visitor.play_until("header :text('turn 3')")  # the next tile has been revealed twice
    expect(visitor.page).to_have_title(re.compile("●"))
    back = visitor.page.get_by_role("button", name=re.compile("Undo|Take back"))
    why = visitor.page.get_by_role("status").filter(has_text="Hidden")
    for _ in range(10):  # what is prepared or was decided since goes first
        back.click(force=True)
        visitor.page.wait_for_timeout(500)
        if why.count():
            break
    expect(why).to_be_visible()
    visitor.check()


def test_a_typed_text_that_is_no_move_is_answered(visitor: Visitor) -> None:
    lay(visitor, "prosperity", "me", "novice")
    page = visitor.page
    page.get_by_role("button", name="More").click()
    page.get_by_label("Type a move").fill("do something")
    page.keyboard.press("Enter")
    expect(page.get_by_role("status").filter(has_text="do something")).to_be_visible()
    visitor.check()


def test_a_hint_names_moves_and_one_can_be_prepared_from_it(visitor: Visitor) -> None:
    lay(visitor, "prosperity", "me", "novice")
    page = visitor.page
    page.get_by_role("button", name="Hint").click()
    hint = page.get_by_role("region", name="Hint")
    hint.get_by_text("Other moves").click()
    hint.get_by_role("listitem").get_by_role("button").first.click()
    expect(page.locator("footer .draft ol li")).to_have_count(1)
    visitor.check()


@pytest.mark.parametrize("name", GAMES)
def test_a_hint_shows_a_whole_turn_with_its_reason_and_prepares_it(visitor: Visitor, name: str) -> None:
    lay(visitor, name, "me", "novice")
    page = visitor.page
    page.get_by_role("button", name="Hint").click()
    hint = page.get_by_role("region", name="Hint")
    expect(hint.get_by_role("button", name="Prepare this turn")).to_be_visible()
    expect(hint.locator(".why")).to_have_text(re.compile(r"^[A-Z].+\.$"))
    moves = hint.locator(".turn li").all_inner_texts()
    visitor.check()
    hint.get_by_role("button", name="Prepare this turn").click()
    prepared = page.locator("footer .draft ol li")
    expect(prepared).to_have_count(len(moves))
    assert [move.strip() for move in prepared.all_inner_texts()] == moves
    expect(page.locator(CONFIRM)).to_be_visible()  # nothing of the turn is left to decide


def test_a_language_is_switched_in_the_middle_of_a_match(visitor: Visitor) -> None:
    lay(visitor, "prosperity", "me", "novice")
    page = visitor.page
    page.locator("summary").click()
    page.get_by_label("Language").select_option("de")
    expect(page.locator("footer")).to_contain_text("Zurücknehmen")
    expect(page.get_by_role("list", name="Verlauf")).to_contain_text("Die Partie beginnt")
    assert page.evaluate("document.documentElement.lang") == "de"
    visitor.check()
