"""The catalogues of browsers: in parts, and parsed, so that a phone need not do it."""

import json
import re
from functools import cache
from typing import Any

from fluent.syntax import FluentParser, ast

from tessera.core.catalogues import sources
from tessera.core.registry import game_names

FOR_OTHERS = "(cli|terminal|bench|arena|fit|serve|site|backup|verify|fault)-|#"  # what a browser never says by itself
OF_GAMES_FOR_OTHERS = "(event|fault|wrong)-"
# A catalogue comes in parts, because a phone waits for each kilobyte: what a table says at once is first, and this is not in it.
OF_PAGES = (
    "web-(account|engine|front|hint|learn|lesson|lobby|matches|new|offline|ratings|rules|set|speed|study|theme)-|"
    "(bad|broken|cannot|components|field|file|hint|no-such|not|other|rules|server|wrong)-"
)
OF_PAGES_IN_GAMES = "(about|box|lesson|no|not|nothing|option|pay|points|reconstructed|space|split|why)\\b"
OF_RULES = "(rules?-|goal)"


@cache
def parts_of(language: str) -> dict[str, str]:
    """The parts of a catalogue that browsers ask for, as Fluent; together they are two thirds of it."""
    games = f"({'|'.join(map(re.escape, game_names()))})-"
    kinds = {
        None: f"{FOR_OTHERS}|{games}{OF_GAMES_FOR_OTHERS}",
        "rules": f"{games}{OF_RULES}",
        "pages": f"{OF_PAGES}|{games}{OF_PAGES_IN_GAMES}",
        "": "",
    }
    parts = dict.fromkeys(kinds, "")
    for message in (message for source in sources(language) for message in re.split(r"(?m)^(?=\S)", source)):
        parts[next(part for part, kind in kinds.items() if re.match(kind, message))] += message
    return {part: text for part, text in parts.items() if part is not None}


@cache
def for_browsers(language: str) -> dict[str, str]:
    """The same parts as JSON: each message is a list of its id, its pattern and, where there are any, its attributes."""
    return {
        part: json.dumps(parsed(text), ensure_ascii=False, separators=(",", ":")) for part, text in parts_of(language).items()
    }


def parsed(text: str) -> list[list[Any]]:
    """The messages and terms of a catalogue in Fluent, with patterns as `@fluent/bundle` has them in memory."""
    body = FluentParser(with_spans=False).parse(text).body
    return [entry_of(entry) for entry in body if isinstance(entry, ast.Message | ast.Term)]


def entry_of(entry: ast.Message | ast.Term) -> list[Any]:
    """A message or a term, whose id begins with a hyphen."""
    sign = "-" if isinstance(entry, ast.Term) else ""
    attributes = {attribute.id.name: pattern_of(attribute.value) for attribute in entry.attributes}
    return [sign + entry.id.name, entry.value and pattern_of(entry.value), *([attributes] if attributes else [])]


def pattern_of(pattern: ast.Pattern) -> str | list[Any]:
    """A pattern: its text, or what it is composed of."""
    found = [element.value if isinstance(element, ast.TextElement) else expression_of(element) for element in pattern.elements]
    return found[0] if len(found) == 1 and isinstance(found[0], str) else found


def expression_of(expression: ast.SyntaxNode) -> dict[str, Any]:
    """Anything that stands in braces."""
    match expression:
        case ast.Placeable():
            return expression_of(expression.expression)
        case ast.StringLiteral():
            return {"type": "str", "value": expression.parse()["value"]}
        case ast.NumberLiteral():
            return {"type": "num", **expression.parse()}
        case ast.VariableReference():
            return {"type": "var", "name": expression.id.name}
        case ast.MessageReference():
            return {"type": "mesg", "name": expression.id.name, "attr": expression.attribute and expression.attribute.name}
        case ast.TermReference():
            attribute = expression.attribute and expression.attribute.name
            return {"type": "term", "name": expression.id.name, "attr": attribute, "args": arguments_of(expression.arguments)}
        case ast.FunctionReference():
            return {"type": "func", "name": expression.id.name, "args": arguments_of(expression.arguments)}
        case ast.SelectExpression(variants=variants):
            star = next(number for number, variant in enumerate(variants) if variant.default)
            found = [{"key": key_of(variant.key), "value": pattern_of(variant.value)} for variant in variants]
            return {"type": "select", "selector": expression_of(expression.selector), "variants": found, "star": star}
    raise TypeError(expression)


def key_of(key: ast.Identifier | ast.NumberLiteral) -> dict[str, Any]:
    """The key of a variant."""
    return {"type": "str", "value": key.name} if isinstance(key, ast.Identifier) else expression_of(key)


def arguments_of(arguments: ast.CallArguments | None) -> list[dict[str, Any]]:
    """What a function or a term is given."""
    if arguments is None:
        return []
    named = [{"type": "narg", "name": given.name.name, "value": expression_of(given.value)} for given in arguments.named]
    return [*map(expression_of, arguments.positional), *named]
