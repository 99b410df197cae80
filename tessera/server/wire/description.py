"""What FastAPI does not describe of the API: the messages of the socket, and the views and boxes of the games."""

from typing import Any, Literal

from pydantic import TypeAdapter

from tessera.core.game import Game
from tessera.core.registry import all_games

from .socket import Asked, Said
from .table import ANY_VIEW

Schema = dict[str, Any]
REF = "#/components/schemas/"


def complete(description: Schema) -> None:
    """Adds it to a description."""
    schemas: dict[str, Schema] = description["components"]["schemas"]
    described = dict(schemas)  # as a request or an answer: where a message of the socket contains the same, this one counts
    schemas |= schemas_of("Asked", Asked, "validation") | schemas_of("Said", Said, "serialization") | described
    games = all_games()
    for game in games:
        for kind, form in (("View", game.view_schema), ("Box", game.box_schema)):
            if form is not None:
                schemas |= schemas_of(f"{title(game)}{kind}", form, "serialization", prefix=title(game))
    for schema in schemas.values():
        for name, field in schema.get("properties", {}).items():
            if field.get("title") == ANY_VIEW:
                schema["properties"][name] = {"$ref": f"{REF}{ANY_VIEW}"}
    schemas[ANY_VIEW] = any_view(games)


def any_view(games: list[Game]) -> Schema:
    """The views of all games, told apart by `game`; if a game does not declare the form of its views, anything else too."""
    description = "What a seat may know of a match, in the form of its game."
    declared = {game.name: f"{REF}{title(game)}View" for game in games if game.view_schema is not None}
    views: list[Schema] = [{"$ref": ref} for ref in declared.values()]
    if len(declared) == len(games):
        return {"description": description, "oneOf": views, "discriminator": {"propertyName": "game", "mapping": declared}}
    return {"description": description, "anyOf": [*views, {"type": "object", "additionalProperties": True}]}


def title(game: Game) -> str:
    """What the names of a game's schemas begin with."""
    return game.name.title().replace("-", "")


def schemas_of(name: str, kind: Any, mode: Literal["validation", "serialization"], prefix: str = "") -> dict[str, Schema]:
    """The schema of a type under a name, and those of all types in it."""
    schema = TypeAdapter(kind).json_schema(ref_template=f"{REF}{prefix}{{model}}", mode=mode)
    inner = schema.pop("$defs", {})
    return {**{f"{prefix}{each}": inner[each] for each in inner}, name: schema}
