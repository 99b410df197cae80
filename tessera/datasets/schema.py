"""The columns of a data set in a Parquet file, and what its metadata says."""

import json
import shlex
from collections.abc import Sequence
from dataclasses import asdict
from importlib import import_module
from typing import Any

from tessera.core.errors import BadOption
from tessera.core.game import Game

from .plan import TEMPERATURE, Plan
from .players import is_network
from .run import Row

FORMAT, FORMAT_VERSION = "tessera-matches", 1
KEY = b"tessera"  # of the metadata


def arrow(part: str = "pyarrow") -> Any:
    """A module of pyarrow, which is an optional dependency."""
    try:
        return import_module(part)
    except ImportError as error:
        raise BadOption("data-no-pyarrow") from error


def command(plan: Plan) -> str:
    """The command that plays the matches of a plan again."""
    return shlex.join(["tessera", "export", *arguments(plan), *(["--vary"] if plan.vary else [])])


def arguments(plan: Plan) -> list[str]:
    """What a command is given to play the matches of a plan."""
    parts = [plan.game, "--matches", str(plan.matches), "--players", ",".join(map(str, plan.players))]
    parts += ["--bots", plan.bot, "--seed", str(plan.seed)]
    if is_network(plan.bot) and plan.temperature != TEMPERATURE:
        parts += ["--temperature", f"{plan.temperature:g}"]
    if plan.components:
        parts += ["--components", plan.components]
    for name, value in plan.options.items():
        parts += [f"--{name.replace('_', '-')}", ",".join(value) if isinstance(value, list) else str(value)]
    return parts


def about(plan: Plan, game: Game, versions: dict[str, str]) -> dict[str, Any]:
    """What a file says about itself: all that is needed to replay its rows, to play them again, and to read its actions."""
    return {
        "format": FORMAT,
        "version": FORMAT_VERSION,
        "game": game.name,
        "rules": game.version,
        "components": game.components,
        "own_components": game.own.text if game.own else None,
        "plan": asdict(plan),
        "command": command(plan),
        "versions": versions,
        "moves": list(game.texts),
    }


def schema_of(game: Game, facts: dict[str, Any]) -> Any:
    """The schema: a row is a match."""
    pa = arrow()
    options = [(each.name, pa.list_(pa.string()) if each.scope == "seat" else pa.string()) for each in game.options]
    fields = [
        ("match", pa.int64()),
        ("seed", pa.int64()),
        ("players", pa.int8()),
        *([("options", pa.struct(options))] if options else []),
        ("points", pa.list_(pa.int32())),
        ("ranks", pa.list_(pa.int8())),
        ("shares", pa.list_(pa.float32())),
        ("actions", pa.list_(pa.int16())),
    ]
    return pa.schema(fields, metadata={KEY: json.dumps(facts).encode()})


def table_of(rows: Sequence[Row], schema: Any) -> Any:
    """Rows as a table of a schema."""
    columns = {
        "match": [row.deal.number for row in rows],
        "seed": [row.deal.seed for row in rows],
        "players": [row.deal.players for row in rows],
        "options": [row.deal.options for row in rows],
        "points": [row.played.points for row in rows],
        "ranks": [row.played.ranks for row in rows],
        "shares": [row.shares for row in rows],
        "actions": [row.played.actions for row in rows],
    }
    pa = arrow()
    return pa.table([pa.array(columns[field.name], field.type) for field in schema], schema=schema)
