"""How Python starts on a device: from the memory that was kept when the page was installed, or the long way."""

from playwright.sync_api import Browser

from tests.support.browser import Visitor
from tests.support.server import Server
from tests.web.offline.test_matches import begin, install

LEAST_BYTES = 10_000_000  # of Python's memory
KEPT = """async () => {
  const name = (await caches.keys()).find((name) => name.endsWith(' memory'));
  if (!name) return [];
  const cache = await caches.open(name);
  const answers = await Promise.all((await cache.keys()).map((request) => cache.match(request)));
  return Promise.all(answers.map(async (answer) => (await answer.blob()).size));
}"""
SPOIL = """async () => {
  const cache = await caches.open((await caches.keys()).find((name) => name.endsWith(' memory')));
  for (const request of await cache.keys()) await cache.put(request, new Response('spoilt'));
}"""
FORGET = "async () => { for (const name of await caches.keys()) if (name.endsWith(' memory')) await caches.delete(name); }"
YOUR_TURN = "() => document.title.startsWith('●')"


def test_installing_keeps_the_memory_of_one_start(installed: Visitor) -> None:
    [size] = installed.page.evaluate(KEPT)
    assert size > LEAST_BYTES


def test_starts_from_the_same_memory_deal_different_matches(installed: Visitor) -> None:
    dealt = set()
    for _ in range(2):
        page = begin(installed, "neotopia", "Novice")
        page.wait_for_function(YOUR_TURN)
        dealt.add(page.url)
        dealt.add(page.locator("main").inner_text())
    assert len(dealt) == 4


def test_memory_that_is_of_no_use_is_replaced(installed: Visitor) -> None:
    installed.page.evaluate(SPOIL)
    page = begin(installed, "prosperity", "Novice")
    page.wait_for_function(YOUR_TURN)
    [size] = page.evaluate(KEPT)
    assert size > LEAST_BYTES
    page.reload()
    page.wait_for_function(YOUR_TURN)


def test_memory_is_made_anew_while_there_is_a_network(browser: Browser, site: Server) -> None:
    somebody = Visitor(browser, site)
    install(somebody)
    somebody.page.evaluate(FORGET)  # as after an update, which has another Python
    page = somebody.go("/")
    page.wait_for_function(f"async () => (await ({KEPT})()).length === 1")
    somebody.check()
    somebody.close()
