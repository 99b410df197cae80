"""What playing without a network costs: bytes to install, and seconds until a match goes on without a network.

    python -m bench.offline

The client must be built (`make web`). A phone is imitated by a browser whose pages and workers run a quarter of the time: the
browser's own throttling slows only the page, and what starts here is a worker.
"""

import argparse
import os
import signal
import socket
import tempfile
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from statistics import median

from playwright.sync_api import Browser, BrowserContext, Page, expect, sync_playwright

from tessera.core.registry import all_games
from tests.support.browser import LAPTOP, PHONE
from tests.support.chromium import launch
from tests.support.server import Server
from tests.web.bad_line import BadLine

READY = "() => document.title.startsWith('●') && document.querySelector('footer .question')?.offsetParent && performance.now()"
SLICE = 0.02  # seconds that a slow processor works before it rests
SLOWNESS = 4
MOST_BYTES, LAPTOP_SECONDS, PHONE_SECONDS = 8_000_000, 5, 12
PATIENCE = 120_000  # milliseconds


class CountedLine(BadLine):
    """A line that counts what the server sends."""

    received = 0

    def forward(self, source: socket.socket, sink: socket.socket) -> None:
        """Passes everything on."""
        with suppress(OSError):
            while data := source.recv(65536):
                if source.getpeername() == self.target:
                    self.received += len(data)
                sink.sendall(data)
            sink.shutdown(socket.SHUT_WR)


def renderers() -> list[int]:
    """The processes of pages and their workers."""
    found = []
    for process in Path("/proc").glob("[0-9]*"):
        with suppress(OSError):
            if b"--type=renderer" in (process / "cmdline").read_bytes() and is_ours(process):
                found.append(int(process.name))
    return found


def is_ours(process: Path) -> bool:
    """Whether this process has started another one, or one of its ancestors."""
    while process.name != "0":
        if process.name == str(os.getpid()):
            return True
        process = Path("/proc") / (process / "stat").read_text().rpartition(")")[2].split()[1]
    return False


@contextmanager
def slowly(slowness: int) -> Iterator[None]:
    """Lets pages and workers run only a part of the time."""
    is_over = threading.Event()

    def hold() -> None:
        while slowness > 1 and not is_over.wait(SLICE):
            held = renderers()
            for number, pause in ((signal.SIGSTOP, SLICE * (slowness - 1)), (signal.SIGCONT, 0)):
                for pid in held:
                    with suppress(ProcessLookupError):
                        os.kill(pid, number)
                time.sleep(pause)

    thread = threading.Thread(target=hold)
    thread.start()
    try:
        yield
    finally:
        is_over.set()
        thread.join()


def install(page: Page, address: str) -> None:
    """Installs the page."""
    page.goto(address)
    page.locator("section[aria-labelledby=offline] button").click()
    expect(page.locator("input[name=where]").first).to_be_attached(timeout=PATIENCE)


def begin(page: Page, address: str, game: str) -> str:
    """Begins a match without a network; returns its address."""
    page.goto(address)
    number = [each.name for each in all_games()].index(game)
    page.locator("article").nth(number).locator("form button.primary").click()
    page.wait_for_url("**/table/0*", timeout=PATIENCE)
    page.wait_for_function(READY, timeout=PATIENCE)
    return page.url


def start(context: BrowserContext, table: str, slowness: int) -> float:
    """Seconds from nothing to a match under way at which something can be chosen."""
    page = context.new_page()
    with slowly(slowness):
        page.goto(table, wait_until="commit")
        found: float = page.wait_for_function(READY, timeout=PATIENCE).json_value()
    page.close()
    return found / 1000


def measure(browser: Browser, server: Server, times: int) -> None:
    """Prints all figures."""
    with CountedLine(server) as line:
        context = browser.new_context(viewport=LAPTOP)
        page = context.new_page()
        page.goto(line.url)
        page.locator("section[aria-labelledby=offline] button").wait_for()
        before = line.received
        install(page, line.url)
        print(f"| installing transfers | {(line.received - before) / 1e6:.2f} MB | ≤ {MOST_BYTES / 1e6:.0f} MB |", flush=True)
        context.close()
    for name, viewport, slowness, bar in (("laptop", LAPTOP, 1, LAPTOP_SECONDS), ("phone", PHONE, SLOWNESS, PHONE_SECONDS)):
        context = browser.new_context(viewport=viewport)
        context.add_init_script('localStorage.tessera ??= \'{"speed": "instant"}\'')
        page = context.new_page()
        install(page, server.url)
        context.set_offline(True)
        for game in all_games():
            table = begin(page, server.url, game.name)
            page.goto("about:blank")
            found = [start(context, table, slowness) for _ in range(times)]
            print(
                f"| {game.name}: offline start on a {name} | {median(found):.1f} s ({max(found):.1f}) | ≤ {bar} s |", flush=True
            )
        context.close()


def main() -> None:
    """Measures."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--times", type=int, default=3)
    wish = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = Server(Path(folder), sign_ins_a_minute=1000).start()
        browser = launch(playwright)
        measure(browser, server, wish.times)
        browser.close()
        server.stop()


if __name__ == "__main__":
    main()
