"""What a message does with the facts that it is given: which it merely repeats, and which it chooses its words by."""

from dataclasses import dataclass, field
from typing import Any

from fluent.syntax import ast
from fluent.syntax.visitor import Visitor


@dataclass(frozen=True)
class Variables:
    """The variables of a message."""

    repeated: frozenset[str]  # whatever they are, the words around them stay the same
    examined: frozenset[str]  # by a selector or a function
    refers: bool  # to another message, which may use others


def variables_of(pattern: Any) -> Variables:
    """Finds the variables of a message in its pattern."""
    found = Finder()
    found.visit(pattern)
    return Variables(frozenset(found.repeated - found.examined), frozenset(found.examined), found.refers)


@dataclass
class Finder(Visitor):
    """Goes through a pattern and notes its variables."""

    repeated: set[str] = field(default_factory=set)
    examined: set[str] = field(default_factory=set)
    refers: bool = False

    def visit_Placeable(self, node: ast.Placeable) -> None:  # noqa: N802
        """Notes a variable that stands by itself."""
        if isinstance(node.expression, ast.VariableReference):
            self.repeated.add(node.expression.id.name)
        else:
            self.generic_visit(node)

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        """Notes any other variable."""
        self.examined.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802
        """Notes that the variables of another message count too."""
        self.refers = True
