"""The description of the API knows the views of all games as one type, and the messages of the socket."""

from dataclasses import replace

import pytest

from tessera import find_game
from tessera.server.openapi import description
from tessera.server.wire.description import any_view

DECLARED = [find_game("prosperity"), find_game("neotopia")]
UNDECLARED = replace(DECLARED[0], name="game-without-schema", view_schema=None)
VIEWS = [{"$ref": "#/components/schemas/ProsperityView"}, {"$ref": "#/components/schemas/NeotopiaView"}]


def test_a_view_is_one_of_the_views_of_the_games_by_their_name() -> None:
    found = any_view(DECLARED)
    assert found["oneOf"] == VIEWS
    assert found["discriminator"]["propertyName"] == "game"
    assert set(found["discriminator"]["mapping"]) == {"prosperity", "neotopia"}


def test_a_view_of_a_game_without_a_schema_is_any_object() -> None:
    found = any_view([*DECLARED, UNDECLARED])
    assert found["anyOf"] == [*VIEWS, {"type": "object", "additionalProperties": True}]


@pytest.mark.parametrize("message", ["Position", "StepView"])
def test_messages_with_a_view_refer_to_the_views_of_the_games(message: str) -> None:
    schemas = description()["components"]["schemas"]
    assert schemas[message]["properties"]["view"] == {"$ref": "#/components/schemas/AnyView"}


def test_an_analysis_has_a_described_result() -> None:
    schemas = description()["components"]["schemas"]
    results = schemas["AnalysisView"]["properties"]["result"]["anyOf"]
    names = ("PositionAnalysis", "MatchAnalysis", "FailedAnalysis")
    assert results == [*({"$ref": f"#/components/schemas/{name}"} for name in names), {"type": "null"}]
