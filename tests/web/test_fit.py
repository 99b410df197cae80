"""Everything can be read and pressed: nothing is covered, cut or too small, on all screens.

Pages are in German, whose words are long; a table is read in all languages.
"""

import re
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, ViewportSize, expect

from tests.support.browser import CONFIRM, GLOWING, Visitor, by_mouse, lay
from tests.support.server import Server

MEASURES = (Path(__file__).parent / "measures.js").read_text(encoding="utf-8")
TOUCHED = ((390, 844), (844, 390), (820, 1180))
POINTED = ((1280, 720), (1366, 625), (1366, 768), (1920, 1080))
ENLARGED = ((683, 384), (640, 360))  # 1366×768 and 1280×720 at 200 %
OTHERS = ("en", "fr", "it")  # a table is read in these as well, once
SPEAK = """language => {
  const kept = JSON.parse(localStorage.getItem('tessera'));
  localStorage.setItem('tessera', JSON.stringify({ ...kept, language }));
}"""

Step = Callable[[Visitor], None]


@pytest.fixture(params=["finger-de", "pointer-de"])
def reader(request: pytest.FixtureRequest, browser: Browser, site: Server) -> Iterator[Visitor]:
    """Somebody who taps or points, and reads German."""
    is_touch = request.param == "finger-de"
    sizes = TOUCHED if is_touch else (*POINTED, *ENLARGED)
    first: ViewportSize = {"width": sizes[0][0], "height": sizes[0][1]}
    somebody = Visitor(browser, site, first, has_touch=is_touch, is_mobile=is_touch, locale="de-DE")
    yield somebody
    somebody.close()


def faults(visitor: Visitor, ignored: str = "", *, in_all_areas: bool = True) -> list[str]:
    """What cannot be read or pressed, on each screen; the areas of a table are one tab apart on small ones."""
    page, found = visitor.page, dict[str, None]()
    is_touch = visitor.viewport["width"] == TOUCHED[0][0]
    for width, height in TOUCHED if is_touch else (*POINTED, *ENLARGED):
        page.set_viewport_size({"width": width, "height": height})
        page.wait_for_timeout(150)
        tabs = page.locator(".tabs button:visible")
        areas = tabs.count() if in_all_areas else 0
        for area in range(max(areas, 1)):
            if areas:
                tabs.nth(area).evaluate("tab => tab.click()")
                page.wait_for_timeout(100)
            measured = page.evaluate(f"({MEASURES})({str(is_touch).lower()}, {ignored!r})")
            found |= {f"{width}×{height} {fault}": None for fault in measured}
        if areas:
            tabs.first.evaluate("tab => tab.click()")
    page.set_viewport_size(visitor.viewport)
    return list(found)


@pytest.mark.parametrize(
    "path", ["/", "/new/neotopia", "/new/prosperity", "/matches", "/ratings", "/account", "/rules/neotopia", "/nothing"]
)
def test_a_page_can_be_read_and_pressed(reader: Visitor, path: str) -> None:
    reader.is_offline = path == "/nothing"  # that there is no such page is no fault
    reader.go(path)
    reader.page.wait_for_selector("h1")
    reader.page.wait_for_load_state("networkidle")
    assert faults(reader) == []


def test_the_settings_open_on_the_screen(reader: Visitor) -> None:
    reader.go("/")
    reader.page.wait_for_selector("h1")
    reader.page.locator("summary").first.click()
    expect(reader.page.locator("#set-language")).to_be_in_viewport()
    assert faults(reader, "main, nav, .home, summary") == []


def test_a_lobby_can_be_read_and_pressed(reader: Visitor) -> None:
    lay(reader, "neotopia", "me", "open", "novice")
    reader.page.wait_for_selector("#say")
    assert faults(reader) == []


@pytest.mark.parametrize("chapter", [1, 2])
@pytest.mark.parametrize("name", ["neotopia", "prosperity"])
def test_a_lesson_can_be_read_and_pressed(reader: Visitor, name: str, chapter: int) -> None:
    reader.go(f"/learn/{name}?chapter={chapter}")
    reader.page.wait_for_selector("aside .primary")
    begin(reader)
    assert faults(reader, "header") == []  # on a low laptop, the prompt lies over the title


def begin(visitor: Visitor) -> None:
    expect(visitor.page).to_have_title(re.compile("●"))


def choose(visitor: Visitor) -> None:
    by_mouse(visitor, GLOWING)
    visitor.page.wait_for_timeout(200)


def prepare(visitor: Visitor) -> None:
    visitor.play_until(CONFIRM)


def play_some(visitor: Visitor) -> None:
    for _ in range(4):
        begin(visitor)
        visitor.play_turn(by_mouse)
    begin(visitor)


@pytest.mark.parametrize("name", ["neotopia", "prosperity"])
def test_a_table_can_be_read_and_pressed(reader: Visitor, name: str) -> None:
    lay(reader, name, "me", "novice", "novice")
    found: dict[str, list[str]] = {}
    steps: dict[str, Step] = {"begun": begin, "chosen": choose, "later": play_some, "ready": prepare}
    for state, step in steps.items():
        step(reader)
        found[state] = faults(reader)
    for language in OTHERS:
        reader.page.evaluate(SPEAK, language)
        reader.page.reload()  # what is prepared survives it
        reader.page.wait_for_selector(CONFIRM)
        found[language] = faults(reader)
    reader.go(f"/study/{reader.table}?at=4")
    reader.page.wait_for_selector("footer .chips")
    found["study"] = faults(reader)
    assert {state: each for state, each in found.items() if each} == {}


def test_what_opens_above_the_bar_can_be_read_and_pressed(reader: Visitor) -> None:
    lay(reader, "neotopia", "me", "novice", "novice", "novice")
    begin(reader)
    reader.play_turn(by_mouse)
    begin(reader)
    found: dict[str, list[str]] = {}
    for panel, number, covered in ((".recap", 1, ""), (".more", 3, ""), (".hint", 2, ", footer > :not(.hint)")):
        tool = reader.page.locator("footer .place").nth(number).get_by_role("button")
        tool.evaluate("tool => tool.click()")  # a hint lies over it on a phone
        reader.page.wait_for_selector(f"footer {panel} .button:not(.close)")
        found[panel] = faults(reader, f".content, .tabs{covered}", in_all_areas=False)  # what is open lies over the tabs
        tool.evaluate("tool => tool.click()")
    assert {panel: each for panel, each in found.items() if each} == {}
