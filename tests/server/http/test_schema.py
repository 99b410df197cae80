"""The description of the API is true: whatever is asked, the answer is one that `/openapi.json` promises."""

import json
import re
import subprocess
import sys
import zlib
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import httpx
import pytest
import schemathesis
from hypothesis import HealthCheck, settings
from schemathesis import GenerationMode
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    negative_data_rejection,
    response_headers_conformance,
    response_schema_conformance,
    status_code_conformance,
    unsupported_method,
)

from tests.support.nursery import PATIENCE
from tests.support.quick_server import QuickServer
from tests.support.server import Client, Server, wait_for
from tests.support.wire_checks import Json

CHECKS = [
    not_a_server_error,
    status_code_conformance,
    content_type_conformance,
    response_headers_conformance,
    response_schema_conformance,
    negative_data_rejection,
    unsupported_method,
]


def written_description() -> Json:
    """What the command writes, in a process without the games that tests load besides."""
    with TemporaryDirectory() as folder:
        file = Path(folder) / "openapi.json"
        subprocess.run([sys.executable, "-m", "tessera.server.openapi", str(file)], check=True, timeout=PATIENCE)
        return json.loads(file.read_text(encoding="utf-8"))


API = written_description()
SCHEMA = schemathesis.openapi.from_dict(API)
SCHEMA.config.generation.update(modes=list(GenerationMode))
SCHEMA.config.checks_config_for().negative_data_rejection.expected_statuses.append("413")  # too large is refused as well
ASKED = SCHEMA.exclude(path="/api/turns")  # a stream that does not end
TABLE = next(each for each in API["paths"]["/api/tables/{table}"]["get"]["parameters"] if each["name"] == "table")["schema"][
    "pattern"
]
ENDS_SESSIONS = {"/api/session", "/api/account/deletion", "/api/account/password"}
BODIES = {
    (method, path): body["content"]["application/json"]["schema"]
    for path, methods in API["paths"].items()
    for method, operation in methods.items()
    if (body := operation.get("requestBody"))
}


@dataclass
class Described:
    """A server without limits, somebody whom it knows, and tables: open, being played, over, and a stranger's."""

    client: Client
    tables: list[str]

    @property
    def server(self) -> Server:
        return self.client.server


@pytest.fixture(scope="module")
def described(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Described]:
    many: Any = dict.fromkeys(("sign_ins_a_minute", "requests_a_minute", "address_requests_a_minute", "open_tables"), 10**6)
    server = QuickServer(tmp_path_factory.mktemp("schema"), **many, new_tables_an_hour=10**6).start()
    client = server.guest()
    tables = [
        client.create("prosperity", ("me", "open")),
        client.create("neotopia"),
        client.create("prosperity", ("me", "novice")),
        server.guest("Ben").create("neotopia"),
    ]
    client.do(tables[2], "leave", level="novice")
    wait_for(client, tables[2], lambda table: table["status"] == "over")
    yield Described(client, tables)
    server.stop()


def test_the_description_is_that_of_a_running_server(described: Described) -> None:
    assert httpx.get(f"{described.server.url}/openapi.json").json() == API


@ASKED.parametrize()
@settings(
    max_examples=20,
    derandomize=True,
    deadline=None,
    database=None,
    suppress_health_check=list(HealthCheck),
)
def test_every_answer_is_one_that_the_description_promises(case: Any, described: Described) -> None:
    name = case.path_parameters.get("table")
    if isinstance(name, str) and re.fullmatch(TABLE, name):  # one that is wrong stays wrong
        number = zlib.crc32(repr((name, case.body, case.query)).encode(errors="replace"))
        case.path_parameters["table"] = described.tables[number % len(described.tables)]
    asker = (
        described.server.guest() if case.path in ENDS_SESSIONS else described.client
    )  # whoever signs out is not known any more
    answer = case.call_and_validate(base_url=described.server.url, headers=asker.headers, checks=CHECKS, timeout=30)
    assert answer.status_code != 401 or asker is not described.client


@pytest.mark.parametrize(("method", "path"), BODIES)
def test_every_body_that_can_be_sent_has_examples_that_are_understood(method: str, path: str, described: Described) -> None:
    body = BODIES[method, path]
    body = API["components"]["schemas"][body["$ref"].rpartition("/")[2]] if "$ref" in body else body
    assert body["examples"]
    for example in body["examples"]:
        asker = described.server.guest() if path in ENDS_SESSIONS else described.client
        answer = asker.request(method.upper(), path.format(table=described.tables[0]), json=example)
        assert answer.is_success or answer.json()["code"] != "server-wrong-form"
