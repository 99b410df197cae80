"""What the page of a match under way has received and stored: nothing that its seat may not know."""

import base64
import json
import re
from collections.abc import Iterator
from copy import copy
from typing import Any

import pytest
from playwright.sync_api import Browser, Response, WebSocket, expect

from tessera.server.people.person import Person
from tessera.server.study.steps import known_position
from tessera.server.tables.table import Table
from tessera.server.wire.study import WhatIf
from tests.support.browser import Visitor, by_mouse, lay
from tests.support.hall import Redealt
from tests.support.server import Server
from tests.support.wire_checks import Json
from tests.web.offline.test_matches import install

GAMES = ("prosperity", "neotopia")
OTHER_DEAL = 77

# Everything that a page can have stored, as text: databases, caches (without what is compiled or packed), and its two storages.
STORED = """async () => {
  const opened = (name) => new Promise((resolve) => (indexedDB.open(name).onsuccess = (event) => resolve(event.target.result)));
  const all = (store) => new Promise((resolve) => (store.getAll().onsuccess = (event) => resolve(event.target.result)));
  const found = [{ ...localStorage }, { ...sessionStorage }];
  for (const { name } of await indexedDB.databases()) {
    const database = await opened(name);
    for (const store of database.objectStoreNames) found.push(await all(database.transaction(store).objectStore(store)));
  }
  for (const name of await caches.keys()) {
    const cache = await caches.open(name);
    for (const request of await cache.keys()) {
      found.push(request.url);
      if (!/\\.(wasm|zip|png|memory)\\b/.test(request.url)) found.push(await (await cache.match(request)).text());
    }
  }
  return JSON.stringify(found);
}"""


class Ear:
    """Hears everything that a page receives."""

    def __init__(self, visitor: Visitor) -> None:
        self.heard: list[str] = []
        self.known: list[Json] = []  # what the page was told for its engine
        visitor.page.on("websocket", self.follow)
        visitor.page.on("response", self.read)

    def follow(self, socket: WebSocket) -> None:
        socket.on("framereceived", lambda payload: self.heard.append(str(payload)))

    def read(self, response: Response) -> None:
        if response.request.resource_type in {"fetch", "xhr", "document"} and not response.url.endswith(".wasm"):
            body = response.text()
            self.heard.append(f"{response.headers} {body}")
            if response.url.partition("?")[0].endswith("/known"):
                self.known.append({"asked": response.request.post_data_json, "told": json.loads(body)})


@pytest.fixture
def player(browser: Browser, site: Server) -> Iterator[Visitor]:
    """Somebody who has installed the page, so that it stores whatever it ever stores."""
    somebody = Visitor(browser, site)
    install(somebody)
    yield somebody
    somebody.close()


def secrets_of(table: Table) -> Iterator[str]:
    """The seed, the salt, and the true state as text."""
    assert table.match is not None
    state = table.match.states.tobytes()
    yield from (str(table.plan["seed"]), table.plan["salt"], state.hex(), base64.b64encode(state).decode())


def told_again(table: Table, asked: dict[str, Any]) -> str:
    """What the engine would be told if everything that its seat cannot see had been dealt otherwise."""
    assert table.match is not None
    assert table.host is not None
    other = copy(table)
    other.match = Redealt(table.match, viewer=0, number=OTHER_DEAL)
    return known_position(other, Person(table.host, "Ada"), WhatIf(**asked))["state"]


@pytest.mark.parametrize("name", GAMES)
def test_a_page_has_nothing_that_its_seat_may_not_know(player: Visitor, name: str) -> None:
    page, ear = player.page, Ear(player)
    table = lay(player, name, "me", "novice")
    for _ in range(3):
        page.wait_for_function("() => document.title.startsWith('●')")
        player.play_turn(by_mouse)
    page.wait_for_function("() => document.title.startsWith('●')")
    with page.expect_response(lambda response: "/known" in response.url):
        page.get_by_role("button", name="Hint").click()
    expect(page.get_by_text(re.compile("[0-9]%")).first).to_be_visible()
    everything = "\n".join([*ear.heard, page.evaluate(STORED)])
    true = Table.of(table, player.server.stored(table))
    assert table in everything, "nothing was heard"
    assert [secret for secret in secrets_of(true) if secret in everything] == []
    assert [each["told"]["state"] for each in ear.known] == [told_again(true, each["asked"]) for each in ear.known] != []
