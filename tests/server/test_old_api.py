"""The API still has everything that version 0.1.0 described in `data/old-openapi.json`; additions are welcome.

An answer may be described in more detail where the old description only says that it is an object.
"""

import json
import math
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tessera.server.openapi import description

Plain = dict[str, Any]
TEXT = (Path(__file__).parent / "data" / "old-openapi.json").read_text(encoding="utf-8")
OLD, NEW = json.loads(TEXT), description()
OPERATIONS = [(method, path) for path, methods in OLD["paths"].items() for method in methods]
SCHEMAS = OLD["components"]["schemas"]
BESIDE_REQUESTS = [name for name in SCHEMAS if f'/schemas/{name}"' not in TEXT]  # messages of the socket, views of the games
SENT_BESIDE_REQUESTS = "Asked"
PROSE = {"title", "description", "examples"}
UNIONS = {"anyOf", "oneOf", "discriminator"}
UPPER_BOUNDS = {"maximum", "maxItems", "maxLength"}  # what clients send may be more than it was: a game with more seats
PARTS = {"$ref", "properties", "required", "enum", "items", "prefixItems", "additionalProperties", *UNIONS}


def resolved(schema: Plain, document: Plain) -> Plain:
    """The schema that a reference points to, or the schema itself."""
    return document["components"]["schemas"][schema["$ref"].rpartition("/")[2]] if "$ref" in schema else schema


def alternatives(schema: Plain) -> list[Plain]:
    """The schemas of a union."""
    return [*schema.get("anyOf", []), *schema.get("oneOf", [])]


def is_any_object(schema: Plain) -> bool:
    """Whether a schema only says that something is an object."""
    return schema.get("type") == "object" and "properties" not in schema and schema.get("additionalProperties", True) is True


def is_object(schema: Plain) -> bool:
    """Whether a schema of the new description is an object or a union of objects."""
    schema = resolved(schema, NEW)
    return schema.get("type") == "object" or (bool(alternatives(schema)) and all(map(is_object, alternatives(schema))))


def losses(old: Plain, new: Plain, where: str, *, sent: bool) -> Iterator[str]:
    """What a schema has lost or says differently; `sent` is true for what clients send and false for what they receive."""
    old, new = resolved(old, OLD), resolved(new, NEW)
    if not sent and is_any_object(old) and is_object(new):
        return
    for key in (old.keys() | new.keys()) - PROSE - PARTS:
        is_wider = sent and key in UPPER_BOUNDS and new.get(key, math.inf) >= old.get(key, math.inf)
        if old.get(key) != new.get(key) and not is_wider:
            yield f"{where}: {key} is {new.get(key)}, was {old.get(key)}"
    if missing := set(old.get("enum", [])) - set(new.get("enum", [])):
        yield f"{where}: {missing} cannot be chosen any more"
    before, after = set(old.get("required", [])), set(new.get("required", []))
    if changed := after - before if sent else before - after:
        yield f"{where}: {changed} {'required' if sent else 'optional'} now"
    yield from lost_parts(old, new, where, sent=sent)


def lost_parts(old: Plain, new: Plain, where: str, *, sent: bool) -> Iterator[str]:
    """The same for the fields, items and alternatives of a schema."""
    for name, field in old.get("properties", {}).items():
        if name in new.get("properties", {}):
            yield from losses(field, new["properties"][name], f"{where}.{name}", sent=sent)
        else:
            yield f"{where}.{name} is missing"
    for key in ("items", "additionalProperties"):
        part, other = old.get(key), new.get(key)
        if isinstance(part, dict) and isinstance(other, dict):
            yield from losses(part, other, f"{where}[]", sent=sent)
        elif part != other:
            yield f"{where}: {key} is {other}, was {part}"
    parts, others = old.get("prefixItems", []), new.get("prefixItems", [])
    if len(parts) != len(others):
        yield f"{where} has {len(others)} items, had {len(parts)}"
    for part, other in zip(parts, others, strict=False):
        yield from losses(part, other, f"{where}[]", sent=sent)
    for part in alternatives(old):
        if all(any(losses(part, other, where, sent=sent)) for other in alternatives(new)):
            yield f"{where} cannot be {part} any more"


def lost_bodies(old: Plain, new: Plain, where: str, *, sent: bool) -> Iterator[str]:
    """What the bodies of a request or an answer have lost, by media type."""
    for media, body in old.get("content", {}).items():
        if media in new.get("content", {}):
            yield from losses(body.get("schema", {}), new["content"][media].get("schema", {}), where, sent=sent)
        else:
            yield f"{where}: {media} is missing"


@pytest.fixture(params=OPERATIONS, ids=" ".join)
def operation(request: pytest.FixtureRequest) -> tuple[Plain, Plain]:
    """A request that the old version answered, in both descriptions."""
    method, path = request.param
    return OLD["paths"][path][method], NEW["paths"][path][method]


@pytest.mark.parametrize(("method", "path"), OPERATIONS)
def test_every_request_can_still_be_made(method: str, path: str) -> None:
    assert method in NEW["paths"].get(path, {})


def test_every_parameter_is_still_understood(operation: tuple[Plain, Plain]) -> None:
    old, new = ({(each["in"], each["name"]): each["schema"] for each in side.get("parameters", [])} for side in operation)
    assert old.keys() <= new.keys()
    assert [loss for key in old for loss in losses(old[key], new[key], key[1], sent=True)] == []


def test_no_more_parameters_are_required(operation: tuple[Plain, Plain]) -> None:
    old, new = ({each["name"] for each in side.get("parameters", []) if each.get("required")} for side in operation)
    assert new <= old


def test_every_body_of_a_request_is_still_understood(operation: tuple[Plain, Plain]) -> None:
    old, new = (side.get("requestBody", {}) for side in operation)
    assert list(lost_bodies(old, new, "body", sent=True)) == []
    assert new.get("required", False) == old.get("required", False)


def test_every_answer_still_has_all_its_fields(operation: tuple[Plain, Plain]) -> None:
    old, new = (side["responses"] for side in operation)
    assert old.keys() <= new.keys()
    assert [loss for status in old for loss in lost_bodies(old[status], new[status], status, sent=False)] == []


@pytest.mark.parametrize("name", BESIDE_REQUESTS)
def test_messages_of_the_socket_and_views_still_have_all_their_fields(name: str) -> None:
    new = NEW["components"]["schemas"][name]
    assert list(losses(SCHEMAS[name], new, name, sent=name == SENT_BESIDE_REQUESTS)) == []


@pytest.mark.parametrize("name", SCHEMAS)
def test_every_schema_keeps_its_name(name: str) -> None:
    assert name in NEW["components"]["schemas"]
