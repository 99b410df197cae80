"""Which browser the tests take: the first that works, by whatever way it can be had."""

from collections.abc import Iterator
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from playwright.sync_api import Error

from tests.support import chromium
from tests.support.chromium import Unavailable, choose, launch


class Browser:
    """A browser that draws text of some height."""

    def __init__(self, height: int) -> None:
        self.height = height

    def new_page(self) -> SimpleNamespace:
        text = SimpleNamespace(bounding_box=lambda: {"height": self.height})
        return SimpleNamespace(set_content=lambda html: None, locator=lambda selector: text)

    def close(self) -> None:
        pass


def playwright(**heights: int) -> Any:
    """A Playwright that can start the named browsers only."""

    def start(executable_path: str, **options: Any) -> Browser:
        if executable_path not in heights:
            raise Error("no such browser")
        return Browser(heights[executable_path])

    return SimpleNamespace(chromium=SimpleNamespace(launch=start))


def unavailable() -> Iterator[str]:
    raise Unavailable("the network is down")
    yield


@pytest.fixture(autouse=True)
def ways(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """Ways to get a browser: a stub and one without fonts are installed, one way fails, and one works."""
    monkeypatch.delenv("TESSERA_BROWSER", raising=False)
    monkeypatch.setattr(chromium, "FOLDER", tmp_path)
    monkeypatch.setattr(chromium, "CHOSEN", tmp_path / "chosen")
    monkeypatch.setattr(
        chromium, "WAYS", {"installed": lambda: ["stub", "fontless"], "net": unavailable, "fetched": lambda: ["good"]}
    )


def test_the_first_browser_that_starts_and_draws_text_is_chosen() -> None:
    assert choose(playwright(fontless=0, good=18)) == ("good", "fetched")


def test_the_choice_is_remembered() -> None:
    machine = playwright(good=18)
    choose(machine)
    launched: Any = launch(machine)
    assert launched.height == 18


def test_without_a_browser_every_reason_is_told() -> None:
    with pytest.raises(Unavailable) as refused:
        choose(playwright())
    for reason in ("stub does not work", "net: the network is down", "good does not work"):
        assert reason in str(refused.value)


def test_the_environment_overrides_the_choice(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TESSERA_BROWSER", "mine")
    assert choose(playwright(mine=18, good=18)) == ("mine", "TESSERA_BROWSER")


def test_the_environment_can_do_without_a_browser(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TESSERA_BROWSER", "none")
    with pytest.raises(Unavailable):
        launch(playwright(good=18))
