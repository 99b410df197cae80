"""Pictures of every page and state, in both themes at three sizes, to be looked at: build/screens/NAME-SIZE-THEME.png.

    python -m bench.screens [NAME …] [--size phone] [--size 1180x820] [--theme dark] [--lang de]

The client must be built (`make web`).
"""

import argparse
import random
import tempfile
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import httpx
from playwright.sync_api import Browser, Page, ViewportSize, sync_playwright
from rich.progress import track

from tessera.core.registry import all_games
from tests.support.browser import LAPTOP, PHONE
from tests.support.chromium import launch
from tests.support.server import NO_LIMITS, Server
from tests.support.wire_checks import Json

OUT = Path(__file__).parents[1] / "build" / "screens"
SIZES: dict[str, ViewportSize] = {"laptop": LAPTOP, "tablet": {"width": 820, "height": 1180}, "phone": PHONE}
THEMES = ("light", "dark")
FAVOURED = ("build", "buy", "move", "use")  # so that there is something to look at
LEVELS = ("medium", "easy", "novice")
GAMES = [game.name for game in all_games()]
Shot = tuple[str, str, Callable[[Page], None]]  # the name of a state, the address, and what is done there
MIDDLE = 14  # moves until there is much to see


class Host:
    """A guest who creates the tables that are looked at, and plays at them through the API."""

    def __init__(self, server: Server) -> None:
        self.client = httpx.Client(base_url=server.url, timeout=60)
        self.token = self.client.post("/api/guests", json={"name": "Ada"}).json()["token"]
        self.client.headers["Authorization"] = f"Bearer {self.token}"
        self.random = random.Random(4)  # noqa: S311 - any moves will do

    def begin(self, game: str, players: int, moves: int = 0, **more: Any) -> str:
        """A table with bots, after some moves of its host."""
        bots = [{"kind": "bot", "level": level} for level in LEVELS[: players - 1]]
        name = self.create({"game": game, "seats": [{"kind": "me"}, *bots], **more})
        while moves:
            table = self.client.get(f"/api/tables/{name}").json()
            if table["status"] == "over":
                break
            if table["position"]["seat"] == 0:
                moves -= 1
                self.play(table)
            else:
                time.sleep(0.02)
        return name

    def create(self, wish: Json) -> str:
        """Creates a table; returns its name."""
        name: str = self.client.post("/api/tables", json=wish).json()["table"]["id"]
        return name

    def play(self, table: Json) -> None:
        """One move that does something."""
        legal = table["position"]["legal"]
        move = self.random.choice([move for move in legal if move.startswith(FAVOURED)] or legal)
        command = {"id": f"c{self.random.getrandbits(60)}", "do": "play", "seen": table["number"], "moves": [move]}
        self.client.post(f"/api/tables/{table['id']}/commands", json=command)

    def lobby(self) -> str:
        """A table that waits for friends."""
        seats = [{"kind": "me"}, {"kind": "open"}, {"kind": "bot", "level": "hard"}]
        return self.create({"game": GAMES[0], "seats": seats, "listed": True})

    def shared(self) -> str:
        """A table of two on one device."""
        seats = [{"kind": "me", "name": "Ada"}, {"kind": "me", "name": "Ben"}]
        return self.create({"game": GAMES[-1], "seats": seats})


def states(host: Host) -> Iterator[Shot]:
    """Every state by name: the address, and what is done there."""
    yield "front", "/", nothing
    yield "lobby", f"/table/{host.lobby()}", nothing
    yield "hand-over", f"/table/{host.shared()}", nothing
    for page in ("account", "matches", "nowhere"):
        yield page, f"/{page}", nothing
    for game in GAMES:
        middle, end = host.begin(game, 4, moves=MIDDLE), host.begin(game, 3, moves=1000)
        yield f"{game}-new", f"/new/{game}", nothing
        yield f"{game}-rules", f"/rules/{game}", nothing
        yield f"{game}-lesson", f"/learn/{game}", nothing
        yield f"{game}-lesson-end", f"/learn/{game}?chapter=2", nothing
        yield f"{game}-start", f"/table/{host.begin(game, 2)}", nothing
        yield f"{game}-middle", f"/table/{middle}", nothing
        yield f"{game}-prepared", f"/table/{middle}", prepare
        yield f"{game}-refused", f"/table/{middle}", refuse
        yield f"{game}-hint", f"/table/{middle}", hint
        yield f"{game}-recap", f"/table/{middle}", recap
        yield f"{game}-over", f"/table/{end}", nothing
        yield f"{game}-study", f"/study/{end}?step=60", nothing
        yield f"{game}-what-if", f"/study/{end}?at=20", nothing


def nothing(page: Page) -> None:
    """The page as it comes."""


def prepare(page: Page) -> None:
    """One move is prepared."""
    page.locator(".choices .button:not([aria-disabled=true]), #area-cards .glow").first.click()


def refuse(page: Page) -> None:
    """Something is not possible."""
    page.locator(".area [aria-disabled=true]:visible").first.click(force=True)


def hint(page: Page) -> None:
    """The bots were asked."""
    page.get_by_role("button", name="Hint").click()
    page.get_by_role("region", name="Hint").get_by_role("listitem").first.wait_for()


def recap(page: Page) -> None:
    """What happened since is being stepped through."""
    page.get_by_role("button", name="Recap").click()
    page.get_by_role("region", name="Since your last turn").get_by_role("button").first.wait_for()


def viewport(size: str) -> ViewportSize:
    """A size by its name, or as WIDTHxHEIGHT."""
    width, _, height = size.partition("x")
    return SIZES.get(size) or {"width": int(width), "height": int(height)}


def picture(browser: Browser, host: Host, server: Server, state: Shot, size: str, theme: str, language: str) -> None:
    """One picture."""
    name, address, act = state
    manner: dict[str, Any] = {
        "color_scheme": theme,
        "locale": language,
        "reduced_motion": "reduce",
        "has_touch": size != "laptop",
    }
    context = browser.new_context(viewport=viewport(size), **manner)
    context.add_cookies([{"name": "tessera", "value": host.token, "url": server.url}])
    page = context.new_page()
    page.goto(server.url + address)
    page.wait_for_load_state("networkidle")
    page.wait_for_timeout(300)
    act(page)
    page.wait_for_timeout(300)
    page.screenshot(path=OUT / f"{name}-{size}-{theme}.png")
    context.close()


def main() -> None:
    """Makes all of them, or those that are named."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("names", nargs="*", help="beginnings of names; all if left out")
    parser.add_argument("--size", action="append", help=f"{', '.join(SIZES)} or WIDTHxHEIGHT; may be given again")
    parser.add_argument("--theme", choices=THEMES)
    parser.add_argument("--lang", default="en-GB")
    wish = parser.parse_args()
    OUT.mkdir(parents=True, exist_ok=True)
    sizes, themes = wish.size or [*SIZES], [wish.theme] if wish.theme else THEMES
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = Server(Path(folder), **NO_LIMITS).start()
        browser, host = launch(playwright), Host(server)
        wanted = [each for each in states(host) if not wish.names or each[0].startswith(tuple(wish.names))]
        for state in track(wanted, description="Pictures"):
            for size in sizes:
                for theme in themes:
                    picture(browser, host, server, state, size, theme, wish.lang)
        browser.close()
        server.stop()


if __name__ == "__main__":
    main()
