"""What does not run on the event loop, and what must."""

import inspect
from collections.abc import Iterator
from typing import Any

from fastapi.dependencies.models import Dependant
from fastapi.routing import APIRoute, APIWebSocketRoute

from tessera.server.http.routes import accounts, people, play, study, system
from tessera.server.tables.pipeline import MANY_MOVES, is_slow
from tessera.server.wire.commands import Play, Undo


def calls(dependant: Dependant) -> Iterator[Any]:
    """A route's function, and all functions that it depends on."""
    yield dependant.call
    for other in dependant.dependencies:
        yield from calls(other)


def test_no_route_and_no_dependency_takes_a_thread_by_itself() -> None:
    """FastAPI calls plain functions in threads of its own, which are shared by everybody without any fairness."""
    modules = (accounts, people, play, study, system)
    routes = [route for module in modules for route in module.router.routes if isinstance(route, APIRoute | APIWebSocketRoute)]
    assert len(routes) > len(modules)
    plain = {call.__name__ for route in routes for call in calls(route.dependant) if not inspect.iscoroutinefunction(call)}
    assert plain == set()


def test_what_looks_through_a_whole_match_is_decided_in_a_thread() -> None:
    assert is_slow(Undo(id="a", do="undo", seen=1))
    assert is_slow(Play(id="a", do="play", seen=1, moves=["income"] * (MANY_MOVES + 1)))
    assert not is_slow(Play(id="a", do="play", seen=1, moves=["income"]))
