"""How heavy and how quick the browser client is, written up as docs/web-speed.md.

    python -m bench.web

The client must be built (`make web`). A phone is imitated as Lighthouse does: 150 ms to the server, 1.6 Mbit/s, and a processor
four times slower than this one.
"""

import argparse
import gzip
import json
import tempfile
from pathlib import Path
from statistics import median

from playwright.sync_api import Browser, BrowserContext, Page, sync_playwright

from tessera.core.files import write_file
from tessera.core.registry import all_games
from tests.support.browser import LAPTOP, PHONE, Visitor, finished
from tests.support.chromium import launch
from tests.support.server import NO_LIMITS, Server

ROOT = Path(__file__).parents[1]
BUILD = ROOT / "tessera" / "server" / "web"
MOBILE = {"downloadThroughput": 1_600_000 / 8, "uploadThroughput": 750_000 / 8}
READY = "() => document.title.startsWith('●') && document.querySelector('footer .question')?.offsetParent && performance.now()"
CHOICES = "footer .choices button:not([aria-disabled=true]), #area-cards .glow"
CLICK = """(choices) => new Promise(done => {
  const button = [...document.querySelectorAll(choices)][0];
  const begun = performance.now();
  const drawn = () => document.querySelector('footer .draft ul, footer .draft .changes')
    ? requestAnimationFrame(() => requestAnimationFrame(() => done(performance.now() - begun)))
    : requestAnimationFrame(drawn);
  button.click();
  drawn();
})"""


def weight() -> dict[str, int]:
    """The bytes of the client as they travel, by what a reader must do to get them.

    Scripts and styles are all that playing, studying and reading rules can fetch. A chunk counts as apart only if whoever does
    none of what it is for never fetches it: whatever another script needs at once belongs to that one, whatever it is called.
    """
    chunks = json.loads((BUILD / "manifest.json").read_text(encoding="utf-8"))
    needed = {name for chunk in chunks.values() for name in chunk.get("imports", [])}
    apart: dict[str, set[Path]] = {"pictures": set(), "plain": set(), "offline": {BUILD / "sw.js"}, "engine": set()}
    for source, chunk in chunks.items():
        kind = "pictures" if "/art/" in source else chunk.get("name")
        workers = {BUILD / file for file in chunk.get("assets", [])}
        if kind in {"offline", "engine"}:
            apart[kind] |= workers
        if kind in {"pictures", "plain", "offline"} and source not in needed:
            apart[kind] |= {BUILD / file for file in (chunk["file"], *chunk.get("css", []))}
    apart["offline"] |= set(BUILD.glob("assets/__vite-browser-external-*.js"))  # what Pyodide would need outside a browser
    everything = {kind: set(BUILD.rglob(f"*.{kind}")) - set().union(*apart.values()) for kind in ("js", "css")}
    return {kind: sum(len(gzip.compress(file.read_bytes(), 9)) for file in files) for kind, files in (everything | apart).items()}


TASKS = """() => {
  window.longest = window.captions = 0;
  setInterval(() => window.captions += document.querySelectorAll('.caption').length, 50);
  new PerformanceObserver(list => list.getEntries().forEach(task => {
    if (document.querySelector('.caption')) window.longest = Math.max(window.longest, task.duration);
  })).observe({type: 'longtask'});
}"""


OPINION = "[aria-labelledby=study-position] table"
ANALYSE = """async (next, opinion) => {
  const [before, begun] = [document.querySelector(opinion), performance.now()];
  next.click();
  for (;;) {
    const found = document.querySelector(opinion);
    if (found && found !== before) return performance.now() - begun;
    await new Promise(requestAnimationFrame);
  }
}"""


def without_playback(context: BrowserContext) -> None:
    """Lets nothing be played, so that nothing waits for it."""
    context.add_init_script("""localStorage.setItem('tessera', '{"speed": "instant"}')""")


def create_table(context: BrowserContext, server: Server, game: str) -> str:
    """A table against a bot at which it is the visitor's turn."""
    context.request.post(f"{server.url}/api/me", data={"name": "Ada"})
    seats = [{"kind": "me"}, {"kind": "bot", "level": "novice"}]
    while True:
        table = context.request.post(f"{server.url}/api/tables", data={"game": game, "seats": seats}).json()["table"]
        if table["position"]["seat"] == 0:
            name: str = table["id"]
            return name


def time_to_interact(browser: Browser, server: Server, game: str) -> float:
    """Milliseconds from nothing to a table at which something can be chosen, on a phone on a mobile line."""
    context = browser.new_context(viewport=PHONE, has_touch=True, is_mobile=True)
    without_playback(context)
    table = create_table(context, server, game)
    page = context.new_page()
    line = context.new_cdp_session(page)
    line.send("Network.enable")
    line.send("Emulation.setCPUThrottlingRate", {"rate": 4})
    line.send("Network.emulateNetworkConditions", {"offline": False, "latency": 150, **MOBILE})
    page.goto(f"{server.url}/table/{table}", wait_until="commit")
    found: float = page.wait_for_function(READY).json_value()
    context.close()
    return found


def time_to_preview(browser: Browser, server: Server, game: str) -> float:
    """Milliseconds from a click to the drawn preview."""
    context = browser.new_context(viewport=LAPTOP)
    without_playback(context)
    page = context.new_page()
    page.goto(f"{server.url}/table/{create_table(context, server, game)}")
    page.wait_for_function(READY)
    page.wait_for_timeout(500)
    if not page.locator(CHOICES).count():  # the first move is made on the board
        page.locator("#area-board [role=button]:not([aria-disabled=true])").first.click()
        page.locator("footer .button.primary:enabled").click()
        page.wait_for_function("() => document.title.startsWith('●') && document.querySelector('footer .choices button')")
    found: float = page.evaluate(CLICK, CHOICES)
    context.close()
    return found


def play_turn(page: Page, context: BrowserContext, address: str) -> None:
    """Plays the first legal moves until the bot has had its turn; the page plays each, and must have time for it, or skips it."""
    number = None
    while (table := context.request.get(address).json())["position"]["seat"] == 0 and number in {None, table["number"]}:
        command = {"id": f"c{table['number']}", "do": "play", "seen": table["number"], "moves": table["position"]["legal"][:1]}
        context.request.post(f"{address}/commands", data=command)
        number = table["number"] + 1  # unless the bot has played before it is asked again
        page.wait_for_timeout(1000)
        page.wait_for_selector(".caption", state="detached")
    page.wait_for_timeout(1000)
    page.wait_for_selector(".caption", state="detached")


def longest_task(browser: Browser, server: Server, game: str) -> float:
    """Milliseconds of the longest task while a phone plays what happens in two turns; up to 50 are counted as none."""
    context = browser.new_context(viewport=PHONE, has_touch=True, is_mobile=True)
    name = create_table(context, server, game)
    context.add_init_script(f"sessionStorage.setItem('opened {name}', '1')")  # what happened before is not played
    page, address = context.new_page(), f"{server.url}/api/tables/{name}"
    context.new_cdp_session(page).send("Emulation.setCPUThrottlingRate", {"rate": 4})
    page.goto(f"{server.url}/table/{name}")
    page.wait_for_function(READY)
    page.wait_for_timeout(2000)
    page.evaluate(TASKS)
    for _ in range(2):
        play_turn(page, context, address)
    found: float = page.evaluate("window.longest")
    if not page.evaluate("window.captions"):
        raise RuntimeError(f"nothing was played in {game}")
    context.close()
    return found


def time_to_analysis(browser: Browser, server: Server, game: str) -> float:
    """Milliseconds from opening another position to the engine's first opinion of it, where the panel of the bots is open."""
    visitor = Visitor(browser, server)
    page = visitor.go(f"/study/{finished(visitor, game)}?step=10")
    page.get_by_role("button", name="Bots").click()
    page.wait_for_selector(OPINION)
    found: float = page.get_by_role("button", name="Next turn").evaluate(ANALYSE, OPINION)
    visitor.close()
    return found


MEASURED = (
    ("time until a phone can play", time_to_interact, 1500),
    ("time from click to preview", time_to_preview, 100),
    ("longest task while a phone plays events", longest_task, 50),
    ("time from opening a position to its analysis", time_to_analysis, 300),
)


def main() -> None:
    """Measures and writes."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--times", type=int, default=5)
    parser.add_argument("--folder", type=Path, default=ROOT / "docs")
    wish = parser.parse_args()
    sizes = weight()
    lines = [
        "# Size and speed of the client\n",
        "`python -m bench.web` produces this report, with server and browser on one machine. The phone is emulated: 150 ms",
        "latency, 1.6 Mbit/s, a processor four times slower. Times are medians, with the slowest in parentheses.\n",
        "| | measured | target |",
        "|---|---:|---:|",
        f"| scripts for playing, studying and reading, gzipped | {sizes['js'] / 1000:.1f} kB | ≤ 160 kB |",
        f"| styles for the same | {sizes['css'] / 1000:.1f} kB | |",
        f"| beside these: the pictures of tiles | {sizes['pictures'] / 1000:.1f} kB | ≤ 60 kB |",
        f"| the board of games that bring none of their own | {sizes['plain'] / 1000:.1f} kB | |",
        f"| the worker that analyses, without its engines | {sizes['engine'] / 1000:.1f} kB | |",
        f"| what plays without a server, without Python itself | {sizes['offline'] / 1000:.1f} kB | |",
    ]
    print(*lines[3:], sep="\n", flush=True)
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = Server(Path(folder), **NO_LIMITS).start()
        browser = launch(playwright)
        for game in (game.name for game in all_games()):
            for name, measure, bar in MEASURED:
                found = [measure(browser, server, game) for _ in range(wish.times)]
                lines.append(f"| {game}: {name} | {median(found):.0f} ms ({max(found):.0f}) | ≤ {bar} ms |")
                print(lines[-1], flush=True)
        browser.close()
        server.stop()
    write_file(wish.folder / "web-speed.md", "\n".join(lines) + "\n")


if __name__ == "__main__":
    main()
