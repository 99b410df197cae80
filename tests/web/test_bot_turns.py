"""Somebody who plays alone lets the own browser think for the bots; the server decides what is legal."""

from playwright.sync_api import Page, WebSocket, expect

from tests.support.browser import Visitor, by_mouse, play_bot


def begin(visitor: Visitor, name: str, level: str = "Expert") -> tuple[Page, list[str]]:
    """Begins a match against a bot with the setting on; also returns what the page says to the server."""
    said: list[str] = []

    def listen(socket: WebSocket) -> None:
        socket.on("framesent", lambda frame: said.append(str(frame)))

    page = visitor.go("/")
    page.on("websocket", listen)
    page.locator("summary").click()
    page.get_by_label("Think for the bots in this browser").check()
    page.keyboard.press("Escape")
    return play_bot(visitor, name, level), said


def play_two_turns(visitor: Visitor, page: Page) -> list[dict[str, object]]:
    """Plays, and lets the bot play, twice; returns the bot's entries."""
    for _ in range(2):
        visitor.play_turn(by_mouse)
        page.wait_for_function("() => document.title.startsWith('●')")
    log = page.request.get(f"{visitor.server.url}/api/tables/{visitor.table}/entries?since=0").json()
    return [entry for entry in log if entry["kind"] == "play" and entry["auto"]]


def test_this_browser_thinks_for_the_bots_of_somebody_who_plays_alone(visitor: Visitor) -> None:
    page, said = begin(visitor, "prosperity")
    entries = play_two_turns(visitor, page)
    assert len([each for each in said if '"think"' in each]) >= 2
    assert {entry["auto"] for entry in entries} == {"expert"}
    expect(page.get_by_role("alert")).to_have_count(0)
    visitor.check()


def test_this_browser_fetches_the_network_of_the_master_and_thinks_with_it(visitor: Visitor) -> None:
    fetched: list[str] = []
    visitor.page.on("response", lambda answer: fetched.append(answer.url) if answer.ok and answer.url.endswith(".bin") else None)
    page, said = begin(visitor, "prosperity", "Master")
    entries = play_two_turns(visitor, page)
    assert len([each for each in said if '"think"' in each]) >= 2
    assert {entry["auto"] for entry in entries} == {"master"}
    assert len(fetched) == 1


def test_a_browser_never_thinks_for_a_bot_with_secrets(visitor: Visitor) -> None:
    page, said = begin(visitor, "neotopia")
    assert play_two_turns(visitor, page)
    assert not [each for each in said if '"think"' in each]
