"""A site without a server: any host of files serves it, out of any folder; matches come in by a link or as a file."""

import re
import subprocess
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from tessera.bots import RandomBot, play_out
from tessera.core.match import Match
from tessera.offline.links import pack
from tessera.offline.site import write_site
from tests.support.browser import PHONE, Visitor, by_mouse, by_touch, play_bot

GAMES = ("prosperity", "neotopia")
FOLDER = "games/tessera"
DROP = """([name, text]) => {
  const data = new DataTransfer();
  data.items.add(new File([text], name));
  const event = { bubbles: true, cancelable: true, dataTransfer: data };
  document.querySelector('main').dispatchEvent(new DragEvent('dragover', event));
  document.querySelector('main').dispatchEvent(new DragEvent('drop', event));
}"""
CLIPBOARD = (
    "() => Object.defineProperty(navigator, 'clipboard', { value: { writeText: async (text) => (window.copied = text) } })"
)


@dataclass
class StaticHost:
    """Python's own server of files; the page of a path is in the fragment."""

    url: str


@pytest.fixture(scope="module")
def host(tmp_path_factory: pytest.TempPathFactory) -> Iterator[StaticHost]:
    folder = tmp_path_factory.mktemp("static")
    write_site(folder / FOLDER)
    command = [sys.executable, "-u", "-m", "http.server", "--bind", "127.0.0.1", "--directory", str(folder), "0"]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True) as process:
        assert process.stdout is not None
        port = re.search(r"port (\d+)", process.stdout.readline())
        assert port is not None
        yield StaticHost(f"http://127.0.0.1:{port[1]}/{FOLDER}/#")
        process.terminate()


@pytest.fixture
def guest(browser: Browser, host: StaticHost) -> Iterator[Visitor]:
    somebody = Visitor(browser, host)  # type: ignore[arg-type] # of a server, only its address
    yield somebody
    somebody.close()


def begin(visitor: Visitor, name: str, level: str = "Novice") -> Page:
    """Begins a match against one bot, whose page is in the fragment."""
    visitor.go("/")
    page = play_bot(visitor, name, level)
    page.wait_for_url("**/#/table/0*")
    return page


def over(name: str, players: int = 2) -> Match:
    return play_out(Match.new(name, players=players, seed=11, seats=["Ada", "novice", "Cy", "Dee"][:players]), RandomBot())


@pytest.mark.parametrize("name", GAMES)
def test_a_turn_is_played_and_survives_a_reload(guest: Visitor, name: str) -> None:
    page = begin(guest, name)
    guest.play_turn(by_mouse)
    page.wait_for_function("() => document.title.startsWith('●')")
    progress = page.locator("header .progress").inner_text()
    page.reload()
    page.wait_for_function("() => document.title.startsWith('●')")
    assert page.locator("header .progress").inner_text() == progress
    guest.check()


def test_the_master_fetches_its_network_from_the_site(guest: Visitor) -> None:
    fetched: list[str] = []
    guest.context.on("response", lambda answer: fetched.append(answer.url) if answer.ok and answer.url.endswith(".bin") else None)
    page = begin(guest, "prosperity", "Master")
    guest.play_turn(by_mouse)
    page.wait_for_function("() => document.title.startsWith('●')")
    assert len(fetched) == 1
    guest.check()


def test_the_pages_need_no_server(guest: Visitor) -> None:
    page = guest.go("/")
    expect(page.get_by_role("article")).to_have_count(len(GAMES))
    guest.check()
    page.get_by_role("link", name="Rules").first.click()
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    guest.go("/rules/prosperity#P-20")
    expect(page.locator("#P-20")).to_be_in_viewport()
    page.locator("nav a[href^='#']").last.click()
    assert "#/rules/prosperity#" in page.url
    guest.check()
    guest.go("/account")
    page.get_by_label("Display name").fill("Ada")
    page.get_by_role("button", name="Save name").click()
    expect(page.get_by_role("heading", name="Ada")).to_be_visible()
    expect(page.get_by_label("Password")).to_have_count(0)
    guest.check()


@pytest.mark.parametrize("name", GAMES)
def test_a_link_with_a_match_in_it_opens_in_replay(guest: Visitor, name: str) -> None:
    match = over(name)
    page = guest.go(f"/match#{pack(match)}")
    page.wait_for_url("**/#/study/0*")
    expect(page.get_by_role("button", name="Bots")).to_be_visible()
    guest.check()
    page.reload()
    expect(page.get_by_role("button", name="Bots")).to_be_visible()


@pytest.mark.parametrize("kind", ["match", "json"])
def test_a_dropped_file_opens_in_replay(guest: Visitor, kind: str) -> None:
    match = over("neotopia", 3)
    page = guest.go("/")
    expect(page.get_by_role("article").first).to_be_visible()
    page.evaluate(DROP, [f"mine.{kind}", match.to_json() if kind == "json" else match.to_text()])
    page.wait_for_url("**/#/study/0*")
    expect(page.get_by_role("list", name="Players")).to_contain_text("Cy")


def test_a_chosen_file_opens_in_replay(guest: Visitor, tmp_path: Path) -> None:
    file = tmp_path / "mine.match"
    over("prosperity").save(file)
    page = guest.go("/matches")
    page.get_by_label("Open a match file").set_input_files(file)
    page.wait_for_url("**/#/study/0*")
    guest.go("/matches")
    expect(page.get_by_role("link", name="Prosperity")).to_have_count(1)


def test_an_unfinished_match_is_shown_without_its_secrets(guest: Visitor) -> None:
    page = guest.go(f"/match#{pack(over('neotopia').fork(5))}")
    page.wait_for_url("**/#/study/0*")
    expect(page.get_by_role("button", name="Bots")).to_be_visible()
    guest.go("/")
    expect(page.get_by_role("article").first).to_be_visible()
    expect(page.get_by_role("heading", name="Continue")).to_have_count(0)


@pytest.mark.parametrize("wrong", ["", "x", "AAAA", "not-a-match-at-all"])
def test_a_link_without_a_match_says_so(guest: Visitor, wrong: str) -> None:
    page = guest.go(f"/match#{wrong}")
    expect(page.get_by_role("alert")).to_contain_text("not a Tessera match")


def test_a_finished_match_travels_in_its_link_to_somebody_else(browser: Browser, guest: Visitor, host: StaticHost) -> None:
    page = begin(guest, "prosperity")
    page.get_by_role("button", name="More").click()
    page.get_by_role("button", name="Leave").click()
    expect(page.locator("footer").get_by_role("button", name="Result")).to_be_visible()
    guest.go(f"/study/{guest.table}")
    page.evaluate(CLIPBOARD)
    page.get_by_role("button", name="Copy link").click()
    expect(page.get_by_text("Link copied")).to_be_visible()
    link = page.evaluate("() => window.copied")
    other = Visitor(browser, host)  # type: ignore[arg-type] # of a server, only its address
    other.page.goto(link)
    other.page.wait_for_url("**/#/study/0*")
    expect(other.page.get_by_role("button", name="Bots")).to_be_visible()
    other.close()


def test_an_installed_site_starts_without_a_network(browser: Browser, host: StaticHost) -> None:
    somebody = Visitor(browser, host, PHONE, has_touch=True, is_mobile=True)  # type: ignore[arg-type] # only its address
    page = somebody.go("/")
    page.get_by_role("button", name=re.compile("Install")).click()
    expect(page.get_by_text("ready to play without a network")).to_be_visible()
    somebody.is_offline = True
    somebody.context.set_offline(True)
    page.reload()
    begin(somebody, "prosperity")
    somebody.play_turn(by_touch)
    page.wait_for_function("() => document.title.startsWith('●')")
    somebody.close()
