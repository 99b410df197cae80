"""The whole API in words for programs: `python -m tessera.server.openapi FILE` writes what types of clients are made of.

It is the description that every server gives at `/openapi.json`, with the messages of sockets and the views and boxes of games.
"""

import json
import sys
from pathlib import Path
from typing import Any, Literal

from pydantic import TypeAdapter

from tessera.core.registry import find_game, game_names

from .app import make_app
from .settings import Settings
from .wire.socket import Asked, Said

Schemas = dict[str, Any]


def description() -> dict[str, Any]:
    """The description of the API, with the messages of the socket, and the views and boxes of the games."""
    found = make_app(Settings()).openapi()
    schemas = found["components"]["schemas"]
    schemas |= schemas_of("Asked", Asked, "validation") | schemas_of("Said", Said, "serialization") | schemas
    for game in map(find_game, game_names()):
        title = game.name.title().replace("-", "")
        for kind, schema in (("View", game.view_schema), ("Box", game.box_schema)):
            if schema is not None:
                schemas |= schemas_of(f"{title}{kind}", schema, "serialization", prefix=title)
    return found


def schemas_of(name: str, kind: Any, mode: Literal["validation", "serialization"], prefix: str = "") -> Schemas:
    """The schema of a type under a name, and those of all types in it."""
    schema = TypeAdapter(kind).json_schema(ref_template=f"#/components/schemas/{prefix}{{model}}", mode=mode)
    inner = schema.pop("$defs", {})
    return {**{f"{prefix}{each}": inner[each] for each in inner}, name: schema}


if __name__ == "__main__":
    path = Path(sys.argv[1])
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(json.dumps(description(), indent=1), encoding="utf-8")
