"""Generic functions: written over the rules of any game, and bound to those of one."""

from collections.abc import Callable, Mapping
from types import FunctionType, ModuleType, SimpleNamespace
from typing import Any

from .rule import Rule


def generic(function: Rule) -> Rule:
    """Marks a function that is written over the rules of any game; `bind` compiles it for one of them."""
    function.__dict__["is_generic"] = True
    return function


def bind(module: ModuleType, rules: Mapping[str, Any], compiler: Callable[[Rule], Rule]) -> SimpleNamespace:
    """The generic functions of `module`, compiled with the `rules` of one game in place of the names that these have."""
    bound: dict[str, Rule] = {}
    spaces: dict[int, dict[str, Any]] = {}  # one for each module that the functions come from
    for name, function in vars(module).items():
        if getattr(function, "is_generic", False):
            space = spaces.setdefault(id(function.__globals__), {**function.__globals__, **rules})
            bound[name] = rules.get(name) or compiler(with_globals(function, space))
    for space in spaces.values():
        space.update(bound)  # read when a function is first called, so that they may stand in any order
    return SimpleNamespace(**bound)


def with_globals(function: Rule, namespace: dict[str, Any]) -> Rule:
    """The same source over other globals."""
    source = getattr(function, "py_func", function)
    copy = FunctionType(source.__code__, namespace, source.__name__, source.__defaults__)
    copy.__doc__, copy.__module__ = source.__doc__, source.__module__
    return copy
