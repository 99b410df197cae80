"""Studying matches in real browsers: by turn, with the bots beside the board, and with bots that go on in a variation."""

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, expect

from tests.support.browser import PHONE, Visitor, finished
from tests.support.server import Server

GAMES = {"prosperity": ("1970, turn", "#area-country"), "neotopia": ("Turn", "#area-board")}


@pytest.fixture(scope="module")
def reader(browser: Browser, site: Server) -> Iterator[Visitor]:
    """Somebody who has played, and studies that now."""
    somebody = Visitor(browser, site)
    yield somebody
    somebody.close()


@pytest.fixture(scope="module")
def tables(reader: Visitor) -> dict[str, str]:
    """A finished match of each game."""
    return {name: finished(reader, name) for name in GAMES}


@pytest.mark.parametrize("name", GAMES)
def test_the_steps_of_a_match_are_told_by_turn(reader: Visitor, tables: dict[str, str], name: str) -> None:
    title, _ = GAMES[name]
    page = reader.go(f"/study/{tables[name]}")
    turns, place = page.locator("#area-log button.turn"), page.locator("footer .place")
    turns.filter(has_text=re.compile(rf"^\W*{title} 2\b")).click()
    expect(place).to_have_text(f"{title} 2")
    opened = page.locator("#area-log button[aria-expanded=true]")
    expect(opened).to_contain_text(f"{title} 2")
    expect(page.locator("#area-log button.step.current")).to_be_visible()
    page.get_by_role("button", name="Next turn").click()
    expect(opened).to_contain_text(f"{title} 3")
    page.keyboard.press("PageUp")
    expect(opened).to_contain_text(f"{title} 2")
    page.keyboard.press("End")
    expect(opened).to_contain_text("Final scoring")
    reader.check()


@pytest.mark.parametrize("name", GAMES)
def test_ones_own_match_opens_at_its_end(reader: Visitor, tables: dict[str, str], name: str) -> None:
    page = reader.go(f"/study/{tables[name]}")
    expect(page.locator("footer .place")).to_have_text("Final scoring")


def test_a_turn_that_is_shown_whole_is_analysed_from_its_first_decision(reader: Visitor, tables: dict[str, str]) -> None:
    page = reader.go(f"/study/{tables['prosperity']}")
    page.locator("#area-log button.turn").filter(has_text=re.compile(r"turn 3\b")).click()
    step = page.get_by_role("slider", name="Step")
    last = int(step.input_value())
    page.locator("[data-panel=bots]").click()
    page.get_by_role("button", name="Analyse this turn").click()
    expect(page.get_by_text("Best moves for")).to_be_visible()
    assert int(step.input_value()) < last


@pytest.mark.parametrize("name", GAMES)
def test_the_bots_opinion_is_beside_the_board_and_tells_chances_and_points(
    reader: Visitor, tables: dict[str, str], name: str
) -> None:
    _, board = GAMES[name]
    page = reader.go(f"/study/{tables[name]}?step=40")
    page.get_by_role("button", name="Bots").click()
    expect(page.get_by_role("columnheader", name="final score")).to_be_visible()
    panel, country = page.get_by_role("complementary").bounding_box(), page.locator(board).bounding_box()
    assert panel and country
    assert panel["x"] >= country["x"] + country["width"] or country["x"] >= panel["x"] + panel["width"]
    assert not re.search(r"(?<![\d.,])0\s?%", page.get_by_role("region", name="This position").inner_text())
    reader.check()


def test_the_costliest_moves_are_ones_own_first_with_points_lost(reader: Visitor, tables: dict[str, str]) -> None:
    page = reader.go(f"/study/{tables['prosperity']}")
    page.get_by_role("button", name="Bots").click()
    page.get_by_role("button", name="Analyse match").click()
    costly = page.get_by_role("list", name="Costliest moves")
    expect(costly.get_by_text("Points lost").first).to_be_visible()  # random moves cost some
    expect(page.get_by_label("Moves by")).to_have_value("0")
    assert {line.split("\n")[0].strip() for line in costly.get_by_role("listitem").all_inner_texts()} == {"Ada"}
    reader.check()


@pytest.mark.parametrize("phone", [False, True], ids=["laptop", "phone"])
@pytest.mark.parametrize("name", GAMES)
def test_bots_go_on_in_a_variation(browser: Browser, site: Server, tables: dict[str, str], name: str, phone: bool) -> None:
    stranger = Visitor(browser, site, PHONE, has_touch=True) if phone else Visitor(browser, site)
    page = stranger.go(f"/study/{tables[name]}?at=12")
    moves = page.get_by_role("list", name="Variation").get_by_role("listitem")
    page.get_by_role("button", name="Bots play on").click()
    expect(moves.nth(1).get_by_role("button")).to_be_visible()
    expect(page).to_have_url(re.compile("line="))
    before = moves.count()
    page.get_by_role("button", name="Bots play on").click()
    expect(moves.nth(before)).to_be_visible()
    stranger.check()
    stranger.close()
