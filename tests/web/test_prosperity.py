"""The table of Prosperity: places that stay, ghosts that tell what they change, and warnings in time."""

import re
from typing import Any

from playwright.sync_api import Browser, expect

from tests.support.browser import PHONE, Visitor, lay
from tests.support.server import Server

TILES = """
    () => Object.fromEntries([...document.querySelectorAll("[data-at^='tile:']")].map((tile) => {
        const {x, y, width, height} = tile.parentElement.getBoundingClientRect();
        return [tile.dataset.at, [x, y, width, height].map(Math.round).join(" ")];
    }))
"""

# The first tile that can be bought, between the head of the market and its foot; and what the head cuts.
EDGES = """
    () => {
        const edges = (each) => each.getBoundingClientRect();
        const first = (selector) => edges(document.querySelector(selector));
        const [area, tile, foot] = [first("#area-market"), first(".tile[aria-disabled=false]"), first(".detail")];
        const isCut = (each) => edges(each).top < area.top && edges(each).bottom > area.top;
        const shown = [...document.querySelectorAll(".deck, .time li, .ladder, h2, .tile")];
        const cut = shown.filter(isCut).map((each) => each.className);
        return [tile.top - area.top, foot.top - tile.bottom, cut];
    }
"""


class Hand:
    """Plays at a table through the API, on all seats, while a page watches."""

    def __init__(self, visitor: Visitor, **more: Any) -> None:
        self.visitor = visitor
        self.address = f"{visitor.server.url}/api/tables/{lay(visitor, 'prosperity', 'me', 'me', **more)}"
        self.count = 0

    def table(self) -> Any:
        return self.visitor.page.request.get(self.address).json()

    def play(self, table: Any, move: str) -> None:
        self.count += 1
        command = {"id": f"move{self.count}", "do": "play", "seen": table["number"], "moves": [move]}
        assert self.visitor.page.request.post(f"{self.address}/commands", data=command).ok

    def play_until_actions(self) -> Any:
        """Answers the questions of scorings without money, until a turn's two actions are due."""
        while (table := self.table())["position"]["view"]["phase"] != "act":
            self.play(table, table["position"]["legal"][0])
        return table


def test_with_a_tile_chosen_every_slot_shows_its_ghost_with_the_net_change(visitor: Visitor) -> None:
    """A coal plant is covered at 1.1; 2.1 is empty."""
    seat = Hand(visitor).play_until_actions()["position"]["seat"]
    page = visitor.page
    tile = page.locator("[data-at='tile:oil-power-station']")
    expect(tile).to_have_attribute("aria-disabled", "false")
    tile.click()
    slots = {slot: page.locator(f"[data-at='slot:{seat}:{slot}']") for slot in ("1.1", "2.1", "1.2")}
    expect(slots["2.1"]).to_contain_text("energy +4, ecology −2")
    expect(slots["1.1"]).to_contain_text("energy +2, ecology −1")
    expect(slots["1.1"]).to_contain_text("over Coal Plant")
    expect(slots["1.2"]).not_to_have_class(re.compile("glow"))
    visitor.check()


def test_a_tile_under_the_pointer_tells_its_change_in_an_empty_slot_and_over_another_tile(visitor: Visitor) -> None:
    Hand(visitor).play_until_actions()
    page = visitor.page
    tile = page.locator("[data-at='tile:oil-power-station']")
    expect(tile).to_have_attribute("aria-disabled", "false")
    tile.hover()
    tip = page.get_by_role("tooltip")
    expect(tip).to_contain_text(
        re.compile(r"In slot 2\.1:.*energy \+4, ecology −2.*In slot 1\.1, over Coal Plant:.*energy \+2, ecology −1", re.S)
    )
    page.keyboard.press("Escape")
    expect(tip).to_have_count(0)


def test_no_tile_moves_or_shrinks_while_others_come_and_go(visitor: Visitor) -> None:
    hand = Hand(visitor)
    page = visitor.page
    page.wait_for_selector("[data-at^='tile:']")
    seen: dict[str, str] = {}
    while (table := hand.table())["status"] == "playing":
        hand.play(table, visitor.random.choice(table["position"]["legal"]))
        if hand.count % 5 == 0:
            now = page.evaluate(TILES)
            assert now.items() >= {tile: box for tile, box in seen.items() if tile in now}.items()
            seen = now
    assert len({box.split(" ", 2)[2] for box in seen.values()}) == 1  # one size


def test_a_phone_shows_the_first_tile_that_can_be_bought_and_cuts_nothing_above(browser: Browser, site: Server) -> None:
    visitor = Visitor(browser, site, PHONE, has_touch=True, is_mobile=True)
    Hand(visitor).play_until_actions()
    visitor.page.wait_for_selector("[data-at='tile:oil-power-station'][aria-disabled=false]")
    visitor.page.wait_for_timeout(300)  # until it has scrolled
    above, below, cut = visitor.page.evaluate(EDGES)
    assert min(above, below) >= 0
    assert cut == []
    visitor.close()


def test_over_pollution_is_warned_of_in_the_country_and_before_the_turn_ends(visitor: Visitor) -> None:
    """P-17; on the black side energy and ecology are below zero, and nobody cleans up"""
    hand = Hand(visitor, options={"boards": ["black", "black"]})
    page = visitor.page
    while not (table := hand.play_until_actions())["position"]["view"]["countries"][table["position"]["seat"]]["over_polluted"]:
        hand.play(table, "income")
    expect(page.locator("#area-country")).to_contain_text("Over-polluted!")
    income = page.locator("footer .choices").get_by_role("button", name="Income")
    for _ in range(table["position"]["view"]["actions"]):
        expect(page.get_by_text("You would end your turn over-polluted")).to_have_count(0)
        income.click()
        page.wait_for_timeout(300)
    expect(page.get_by_text("You would end your turn over-polluted")).to_be_visible()
    visitor.check()


def test_a_deficit_that_the_next_tile_may_score_is_warned_of_before_the_turn_ends(visitor: Visitor) -> None:
    """P-11, P-12; on the black side energy and ecology are below zero"""
    hand = Hand(visitor, options={"boards": ["black", "black"]})
    while not {"energy", "ecology"} & {*(table := hand.play_until_actions())["position"]["view"]["to_score"]["symbols"]}:
        hand.play(table, "income")
    page = visitor.page
    for name in ("Income", "Research energy"):
        expect(page.get_by_text("The next tile may cost you")).to_have_count(0)
        page.locator("footer .choices").get_by_role("button", name=name).click()
    expect(page.get_by_text("The next tile may cost you")).to_be_visible()
    visitor.check()


def test_research_is_split_by_clicking_the_ladders(visitor: Visitor) -> None:
    """P-14"""
    hand = Hand(visitor)
    page = visitor.page
    while (table := hand.table())["position"]["view"]["phase"] != "split":
        legal = table["position"]["legal"]
        hand.play(table, "income" if "income" in legal else legal[0])
    squares = table["position"]["view"]["choice"]["squares"]
    for _ in range(squares):
        page.locator(".ladder .energy").click()
    expect(page.locator("footer .draft ol li")).to_have_text(f"Research: energy +{squares}")
