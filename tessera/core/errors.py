"""Errors for people: each is a message of the catalogues with its facts, so it can be shown in any language."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, Self

if TYPE_CHECKING:
    from .game import Game


@dataclass(frozen=True)
class Reason:
    """Why something is refused: a message of the catalogues, its facts, and the rule."""

    message: str
    facts: Mapping[str, Any] = field(default_factory=dict)
    rule: str | None = None


def shown(value: Any) -> str:
    """A value as the user gave it, for an error message."""
    return ",".join(map(str, value)) if isinstance(value, list | tuple) else str(value)


class TesseraError(Exception):
    """A request that cannot be fulfilled, with the reason."""

    def __init__(self, reason: Reason | str, /, **facts: Any) -> None:
        self.reason = Reason(reason, facts) if isinstance(reason, str) else reason
        self.game: Game | None = None
        super().__init__(self.reason)

    def of(self, game: "Game") -> Self:
        """The same error, shown with the names of a game's components."""
        self.game = game
        return self

    def message_in(self, language: str) -> str:
        """The error in a language."""
        from .text import Text  # only when an error is shown: the catalogues take a moment to read

        return Text(language, self.game)(self.reason)

    def __str__(self) -> str:
        return self.message_in("en")


class UnknownGame(TesseraError):
    """There is no game of this name."""


class BadOption(TesseraError):
    """An option, a number of players or a seed that the game does not take."""


class BadFile(TesseraError):
    """A file that cannot be read or written."""


class BadMatch(TesseraError):
    """A text that is not a match that can be replayed here."""


class BadComponents(TesseraError):
    """A file of components with a fault."""


def endless(game: "Game") -> BadComponents:
    """The fault of components with which a match goes on and on without a decision, or has none to offer."""
    return BadComponents("components-endless", game=game.name)


class IllegalMove(TesseraError):
    """A move that is mistyped, or not allowed now."""


class CannotUndo(TesseraError):
    """There is nothing to undo, or something hidden has been revealed since."""
