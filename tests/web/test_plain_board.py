"""A game that has no folder in the client is played on a plain board: its view as tables, its moves as buttons."""

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Locator, ViewportSize, expect

from tests.support.browser import LAPTOP, PHONE, Visitor, by_keyboard, by_mouse, by_touch, lay
from tests.support.quick_server import DealingServer
from tests.support.server import NO_LIMITS, Server

ROOT = Path(__file__).parents[2]
FILES = (ROOT / "examples" / "lucky_dip.py", ROOT / "tests" / "support" / "nim.py")
GAME = "lucky-dip"


@pytest.fixture(scope="module")
def fair(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server that also offers games from files."""
    running = DealingServer(tmp_path_factory.mktemp("fair"), games=",".join(map(str, FILES)), **NO_LIMITS).start()
    yield running
    running.stop()


@pytest.fixture
def player(browser: Browser, fair: Server) -> Iterator[Visitor]:
    somebody = Visitor(browser, fair)
    yield somebody
    somebody.close()


def scores(visitor: Visitor) -> list[int]:
    table = visitor.page.request.get(f"{visitor.server.url}/api/tables/{visitor.table}").json()
    assert table["status"] == "over"
    points: list[int] = table["result"]["points"]
    return points


def position(visitor: Visitor) -> Any:
    """The position in which it is the visitor's turn."""
    expect(visitor.page).to_have_title(re.compile("●"))
    return visitor.page.request.get(f"{visitor.server.url}/api/tables/{visitor.table}").json()["position"]


def choice(visitor: Visitor, move: str) -> Locator:
    """The button of a move in the bar, which also says what the move changes."""
    return visitor.page.locator("footer .choices").get_by_role("button", name=move)


def prepare(visitor: Visitor, move: str) -> None:
    expect(visitor.page).to_have_title(re.compile("●"))
    choice(visitor, move).click()


def test_a_match_from_the_front_page_to_its_result(player: Visitor) -> None:
    page = player.go("/")
    card = page.get_by_role("article").filter(has_text="Lucky dip")
    expect(card.get_by_text("2 to 4 players")).to_be_visible()
    expect(card.get_by_role("link", name="Learn")).to_have_count(0)
    player.check()
    card.get_by_role("button", name="Play against bots").click()
    page.wait_for_selector("footer")
    player.check()
    player.play_on(by_mouse)
    assert len(scores(player)) == 2
    expect(page.get_by_role("region", name="Result")).to_be_visible()
    player.check()


def test_a_whole_match_on_a_phone_by_touch(browser: Browser, fair: Server) -> None:
    visitor = Visitor(browser, fair, PHONE, has_touch=True, is_mobile=True)
    lay(visitor, GAME, "me", "novice", "novice", "novice")
    visitor.page.wait_for_selector("footer")
    visitor.check_in_both_themes()
    visitor.play_on(by_touch)
    assert len(scores(visitor)) == 4
    visitor.check_in_both_themes()
    visitor.close()


def test_a_whole_match_by_keyboard_alone(player: Visitor) -> None:
    lay(player, GAME, "me", "novice")
    player.play_on(by_keyboard)
    scores(player)


def test_the_view_is_shown_as_tables_with_a_column_for_every_seat(player: Visitor) -> None:
    lay(player, GAME, "me", "novice")
    position = player.page.get_by_role("region", name="Position")
    expect(position.get_by_role("columnheader", name="You")).to_be_visible()
    expect(position.get_by_role("rowheader", name="Total")).to_be_visible()
    expect(position.get_by_role("term").filter(has_text="Left")).to_be_visible()


def test_a_prepared_move_says_what_it_changes_and_can_be_undone(player: Visitor) -> None:
    lay(player, GAME, "me", "novice")
    prepare(player, "Take")
    prepared = player.page.get_by_role("group", name="Your turn so far")
    expect(prepared).to_contain_text("You · Taken: 0\u00a0→\u00a01")
    player.page.get_by_role("button", name="Undo").click()
    expect(prepared).to_have_count(0)
    expect(choice(player, "Take")).to_be_visible()


def test_many_moves_are_a_list_that_can_be_searched(player: Visitor) -> None:
    lay(player, "nim", "me", "novice")
    _, count, _, heap = position(player)["legal"][-1].split()
    moves = player.page.get_by_role("region", name="Moves")
    expect(moves.get_by_role("group").get_by_role("button").nth(1)).to_be_visible()
    moves.get_by_role("searchbox").fill(f"{heap} {count}")
    expect(moves.get_by_role("group").get_by_role("button")).to_have_text([f"Take {count} from {heap}"])
    player.check()
    moves.get_by_role("group").get_by_role("button").click()
    expect(player.page.get_by_role("group", name="Your turn so far")).to_contain_text(f"You · Taken: 0\u00a0→\u00a0{count}")


def test_the_moves_that_are_not_possible_say_why(player: Visitor) -> None:
    lay(player, "nim", "me", "novice")
    heaps = position(player)["view"]["heaps"]
    missing = [f"Take {count} from {heap}" for heap in heaps for count in range(heaps[heap] + 1, 6)]
    moves = player.page.get_by_role("region", name="Moves")
    moves.get_by_role("button", name="What isn’t possible").click()
    expect(moves).to_contain_text("You can’t do that now.")
    expect(moves.get_by_role("term")).to_contain_text(missing[0])
    player.check()


def test_a_whole_match_with_a_list_of_moves_on_a_phone(browser: Browser, fair: Server) -> None:
    visitor = Visitor(browser, fair, PHONE, has_touch=True, is_mobile=True)
    lay(visitor, "nim", "me", "novice")
    visitor.page.wait_for_selector("footer")
    visitor.play_on(by_touch)
    assert sorted(scores(visitor)) == [0, 1]
    visitor.check()
    visitor.close()


@pytest.mark.parametrize("viewport", [LAPTOP, PHONE], ids=["laptop", "phone"])
def test_its_other_pages_do_without_a_folder_too(browser: Browser, fair: Server, viewport: ViewportSize) -> None:
    visitor = Visitor(browser, fair, viewport)
    page = visitor.go(f"/rules/{GAME}")
    expect(page.get_by_text("aren’t available here")).to_be_visible()
    visitor.check()
    page = visitor.go(f"/new/{GAME}")
    visitor.check()
    page.get_by_role("radio", name="Bot").last.check(force=True)
    page.get_by_role("button", name="Create table").click()
    page.wait_for_selector("footer")
    visitor.play_on(by_mouse)
    visitor.go(f"/study/{visitor.table}?step=3")
    expect(page.get_by_role("heading", level=1)).to_contain_text("Lucky dip")
    expect(page.get_by_role("region", name="Position")).to_be_visible()
    visitor.check()
    visitor.go("/matches")
    expect(page.get_by_text("Lucky dip").first).to_be_visible()
    visitor.check()
    visitor.close()
