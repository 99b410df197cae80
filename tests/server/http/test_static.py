"""The client for browsers as the server hands it out, whatever is in it: pages, files, catalogues."""

import asyncio
import json
import re
from pathlib import Path

import httpx
import pytest

from tessera import game_names
from tessera.core.catalogues import message_ids
from tessera.core.text import LANGUAGES, Text
from tessera.server.app import make_app
from tessera.server.http.static import ROUTES
from tessera.server.settings import read_settings

ROOT = Path(__file__).parents[3]
INDEX = """<!doctype html>
<html lang="en"><head><script type="module" src="./assets/index-1a2b.js"></script></head></html>
"""
SCRIPT = "console.log('Tessera');\n" * 200
PACKED = b"packed"  # whatever it is: the test's own browser cannot unpack it either
GAMES = "|".join(game_names())
OF_GAMES = f"({GAMES})-(event|fault|wrong)-"  # what a browser never says by itself of a game
PERSON = {"accept": "text/html,application/xhtml+xml,*/*;q=0.8"}


class Browser:
    """A person's browser before a server that needs neither a port nor a database."""

    def __init__(self, data: Path, web: Path) -> None:
        self.app = make_app(read_settings(data=data), web)

    def get(self, path: str, **headers: str) -> httpx.Response:
        async def ask() -> httpx.Response:
            transport = httpx.ASGITransport(self.app)
            async with httpx.AsyncClient(transport=transport, base_url="http://localhost") as client:
                return await client.get(path, headers=PERSON | {name.replace("_", "-"): headers[name] for name in headers})

        return asyncio.run(ask())


def built(place: Path) -> Path:
    """A client as it might be built."""
    web = place / "web"
    (web / "assets").mkdir(parents=True)
    (web / "index.html").write_text(INDEX)
    (web / "icon.svg").write_text("<svg/>")
    (web / "manifest.webmanifest").write_text("{}")
    (web / "assets" / "index-1a2b.js").write_text(SCRIPT)
    (place / "secret.txt").write_text("secret")
    return web


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A client that no test changes."""
    return built(tmp_path_factory.mktemp("client"))


@pytest.fixture(scope="module")
def browser(folder: Path) -> Browser:
    return Browser(folder.parent, folder)


PAGES = ["/", "/index.html", "/table/Q9Kyekew6Pk", "/study/x", "/new/a", "/rules", "/rules/a", "/learn/a", "/account", "/matches"]


@pytest.mark.parametrize("path", PAGES)
def test_every_address_of_the_client_is_its_one_page(browser: Browser, path: str) -> None:
    answer = browser.get(path)
    assert (answer.status_code, answer.headers["content-type"]) == (200, "text/html; charset=utf-8")
    assert '"/assets/index-1a2b.js"' in answer.text  # wherever the page is
    assert answer.headers["cache-control"] == "no-cache"


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_page_is_in_the_language_of_the_browser_and_fetches_its_catalogue_along_with_it(
    browser: Browser, language: str
) -> None:
    page = browser.get("/", accept_language=f"{language}-CH,en;q=0.5")
    assert f'<html lang="{language}">' in page.text
    assert f"</locale/{language}.json>; rel=preload; as=fetch; crossorigin" in page.headers["link"]


@pytest.mark.parametrize("path", ["/nowhere", "/about", "/no/where", "/table/a/b"])
def test_a_person_where_there_is_nothing_gets_the_page_and_a_program_the_reason(browser: Browser, path: str) -> None:
    answer = browser.get(path)
    assert (answer.status_code, "/assets/" in answer.text) == (404, True)
    answer = browser.get(path, accept="*/*")
    assert (answer.status_code, answer.json()["code"]) == (404, "server-no-page")


@pytest.mark.parametrize("path", ["/api", "/api/nothing", "/docs", "/assets/none.js", "/locale/es.json", "/metrics/none"])
def test_an_address_of_programs_has_no_page_even_for_a_person(browser: Browser, path: str) -> None:
    answer = browser.get(path)
    assert (answer.status_code, answer.json()["code"]) == (404, "server-no-page")


def test_a_file_with_a_hash_in_its_name_is_kept_for_ever_and_sent_compressed(browser: Browser) -> None:
    answer = browser.get("/assets/index-1a2b.js")
    assert answer.headers["cache-control"] == "public, max-age=31536000, immutable"
    assert answer.headers["content-type"].startswith("text/javascript")
    assert (answer.headers["content-encoding"], answer.text) == ("gzip", SCRIPT)


def test_a_file_that_was_packed_when_it_was_built_is_sent_so_to_a_browser_that_can_unpack_it(tmp_path: Path) -> None:
    (built(tmp_path) / "assets" / "index-1a2b.js.br").write_bytes(PACKED)
    answer = Browser(tmp_path, tmp_path / "web").get("/assets/index-1a2b.js", accept_encoding="gzip, deflate, br, zstd")
    assert answer.headers["cache-control"] == "public, max-age=31536000, immutable"
    assert answer.headers["content-type"].startswith("text/javascript")
    assert (answer.headers["content-encoding"], answer.headers["vary"]) == ("br", "Accept-Encoding")
    assert answer.content == PACKED


def test_a_client_that_cannot_unpack_gets_a_file_as_it_is(browser: Browser) -> None:
    answer = browser.get("/assets/index-1a2b.js", accept_encoding="identity")
    assert "content-encoding" not in answer.headers
    assert answer.text == SCRIPT


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_catalogue_is_sent_parsed_and_only_once(browser: Browser, language: str) -> None:
    answer = browser.get(f"/locale/{language}.json")
    assert ["web-rules", Text(language)("web-rules")] in answer.json()
    assert answer.headers["content-type"] == "application/json"
    assert answer.headers["content-encoding"] == "gzip"
    again = browser.get(f"/locale/{language}.json", if_none_match=answer.headers["etag"])
    assert (again.status_code, again.content, again.headers["cache-control"]) == (304, b"", "no-cache")


def sent_in(browser: Browser, file: str) -> set[str]:
    """The ids of the messages of a part of a catalogue."""
    return {message[0] for message in browser.get(f"/locale/{file}.json").json()}


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_parts_of_a_catalogue_have_every_message_once_but_those_that_a_browser_never_says(
    browser: Browser, language: str
) -> None:
    parts = [sent_in(browser, f"{language}{part}") for part in ("", "-pages", "-rules")]
    sent = set[str]().union(*parts)
    assert len(sent) == sum(map(len, parts))
    kinds = {message.partition("-")[0] for message in set(message_ids(language)) - sent if not re.match(OF_GAMES, message)}
    assert kinds == {"cli", "terminal", "bench", "arena", "fit", "serve", "site", "backup", "verify", "fault"}


@pytest.mark.parametrize("path", ["/", "/study/x", "/rules"])
def test_a_page_that_says_more_than_a_table_fetches_that_along_with_it(browser: Browser, path: str) -> None:
    assert "</locale/en-pages.json>; rel=preload" in browser.get(path).headers["link"]
    assert "-pages.json" not in browser.get("/table/Q9Kyekew6Pk").headers["link"]


def test_the_rules_of_the_games_and_nothing_else_are_in_a_catalogue_of_their_own(browser: Browser) -> None:
    rules = sent_in(browser, "en-rules")
    assert rules == {message for message in message_ids("en") if re.match(f"({GAMES})-(rules?-|goal$)", message)}


@pytest.mark.parametrize(("file", "kind"), [("icon.svg", "image/svg+xml"), ("manifest.webmanifest", "application/manifest+json")])
def test_other_files_of_the_client_are_sent_as_they_are(browser: Browser, folder: Path, file: str, kind: str) -> None:
    answer = browser.get(f"/{file}")
    assert (answer.text, answer.headers["content-type"]) == ((folder / file).read_text(), kind)


@pytest.mark.parametrize(
    "path", ["/..%2fsecret.txt", "/assets/..%2f..%2fsecret.txt", "/locale/..%2f__init__.py", "/%00", "/assets"]
)
def test_nothing_outside_the_clients_folder_is_sent(browser: Browser, path: str) -> None:
    assert browser.get(path, accept="*/*").status_code == 404


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("path", ["/", "/table/Q9Kyekew6Pk"])
def test_a_server_without_the_client_says_so(tmp_path: Path, language: str, path: str) -> None:
    browser = Browser(tmp_path, tmp_path / "none")
    answer = browser.get(path, accept_language=language)
    assert (answer.status_code, Text(language)("server-no-client") in answer.text) == (200, True)


@pytest.mark.parametrize("path", ["/nowhere", "/assets/a.js", "/icon.svg"])
def test_a_server_without_the_client_has_no_files_of_it(tmp_path: Path, path: str) -> None:
    browser = Browser(tmp_path, tmp_path / "none")
    assert browser.get(path).json()["code"] == "server-no-page"


@pytest.mark.parametrize("path", ["/", "/rules/a", "/new/a"])
def test_a_page_that_shows_the_games_fetches_them_along_with_it(browser: Browser, path: str) -> None:
    assert "</api/games>; rel=preload; as=fetch; crossorigin" in browser.get(path).headers["link"]


def test_every_page_that_the_server_knows_is_one_of_the_client() -> None:
    assert [route["page"] for route in ROUTES.values() if not (ROOT / "web" / route["page"]).exists()] == []


def test_a_page_has_links_to_all_that_its_script_imports_and_to_their_styles(tmp_path: Path) -> None:
    manifest = {
        "_pages.js": {"name": "pages", "file": "assets/pages.js", "css": ["assets/pages.css"], "imports": ["_base.js"]},
        "_base.js": {"name": "base", "file": "assets/base.js", "css": ["assets/base.css"], "imports": ["_pages.js"]},
        "_table.js": {"name": "table", "file": "assets/table.js", "imports": ["_base.js"]},
    }
    (built(tmp_path) / "manifest.json").write_text(json.dumps(manifest))
    links = Browser(tmp_path, tmp_path / "web").get("/").headers["link"]
    assert re.findall("<([^>]*)>; rel=modulepreload", links) == ["/assets/base.js", "/assets/pages.js"]
    assert re.findall("<([^>]*)>; rel=preload; as=style", links) == ["/assets/base.css", "/assets/pages.css"]


def test_search_engines_leave_tables_alone(browser: Browser) -> None:
    assert browser.get("/table/Q9Kyekew6Pk").headers["x-robots-tag"] == "noindex"
    assert "x-robots-tag" not in browser.get("/").headers
