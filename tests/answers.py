"""Every answer of a server that tests get, checked against the models of the wire."""

import re

from pydantic import TypeAdapter

from tessera.server import wire

TABLE = "/api/tables/[A-Za-z0-9]+"
MODELS = {
    "(GET|POST) /api/me": wire.Me,
    "POST /api/guests": wire.Token,
    "POST /api/account": wire.Me,
    "(POST|DELETE) /api/session": wire.Me,
    "GET /api/me/tables": list[wire.Line],
    "GET /api/me/statistics": list[wire.GameRecord],
    "GET /api/statistics": list[wire.GameTrend],
    "GET /api/matches": list[wire.Line],
    "POST /api/bots": wire.TokenOfBot,
    "GET /api/bots": list[wire.BotView],
    "DELETE /api/bots/.+": wire.Done,
    "GET /api/games": list[wire.GameView],
    "GET /api/games/.+/box": wire.Box,
    "POST /api/tables": wire.TableLaid,
    "GET /api/tables": list[wire.Line],
    f"GET {TABLE}": wire.TableView,
    f"POST {TABLE}/commands": wire.Ack,
    f"GET {TABLE}/(entries|recap)": list[wire.EntryView],
    f"POST {TABLE}/(preview|what-if)": wire.Preview,
    f"POST {TABLE}/refusals": list[wire.Refusal],
    f"GET {TABLE}/steps": wire.Steps,
    f"POST {TABLE}/analyses": wire.AnalysisView,
    "GET /api/analyses/.+": wire.AnalysisView,
    "GET /(healthz|readyz)": wire.Health,
}
ADAPTERS = {re.compile(route): TypeAdapter(model) for route, model in MODELS.items()}
SAID = TypeAdapter(wire.Said)


def check_answer(answer):
    """An answer over HTTP, which is of its form: a refusal says why, and any other answer is what the route promises."""
    path = answer.request.url.path
    if answer.is_client_error:
        wire.Problem.model_validate_json(answer.content)
    for route, adapter in ADAPTERS.items():
        if answer.is_success and route.fullmatch(f"{answer.request.method} {path}"):
            adapter.validate_json(answer.content)
    return answer


def check_said(text):
    """A message of a socket, which is of its form, as plain data."""
    return SAID.validate_json(text).model_dump()
