"""Every answer of a server that tests get, checked against the models of the wire."""

import re
from typing import Any

import httpx
from pydantic import TypeAdapter

from tessera.server.wire.commands import Ack
from tessera.server.wire.people import BotView, Done, Export, Me, Renewed, SessionView, Token, TokenOfBot
from tessera.server.wire.socket import Said
from tessera.server.wire.statistics import GameRecord, GameTrend
from tessera.server.wire.study import AnalysisView, Steps
from tessera.server.wire.system import Box, GameView, Health, Problem
from tessera.server.wire.table import EntryView, Line, Preview, Refusal, TableLaid, TableView

Json = Any  # decoded: what it is was checked against a model

TABLE = "/api/tables/[A-Za-z0-9]+"
MODELS: dict[str, Any] = {
    "(GET|POST) /api/me": Me,
    "POST /api/guests": Token,
    "POST /api/account(/deletion)?": Me,
    "POST /api/account/password": Renewed,
    "GET /api/me/export": Export,
    "GET /api/sessions": list[SessionView],
    "DELETE /api/sessions(/.+)?": Done,
    "(POST|DELETE) /api/session": Me,
    "GET /api/me/tables": list[Line],
    "GET /api/me/statistics": list[GameRecord],
    "GET /api/statistics": list[GameTrend],
    "GET /api/matches": list[Line],
    "POST /api/bots": TokenOfBot,
    "GET /api/bots": list[BotView],
    "DELETE /api/bots/.+": Done,
    "GET /api/games": list[GameView],
    "GET /api/games/.+/box": Box,
    "POST /api/tables": TableLaid,
    "GET /api/tables": list[Line],
    f"GET {TABLE}": TableView,
    f"POST {TABLE}/commands": Ack,
    f"GET {TABLE}/(entries|recap)": list[EntryView],
    f"POST {TABLE}/(preview|what-if)": Preview,
    f"POST {TABLE}/refusals": list[Refusal],
    f"GET {TABLE}/steps": Steps,
    f"POST {TABLE}/analyses": AnalysisView,
    "GET /api/analyses/.+": AnalysisView,
    "GET /(healthz|readyz)": Health,
}
ADAPTERS: dict[re.Pattern[str], TypeAdapter[Any]] = {re.compile(route): TypeAdapter(model) for route, model in MODELS.items()}
SAID: TypeAdapter[Any] = TypeAdapter(Said)
PROBLEM: TypeAdapter[Any] = TypeAdapter(Problem)


def check_answer(answer: httpx.Response) -> httpx.Response:
    """An answer over HTTP, which is of its form: a refusal says why, and any other answer is what the route promises."""
    path = answer.request.url.path
    if answer.is_client_error:
        PROBLEM.validate_json(answer.content)
    for route, adapter in ADAPTERS.items():
        if answer.is_success and route.fullmatch(f"{answer.request.method} {path}"):
            adapter.validate_json(answer.content)
    return answer


def check_said(text: str | bytes) -> Json:
    """A message of a socket, which is of its form, as plain data."""
    return SAID.validate_json(text)
