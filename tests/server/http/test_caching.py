"""What is private is kept by no cache, whatever the description of the API lists; redirections repeat nobody's words."""

import re
from typing import Any

import httpx
import pytest

from tessera.server.openapi import description
from tests.support.server import Client, Server

API: Any = description()
OPERATIONS = [(method.upper(), path) for path, methods in API["paths"].items() for method in methods]
PUBLIC = {"/api/games/{game}/box", "/api/games/{game}/engine"}  # the same for everybody, and large
BODIES: dict[str, Any] = {"name": "Ada", "login": "nobody", "password": "correct horse battery"}


def address(path: str, table: str) -> str:
    filled = path.replace("{table}", table).replace("{game}", "prosperity").replace("{kind}", "json")
    return re.sub(r"\{\w+\}", "0" * 16, filled)


def asked(client: Client, method: str, path: str) -> httpx.Response:
    """The answer to a request; a stream is not read to its end."""
    url, headers = f"{client.server.url}{path}", client.headers
    with httpx.stream(method, url, headers=headers, timeout=60, json=None if method == "GET" else BODIES) as answer:
        return answer


@pytest.mark.parametrize(("method", "path"), OPERATIONS)
def test_every_answer_of_the_api_is_kept_by_nobody_unless_it_is_public(server: Server, method: str, path: str) -> None:
    ada = server.guest()
    table = ada.create()
    answers = [asked(each, method, address(path, table)) for each in (ada, Client(server), Client(server, "wrong"))]
    kept = {answer.headers.get("cache-control") for answer in answers if answer.status_code < 400}
    assert kept <= ({"no-cache"} if path in PUBLIC else {"no-store"})
    assert {answer.headers.get("cache-control") for answer in answers if answer.status_code >= 400} <= {"no-store"}


@pytest.mark.parametrize("path", ["/nowhere", "/api/nowhere", "/metrics", "/api/tables/%00"])
def test_an_answer_that_says_nothing_about_caches_is_kept_by_none(server: Server, path: str) -> None:
    assert httpx.get(f"{server.url}{path}").headers["cache-control"] == "no-store"


@pytest.mark.parametrize("accept", ["text/html", "*/*"])
@pytest.mark.parametrize(
    "path", ["/rules/", "/api/me/", "/api/tables/", "//elsewhere.example/", "/%5celsewhere.example/", "/assets/"]
)
def test_no_redirection_leads_to_a_host_that_the_request_has_named(server: Server, path: str, accept: str) -> None:
    request = httpx.Request("GET", f"{server.url}{path}", headers={"Host": "elsewhere.example", "Accept": accept})
    with httpx.Client() as client:
        answer = client.send(request, follow_redirects=False)
    assert re.fullmatch("(/[^/\\\\].*)?", answer.headers.get("location", ""))


def test_a_page_is_found_with_a_slash_at_its_end(server: Server) -> None:
    answer = httpx.get(f"{server.url}/rules/", headers={"Accept": "text/html"})
    assert (answer.status_code, answer.headers["location"]) == (307, "/rules")
