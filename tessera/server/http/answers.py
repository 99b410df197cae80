"""Answers to requests."""

from typing import Any

import orjson
from fastapi.responses import Response


def as_json(value: Any) -> Response:
    """An answer that is serialized by orjson, since parts of it are JSON already."""
    return Response(orjson.dumps(value), media_type="application/json")
