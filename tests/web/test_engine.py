"""The engine in the browser: it thinks as the server's bots do, to the last bit, and the server has nothing to do."""

import base64
import re
import time
from collections.abc import Iterator
from pathlib import Path

import numpy as np
import pytest
from playwright.sync_api import Browser, Page, expect

from tessera import find_game
from tessera.bots.levels import search_parameters
from tessera.bots.think import Budget, TreeSearch
from tessera.bots.weights import weights_of
from tessera.bots.workspace import new_workspace
from tessera.sim.cpu import Batch
from tests.support.browser import Visitor, finished
from tests.support.server import Server
from tests.wasm.runtime import built

GAMES = ("neotopia", "prosperity")
PROGRAM = (Path(__file__).parent / "engine.js").read_text(encoding="utf-8")
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
    game, players, seeds = find_game(name), 3, list(range(20))
    batch = Batch.deal(game, players, np.array(seeds, dtype=np.uint64))
    batch.play(30)
    game.drive.settle(batch.states[0], game.buffer())
    viewer, root = int(game.rule["to_act"](batch.states[0])), batch.states[:1].copy()
    workspace = new_workspace(game, weights_of(game, players), 301)
    workspace.root[0] = root[0]
    TreeSearch(game, viewer, search_parameters(game), Budget(iterations=300), time.monotonic(), lambda share: None)(workspace, 5)
    batch.play()
    page = reader.go("/")
    about = page.request.get(f"{reader.server.url}/api/games/{name}/engine").json()
    blank = game.new_states(1, players, game.read_options(players, {}))
    wish = {"about": about, "seeds": seeds, "players": players, "viewer": viewer, "seed": 5, "iterations": 300}
    packed = {"blank": base64.b64encode(blank.tobytes()).decode(), "root": base64.b64encode(root.tobytes()).decode()}
    found = page.evaluate(PROGRAM, {**wish, **packed})
    assert [base64.b64decode(end) for end in found["ends"]] == [state.tobytes() for state in batch.states]
    tree = base64.b64decode(found["tree"])
    assert tree == workspace.nodes.tobytes()[: len(tree)]


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
