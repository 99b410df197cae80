"""Real browsers for tests, watched for everything that must never happen."""

import itertools
import json
import random
import re
import time
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, ConsoleMessage, Error, Locator, Page, ViewportSize, expect

from tests.support.dealing import deal_of_this_test
from tests.support.server import Server
from tests.support.wire_checks import Json

AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
AXE_OPTIONS = "{resultTypes: ['violations'], rules: {region: {enabled: false}}}"  # slow, and never serious
LAPTOP: ViewportSize = {"width": 1366, "height": 768}
PHONE: ViewportSize = {"width": 390, "height": 844}
GLOWING, CONFIRM = ".glow", "footer .button.primary:not(:disabled)"
BEGINNER = {"beginner": True}  # a preference: everything that is possible is highlighted
ARROWS = ("ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown")
TURN = "() => document.title.startsWith('●')"
TURN_OR_END = f"{TURN} || document.querySelector('footer .tools > a[href^=\"/study/\"]')"
STATE = f"""([confirm, glowing]) => [({TURN})(), !!document.querySelector(confirm), !!document.querySelector(glowing)]"""

# Whether the focus is on something that is meant, whether such a thing is there at all, whether the focus is on a board, and the
# arrow that leads to what is meant there.
FOCUS = """selector => {
  const at = document.activeElement;
  const isOnBoard = at.matches('g, .market *, .slots *');
  const board = isOnBoard && at.parentElement.closest('g[role=group], .market, .slots');
  const middle = each => { const box = each.getBoundingClientRect(); return [box.x + box.width / 2, box.y + box.height / 2]; };
  const [x, y] = middle(at);
  const ways = board ? [...board.querySelectorAll(selector)].map(middle).map(([left, top]) => [left - x, top - y]) : [];
  ways.sort((one, other) => Math.hypot(...one) - Math.hypot(...other));
  const towards = ([right, down]) =>
    Math.abs(right) > Math.abs(down) ? (right > 0 ? 'Right' : 'Left') : (down > 0 ? 'Down' : 'Up');
  const isThere = !!document.querySelector(selector);
  return [at.matches(selector), isThere, isOnBoard, ways.length ? 'Arrow' + towards(ways[0]) : null];
}"""
PATIENCE = 60_000  # milliseconds; a busy machine is slow
expect.set_options(timeout=PATIENCE)

Press = Callable[["Visitor", str], None]  # presses one of the visible things that a selector means


class Visitor:
    """Somebody with a browser of their own. An error on the console, or a page that scrolls where it must not, is a failure."""

    def __init__(
        self, browser: Browser, server: Server, viewport: ViewportSize = LAPTOP, *, speed: str = "instant", **context: Any
    ) -> None:
        """Somebody who has chosen a speed before; at any but `instant`, what happens is played, which takes its time."""
        self.server = server
        self.viewport = viewport
        motion = "reduce" if speed == "instant" else "no-preference"
        self.context = browser.new_context(**{"viewport": viewport, "locale": "en-GB", "reduced_motion": motion, **context})
        stored = json.dumps(json.dumps({**BEGINNER, "speed": speed}))
        self.context.add_init_script(f"localStorage.getItem('tessera') ?? localStorage.setItem('tessera', {stored})")
        self.context.set_default_timeout(PATIENCE)
        self.context.set_extra_http_headers(deal_of_this_test())
        self.faults: list[str] = []
        self.is_offline = False  # while the line is cut, failed requests are no faults
        self.page = self.open()
        self.random = random.Random(1)

    def open(self) -> Page:
        page = self.context.new_page()
        page.on("console", self.heard)
        page.on("pageerror", lambda error: self.faults.append(f"error: {error}"))
        return page

    def heard(self, message: ConsoleMessage) -> None:
        is_error = message.type == "error" or "cannot be played" in message.text  # an event whose scene has failed
        if is_error and not self.is_offline:
            self.faults.append(f"console: {message.text}")

    def go(self, path: str) -> Page:
        self.page.goto(self.server.url + path)
        return self.page

    def check(self) -> None:
        """No fault so far; and the page as it is now is accessible and does not scroll where it must not.

        Pieces that fly in front of a board fade in and out, and are drawings of what its live region says.
        """
        assert not self.faults, self.faults
        self.check_scroll()
        found = self.page.evaluate(f"{AXE.read_text(encoding='utf-8')}; axe.run({{exclude: ['.layer']}}, {AXE_OPTIONS})")
        bad = [each for each in found["violations"] if each["impact"] in {"serious", "critical"}]
        assert not bad, [(each["id"], [node["html"][:300] for node in each["nodes"][:4]]) for each in bad]

    def check_in_both_themes(self) -> None:
        """The same, by day and by night."""
        for theme in ("light", "dark"):
            self.page.emulate_media(color_scheme=theme)
            self.check()

    def check_scroll(self) -> None:
        root = "document.documentElement"
        assert self.page.evaluate(f"{root}.scrollWidth <= {root}.clientWidth"), "the page scrolls sideways"
        if self.viewport == LAPTOP and "/table/" in self.page.url:
            assert self.page.evaluate(f"{root}.scrollHeight <= {root}.clientHeight"), "the table scrolls"

    def close(self) -> None:
        assert not self.faults, self.faults
        self.context.close()

    def one_of(self, selector: str) -> Locator:
        """One of the visible things that are meant."""
        found = self.page.locator(f"{selector}:visible")
        return found.nth(self.random.randrange(max(found.count(), 1)))

    def focused(self, selector: str) -> bool:
        """Whether what has the focus is meant."""
        return bool(self.page.evaluate("selector => document.activeElement.matches(selector)", selector))

    # Playing

    @property
    def table(self) -> str:
        """The name of the table, as in its link."""
        found = re.search(r"/(?:table|study)/(\w+)", self.page.url)
        assert found, self.page.url
        return found[1]

    def own_entries(self) -> list[str]:
        """The kinds of the entries that the server has stored of the visitor's seats; bots' turns are not theirs."""
        found = self.page.request.get(f"{self.server.url}/api/tables/{self.table}/entries?since=0").json()
        seats = self.page.request.get(f"{self.server.url}/api/tables/{self.table}").json()["seats"]
        mine = [number for number, seat in enumerate(seats) if seat["mine"]]
        return [entry["kind"] for entry in found if entry["seat"] in mine and not entry["auto"]]

    def play_turn(self, press: Press) -> None:
        """Prepares a turn with whatever glows, and confirms it; `press` is how something is pressed."""
        deadline = time.monotonic() + PATIENCE / 1000
        for number in itertools.count(1):
            if time.monotonic() > deadline:
                raise TimeoutError("the turn does not end")
            is_my_turn, is_complete, glows = self.page.evaluate(STATE, [CONFIRM, GLOWING])
            if not is_my_turn:
                return
            if number % 20 == 0:
                self.show_first_area()
            if is_complete:
                press(self, CONFIRM)
                if self.has_left("footer .draft"):
                    return
            if glows:
                press(self, GLOWING)
            self.page.wait_for_timeout(30)

    def has_left(self, selector: str) -> bool:
        """Whether something goes within a few seconds; a press that came when the bar was changing does nothing."""
        try:
            self.page.wait_for_selector(selector, state="detached", timeout=5000)
        except Error:
            return False
        return True

    def play_until(self, selector: str) -> None:
        """Does whatever glows, and confirms it, until something is there."""
        for number in range(1, 201):
            if self.page.locator(selector).count():
                return
            if number % 20 == 0:
                self.show_first_area()
            by_mouse(self, CONFIRM if self.page.locator(CONFIRM).count() else GLOWING)
            self.page.wait_for_timeout(30)
        raise TimeoutError(f"{selector} does not appear")

    def show_first_area(self) -> None:
        """Shows the first tab of a small screen; what can be done next may be out of sight in another one."""
        tabs = self.page.locator(".tabs button:visible")
        if tabs.count():
            tabs.first.evaluate("tab => tab.click()")

    def is_my_turn(self) -> bool:
        return self.page.title().startswith("●")

    def is_over(self) -> bool:
        return self.page.locator("footer").get_by_role("button", name="Result").count() > 0

    def play_on(self, press: Press) -> None:
        """Plays until the match is over."""
        for _ in range(2000):
            if self.is_over():
                return
            self.page.wait_for_function(TURN_OR_END)
            self.play_turn(press)
        raise TimeoutError("the match does not end")


def create(visitor: Visitor, game: str, *seats: str, **more: Any) -> str:
    """Creates a table as the browser's own guest, through the API; a seat is `me`, `open` or the level of a bot."""
    ask, url = visitor.page.request, f"{visitor.server.url}/api"
    ask.post(f"{url}/me", data={"name": "Ada"})
    kinds = [{"kind": seat} if seat in {"me", "open"} else {"kind": "bot", "level": seat} for seat in seats]
    name: str = ask.post(f"{url}/tables", data={"game": game, "seats": kinds, **more}).json()["table"]["id"]
    return name


def lay(visitor: Visitor, game: str, *seats: str, **more: Any) -> str:
    """Creates a table in the same way, and opens it."""
    name = create(visitor, game, *seats, **more)
    visitor.go(f"/table/{name}")
    return name


def play_by_api(visitor: Visitor, table: str, until: Callable[[Json], bool] = lambda table: False) -> None:
    """Plays the visitor's seats at random through the API, until something is so or the match is over."""
    ask, url = visitor.page.request, f"{visitor.server.url}/api/tables/{table}"
    for number in itertools.count(1):
        seen = ask.get(url).json()
        if seen["status"] == "over" or until(seen):
            return
        if legal := seen["position"]["legal"]:
            move = visitor.random.choice(legal)
            ask.post(f"{url}/commands", data={"id": f"c{number}", "do": "play", "seen": seen["number"], "moves": [move]})
        else:
            visitor.page.wait_for_timeout(10)


def is_last_turn(table: Json) -> bool:
    """Whether it is the visitor's turn, and the last one that they have."""
    view, is_mine = table["position"]["view"], bool(table["position"]["legal"])
    if table["game"] == "prosperity":
        return is_mine and view["phase"] == "act" and view["turned"] > view["turns"] - len(view["countries"])
    return is_mine and view["last_round"]


def finished(visitor: Visitor, name: str) -> str:
    """A finished match of the visitor against a bot, which no page has watched."""
    table = create(visitor, name, "me", "novice")
    play_by_api(visitor, table)
    return table


def play_bot(visitor: Visitor, name: str, level: str) -> Page:
    """Begins a match against one bot from the front page that is shown, and waits for the visitor's turn."""
    page = visitor.page
    card = page.get_by_role("article").filter(has=page.get_by_role("link", name="Rules")).filter(has_text=name.capitalize())
    card.get_by_role("radio", name="2").check(force=True)
    card.get_by_label("Bots").select_option(label=level)
    card.get_by_role("button", name="Play against bots").click()
    page.wait_for_url("**/table/*")
    page.wait_for_function(TURN)
    return page


def by_mouse(visitor: Visitor, selector: str) -> None:
    """Clicks on one of those that are meant."""
    with suppress(Error):  # what glowed has gone: the position has changed meanwhile
        visitor.one_of(selector).click(timeout=3000)


def by_touch(visitor: Visitor, selector: str) -> None:
    """Taps on one of those that are meant, after swiping there."""
    with suppress(Error):
        thing = visitor.one_of(selector)
        thing.scroll_into_view_if_needed(timeout=3000)
        thing.tap(timeout=3000)


def by_keyboard(visitor: Visitor, selector: str) -> None:
    """Walks with the Tab key, on a board with arrows, until one that is meant has the focus; then presses Enter."""
    page, keys = visitor.page, visitor.page.keyboard
    for _ in range(visitor.random.randrange(4)):
        keys.press("Tab")
    for _ in range(300):
        keys.press("Tab")
        is_meant, is_there, is_on_board, arrow = page.evaluate(FOCUS, selector)
        for number in range(8 if is_on_board and arrow else 0):
            if is_meant:
                break
            keys.press(
                arrow if arrow and number % 3 < 2 else visitor.random.choice(ARROWS)
            )  # the straight way may end at another stop
            is_meant, is_there, _, arrow = page.evaluate(FOCUS, selector)
        if is_meant:
            keys.press("Enter")
        if is_meant or not is_there:
            return
