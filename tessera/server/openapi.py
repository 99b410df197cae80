"""Writes the description of the API, from which types of clients are generated: `python -m tessera.server.openapi FILE`."""

import json
import sys
from pathlib import Path
from typing import Any

from .app import make_app
from .settings import Settings


def description() -> dict[str, Any]:
    """What every server serves at `/openapi.json`."""
    return make_app(Settings()).openapi()


if __name__ == "__main__":
    path = Path(sys.argv[1])
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(json.dumps(description(), indent=1), encoding="utf-8")
