"""What an installed page keeps: everything that it needs without a server, and nothing that is not there."""

import asyncio
import json
import re
from pathlib import Path
from typing import Any

import httpx
import pytest

from tessera.core.registry import all_games
from tessera.offline.files import write_files
from tessera.server.app import make_app
from tessera.server.http.offline import PLAIN
from tessera.server.settings import read_settings
from tests.wasm.runtime import built

MOST_BYTES = 8_000_000  # that installing may transfer


class Device:
    """A browser before a server with a client as it might be built."""

    def __init__(self, folder: Path, offline: Path) -> None:
        self.web, self.offline = folder / "web", offline
        (self.web / "assets" / "pyodide-1").mkdir(parents=True)
        for name in (
            "index.html",
            "sw.js",
            *PLAIN,
            "assets/index-1a2b.js",
            "assets/index-1a2b.js.br",
            "assets/pyodide-1/python.wasm",
        ):
            (self.web / name).write_text(f"{name}: a file")

    def get(self, *paths: str) -> list[httpx.Response]:
        async def ask() -> list[httpx.Response]:
            transport = httpx.ASGITransport(make_app(read_settings(data=self.web.parent), self.web, self.offline))
            async with httpx.AsyncClient(transport=transport, base_url="http://localhost") as client:
                return [await client.get(path) for path in paths]

        return asyncio.run(ask())

    def kept(self) -> tuple[str, list[str]]:
        """The version and the files that the service worker names."""
        script = self.get("/sw.js")[0].text
        version, files = (re.search(rf"const {name} = (.*);", script) for name in ("VERSION", "FILES"))
        assert version
        assert files
        return json.loads(version[1]), json.loads(files[1])


@pytest.fixture(scope="module")
def offline(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The offline part, which takes a while to make."""
    for game in all_games():
        built(game)
    folder = tmp_path_factory.mktemp("offline")
    write_files(folder)
    return folder


@pytest.fixture
def device(tmp_path: Path, offline: Path) -> Device:
    return Device(tmp_path, offline)


def test_every_file_that_is_kept_is_there(device: Device) -> None:
    _, files = device.kept()
    assert [answer.url.path for answer in device.get(*files) if answer.status_code != 200] == []


def test_the_page_its_scripts_its_texts_python_and_the_engines_are_kept(device: Device) -> None:
    _, files = device.kept()
    for pattern in (
        "$",
        "assets/index-1a2b.js$",
        "assets/pyodide-1/",
        "locale/it-rules.json",
        "offline/python-",
        "engines/.*wasm",
    ):
        assert any(re.match(pattern, file) for file in files), pattern
    assert not [file for file in files if file.endswith((".br", ".bin"))]  # networks come when they are needed


@pytest.mark.parametrize("file", ["index.html", "sw.js", "early.js"])
def test_a_change_of_a_file_without_a_hash_is_a_new_version(device: Device, file: str) -> None:
    before, _ = device.kept()
    (device.web / file).write_text("another")
    assert device.kept()[0] != before


def test_the_same_files_are_the_same_version(device: Device) -> None:
    assert device.kept() == device.kept()


def test_the_index_names_the_files_and_what_installing_transfers(device: Device) -> None:
    index: dict[str, Any] = device.get("/offline/index.json")[0].json()
    assert {index["python"], index["facts"]} <= {file.name for file in device.offline.iterdir()}
    assert (device.offline / index["python"]).stat().st_size < index["size"] <= MOST_BYTES


def test_the_facts_answer_what_the_server_answers_about_the_games(device: Device) -> None:
    index = device.get("/offline/index.json")[0].json()
    facts = json.loads((device.offline / index["facts"]).read_bytes())
    for fact, answer in zip(facts.values(), device.get(*facts), strict=True):
        assert answer.json() == fact, answer.url


def test_a_server_without_the_offline_part_offers_none(tmp_path: Path) -> None:
    answers = Device(tmp_path, tmp_path / "nothing").get("/sw.js", "/offline/index.json")
    assert [answer.status_code for answer in answers] == [404, 404]
