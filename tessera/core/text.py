"""Text for people: messages of the catalogues, with names of components in the reader's language."""

from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import TYPE_CHECKING, Any

from .catalogues import LANGUAGES, Variables, bundle, message_ids, variables_of
from .errors import Reason

if TYPE_CHECKING:
    from .game import Event, Game

__all__ = ["LANGUAGES", "Text"]

TYPED = {"player", "names", "file", "why", "move", "text", "value", "key", "bot"}  # facts that a person wrote, not ids


@lru_cache(maxsize=10_000)
def change_said(language: str, message: str, value: int) -> str:
    """A change by a number, cached because the same ones recur."""
    return Text(language).format(message, {"sign": "+" if value > 0 else "−", "number": abs(value)})


@lru_cache(maxsize=100)
def names_in(game: "Game", language: str) -> Mapping[str, str]:
    """The names of all components of a game."""
    return game.names(language)


SOMEBODY = "\0"  # stands for a player's name


TO_SELF = "you"  # the attribute of a message that speaks to the player whom it is about


@lru_cache(maxsize=20_000)
def event_said(
    language: str, game: "Game | None", name: str, of_somebody: bool, to_self: bool, facts: tuple[tuple[str, Any], ...]
) -> str:
    """An event in words with a placeholder for the player, cached because the same ones recur."""
    text = Text(language, game)
    message = f"{text.prefix}-event-{name}"
    if not text.has(message):  # a game without messages of its own
        what = ", ".join([name, *(f"{key} {value}" for key, value in facts)])
        return f"{SOMEBODY}: {what}" if of_somebody else what
    attribute = TO_SELF if to_self and TO_SELF in text.bundle.get_message(message).attributes else None
    return text.sentence(message, attribute, dict(facts), {"player": SOMEBODY} if of_somebody else {})


MARK = "\1"  # before and after the name of a fact that is filled in later


@lru_cache(maxsize=1_000)
def variables_in(language: str, message: str, attribute: str | None) -> Variables:
    """The variables of a message, or of one of its attributes."""
    found = bundle(language).get_message(message)
    return variables_of(found.attributes[attribute] if attribute else found.value)


@lru_cache(maxsize=20_000)
def sentence_parts(language: str, message: str, attribute: str | None, examined: tuple[tuple[str, Any], ...]) -> tuple[str, ...]:
    """A message with the facts that it examines, as words and names of missing facts in turn; Fluent takes its time for it."""
    missing = {name: f"{MARK}{name}{MARK}" for name in variables_in(language, message, attribute).repeated}
    return tuple(Text(language).format(message, {**missing, **dict(examined)}, attribute).split(MARK))


def forget_names() -> None:
    """Forgets the names and events of all games, which would keep games in memory that are dropped."""
    names_in.cache_clear()
    event_said.cache_clear()


class Text:
    """Messages in one language; with a game, ids of its components are replaced by their names."""

    def __init__(self, language: str, game: "Game | None" = None) -> None:
        self.language = language
        self.game = game
        self.bundle = bundle(language)
        self.names: Mapping[str, str] = names_in(game, language) if game else {}

    def __call__(self, message: str | Reason, /, **facts: Any) -> str:
        """Formats a message; a fact that is an id is replaced by its name."""
        if isinstance(message, Reason):
            return self(message.message, **message.facts)
        return self.format(message, {key: value if key in TYPED else self.readable(value) for key, value in facts.items()})

    def format(self, message: str, facts: Mapping[str, Any], attribute: str | None = None) -> str:
        """Formats a message or one of its attributes; raises LookupError if the catalogue is faulty."""
        found = self.bundle.get_message(message)
        pattern = found.attributes[attribute] if attribute else found.value
        assert pattern is not None, f"{message} has no text of its own"
        formatted, faults = self.bundle.format_pattern(pattern, dict(facts))
        if faults:
            raise LookupError(f"{self.language}.ftl, {message}: {faults[0]}")
        return str(formatted)

    def has(self, message: str) -> bool:
        """Whether the catalogue has a message."""
        return self.bundle.has_message(message)

    def attribute(self, message: str, name: str) -> str | None:
        """An attribute of a message, or None if it has none of that name."""
        return self.format(message, {}, name) if name in self.bundle.get_message(message).attributes else None

    def messages(self) -> list[str]:
        """The ids of all messages."""
        return message_ids(self.language)

    def readable(self, value: Any) -> Any:
        """A fact for people: ids as names, lists with commas."""
        if isinstance(value, str):
            return self.name(value)
        if isinstance(value, Reason):
            return self(value)
        if isinstance(value, list | tuple):
            return ", ".join(str(self.readable(item)) for item in value) or "–"
        return int(value) if hasattr(value, "__index__") else value

    def name(self, thing: str) -> str:
        """The name of a component or of a word of the game; other words stay as they are."""
        if thing in self.names:
            return self.names[thing]
        word = f"{self.prefix}-name-{thing}"
        return self(word) if self.has(word) else thing

    def event(self, event: "Event", seats: Sequence[str], you: int | None = None) -> str:
        """An event as a line of the log; `$change` is what it changed, and `you` the reader's seat, who is spoken to."""
        facts = tuple((key, tuple(value) if isinstance(value, list) else value) for key, value in event.facts.items())
        is_own = event.seat is not None and event.seat == you
        said = event_said(self.language, self.game, event.name, event.seat is not None, is_own, facts)
        return said if event.seat is None else said.replace(SOMEBODY, seats[event.seat])

    def sentence(self, message: str, attribute: str | None, facts: Mapping[str, Any], typed: Mapping[str, str]) -> str:
        """A message about an event; names are filled into what Fluent has said before."""
        variables = variables_in(self.language, message, attribute)
        used = {*facts, *typed, "change"} if variables.refers else variables.repeated | variables.examined
        values = {name: self.readable(facts[name]) for name in used if name in facts} | dict(typed)
        if "change" in used:
            values["change"] = self.change(facts)
        examined = [
            (name, value) for name, value in values.items() if name not in variables.repeated or not isinstance(value, str)
        ]
        parts = sentence_parts(self.language, message, attribute, tuple(examined))
        return "".join(values[part] if number % 2 else part for number, part in enumerate(parts))

    def change(self, facts: Mapping[str, Any]) -> str:
        """The changes among the facts that the catalogue has words for: “−€100, +1 disc”."""
        parts = [
            change_said(self.language, f"{self.prefix}-change-{key}", value)
            for key, value in facts.items()
            if isinstance(value, int) and value and self.has(f"{self.prefix}-change-{key}")
        ]
        return ", ".join(parts) or (self(f"{self.prefix}-change-none") if self.has(f"{self.prefix}-change-none") else "")

    @property
    def prefix(self) -> str:
        """The prefix of the game's messages."""
        return self.game.name if self.game else "core"
