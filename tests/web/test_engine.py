"""The engine in the browser: it thinks as the server's bots do, to the last bit, and the server has nothing to do."""

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page, expect

from tessera import find_game
from tests.support.browser import Visitor, finished
from tests.support.server import Server
from tests.wasm.browser import BrowserEngine
from tests.wasm.equality import positions
from tests.wasm.runtime import built

GAMES = ("neotopia", "prosperity")
SIMULATIONS = re.compile(r"([\d,]+) simulations")


@pytest.fixture(scope="module", autouse=True)
def engines() -> None:
    """The engines are there, as `make web` builds them."""
    for name in GAMES:
        built(find_game(name))


@pytest.fixture
def reader(browser: Browser, site: Server) -> Iterator[Visitor]:
    somebody = Visitor(browser, site)
    yield somebody
    somebody.close()


def asks_of(page: Page) -> list[str]:
    """The paths of what the page asks the bots on the server from now on."""
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url) if "/analyses" in request.url else None)
    return asked


def simulations(page: Page) -> int:
    found = SIMULATIONS.search(page.get_by_role("region", name="This position").inner_text())
    return int(found[1].replace(",", "")) if found else 0


@pytest.mark.parametrize("name", GAMES)
def test_matches_and_trees_are_the_same_bytes_as_on_the_cpu(reader: Visitor, name: str) -> None:
    game = find_game(name)
    engine = BrowserEngine(reader.go("/"), game)
    assert engine.differing_matches(3, range(20)) == []
    for batch in positions(game, 3, 3):
        assert engine.has_same_tree(batch.states[0], 300)


@pytest.mark.parametrize("name", GAMES)
def test_a_network_guides_to_the_same_trees_as_on_the_cpu(reader: Visitor, name: str) -> None:
    game = find_game(name)
    engine = BrowserEngine(reader.go("/"), game)
    for batch in positions(game, 3, 2):
        assert engine.has_same_guided_tree(batch.states[0], 150)


@pytest.mark.parametrize("name", GAMES)
def test_an_analysis_improves_until_it_is_stopped(reader: Visitor, name: str) -> None:
    page = reader.go(f"/study/{finished(reader, name)}?step=40")
    asked = asks_of(page)
    page.get_by_role("button", name="Bots").click()
    expect(page.get_by_role("columnheader", name="final score")).to_be_visible()
    position, first = page.get_by_role("region", name="This position"), simulations(page)
    expect(position).not_to_contain_text(f"{first:,} simulations")
    assert simulations(page) > first
    reader.check()
    position.get_by_role("button", name="Stop").click()
    expect(position.get_by_role("button", name="Keep thinking")).to_be_visible()
    assert asked == []


def test_another_position_gets_another_analysis(reader: Visitor) -> None:
    page = reader.go(f"/study/{finished(reader, 'prosperity')}?step=40")
    page.get_by_role("button", name="Bots").click()
    position = page.get_by_role("region", name="This position")
    expect(position.get_by_role("button", name="Stop")).to_be_visible()
    position.get_by_role("button", name="Stop").click()
    page.get_by_role("button", name="Next turn").click()
    expect(position.get_by_role("button", name="Stop")).to_be_visible()
    expect(page.get_by_role("columnheader", name="final score")).to_be_visible()


def test_a_whole_match_is_analysed_without_the_server(reader: Visitor) -> None:
    page = reader.go(f"/study/{finished(reader, 'prosperity')}")
    asked = asks_of(page)
    page.get_by_role("button", name="Bots").click()
    page.get_by_role("button", name="Analyse match").click()
    expect(page.get_by_role("list", name="Costliest moves").get_by_text("Points lost").first).to_be_visible()
    expect(page.get_by_role("region", name="The whole match").get_by_role("progressbar")).to_have_count(0)
    reader.check()
    assert asked == []


def test_with_the_setting_off_the_server_analyses(reader: Visitor) -> None:
    page = reader.go(f"/study/{finished(reader, 'prosperity')}?step=40")
    page.locator("summary").first.click()
    page.get_by_label("Analyse in this browser").uncheck()
    page.keyboard.press("Escape")
    asked = asks_of(page)
    page.get_by_role("button", name="Bots").click()
    page.get_by_role("button", name="Analyse position").click()
    expect(page.get_by_role("columnheader", name="final score")).to_be_visible()
    assert asked
