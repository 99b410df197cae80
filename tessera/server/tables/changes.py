"""How tables change, without waiting, storing or sending: the core that a server and a browser without one share."""

import time
from dataclasses import dataclass
from typing import Any

from tessera.core.game import Event
from tessera.core.match import Match

from ..people.person import Person
from ..store.entries import Entry, EntryKind
from ..wire.commands import AnyCommand, Command
from .plan import Plan
from .table import Draft, LoggedEntry, Table, created


@dataclass(frozen=True)
class NewEntry:
    """An entry that is yet to be stored, and gets its number and its time then."""

    kind: EntryKind
    body: dict[str, Any]
    draft: Draft | None = None  # the match after it, if its moves have been tried out
    opens: Plan | None = None  # of a rematch: the plan of the other table, whose id is in the body


# Commands of the server itself, which are decided in the same way as those of people


@dataclass(frozen=True)
class BotTurn:
    """A turn that a bot has chosen, in its own seat or for a person who is away."""

    level: str
    seen: int  # `Table.changed` when it began to think: the turn counts only if the match is still the same
    actions: list[int]
    draft: Draft


@dataclass(frozen=True)
class ClockTurn:
    """A turn that a bot has chosen for a person whose clock has run out."""

    at: float  # when the server noticed
    seen: int
    actions: list[int]
    draft: Draft


@dataclass(frozen=True)
class ClaimSeats:
    """A guest has signed in to an account: the guest's seats become the account's."""

    guest: str


ServerCommand = BotTurn | ClockTurn | ClaimSeats


# Changes


@dataclass(frozen=True)
class Change:
    """A new entry of a table, the table after it, and the one that it opens."""

    entry: Entry
    after: Table
    opened: Table | None


def earlier(table: Table, who: Person | None, command: AnyCommand | ServerCommand) -> int | None:
    """The number of the entry that a command has become before, if it is repeated."""
    return table.commands.get((who.id if who else None, command.id)) if isinstance(command, Command) else None


def change(
    table: Table,
    new: NewEntry,
    who: Person | None = None,
    command: AnyCommand | ServerCommand | None = None,
    at: float | None = None,
) -> Change:
    """Numbers and dates what was decided; without a command, it follows by itself."""
    by, now = who.id if who else None, time.time() if at is None else at
    entry = Entry(table.number + 1, now, new.kind, by, command.id if isinstance(command, Command) else None, new.body)
    opened = None if new.opens is None else created(new.body["table"], new.opens, by, now)
    return Change(entry, table.after(entry, new.draft), opened)


def remembered(table: Table, since: int) -> list[LoggedEntry] | None:
    """What happened at a table after an entry; None if it is no longer in memory, and the log has to be read."""
    if since >= table.number:
        return []
    if not table.recent or table.recent[0].entry.number > since + 1:
        return None
    return [logged for logged in table.recent if logged.entry.number > since]


class Turn:
    """What a bot does until another seat has to decide, in a copy of the match."""

    def __init__(self, match: Match, level: str, seen: int = 0) -> None:
        self.level, self.seen, self.seat, self.match = level, seen, match.seat, match.fork()
        self.actions, self.events = list[int](), list[Event]()

    @property
    def is_unfinished(self) -> bool:
        """Whether its seat has another decision to make."""
        return self.match.seat == self.seat

    def play(self, action: int) -> None:
        """Adds a decision."""
        self.events += self.match.play_action(action)
        self.actions.append(action)

    @property
    def draft(self) -> Draft:
        """The match after it, and what happened."""
        return self.match, self.events

    @property
    def command(self) -> BotTurn:
        """The command that plays it."""
        return BotTurn(self.level, self.seen, self.actions, self.draft)
