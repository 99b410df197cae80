"""Generic functions: written against the rules of the contract, and bound to those of one game."""

from collections.abc import Callable, Mapping
from types import FunctionType, ModuleType, SimpleNamespace
from typing import Any

from .rule import Rule


def generic(function: Rule) -> Rule:
    """Marks a function that calls the rules of the contract; `bind` compiles it for one game."""
    function.__dict__["is_generic"] = True
    return function


def bind(module: ModuleType, rules: Mapping[str, Any], compiler: Callable[[Rule], Rule]) -> SimpleNamespace:
    """The generic functions of a module, compiled with the rules of one game in place of the contract's placeholders."""
    bound: dict[str, Rule] = {}
    namespaces: dict[int, dict[str, Any]] = {}  # one for each module that the functions come from
    for name, function in vars(module).items():
        if getattr(function, "is_generic", False):
            namespace = namespaces.setdefault(id(function.__globals__), {**function.__globals__, **rules})
            bound[name] = rules.get(name) or compiler(with_globals(function, namespace))
    for namespace in namespaces.values():
        namespace.update(bound)  # Numba reads globals at the first call, so functions may be defined in any order
    return SimpleNamespace(**bound)


def with_globals(function: Rule, namespace: dict[str, Any]) -> Rule:
    """A copy of a function with other globals."""
    source = getattr(function, "py_func", function)
    copy = FunctionType(source.__code__, namespace, source.__name__, source.__defaults__)
    copy.__doc__, copy.__module__ = source.__doc__, source.__module__
    return copy
